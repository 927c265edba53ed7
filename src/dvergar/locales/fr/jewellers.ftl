# CEJ, the Jewellers: what a player reads at the table.

jewellers-title = CEJ, les Joailliers
jewellers-tagline = Draftez des gemmes, misez pour la couronne et réalisez les joyaux qui rapportent le plus ensemble.
jewellers-reconstructed = Les cartes sont notre propre reconstitution et non celles de l’édition imprimée.

## Options

jewellers-option-mode = Mode de jeu
    .help = L’initiation est courte, le mode classique est le jeu normal, le mode avancé utilise toutes les cartes.
jewellers-option-mode-initiation = Initiation
    .help = 4 manches et 33 cartes de quatre écoles, sans cadeaux : idéal pour une première partie.
jewellers-option-mode-classic = Mode classique
    .help = 5 manches et 59 cartes de six écoles, avec les Warhammers.
jewellers-option-mode-advanced = Mode avancé
    .help = 5 manches et les 98 cartes des sept écoles, avec les Harpes, les Encriers et les Cristaux Maudits.
jewellers-option-manner = Façon de jouer
    .help = Quels jokers aident à payer les cartes.
jewellers-option-manner-topaz = Topaze
    .help = Les topazes sont des jokers pour les cartes de la catégorie de la manche.
jewellers-option-manner-opal = Opale
    .help = Les opales sont des jokers pour les cartes de leur propre catégorie et peuvent donner un bonus.
jewellers-option-cleanup = Nettoyage
    .help = Comment l’offre est nettoyée après une manche ; seulement en mode avancé.
jewellers-option-cleanup-controlled = Sous contrôle
    .help = Les cartes que quelqu’un pointe en secret restent.
jewellers-option-cleanup-chaotic = Chaotique
    .help = Les cartes pointées par un nombre pair de joueurs partent.
jewellers-option-cleanup-no-quarter = Pas de quartier
    .help = Toutes les cartes partent.
jewellers-option-auction = Enchère
    .help = Comment on mise pour la couronne ; fermée seulement en mode avancé.
jewellers-option-auction-open = Ouverte
    .help = On mise à tour de rôle jusqu’à ce que personne ne surenchérisse.
jewellers-option-auction-closed = Fermée
    .help = Chacun mise de l’or une fois en secret ; la plus haute mise l’emporte.
jewellers-option-patrons = Mécènes
    .help = À partir de la manche 2, les mécènes de six écoles récompensent ceux qui les servent le mieux ; pas en initiation.

## Terms

jewellers-term-yes = oui
jewellers-term-choice = au choix
jewellers-term-any = couleur libre
jewellers-term-x = X
jewellers-term-investment = Investissement
jewellers-term-archive = Accès aux Archives
jewellers-term-marker = marqueur mémoriss
jewellers-term-open-red = vide rouge
jewellers-term-open-green = vide vert
jewellers-term-open-blue = vide bleu
jewellers-term-open-any = vide de couleur libre
jewellers-term-full-red = plein rouge
jewellers-term-full-green = plein vert
jewellers-term-full-blue = plein bleu
jewellers-term-full-any = plein de couleur libre
jewellers-term-flat = points fixes
jewellers-term-per-badge = points par blason esthète
jewellers-term-per-card = points par carte de toute sorte
jewellers-term-per-card-of-nature = points par carte de sa nature
jewellers-term-per-costly-card = points par carte coûtant assez de cristaux
jewellers-term-per-nature-triple = points par triplet de natures
jewellers-term-rune-table = barème selon les runes de sa couleur
jewellers-term-rune-triple-table = barème selon les triplets de runes
jewellers-term-per-rune-table = barème selon toutes les runes
jewellers-term-per-placed = points par cristal placé
jewellers-term-per-pair-placed = points par paire de cristaux placés
jewellers-term-per-two-placed = points pour deux cristaux placés
jewellers-term-top-costs = les plus hauts coûts de sa couleur
jewellers-term-plinth = les plus hauts coûts de deux couleurs
jewellers-term-chalice-x = barème selon X
jewellers-term-reliquary-x = les X plus hauts coûts de sa couleur
jewellers-term-cursed-table = barème selon les Cristaux Maudits
jewellers-term-music = musique

## Columns of the card tables

jewellers-column-id = Identifiant
jewellers-column-name = Nom
jewellers-column-level = Dès le mode
jewellers-column-school = École
jewellers-column-court = Cour
jewellers-column-nature = Nature
jewellers-column-cost = Coût
jewellers-column-score = Rapporte
jewellers-column-points = Points
jewellers-column-logos = Logos
jewellers-column-runes = Runes
jewellers-column-badges = Blasons
jewellers-column-star = Étoile
jewellers-column-religion = Logos religieux
jewellers-column-music = Musique
jewellers-column-squares = Carrés
jewellers-column-of = Compte
jewellers-column-cards = Cartes ou cristaux requis
jewellers-column-text = Effet
jewellers-column-line1 = Carte mineur blanche
jewellers-column-line2 = Apporte
jewellers-column-line3 = Carte mineur noire
jewellers-column-bonus = Cristal bonus

## Values

jewellers-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
jewellers-gold-count =
    { $count ->
        [one] { $count } or
       *[other] { $count } ors
    }
jewellers-card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
jewellers-deck-count =
    { $count ->
        [0] pioche vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
jewellers-round = Manche { $round }
# The crown of later rounds is still to be bid for.
jewellers-heading = { $round ->
    [1] Manche { $round } · couronne : { $player }
   *[other] Manche { $round }
}
jewellers-round-of = Manche { $round } sur { $rounds }
jewellers-category = Catégorie : { $school }
jewellers-categories-next = Catégories suivantes : { $parts }
jewellers-turn-of = À { $player } de jouer
jewellers-crown-of = Couronne : { $player }
jewellers-passes-to = Ramequins vers { $player }
jewellers-clockwise = sens horaire
jewellers-anticlockwise = sens antihoraire
jewellers-x-laid = X = { $x }
jewellers-adds = maintenant { $points }
    .help = Ce que la carte ajouterait à votre score si la partie s’arrêtait maintenant.

## Areas

jewellers-area-offer = Offre
jewellers-area-discard = Défausse
jewellers-area-deck = Pioche
jewellers-area-known = Cartes connues de la pioche
jewellers-area-greens = Réserve à dos vert
jewellers-area-white = Carte mineur blanche
jewellers-area-black = Carte mineur noire
jewellers-area-bowls = Ramequins
jewellers-area-bowl = Votre ramequin
jewellers-area-bowl-of = Ramequin ({ $player })
jewellers-area-stock = Stock
jewellers-area-gifts = Cadeaux
jewellers-area-cards = Vos cartes
jewellers-area-symbols = Symboles
jewellers-area-auction = Enchère
jewellers-area-medallions = Médaillons
jewellers-area-choices = Choix
jewellers-area-score = Score
jewellers-area-bonus = Cristal bonus
jewellers-area-wild = Logos libres
jewellers-area-rounds = Manches

## Phases

jewellers-phase-finds = Trouvailles
jewellers-phase-crown = Couronne
jewellers-phase-patrons = Mécènes
jewellers-phase-draft = Draft
jewellers-phase-turns = Tours
jewellers-phase-clean = Nettoyage
jewellers-phase-medallions = Médaillons
jewellers-phase-next = Manche suivante
jewellers-phase-count = Décompte final

## Marks of a player

jewellers-crown = couronne
jewellers-active = (joue)
jewellers-passed = a passé
jewellers-sealed = a choisi
jewellers-choosing = choisit…
jewellers-marker = marqueur mémoriss
jewellers-house = marqueur de maison : { $player }
jewellers-house-own = votre marqueur de maison
jewellers-out = hors enchère
jewellers-uses = Déjà utilisé ce tour : { $parts }
jewellers-empty = vide
jewellers-discard-extra =
    +{ $gold } { $gold ->
        [one] or
       *[other] ors
    } chacune

## What a card shows

jewellers-logos = logos { $parts }
jewellers-runes = runes { $parts }
jewellers-squares-open = carrés vides { $parts }
jewellers-squares-full = carrés pleins { $parts }
jewellers-badges = blasons { $count }
jewellers-religion = religion { $count }
jewellers-star = étoile { $count }
jewellers-stars = étoiles { $parts }
jewellers-music = musique { $parts }
jewellers-placed = placés { $parts }
jewellers-court = cour
jewellers-mark-logo = logo
jewellers-mark-rune = rune
jewellers-mark-square = carré vide
jewellers-mark-full = carré plein
jewellers-mark-badge = blason
jewellers-mark-star = étoile
jewellers-mark-religion = logo religieux
jewellers-mark-multi = multicolore
jewellers-mark-any = couleur libre
jewellers-mark-choice = au choix

jewellers-score-none = pas de points
jewellers-score-music = musique
jewellers-score-flat = { jewellers-points }
jewellers-score-per-badge = { $points } par blason
jewellers-score-per-card = { $points } par carte
jewellers-score-per-card-of-nature = { $points } par carte de nature { $term }
jewellers-score-per-costly-card = { $points } par carte de { $minimum } cristaux ou plus
jewellers-score-per-nature-triple = { $points } par triplet de natures
jewellers-score-rune-table = { $table } selon les runes ({ $card })
jewellers-score-rune-triple-table = { $table } selon les triplets de runes
jewellers-score-per-rune-table = { $table } selon toutes les runes
jewellers-score-per-placed = { $points } par cristal { $card } placé
jewellers-score-per-placed-any = { $points } par cristal placé
jewellers-score-per-pair-placed = { $points } par paire placée ({ $parts })
jewellers-score-per-two-placed = { $points } pour 2 cristaux placés
jewellers-score-top-costs = { $times } × les { $cards } plus hauts coûts ({ $card })
jewellers-score-plinth = { $points } × les { $cards } plus hauts coûts ({ $parts })
jewellers-score-chalice-x = { $table } selon X
jewellers-score-reliquary-x = les X plus hauts coûts ({ $card })
jewellers-score-cursed-table = { $table } chacun selon leur nombre

jewellers-effect-investment-each = 1 rouge, 1 vert et 1 bleu de moins sur un achat
jewellers-effect-investment-colour = 3 d’une couleur de moins sur un achat
jewellers-effect-archive-access = 1 cristal et 1 or de moins dans la défausse
jewellers-effect-privilege = acheter deux cartes
jewellers-effect-orb-discount = les Orbes coûtent 2 de moins
jewellers-effect-cursed = impossible de passer avec sa couleur en stock
jewellers-effect-geode = passer vous coûte sa couleur
jewellers-effect-double-nature = compte pour deux de sa nature
jewellers-effect-cost-counts-as = son coût compte comme 3, 1 et 1
jewellers-effect-staff = une option parmi cinq à la fin

## Short letters of the gems, for costs

jewellers-short-red = R
jewellers-short-green = V
jewellers-short-blue = B
jewellers-short-gold = Au
jewellers-short-topaz = T
jewellers-short-grey = ○
jewellers-short-black = ●
jewellers-short-x = X
jewellers-short-multi = M
jewellers-short-any = *
jewellers-short-choice = *

## Gifts on the table

jewellers-gift-families = Warhammer (face des grandes familles)
jewellers-gift-forged = Warhammer (face de la forge)
jewellers-gift-harp-active = Harpe (active)
jewellers-gift-harp-inactive = Harpe (inactive)
jewellers-gift-inkwell-active = Encrier (actif)
jewellers-gift-inkwell-inactive = Encrier (inactif)

## Opal bonuses on cards

jewellers-bonus-court = bonus de la cour : logo { $card }
jewellers-bonus-aesthete = bonus esthète : 1 blason
jewellers-bonus-noble = bonus noble : rune ({ $card })
jewellers-bonus-memorist = bonus mémoriss : +1 par unité
jewellers-bonus-forge = bonus de la forge : 4 carrés pleins
jewellers-bonus-religion = bonus religieux : 1 par { $card } dans vos coûts
jewellers-bonus-musician = bonus musicien : symbole ou plafond

## Questions to the player

jewellers-ask-pick = Draft : prenez en secret une gemme de votre ramequin.
jewellers-ask-crown = Il reste un logo couronne : quelle gemme apporte-t-il ?
jewellers-ask-bid = Enchère pour la couronne : misez-vous de l’or ?
jewellers-ask-hide = Enchère fermée : combien d’or misez-vous pour la couronne ?
jewellers-ask-prize = Quel cristal bonus prenez-vous ?
jewellers-ask-wild = Quelle couleur prennent les logos libres ?
jewellers-ask-house = Mécène esthète : sur quelle carte de l’offre posez-vous votre marqueur de maison ?
jewellers-ask-move =
    Mécène religieux : déplacez-vous une des cartes regardées ? { $count ->
        [one] Encore une possible.
       *[other] Encore { $count } possibles.
    }
jewellers-ask-listen = Mécène musicien : achetez-vous une des premières cartes de la pioche ?
jewellers-ask-act = À vous : des manœuvres si vous voulez, puis achetez une carte ou passez.
jewellers-ask-act-on = À vous : d’autres manœuvres si vous voulez, puis finissez votre tour.
jewellers-ask-ink = Encrier : quelle seconde carte est remplacée ?
jewellers-ask-pay = Comment payez-vous ?
jewellers-ask-pay-for = Comment payez-vous cette carte ({ $card }) ?
jewellers-ask-second = Passe-Droit : quelle seconde carte achetez-vous ?
jewellers-ask-noble = Mécène noble : échangez-vous des pierres grises, ou achetez-vous une des dernières cartes de la pioche pour un cristal de moins ?
jewellers-ask-stones = Dernière occasion de placer des cristaux : lequel va dans un carré ?
jewellers-ask-keep = Vos géodes prennent des cristaux : lequel est protégé par un carré de couleur libre ?
jewellers-ask-point = Nettoyage : pointez en secret une carte de l’offre, ou aucune. Les cartes pointées restent.
jewellers-ask-point-chaotic = Nettoyage : pointez en secret une carte, ou aucune. Une carte reste si un nombre impair de joueurs la pointent.
jewellers-ask-medal = Vous remportez plusieurs médaillons : quelle récompense prenez-vous ?
jewellers-ask-count = Décompte final : les meilleurs choix sont proposés. Acceptez-les ou choisissez vous-même : = ne coûte rien, −2 coûte 2 points.

## Waiting for another player

jewellers-wait-pick = Choix d’une gemme en cours : { $player }
jewellers-wait-crown = { $player } choisit la gemme d’un logo couronne.
jewellers-wait-bid = { $player } réfléchit à une mise.
jewellers-wait-hide = Mise secrète en cours : { $player }
jewellers-wait-prize = { $player } choisit un cristal bonus.
jewellers-wait-wild = { $player } choisit la couleur des logos libres.
jewellers-wait-house = { $player } pose le marqueur de maison.
jewellers-wait-move = { $player } regarde la pioche et peut déplacer des cartes.
jewellers-wait-listen = { $player } regarde le dessus de la pioche et peut acheter une carte.
jewellers-wait-act = { $player } joue son tour.
jewellers-wait-ink = { $player } choisit une seconde carte à remplacer.
jewellers-wait-pay = { $player } paie.
jewellers-wait-second = { $player } peut acheter une seconde carte.
jewellers-wait-noble = { $player } regarde le fond de la pioche et peut acheter une carte.
jewellers-wait-stones = { $player } place des cristaux.
jewellers-wait-keep = { $player } choisit les cristaux à sauver d’une géode.
jewellers-wait-point = Pointage en cours : { $player }
jewellers-wait-medal = { $player } choisit la récompense d’un médaillon.
jewellers-wait-count = Choix pour le décompte final en cours : { $player }
jewellers-wait-sealed = Votre choix est scellé. On attend encore : { $players }

## Actions

jewellers-do-take = Prendre 1 gemme ({ $card })
jewellers-do-buy =
    Acheter { $card } { $count ->
        [0] sans rien payer
       *[other] pour { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] {" "}avec : { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , avec un bonus d’opale pour { $cost } ({ $school })
    }
jewellers-do-choose = Payer { $card } autrement
jewellers-do-rest =
    { $bonus ->
        [0] { $count ->
            [0] C’est tout : ne rien payer de plus
           *[other] Payer le reste : { $parts }
        }
       *[other] { $count ->
            [0] Bonus d’opale pour { $cost } ({ $school })
           *[other] Payer le reste : { $parts }, et { $cost } pour le bonus d’opale ({ $school })
        }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }
jewellers-do-with-colour = Utiliser un Investissement : jusqu’à 3 cristaux d’une couleur de moins
jewellers-do-with-trio = Utiliser un Investissement : 1 rouge, 1 vert et 1 bleu de moins
jewellers-do-with-archive = Utiliser un Accès aux Archives : 1 cristal et 1 or de moins
jewellers-do-with-marker = Utiliser le marqueur mémoriss : 1 or et 1 cristal ou or de moins
jewellers-do-with-privilege = Utiliser un Passe-Droit : acheter ensuite une seconde carte
jewellers-do-lay = Choisir X = { $count }
jewellers-do-pay = Payer avec : { $card }
jewellers-do-bonus-court = Bonus d’opale pour { $parts } : un logo de fidélité ({ $card })
jewellers-do-bonus-aesthete = Bonus d’opale pour { $parts } : un blason d’esthète de plus
jewellers-do-bonus-noble = Bonus d’opale pour { $parts } : une rune ({ $card })
jewellers-do-bonus-memorist = Bonus d’opale pour { $parts } : la carte rapporte +1 par unité
jewellers-do-bonus-forge = Bonus d’opale pour { $parts } : 4 carrés pleins
jewellers-do-bonus-religion = Bonus d’opale pour { $parts } : à la fin, 1 point par { $card } dans les coûts de vos cartes
jewellers-do-bonus-musician = Bonus d’opale pour { $parts } : à la fin, un symbole de musique ou un plafond relevé de 1
jewellers-do-white = Donner une pierre grise contre 1 gemme de la carte mineur blanche ({ $card })
jewellers-do-black = Donner une pierre noire contre 1 gemme de la carte mineur noire ({ $card })
jewellers-do-hammer = Warhammer : payer { $parts } (gain : { $card })
jewellers-do-harp = Harpe : la retourner (gain : { $card })
jewellers-do-ink = Encrier : remplacer { $card }
jewellers-do-tune = Réactiver la Harpe (coût : { $parts })
jewellers-do-refill = Réactiver l’Encrier (coût : { $parts })
jewellers-do-pair = Placer deux cristaux ({ $parts }) et en gagner un ({ $card })
jewellers-do-set = Placer un cristal dans un carré ({ $card })
jewellers-do-bid =
    { $count ->
        [one] Miser { $count } or
       *[other] Miser { $count } ors
    }
jewellers-do-decline = Ne pas miser
jewellers-do-hide =
    { $count ->
        [one] Miser en secret { $count } or
       *[other] Miser en secret { $count } ors
    }
jewellers-do-prize = Prendre le cristal bonus ({ $card })
jewellers-do-wild4 = Logos libres à 4 couleurs : { $card }
jewellers-do-wild3 = Logos libres à 3 couleurs : { $card }
jewellers-do-crown = Le logo couronne apporte : { $card }
jewellers-do-house = Marqueur de maison sur { $card }
jewellers-do-move-offer = Déplacer { $card } dans l’offre
jewellers-do-move-top = Déplacer { $card } sur le dessus de la pioche
jewellers-do-move-under = Déplacer { $card } sous les cartes regardées
jewellers-do-move-bottom = Déplacer { $card } au fond de la pioche
jewellers-do-leave = Laisser les cartes ainsi
jewellers-do-point = Pointer { $card }
jewellers-do-point-none = Ne pointer aucune carte
jewellers-do-medal = Prendre la récompense du médaillon ({ $card })
jewellers-do-keep = Protéger un cristal ({ $card })
jewellers-do-accept = Accepter le décompte
jewellers-do-nature = { $card } compte comme { $term }
jewellers-do-staff-nature = { $card } : { $count } cartes de sa nature
jewellers-do-staff-cost = { $card } : un coût de { $count }, { $other } et { $other }
jewellers-do-staff-runes =
    { $card } : { $count } { $count ->
        [one] rune
       *[other] runes
    } de sa couleur
jewellers-do-staff-squares =
    { $card } : { $count } { $count ->
        [one] carré plein
       *[other] carrés pleins
    } de sa couleur
jewellers-do-staff-beamed = { $card } : { $count } ♬
jewellers-do-staff-sharp = { $card } : { $count } ♯
jewellers-do-staff-note = { $card } : { $count } ♪
jewellers-do-rune = Couleur d’une rune au choix : { $card }
jewellers-do-square = Couleur d’un carré de couleur libre : { $card }
jewellers-do-symbol = Symbole de musique au choix : { $term }
jewellers-do-cap = Le plafond de { $term } monte de 1
jewellers-do-thrift =
    Ne pas payer { $gold } { $gold ->
        [one] or
       *[other] ors
    } pour l’autre bonus du Warhammer
jewellers-do-forgo-second = Ne pas acheter de seconde carte
jewellers-do-forgo-music = N’acheter aucune de ces cartes
jewellers-do-forgo-noble = N’acheter aucune de ces cartes
jewellers-do-forgo-reward = Ne rien faire de plus
jewellers-do-end-stones = Ne plus placer de cristaux
jewellers-do-end = Finir votre tour
jewellers-do-pass = Passer pour le reste de la manche

## Why something can't be done

jewellers-why-house = Dans cette manche, cette carte est réservée à { $owner }.
jewellers-why-second-step = Après une seconde utilisation d’une manœuvre, vous ne pouvez plus ni acheter ni passer dans ce tour.
jewellers-why-lacks = Il vous manque : { $parts }.
jewellers-why-no-grey = Vous n’avez pas de pierre de promesse grise.
jewellers-why-no-black = Vous n’avez pas de pierre noire.
jewellers-why-used-up = Vous ne pouvez plus l’utiliser dans ce tour.
jewellers-why-gift-price =
    { $gold ->
        [one] Cela coûte { $gold } or ou { $crystals } cristaux d’une même couleur.
       *[other] Cela coûte { $gold } ors ou { $crystals } cristaux d’une même couleur.
    }
jewellers-why-no-deck = La pioche est vide.
jewellers-why-nothing-to-replace = Aucune carte de l’offre ne peut être remplacée.
jewellers-why-cursed = Vous ne pouvez pas passer : un Cristal Maudit est dans l’offre, et vous avez sa couleur.
jewellers-why-patience = Après six tours sans achat, vous devez acheter ou passer.

## Log

jewellers-log-turn = La manche { $round } commence ; couronne : { $player }
jewellers-log-turn-category = La manche { $round } commence, catégorie { $school } ; couronne : { $player }
jewellers-log-found = Trouvailles des mineurs : { $card }
jewellers-log-brought = Les mineurs apportent à l’offre : { $card }
jewellers-log-refilled = Nouveau dans l’offre : { $parts }
jewellers-log-logos = { $player } les logos couronne garnissent la carte mineur blanche ({ $parts })
jewellers-log-logos-black = { $player } les logos couronne garnissent la carte mineur noire ({ $parts })
jewellers-log-bid = { $player } mise { jewellers-gold-count }
jewellers-log-declined = { $player } quitte l’enchère
jewellers-log-hidden-bid = { $player } avait caché { jewellers-gold-count }
jewellers-log-crowned = { $player } prend la couronne pour { jewellers-gold-count }
jewellers-log-crown-moved = { $player } reçoit la couronne, personne n’ayant misé
jewellers-log-prized = { $player } gagne le cristal bonus ({ $card })
jewellers-log-favoured = { $player } gagne un logo multicolore pour une mise de 3 ors ou plus
jewellers-log-wild4 = { $player } choisit la couleur des logos libres à 4 couleurs ({ $card })
jewellers-log-wild3 = { $player } choisit la couleur des logos libres à 3 couleurs ({ $card })
jewellers-log-housed = { $player } pose le marqueur de maison sur { $card }
jewellers-log-looked =
    { $count ->
        [one] { $player } regarde { $count } carte de la pioche
       *[other] { $player } regarde { $count } cartes de la pioche
    }
jewellers-log-looked-seen = { $player } regarde { $parts }
jewellers-log-moved = { $player } déplace une carte dans la pioche
jewellers-log-moved-offer = { $player } déplace { $card } de la pioche dans l’offre
jewellers-log-moved-top = { $player } déplace { $card } sur le dessus de la pioche
jewellers-log-moved-under = { $player } déplace { $card } sous les cartes regardées
jewellers-log-moved-bottom = { $player } déplace { $card } au fond de la pioche
jewellers-log-picked = { $player } se sert dans son ramequin ({ $card })
jewellers-log-picked-many = { $player } se sert dans son ramequin ({ $parts })
jewellers-log-marked = { $player } reçoit le marqueur mémoriss
jewellers-log-promised = { $player } se sert sur la carte mineur blanche ({ $card })
jewellers-log-promised-black = { $player } se sert sur la carte mineur noire ({ $card })
jewellers-log-hammered = { $player } utilise le Warhammer ({ $parts } contre { $got })
jewellers-log-harp = { $player } utilise la Harpe (gain : { $card })
jewellers-log-tuned = { $player } réactive la Harpe pour { $parts }
jewellers-log-inked = { $player } utilise l’Encrier pour remplacer { $parts }
jewellers-log-refilled-ink = { $player } réactive l’Encrier pour { $parts }
jewellers-log-placed = { $player } garnit ses carrés ({ $card })
jewellers-log-paired = { $player } place deux cristaux ({ $parts }) et en gagne un ({ $got })
jewellers-log-bought =
    { $player } achète { $card }{ $source ->
        [discard] {" "}dans la défausse
        [top] {" "}sur le dessus de la pioche
        [last] {" "}au fond de la pioche
       *[offer] {""}
    }{ $count ->
        [0] {" "}sans rien payer
       *[other] {" "}pour { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , avec : { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , avec un bonus d’opale pour { $cost } ({ $school })
    }
jewellers-log-passed = { $player } passe
jewellers-log-ended = { $player } finit son tour sans achat
jewellers-log-lost = { $player } une géode lui coûte une part de son stock ({ $parts })
jewellers-log-swept = Balayé de l’offre : { $parts }
jewellers-log-stayed = Reste dans l’offre : { $parts }
jewellers-log-pointed = { $player } pointe { $card }
jewellers-log-pointed-none = { $player } ne pointe aucune carte
jewellers-log-medal = { $player } touche son revenu des médaillons ({ $card })
jewellers-log-forgone = { $player } renonce à l’achat
jewellers-log-rewarded = { $player } complète un triplet de runes, et le mécène noble ouvre le fond de la pioche
jewellers-log-over-rounds = La partie est finie : la dernière manche est terminée

## The end

jewellers-sheet-medallions = Médaillons
jewellers-sheet-medal-red = Médaillon rouge
jewellers-sheet-medal-green = Médaillon vert
jewellers-sheet-medal-blue = Médaillon bleu
jewellers-sheet-medal-multi = Médaillon polychrome
jewellers-sheet-music = Musique
jewellers-sheet-total = Total
jewellers-sheet-how = Toutes les cartes comptent, école par école ; les gemmes restantes ne valent rien.
jewellers-sheet-choices = Choix au décompte final
jewellers-projected = Score prévu
jewellers-projected-short = maintenant { $points }
jewellers-winner = { $player } gagne !
jewellers-winners-shared = Victoire partagée : { $players }
jewellers-ending-rounds = La dernière manche est terminée, et toutes les cartes ont été comptées.

## Short words of the terminal table

jewellers-menu-take = prendre
    .verb = prendre
jewellers-menu-buy =
    { $count ->
        [0] acheter (gratuit)
       *[other] acheter { $price }
    }{ $mod_count ->
        [0] {""}
       *[other] {" "}+ { $mods }
    }
    .tight = acheter
    .verb = acheter
jewellers-menu-choose = payer autrement
    .tight = …
    .verb = autrement
jewellers-menu-white = prendre
    .verb = blanche
jewellers-menu-black = prendre
    .verb = noire
jewellers-menu-hammer = { $price }→{ $card }
    .verb = warhammer
jewellers-menu-harp = → { $card }
    .verb = harpe
jewellers-menu-tune = réactiver pour { $price }
    .tight = { $price }
    .verb = réactiver
jewellers-menu-ink = remplacer
    .verb = encrier
jewellers-menu-refill = réactiver pour { $price }
    .tight = { $price }
    .verb = réactiver
jewellers-menu-set = placer
    .verb = placer
jewellers-menu-pair = { $price }→{ $card }
    .verb = placer
jewellers-menu-pay = payer
    .verb = payer
jewellers-menu-keep = protéger
    .verb = protéger
jewellers-menu-house = marqueur de maison
    .verb = marqueur
jewellers-menu-point = pointer
    .verb = pointer
jewellers-menu-move-offer = dans l’offre
    .verb = déplacer
jewellers-menu-move-top = sur le dessus
    .verb = déplacer
jewellers-menu-move-under = dessous
    .verb = déplacer
jewellers-menu-move-bottom = au fond
    .verb = déplacer
jewellers-menu-nature = { $term }
    .verb = nature
jewellers-menu-pass = passer
    .verb = passer
jewellers-menu-end = finir
    .verb = finir
jewellers-example = acheter soufflet
    .short = ach sou
    .exact = buy:bellows
    .rule = règle J3.10, règle enchère
    .card = carte soufflet
jewellers-legend =
    Signes sur la table :
    - 2R V Au : le coût en gemmes, ici 2 rouges, 1 vert et 1 or ; X : autant que vous voulez
    - +9 : ce que la carte ajouterait à votre score si la partie s’arrêtait maintenant ; 7)acheter R V : l’acheter pour ces gemmes
    - « payer autrement », ou 8)… sur un petit écran, vous laisse choisir les gemmes, un Investissement ou un Passe-Droit
    - ♛ qui a la couronne ; T topaze, ○ pierre de promesse grise, ● pierre noire
    - logos R V : logos de fidélité, M multicolore ; de même pour les runes et les carrés, * de couleur libre
    - la Harpe et l’Encrier servent sur leur face active
