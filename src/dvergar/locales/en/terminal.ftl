# What only the terminal says: looking things up, leaving, prompts.

terminal-enter-first = Press Enter to continue. You can act after that. “?” shows the help.
terminal-rescued =
    The game was interrupted, but it is saved. Continue with:
    dvergar play --resume { $file }
terminal-rules-aside = Not used in this game:
terminal-help-more =
    - Tab completes commands, cards and places
    - rule goal, rule end, rule scoring: what matters most; rule ◆: what a symbol means

## What “rule” understands besides the titles of rules: words for the same topic

terminal-topic-goal = goal, aim, objective, win, winning, victory, how to win
terminal-topic-turn = turn, my turn, round, actions, how to play
terminal-topic-end = end, ending, game end, game over, finish, end of the game
terminal-topic-scoring = scoring, score, scores, points, final scoring
terminal-topic-setup = setup, set up, start, beginning
terminal-topic-variants = variants, variant, options
