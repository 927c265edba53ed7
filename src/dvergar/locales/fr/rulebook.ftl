# What every game's rules share: headings and labels.

rules-guide = Guide en images
rules-short = Le jeu en bref
rules-heading-goal = But du jeu
rules-heading-turn = Déroulement
rules-heading-ends = Fin de la partie
rules-contents = Sommaire
rules-icons = Icônes
rules-example = Exemple
rules-edge-cases = Cas particuliers
