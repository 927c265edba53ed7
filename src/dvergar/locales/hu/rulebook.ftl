# What every game's rules share: headings and labels.

rules-guide = Képes útmutató
rules-short = A játék röviden
rules-heading-goal = A cél
rules-heading-turn = A játék menete
rules-heading-ends = A játék vége
rules-contents = Tartalom
rules-icons = Ikonok
rules-example = Példa
rules-edge-cases = Különleges esetek
