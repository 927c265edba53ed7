# L’écran de fin.

web-end-scoring = Décompte final
web-end-scoring-how = Qui va gagner ?
web-end-skip = Voir le résultat
web-end-place = Votre place : { $place } sur { $of }
web-end-place-of = { $player } : place { $place } sur { $of }
web-end-share = Partager l’image
web-end-goal =
    { $count ->
        [one] { $players } a atteint 600 thalers.
       *[other] { $players } ont atteint 600 thalers.
    }
web-end-closed-guild = { $player } a pioché la dernière carte Guilde.
web-end-closed-mine = { $player } a pioché la dernière carte Mine.
web-end-closed-kings = { $player } a terminé quatre Objets du Roi.
