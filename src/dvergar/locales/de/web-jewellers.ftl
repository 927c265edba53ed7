# Der Tisch der Juweliere: was nur die Seite sagt.

web-jewels-buy = Kaufen
web-jewels-choose = Anders bezahlen…
web-jewels-pass = Passen
web-jewels-free = kostenlos
web-jewels-laid = Schon bezahlt:
web-jewels-amount = Betrag
web-jewels-cost = Kosten
web-jewels-scores = Wertung
web-jewels-table = { $table }, dann { $more } pro Stück
web-jewels-best = { $count } höchste
web-jewels-brings = Bringt insgesamt { $points }
web-jewels-adds = { $points } wert, wenn die Partie jetzt endete.
web-jewels-discard-price = Im Ablagestapel kostet sie { $gold } Gold mehr.
web-jewels-take-back = Zurücknehmen
web-jewels-see-cards = Karten zeigen
web-jewels-back = Zurück zur Auslage
web-jewels-known = Stapel ({ $count } gesehen)
web-jewels-places = Plätze { $places } von { $count }, von oben gezählt
web-jewels-nth = Platz { $place } von oben
web-jewels-use-how = Setze sie bei einem Kauf ein: Wähle die gewünschte Karte, dann „{ $way }“.
web-jewels-white = Weißer Bergmann
web-jewels-black = Schwarzer Bergmann
web-jewels-medals-how = Treuezeichen am Ende · Punkte
web-jewels-ask-ink = Wähle die erste Karte der Auslage, die ersetzt wird.
web-jewels-whose = Karten zeigen von
web-jewels-works-of = Karten: { $player }
web-jewels-next = deine nächste Schale
web-jewels-then = nach { $count } Steinen
web-jewels-crown-how = Der Gewinner beginnt und wählt die Farbe der freien Zeichen.
web-jewels-open-how = Die Nummern zeigen den Vorrang. Stehst du vor dem Höchstbietenden, darfst du gleichziehen, sonst musst du überbieten.
web-jewels-closed-how = Alle bieten im Geheimen. Das höchste Gebot gewinnt, und nur der Gewinner zahlt.
web-jewels-bonus-how = Biete 2 Gold oder mehr für einen Bonuskristall:
web-jewels-last-how = Letzte Runde: Biete 3 Gold oder mehr für ein mehrfarbiges Treuezeichen.
web-jewels-if-now = Wäre jetzt Schluss
web-jewels-with = { $points } mit { $card }
web-jewels-no-choice = Es gibt nichts mehr zu wählen.
web-jewels-accept = Annehmen ({ $points })
web-jewels-loses =
    { $points ->
        [one] 1 Punkt weniger
       *[other] { $points } Punkte weniger
    }
web-jewels-keeps = kein Punkt weniger
web-jewels-chart = Punkte Runde für Runde
web-jewels-chart-note = wenn die Partie dann geendet hätte
web-jewels-show-cards =
    { $count ->
        [one] Karte zeigen
       *[other] Alle { $count } Karten zeigen
    }
web-jewels-hide-cards = Karten verbergen

## Schulen, kurz

web-jewels-school-court = Hof
web-jewels-school-aesthete = Ästheten
web-jewels-school-noble = Adel
web-jewels-school-memorist = Denkmalbauer
web-jewels-school-forge = Schmiede
web-jewels-school-religion = Religion
web-jewels-school-musician = Musik
web-jewels-school-green-backed = Grün

## Geschenke

web-jewels-gift-families = Clanseite: { $gold } Gold oder { $crystals } einer Farbe
web-jewels-gift-forged = Schmiedeseite: { $gold } Gold oder { $crystals } einer Farbe
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

web-jewels-line-crown = Kronenzeichen
web-jewels-line-wild4 = Freie Zeichen mit 4 Farben
web-jewels-line-wild3 = Freie Zeichen mit 3 Farben
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
web-jewels-head-crown = wähle einen Stein
web-jewels-head-bid = biete um die Krone
web-jewels-head-hide = biete im Geheimen
web-jewels-head-prize = nimm einen Kristall
web-jewels-head-wild = wähle Farben
web-jewels-head-house = lege deinen Hausmarker
web-jewels-head-move = versetze Karten
web-jewels-head-listen = kaufe vom Stapel
web-jewels-head-act = kaufe oder passe
web-jewels-head-ink = wähle eine zweite Karte
web-jewels-head-pay = bezahle
web-jewels-head-second = kaufe eine zweite Karte
web-jewels-head-noble = kaufe vom Stapel
web-jewels-head-stones = setze Kristalle ein
web-jewels-head-keep = schütze Kristalle
web-jewels-head-point = zeige auf eine Karte
web-jewels-head-medal = wähle eine Belohnung
web-jewels-head-count = Schlusswertung

web-jewels-sign-logo = Treuezeichen: { $parts }
    .help = Treuezeichen: Hast du allein die meisten einer Farbe, bekommst du in jeder Runde den Kristall ihres Medaillons und am Ende Punkte.
    .multi = Mehrfarbiges Treuezeichen: zählt für jedes der vier Medaillons als ein Zeichen.
web-jewels-sign-rune = Rune: { $parts }
    .help = Rune: Adelskarten werten deine Runen einer Farbe oder Sätze aus allen drei Farben.
web-jewels-sign-badge = { $count } Funkeln
    .help = Funkeln: Spiegel und Kokarden bringen Punkte für jedes Funkeln auf deinen Karten.
web-jewels-sign-square = leeres Feld: { $parts }
    .help = Leeres Feld: fasst einen Kristall seiner Farbe. Karten der Schmiede werten eingesetzte Kristalle.
web-jewels-sign-full = gefülltes Feld: { $parts }
    .help = Gefülltes Feld: zählt als eingesetzter Kristall seiner Farbe.
web-jewels-sign-religion = { $count } Religionszeichen
    .help = Religionszeichen: Je mehr du hast, desto mehr Karten des Stapels zeigt dir der Mäzen der Religion.
web-jewels-sign-music = Musik: { $parts }
    .help = Musik: Deine ♬ mal deine ♯ mal deine ♪ ergeben Punkte. Jede Sorte zählt bis 5.
web-jewels-sign-star = Stern { $parts }
    .help = Stern: Der größte gewinnt den Marker der Denkmalbauer.
web-jewels-sign-nature = Naturen: Feuer, Erde und Wasser. Manche Karten bringen Punkte pro Karte einer Natur. Bei einer mehrfarbigen Karte wählst du die Natur am Ende.
