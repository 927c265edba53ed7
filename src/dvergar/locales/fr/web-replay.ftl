## The replay

web-replay = Relecture
web-replay-watch = Revoir la partie
web-replay-watch-of = Revoir la partie : { $table }
web-replay-return = Retour à la relecture
web-replay-opening = Ouverture de la partie…
web-replay-person = Joueur { $seat }
web-replay-setup = Le jeu est en place.
web-replay-unseen = { $player } fait une action cachée.
web-replay-steps = Commandes de la relecture
web-replay-scrubber = Position dans la partie
web-replay-moment = { $moment } / { $last }
web-replay-play = Lecture (espace)
web-replay-pause = Pause (espace)
web-replay-back = Action précédente (←)
web-replay-on = Action suivante (→)
web-replay-turn-back = Tour précédent (Maj ←)
web-replay-turn-on = Tour suivant (Maj →)
web-replay-speed = Vitesse : { $speed }×
web-replay-eyes = Vu par
web-replay-watchers = Spectateur
web-replay-copy = Copier le lien vers ce moment
web-replay-link-above = Copiez le lien depuis la barre d’adresse.
web-replay-open = Ouvrir une partie enregistrée
web-replay-open-how = Choisissez ou déposez un fichier pour revoir la partie.
web-replay-choose = Choisir un fichier
web-replay-drop = Déposez le fichier pour l’ouvrir.
web-replay-too-big = Ce fichier est trop gros pour être une partie enregistrée.

## The end

web-end-by = Fin de partie
web-end-by-guild = { $player }, dernière carte Guilde
web-end-by-mine = { $player }, dernière carte Mine
web-end-by-kings = { $player }, quatre Objets du Roi
web-end-by-rounds = limite de 100 manches
web-end-turns = Tours
web-end-played = Durée
web-end-ahead =
    { $finest ->
        [0] { "" }
        [1] Avec une des trois plus belles pièces :{ " " }
        [3] Avec les trois plus belles pièces :{ " " }
       *[other] Avec { $finest } des trois plus belles pièces :{ " " }
    }{ $coins ->
        [one] 1 pièce d’avance sur { $player }.
       *[other] { $coins } pièces d’avance sur { $player }.
    }
web-end-equal = Tout le monde a { $coins } pièces.
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
web-end-wealth-how = pièces après chaque manche, puis décompte final
web-end-weighed = décompte final
web-end-start = début
web-lasted-short = moins d’une minute
web-lasted-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-lasted-hours = { $hours } h { $minutes } min

## Was the shuffle fair?

web-verify-fair = La graine correspond à l’empreinte montrée avant la partie
web-verify-fits = La graine correspond à l’empreinte
web-verify-unfair = La vérification a échoué. Voyez les détails.
web-verify-yes = Réussi :
web-verify-no = Échec :
web-verify-idea = Avant la partie, le serveur a montré l’empreinte d’une graine secrète. Le navigateur de chaque joueur y a ajouté un sel aléatoire. La graine et les sels forment la clé du mélange : personne n’a donc pu choisir l’ordre des cartes. Votre navigateur vient de vérifier :
web-verify-seed-holds = La graine révélée a bien cette empreinte.
web-verify-seed-fails = La graine révélée a une autre empreinte. Ce n’est pas celle d’avant la partie.
web-verify-seal-holds = Ce navigateur a vu la même empreinte avant la partie.
web-verify-seal-fails = Ce navigateur a vu une autre empreinte avant la partie. Elle a été remplacée.
web-verify-seal-unknown = Ce navigateur n’était pas à la table avant la partie. Il ne peut pas comparer les empreintes.
web-verify-salt-holds = Le sel de ce navigateur fait partie du mélange.
web-verify-salt-fails = Le sel de ce navigateur manque dans le mélange.
web-verify-salt-unknown = Ce navigateur n’a pas ajouté de sel, car personne ne s’en est servi pour prendre une place.
web-verify-salt = Sel : { $player }
web-verify-no-salt = aucun
web-verify-key = Clé du mélange
web-verify-program = Pour une vérification complète, téléchargez la partie et lancez « dvergar verify ». Il rejoue toute la partie avec cette clé, sans ce serveur.
