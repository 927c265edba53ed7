replay-at = Après l’action { $action } sur { $actions }.

smithy-column-id = ID
smithy-column-name = Nom
smithy-column-type = Type
smithy-column-subtype = Sous-type
smithy-column-set = Série
smithy-column-cost = Coût
smithy-column-buy = Achat
smithy-column-value = Valeur
smithy-column-saves = Économise
smithy-column-on = Sur
smithy-column-text = Effet
smithy-column-class = Classe
smithy-column-count = Cartes
smithy-column-unrefined = Non taillé achat/vente
smithy-column-refined = Taillé achat/vente

silberzwerg-column-id = ID
silberzwerg-column-name = Contrat
silberzwerg-column-cost = Gemmes
silberzwerg-column-values = Valeurs
silberzwerg-column-penalty = Pénalité
silberzwerg-column-symbol = Symbole
silberzwerg-column-short = Parmi les 22
silberzwerg-column-miners = Mineurs
silberzwerg-column-price = Prix
