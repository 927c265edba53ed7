## What the server refuses: replays, uploads, links

refused-unknown-replay = There is no such game to replay.
refused-unknown-moment = The game has no such moment.
refused-save-unreadable = { $line ->
    [0] This is not a Dvergar save file, or it is damaged.
   *[other] This is not a Dvergar save file, or it is damaged (line { $line }).
}
refused-save-changed = This save file was changed: what it says doesn't fit its seal.
refused-save-newer = This save file needs a newer Dvergar than the one here.
refused-too-many-uploads = You have brought { $limit } games already; no more fit.
refused-foreign-link = This link leads to another site.
