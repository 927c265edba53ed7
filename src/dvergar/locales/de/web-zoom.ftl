# Eine vergrößerte Karte: was sie tut, was sie wert ist und was jetzt für sie gilt.

web-zoom-does = Wirkung
web-zoom-worth = Wert
web-zoom-now = Jetzt

## Dwarven Smithy

web-zoom-unrefined = In deiner Werkstatt wird die Karte zu Beginn deines nächsten Zuges veredelt. Dann kannst du mit ihr bezahlen.
web-zoom-refined = In deiner Werkstatt kannst du mit der Karte bezahlen.
web-zoom-item = Ist der Gegenstand fertig, zahlt dir die Bank den Endwert.
web-zoom-kings-item = Ist das Königsstück fertig, bleibt es verdeckt in deinem Markt und bringt am Ende seinen Endwert.

## Silberzwerg

web-zoom-contract = Ein Silberzwerg in der Spalte Auftrag erfüllt ihn. Du gibst { $count } Edelsteine ab: { $parts }.
web-zoom-values = Bringt { $values } Silbertaler, jede Runde eine Stufe weniger. Nach der letzten Stufe verfällt er.
web-zoom-penalty = Verfällt er, zahlt sein Besitzer { silberzwerg-thalers }.
web-zoom-pays = Bringt { silberzwerg-thalers }

## The Jewellers

web-zoom-in-all = gesamt
