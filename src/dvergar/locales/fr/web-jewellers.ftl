# La table des Joailliers : ce que seule la page dit.

web-jewels-buy = Acheter
web-jewels-choose = Payer autrement…
web-jewels-pass = Passer
web-jewels-free = gratuit
web-jewels-laid = Déjà payé :
web-jewels-amount = Montant
web-jewels-cost = Coût
web-jewels-scores = Rapporte
web-jewels-table = { $table }, puis { $more } à chaque fois
web-jewels-best = { $count } plus hauts
web-jewels-brings = Rapporte { $points } en tout
web-jewels-adds = Vaut { $points } si la partie s’arrêtait maintenant.
web-jewels-discard-price =
    Dans la défausse, elle coûte { $gold } { $gold ->
        [one] or
       *[other] ors
    } de plus.
web-jewels-take-back = Annuler
web-jewels-see-cards = Voir les cartes
web-jewels-back = Retour à l’offre
web-jewels-known = Pioche ({ $count } vues)
web-jewels-places = places { $places } sur { $count }, depuis le dessus
web-jewels-nth = place { $place } depuis le dessus
web-jewels-use-how = Elle sert lors d’un achat : choisissez la carte voulue, puis « { $way } ».
web-jewels-white = Mineur blanc
web-jewels-black = Mineur noir
web-jewels-medals-how = logos à la fin · points
web-jewels-ask-ink = Choisissez la première carte de l’offre à remplacer.
web-jewels-whose = Voir les cartes de
web-jewels-works-of = Cartes : { $player }
web-jewels-next = votre prochain ramequin
web-jewels-then = dans { $count } choix
web-jewels-crown-how = Le vainqueur joue en premier et choisit la couleur des logos libres.
web-jewels-open-how = Les numéros indiquent la priorité. Si vous précédez le plus offrant, vous pouvez égaler sa mise ; sinon, vous devez la dépasser.
web-jewels-closed-how = Chacun mise en secret. La plus haute mise l’emporte et seul le vainqueur paie.
web-jewels-bonus-how = Misez 2 ors ou plus pour gagner un cristal bonus :
web-jewels-last-how = Dernière manche : misez 3 ors ou plus pour gagner un logo multicolore.
web-jewels-if-now = Si tout s’arrêtait
web-jewels-with = { $points } avec { $card }
web-jewels-no-choice = Il n’y a plus rien à choisir.
web-jewels-accept = Accepter ({ $points })
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
        [one] Voir la carte
       *[other] Voir les { $count } cartes
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
web-jewels-school-green-backed = Dos vert

## Cadeaux

web-jewels-gift-families =
    face des clans : { $gold } { $gold ->
        [one] or
       *[other] ors
    } ou { $crystals } d’une couleur
web-jewels-gift-forged =
    face de la forge : { $gold } { $gold ->
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

web-jewels-line-crown = Logo couronne
web-jewels-line-wild4 = Logos libres à 4 couleurs
web-jewels-line-wild3 = Logos libres à 3 couleurs
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

web-jewels-head-pick = prenez une gemme
web-jewels-head-crown = choisissez une gemme
web-jewels-head-bid = misez pour la couronne
web-jewels-head-hide = misez en secret
web-jewels-head-prize = prenez un cristal
web-jewels-head-wild = choisissez les couleurs
web-jewels-head-house = posez votre marqueur
web-jewels-head-move = déplacez des cartes
web-jewels-head-listen = achetez dans la pioche
web-jewels-head-act = achetez ou passez
web-jewels-head-ink = choisissez une seconde carte
web-jewels-head-pay = payez
web-jewels-head-second = achetez une seconde carte
web-jewels-head-noble = achetez dans la pioche
web-jewels-head-stones = placez des cristaux
web-jewels-head-keep = protégez des cristaux
web-jewels-head-point = pointez une carte
web-jewels-head-medal = choisissez une récompense
web-jewels-head-count = décompte final

web-jewels-sign-logo = logo de fidélité : { $parts }
    .help = Logo de fidélité : si vous êtes seul à en avoir le plus d’une couleur, vous gagnez le cristal de ce médaillon à chaque manche et des points à la fin.
    .multi = Logo multicolore : compte comme un logo pour chacun des quatre médaillons.
web-jewels-sign-rune = rune : { $parts }
    .help = Rune : les cartes nobles rapportent selon vos runes d’une couleur, ou selon les séries des trois couleurs.
web-jewels-sign-badge = { $count ->
        [one] 1 éclat
       *[other] { $count } éclats
    }
    .help = Éclat : les Miroirs et les Cocardes rapportent pour chaque éclat de vos cartes.
web-jewels-sign-square = carré vide : { $parts }
    .help = Carré vide : reçoit un cristal de sa couleur. Les cartes de forge rapportent pour les cristaux placés.
web-jewels-sign-full = carré plein : { $parts }
    .help = Carré plein : compte comme un cristal placé de sa couleur.
web-jewels-sign-religion = { $count ->
        [one] 1 logo religieux
       *[other] { $count } logos religieux
    }
    .help = Logo religieux : plus vous en avez, plus le mécène religieux vous montre de cartes de la pioche.
web-jewels-sign-music = musique : { $parts }
    .help = Musique : multipliez vos ♬ par vos ♯ et par vos ♪ pour obtenir des points. Chacun compte jusqu’à 5.
web-jewels-sign-star = étoile { $parts }
    .help = Étoile : la plus grande remporte le marqueur mémoriss.
web-jewels-sign-nature = Natures : feu, terre et eau. Certaines cartes rapportent pour chaque carte d’une nature. La nature d’une carte multicolore se choisit à la fin.
