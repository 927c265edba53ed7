# What every game's rules share: headings and labels.

rules-guide = Picture guide
rules-short = The game in short
rules-heading-goal = Goal
rules-heading-turn = How to play
rules-heading-ends = The end
rules-contents = Contents
rules-icons = Icons
rules-example = Example
rules-edge-cases = Edge cases
