replay-at = { $actions } akcióból a(z) { $action }. után.

smithy-column-id = Azonosító
smithy-column-name = Név
smithy-column-type = Típus
smithy-column-subtype = Altípus
smithy-column-set = Készlet
smithy-column-cost = Költség
smithy-column-buy = Vétel
smithy-column-value = Érték
smithy-column-text = Hatás
smithy-column-class = Osztály
smithy-column-count = Lap
smithy-column-unrefined = Finomítatlan vétel/eladás
smithy-column-refined = Finomított vétel/eladás
