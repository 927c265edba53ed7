# Der Endbildschirm.

web-end-scoring = Schlusswertung
web-end-scoring-how = Wer gewinnt?
web-end-skip = Ergebnis zeigen
web-end-place = Dein Platz: { $place } von { $of }
web-end-place-of = { $player }: Platz { $place } von { $of }
web-end-share = Bild teilen
web-end-goal =
    { $count ->
        [one] { $players } hat 600 Silbertaler erreicht.
       *[other] { $players } haben 600 Silbertaler erreicht.
    }
web-end-closed-guild = { $player } hat die letzte Gildenkarte gezogen.
web-end-closed-mine = { $player } hat die letzte Minenkarte gezogen.
web-end-closed-kings = { $player } hat vier Königsstücke vollendet.
