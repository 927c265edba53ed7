## Fehler des Servers: Aufzeichnungen, Hochgeladenes, Links

refused-unknown-replay = Aufzeichnung nicht gefunden.
refused-unknown-moment = Diesen Moment gibt es in der Partie nicht.
refused-save-unreadable = { $line ->
    [0] Das ist kein Dvergar-Spielstand, oder er ist beschädigt.
   *[other] Das ist kein Dvergar-Spielstand, oder er ist beschädigt (Zeile { $line }).
}
refused-save-changed = Dieser Spielstand wurde nach dem Speichern verändert.
refused-save-newer = Dieser Spielstand braucht eine neuere Version von Dvergar.
refused-too-many-uploads = Du hast die Grenze von { $limit } hochgeladenen Partien erreicht.
refused-foreign-link = Dieser Link führt zu einer anderen Seite.
