# Dwarven Smithy: what a player reads at the table.

smithy-title = Dwarven Smithy
smithy-tagline = Taillez, fabriquez, commercez et servez le Roi en secret.
smithy-reconstructed = Les cartes sont notre propre reconstitution, et non celles de l’édition imprimée.

## Options

smithy-option-mode = Mode de jeu
    .help = Les cartes Guilde avec lesquelles vous jouez.
smithy-option-mode-starter = Mode débutant
    .help = 43 cartes, de base et du mode débutant. Idéal pour une première partie.
smithy-option-mode-full = Mode avancé
    .help = Les 60 cartes de base et du mode avancé, avec bien plus d’Objets du Roi.
smithy-option-bidding = Enchères
    .help = Les cartes des autres Marchés sont mises aux enchères au lieu d’être vendues à prix fixe. Chaque joueur peut enchérir une fois.
smithy-option-endless-mine = Mine sans fin
    .help = Quand la Mine est épuisée, les ressources défaussées et l’Entrepôt la reconstituent. Elle ne met plus fin à la partie.
smithy-option-first = Premier joueur
    .help = Qui joue le premier tour. Sans choix, le premier joueur est tiré au sort.

## Areas and values

smithy-area-hand = Main
smithy-area-market = Marché
smithy-area-workshop = Atelier
smithy-area-warehouse = Entrepôt
smithy-area-mine = Mine
smithy-area-guild = Guilde
smithy-area-discard = Cartes Guilde défaussées
smithy-area-scrap = Ressources défaussées
smithy-area-apprentices = Apprentis
smithy-area-tools = Outils
smithy-area-stacks = Piles de fabrication
smithy-area-kings = Objets du Roi
smithy-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
smithy-round = Manche { $round }
smithy-heading = Manche { $round } · { $player }
smithy-turn-of = À { $player } de jouer
smithy-limit = { $count }/{ $limit }
smithy-hidden-king = Objet du Roi, face cachée
smithy-tilted = carte inclinée
smithy-refined = côté taillé
smithy-unrefined = côté non taillé
smithy-buy-value = Valeur d’achat
smithy-sell-value = Valeur de vente
smithy-completed-value = Valeur finale
smithy-cost = Coût
smithy-guild-backs =
    { $count ->
        [one] { $count } carte Guilde
       *[other] { $count } cartes Guilde
    }
smithy-mine-backs =
    { $count ->
        [one] { $count } carte de la Mine
       *[other] { $count } cartes de la Mine
    }
smithy-actions-left =
    { $left ->
        [one] encore { $left } action
       *[other] encore { $left } actions
    }
smithy-last-turn = Dernier tour, déclenché par { $player }.

## Questions to the player

smithy-ask-complete = Terminez vos piles de fabrication. Laquelle maintenant ?
smithy-ask-tool = Outil terminé : { $card }. Le garder ou le vendre ?
smithy-ask-salvage = Fabrication terminée : { $card }. Garder un de ses métaux ?
smithy-ask-fire = Troisième apprenti : { $card }. Lequel des deux autres renvoyez-vous ?
smithy-ask-exchange = Fabrication terminée : { $card }. Votre Marché est plein : quelle carte va dans votre Atelier ?
smithy-ask-act = Effectuez autant d’actions que vous voulez, puis piochez.
smithy-ask-pay = Choisissez la ressource suivante pour payer { $card }.
smithy-ask-swap = Quelle carte de votre Atelier échangez-vous contre { $card } ?
smithy-ask-place = Vous avez acheté { $card }. La placer dans votre Marché ou dans votre Atelier ?
smithy-ask-bid =
    { $high ->
        [0] Enchérir pour { $card } chez { $seller } ? Aucune enchère pour l’instant. Vous avez { smithy-coins }.
       *[other] Enchérir pour { $card } chez { $seller } ? La plus haute enchère est de { $high }. Vous avez { smithy-coins }.
    }
smithy-ask-draw =
    { $left ->
        [one] Piochez encore { $left } carte. Dans la Mine ou dans la Guilde ?
       *[other] Piochez encore { $left } cartes. La prochaine dans la Mine ou dans la Guilde ?
    }

## Waiting for another player

smithy-wait-complete = { $player } termine ses piles de fabrication.
smithy-wait-tool = { $player } décide de garder ou de vendre un outil.
smithy-wait-salvage = { $player } choisit un métal à garder.
smithy-wait-fire = { $player } choisit l’apprenti à renvoyer.
smithy-wait-exchange = { $player } fait de la place dans son Marché pour un Objet du Roi.
smithy-wait-act = { $player } effectue ses actions.
smithy-wait-place = { $player } choisit où placer la carte achetée.
smithy-wait-bid = { $player } réfléchit à son enchère.
smithy-wait-draw = { $player } pioche.

## Actions

smithy-do-complete = Terminer { $card }
smithy-do-tool-use = Garder { $card }
smithy-do-tool-sell = Vendre { $card } pour { smithy-coins }
smithy-do-salvage = Garder { $card } dans l’Atelier
smithy-do-salvage-none = Ne rien garder
smithy-do-fire = Renvoyer { $card }
smithy-do-exchange = Déplacer { $card } vers l’Atelier
smithy-do-craft =
    { $count ->
        [0] Fabriquer { $card } sans ressources
       *[other] Fabriquer { $card } avec { $parts }
    }
smithy-do-train =
    { $count ->
        [0] Former { $card } sans ressources
       *[other] Former { $card } avec { $parts }
    }
smithy-do-pay = Payer { $card } avec { $part }
smithy-do-play-market = Jouer { $card } dans le Marché
smithy-do-play-workshop = Jouer { $card } dans l’Atelier
smithy-do-play-refined = Jouer { $card } dans l’Atelier
smithy-do-move-market = Déplacer { $card } vers le Marché
smithy-do-move-workshop = Déplacer { $card } vers l’Atelier
smithy-do-swap = Échanger { $card } contre une carte de l’Atelier
smithy-do-with = Échanger { $card } contre { $other }
smithy-do-sell = Vendre { $card } pour { smithy-coins }
smithy-do-buy-warehouse = Acheter { $card } à l’Entrepôt pour { smithy-coins }
smithy-do-buy = Acheter { $card } chez { $seller } pour { smithy-coins }
smithy-do-name = Mettre aux enchères { $card } (chez { $seller }), à partir de { smithy-coins }
smithy-do-to-market = Placer { $card } dans le Marché
smithy-do-to-workshop = Placer { $card } dans l’Atelier
smithy-do-bid = Enchérir à { smithy-coins }
smithy-do-bid-haggled =
    { $paid ->
        [one] Enchérir à { smithy-coins } (vous payez { $paid } pièce)
       *[other] Enchérir à { smithy-coins } (vous payez { $paid } pièces)
    }
smithy-do-pass = Passer
smithy-do-discard = Défausser { $card }
smithy-do-draw-mine = Piocher dans la Mine (reste : { $left })
smithy-do-draw-guild = Piocher dans la Guilde (reste : { $left })
smithy-do-end = Finir vos actions

## Why something can't be done

smithy-why-hand-full = Votre main est pleine (limite : { $limit }).
smithy-why-market-full = Votre Marché est plein (limite : { $limit }).
smithy-why-workshop-full = Votre Atelier est plein (limite : { $limit }).
smithy-why-no-room = Votre Marché et votre Atelier sont pleins.
smithy-why-lacks = Il manque dans votre Atelier, côté taillé : { $parts }.
smithy-why-coins = Il vous manque { smithy-coins }.
smithy-why-tilted = Vous ne pouvez ni vendre ni défausser une carte inclinée.
smithy-why-just-moved = Vous venez de déplacer cette carte : vous ne pouvez pas la remettre tout de suite.
smithy-why-king = Un Objet du Roi terminé ne peut être ni déplacé, ni vendu, ni défaussé.
smithy-why-stack = Vous ne pouvez ni déplacer ni défaire une pile de fabrication.
smithy-why-named = Cette carte a déjà été mise aux enchères pendant ce tour.

## Log

smithy-log-turn = { $player } commence son tour (manche { $round })
smithy-log-income = { $player } reçoit { smithy-coins } de revenu
smithy-log-refined = { $player } taille { $parts }
smithy-log-trained = { $player } finit de former { $card }
smithy-log-fired = { $player } remplace { $card } par { $other } et place l’ancien apprenti dans l’Atelier
smithy-log-untrained = { $player } ne peut renvoyer aucun apprenti et mélange { $card } à la pioche de la Guilde
smithy-log-tool-used = { $player } termine l’outil { $card } et le garde
smithy-log-tool-sold = { $player } termine l’outil { $card } et le vend pour { smithy-coins }
smithy-log-item-sold = { $player } termine { $card } et reçoit { smithy-coins }
smithy-log-salvaged = { $player } récupère { $card } de la pile de fabrication
smithy-log-king-done =
    { $count ->
        [0] { $player } termine un Objet du Roi et le place face cachée dans le Marché
       *[other] { $player } termine un Objet du Roi et le place face cachée dans le Marché, sur { $parts }
    }
smithy-log-king-done-card =
    { $count ->
        [0] { $player } termine l’Objet du Roi { $card } et le place face cachée dans le Marché
       *[other] { $player } termine l’Objet du Roi { $card } et le place face cachée dans le Marché, sur { $parts }
    }
smithy-log-exchanged = { $player } déplace { $card } vers l’Atelier pour faire de la place à un Objet du Roi
smithy-log-king-lost =
    { $count ->
        [0] { $player } n’a pas de place dans le Marché pour un Objet du Roi et le mélange à la pioche de la Guilde
       *[other] { $player } n’a pas de place dans le Marché pour un Objet du Roi et le mélange à la pioche de la Guilde, ses ressources à celle de la Mine ({ $parts })
    }
smithy-log-king-lost-card =
    { $count ->
        [0] { $player } n’a pas de place dans le Marché pour l’Objet du Roi { $card } et le mélange à la pioche de la Guilde
       *[other] { $player } n’a pas de place dans le Marché pour l’Objet du Roi { $card } et le mélange à la pioche de la Guilde, ses ressources à celle de la Mine ({ $parts })
    }
smithy-log-played-market = { $player } joue { $card } dans le Marché
smithy-log-played-workshop = { $player } joue { $card } dans l’Atelier
smithy-log-stoked = { $player } joue { $card } dans l’Atelier
smithy-log-moved-market = { $player } déplace { $card } vers le Marché
smithy-log-moved-workshop = { $player } déplace { $card } vers l’Atelier
smithy-log-swapped = { $player } échange { $card }, qui va dans l’Atelier, contre { $other }, qui va dans le Marché
smithy-log-discarded = { $player } défausse { $card }
smithy-log-sold = { $player } vend { $card } pour { smithy-coins }
smithy-log-bought-warehouse = { $player } achète { $card } à l’Entrepôt pour { smithy-coins }
smithy-log-bought-market = { $player } achète { $card } chez { $seller } pour { smithy-coins } et place la carte dans le Marché
smithy-log-bought-workshop = { $player } achète { $card } chez { $seller } pour { smithy-coins } et place la carte dans l’Atelier
smithy-log-haggled-market =
    { $paid ->
        [one] { $player } achète { $card } chez { $seller } pour { $paid } pièce et place la carte dans le Marché (le vendeur reçoit { $coins })
       *[other] { $player } achète { $card } chez { $seller } pour { $paid } pièces et place la carte dans le Marché (le vendeur reçoit { $coins })
    }
smithy-log-haggled-workshop =
    { $paid ->
        [one] { $player } achète { $card } chez { $seller } pour { $paid } pièce et place la carte dans l’Atelier (le vendeur reçoit { $coins })
       *[other] { $player } achète { $card } chez { $seller } pour { $paid } pièces et place la carte dans l’Atelier (le vendeur reçoit { $coins })
    }
smithy-log-crafted =
    { $count ->
        [0] { $player } fabrique { $card } sans ressources
       *[other] { $player } fabrique { $card } avec { $parts }
    }
smithy-log-training =
    { $count ->
        [0] { $player } forme { $card } sans ressources
       *[other] { $player } forme { $card } avec { $parts }
    }
smithy-log-sealed =
    { $count ->
        [0] { $player } fabrique un Objet du Roi face cachée, sans ressources
       *[other] { $player } fabrique un Objet du Roi face cachée avec { $parts }
    }
smithy-log-sealed-card =
    { $count ->
        [0] { $player } fabrique l’Objet du Roi { $card } face cachée, sans ressources
       *[other] { $player } fabrique l’Objet du Roi { $card } face cachée avec { $parts }
    }
smithy-log-drew-mine = { $player } pioche une carte dans la Mine
smithy-log-drew-mine-card = { $player } pioche { $card } dans la Mine
smithy-log-drew-guild = { $player } pioche une carte dans la Guilde
smithy-log-drew-guild-card = { $player } pioche { $card } dans la Guilde
smithy-log-refilled =
    { $count ->
        [one] La Mine est reconstituée avec { $count } carte
       *[other] La Mine est reconstituée avec { $count } cartes et mélangée
    }
smithy-log-last-turn-guild = { $player } pioche la dernière carte de la Guilde ; tous les autres jouent encore un tour
smithy-log-last-turn-mine = { $player } pioche la dernière carte de la Mine ; tous les autres jouent encore un tour
smithy-log-last-turn-kings = { $player } finit son tour avec au moins quatre Objets du Roi terminés ; tous les autres jouent encore un tour
smithy-log-named = { $player } met aux enchères { $card } du Marché de { $seller }
smithy-log-bid = { $player } enchérit à { smithy-coins }
smithy-log-passed = { $player } passe
smithy-log-unsold = Personne n’enchérit pour { $card }, qui reste chez { $seller }
smithy-log-over-guild = La partie est finie, car la pioche de la Guilde est épuisée
smithy-log-over-mine = La partie est finie, car la pioche de la Mine est épuisée
smithy-log-over-kings = La partie est finie, car un joueur a terminé quatre Objets du Roi
smithy-log-over-rounds = La partie est finie après 100 manches

## Score sheet

smithy-sheet-coins = Pièces
smithy-sheet-stock = Ressources du Marché (valeur d’achat)
smithy-sheet-bonus-weapon = Bonus d’arme
smithy-sheet-bonus-shield = Bonus de bouclier
smithy-sheet-bonus-armor = Bonus d’armure
smithy-sheet-kings = Objets du Roi
smithy-sheet-total = Total
smithy-winner = { $player } gagne !
smithy-winners-shared = Victoire partagée : { $players }
smithy-ending-guild = La dernière carte de la Guilde a été piochée.
smithy-ending-mine = La dernière carte de la Mine a été piochée.
smithy-ending-kings = Un joueur a fini son tour avec au moins quatre Objets du Roi terminés.
smithy-ending-rounds = La partie a atteint la limite de 100 manches.
