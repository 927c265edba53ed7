# Dwarven Smithy: what a player reads at the table.

smithy-title = Dwarven Smithy
smithy-tagline = Taillez, fabriquez, commercez et servez le Roi en secret.
smithy-reconstructed = Les cartes sont notre propre reconstitution et non celles de l’édition imprimée.

## Options

smithy-option-mode = Mode de jeu
    .help = Les cartes Guilde avec lesquelles vous jouez.
smithy-option-mode-starter = Mode débutant
    .help = Les cartes de base et celles du mode débutant, 43 en tout : idéal pour une première partie.
smithy-option-mode-full = Mode avancé
    .help = Les cartes de base et celles du mode avancé, 60 en tout, avec bien plus d’Objets du Roi.
smithy-option-bidding = Enchères
    .help = Les cartes des autres Marchés ne s’achètent plus directement : chaque joueur peut enchérir une fois.
smithy-option-endless-mine = Mine sans fin
    .help = La Mine épuisée est reconstituée avec les ressources défaussées et l’Entrepôt, et ne met plus fin à la partie.
smithy-option-first = Premier joueur
    .help = La place qui commence ; si aucune n’est choisie, elle est tirée au sort.

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
smithy-last-turn = C’est le dernier tour, déclenché par { $player }.

## Questions to the player

smithy-ask-complete = Terminez vos piles de fabrication : laquelle maintenant ?
smithy-ask-tool = { $card } : outil terminé. L’utiliser définitivement ou le vendre ?
smithy-ask-salvage = { $card } : fabrication terminée. Quel métal de la pile gardez-vous dans votre Atelier, le cas échéant ?
smithy-ask-fire = { $card } : un troisième apprenti. Lequel des deux autres part dans votre Atelier ?
smithy-ask-exchange = { $card } : fabrication terminée, mais votre Marché est plein. Quelle carte laisse sa place et va dans votre Atelier ?
smithy-ask-act = Vos actions : autant que vous voulez, puis finissez et piochez.
smithy-ask-pay = { $card } : choisissez la ressource suivante à placer dessous.
smithy-ask-swap = Échange ({ $card }) : choisissez la carte de votre Atelier.
smithy-ask-place = { $card } : carte acquise. Va-t-elle dans votre Marché ou dans votre Atelier ?
smithy-ask-bid =
    { $high ->
        [0] { $card } chez { $seller } : aucune enchère pour l’instant. Enchérissez ou passez ; vous avez { smithy-coins }.
       *[other] { $card } chez { $seller } : la plus haute enchère est de { $high }. Surenchérissez ou passez ; vous avez { smithy-coins }.
    }
smithy-ask-draw =
    { $left ->
        [one] Piochez encore { $left } carte : dans la Mine ou dans la Guilde ?
       *[other] Piochez encore { $left } cartes : la prochaine dans la Mine ou dans la Guilde ?
    }

## Waiting for another player

smithy-wait-complete = { $player } termine ses piles de fabrication.
smithy-wait-tool = { $player } choisit d’utiliser ou de vendre son outil.
smithy-wait-salvage = { $player } choisit un métal à garder.
smithy-wait-fire = { $player } choisit l’apprenti à remplacer.
smithy-wait-exchange = { $player } fait place à un Objet du Roi dans son Marché.
smithy-wait-act = { $player } effectue ses actions.
smithy-wait-place = { $player } choisit où placer la carte achetée.
smithy-wait-bid = { $player } réfléchit à son enchère.
smithy-wait-draw = { $player } pioche.

## Actions

smithy-do-complete = Terminer { $card }
smithy-do-tool-use = Utiliser { $card }
smithy-do-tool-sell = Vendre { $card } pour { smithy-coins }
smithy-do-salvage = Garder { $card } dans l’Atelier
smithy-do-salvage-none = Ne rien garder
smithy-do-fire = Laisser partir { $card } dans l’Atelier
smithy-do-exchange = Faire de la place : { $card } dans l’Atelier
smithy-do-craft =
    { $count ->
        [0] Fabriquer { $card } sans ressources
       *[other] Fabriquer { $card } ({ $parts })
    }
smithy-do-train =
    { $count ->
        [0] Former { $card } sans ressources
       *[other] Former { $card } ({ $parts })
    }
smithy-do-pay = Placer { $part } sous { $card }
smithy-do-play-market = Jouer { $card } dans le Marché
smithy-do-play-workshop = Jouer { $card } dans l’Atelier
smithy-do-play-refined = Jouer { $card } dans l’Atelier, sans attendre la taille
smithy-do-move-market = Déplacer { $card } vers le Marché
smithy-do-move-workshop = Déplacer { $card } vers l’Atelier
smithy-do-swap = Échanger { $card } contre une carte de l’Atelier
smithy-do-with = Échanger { $card } contre { $other }
smithy-do-sell = Vendre { $card } pour { smithy-coins }
smithy-do-buy-warehouse = Acheter { $card } à l’Entrepôt pour { smithy-coins }
smithy-do-buy = Acheter { $card } chez { $seller } pour { smithy-coins }
smithy-do-name = Désigner { $card } chez { $seller } pour les enchères (à partir de { smithy-coins })
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
smithy-do-end = Finir les actions

## Why something can't be done

smithy-why-hand-full = Votre main est pleine (limite : { $limit }).
smithy-why-market-full = Votre Marché est plein (limite : { $limit }).
smithy-why-workshop-full = Votre Atelier est plein (limite : { $limit }).
smithy-why-no-room = Votre Marché et votre Atelier sont pleins tous les deux.
smithy-why-lacks = Ressources taillées manquant dans votre Atelier : { $parts }.
smithy-why-coins = Il vous manque { smithy-coins }.
smithy-why-tilted = Une carte inclinée ne peut être ni vendue ni défaussée.
smithy-why-just-moved = Vous venez de déplacer cette carte : vous ne pouvez pas la remettre aussitôt.
smithy-why-king = Un Objet du Roi terminé reste où il est.
smithy-why-stack = Une pile de fabrication ne peut être ni déplacée ni défaite.
smithy-why-named = Cette carte a déjà été désignée pour les enchères pendant ce tour.

## Log

smithy-log-turn = { $player } : début du tour (manche { $round })
smithy-log-income = { $player } : reçoit { smithy-coins } de revenu
smithy-log-refined = { $player } : taille { $parts }
smithy-log-trained = { $player } : finit de former l’apprenti { $card }
smithy-log-fired = { $player } : remplace { $card } par { $other } ; l’ancien apprenti va dans l’Atelier
smithy-log-untrained = { $player } : aucun apprenti ne peut partir, la carte { $card } est mélangée à la pioche de la Guilde
smithy-log-tool-used = { $player } : termine l’outil { $card } et l’utilise
smithy-log-tool-sold = { $player } : termine l’outil { $card } et le vend pour { smithy-coins }
smithy-log-item-sold = { $player } : termine l’objet { $card } et reçoit { smithy-coins }
smithy-log-salvaged = { $player } : récupère { $card } de la pile pour l’Atelier
smithy-log-king-done =
    { $count ->
        [0] { $player } : termine un Objet du Roi, placé face cachée dans le Marché sans ressources
       *[other] { $player } : termine un Objet du Roi, placé face cachée dans le Marché avec ses ressources ({ $parts })
    }
smithy-log-king-done-card =
    { $count ->
        [0] { $player } : termine l’Objet du Roi { $card }, placé face cachée dans le Marché sans ressources
       *[other] { $player } : termine l’Objet du Roi { $card }, placé face cachée dans le Marché avec ses ressources ({ $parts })
    }
smithy-log-exchanged = { $player } : déplace { $card } vers l’Atelier pour faire place à un Objet du Roi
smithy-log-king-lost =
    { $count ->
        [0] { $player } : n’a pas de place dans le Marché pour un Objet du Roi et le mélange à la pioche de la Guilde
       *[other] { $player } : n’a pas de place dans le Marché pour un Objet du Roi et le mélange à la pioche de la Guilde, ses ressources à celle de la Mine ({ $parts })
    }
smithy-log-king-lost-card =
    { $count ->
        [0] { $player } : n’a pas de place dans le Marché pour l’Objet du Roi { $card } et le mélange à la pioche de la Guilde
       *[other] { $player } : n’a pas de place dans le Marché pour l’Objet du Roi { $card } et le mélange à la pioche de la Guilde, ses ressources à celle de la Mine ({ $parts })
    }
smithy-log-played-market = { $player } : joue { $card } dans le Marché
smithy-log-played-workshop = { $player } : joue { $card } dans l’Atelier
smithy-log-stoked = { $player } : joue { $card } dans l’Atelier, sans attendre la taille
smithy-log-moved-market = { $player } : déplace { $card } vers le Marché
smithy-log-moved-workshop = { $player } : déplace { $card } vers l’Atelier
smithy-log-swapped = { $player } : échange deux cartes, { $card } vers l’Atelier et { $other } vers le Marché
smithy-log-discarded = { $player } : défausse { $card }
smithy-log-sold = { $player } : vend { $card } pour { smithy-coins }
smithy-log-bought-warehouse = { $player } : achète { $card } à l’Entrepôt pour { smithy-coins }
smithy-log-bought-market = { $player } : achète { $card } chez { $seller } pour son Marché ({ smithy-coins })
smithy-log-bought-workshop = { $player } : achète { $card } chez { $seller } pour son Atelier ({ smithy-coins })
smithy-log-haggled-market =
    { $paid ->
        [one] { $player } : achète { $card } chez { $seller } pour son Marché ({ $paid } pièce ; le vendeur en reçoit { $coins })
       *[other] { $player } : achète { $card } chez { $seller } pour son Marché ({ $paid } pièces ; le vendeur en reçoit { $coins })
    }
smithy-log-haggled-workshop =
    { $paid ->
        [one] { $player } : achète { $card } chez { $seller } pour son Atelier ({ $paid } pièce ; le vendeur en reçoit { $coins })
       *[other] { $player } : achète { $card } chez { $seller } pour son Atelier ({ $paid } pièces ; le vendeur en reçoit { $coins })
    }
smithy-log-crafted =
    { $count ->
        [0] { $player } : fabrique { $card } sans ressources
       *[other] { $player } : fabrique { $card } ({ $parts })
    }
smithy-log-training =
    { $count ->
        [0] { $player } : forme { $card } sans ressources
       *[other] { $player } : forme { $card } ({ $parts })
    }
smithy-log-sealed =
    { $count ->
        [0] { $player } : fabrique un Objet du Roi face cachée, sans ressources
       *[other] { $player } : fabrique un Objet du Roi face cachée ({ $parts })
    }
smithy-log-sealed-card =
    { $count ->
        [0] { $player } : fabrique l’Objet du Roi { $card } face cachée, sans ressources
       *[other] { $player } : fabrique l’Objet du Roi { $card } face cachée ({ $parts })
    }
smithy-log-drew-mine = { $player } : pioche une carte dans la Mine
smithy-log-drew-mine-card = { $player } : pioche { $card } dans la Mine
smithy-log-drew-guild = { $player } : pioche une carte dans la Guilde
smithy-log-drew-guild-card = { $player } : pioche { $card } dans la Guilde
smithy-log-refilled =
    { $count ->
        [one] La Mine est reconstituée : { $count } carte
       *[other] La Mine est reconstituée et mélangée : { $count } cartes
    }
smithy-log-last-turn-guild = { $player } : a pioché la dernière carte de la Guilde ; chacun des autres a encore un tour
smithy-log-last-turn-mine = { $player } : a pioché la dernière carte de la Mine ; chacun des autres a encore un tour
smithy-log-last-turn-kings = { $player } : finit son tour avec quatre Objets du Roi terminés ou plus ; chacun des autres a encore un tour
smithy-log-named = { $player } : désigne { $card } chez { $seller } pour les enchères
smithy-log-bid = { $player } : enchérit à { smithy-coins }
smithy-log-passed = { $player } : passe
smithy-log-unsold = Personne n’enchérit : la carte { $card } reste chez { $seller }
smithy-log-over-guild = La partie est finie : la pioche de la Guilde était épuisée
smithy-log-over-mine = La partie est finie : la pioche de la Mine était épuisée
smithy-log-over-kings = La partie est finie : un joueur avait terminé quatre Objets du Roi
smithy-log-over-rounds = La partie est finie : la 100e manche est achevée

## Score sheet

smithy-sheet-coins = Pièces
smithy-sheet-stock = Ressources du Marché à leur valeur d’achat
smithy-sheet-bonus-weapon = Bonus d’arme
smithy-sheet-bonus-shield = Bonus de bouclier
smithy-sheet-bonus-armor = Bonus d’armure
smithy-sheet-kings = Objets du Roi
smithy-sheet-total = Total
smithy-winner = { $player } gagne !
smithy-winners-shared = Victoire partagée : { $players }
smithy-ending-guild = La dernière carte de la pioche de la Guilde a été piochée.
smithy-ending-mine = La dernière carte de la pioche de la Mine a été piochée.
smithy-ending-kings = Un joueur a fini son tour avec quatre Objets du Roi terminés ou plus.
smithy-ending-rounds = La 100e manche s’est achevée sans qu’un dernier tour ait été déclenché.
