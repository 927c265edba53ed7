# Lessons: texts that all games share.

refused-no-lesson = This table is not a lesson. Start a lesson in the lobby.
refused-unknown-step = The lesson has no such step. Reload the page.

## In the terminal

lesson-step = Lesson, step { $number } of { $of }
lesson-next = Enter: next · skip · leave · restart
lesson-last = Enter: continue this game · new: new game
lesson-hint = “do” does it for you · more · skip · leave
lesson-hint-short = “do” does it for you · skip · leave
lesson-again = Type it again to do it anyway.
lesson-nothing = There is nothing to do for you now. Choose any action.
lesson-done = The lesson is finished. The bots now play freely.
lesson-over = The lesson is already finished. “restart” begins it anew.
lesson-left = You have left the lesson, and the bots play freely. “resume” brings the lesson back.
lesson-kept = Everything is saved. “dvergar learn { $game }” continues.

# What you type; several words are separated by commas.
lesson-command-next = next
lesson-command-do = do
lesson-command-more = more
lesson-command-skip = skip
lesson-command-leave = leave
lesson-command-resume = resume
lesson-command-restart = restart
lesson-command-new = new
