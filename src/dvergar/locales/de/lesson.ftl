# Lektionen: Texte, die alle Spiele teilen.

refused-no-lesson = Dieser Tisch ist keine Lektion. Starte eine Lektion in der Lobby.
refused-unknown-step = Diesen Schritt gibt es in der Lektion nicht. Lade die Seite neu.

## Im Terminal

lesson-step = Lektion, Schritt { $number } von { $of }
lesson-next = Enter: weiter · überspringen · verlassen · neustart
lesson-last = Enter: diese Partie fortsetzen · neu: neue Partie
lesson-hint = „mach“ macht es für dich · mehr · überspringen · verlassen
lesson-hint-short = „mach“ macht es für dich · überspringen · verlassen
lesson-again = Tipp es noch einmal, um es trotzdem zu tun.
lesson-nothing = Hier gibt es nichts für dich zu tun. Wähle irgendeine Aktion.
lesson-done = Die Lektion ist fertig. Die Bots spielen jetzt frei.
lesson-over = Die Lektion ist schon fertig. „neustart“ beginnt sie von vorn.
lesson-left = Du hast die Lektion verlassen, die Bots spielen frei. „zurück“ bringt sie wieder.
lesson-kept = Alles ist gespeichert. „dvergar learn { $game }“ macht weiter.

# Was du tippst; mehrere Wörter sind durch Kommas getrennt.
lesson-command-next = weiter
lesson-command-do = mach
lesson-command-more = mehr
lesson-command-skip = überspringen
lesson-command-leave = verlassen
lesson-command-resume = zurück
lesson-command-restart = neustart
lesson-command-new = neu
