## The replay

web-replay = Relecture
web-replay-watch = Revoir la partie
web-replay-watch-of = Revoir la partie : { $table }
web-replay-return = Retour à la relecture
web-replay-opening = Ouverture de la partie…
web-replay-person = Joueur { $seat }
web-replay-setup = Le jeu est en place.
web-replay-unseen = { $player } fait quelque chose que les autres ne voient pas.
web-replay-steps = Parcourir la partie
web-replay-scrubber = Moment de la partie
web-replay-moment = { $moment } / { $last }
web-replay-play = Lecture (espace)
web-replay-pause = Pause (espace)
web-replay-back = Un pas en arrière (←)
web-replay-on = Un pas en avant (→)
web-replay-turn-back = Au tour précédent (Maj ←)
web-replay-turn-on = Au tour suivant (Maj →)
web-replay-speed = Vitesse : { $speed }×
web-replay-eyes = Vu par
web-replay-watchers = Spectateurs
web-replay-copy = Copier le lien vers ce moment
web-replay-link-above = Le lien vers ce moment est dans la barre d’adresse : on peut le copier de là.
web-replay-open = Ouvrir une partie enregistrée
web-replay-open-how = Un fichier choisi ou déposé ici, et la partie se regarde à nouveau.
web-replay-choose = Choisir un fichier
web-replay-drop = Il suffit de lâcher le fichier.
web-replay-too-big = Ce fichier est trop gros pour une partie enregistrée.

## The end

web-end-by = Fin
web-end-by-guild = { $player }, dernière carte Guilde
web-end-by-mine = { $player }, dernière carte Mine
web-end-by-kings = { $player }, quatre Objets du Roi
web-end-by-rounds = manche 100
web-end-turns = Tours
web-end-played = Durée
web-end-ahead =
    { $finest ->
        [0] { "" }
        [1] Avec une des trois plus belles pièces :{ " " }
        [3] Avec les trois plus belles pièces :{ " " }
       *[other] Avec { $finest } des trois plus belles pièces :{ " " }
    }{ $coins ->
        [one] 1 pièce d’avance sur { $player }.
       *[other] { $coins } pièces d’avance sur { $player }.
    }
web-end-equal = Tous ont { $coins } pièces.
web-end-coins = Pièces
    .note = dans la bourse
web-end-stock = Marché
    .note = vendu à la valeur d’achat
web-end-bonus = Plus belles
    .note = arme, bouclier, armure
web-end-kings = Objets du Roi
    .note = révélés
web-end-badge-weapon = +{ $coins } arme
web-end-badge-shield = +{ $coins } bouclier
web-end-badge-armor = +{ $coins } armure
web-end-no-kings = Aucun Objet du Roi
web-end-wealth = La fortune au fil du temps
web-end-wealth-how = pièces après chaque manche, puis la pesée
web-end-weighed = la pesée
web-end-start = début
web-lasted-short = moins d’une minute
web-lasted-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-lasted-hours = { $hours } h { $minutes } min

## Was the shuffle fair?

web-verify-fair = La graine correspond au sceau montré avant le premier coup
web-verify-fits = La graine correspond au sceau
web-verify-unfair = Quelque chose ne colle pas : à regarder de près
web-verify-yes = Juste :
web-verify-no = Faux :
web-verify-idea = Avant le premier coup, le serveur a montré un sceau : l’empreinte de sa graine secrète. Chaque navigateur y a ajouté son propre sel. La graine et les sels forment ensemble la clé du mélange ; personne n’a donc pu choisir l’ordre des cartes. Ce navigateur vient de vérifier :
web-verify-seed-holds = L’empreinte de la graine révélée est bien le sceau.
web-verify-seed-fails = L’empreinte de la graine révélée n’est pas le sceau. Ce n’est pas cette graine qui avait été scellée.
web-verify-seal-holds = Le sceau est celui que ce navigateur a vu avant le premier coup.
web-verify-seal-fails = Le sceau n’est pas celui que ce navigateur a vu avant le premier coup. Il a été échangé.
web-verify-seal-unknown = Ce navigateur n’était pas à la table avant le premier coup ; il ne peut pas connaître le sceau d’alors.
web-verify-salt-holds = Le sel de ce navigateur est dans le mélange.
web-verify-salt-fails = Le sel de ce navigateur manque dans le mélange.
web-verify-salt-unknown = Ce navigateur n’a pas donné de sel : personne ne s’est assis à cette table avec lui.
web-verify-salt = Sel : { $player }
web-verify-no-salt = aucun
web-verify-key = Clé du mélange
web-verify-program = Le programme va plus loin : il mélange avec cette clé et rejoue toute la partie à partir du fichier, sans ce serveur.
