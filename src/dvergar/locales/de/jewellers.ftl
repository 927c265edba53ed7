# CEJ, the Jewellers: what a player reads at the table.

jewellers-title = CEJ, die Juweliere
jewellers-tagline = Drafte Steine, biete um die Krone und fertige den Schmuck, der zusammen am meisten zählt.
jewellers-reconstructed = Die Karten sind unsere eigene Rekonstruktion, nicht die gedruckten.

## Options

jewellers-option-mode = Spielmodus
    .help = Die Einführung ist kurz, klassisch ist das normale Spiel, fortgeschritten nutzt alle Karten.
jewellers-option-mode-initiation = Einführung
    .help = 4 Runden, 33 Karten aus vier Schulen, keine Geschenke. Am besten für die erste Partie.
jewellers-option-mode-classic = Klassisch
    .help = 5 Runden, 59 Karten aus sechs Schulen, mit Kriegshämmern.
jewellers-option-mode-advanced = Fortgeschritten
    .help = 5 Runden, alle 98 Karten aus sieben Schulen, mit Harfen, Tintenfässern und Fluchkristallen.
jewellers-option-manner = Joker
    .help = Welche Steine beim Kauf einer Karte Joker sind.
jewellers-option-manner-topaz = Topase
    .help = Topase sind Joker für Karten der Schule der Runde.
jewellers-option-manner-opal = Opale
    .help = Opale sind Joker für Karten ihrer eigenen Schule und können einen Bonus bringen.
jewellers-option-cleanup = Aufräumen
    .help = Welche Karten nach einer Runde die Auslage verlassen. Nur im fortgeschrittenen Modus.
jewellers-option-cleanup-controlled = Kontrolliert
    .help = Karten, auf die mindestens einer im Geheimen zeigt, bleiben.
jewellers-option-cleanup-chaotic = Chaotisch
    .help = Karten, auf die eine gerade Zahl von Spielern zeigt, verlassen die Auslage.
jewellers-option-cleanup-no-quarter = Ohne Gnade
    .help = Alle Karten verlassen die Auslage.
jewellers-option-auction = Versteigerung
    .help = Wie um die Krone geboten wird. Verdeckt nur im fortgeschrittenen Modus.
jewellers-option-auction-open = Offen
    .help = Reihum wird geboten, bis niemand mehr höher bietet.
jewellers-option-auction-closed = Verdeckt
    .help = Alle bieten einmal im Geheimen. Das höchste Gebot gewinnt.
jewellers-option-patrons = Mäzene
    .help = Ab Runde 2 belohnen die Mäzene von sechs Schulen, wer ihnen am besten dient. Nicht in der Einführung.

## Terms

jewellers-term-yes = ja
jewellers-term-choice = nach Wahl
jewellers-term-any = jede Farbe
jewellers-term-x = X
jewellers-term-investment = Investition
jewellers-term-archive = Zugang zum Archiv
jewellers-term-marker = Marker der Denkmalbauer
jewellers-term-open-red = leer rot
jewellers-term-open-green = leer grün
jewellers-term-open-blue = leer blau
jewellers-term-open-any = leer (jede Farbe)
jewellers-term-full-red = gefüllt rot
jewellers-term-full-green = gefüllt grün
jewellers-term-full-blue = gefüllt blau
jewellers-term-full-any = gefüllt (jede Farbe)
jewellers-term-flat = feste Punkte
jewellers-term-per-badge = Punkte pro Funkeln
jewellers-term-per-card = Punkte pro Karte jeder Art
jewellers-term-per-card-of-nature = Punkte pro Karte ihrer Natur
jewellers-term-per-costly-card = Punkte pro Karte, die genügend Kristalle kostet
jewellers-term-per-nature-triple = Punkte pro Satz aus drei Naturen
jewellers-term-rune-table = Punkte nach Runen ihrer Farbe
jewellers-term-rune-triple-table = Punkte nach Runensätzen
jewellers-term-per-rune-table = Punkte nach allen Runen
jewellers-term-per-placed = Punkte pro eingesetztem Kristall
jewellers-term-per-pair-placed = Punkte pro Paar eingesetzter Kristalle
jewellers-term-per-two-placed = Punkte pro zwei eingesetzten Kristallen
jewellers-term-top-costs = die höchsten Kosten in ihrer Farbe
jewellers-term-plinth = die höchsten Kosten in zwei Farben
jewellers-term-chalice-x = Punkte nach X
jewellers-term-reliquary-x = die X höchsten Kosten in ihrer Farbe
jewellers-term-cursed-table = Punkte nach Fluchkristallen
jewellers-term-music = Musik

## Columns of the card tables

jewellers-column-id = Kennung
jewellers-column-name = Name
jewellers-column-level = Ab Modus
jewellers-column-school = Schule
jewellers-column-court = Hof
jewellers-column-nature = Natur
jewellers-column-cost = Kosten
jewellers-column-score = Wertung
jewellers-column-points = Punkte
jewellers-column-logos = Treuezeichen
jewellers-column-runes = Runen
jewellers-column-badges = Funkeln
jewellers-column-star = Stern
jewellers-column-religion = Religionszeichen
jewellers-column-music = Musik
jewellers-column-squares = Felder
jewellers-column-of = Zählt
jewellers-column-cards = Karten oder Kristalle nötig
jewellers-column-text = Wirkung
jewellers-column-line1 = Weiße Bergmannskarte
jewellers-column-line2 = Bringt
jewellers-column-line3 = Schwarze Bergmannskarte
jewellers-column-bonus = Bonuskristall

## Values

jewellers-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
jewellers-gold-count = { $count } Gold
jewellers-card-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
jewellers-deck-count =
    { $count ->
        [0] Stapel leer
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
jewellers-round = Runde { $round }
# The crown of later rounds is still to be bid for.
jewellers-heading = { $round ->
    [1] Runde { $round } · Krone: { $player }
   *[other] Runde { $round }
}
jewellers-round-of = Runde { $round } von { $rounds }
jewellers-category = Schule: { $school }
jewellers-categories-next = Nächste Schulen: { $parts }
jewellers-turn-of = { $player } ist am Zug
jewellers-crown-of = Krone: { $player }
jewellers-passes-to = Schalen weiter an { $player }
jewellers-clockwise = im Uhrzeigersinn
jewellers-anticlockwise = gegen den Uhrzeigersinn
jewellers-x-laid = X = { $x }
jewellers-adds = jetzt { $points }
    .help = Was die Karte dir an Punkten bringen würde, wenn die Partie jetzt endete.

## Areas

jewellers-area-offer = Auslage
jewellers-area-discard = Ablagestapel
jewellers-area-deck = Stapel
jewellers-area-known = Bekannte Karten im Stapel
jewellers-area-greens = Karten mit grünem Rücken
jewellers-area-white = Weiße Bergmannskarte
jewellers-area-black = Schwarze Bergmannskarte
jewellers-area-bowls = Schalen
jewellers-area-bowl = Deine Schale
jewellers-area-bowl-of = Schale von { $player }
jewellers-area-stock = Vorrat
jewellers-area-gifts = Geschenke
jewellers-area-cards = Deine Karten
jewellers-area-symbols = Symbole
jewellers-area-auction = Versteigerung
jewellers-area-medallions = Medaillons
jewellers-area-choices = Auswahl
jewellers-area-score = Punkte
jewellers-area-bonus = Bonuskristall
jewellers-area-wild = Freie Zeichen
jewellers-area-rounds = Runden

## Phases

jewellers-phase-finds = Funde
jewellers-phase-crown = Krone
jewellers-phase-patrons = Mäzene
jewellers-phase-draft = Draft
jewellers-phase-turns = Züge
jewellers-phase-clean = Aufräumen
jewellers-phase-medallions = Medaillons
jewellers-phase-next = Nächste Runde
jewellers-phase-count = Schlusswertung

## Marks of a player

jewellers-crown = Krone
jewellers-active = (am Zug)
jewellers-passed = hat gepasst
jewellers-sealed = hat gewählt
jewellers-choosing = wählt noch…
jewellers-marker = Marker der Denkmalbauer
jewellers-house = Hausmarker: { $player }
jewellers-house-own = dein Hausmarker
jewellers-out = ausgestiegen
jewellers-uses = In diesem Zug benutzt: { $parts }
jewellers-empty = leer
jewellers-discard-extra = +{ $gold } Gold pro Karte

## What a card shows

jewellers-logos = Treuezeichen { $parts }
jewellers-runes = Runen { $parts }
jewellers-squares-open = leere Felder { $parts }
jewellers-squares-full = gefüllte Felder { $parts }
jewellers-badges = Funkeln { $count }
jewellers-religion = Religion { $count }
jewellers-star = Stern { $count }
jewellers-stars = Sterne { $parts }
jewellers-music = Musik { $parts }
jewellers-placed = eingesetzt { $parts }
jewellers-court = Hof
jewellers-mark-logo = Treuezeichen
jewellers-mark-rune = Rune
jewellers-mark-square = leeres Feld
jewellers-mark-full = gefülltes Feld
jewellers-mark-badge = Funkeln
jewellers-mark-star = Stern
jewellers-mark-religion = Religionszeichen
jewellers-mark-multi = mehrfarbig
jewellers-mark-any = jede Farbe
jewellers-mark-choice = nach Wahl

jewellers-score-none = keine Punkte
jewellers-score-music = Musik
jewellers-score-flat = { jewellers-points }
jewellers-score-per-badge = { $points } pro Funkeln
jewellers-score-per-card = { $points } pro Karte
jewellers-score-per-card-of-nature = { $points } pro Karte der Natur { $term }
jewellers-score-per-costly-card = { $points } pro Karte ab { $minimum } Kristallen
jewellers-score-per-nature-triple = { $points } pro Satz aus drei Naturen
jewellers-score-rune-table = { $table } nach Runen in { $card }
jewellers-score-rune-triple-table = { $table } nach Runensätzen
jewellers-score-per-rune-table = { $table } nach allen Runen
jewellers-score-per-placed = { $points } pro eingesetztem Kristall in { $card }
jewellers-score-per-placed-any = { $points } pro eingesetztem Kristall
jewellers-score-per-pair-placed = { $points } pro eingesetztem Paar { $parts }
jewellers-score-per-two-placed = { $points } pro 2 eingesetzten Kristallen
jewellers-score-top-costs = { $times } × die { $cards } höchsten Kosten in { $card }
jewellers-score-plinth = { $points } × die { $cards } höchsten Kosten in { $parts }
jewellers-score-chalice-x = { $table } nach X
jewellers-score-reliquary-x = die X höchsten Kosten in { $card }
jewellers-score-cursed-table = { $table } pro Stück, nach ihrer Anzahl

jewellers-effect-investment-each = Ein Kauf kostet 1 Rot, 1 Grün und 1 Blau weniger
jewellers-effect-investment-colour = Ein Kauf kostet bis zu 3 einer Farbe weniger
jewellers-effect-archive-access = Eine Karte vom Ablagestapel kostet 1 Kristall und 1 Gold weniger
jewellers-effect-privilege = Kaufe zwei Karten in einem Zug
jewellers-effect-orb-discount = Kugeln kosten dich 2 weniger
jewellers-effect-cursed = Du kannst nicht passen, solange du diese Farbe hast
jewellers-effect-geode = Passt du, verlierst du alle Kristalle dieser Farbe
jewellers-effect-double-nature = Zählt als zwei Karten ihrer Natur
jewellers-effect-cost-counts-as = Kosten zählen als 3 ihrer Farbe und je 1 der anderen
jewellers-effect-staff = Wähle am Ende eine von fünf Möglichkeiten

## Short letters of the gems, for costs

jewellers-short-red = R
jewellers-short-green = G
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

jewellers-gift-families = Kriegshammer (Clanseite)
jewellers-gift-forged = Kriegshammer (Schmiedeseite)
jewellers-gift-harp-active = Harfe (aktiv)
jewellers-gift-harp-inactive = Harfe (inaktiv)
jewellers-gift-inkwell-active = Tintenfass (aktiv)
jewellers-gift-inkwell-inactive = Tintenfass (inaktiv)

## Opal bonuses on cards

jewellers-bonus-court = Hofbonus: Treuezeichen in { $card }
jewellers-bonus-aesthete = Ästhetenbonus: 1 Funkeln
jewellers-bonus-noble = Adelsbonus: Rune in { $card }
jewellers-bonus-memorist = Denkmalbauer-Bonus: +1 pro Einheit
jewellers-bonus-forge = Schmiedebonus: 4 gefüllte Felder
jewellers-bonus-religion = Religionsbonus: 1 Punkt pro { $card } in deinen Kosten
jewellers-bonus-musician = Musikerbonus: ein Symbol oder eine höhere Obergrenze

## Questions to the player

jewellers-ask-pick = Nimm im Geheimen einen Stein aus deiner Schale.
jewellers-ask-crown = Ein Kronenzeichen ist übrig. Welchen Stein bringt es?
jewellers-ask-bid = Gold für die Krone bieten?
jewellers-ask-hide = Wie viel Gold bietest du im Geheimen für die Krone?
jewellers-ask-prize = Welchen Bonuskristall nimmst du?
jewellers-ask-wild = Welche Farbe bekommen die freien Zeichen?
jewellers-ask-house = Lege deinen Hausmarker auf eine Karte der Auslage.
jewellers-ask-move =
    Eine der angesehenen Karten versetzen? { $count ->
        [one] Du darfst noch 1 versetzen.
       *[other] Du darfst noch { $count } versetzen.
    }
jewellers-ask-listen = Eine der obersten Karten des Stapels kaufen?
jewellers-ask-act = Nutze Manöver, wenn du willst, dann kaufe eine Karte oder passe.
jewellers-ask-act-on = Nutze weitere Manöver, wenn du willst, dann beende deinen Zug.
jewellers-ask-ink = Welche zweite Karte ersetzt du?
jewellers-ask-pay = Wie zahlst du?
jewellers-ask-pay-for = Womit bezahlst du { $card }?
jewellers-ask-second = Welche zweite Karte kaufst du?
jewellers-ask-noble = Versprechenssteine tauschen oder eine der untersten Karten des Stapels für 1 Kristall weniger kaufen?
jewellers-ask-stones = Letzte Gelegenheit, Kristalle einzusetzen. Welchen?
jewellers-ask-keep = Deine Geoden nehmen Kristalle. Welchen schützt du?
jewellers-ask-point = Zeige im Geheimen auf eine Karte, die in der Auslage bleiben soll, oder auf keine.
jewellers-ask-point-chaotic = Zeige im Geheimen auf eine Karte oder auf keine. Eine Karte bleibt, wenn eine ungerade Zahl von Spielern auf sie zeigt.
jewellers-ask-medal = Du gewinnst mehrere Medaillons. Welche Belohnung nimmst du?
jewellers-ask-count = Schlusswertung: Die beste Auswahl ist vorbelegt. Nimm sie an oder ändere sie (= kein Verlust, −2 = 2 Punkte weniger).

## Waiting for another player

jewellers-wait-pick = Nimmt noch einen Stein: { $player }
jewellers-wait-crown = { $player } wählt den Stein eines Kronenzeichens.
jewellers-wait-bid = { $player } überlegt sich ein Gebot.
jewellers-wait-hide = Bietet noch im Geheimen: { $player }
jewellers-wait-prize = { $player } wählt einen Bonuskristall.
jewellers-wait-wild = { $player } wählt die Farbe der freien Zeichen.
jewellers-wait-house = { $player } legt den Hausmarker.
jewellers-wait-move = { $player } sieht sich den Stapel an und darf Karten versetzen.
jewellers-wait-listen = { $player } sieht sich die obersten Karten an und darf eine kaufen.
jewellers-wait-act = { $player } ist am Zug.
jewellers-wait-ink = { $player } wählt eine zweite Karte zum Ersetzen.
jewellers-wait-pay = { $player } zahlt.
jewellers-wait-second = { $player } darf eine zweite Karte kaufen.
jewellers-wait-noble = { $player } sieht sich die untersten Karten an und darf eine kaufen.
jewellers-wait-stones = { $player } setzt Kristalle ein.
jewellers-wait-keep = { $player } wählt, welche Kristalle vor einer Geode geschützt werden.
jewellers-wait-point = Zeigt noch auf eine Karte: { $player }
jewellers-wait-medal = { $player } wählt die Belohnung eines Medaillons.
jewellers-wait-count = Wählt noch für die Schlusswertung: { $player }
jewellers-wait-sealed = Deine Wahl steht. Es wählen noch: { $players }

## Actions

jewellers-do-take = { $card } nehmen
jewellers-do-buy =
    { $count ->
        [0] { $card } kostenlos kaufen
       *[other] { $card } für { $parts } kaufen
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , mit { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , dazu ein Opalbonus für { $cost } ({ $school })
    }
jewellers-do-choose = { $card } anders bezahlen
jewellers-do-rest =
    { $bonus ->
        [0] { $count ->
            [0] Nichts mehr zahlen
           *[other] Den Rest zahlen ({ $parts })
        }
       *[other] { $count ->
            [0] Opalbonus für { $cost } ({ $school })
           *[other] Den Rest zahlen ({ $parts }), dazu { $cost } für den Opalbonus ({ $school })
        }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }
jewellers-do-with-colour = Investition einsetzen (bis zu 3 einer Farbe weniger)
jewellers-do-with-trio = Investition einsetzen (1 Rot, 1 Grün und 1 Blau weniger)
jewellers-do-with-archive = Zugang zum Archiv einsetzen (1 Kristall und 1 Gold weniger)
jewellers-do-with-marker = Marker der Denkmalbauer einsetzen (1 Gold und 1 Kristall oder Gold weniger)
jewellers-do-with-privilege = Vorrecht einsetzen (danach eine zweite Karte kaufen)
jewellers-do-lay = X = { $count } wählen
jewellers-do-pay = Mit { $card } zahlen
jewellers-do-bonus-court = Opalbonus für { $parts }: ein Treuezeichen in { $card }
jewellers-do-bonus-aesthete = Opalbonus für { $parts }: 1 Funkeln
jewellers-do-bonus-noble = Opalbonus für { $parts }: eine Rune in { $card }
jewellers-do-bonus-memorist = Opalbonus für { $parts }: Die Karte zählt +1 pro Einheit
jewellers-do-bonus-forge = Opalbonus für { $parts }: 4 gefüllte Felder
jewellers-do-bonus-religion = Opalbonus für { $parts }: am Ende 1 Punkt pro { $card } in den Kosten deiner Karten
jewellers-do-bonus-musician = Opalbonus für { $parts }: am Ende ein Musiksymbol oder eine um 1 höhere Obergrenze
jewellers-do-white = Versprechensstein gegen { $card } von der weißen Bergmannskarte tauschen
jewellers-do-black = Schwarzstein gegen { $card } von der schwarzen Bergmannskarte tauschen
jewellers-do-hammer = Kriegshammer einsetzen ({ $parts } zahlen, { $card } nehmen)
jewellers-do-harp = Harfe einsetzen ({ $card } nehmen)
jewellers-do-ink = Tintenfass einsetzen ({ $card } ersetzen)
jewellers-do-tune = Harfe für { $parts } wieder aktivieren
jewellers-do-refill = Tintenfass für { $parts } wieder aktivieren
jewellers-do-pair = { $parts } einsetzen und { $card } bekommen
jewellers-do-set = { $card } in ein Feld einsetzen
jewellers-do-bid = { $count } Gold bieten
jewellers-do-decline = Versteigerung verlassen
jewellers-do-hide = Im Geheimen { $count } Gold bieten
jewellers-do-prize = Bonuskristall nehmen ({ $card })
jewellers-do-wild4 = { $card } für freie Zeichen mit 4 Farben wählen
jewellers-do-wild3 = { $card } für freie Zeichen mit 3 Farben wählen
jewellers-do-crown = { $card } für das Kronenzeichen nehmen
jewellers-do-house = Hausmarker auf { $card } legen
jewellers-do-move-offer = { $card } in die Auslage legen
jewellers-do-move-top = { $card } oben auf den Stapel legen
jewellers-do-move-under = { $card } unter die anderen Karten legen
jewellers-do-move-bottom = { $card } unter den Stapel legen
jewellers-do-leave = Karten so lassen
jewellers-do-point = Auf { $card } zeigen
jewellers-do-point-none = Auf keine zeigen
jewellers-do-medal = Belohnung nehmen ({ $card })
jewellers-do-keep = { $card } schützen
jewellers-do-accept = Auswahl annehmen
jewellers-do-nature = { $card } als { $term } werten
jewellers-do-staff-nature = { $card } als { $count } Karten seiner Natur werten
jewellers-do-staff-cost = Kosten von { $card } als { $count } seiner Farbe und { $other } jeder anderen werten
jewellers-do-staff-runes =
    { $card } als { $count } { $count ->
        [one] Rune
       *[other] Runen
    } seiner Farbe werten
jewellers-do-staff-squares =
    { $card } als { $count } { $count ->
        [one] gefülltes Feld
       *[other] gefüllte Felder
    } seiner Farbe werten
jewellers-do-staff-beamed = { $card } als { $count } ♬ werten
jewellers-do-staff-sharp = { $card } als { $count } ♯ werten
jewellers-do-staff-note = { $card } als { $count } ♪ werten
jewellers-do-rune = Eine freie Rune als { $card } werten
jewellers-do-square = Ein Feld für jede Farbe als { $card } werten
jewellers-do-symbol = Ein Musiksymbol nach Wahl als { $term } werten
jewellers-do-cap = Obergrenze von { $term } um 1 erhöhen
jewellers-do-thrift = Auf den Kriegshammer-Bonus für { $gold } Gold verzichten
jewellers-do-forgo-second = Keine zweite Karte
jewellers-do-forgo-music = Nichts kaufen
jewellers-do-forgo-noble = Nichts kaufen
jewellers-do-forgo-reward = Fertig
jewellers-do-end-stones = Einsetzen beenden
jewellers-do-end = Zug beenden
jewellers-do-pass = Diese Runde passen

## Why something can't be done

jewellers-why-house = In dieser Runde darf nur { $owner } diese Karte kaufen.
jewellers-why-second-step = Du hast in diesem Zug ein Manöver zweimal genutzt und kannst weder kaufen noch passen.
jewellers-why-lacks = Dir fehlt noch: { $parts }.
jewellers-why-no-grey = Du hast keinen Versprechensstein.
jewellers-why-no-black = Du hast keinen Schwarzstein.
jewellers-why-used-up = Das kannst du in diesem Zug nicht noch einmal nutzen.
jewellers-why-gift-price = Das kostet { $gold } Gold oder { $crystals } Kristalle einer Farbe.
jewellers-why-no-deck = Der Stapel ist leer.
jewellers-why-nothing-to-replace = Keine Karte der Auslage kann ersetzt werden.
jewellers-why-cursed = Du kannst nicht passen: In der Auslage liegt ein Fluchkristall, und du hast seine Farbe.
jewellers-why-patience = Du hast sechs Züge lang nichts gekauft und musst jetzt kaufen oder passen.

## Log

jewellers-log-turn = Runde { $round } beginnt, und { $player } hat die Krone
jewellers-log-turn-category = Runde { $round } beginnt mit der Schule { $school }, und { $player } hat die Krone
jewellers-log-found = Die Bergleute finden { $card }
jewellers-log-brought = Die Bergleute bringen { $card } in die Auslage
jewellers-log-refilled = Die Auslage wird mit { $parts } aufgefüllt
jewellers-log-logos = Die Kronenzeichen von { $player } bringen { $parts } auf die weiße Bergmannskarte
jewellers-log-logos-black = Die Kronenzeichen von { $player } bringen { $parts } auf die schwarze Bergmannskarte
jewellers-log-bid = { $player } bietet { $count } Gold
jewellers-log-declined = { $player } verlässt die Versteigerung
jewellers-log-hidden-bid = { $player } deckt ein Gebot von { $count } Gold auf
jewellers-log-crowned = { $player } gewinnt die Krone für { $count } Gold
jewellers-log-crown-moved = { $player } bekommt die Krone, weil niemand geboten hat
jewellers-log-prized = { $player } nimmt den Bonuskristall ({ $card })
jewellers-log-favoured = { $player } bekommt ein mehrfarbiges Treuezeichen für ein Gebot ab 3 Gold
jewellers-log-wild4 = { $player } wählt { $card } für freie Zeichen mit 4 Farben
jewellers-log-wild3 = { $player } wählt { $card } für freie Zeichen mit 3 Farben
jewellers-log-housed = { $player } legt den Hausmarker auf { $card }
jewellers-log-looked =
    { $count ->
        [one] { $player } sieht sich 1 Karte des Stapels an
       *[other] { $player } sieht sich { $count } Karten des Stapels an
    }
jewellers-log-looked-seen = { $player } sieht sich { $parts } an
jewellers-log-moved = { $player } versetzt eine Karte im Stapel
jewellers-log-moved-offer = { $player } legt { $card } vom Stapel in die Auslage
jewellers-log-moved-top = { $player } legt { $card } oben auf den Stapel
jewellers-log-moved-under = { $player } legt { $card } unter die anderen Karten
jewellers-log-moved-bottom = { $player } legt { $card } unter den Stapel
jewellers-log-picked = { $player } nimmt { $card }
jewellers-log-picked-many = { $player } nimmt { $parts }
jewellers-log-marked = { $player } bekommt den Marker der Denkmalbauer
jewellers-log-promised = { $player } nimmt { $card } von der weißen Bergmannskarte
jewellers-log-promised-black = { $player } nimmt { $card } von der schwarzen Bergmannskarte
jewellers-log-hammered = { $player } benutzt den Kriegshammer ({ $parts } gegen { $got })
jewellers-log-harp = { $player } benutzt die Harfe und bekommt { $card }
jewellers-log-tuned = { $player } aktiviert die Harfe wieder für { $parts }
jewellers-log-inked = { $player } ersetzt mit dem Tintenfass { $parts }
jewellers-log-refilled-ink = { $player } aktiviert das Tintenfass wieder für { $parts }
jewellers-log-placed = { $player } setzt { $card } ein
jewellers-log-paired = { $player } setzt { $parts } ein und bekommt { $got }
jewellers-log-bought =
    { $player } kauft { $card }{ $source ->
        [discard] {" "}vom Ablagestapel
        [top] {" "}oben vom Stapel
        [last] {" "}unten vom Stapel
       *[offer] {""}
    }{ $count ->
        [0] {" "}kostenlos
       *[other] {" "}für { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , mit { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , dazu ein Opalbonus für { $cost } ({ $school })
    }
jewellers-log-passed = { $player } passt
jewellers-log-ended = { $player } beendet den Zug ohne Kauf
jewellers-log-lost = { $player } verliert { $parts } an eine Geode
jewellers-log-swept = Beim Aufräumen kommen { $parts } aus der Auslage weg
jewellers-log-stayed = Beim Aufräumen bleiben { $parts } in der Auslage
jewellers-log-pointed = { $player } zeigt auf { $card }
jewellers-log-pointed-none = { $player } zeigt auf keine Karte
jewellers-log-medal = { $player } bekommt { $card } von den Medaillons
jewellers-log-forgone = { $player } kauft keine Karte
jewellers-log-rewarded = { $player } vervollständigt einen Runensatz und darf das Ende des Stapels ansehen
jewellers-log-over-rounds = Die Partie ist nach der letzten Runde zu Ende

## The end

jewellers-sheet-medallions = Medaillons
jewellers-sheet-medal-red = Rotes Medaillon
jewellers-sheet-medal-green = Grünes Medaillon
jewellers-sheet-medal-blue = Blaues Medaillon
jewellers-sheet-medal-multi = Mehrfarbiges Medaillon
jewellers-sheet-music = Musik
jewellers-sheet-total = Summe
jewellers-sheet-how = Alle Karten werden gewertet, Schule für Schule. Übrige Steine sind nichts wert.
jewellers-sheet-choices = Auswahl für die Schlusswertung
jewellers-projected = Voraussichtliche Punkte
jewellers-projected-short = jetzt { $points }
jewellers-winner = { $player } gewinnt!
jewellers-winners-shared = Geteilter Sieg: { $players }
jewellers-ending-rounds = Die letzte Runde ist zu Ende und alle Karten sind gewertet.

## Short words of the terminal table

jewellers-menu-take = nehmen
    .verb = nehmen
jewellers-menu-buy =
    { $count ->
        [0] kaufen (kostenlos)
       *[other] kaufen { $price }
    }{ $mod_count ->
        [0] {""}
       *[other] {" "}+ { $mods }
    }
    .tight = kaufen
    .verb = kaufen
jewellers-menu-choose = anders zahlen
    .tight = …
    .verb = anders
jewellers-menu-white = nehmen
    .verb = weiß
jewellers-menu-black = nehmen
    .verb = schwarz
jewellers-menu-hammer = { $price }→{ $card }
    .verb = kriegshammer
jewellers-menu-harp = → { $card }
    .verb = harfe
jewellers-menu-tune = aktiv für { $price }
    .tight = { $price }
    .verb = aktivieren
jewellers-menu-ink = ersetzen
    .verb = tintenfass
jewellers-menu-refill = aktiv für { $price }
    .tight = { $price }
    .verb = aktivieren
jewellers-menu-set = einsetzen
    .verb = setzen
jewellers-menu-pair = { $price }→{ $card }
    .verb = einsetzen
jewellers-menu-pay = zahlen
    .verb = zahlen
jewellers-menu-keep = schützen
    .verb = schützen
jewellers-menu-house = Hausmarker
    .verb = hausmarker
jewellers-menu-point = zeigen
    .verb = zeigen
jewellers-menu-move-offer = in die Auslage
    .verb = versetzen
jewellers-menu-move-top = nach oben
    .verb = versetzen
jewellers-menu-move-under = darunter
    .verb = versetzen
jewellers-menu-move-bottom = nach unten
    .verb = versetzen
jewellers-menu-nature = { $term }
    .verb = natur
jewellers-menu-pass = passen
    .verb = passen
jewellers-menu-end = beenden
    .verb = beenden
jewellers-example = Blasebalg kaufen
    .short = bla kau
    .exact = buy:bellows
    .rule = regel J3.10, regel versteigerung
    .card = karte blasebalg
jewellers-legend =
    Was du auf dem Tisch siehst:
    - 2R G Au: die Kosten in Steinen, hier 2 Rot, 1 Grün und 1 Gold; X: beliebig viele
    - +9: was die Karte dir an Punkten bringen würde, wenn die Partie jetzt endete; 7)kaufen R G: für diese Steine kaufen
    - „anders zahlen“, auf kleinem Schirm 8)…, lässt dich die Steine, eine Investition oder ein Vorrecht selbst wählen
    - ♛ wer die Krone hat; T Topas, ○ Versprechensstein, ● Schwarzstein
    - Treuezeichen R G, M mehrfarbig; Runen und Felder ebenso, * für jede Farbe
    - Harfe und Tintenfass wirken auf ihrer aktiven Seite
