# CEJ, the Jewellers: what a player reads at the table.

jewellers-title = CEJ, die Juweliere
jewellers-tagline = Drafte Steine, biete um die Krone und fertige den Schmuck, der zusammen am meisten zählt.
jewellers-reconstructed = Die Karten sind unsere eigene Rekonstruktion, nicht die gedruckten.

## Options

jewellers-option-mode = Spielmodus
    .help = Die Einführung ist kurz, klassisch ist das normale Spiel, fortgeschritten nutzt alle Karten.
jewellers-option-mode-initiation = Einführung
    .help = 4 Runden und 33 Karten aus vier Schulen, ohne Geschenke: am besten für die erste Partie.
jewellers-option-mode-classic = Klassisch
    .help = 5 Runden und 59 Karten aus sechs Schulen, mit Kriegshämmern.
jewellers-option-mode-advanced = Fortgeschritten
    .help = 5 Runden und alle 98 Karten aus sieben Schulen, mit Harfen, Tintenfässern und verfluchten Kristallen.
jewellers-option-manner = Spielart
    .help = Welche Joker beim Bezahlen der Karten helfen.
jewellers-option-manner-topaz = Topas
    .help = Topase sind Joker für Karten der Kategorie dieser Runde.
jewellers-option-manner-opal = Opal
    .help = Opale sind Joker für Karten ihrer eigenen Kategorie und können einen Bonus bringen.
jewellers-option-cleanup = Aufräumen
    .help = Wie die Auslage nach einer Runde aufgeräumt wird; nur im fortgeschrittenen Modus.
jewellers-option-cleanup-controlled = Kontrolliert
    .help = Karten, auf die jemand im Geheimen zeigt, bleiben liegen.
jewellers-option-cleanup-chaotic = Chaotisch
    .help = Karten, auf die eine gerade Zahl von Spielern zeigt, kommen weg.
jewellers-option-cleanup-no-quarter = Ohne Gnade
    .help = Alle Karten kommen weg.
jewellers-option-auction = Versteigerung
    .help = Wie um die Krone geboten wird; verdeckt nur im fortgeschrittenen Modus.
jewellers-option-auction-open = Offen
    .help = Reihum wird geboten, bis niemand mehr höher geht.
jewellers-option-auction-closed = Verdeckt
    .help = Alle bieten einmal im Geheimen Gold; das höchste Gebot gewinnt.
jewellers-option-patrons = Mäzene
    .help = Ab Runde 2 belohnen die Mäzene von sechs Schulen, wer ihnen am besten dient; nicht in der Einführung.

## Terms

jewellers-term-yes = ja
jewellers-term-choice = nach Wahl
jewellers-term-any = jede Farbe
jewellers-term-x = X
jewellers-term-investment = Investition
jewellers-term-archive = Zugang zum Archiv
jewellers-term-marker = Marker der Gedächtnisbaumeister
jewellers-term-open-red = offen rot
jewellers-term-open-green = offen grün
jewellers-term-open-blue = offen blau
jewellers-term-open-any = offen für jede Farbe
jewellers-term-full-red = voll rot
jewellers-term-full-green = voll grün
jewellers-term-full-blue = voll blau
jewellers-term-full-any = voll in beliebiger Farbe
jewellers-term-flat = feste Punkte
jewellers-term-per-badge = Punkte pro Ästhetenabzeichen
jewellers-term-per-card = Punkte pro Karte jeder Art
jewellers-term-per-card-of-nature = Punkte pro Karte ihrer Natur
jewellers-term-per-costly-card = Punkte pro Karte, die genügend Kristalle kostet
jewellers-term-per-nature-triple = Punkte pro Trio der Naturen
jewellers-term-rune-table = Tabelle nach Runen ihrer Farbe
jewellers-term-rune-triple-table = Tabelle nach Runentrios
jewellers-term-per-rune-table = Tabelle nach allen Runen
jewellers-term-per-placed = Punkte pro eingesetztem Kristall
jewellers-term-per-pair-placed = Punkte pro Paar eingesetzter Kristalle
jewellers-term-per-two-placed = Punkte pro zwei eingesetzten Kristallen
jewellers-term-top-costs = die höchsten Kosten in ihrer Farbe
jewellers-term-plinth = die höchsten Kosten in zwei Farben
jewellers-term-chalice-x = Tabelle nach X
jewellers-term-reliquary-x = die X höchsten Kosten in ihrer Farbe
jewellers-term-cursed-table = Tabelle nach verfluchten Kristallen
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
jewellers-column-badges = Abzeichen
jewellers-column-star = Stern
jewellers-column-religion = Religionszeichen
jewellers-column-music = Musik
jewellers-column-squares = Schmiedefelder
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
jewellers-category = Kategorie: { $school }
jewellers-categories-next = Nächste Kategorien: { $parts }
jewellers-turn-of = { $player } ist am Zug
jewellers-crown-of = Krone: { $player }
jewellers-passes-to = Schalen weiter an { $player }
jewellers-clockwise = im Uhrzeigersinn
jewellers-anticlockwise = gegen den Uhrzeigersinn
jewellers-x-laid = X = { $x }
jewellers-adds = jetzt { $points }
    .help = Was die Karte deiner Punktzahl hinzufügen würde, wenn das Spiel jetzt endete.

## Areas

jewellers-area-offer = Auslage
jewellers-area-discard = Ablagestapel
jewellers-area-deck = Stapel
jewellers-area-known = Bekannte Karten im Stapel
jewellers-area-greens = Vorrat mit grüner Rückseite
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
jewellers-choosing = wählt noch …
jewellers-marker = Marker der Gedächtnisbaumeister
jewellers-house = Hausmarker: { $player }
jewellers-house-own = dein Hausmarker
jewellers-out = ausgestiegen
jewellers-uses = In diesem Zug benutzt: { $parts }
jewellers-empty = leer
jewellers-discard-extra = je +{ $gold } Gold

## What a card shows

jewellers-logos = Treuezeichen { $parts }
jewellers-runes = Runen { $parts }
jewellers-squares-open = offene Felder { $parts }
jewellers-squares-full = volle Felder { $parts }
jewellers-badges = Abzeichen { $count }
jewellers-religion = Religion { $count }
jewellers-star = Stern { $count }
jewellers-stars = Sterne { $parts }
jewellers-music = Musik { $parts }
jewellers-placed = eingesetzt { $parts }
jewellers-court = Hof
jewellers-mark-logo = Treuezeichen
jewellers-mark-rune = Rune
jewellers-mark-square = offenes Feld
jewellers-mark-full = volles Feld
jewellers-mark-badge = Abzeichen
jewellers-mark-star = Stern
jewellers-mark-religion = Religionszeichen
jewellers-mark-multi = mehrfarbig
jewellers-mark-any = jede Farbe
jewellers-mark-choice = nach Wahl

jewellers-score-none = keine Punkte
jewellers-score-music = Musik
jewellers-score-flat = { jewellers-points }
jewellers-score-per-badge = { $points } pro Abzeichen
jewellers-score-per-card = { $points } pro Karte
jewellers-score-per-card-of-nature = { $points } pro Karte der Natur { $term }
jewellers-score-per-costly-card = { $points } pro Karte ab { $minimum } Kristallen
jewellers-score-per-nature-triple = { $points } pro Trio der Naturen
jewellers-score-rune-table = { $table } nach Runen in { $card }
jewellers-score-rune-triple-table = { $table } nach Runentrios
jewellers-score-per-rune-table = { $table } nach allen Runen
jewellers-score-per-placed = { $points } pro eingesetztem Kristall in { $card }
jewellers-score-per-placed-any = { $points } pro eingesetztem Kristall
jewellers-score-per-pair-placed = { $points } pro eingesetztem Paar { $parts }
jewellers-score-per-two-placed = { $points } pro 2 eingesetzten Kristallen
jewellers-score-top-costs = { $times } × die { $cards } höchsten Kosten in { $card }
jewellers-score-plinth = { $points } × die { $cards } höchsten Kosten in { $parts }
jewellers-score-chalice-x = { $table } nach X
jewellers-score-reliquary-x = die X höchsten Kosten in { $card }
jewellers-score-cursed-table = je { $table } nach ihrer Anzahl

jewellers-effect-investment-each = 1 Rot, 1 Grün und 1 Blau Nachlass auf einen Kauf
jewellers-effect-investment-colour = 3 von einer Farbe Nachlass auf einen Kauf
jewellers-effect-archive-access = 1 Kristall und 1 Gold Nachlass beim Ablagestapel
jewellers-effect-privilege = zwei Karten kaufen
jewellers-effect-orb-discount = Kugeln kosten 2 weniger
jewellers-effect-cursed = kein Passen, solange du seine Farbe hast
jewellers-effect-geode = Passen kostet dich die Farbe
jewellers-effect-double-nature = zählt als zwei ihrer Natur
jewellers-effect-cost-counts-as = Kosten zählen als 3, 1 und 1
jewellers-effect-staff = am Ende eine von fünf Möglichkeiten

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

jewellers-gift-families = Kriegshammer (Familienseite)
jewellers-gift-forged = Kriegshammer (Schmiedeseite)
jewellers-gift-harp-active = Harfe (aktiv)
jewellers-gift-harp-inactive = Harfe (inaktiv)
jewellers-gift-inkwell-active = Tintenfass (aktiv)
jewellers-gift-inkwell-inactive = Tintenfass (inaktiv)

## Opal bonuses on cards

jewellers-bonus-court = Hofbonus: Treuezeichen in { $card }
jewellers-bonus-aesthete = Ästhetenbonus: 1 Abzeichen
jewellers-bonus-noble = Adelsbonus: Rune in { $card }
jewellers-bonus-memorist = Gedächtnisbonus: +1 pro Einheit
jewellers-bonus-forge = Schmiedebonus: 4 volle Felder
jewellers-bonus-religion = Religionsbonus: 1 pro { $card } in deinen Kosten
jewellers-bonus-musician = Musikerbonus: Symbol oder Obergrenze

## Questions to the player

jewellers-ask-pick = Draft: Nimm im Geheimen einen Stein aus deiner Schale.
jewellers-ask-crown = Ein Kronenzeichen ist übrig: Welchen Stein bringt es?
jewellers-ask-bid = Versteigerung der Krone: Bietest du Gold?
jewellers-ask-hide = Verdeckte Versteigerung: Wie viel Gold bietest du für die Krone?
jewellers-ask-prize = Welchen Bonuskristall nimmst du?
jewellers-ask-wild = Welche Farbe bekommen die freien Zeichen?
jewellers-ask-house = Mäzen der Ästheten: Auf welche Karte der Auslage legst du deinen Hausmarker?
jewellers-ask-move =
    Mäzen der Religion: Versetzt du eine der angesehenen Karten? { $count ->
        [one] Noch eine darf versetzt werden.
       *[other] Noch { $count } dürfen versetzt werden.
    }
jewellers-ask-listen = Mäzen der Musiker: Kaufst du eine der obersten Karten des Stapels?
jewellers-ask-act = Dein Zug: Manöver, wenn du willst, dann kaufe eine Karte oder passe.
jewellers-ask-act-on = Dein Zug: weitere Manöver, wenn du willst, dann beende ihn.
jewellers-ask-ink = Tintenfass: Welche zweite Karte wird ersetzt?
jewellers-ask-pay = Wie zahlst du?
jewellers-ask-pay-for = Womit bezahlst du diese Karte: { $card }?
jewellers-ask-second = Vorrecht: Welche zweite Karte kaufst du?
jewellers-ask-noble = Mäzen des Adels: Tauschst du Versprechenssteine, oder kaufst du eine der untersten Karten des Stapels, 1 Kristall billiger?
jewellers-ask-stones = Letzte Gelegenheit, Kristalle einzusetzen: Welcher kommt in ein Feld?
jewellers-ask-keep = Deine Geoden nehmen Kristalle: Welchen schützt ein Feld für jede Farbe?
jewellers-ask-point = Aufräumen: Zeige im Geheimen auf eine Karte der Auslage oder auf keine. Worauf gezeigt wird, das bleibt liegen.
jewellers-ask-point-chaotic = Aufräumen: Zeige im Geheimen auf eine Karte oder auf keine. Eine Karte bleibt, wenn eine ungerade Zahl von Spielern auf sie zeigt.
jewellers-ask-medal = Du gewinnst mehrere Medaillons: Welche Belohnung nimmst du?
jewellers-ask-count = Schlusswertung: Die beste Wahl ist vorgeschlagen. Nimm sie an oder wähle selbst: = kostet nichts, −2 kostet 2 Punkte.

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
jewellers-wait-keep = { $player } wählt, welche Kristalle vor einer Geode sicher sind.
jewellers-wait-point = Zeigt noch auf eine Karte: { $player }
jewellers-wait-medal = { $player } wählt die Belohnung eines Medaillons.
jewellers-wait-count = Wählt noch für die Schlusswertung: { $player }
jewellers-wait-sealed = Deine Wahl ist versiegelt. Es wählen noch: { $players }

## Actions

jewellers-do-take = { $card } nehmen
jewellers-do-buy =
    { $count ->
        [0] { $card } ohne Kosten kaufen
       *[other] { $card } für { $parts } kaufen
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , mit: { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , dazu für { $cost } einen Opalbonus ({ $school })
    }
jewellers-do-choose = { $card } anders bezahlen
jewellers-do-rest =
    { $bonus ->
        [0] { $count ->
            [0] Das ist alles: nichts mehr zahlen
           *[other] Den Rest zahlen: { $parts }
        }
       *[other] { $count ->
            [0] Opalbonus für { $cost } ({ $school })
           *[other] Den Rest zahlen: { $parts }, dazu { $cost } für den Opalbonus ({ $school })
        }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }
jewellers-do-with-colour = Investition einsetzen: bis zu 3 Kristalle einer Farbe weniger
jewellers-do-with-trio = Investition einsetzen: je 1 Rot, Grün und Blau weniger
jewellers-do-with-archive = Zugang zum Archiv einsetzen: 1 Kristall und 1 Gold weniger
jewellers-do-with-marker = Marker der Gedächtnisbaumeister einsetzen: 1 Gold und 1 Kristall oder Gold weniger
jewellers-do-with-privilege = Vorrecht einsetzen: danach eine zweite Karte kaufen
jewellers-do-lay = X = { $count } wählen
jewellers-do-pay = Mit { $card } zahlen
jewellers-do-bonus-court = Opalbonus für { $parts }: ein Treuezeichen in { $card }
jewellers-do-bonus-aesthete = Opalbonus für { $parts }: ein Ästhetenabzeichen mehr
jewellers-do-bonus-noble = Opalbonus für { $parts }: eine Rune in { $card }
jewellers-do-bonus-memorist = Opalbonus für { $parts }: Die Karte zählt +1 pro Einheit
jewellers-do-bonus-forge = Opalbonus für { $parts }: 4 volle Felder
jewellers-do-bonus-religion = Opalbonus für { $parts }: am Ende 1 Punkt pro { $card } in den Kosten deiner Karten
jewellers-do-bonus-musician = Opalbonus für { $parts }: am Ende ein Musiksymbol oder eine um 1 höhere Obergrenze
jewellers-do-white = Versprechensstein gegen { $card } von der weißen Bergmannskarte geben
jewellers-do-black = Schwarzstein gegen { $card } von der schwarzen Bergmannskarte geben
jewellers-do-hammer = Kriegshammer: { $parts } zahlen, { $card } nehmen
jewellers-do-harp = Harfe: umdrehen, { $card } nehmen
jewellers-do-ink = Tintenfass: { $card } ersetzen
jewellers-do-tune = Harfe für { $parts } wieder aktivieren
jewellers-do-refill = Tintenfass für { $parts } wieder aktivieren
jewellers-do-pair = { $parts } zugleich einsetzen, { $card } bekommen
jewellers-do-set = { $card } in ein Feld einsetzen
jewellers-do-bid = { $count } Gold bieten
jewellers-do-decline = Nicht bieten
jewellers-do-hide = Im Geheimen { $count } Gold bieten
jewellers-do-prize = Bonuskristall nehmen: { $card }
jewellers-do-wild4 = Freie Zeichen mit 4 Farben werden { $card }
jewellers-do-wild3 = Freie Zeichen mit 3 Farben werden { $card }
jewellers-do-crown = Das Kronenzeichen bringt { $card }
jewellers-do-house = Hausmarker auf { $card }
jewellers-do-move-offer = { $card } in die Auslage
jewellers-do-move-top = { $card } oben auf den Stapel
jewellers-do-move-under = { $card } unter die betrachteten Karten
jewellers-do-move-bottom = { $card } unter den Stapel
jewellers-do-leave = Die Karten so lassen
jewellers-do-point = Auf { $card } zeigen
jewellers-do-point-none = Auf keine Karte zeigen
jewellers-do-medal = Belohnung des Medaillons nehmen: { $card }
jewellers-do-keep = { $card } schützen
jewellers-do-accept = Wertung annehmen
jewellers-do-nature = { $card } zählt als { $term }
jewellers-do-staff-nature = { $card }: { $count } Karten seiner Natur
jewellers-do-staff-cost = { $card }: Kosten von { $count }, { $other } und { $other }
jewellers-do-staff-runes =
    { $card }: { $count } { $count ->
        [one] Rune
       *[other] Runen
    } seiner Farbe
jewellers-do-staff-squares =
    { $card }: { $count } { $count ->
        [one] volles Feld
       *[other] volle Felder
    } seiner Farbe
jewellers-do-staff-beamed = { $card }: { $count } ♬
jewellers-do-staff-sharp = { $card }: { $count } ♯
jewellers-do-staff-note = { $card }: { $count } ♪
jewellers-do-rune = Eine freie Rune ist { $card }
jewellers-do-square = Ein Feld für jede Farbe ist { $card }
jewellers-do-symbol = Ein Musiksymbol nach Wahl ist { $term }
jewellers-do-cap = Die Obergrenze von { $term } steigt um 1
jewellers-do-thrift = Keine { $gold } Gold für den weiteren Bonus des Kriegshammers zahlen
jewellers-do-forgo-second = Keine zweite Karte kaufen
jewellers-do-forgo-music = Keine dieser Karten kaufen
jewellers-do-forgo-noble = Keine dieser Karten kaufen
jewellers-do-forgo-reward = Nichts weiter tun
jewellers-do-end-stones = Keine Kristalle mehr einsetzen
jewellers-do-end = Zug beenden
jewellers-do-pass = Für den Rest der Runde passen

## Why something can't be done

jewellers-why-house = In dieser Runde darf nur { $owner } diese Karte kaufen.
jewellers-why-second-step = Nach der zweiten Nutzung eines Manövers kannst du in diesem Zug weder kaufen noch passen.
jewellers-why-lacks = Dir fehlt: { $parts }.
jewellers-why-no-grey = Du hast keinen Versprechensstein.
jewellers-why-no-black = Du hast keinen Schwarzstein.
jewellers-why-used-up = Das kannst du in diesem Zug nicht noch einmal nutzen.
jewellers-why-gift-price = Das kostet { $gold } Gold oder { $crystals } Kristalle einer Farbe.
jewellers-why-no-deck = Der Stapel ist leer.
jewellers-why-nothing-to-replace = Keine Karte der Auslage kann ersetzt werden.
jewellers-why-cursed = Du kannst nicht passen: In der Auslage liegt ein verfluchter Kristall, und du hast seine Farbe.
jewellers-why-patience = Nach sechs Zügen ohne Kauf musst du kaufen oder passen.

## Log

jewellers-log-turn = Runde { $round } beginnt; Krone: { $player }
jewellers-log-turn-category = Runde { $round } beginnt, Kategorie { $school }; Krone: { $player }
jewellers-log-found = Bergmannsfund: { $card }
jewellers-log-brought = Die Bergleute bringen in die Auslage: { $card }
jewellers-log-refilled = Neu in der Auslage: { $parts }
jewellers-log-logos = { $player }: Kronenzeichen bringen { $parts } auf die weiße Bergmannskarte
jewellers-log-logos-black = { $player }: Kronenzeichen bringen { $parts } auf die schwarze Bergmannskarte
jewellers-log-bid = { $player }: bietet { $count } Gold
jewellers-log-declined = { $player }: steigt aus der Versteigerung aus
jewellers-log-hidden-bid = { $player }: hatte { $count } Gold verdeckt geboten
jewellers-log-crowned = { $player }: nimmt die Krone für { $count } Gold
jewellers-log-crown-moved = { $player }: bekommt die Krone, da niemand geboten hat
jewellers-log-prized = { $player }: bekommt den Bonuskristall ({ $card })
jewellers-log-favoured = { $player }: bekommt ein mehrfarbiges Treuezeichen für ein Gebot ab 3 Gold
jewellers-log-wild4 = { $player }: freie Zeichen mit 4 Farben werden { $card }
jewellers-log-wild3 = { $player }: freie Zeichen mit 3 Farben werden { $card }
jewellers-log-housed = { $player }: legt den Hausmarker auf { $card }
jewellers-log-looked =
    { $count ->
        [one] { $player }: sieht sich 1 Karte des Stapels an
       *[other] { $player }: sieht sich { $count } Karten des Stapels an
    }
jewellers-log-looked-seen = { $player }: sieht sich an: { $parts }
jewellers-log-moved = { $player }: versetzt eine Karte im Stapel
jewellers-log-moved-offer = { $player }: legt { $card } vom Stapel in die Auslage
jewellers-log-moved-top = { $player }: legt { $card } oben auf den Stapel
jewellers-log-moved-under = { $player }: legt { $card } unter die betrachteten Karten
jewellers-log-moved-bottom = { $player }: legt { $card } unter den Stapel
jewellers-log-picked = { $player }: nimmt { $card }
jewellers-log-picked-many = { $player }: nimmt { $parts }
jewellers-log-marked = { $player }: bekommt den Marker der Gedächtnisbaumeister
jewellers-log-promised = { $player }: nimmt { $card } von der weißen Bergmannskarte
jewellers-log-promised-black = { $player }: nimmt { $card } von der schwarzen Bergmannskarte
jewellers-log-hammered = { $player }: benutzt den Kriegshammer ({ $parts } gegen { $got })
jewellers-log-harp = { $player }: benutzt die Harfe und bekommt { $card }
jewellers-log-tuned = { $player }: aktiviert die Harfe wieder für { $parts }
jewellers-log-inked = { $player }: ersetzt mit dem Tintenfass { $parts }
jewellers-log-refilled-ink = { $player }: aktiviert das Tintenfass wieder für { $parts }
jewellers-log-placed = { $player }: setzt { $card } ein
jewellers-log-paired = { $player }: setzt { $parts } ein und bekommt { $got }
jewellers-log-bought =
    { $player }: kauft { $card }{ $source ->
        [discard] {" "}vom Ablagestapel
        [top] {" "}oben vom Stapel
        [last] {" "}unten vom Stapel
       *[offer] {""}
    }{ $count ->
        [0] {" "}ohne Kosten
       *[other] {" "}für { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , mit: { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] {" "}und bekommt für { $cost } einen Opalbonus ({ $school })
    }
jewellers-log-passed = { $player }: passt
jewellers-log-ended = { $player }: beendet den Zug ohne Kauf
jewellers-log-lost = { $player }: verliert { $parts } an eine Geode
jewellers-log-swept = Aus der Auslage abgeräumt: { $parts }
jewellers-log-stayed = In der Auslage bleibt: { $parts }
jewellers-log-pointed = { $player }: zeigt auf { $card }
jewellers-log-pointed-none = { $player }: zeigt auf keine Karte
jewellers-log-medal = { $player }: bekommt { $card } von den Medaillons
jewellers-log-forgone = { $player }: verzichtet auf den Kauf
jewellers-log-rewarded = { $player }: vervollständigt ein Runentrio, und der Mäzen des Adels öffnet das Ende des Stapels
jewellers-log-over-rounds = Das Spiel ist aus: Die letzte Runde ist zu Ende

## The end

jewellers-sheet-medallions = Medaillons
jewellers-sheet-medal-red = Rotes Medaillon
jewellers-sheet-medal-green = Grünes Medaillon
jewellers-sheet-medal-blue = Blaues Medaillon
jewellers-sheet-medal-multi = Mehrfarbiges Medaillon
jewellers-sheet-music = Musik
jewellers-sheet-total = Summe
jewellers-sheet-how = Alle Karten werden gewertet, Schule für Schule; übrige Steine sind nichts wert.
jewellers-sheet-choices = Auswahl bei der Schlusswertung
jewellers-projected = Voraussichtliche Punkte
jewellers-projected-short = jetzt { $points }
jewellers-winner = { $player } gewinnt!
jewellers-winners-shared = Geteilter Sieg: { $players }
jewellers-ending-rounds = Die letzte Runde ist zu Ende, und alle Karten sind gewertet.

## Short words of the terminal table

jewellers-menu-take = nehmen
    .verb = nehmen
jewellers-menu-buy =
    { $count ->
        [0] kaufen (umsonst)
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
    Zeichen auf dem Tisch:
    - 2R G Au: die Kosten in Steinen, hier 2 Rot, 1 Grün und 1 Gold; X: beliebig viele
    - +9: was die Karte deiner Punktzahl hinzufügen würde, wenn das Spiel jetzt endete; 7)kaufen R G: für diese Steine kaufen
    - „anders zahlen“, auf kleinem Schirm 8)…, lässt dich die Steine, eine Investition oder ein Vorrecht selbst wählen
    - ♛ wer die Krone hat; T Topas, ○ Versprechensstein, ● Schwarzstein
    - Treuezeichen R G, M mehrfarbig; Runen und Felder ebenso, * für jede Farbe
    - Harfe und Tintenfass wirken auf ihrer aktiven Seite
