# Lessons: texts that all games share.

refused-no-lesson = This table is not a lesson. Start a lesson in the lobby.
refused-unknown-step = The lesson has no such step. Reload the page.
