# The Smithy board: what its areas, actions and cards say.

web-of = { $count } von { $limit }
web-stacked = davon { $count } in Stapeln
web-lacks = fehlt
web-place-tilted = Hierher, gekippt
web-swap-here = Tauschen
web-discard-here = Abwerfen
web-buy-here = Kaufen
web-warehouse-label = für dich { $price }, Karten darüber: { $above }, von dieser Art hier: { $count }
web-decks = Stapel und Ablagen
web-for-good = für immer
web-show-all = Alles zeigen
web-crafting-brief = in Arbeit
web-side-refined = Veredelt
web-side-unrefined = Roh
web-hand-how = wischen, tippen, zum Lesen halten
web-question = Die Frage
web-status = Was gerade ansteht
web-open-rule = diese Regel lesen
web-only-watching = Du schaust zu.
web-end-actions = Aktionen beenden
web-end-draw = ziehen

## The hall

web-weight-medium = Mittel
web-weight-heavy = Anspruchsvoll
web-clock-live = Eigene Bedenkzeit in Minuten
web-clock-slow = Eigene Bedenkzeit in Tagen
web-clock-bank = Minuten
web-clock-increment = Sekunden je Zug
web-clock-per-move = Tage je Zug

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
web-do-tool-use = Für immer benutzen
web-do-buy = Kaufen
web-do-buy-warehouse = Kaufen
web-do-name = Gebote verlangen
web-do-discard = Abwerfen
web-do-pass = Passen
web-saved = Werkzeug spart { $count }
web-then-market = gekippt, dann { $count } von { $limit }
web-then-workshop = dann { $count } von { $limit }
web-then-hand = auf die Hand
web-from = von { $player }

## The head of the status bar, after "Your turn:"

web-phase-act = handeln, dann ziehen
web-phase-pay = bezahlen
web-phase-swap = tauschen
web-phase-complete = fertigstellen
web-phase-tool = benutzen oder verkaufen
web-phase-salvage = ein Metall behalten
web-phase-fire = einen gehen lassen
web-phase-exchange = Platz machen
web-phase-place = die Karte ablegen
web-phase-bid = bieten oder passen
web-phase-draw = ziehen

## Bids

web-highest = Höchstes Gebot: { $coins }, von { $player }
web-no-bid = Noch kein Gebot
web-bid-less = Weniger
web-bid-more = Mehr
web-bid-amount = Dein Gebot
web-bid-range = mindestens { $least }; du hast { $coins }

## Why nothing can be done with a thing

web-why-their-shop = Aus fremden Werkstätten kann man nichts kaufen, nur aus Märkten.
web-why-apprentice = Ein Lehrling bleibt, bis ein dritter seinen Platz einnimmt.
web-why-tool = Ein benutztes Werkzeug bleibt für immer.
web-why-deck = Gezogen wird, wenn die Aktionen beendet sind.
web-why-discard = Abgeworfene Gildenkarten kommen nie zurück.
web-why-scrap = Die Ablage darf jeder durchsehen.

## The zoom

web-when-refined = Veredelt: Kaufwert { $buy }, Verkaufswert { $sell }.
web-when-unrefined = Roh: Kaufwert { $buy }, Verkaufswert { $sell }.
web-tilted-means = Gekippt: in diesem Zug angekommen.
web-fact-under = Darunter: { $parts }
web-fact-others-pay = Andere können sie dir für { $coins } abkaufen.
web-fact-bank-pays = Die Bank zahlt dafür { $coins }.
web-fact-stock = Dein Preis: { $coins }. Karten darüber: { $above }.
web-fact-costs = Im Markt von { $player }, Kaufwert { $coins }.

## Apprentices in brief

web-perk-stall-keeper = Markt fasst 5
web-perk-pack-carrier = Hand +2
web-perk-tally-clerk = +3 Münzen je Zug
web-perk-mine-runner = zieht 5, Hand +1
web-perk-bench-builder = Werkstatt fasst 9
web-perk-barker = verkauft Gekipptes
web-perk-bellows-hand = 2 veredelt je Zug
web-perk-yard-clerk = Lagerhaus −2
web-perk-haggler = Märkte −3
web-perk-scrap-sorter = behält ein Metall
