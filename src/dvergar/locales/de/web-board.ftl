# The Smithy board: what its areas, actions and cards say.

web-of = { $count } von { $limit }
web-stacked = davon { $count } in Stapeln
web-lacks = fehlt
web-place-tilted = Hierher (gekippt)
web-swap-here = Tauschen
web-discard-here = Abwerfen
web-buy-here = Kaufen
web-warehouse-label =
    dein Preis { $price }, { $above ->
        [one] 1 Karte
       *[other] { $above } Karten
    } darüber, { $count } von dieser Art
web-decks = Stapel und Ablagestapel
web-for-good = dauerhaft
web-show-all = Alles anzeigen
web-crafting-brief = in Arbeit
web-side-refined = Veredelt
web-side-unrefined = Roh
web-hand-how = wischen, tippen, zum Lesen halten
web-question = Deine Wahl
web-status = Stand
web-open-rule = diese Regel öffnen
web-only-watching = Du schaust dieser Partie zu.
web-end-actions = Aktionen beenden
web-end-draw = ziehen

## The lobby

web-weight-medium = Mittel
web-weight-heavy = Anspruchsvoll
web-clock-live = Eigene (Minuten)
web-clock-slow = Eigene (Tage)
web-clock-bank = Minuten
web-clock-increment = Sekunden pro Zug
web-clock-per-move = Tage pro Zug

## What is done with a card

web-do-craft = Herstellen
web-do-train = Ausbilden
web-do-complete = Fertigstellen
web-do-play-market = In den Markt
web-do-play-workshop = In die Werkstatt
web-do-play-refined = Werkstatt, veredelt
web-do-move-market = In den Markt
web-do-move-workshop = In die Werkstatt
web-do-to-market = In den Markt
web-do-to-workshop = In die Werkstatt
web-do-swap = Tauschen
web-do-sell = Verkaufen
web-do-tool-sell = Verkaufen
web-do-tool-use = Behalten
web-do-buy = Kaufen
web-do-buy-warehouse = Kaufen
web-do-name = Zur Versteigerung stellen
web-do-discard = Abwerfen
web-do-pass = Passen
web-saved = Werkzeuge sparen { $count }
web-then-market = gekippt, danach Markt: { $count }/{ $limit }
web-then-workshop = danach Werkstatt: { $count }/{ $limit }
web-then-hand = auf die Hand
web-from = von { $player }

## The head of the status bar, after "Your turn:"

web-phase-act = handle, dann zieh
web-phase-pay = bezahl
web-phase-swap = tausch
web-phase-complete = stell fertig
web-phase-tool = behalte oder verkauf
web-phase-salvage = behalte ein Metall
web-phase-fire = entlass einen Lehrling
web-phase-exchange = mach Platz
web-phase-place = leg die Karte
web-phase-bid = biete oder pass
web-phase-draw = zieh

## Bids

web-highest = Höchstes Gebot: { $coins } ({ $player })
web-no-bid = Noch kein Gebot
web-bid-less = Weniger
web-bid-more = Mehr
web-bid-amount = Dein Gebot
web-bid-range = mindestens { $least }, du hast { $coins }

## Why nothing can be done with a thing

web-why-their-shop = Aus der Werkstatt anderer kannst du nichts kaufen, nur aus ihrem Markt.
web-why-apprentice = Ein Lehrling bleibt, bis du einen dritten ausbildest.
web-why-tool = Ein Werkzeug, das du behältst, bleibt bis zum Ende der Partie.
web-why-deck = Karten ziehst du nach deinen Aktionen.
web-why-discard = Abgeworfene Gildenkarten kommen nie zurück.
web-why-scrap = Diesen Ablagestapel darf jeder durchsehen.

## The zoom

web-when-refined = Veredelt: Kaufwert { $buy }, Verkaufswert { $sell }.
web-when-unrefined = Roh: Kaufwert { $buy }, Verkaufswert { $sell }.
web-tilted-means = Gekippt: in diesem Zug dazugekommen und noch nicht verkäuflich.
web-fact-under = Darunter: { $parts }
web-fact-others-pay = Andere können sie dir für { $coins } abkaufen.
web-fact-bank-pays = Die Bank zahlt dafür { $coins }.
web-fact-stock = Dein Preis: { $coins }. Karten darüber: { $above }.
web-fact-costs = Kaufwert im Markt von { $player }: { $coins }.

## Apprentices in brief

web-perk-stall-keeper = Markt fasst 5
web-perk-pack-carrier = Hand +2
web-perk-tally-clerk = +3 Münzen pro Zug
web-perk-mine-runner = zieht 5, Hand +1
web-perk-bench-builder = Werkstatt fasst 9
web-perk-barker = verkauft Gekipptes
web-perk-bellows-hand = 2 veredelt pro Zug
web-perk-yard-clerk = Lagerhaus −2
web-perk-haggler = Märkte −3
web-perk-scrap-sorter = behält ein Metall
