## Was der Server ablehnt: Aufzeichnungen, Hochgeladenes, Links

refused-unknown-replay = Dieses Spiel gibt es hier nicht.
refused-unknown-moment = Diesen Augenblick gibt es in dem Spiel nicht.
refused-save-unreadable = { $line ->
    [0] Das ist kein Dvergar-Spielstand, oder er ist beschädigt.
   *[other] Das ist kein Dvergar-Spielstand, oder er ist beschädigt (Zeile { $line }).
}
refused-save-changed = Dieser Spielstand wurde verändert: Sein Inhalt passt nicht zu seinem Siegel.
refused-save-newer = Dieser Spielstand braucht ein neueres Dvergar als das hier.
refused-too-many-uploads = Du hast schon { $limit } Spiele mitgebracht; mehr passen nicht.
refused-foreign-link = Dieser Link führt zu einer anderen Seite.
