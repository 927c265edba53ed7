# The terminal table: what any game's table says, then the short words of each game.

table-seat-human = Joueur { $seat }
table-seat-greedy = Bot facile { $seat }
table-seat-random = Bot aléatoire { $seat }

table-welcome = Choisissez par numéro ou tapez des mots, comme « { $example } ». Tapez « ? » pour l’aide.
table-since = Depuis votre dernier tour :
table-so-far = Jusqu’ici :
table-go-on = Entrée : continuer
table-pays =
    { $count ->
        [0] (Entrée : { $parts })
       *[other] (payé : { $laid } ; Entrée : { $parts })
    }
table-run = ou tapez ce que vous voulez de « { $first } » à « { $last } »

table-several = « { $typed } » peut vouloir dire :
table-unknown = « { $typed } » n’est pas possible maintenant.
table-near = Vouliez-vous dire :
table-no-number = L’action { $typed } n’existe pas.
table-hint = { $most ->
        [1] Tapez 1
       *[other] Tapez un numéro de 1 à { $most }
    } ou des mots. « liste » montre toutes les actions en toutes lettres, « ? » l’aide.
table-undone = Annulé.
table-no-undo = Rien à annuler. Vous ne pouvez annuler que vos actions de ce tour, jusqu’à la dernière carte piochée ou à l’action d’un autre joueur.
table-no-news = Il ne s’est encore rien passé.
table-no-rule = Aucune règle ne mentionne « { $query } ». Tapez « règle » pour la liste.
table-no-card = Aucune carte ne s’appelle « { $query } ».
table-which-card = Laquelle : { $names } ?

table-curtain = C’est à { $player }. Les autres, ne regardez pas.
table-ready =
    { $game ->
        [smithy] { $player } : appuyez sur Entrée pour montrer vos cartes.
        [jewellers] { $player } : appuyez sur Entrée pour montrer la table.
       *[other] { $player } : appuyez sur Entrée pour montrer vos gemmes et vos ordres.
    }
table-hide =
    { $game ->
        [smithy] Appuyez sur Entrée pour cacher vos cartes.
        [jewellers] Appuyez sur Entrée pour cacher la table.
       *[other] Appuyez sur Entrée pour cacher vos gemmes.
    }

table-offer = Sauvegarder la partie sous [{ $file }] ? Appuyez sur Entrée pour sauvegarder, tapez n pour quitter sans sauvegarder, ou tapez un autre nom :
table-colon = { " " }:
table-saved =
    La partie est sauvegardée. Pour continuer :
    dvergar play --resume { $file }
table-unsaved = La partie n’a pas été sauvegardée.
table-taken = { $file } existe déjà. Choisissez un autre nom.
table-not-written = La partie n’a pas pu être sauvegardée : { $reason }
table-finished-kept =
    La partie est sauvegardée. Pour la vérifier :
    dvergar verify { $file }

## Commands, with their other names

table-command-help = aide
table-command-undo = annuler
table-command-status = état, table
table-command-list = liste
table-command-log = journal
table-command-piles = défausses
table-command-rule = règle, règles
table-command-card = carte
table-command-save = sauver, sauvegarder
table-command-quit = quitter
table-help =
    Chaque action a un numéro suivi d’une parenthèse. Tapez le numéro, ou des mots : « { $example } », « { $short } », « { $exact } ».
    - liste : toutes les actions en phrases entières
    - Entrée, état : redessiner la table{ $game ->
        [smithy] {""} ; pendant un paiement, Entrée paie les ressources proposées
       *[other] {""}
    }
    - annuler (u) : annuler votre dernière action{ $game ->
        [smithy] {""}
        [jewellers] {""}
       *[other] {""} ou votre dernier placement
    }
    - journal, journal tout : ce qui s’est passé depuis votre dernier tour, depuis le début
    - { $rule } : chercher une règle ; { $card } : chercher une carte
    - défausses : { $game ->
        [smithy] les cartes défaussées
        [jewellers] la défausse, les cartes vertes et les cartes de chacun
       *[other] les contrats hors jeu
    }
    - sauver, sauver FICHIER : sauvegarder la partie ; quitter : la quitter
    - Ctrl-C quitte aussi et propose de sauvegarder

## Dwarven Smithy

smithy-example = joue fer marché
    .short = jo fe ma
    .exact = play:iron:market
    .rule = règle S2.6, règle marché
    .card = carte gobelet
smithy-legend =
    Symboles sur la table :
    - ◆ taillé, ◇ non taillé, ~ carte inclinée, ♛ Objet du Roi
    - 7)→ Marché, 8)→ Atelier : y jouer ou y déplacer la carte
    - 9)Fer @4 : l’acheter pour 4 pièces
    - +2 : ce que rapporte la vente
    - ↓3 : trois cartes sont au-dessus dans l’Entrepôt
    - Gobelet 22 : Argent, Or : sa valeur une fois terminé et son coût
    - [Gobelet 22 : Argent, Or] : une pile de fabrication ou, dans un Marché, un Objet du Roi terminé
smithy-piles = défaussées { $resources } + { $cards }
smithy-active = (en train de jouer)
smithy-done = (a fini)

smithy-menu-craft =
    { $count ->
        [0] fabriquer (gratuit)
       *[other] fabriquer ({ $parts })
    }
    .tight = fabriquer
    .verb = fabriquer
smithy-menu-train =
    { $count ->
        [0] former (gratuit)
       *[other] former ({ $parts })
    }
    .tight = former
    .verb = former
smithy-menu-play-market = → Marché
    .tight = →M
smithy-menu-play-workshop = → Atelier
    .tight = →A
smithy-menu-play-refined = → Atelier ◆
    .tight = →A◆
smithy-menu-move-market = → Marché
    .tight = →M
smithy-menu-move-workshop = → Atelier
    .tight = →A
smithy-menu-swap = échanger
    .verb = échanger
smithy-menu-with = échanger
smithy-menu-exchange = → Atelier
    .tight = →A
smithy-menu-pay = payer
smithy-menu-sell = vendre
    .verb = vendre
smithy-menu-buy-warehouse = acheter
smithy-menu-buy = acheter
    .verb = acheter
smithy-menu-name = enchères
smithy-menu-discard = défausser
    .verb = défausser

smithy-brief-act = Faites autant d’actions que vous voulez, puis piochez.
smithy-brief-refined = taillé
smithy-brief-unrefined = non taillé
smithy-brief-tilted = incliné
smithy-brief-metal = métal
smithy-brief-gem = pierre
smithy-brief-rune = rune
smithy-brief-any-metal = tout métal
smithy-brief-any-gem = toute pierre
smithy-brief-any-rune = toute rune
smithy-brief-market-limit = Marché +{ $amount }
smithy-brief-hand-limit = main +{ $amount }
smithy-brief-workshop-limit = Atelier +{ $amount }
smithy-brief-extra-draw = pioche +{ $amount }, main +{ $hand_limit }
smithy-brief-turn-income = +{ $coins } par tour
smithy-brief-sell-tilted = vend les cartes inclinées
smithy-brief-play-refined = { $per_turn }× par tour : joue taillé
smithy-brief-salvage-metal = { $per_turn }× par tour : garde un métal
smithy-brief-warehouse-price = Entrepôt −{ $discount }
smithy-brief-market-price = autres Marchés −{ $discount }
smithy-brief-saves = −1 { $part } : { $scope }
