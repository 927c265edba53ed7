# Lektionen: Texte, die alle Spiele teilen.

refused-no-lesson = Dieser Tisch ist keine Lektion. Starte eine Lektion in der Lobby.
refused-unknown-step = Diesen Schritt gibt es in der Lektion nicht. Lade die Seite neu.
