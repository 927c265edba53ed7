# Une carte agrandie : ce qu’elle fait, ce qu’elle vaut, ce qui vaut pour elle maintenant.

web-zoom-does = Effet
web-zoom-worth = Valeur
web-zoom-now = Maintenant

## Dwarven Smithy

web-zoom-unrefined = Dans votre Atelier, elle est taillée au début de votre prochain tour. Elle peut alors payer des cartes.
web-zoom-refined = Dans votre Atelier, elle peut payer des cartes.
web-zoom-item = Une fois l’objet terminé, la banque vous verse sa valeur finale.
web-zoom-kings-item = Une fois terminé, il reste face cachée dans votre Marché et rapporte sa valeur finale à la fin.

## Silberzwerg

web-zoom-contract = Un seigneur nain dans la colonne Contrat le remplit. Vous remettez { $count } gemmes : { $parts }.
web-zoom-values = Rapporte { $values } thalers, un cran de moins à chaque manche. Après le dernier cran, il expire.
web-zoom-penalty = S’il expire, son propriétaire paie { silberzwerg-thalers }.
web-zoom-pays = Rapporte { silberzwerg-thalers }

## The Jewellers

web-zoom-in-all = total
