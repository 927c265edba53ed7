replay-at = { $action } akció után (összesen { $actions }).

smithy-column-id = Azonosító
smithy-column-name = Név
smithy-column-type = Típus
smithy-column-subtype = Altípus
smithy-column-set = Készlet
smithy-column-cost = Költség
smithy-column-buy = Vétel
smithy-column-value = Érték
smithy-column-saves = Megtakarít
smithy-column-on = Mihez
smithy-column-text = Hatás
smithy-column-class = Osztály
smithy-column-count = Kártya
smithy-column-unrefined = Finomítatlan vétel/eladás
smithy-column-refined = Finomított vétel/eladás

silberzwerg-column-id = Azonosító
silberzwerg-column-name = Megbízás
silberzwerg-column-cost = Drágakövek
silberzwerg-column-values = Értékek
silberzwerg-column-penalty = Büntetés
silberzwerg-column-symbol = Jel
silberzwerg-column-short = A 22 között
silberzwerg-column-miners = Bányászok
silberzwerg-column-price = Ár
