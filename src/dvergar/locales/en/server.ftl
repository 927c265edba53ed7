## Errors of the server: replays, uploads, links

refused-unknown-replay = Replay not found.
refused-unknown-moment = This moment doesn’t exist in the game.
refused-save-unreadable = { $line ->
    [0] This isn’t a Dvergar save file, or it is damaged.
   *[other] This isn’t a Dvergar save file, or it is damaged (line { $line }).
}
refused-save-changed = This save file was modified after it was saved.
refused-save-newer = This save file needs a newer version of Dvergar.
refused-too-many-uploads = You’ve reached the limit of { $limit } uploaded games.
refused-foreign-link = This link points to a different site.
