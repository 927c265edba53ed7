replay-at = Nach Aktion { $action } von { $actions }.

smithy-column-id = Kennung
smithy-column-name = Name
smithy-column-type = Typ
smithy-column-subtype = Untertyp
smithy-column-set = Satz
smithy-column-cost = Kosten
smithy-column-buy = Kauf
smithy-column-value = Wert
smithy-column-saves = Spart
smithy-column-on = Bei
smithy-column-text = Wirkung
smithy-column-class = Klasse
smithy-column-count = Karten
smithy-column-unrefined = Roh Kauf/Verkauf
smithy-column-refined = Veredelt Kauf/Verkauf

silberzwerg-column-id = Kennung
silberzwerg-column-name = Auftrag
silberzwerg-column-cost = Edelsteine
silberzwerg-column-values = Werte
silberzwerg-column-penalty = Strafe
silberzwerg-column-symbol = Symbol
silberzwerg-column-short = Unter den 22
silberzwerg-column-miners = Buddelzwerge
silberzwerg-column-price = Preis
