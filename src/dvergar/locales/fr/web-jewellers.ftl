# La table des Joailliers : ce que seule la page dit.

web-jewels-buy = Acheter
web-jewels-choose = Payer autrement…
web-jewels-pass = Passer
web-jewels-free = gratuit
web-jewels-laid = Déjà payé :
web-jewels-amount = Montant
web-jewels-cost = Coût
web-jewels-scores = Rapporte
web-jewels-table = { $table }, puis { $more } à chaque fois,
web-jewels-best = { $count } plus hauts
web-jewels-brings = rapporte { $points } en tout
web-jewels-adds = Si la partie s’arrêtait maintenant, elle changerait votre score de { $points }.
web-jewels-discard-price =
    Dans la défausse, elle coûte { $gold } { $gold ->
        [one] or
       *[other] ors
    } de plus.
web-jewels-take-back = Reprendre
web-jewels-see-cards = Montrer les cartes
web-jewels-back = Retour à l’offre
web-jewels-known = Pioche, { $count } vues
web-jewels-places = places { $places } sur { $count }, depuis le dessus
web-jewels-nth = place { $place } depuis le dessus
web-jewels-use-how = Elle sert lors d’un achat : choisissez la carte voulue, puis « { $way } ».
web-jewels-white = Mineur blanc
web-jewels-black = Mineur noir
web-jewels-medals-how = logos à la fin · points
web-jewels-ask-ink = Encrier : choisissez la première carte de l’offre à remplacer.
web-jewels-whose = Cartes de qui
web-jewels-works-of = Cartes : { $player }
web-jewels-next = arrive ensuite
web-jewels-then = dans { $count } prises
web-jewels-crown-how = Qui remporte la couronne joue en premier et choisit la couleur des logos libres.
web-jewels-open-how = Les numéros donnent la priorité : qui précède le plus offrant peut égaler sa mise, tous les autres doivent la dépasser.
web-jewels-closed-how = Chacun cache de l’or. La plus haute mise l’emporte, et seul le vainqueur paie.
web-jewels-bonus-how = Payez 2 ors ou plus et gagnez un cristal bonus :
web-jewels-last-how = Dernière manche : payez 3 ors ou plus et gagnez un logo multicolore.
web-jewels-if-now = Si tout s’arrêtait
web-jewels-with = { $points } avec { $card }
web-jewels-no-choice = Il n’y a plus rien à choisir.
web-jewels-accept = Accepter : { $points }
web-jewels-loses =
    { $points ->
        [one] 1 point en moins
       *[other] { $points } points en moins
    }
web-jewels-keeps = aucun point en moins
web-jewels-chart = Score manche après manche
web-jewels-chart-note = si la partie s’était arrêtée alors
web-jewels-show-cards =
    { $count ->
        [one] Montrer la carte
       *[other] Montrer les { $count } cartes
    }
web-jewels-hide-cards = Cacher les cartes

## Écoles, en bref

web-jewels-school-court = Cour
web-jewels-school-aesthete = Esthètes
web-jewels-school-noble = Noblesse
web-jewels-school-memorist = Mémoriss
web-jewels-school-forge = Forge
web-jewels-school-religion = Religion
web-jewels-school-musician = Musique
web-jewels-school-green-backed = Autres

## Cadeaux

web-jewels-gift-families =
    familles : { $gold } { $gold ->
        [one] or
       *[other] ors
    } ou { $crystals } d’une couleur
web-jewels-gift-forged =
    forge : { $gold } { $gold ->
        [one] or
       *[other] ors
    } ou { $crystals } d’une couleur
web-jewels-gift-harp-active =
    gagner { $count } { $count ->
        [one] gemme
       *[other] gemmes
    }
web-jewels-gift-harp-inactive = inactive
web-jewels-gift-inkwell-active =
    remplacer { $count } { $count ->
        [one] carte
       *[other] cartes
    }
web-jewels-gift-inkwell-inactive = inactif

## Rangées de gemmes au choix

web-jewels-line-crown = Le logo couronne apporte
web-jewels-line-wild4 = Les logos à 4 couleurs deviennent
web-jewels-line-wild3 = Les logos à 3 couleurs deviennent
web-jewels-line-prize = Cristal bonus
web-jewels-line-medal = Récompense
web-jewels-line-keep = Protéger
web-jewels-line-pay = Payer avec
web-jewels-line-set = Placer dans un carré
web-jewels-line-rune = Runes au choix
web-jewels-line-square = Carrés de couleur libre
web-jewels-line-symbol = Symboles de musique au choix
web-jewels-line-cap = Plafond plus haut

## En-tête de la barre d’état, après « À vous : »

web-jewels-head-pick = prendre une gemme
web-jewels-head-crown = logo couronne
web-jewels-head-bid = miser pour la couronne
web-jewels-head-hide = cacher de l’or
web-jewels-head-prize = cristal bonus
web-jewels-head-wild = logos libres
web-jewels-head-house = marqueur de maison
web-jewels-head-move = déplacer des cartes
web-jewels-head-listen = acheter dans la pioche
web-jewels-head-act = acheter ou passer
web-jewels-head-ink = seconde carte
web-jewels-head-pay = payer
web-jewels-head-second = second achat
web-jewels-head-noble = acheter dans la pioche
web-jewels-head-stones = placer des cristaux
web-jewels-head-keep = protéger des cristaux
web-jewels-head-point = pointer une carte
web-jewels-head-medal = récompense
web-jewels-head-count = décompte final

web-jewels-sign-logo = logo de fidélité : { $parts }
    .help = Logo de fidélité : en avoir strictement le plus d’une couleur rapporte le cristal de son médaillon après une manche, et des points à la fin.
    .multi = Logo multicolore : compte comme un logo pour chacun des quatre médaillons.
web-jewels-sign-rune = rune : { $parts }
    .help = Rune : les cartes nobles rapportent selon vos runes d’une couleur, ou selon les triplets des trois.
web-jewels-sign-badge = { $count ->
        [one] 1 blason esthète
       *[other] { $count } blasons esthètes
    }
    .help = Blason esthète : les Miroirs et les Cocardes rapportent pour chacun des vôtres.
web-jewels-sign-square = carré vide : { $parts }
    .help = Carré vide : reçoit un cristal de sa couleur ; les cartes de forge rapportent pour les cristaux placés.
web-jewels-sign-full = carré plein : { $parts }
    .help = Carré plein : compte comme un cristal placé de sa couleur.
web-jewels-sign-religion = { $count ->
        [one] 1 logo religieux
       *[other] { $count } logos religieux
    }
    .help = Logo religieux : plus vous en avez, plus le mécène religieux vous laisse regarder loin dans la pioche.
web-jewels-sign-music = musique : { $parts }
    .help = Musique : vos ♬ fois vos ♯ fois vos ♪ donnent des points, chacun compté jusqu’à 5.
web-jewels-sign-star = étoile { $parts }
    .help = Étoile : la plus grande décide qui reçoit le marqueur du mécène mémoriss.
web-jewels-sign-nature = Natures : feu, terre et eau. Les Monuments, les Cadres de portrait et les Concordes comptent les cartes par nature ; celle d’une carte multicolore se choisit à la fin.
