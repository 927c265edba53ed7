# Der Tisch der Juweliere: was nur die Seite sagt.

web-jewels-buy = Kaufen
web-jewels-choose = Anders bezahlen …
web-jewels-pass = Passen
web-jewels-free = umsonst
web-jewels-laid = Schon bezahlt:
web-jewels-amount = Betrag
web-jewels-cost = Kosten
web-jewels-scores = Wertung
web-jewels-table = { $table }, dann je { $more }
web-jewels-best = { $count } höchste
web-jewels-brings = bringt insgesamt { $points }
web-jewels-adds = Wäre das Spiel jetzt zu Ende, änderte sie deine Punkte um { $points }.
web-jewels-discard-price = Im Ablagestapel kostet sie { $gold } Gold mehr.
web-jewels-take-back = Zurücknehmen
web-jewels-see-cards = Karten zeigen
web-jewels-back = Zurück zur Auslage
web-jewels-known = Stapel, { $count } gesehen
web-jewels-places = Plätze { $places } von { $count }, von oben gezählt
web-jewels-nth = Platz { $place } von oben
web-jewels-use-how = Setze sie bei einem Kauf ein: Wähle die gewünschte Karte, dann „{ $way }“.
web-jewels-white = Weißer Bergmann
web-jewels-black = Schwarzer Bergmann
web-jewels-medals-how = Zeichen am Ende · Punkte
web-jewels-ask-ink = Tintenfass: Wähle die erste Karte der Auslage, die ersetzt wird.
web-jewels-whose = Wessen Karten
web-jewels-works-of = Karten: { $player }
web-jewels-next = als Nächste
web-jewels-then = nach { $count } Steinen
web-jewels-crown-how = Wer die Krone gewinnt, beginnt die Runde und wählt die Farben der freien Zeichen.
web-jewels-open-how = Die Nummern zeigen den Vorrang: Wer vor dem Höchstbietenden steht, darf gleichziehen, alle anderen müssen überbieten.
web-jewels-closed-how = Alle verstecken Gold. Das höchste Gebot gewinnt, und nur wer gewinnt, bezahlt.
web-jewels-bonus-how = Wer 2 Gold oder mehr bezahlt, erhält einen Bonuskristall:
web-jewels-last-how = Letzte Runde: Wer 3 Gold oder mehr bezahlt, erhält ein mehrfarbiges Treuezeichen.
web-jewels-if-now = Wäre jetzt Schluss
web-jewels-with = { $points } mit { $card }
web-jewels-no-choice = Es gibt nichts mehr zu wählen.
web-jewels-accept = Annehmen: { $points }
web-jewels-loses =
    { $points ->
        [one] 1 Punkt weniger
       *[other] { $points } Punkte weniger
    }
web-jewels-keeps = kein Punkt weniger
web-jewels-chart = Punkte Runde für Runde
web-jewels-chart-note = wäre das Spiel dann zu Ende gewesen
web-jewels-show-cards =
    { $count ->
        [one] Die Karte zeigen
       *[other] Alle { $count } Karten zeigen
    }
web-jewels-hide-cards = Karten verbergen

## Schulen, kurz

web-jewels-school-court = Hof
web-jewels-school-aesthete = Ästheten
web-jewels-school-noble = Adel
web-jewels-school-memorist = Baumeister
web-jewels-school-forge = Schmiede
web-jewels-school-religion = Religion
web-jewels-school-musician = Musik
web-jewels-school-green-backed = Andere

## Geschenke

web-jewels-gift-families = Familien: { $gold } Gold oder { $crystals } einer Farbe
web-jewels-gift-forged = Schmiede: { $gold } Gold oder { $crystals } einer Farbe
web-jewels-gift-harp-active =
    { $count } { $count ->
        [one] Stein
       *[other] Steine
    } erhalten
web-jewels-gift-harp-inactive = inaktiv
web-jewels-gift-inkwell-active =
    { $count } { $count ->
        [one] Karte
       *[other] Karten
    } ersetzen
web-jewels-gift-inkwell-inactive = inaktiv

## Reihen von Steinen zur Wahl

web-jewels-line-crown = Das Kronenzeichen bringt
web-jewels-line-wild4 = Zeichen mit 4 Farben werden
web-jewels-line-wild3 = Zeichen mit 3 Farben werden
web-jewels-line-prize = Bonuskristall
web-jewels-line-medal = Belohnung
web-jewels-line-keep = Schützen
web-jewels-line-pay = Bezahlen mit
web-jewels-line-set = In ein Feld einsetzen
web-jewels-line-rune = Freie Runen
web-jewels-line-square = Felder für jede Farbe
web-jewels-line-symbol = Musiksymbole nach Wahl
web-jewels-line-cap = Höhere Obergrenze

## Kopf der Statusleiste, nach „Du bist am Zug:“

web-jewels-head-pick = nimm einen Stein
web-jewels-head-crown = Kronenzeichen
web-jewels-head-bid = biete um die Krone
web-jewels-head-hide = verstecke Gold
web-jewels-head-prize = Bonuskristall
web-jewels-head-wild = freie Zeichen
web-jewels-head-house = Hausmarker
web-jewels-head-move = Karten versetzen
web-jewels-head-listen = Kauf aus dem Stapel
web-jewels-head-act = kaufen oder passen
web-jewels-head-ink = zweite Karte
web-jewels-head-pay = bezahle
web-jewels-head-second = zweiter Kauf
web-jewels-head-noble = Kauf aus dem Stapel
web-jewels-head-stones = setze Kristalle ein
web-jewels-head-keep = schütze Kristalle
web-jewels-head-point = zeige auf eine Karte
web-jewels-head-medal = Belohnung
web-jewels-head-count = Schlusswertung

web-jewels-sign-logo = Treuezeichen: { $parts }
    .help = Treuezeichen: Wer allein die meisten einer Farbe hat, bekommt nach einer Runde den Kristall ihres Medaillons und am Ende Punkte.
    .multi = Mehrfarbiges Treuezeichen: zählt für jedes der vier Medaillons als ein Zeichen.
web-jewels-sign-rune = Rune: { $parts }
    .help = Rune: Adelskarten werten deine Runen einer Farbe oder Trios aus allen drei Farben.
web-jewels-sign-badge = { $count } Ästhetenabzeichen
    .help = Ästhetenabzeichen: Spiegel und Kokarden bringen Punkte für jedes, das du hast.
web-jewels-sign-square = offenes Feld: { $parts }
    .help = Offenes Feld: fasst einen Kristall seiner Farbe; Karten der Schmiede werten die eingesetzten Kristalle.
web-jewels-sign-full = volles Feld: { $parts }
    .help = Volles Feld: zählt als eingesetzter Kristall seiner Farbe.
web-jewels-sign-religion = { $count } Religionszeichen
    .help = Religionszeichen: Je mehr du hast, desto weiter lässt dich der Mäzen der Religion in den Stapel sehen.
web-jewels-sign-music = Musik: { $parts }
    .help = Musik: Deine ♬ mal deine ♯ mal deine ♪ sind Punkte; jede Sorte zählt bis 5.
web-jewels-sign-star = Stern { $parts }
    .help = Stern: Der größte entscheidet, wer den Marker des Mäzens der Gedächtnisbaumeister bekommt.
web-jewels-sign-nature = Naturen: Feuer, Erde und Wasser. Mehrere Karten werten die Karten einer Natur; bei einer mehrfarbigen wählst du sie am Ende.
