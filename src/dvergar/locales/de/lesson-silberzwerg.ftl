# Die Lektion von Silberzwerg. Ein Satz hat höchstens 12 Wörter, „Mehr“ höchstens 40.
# Wichtige Wörter stehen zwischen Sternchen.

lesson-silberzwerg-chapter-goal = Ziel
    .about = Mit 600 Silbertalern gewinnst du
lesson-silberzwerg-goal = Du führst einen *Zwergenclan*. Wer zuerst 600 *Silbertaler* hat, gewinnt.
    .more = Du gräbst nach Edelsteinen und erfüllst damit Aufträge. Regin und Dagny, zwei Bots, tun das auch. Alle planen geheim. Jeder erlaubte Zug ist in Ordnung: Die Lektion passt sich an.
lesson-silberzwerg-contract = Dein *Auftrag* verlangt acht Edelsteine: 4 blaue, 2 gelbe, 2 rote.
    .more = Er bringt jetzt 80 Silbertaler und jede Runde weniger. Einen gelben und einen roten Stein hast du schon. Vier blaue, ein gelber und ein roter fehlen.

lesson-silberzwerg-chapter-plan = Geheimer Plan
    .about = Graben, spuken, kaufen
lesson-silberzwerg-miners = Schick alle vier *Buddelzwerge* in die *blaue* Mine.
    .more = Jeder Buddelzwerg bringt einen Stein in der Farbe seiner Mine. Du hast jede Runde vier Buddelzwerge und zwei Anführer, und du musst alle einsetzen.
lesson-silberzwerg-miners-other = Das geht auch: Jeder Buddelzwerg bringt einen Stein dieser Farbe.
lesson-silberzwerg-miners-green = Dein Auftrag braucht kein *Grün*. Du kannst den Plan noch ändern.
lesson-silberzwerg-ghost = Schick einen Anführer als *Schattenzwerg* in die *gelbe* Mine.
    .more = Schattenzwerge handeln zuerst. In einer Mine nimmt ein Schattenzwerg einen Stein, oder er vertreibt einen oder zwei Zwerge anderer Clans.
lesson-silberzwerg-lord = Schick den anderen Anführer als *Silberzwerg* in die *rote* Mine.
    .more = Silberzwerge handeln zuletzt. In einer Mine kauft ein Silberzwerg so viele Steine, wie du bezahlen kannst.
lesson-silberzwerg-seal = Dein Plan ist fertig. *Versiegle* ihn.
    .more = Bis alle ihren Plan versiegelt haben, sieht niemand deinen. Dann werden alle Pläne gleichzeitig aufgedeckt.

lesson-silberzwerg-chapter-round = Die Runde
    .about = Schatten, Buddler, Silberzwerge
lesson-silberzwerg-reveal = Die anderen planen noch. Dann werden alle *Pläne* aufgedeckt.
lesson-silberzwerg-prices = Je mehr *Buddelzwerge* in einer Mine, desto billiger ihre Steine.
    .more = Ein Stein kostet 11 Silbertaler, minus eins pro Buddelzwerg in seiner Mine. Fünf graben nach Blau, also kostet ein blauer Stein 6. Die Preise ändern sich jede Runde.
lesson-silberzwerg-take = Dein *Schattenzwerg* handelt: *Nimm* einen gelben Stein.
lesson-silberzwerg-ghosts = Jetzt handeln die anderen *Schattenzwerge*. Sieh zu, was sie tun.
lesson-silberzwerg-mined = Deine vier Buddelzwerge haben dir vier *blaue* Steine gebracht.
    .more = Dagnys Schattenzwerg hat einen Buddelzwerg von Regin vertrieben, er bekam also einen Stein weniger. Nächstes Mal trifft es vielleicht dich! Sicher sind nur die letzten zwei Spalten.
lesson-silberzwerg-buy = Dein *Silberzwerg* handelt: *Kauf* den roten Stein für 8 Silbertaler.
lesson-silberzwerg-others = Jetzt handeln die anderen *Silberzwerge*. Dann endet die Runde.

lesson-silberzwerg-chapter-deliver = Auftrag erfüllen
    .about = Erst erhöhen, dann abgeben
lesson-silberzwerg-notch = Dein *Auftrag* ist gesunken: 70 statt 80 Silbertaler.
    .more = Jeder Auftrag auf dem Plan sinkt jede Runde. Kann er nicht weiter sinken, verlässt er das Spiel, und sein Besitzer zahlt eine Strafe. Beeil dich!
lesson-silberzwerg-ghost-2 = Setz einen *Schattenzwerg* in die Spalte *Auftrag*: Er erhöht deinen.
    .more = Dort erhöht ein Schattenzwerg deinen Auftrag oder senkt den eines anderen Clans. Einen öffentlichen Auftrag kann er erhöhen oder senken.
lesson-silberzwerg-lord-2 = Setz auch einen *Silberzwerg* dorthin: Er gibt deine Steine ab.
    .more = In der Spalte Auftrag erfüllt ein Silberzwerg einen Auftrag: deinen oder einen der zwei öffentlichen. Die öffentlichen stehen allen Clans offen.
lesson-silberzwerg-miners-2 = Schick deine vier *Buddelzwerge* in die *grüne* Mine.
    .more = Für diesen Auftrag brauchst du keine Steine mehr. Aber der nächste kommt bestimmt, und was du nicht brauchst, verkauft ein Silberzwerg in der Edelsteinbörse.
lesson-silberzwerg-seal-2 = Dein zweiter Plan ist fertig. *Versiegle* ihn.
lesson-silberzwerg-first = Jetzt beginnt *Regin*. Der Startspieler wechselt jede Runde.
lesson-silberzwerg-raise = Dein *Schattenzwerg* handelt: *Erhöh* deinen Auftrag auf 80 Silbertaler.
lesson-silberzwerg-wait = Die Buddelzwerge graben. Dann handeln die *Silberzwerge*, deiner zuletzt.
lesson-silberzwerg-fulfil = Dein *Silberzwerg* handelt: *Erfüll* den Auftrag für 80 Silbertaler.

lesson-silberzwerg-chapter-ending = Der Weg zu 600
    .about = Symbole und neue Aufträge
lesson-silberzwerg-symbol = Der Auftrag zeigt eine *Axt*. Drei gleiche Werkzeuge bringen 40 Silbertaler.
    .more = Aufträge mit Symbol behältst du. Andere Symbole helfen einmal: 5 Silbertaler von einem Rivalen gewinnen, einen Schattenzwerg aufhalten oder einen Preis um 3 senken.
lesson-silberzwerg-new = Dein neuer *Auftrag* verlangt acht grüne Steine. Vier hast du!
    .more = Aufträge in einer Farbe bringen am meisten: 120 Silbertaler. Freie Plätze bekommen am Ende jeder Runde einen neuen Auftrag, bis der Stapel leer ist.
lesson-silberzwerg-ending = Der erste Clan mit 600 *Silbertalern* gewinnt sofort.
    .more = In der Edelsteinbörse verkauft ein Silberzwerg Steine zu den Preisen der Runde. Ein Schattenzwerg tauscht dort Steine mit den Minen oder stiehlt welche. Behalten kannst du höchstens zwölf Steine pro Runde.
lesson-silberzwerg-finish = Du kennst Silberzwerg. *Diese Partie* gegen Regin und Dagny *zu Ende spielen*?
