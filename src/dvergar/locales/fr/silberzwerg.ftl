# Silberzwerg: what a player reads at the table.

silberzwerg-title = Silberzwerg
silberzwerg-tagline = Préparez vos ordres en secret, extrayez des gemmes et laissez vos nains fantômes contrarier les plans des autres.
silberzwerg-reconstructed = Les contrats et le tableau de cotation sont notre propre reconstitution, et non ceux de l’édition imprimée.

## Options

silberzwerg-option-long = Partie longue
    .help = À trois joueurs : les 34 contrats au lieu de 22.
silberzwerg-option-short = Partie courte
    .help = À quatre joueurs : 22 contrats au lieu de 34.
silberzwerg-option-low-start = Contrats monochromes réduits
    .help = Les contrats d’une seule couleur commencent à 100 thalers au lieu de 120.
silberzwerg-option-public-bonus = Bonus public
    .help = Un contrat rempli sur l’un des deux emplacements publics rapporte 15 thalers de plus.
silberzwerg-option-open-contracts = Contrats ouverts
    .help = Chaque joueur peut remplir n’importe quel contrat. Si votre propre contrat quitte le jeu sans avoir été rempli, vous payez quand même sa pénalité.

## Terms

silberzwerg-resource-yellow = jaune
silberzwerg-resource-red = rouge
silberzwerg-resource-green = verte
silberzwerg-resource-blue = bleue
silberzwerg-term-contract = contrat
silberzwerg-term-gems = gemmes
silberzwerg-term-miner = mineur
silberzwerg-term-lord = seigneur nain
silberzwerg-term-ghost = nain fantôme
silberzwerg-term-axe = hache
    .help = Remplissez trois contrats portant une hache pour gagner aussitôt 40 thalers.
silberzwerg-term-pick = pioche
    .help = Remplissez trois contrats portant une pioche pour gagner aussitôt 40 thalers.
silberzwerg-term-hammer = marteau
    .help = Remplissez trois contrats portant un marteau pour gagner aussitôt 40 thalers.
silberzwerg-term-plus-minus-5 = +5/−5
    .help = Une seule fois : vous gagnez 5 thalers et un autre joueur en perd 5.
silberzwerg-term-no-ghost = nain fantôme barré
    .help = Une seule fois : annulez ce que le nain fantôme d’un autre joueur s’apprête à faire.
silberzwerg-term-minus-3 = −3
    .help = Une seule fois : une couleur coûte 3 thalers de moins jusqu’à la fin de la manche.
silberzwerg-term-yes = oui

## Values

silberzwerg-thalers =
    { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
silberzwerg-gem-count =
    { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
silberzwerg-bag-count =
    { $count ->
        [0] sac vide
        [one] { $count } gemme dans le sac
       *[other] { $count } gemmes dans le sac
    }
silberzwerg-deck-count =
    { $count ->
        [0] plus aucun contrat dans la pile
        [one] encore { $count } contrat dans la pile
       *[other] encore { $count } contrats dans la pile
    }
silberzwerg-out-count =
    { $count ->
        [one] { $count } contrat hors jeu
       *[other] { $count } contrats hors jeu
    }
silberzwerg-miners-left =
    { $count ->
        [one] { $count } mineur
       *[other] { $count } mineurs
    }
silberzwerg-leaders-left =
    { $count ->
        [one] { $count } chef
       *[other] { $count } chefs
    }
silberzwerg-left-to-place = Reste à placer : { $parts }
silberzwerg-placed = { $count } sur { $limit } en place
silberzwerg-round = Manche { $round }
silberzwerg-heading = Manche { $round } · premier joueur : { $player }
silberzwerg-turn-of = À { $player } de jouer
silberzwerg-first-player = Premier joueur
silberzwerg-limit = { $count }/{ $limit }

## Areas

silberzwerg-area-reserve = Réserve
silberzwerg-area-plan = Vos ordres
silberzwerg-area-board = Tableau d’ordre
silberzwerg-area-miners = Mineurs
silberzwerg-area-lords = Seigneurs nains
silberzwerg-area-ghosts = Nains fantômes
silberzwerg-row-leader = un par colonne
silberzwerg-row-miner = 1 gemme chacun
silberzwerg-area-contracts = Contrats
silberzwerg-area-own = Votre contrat
silberzwerg-area-owns = Vos contrats
silberzwerg-area-wealth = Richesse
silberzwerg-area-bag = Sac
silberzwerg-area-symbols = Symboles conservés
silberzwerg-area-deck = Pile de contrats
silberzwerg-area-out = Hors jeu
silberzwerg-area-players = Joueurs
silberzwerg-area-phases = Phases de la manche

silberzwerg-head-yellow = Mine jaune
silberzwerg-head-red = Mine rouge
silberzwerg-head-green = Mine verte
silberzwerg-head-blue = Mine bleue
silberzwerg-head-contract = Contrat
    .short = Contrat
silberzwerg-head-gems = Gemmes
    .short = Gemmes

silberzwerg-cell-miner = extrait 1 gemme
silberzwerg-cell-lord-mine = achète des gemmes
silberzwerg-cell-lord-contract = remplit le vôtre ou un public
silberzwerg-cell-lord-any-contract = en remplit un au choix
silberzwerg-cell-lord-gems = vend des gemmes
silberzwerg-cell-ghost-mine = retire 1 ou 2 nains, ou prend 1 gemme
silberzwerg-cell-ghost-contract = ajuste un contrat
silberzwerg-cell-ghost-gems = échange 2 gemmes, ou en vole 2

silberzwerg-price = Prix
silberzwerg-price-of = Gemme { $card } : { silberzwerg-thalers } pièce
silberzwerg-last-prices = Prix de la manche précédente
silberzwerg-no-prices = Pas de prix avant la première révélation
silberzwerg-value = Valeur
silberzwerg-penalty-of = Pénalité : { silberzwerg-thalers }
silberzwerg-no-penalty = sans pénalité
silberzwerg-lacks = Il vous manque : { $parts }
silberzwerg-lacks-nothing = Vous avez toutes les gemmes
silberzwerg-lacks-mark = Gemmes pâles : celles qui vous manquent encore
silberzwerg-lowest = Valeur minimale : le contrat expire à la fin de la manche
silberzwerg-public = Public
silberzwerg-free-space = Vide jusqu’à l’arrivée de nouveaux contrats
silberzwerg-no-symbols = aucun symbole
silberzwerg-sealed = ordres scellés
silberzwerg-planning = réfléchit…
silberzwerg-spent = a déjà agi
silberzwerg-goal = Atteignez 600 thalers pour gagner aussitôt
silberzwerg-all-public = Tous les contrats sont maintenant publics, et plus personne ne paie de pénalité.
silberzwerg-revealed = Tous les ordres sont révélés !
silberzwerg-turn-over = Retourner : seigneur ou fantôme
silberzwerg-clear = Effacer les ordres
silberzwerg-take-back = Annuler
silberzwerg-named = Nain fantôme ({ $owner }) : { $choice }
silberzwerg-named-also = Nain fantôme ({ $owner }) : { $choice } · { $also }
silberzwerg-swap-gives = Gemmes données : { $parts }
silberzwerg-swap-gets = Gemmes prises : { $parts }
silberzwerg-active = (joue)

## Phases

silberzwerg-phase-placement = Placement
silberzwerg-phase-reveal = Révélation
silberzwerg-phase-prices = Cotation
silberzwerg-phase-ghosts = Fantômes
silberzwerg-phase-mining = Extraction
silberzwerg-phase-symbols = Symboles
silberzwerg-phase-lords = Seigneurs
silberzwerg-phase-contracts = Contrats
silberzwerg-phase-notch = Dévaluation
silberzwerg-phase-expiry = Échéance
silberzwerg-phase-refill = Réassort
silberzwerg-phase-return = Max. 12
silberzwerg-phase-pass = Premier joueur

## Questions to the player

silberzwerg-ask-place = Placez tous vos nains en secret, puis scellez vos ordres.
silberzwerg-ask-haunt = Choisissez un de vos nains fantômes et ce qu’il fait.
silberzwerg-ask-banish = Retirer un second nain de cette mine ?
silberzwerg-ask-react = Le nain fantôme d’un autre joueur va agir. L’annuler avec votre nain fantôme barré ?
silberzwerg-ask-swap = Échangez 2 gemmes contre 2 gemmes des mines. Choisissez la suivante.
silberzwerg-ask-use = Utiliser un symbole maintenant ?
silberzwerg-ask-rule = Choisissez un de vos seigneurs nains et ce qu’il fait.
silberzwerg-ask-sell = Vendre encore des gemmes ?
silberzwerg-ask-return = Vous pouvez garder 12 gemmes. Laquelle retourne dans sa mine ?

## Waiting for another player

silberzwerg-wait-place = { $player } prépare encore ses ordres.
silberzwerg-wait-haunt = { $player } choisit ce que fait un nain fantôme.
silberzwerg-wait-banish = { $player } choisit un second nain à retirer.
silberzwerg-wait-react = { $player } peut annuler l’action du nain fantôme.
silberzwerg-wait-swap = { $player } échange des gemmes.
silberzwerg-wait-use = { $player } décide d’utiliser ou non un symbole.
silberzwerg-wait-rule = { $player } choisit ce que fait un seigneur nain.
silberzwerg-wait-sell = { $player } vend des gemmes.
silberzwerg-wait-return = { $player } rend des gemmes pour n’en garder que 12.
silberzwerg-wait-sealed = Vos ordres sont scellés. On attend encore : { $players }

## Actions

silberzwerg-do-miner = Envoyer un mineur dans la mine { $card }
silberzwerg-do-lord = Envoyer un seigneur nain (colonne { $card })
silberzwerg-do-ghost = Envoyer un nain fantôme (colonne { $card })
silberzwerg-do-seal = Sceller vos ordres
silberzwerg-do-banish = Retirer un { $kind } ({ $victim }) de la mine { $card }
silberzwerg-do-also = Retirer aussi un { $kind } ({ $victim }) de la mine { $card }
silberzwerg-do-take = Prendre une gemme { $card } dans sa mine
silberzwerg-do-raise = Faire monter le contrat à { silberzwerg-thalers } ({ $card })
silberzwerg-do-lower = Faire baisser le contrat à { silberzwerg-thalers } ({ $card })
silberzwerg-do-remove = Retirer le contrat du jeu ({ $card })
silberzwerg-do-swap = Échanger 2 gemmes contre 2 gemmes des mines
silberzwerg-do-steal =
    { $count ->
        [one] Voler { $count } gemme à { $victim }
       *[other] Voler { $count } gemmes à { $victim }
    }
silberzwerg-do-steal-both = Voler une gemme à { $victim } et une à { $second }
silberzwerg-do-rest-ghost = Ne pas utiliser le nain fantôme (colonne { $card })
silberzwerg-do-rest-lord = Ne pas utiliser le seigneur nain (colonne { $card })
silberzwerg-do-cancel = Annuler le fantôme
silberzwerg-do-allow = Laisser agir
silberzwerg-do-give = Donner une gemme { $card }
silberzwerg-do-get = Prendre une gemme { $card } en échange
silberzwerg-do-buy = Acheter { $count } × gemme { $card } pour { silberzwerg-thalers }
silberzwerg-do-fulfil = Remplir le contrat pour { silberzwerg-thalers } ({ $card })
silberzwerg-do-sell = Vendre { $count } × gemme { $card } pour { silberzwerg-thalers }
silberzwerg-do-tribute = Utiliser +5/−5 (vous gagnez 5 thalers, { $victim } en perd 5)
silberzwerg-do-cheapen = Utiliser −3 (le prix d’une gemme { $card } passe de { $before } à { silberzwerg-thalers })
silberzwerg-do-return = Rendre une gemme { $card } à sa mine
silberzwerg-do-enough-banish = Un seul suffit
silberzwerg-do-enough-sell = Arrêter de vendre
silberzwerg-do-enough-use = Pas maintenant

## Why something can't be done

silberzwerg-why-all-miners-placed = Tous vos mineurs sont déjà placés.
silberzwerg-why-all-leaders-placed = Tous vos chefs sont déjà placés.
silberzwerg-why-mine-full = Vous pouvez avoir au plus { $limit } mineurs dans une même mine.
silberzwerg-why-no-mine = Les mineurs ne travaillent que dans les mines.
silberzwerg-why-lord-there = Vous avez déjà un seigneur nain dans cette colonne.
silberzwerg-why-ghost-there = Vous avez déjà un nain fantôme dans cette colonne.
silberzwerg-why-mine-empty = Cette mine est épuisée.
silberzwerg-why-nobody-there = Il n’y a dans cette mine aucun nain que votre nain fantôme puisse retirer.
silberzwerg-why-own-contract = Vous ne pouvez pas faire baisser votre propre contrat.
silberzwerg-why-not-your-contract = Ce contrat appartient à un autre joueur.
silberzwerg-why-at-top = Ce contrat a déjà sa valeur maximale.
silberzwerg-why-two-gems = Il vous faut 2 gemmes pour un échange.
silberzwerg-why-two-in-mines = Il y a moins de 2 gemmes dans les mines.
silberzwerg-why-their-bag-empty = Ce sac est vide.
silberzwerg-why-nobody-to-rob = Personne d’autre n’a de gemme à voler.
silberzwerg-why-colour-order = Choisissez les gemmes dans cet ordre : jaune, rouge, verte, bleue.
silberzwerg-why-no-second = Il n’y a pas de deuxième gemme de cette couleur.
silberzwerg-why-lowest-price = Ce prix ne peut plus baisser.
silberzwerg-why-thalers = Il vous manque { silberzwerg-thalers }.
silberzwerg-why-bag-empty = Votre sac est vide.
silberzwerg-why-lacks = Il vous manque encore { $parts }.

## Log

silberzwerg-log-turn = La manche { $round } commence et { $player } joue en premier
silberzwerg-log-dealt = { $player } reçoit un nouveau contrat ({ $card })
silberzwerg-log-dealt-public = Un nouveau contrat public arrive ({ $card })
silberzwerg-log-revealed =
    { $player } révèle des mineurs ({ $parts }){ $lord_count ->
        [0] {""}
        [one] , un seigneur nain ({ $lords })
       *[other] , des seigneurs nains ({ $lords })
    }{ $ghost_count ->
        [0] {""}
        [one] , un nain fantôme ({ $ghosts })
       *[other] , des nains fantômes ({ $ghosts })
    }
silberzwerg-log-prices = Les prix sont maintenant { $yellow_gem } { $yellow }, { $red_gem } { $red }, { $green_gem } { $green }, { $blue_gem } { $blue }
silberzwerg-log-banished = { $player } retire un { $kind } ({ $victim }) de la mine { $card }
silberzwerg-log-banished-two = { $player } retire un { $kind } ({ $victim }) et un { $also } ({ $second }) de la mine { $card }
silberzwerg-log-took = { $player } prend une gemme { $card } dans sa mine
silberzwerg-log-raised = { $player } fait monter un contrat à { silberzwerg-thalers } ({ $card })
silberzwerg-log-lowered = { $player } fait baisser un contrat à { silberzwerg-thalers } ({ $card })
silberzwerg-log-removed =
    { $thalers ->
        [0] { $player } retire un contrat du jeu ({ $card }) et { $owner } ne paie rien
       *[other] { $player } retire un contrat du jeu ({ $card }) et { $owner } paie { silberzwerg-thalers }
    }
silberzwerg-log-removed-public = { $player } retire un contrat public du jeu ({ $card })
silberzwerg-log-swapped = { $player } échange des gemmes ({ $parts } contre { $got })
silberzwerg-log-stole =
    { $count ->
        [one] { $player } vole { $count } gemme à { $victim }
       *[other] { $player } vole { $count } gemmes à { $victim }
    }
silberzwerg-log-stole-seen = { $player } vole des gemmes à { $victim } ({ $parts })
silberzwerg-log-rested-lord = { $player } n’utilise pas son seigneur nain (colonne { $card })
silberzwerg-log-rested-ghost = { $player } n’utilise pas son nain fantôme (colonne { $card })
silberzwerg-log-cancelled = { $player } annule avec un nain fantôme barré l’action du nain fantôme de { $owner }
silberzwerg-log-cancelled-banished = { silberzwerg-log-cancelled } (« { silberzwerg-do-banish } »)
silberzwerg-log-cancelled-banished-two = { silberzwerg-log-cancelled } (« Retirer un { $kind } ({ $victim }) et un { $also } ({ $second }) de la mine { $card } »)
silberzwerg-log-cancelled-take = { silberzwerg-log-cancelled } (« { silberzwerg-do-take } »)
silberzwerg-log-cancelled-raise = { silberzwerg-log-cancelled } (« { silberzwerg-do-raise } »)
silberzwerg-log-cancelled-lower = { silberzwerg-log-cancelled } (« { silberzwerg-do-lower } »)
silberzwerg-log-cancelled-remove = { silberzwerg-log-cancelled } (« { silberzwerg-do-remove } »)
silberzwerg-log-cancelled-swap = { silberzwerg-log-cancelled } (« { silberzwerg-do-swap } »)
silberzwerg-log-cancelled-steal = { silberzwerg-log-cancelled } (« { silberzwerg-do-steal } »)
silberzwerg-log-cancelled-steal-both = { silberzwerg-log-cancelled } (« { silberzwerg-do-steal-both } »)
silberzwerg-log-mined = { $player } extrait des gemmes ({ $parts })
silberzwerg-log-mined-nothing = { $player } n’extrait rien
silberzwerg-log-bought = { $player } achète { $count } × gemme { $card } pour { silberzwerg-thalers }
silberzwerg-log-fulfilled = { $player } remplit un contrat pour { silberzwerg-thalers } ({ $card })
silberzwerg-log-fulfilled-public = { $player } remplit un contrat public pour { silberzwerg-thalers } plus un bonus de { $bonus } ({ $card })
silberzwerg-log-tool-set = { $player } défausse trois contrats portant le même outil pour { silberzwerg-thalers } ({ $symbol })
silberzwerg-log-sold = { $player } vend { $count } × gemme { $card } pour { silberzwerg-thalers }
silberzwerg-log-tribute =
    { $thalers ->
        [0] { $player } utilise +5/−5 et gagne 5 thalers, mais { $victim } n’en a aucun à perdre
       *[other] { $player } utilise +5/−5 et gagne 5 thalers, et { $victim } perd { silberzwerg-thalers }
    }
silberzwerg-log-cheapened = { $player } utilise −3, et une gemme { $card } coûte maintenant { silberzwerg-thalers }
silberzwerg-log-fell = Tous les contrats baissent d’un cran
silberzwerg-log-expired =
    { $thalers ->
        [0] { $owner } perd un contrat expiré sans payer de pénalité ({ $card })
       *[other] { $owner } paie { silberzwerg-thalers } pour un contrat expiré ({ $card })
    }
silberzwerg-log-expired-public = Un contrat public expire ({ $card })
silberzwerg-log-returned = { $player } rend une gemme { $card } à sa mine
silberzwerg-log-returned-many = { $player } rend des gemmes aux mines ({ $parts })
silberzwerg-log-opened = La pile est épuisée et un emplacement public reste libre ; désormais, tous les contrats sont publics et personne ne paie de pénalité
silberzwerg-log-over-goal = La partie est finie, car un joueur a atteint 600 thalers
silberzwerg-log-over-contracts = La partie est finie, car il n’y a plus de contrats
silberzwerg-log-over-rounds = La partie est finie après 50 manches

## The end

silberzwerg-sheet-wealth = Richesse
silberzwerg-sheet-gems = Gemmes restantes
silberzwerg-sheet-symbols = Symboles restants
silberzwerg-sheet-chart = Richesse, manche par manche
silberzwerg-sheet-how = Seule compte la richesse ; les gemmes et les symboles restants ne valent rien.
silberzwerg-winner = { $player } gagne !
silberzwerg-winners-shared = Victoire partagée : { $players }
silberzwerg-ending-goal = Un joueur a atteint 600 thalers.
silberzwerg-ending-contracts = Il ne restait plus de contrats dans la pile ni sur le plateau.
silberzwerg-ending-rounds = La 50e manche est finie et personne n’a atteint 600 thalers.

## Short words of the terminal table

silberzwerg-example = mineur rouge
    .short = mi ro
    .exact = dig:red
    .rule = règle Z2.4, règle fantômes
    .card = carte 8 jaunes
silberzwerg-legend =
    Ce que montre la table :
    - 19 gemmes @6 : les gemmes de la mine et le prix d’une gemme ; (@6) : le prix de la manche précédente
    - ⚒ mineur, ♛ seigneur nain, ☾ nain fantôme ; (nain fantôme), (☾) : il a agi
    - 1/4 jaune : vous avez 1 des 4 gemmes jaunes qu’il faut pour le contrat
    - @70 : ce que rapporte le contrat maintenant ; chaque ▾ est un cran plus bas, et à ▾▾▾ il quitte le jeu à la fin de la manche
    - −20 : ce que paie son propriétaire s’il part sans être rempli ; [hache] : le symbole d’un contrat ; ★ : les symboles gardés des contrats remplis
    - 3)✗ : un fantôme retire ce nain ; 4)+2 : acheter 2 gemmes ; 5)−2 : en vendre 2
silberzwerg-standing-miner =
    { $count ->
        [one] mineur
       *[other] { $count } mineurs
    }
silberzwerg-standing-lord =
    { $count ->
        [one] seigneur nain
       *[other] { $count } seigneurs nains
    }
silberzwerg-standing-ghost = nain fantôme
silberzwerg-seal-now = Tous vos nains sont placés. Scellez vos ordres, ou tapez « annuler » pour reprendre le dernier.

silberzwerg-menu-miner = mineur
    .verb = mineur
silberzwerg-menu-lord = seigneur
    .verb = seigneur
silberzwerg-menu-ghost = fantôme
    .verb = fantôme
silberzwerg-menu-place = placer
    .verb = placer
silberzwerg-menu-banish = retirer
    .tight = ✗
    .verb = retirer
silberzwerg-menu-also = retirer aussi
    .tight = ✗
    .verb = aussi
silberzwerg-menu-take = prendre 1
    .verb = prendre
silberzwerg-menu-raise = monter à { $thalers }
    .verb = monter
silberzwerg-menu-lower = baisser à { $thalers }
    .verb = baisser
silberzwerg-menu-remove = hors jeu
    .verb = retirer
silberzwerg-menu-swap = échanger 2
    .verb = échanger
silberzwerg-menu-steal = voler { $count }
    .verb = voler
silberzwerg-menu-steal-both = voler 1 à chacun
    .verb = voler
silberzwerg-menu-rest-ghost = rien
    .verb = rien
silberzwerg-menu-rest-lord = rien
    .verb = rien
silberzwerg-menu-give = donner
    .verb = donner
silberzwerg-menu-get = prendre
    .verb = prendre
silberzwerg-menu-buy = acheter { $count }
    .tight = +{ $count }
    .verb = acheter
silberzwerg-menu-fulfil = remplir : { $thalers }
    .verb = remplir
silberzwerg-menu-sell = vendre { $count }
    .tight = −{ $count }
    .verb = vendre
silberzwerg-menu-tribute = +5/−5
    .verb = +5/-5
silberzwerg-menu-cheapen = −3
    .verb = -3
silberzwerg-menu-return = rendre
    .verb = rendre
