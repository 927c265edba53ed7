# A záró képernyő.

web-end-scoring = Végső elszámolás
web-end-scoring-how = Ki fog győzni?
web-end-skip = Eredmény mutatása
web-end-place = A helyezésed: { $of } közül { $place }.
web-end-place-of = { $player }: { $of } közül { $place }.
web-end-share = Kép megosztása
web-end-goal =
    { $count ->
       *[other] { $players } elérte a 600 tallért.
    }
web-end-closed-guild = { $player } felhúzta az utolsó céhkártyát.
web-end-closed-mine = { $player } felhúzta az utolsó bányakártyát.
web-end-closed-kings = { $player } négy királyi tárgyat készített el.
