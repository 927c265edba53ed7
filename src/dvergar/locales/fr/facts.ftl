replay-at = Après l’action { $action } sur { $actions }.

smithy-column-id = Id
smithy-column-name = Nom
smithy-column-type = Type
smithy-column-subtype = Sous-type
smithy-column-set = Série
smithy-column-cost = Coût
smithy-column-buy = Achat
smithy-column-value = Valeur
smithy-column-text = Effet
smithy-column-class = Classe
smithy-column-count = Cartes
smithy-column-unrefined = Non taillé achat/vente
smithy-column-refined = Taillé achat/vente
