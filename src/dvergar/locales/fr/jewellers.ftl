# CEJ, the Jewellers: what a player reads at the table.

jewellers-title = CEJ, les Joailliers
jewellers-tagline = Draftez des gemmes, misez pour la couronne et réalisez les joyaux qui rapportent le plus ensemble.
jewellers-reconstructed = Les cartes sont notre propre reconstitution, et non celles de l’édition imprimée.

## Options

jewellers-option-mode = Mode de jeu
    .help = L’initiation est courte, le mode classique est le jeu normal, le mode avancé utilise toutes les cartes.
jewellers-option-mode-initiation = Initiation
    .help = 4 manches, 33 cartes de quatre écoles, sans cadeaux. Idéal pour une première partie.
jewellers-option-mode-classic = Mode classique
    .help = 5 manches, 59 cartes de six écoles, avec les marteaux de guerre.
jewellers-option-mode-advanced = Mode avancé
    .help = 5 manches, les 98 cartes des sept écoles, avec les Harpes, les Encriers et les Cristaux Maudits.
jewellers-option-manner = Façon
    .help = Quelles gemmes servent de jokers pour acheter des cartes.
jewellers-option-manner-topaz = Topaze
    .help = Les topazes sont des jokers pour les cartes de l’école de la manche.
jewellers-option-manner-opal = Opale
    .help = Les opales sont des jokers pour les cartes de leur propre école et peuvent donner un bonus.
jewellers-option-cleanup = Nettoyage
    .help = Quelles cartes quittent l’offre après une manche. Seulement en mode avancé.
jewellers-option-cleanup-controlled = Sous contrôle
    .help = Les cartes pointées en secret par au moins un joueur restent.
jewellers-option-cleanup-chaotic = Chaotique
    .help = Les cartes pointées par un nombre pair de joueurs partent.
jewellers-option-cleanup-no-quarter = Pas de quartier
    .help = Toutes les cartes partent.
jewellers-option-auction = Enchère
    .help = Comment les joueurs misent pour la couronne. Fermée seulement en mode avancé.
jewellers-option-auction-open = Ouverte
    .help = Les joueurs misent à tour de rôle jusqu’à ce que personne ne surenchérisse.
jewellers-option-auction-closed = Fermée
    .help = Chacun fait une seule mise secrète. La plus haute l’emporte.
jewellers-option-patrons = Mécènes
    .help = À partir de la manche 2, les mécènes de six écoles récompensent ceux qui les servent le mieux. Pas en initiation.

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
jewellers-term-per-badge = points par éclat
jewellers-term-per-card = points par carte de toute sorte
jewellers-term-per-card-of-nature = points par carte de sa nature
jewellers-term-per-costly-card = points par carte coûtant assez de cristaux
jewellers-term-per-nature-triple = points par série de trois natures
jewellers-term-rune-table = points selon les runes de sa couleur
jewellers-term-rune-triple-table = points selon les séries de runes
jewellers-term-per-rune-table = points selon toutes les runes
jewellers-term-per-placed = points par cristal placé
jewellers-term-per-pair-placed = points par paire de cristaux placés
jewellers-term-per-two-placed = points pour deux cristaux placés
jewellers-term-top-costs = les plus hauts coûts de sa couleur
jewellers-term-plinth = les plus hauts coûts de deux couleurs
jewellers-term-chalice-x = points selon X
jewellers-term-reliquary-x = les X plus hauts coûts de sa couleur
jewellers-term-cursed-table = points selon les Cristaux Maudits
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
jewellers-column-logos = Logos de fidélité
jewellers-column-runes = Runes
jewellers-column-badges = Éclats
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
jewellers-category = École : { $school }
jewellers-categories-next = Écoles suivantes : { $parts }
jewellers-turn-of = À { $player } de jouer
jewellers-crown-of = Couronne : { $player }
jewellers-passes-to = Ramequins vers { $player }
jewellers-clockwise = sens horaire
jewellers-anticlockwise = sens antihoraire
jewellers-x-laid = X = { $x }
jewellers-adds = vaut { $points }
    .help = Ce que la carte ajouterait à votre score si la partie s’arrêtait maintenant.

## Areas

jewellers-area-offer = Offre
jewellers-area-discard = Défausse
jewellers-area-deck = Pioche
jewellers-area-known = Cartes connues de la pioche
jewellers-area-greens = Cartes à dos vert
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
jewellers-badges = éclats { $count }
jewellers-religion = religion { $count }
jewellers-star = étoile { $count }
jewellers-stars = étoiles { $parts }
jewellers-music = musique { $parts }
jewellers-placed = placés { $parts }
jewellers-court = cour
jewellers-mark-logo = logo de fidélité
jewellers-mark-rune = rune
jewellers-mark-square = carré vide
jewellers-mark-full = carré plein
jewellers-mark-badge = éclat
jewellers-mark-star = étoile
jewellers-mark-religion = logo religieux
jewellers-mark-multi = multicolore
jewellers-mark-any = couleur libre
jewellers-mark-choice = au choix

jewellers-score-none = pas de points
jewellers-score-music = musique
jewellers-score-flat = { jewellers-points }
jewellers-score-per-badge = { $points } par éclat
jewellers-score-per-card = { $points } par carte
jewellers-score-per-card-of-nature = { $points } par carte de nature { $term }
jewellers-score-per-costly-card = { $points } par carte de { $minimum } cristaux ou plus
jewellers-score-per-nature-triple = { $points } par série de trois natures
jewellers-score-rune-table = { $table } selon les runes ({ $card })
jewellers-score-rune-triple-table = { $table } selon les séries de runes
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

jewellers-effect-investment-each = Un achat coûte 1 rouge, 1 vert et 1 bleu de moins
jewellers-effect-investment-colour = Un achat coûte jusqu’à 3 d’une couleur de moins
jewellers-effect-archive-access = Une carte de la défausse coûte 1 cristal et 1 or de moins
jewellers-effect-privilege = Achetez deux cartes en un tour
jewellers-effect-orb-discount = Les Orbes vous coûtent 2 de moins
jewellers-effect-cursed = Impossible de passer tant que vous avez cette couleur
jewellers-effect-geode = Quand vous passez, perdez tous vos cristaux de cette couleur
jewellers-effect-double-nature = Compte comme deux cartes de sa nature
jewellers-effect-cost-counts-as = Son coût compte comme 3 de sa couleur et 1 de chaque autre
jewellers-effect-staff = À la fin, choisissez une option parmi cinq

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

jewellers-gift-families = Marteau de guerre (face des clans)
jewellers-gift-forged = Marteau de guerre (face de la forge)
jewellers-gift-harp-active = Harpe (active)
jewellers-gift-harp-inactive = Harpe (inactive)
jewellers-gift-inkwell-active = Encrier (actif)
jewellers-gift-inkwell-inactive = Encrier (inactif)

## Opal bonuses on cards

jewellers-bonus-court = Bonus de la cour : logo { $card }
jewellers-bonus-aesthete = Bonus esthète : 1 éclat
jewellers-bonus-noble = Bonus noble : rune ({ $card })
jewellers-bonus-memorist = Bonus mémoriss : +1 par unité
jewellers-bonus-forge = Bonus de la forge : 4 carrés pleins
jewellers-bonus-religion = Bonus religieux : 1 point par { $card } dans vos coûts
jewellers-bonus-musician = Bonus musicien : un symbole ou un plafond relevé

## Questions to the player

jewellers-ask-pick = Prenez en secret une gemme de votre ramequin.
jewellers-ask-crown = Il reste un logo couronne. Quelle gemme apporte-t-il ?
jewellers-ask-bid = Miser de l’or pour la couronne ?
jewellers-ask-hide = Combien d’or misez-vous en secret pour la couronne ?
jewellers-ask-prize = Quel cristal bonus prenez-vous ?
jewellers-ask-wild = Quelle couleur prennent les logos libres ?
jewellers-ask-house = Posez votre marqueur de maison sur une carte de l’offre.
jewellers-ask-move =
    Déplacer une des cartes regardées ? { $count ->
        [one] Encore une possible.
       *[other] Encore { $count } possibles.
    }
jewellers-ask-listen = Acheter une des premières cartes de la pioche ?
jewellers-ask-act = Effectuez des manœuvres si vous voulez, puis achetez une carte ou passez.
jewellers-ask-act-on = Effectuez d’autres manœuvres si vous voulez, puis finissez votre tour.
jewellers-ask-ink = Quelle seconde carte remplacez-vous ?
jewellers-ask-pay = Comment payez-vous ?
jewellers-ask-pay-for = Comment payez-vous { $card } ?
jewellers-ask-second = Quelle seconde carte achetez-vous ?
jewellers-ask-noble = Échanger des pierres grises, ou acheter une des dernières cartes de la pioche pour 1 cristal de moins ?
jewellers-ask-stones = Dernière occasion de placer des cristaux. Lequel ?
jewellers-ask-keep = Vos géodes prennent des cristaux. Lequel protégez-vous ?
jewellers-ask-point = Pointez en secret une carte qui doit rester dans l’offre, ou aucune.
jewellers-ask-point-chaotic = Pointez en secret une carte, ou aucune. Une carte reste si un nombre impair de joueurs la pointent.
jewellers-ask-medal = Vous remportez plusieurs médaillons. Quelle récompense prenez-vous ?
jewellers-ask-count = Décompte final : les meilleurs choix sont déjà sélectionnés. Acceptez-les ou modifiez-les (= aucune perte, −2 = 2 points de moins).

## Waiting for another player

jewellers-wait-pick = Choisit encore une gemme : { $player }
jewellers-wait-crown = { $player } choisit la gemme d’un logo couronne.
jewellers-wait-bid = { $player } réfléchit à une mise.
jewellers-wait-hide = Mise encore en secret : { $player }
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
jewellers-wait-keep = { $player } choisit les cristaux à protéger d’une géode.
jewellers-wait-point = Pointe encore une carte : { $player }
jewellers-wait-medal = { $player } choisit la récompense d’un médaillon.
jewellers-wait-count = Choisit encore pour le décompte final : { $player }
jewellers-wait-sealed = Votre choix est fait. On attend encore : { $players }

## Actions

jewellers-do-take = Prendre 1 gemme ({ $card })
jewellers-do-buy =
    Acheter { $card } { $count ->
        [0] gratuitement
       *[other] pour { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] {" "}avec { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , et un bonus d’opale pour { $cost } ({ $school })
    }
jewellers-do-choose = Payer { $card } autrement
jewellers-do-rest =
    { $bonus ->
        [0] { $count ->
            [0] Ne rien payer de plus
           *[other] Payer le reste ({ $parts })
        }
       *[other] { $count ->
            [0] Bonus d’opale pour { $cost } ({ $school })
           *[other] Payer le reste ({ $parts }), et { $cost } pour le bonus d’opale ({ $school })
        }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }
jewellers-do-with-colour = Utiliser un Investissement (jusqu’à 3 d’une couleur de moins)
jewellers-do-with-trio = Utiliser un Investissement (1 rouge, 1 vert et 1 bleu de moins)
jewellers-do-with-archive = Utiliser un Accès aux Archives (1 cristal et 1 or de moins)
jewellers-do-with-marker = Utiliser le marqueur mémoriss (1 or et 1 cristal ou or de moins)
jewellers-do-with-privilege = Utiliser un Passe-Droit (puis acheter une seconde carte)
jewellers-do-lay = Choisir X = { $count }
jewellers-do-pay = Payer avec { $card }
jewellers-do-bonus-court = Bonus d’opale pour { $parts } : un logo de fidélité ({ $card })
jewellers-do-bonus-aesthete = Bonus d’opale pour { $parts } : 1 éclat
jewellers-do-bonus-noble = Bonus d’opale pour { $parts } : une rune ({ $card })
jewellers-do-bonus-memorist = Bonus d’opale pour { $parts } : la carte rapporte +1 par unité
jewellers-do-bonus-forge = Bonus d’opale pour { $parts } : 4 carrés pleins
jewellers-do-bonus-religion = Bonus d’opale pour { $parts } : à la fin, 1 point par { $card } dans les coûts de vos cartes
jewellers-do-bonus-musician = Bonus d’opale pour { $parts } : à la fin, un symbole de musique ou un plafond relevé de 1
jewellers-do-white = Échanger une pierre grise contre une gemme de la carte mineur blanche ({ $card })
jewellers-do-black = Échanger une pierre noire contre une gemme de la carte mineur noire ({ $card })
jewellers-do-hammer = Utiliser le marteau de guerre (payer { $parts }, gagner { $card })
jewellers-do-harp = Utiliser la Harpe (gagner { $card })
jewellers-do-ink = Utiliser l’Encrier (remplacer { $card })
jewellers-do-tune = Réactiver la Harpe pour { $parts }
jewellers-do-refill = Réactiver l’Encrier pour { $parts }
jewellers-do-pair = Placer { $parts } et gagner { $card }
jewellers-do-set = Placer { $card } dans un carré
jewellers-do-bid =
    { $count ->
        [one] Miser { $count } or
       *[other] Miser { $count } ors
    }
jewellers-do-decline = Quitter l’enchère
jewellers-do-hide =
    { $count ->
        [one] Miser en secret { $count } or
       *[other] Miser en secret { $count } ors
    }
jewellers-do-prize = Prendre le cristal bonus ({ $card })
jewellers-do-wild4 = Choisir { $card } pour les logos libres à 4 couleurs
jewellers-do-wild3 = Choisir { $card } pour les logos libres à 3 couleurs
jewellers-do-crown = Prendre { $card } pour le logo couronne
jewellers-do-house = Poser votre marqueur de maison sur { $card }
jewellers-do-move-offer = Déplacer { $card } dans l’offre
jewellers-do-move-top = Déplacer { $card } sur le dessus de la pioche
jewellers-do-move-under = Déplacer { $card } sous les autres cartes
jewellers-do-move-bottom = Déplacer { $card } au fond de la pioche
jewellers-do-leave = Laisser les cartes
jewellers-do-point = Pointer { $card }
jewellers-do-point-none = N’en pointer aucune
jewellers-do-medal = Prendre la récompense ({ $card })
jewellers-do-keep = Protéger { $card }
jewellers-do-accept = Accepter ces choix
jewellers-do-nature = Compter { $card } comme { $term }
jewellers-do-staff-nature = Compter { $card } comme { $count } cartes de sa nature
jewellers-do-staff-cost = Compter le coût de { $card } comme { $count } de sa couleur et { $other } de chaque autre
jewellers-do-staff-runes =
    Compter { $card } comme { $count } { $count ->
        [one] rune
       *[other] runes
    } de sa couleur
jewellers-do-staff-squares =
    Compter { $card } comme { $count } { $count ->
        [one] carré plein
       *[other] carrés pleins
    } de sa couleur
jewellers-do-staff-beamed = Compter { $card } comme { $count } ♬
jewellers-do-staff-sharp = Compter { $card } comme { $count } ♯
jewellers-do-staff-note = Compter { $card } comme { $count } ♪
jewellers-do-rune = Compter une rune au choix comme { $card }
jewellers-do-square = Compter un carré de couleur libre comme { $card }
jewellers-do-symbol = Compter un symbole de musique au choix comme { $term }
jewellers-do-cap = Relever de 1 le plafond de { $term }
jewellers-do-thrift =
    Renoncer au bonus à { $gold } { $gold ->
        [one] or
       *[other] ors
    } du marteau de guerre
jewellers-do-forgo-second = Pas de seconde carte
jewellers-do-forgo-music = Ne rien acheter
jewellers-do-forgo-noble = Ne rien acheter
jewellers-do-forgo-reward = Terminé
jewellers-do-end-stones = Arrêter de placer
jewellers-do-end = Finir votre tour
jewellers-do-pass = Passer cette manche

## Why something can't be done

jewellers-why-house = Seul { $owner } peut acheter cette carte pendant cette manche.
jewellers-why-second-step = Vous avez utilisé deux fois une manœuvre pendant ce tour : vous ne pouvez ni acheter ni passer.
jewellers-why-lacks = Il vous manque : { $parts }.
jewellers-why-no-grey = Vous n’avez pas de pierre de promesse grise.
jewellers-why-no-black = Vous n’avez pas de pierre noire.
jewellers-why-used-up = Vous ne pouvez plus l’utiliser pendant ce tour.
jewellers-why-gift-price =
    { $gold ->
        [one] Cela coûte { $gold } or ou { $crystals } cristaux d’une même couleur.
       *[other] Cela coûte { $gold } ors ou { $crystals } cristaux d’une même couleur.
    }
jewellers-why-no-deck = La pioche est vide.
jewellers-why-nothing-to-replace = Aucune carte de l’offre ne peut être remplacée.
jewellers-why-cursed = Vous ne pouvez pas passer : un Cristal Maudit est dans l’offre et vous avez sa couleur.
jewellers-why-patience = Vous n’avez rien acheté depuis six tours : vous devez acheter ou passer.

## Log

jewellers-log-turn = La manche { $round } commence et { $player } a la couronne
jewellers-log-turn-category = La manche { $round } commence avec l’école { $school } et { $player } a la couronne
jewellers-log-found = Les mineurs trouvent { $card }
jewellers-log-brought = Les mineurs apportent { $card } à l’offre
jewellers-log-refilled = L’offre est complétée avec { $parts }
jewellers-log-logos = Les logos couronne de { $player } apportent { $parts } à la carte mineur blanche
jewellers-log-logos-black = Les logos couronne de { $player } apportent { $parts } à la carte mineur noire
jewellers-log-bid = { $player } mise { jewellers-gold-count }
jewellers-log-declined = { $player } quitte l’enchère
jewellers-log-hidden-bid = { $player } révèle une mise de { jewellers-gold-count }
jewellers-log-crowned = { $player } remporte la couronne pour { jewellers-gold-count }
jewellers-log-crown-moved = { $player } reçoit la couronne, car personne n’a misé
jewellers-log-prized = { $player } prend le cristal bonus ({ $card })
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
jewellers-log-moved-under = { $player } déplace { $card } sous les autres cartes
jewellers-log-moved-bottom = { $player } déplace { $card } au fond de la pioche
jewellers-log-picked = { $player } prend { $card }
jewellers-log-picked-many = { $player } prend { $parts }
jewellers-log-marked = { $player } reçoit le marqueur mémoriss
jewellers-log-promised = { $player } se sert sur la carte mineur blanche ({ $card })
jewellers-log-promised-black = { $player } se sert sur la carte mineur noire ({ $card })
jewellers-log-hammered = { $player } utilise le marteau de guerre ({ $parts } contre { $got })
jewellers-log-harp = { $player } utilise la Harpe et gagne { $card }
jewellers-log-tuned = { $player } réactive la Harpe pour { $parts }
jewellers-log-inked = { $player } utilise l’Encrier pour remplacer { $parts }
jewellers-log-refilled-ink = { $player } réactive l’Encrier pour { $parts }
jewellers-log-placed = { $player } place { $card }
jewellers-log-paired = { $player } place { $parts } et gagne { $got }
jewellers-log-bought =
    { $player } achète { $card }{ $source ->
        [discard] {" "}dans la défausse
        [top] {" "}sur le dessus de la pioche
        [last] {" "}au fond de la pioche
       *[offer] {""}
    }{ $count ->
        [0] {" "}gratuitement
       *[other] {" "}pour { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , avec { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , et un bonus d’opale pour { $cost } ({ $school })
    }
jewellers-log-passed = { $player } passe
jewellers-log-ended = { $player } finit son tour sans acheter
jewellers-log-lost = { $player } perd { $parts } à cause d’une géode
jewellers-log-swept = Le nettoyage retire { $parts } de l’offre
jewellers-log-stayed = Le nettoyage laisse { $parts } dans l’offre
jewellers-log-pointed = { $player } pointe { $card }
jewellers-log-pointed-none = { $player } ne pointe aucune carte
jewellers-log-medal = { $player } gagne { $card } grâce aux médaillons
jewellers-log-forgone = { $player } n’achète pas de carte
jewellers-log-rewarded = { $player } complète une série de runes et peut regarder le fond de la pioche
jewellers-log-over-rounds = La partie est finie après la dernière manche

## The end

jewellers-sheet-medallions = Médaillons
jewellers-sheet-medal-red = Médaillon rouge
jewellers-sheet-medal-green = Médaillon vert
jewellers-sheet-medal-blue = Médaillon bleu
jewellers-sheet-medal-multi = Médaillon multicolore
jewellers-sheet-music = Musique
jewellers-sheet-total = Total
jewellers-sheet-how = Toutes les cartes comptent, école par école. Les gemmes restantes ne valent rien.
jewellers-sheet-choices = Choix pour le décompte final
jewellers-projected = Score prévu
jewellers-projected-short = maintenant { $points }
jewellers-winner = { $player } gagne !
jewellers-winners-shared = Victoire partagée : { $players }
jewellers-ending-rounds = La dernière manche est terminée et toutes les cartes ont été comptées.

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
    .verb = marteau
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
    Ce que montre la table :
    - 2R V Au : le coût en gemmes, ici 2 rouges, 1 vert et 1 or ; X : autant que vous voulez
    - +9 : ce que la carte ajouterait à votre score si la partie s’arrêtait maintenant ; 7)acheter R V : l’acheter pour ces gemmes
    - « payer autrement », ou 8)… sur un petit écran, vous laisse choisir les gemmes, un Investissement ou un Passe-Droit
    - ♛ qui a la couronne ; T topaze, ○ pierre de promesse grise, ● pierre noire
    - logos R V : logos de fidélité, M multicolore ; de même pour les runes et les carrés, * de couleur libre
    - la Harpe et l’Encrier servent sur leur face active
