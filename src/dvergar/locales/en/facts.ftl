replay-at = After action { $action } of { $actions }.

smithy-column-id = ID
smithy-column-name = Name
smithy-column-type = Type
smithy-column-subtype = Subtype
smithy-column-set = Set
smithy-column-cost = Cost
smithy-column-buy = Buy
smithy-column-value = Value
smithy-column-saves = Saves
smithy-column-on = On
smithy-column-text = Effect
smithy-column-class = Class
smithy-column-count = Cards
smithy-column-unrefined = Unrefined buy/sell
smithy-column-refined = Refined buy/sell

silberzwerg-column-id = ID
silberzwerg-column-name = Contract
silberzwerg-column-cost = Gems
silberzwerg-column-values = Values
silberzwerg-column-penalty = Penalty
silberzwerg-column-symbol = Symbol
silberzwerg-column-short = In the deck of 22
silberzwerg-column-miners = Miners
silberzwerg-column-price = Price
