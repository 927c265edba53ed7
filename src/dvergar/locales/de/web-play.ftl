# How the table feels: pace, what happened since your turn, questions asked back, first-time notes.

## Pace

web-pace = Tempo der anderen Züge
web-pace-seconds = { $seconds } s pro Aktion
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-pace-pause = Pause
web-pace-resume = Fortsetzen
web-pace-next = Weiter
web-pace-wait = Nach jedem Zug oder jeder Phase auf „Weiter“ warten
web-pace-more = +{ $count } weitere

## What happened since your last turn

web-strip = Seit deinem letzten Zug
web-strip-watch = Ansehen
web-strip-smithy-log-bought-market = { $player } kauft dir { $card } ab
web-strip-smithy-log-bought-workshop = { $player } kauft dir { $card } ab
web-strip-smithy-log-haggled-market = { $player } kauft dir { $card } ab
web-strip-smithy-log-haggled-workshop = { $player } kauft dir { $card } ab
web-strip-smithy-log-item-sold = { $card } ist fertig
web-strip-smithy-log-tool-sold = { $card } ist verkauft
web-strip-smithy-log-trained = { $card } ist ausgebildet
web-strip-smithy-log-tool-used = { $card } ist im Einsatz
web-strip-smithy-log-king-done-card = { $card } ist fertig
web-strip-silberzwerg-log-stole =
    { $player } stiehlt dir { $count ->
        [one] einen Edelstein
       *[other] { $count } Edelsteine
    }
web-strip-silberzwerg-log-stole-seen = { $player } stiehlt dir { $parts }
web-strip-silberzwerg-log-banished = { $player } entfernt deinen Zwerg ({ $kind })
web-strip-silberzwerg-log-tribute = { $player } nimmt dir Taler
web-strip-silberzwerg-log-expired = Dein Vertrag läuft ab
web-strip-silberzwerg-log-removed = { $player } entfernt deinen Vertrag

## Asked back before a turn ends too early

web-doubt-ready = Etwas ist noch bereit
web-doubt-full = Deine Hand ist voll
web-doubt-nothing = Du hast noch nichts getan
web-doubt-full-how = So kannst du keine Karte ziehen. Spiele oder verkaufe zuerst eine, wenn es geht.
web-doubt-nothing-how = Dein Zug wäre ohne Aktion zu Ende.
web-doubt-never = Nicht mehr fragen
web-doubt-anyway = Trotzdem weiter
web-doubt-back = Weiterspielen
web-doubt-setting = Fragen, bevor ich einen Zug zu früh beende

## The goal card

web-goal-win = So gewinnst du
web-goal-turn = Was ein Zug ist
web-goal-end = Wann es endet
web-goal-again = Diese Karte findest du wieder unter
web-goal-start = Losspielen
web-goal-show = Das Ziel dieses Spiels
web-goal-smithy-win = Stelle her und handle. Wer die meisten Münzen hat, gewinnt.
web-goal-smithy-turn = Aus veredelten Rohstoffen werden Gildenkarten. Handle beliebig oft, dann ziehe.
web-goal-smithy-end = Ist ein Stapel leer oder hat jemand vier Königsstücke, sind alle anderen noch einmal dran.
web-goal-silberzwerg-win = Erfülle Verträge und verkaufe Edelsteine. Wer zuerst 600 Taler hat, gewinnt.
web-goal-silberzwerg-turn = Setze deine Zwerge geheim ein. Dann handeln Geister, Bergleute und Herren.
web-goal-silberzwerg-end = Bei 600 Talern ist sofort Schluss. Ohne Verträge gewinnt, wer am meisten hat.
web-goal-jewellers-win = Kaufe Karten mit Edelsteinen. Die meisten Punkte gewinnen.
web-goal-jewellers-turn = Wähle geheim Edelsteine, dann kauft ihr reihum Karten, bis alle passen.
web-goal-jewellers-end = Nach der letzten Runde zählen alle Karten, Schule für Schule.

## What is ready

web-legend-ready = jetzt bereit
web-legend-movable = beweglich
web-next-craft = { $card } ist bereit: Stelle es her, oder tu zuerst etwas anderes.
web-next-train = { $card } ist bereit: Bilde den Lehrling aus, oder tu zuerst etwas anderes.

## Notes when something happens for the first time

web-note-seen = Verstanden
web-note-off = Keine Hinweise mehr
web-note-setting = Neues beim ersten Mal erklären
web-note-smithy-hand = Das sind deine Karten. Spiele Rohstoffe in die Werkstatt zum Herstellen oder auf den Markt zum Verkaufen.
web-note-smithy-draw = Am Ende deines Zuges ziehst du. Die Mine hat Rohstoffe, die Gilde hat Dinge zum Herstellen.
web-note-smithy-craft = Du kannst eine Karte herstellen. Sie ist zu Beginn deines nächsten Zuges fertig.
web-note-smithy-stack = Das ist ein Werkstapel. Er ist zu Beginn deines nächsten Zuges fertig.
web-note-smithy-train = Das ist ein Lehrling. Ausgebildet hilft er dir in jedem Zug.
web-note-smithy-warehouse = Das ist das Lagerhaus. Je mehr Karten über einer liegen, desto teurer ist sie.
web-note-smithy-market = Du kannst vom Markt anderer kaufen. Die Münzen bekommt, wem die Karte gehört.
web-note-smithy-tool = Das ist ein Werkzeug. Behalte es und spare Rohstoffe, oder verkaufe es einmal.
web-note-smithy-bid = Das ist eine Versteigerung. Das höchste Gebot bezahlt den Verkäufer.
web-note-silberzwerg-place = Jeder Bergmann fördert einen Edelstein. Ein Anführer ist Geist oder Herr: Du wählst die Seite.
web-note-silberzwerg-ghost = Das ist ein Geist. Er handelt vor den Bergleuten: Er entfernt Zwerge, nimmt Edelsteine oder bewegt Verträge.
web-note-silberzwerg-react = Du hast einen gesperrten Geist. Er kann die Aktion dieses Geistes einmal verhindern.
web-note-silberzwerg-lord = Das ist ein Herr. Er kauft oder verkauft Edelsteine oder erfüllt einen Vertrag.
web-note-silberzwerg-fulfil = Du hast alle Edelsteine eines Vertrags. Erfülle ihn, bevor sein Wert sinkt.
web-note-silberzwerg-symbol = Das ist das Zeichen eines erfüllten Vertrags. Du kannst es einmal einsetzen.
web-note-silberzwerg-return = Zwischen den Runden behältst du höchstens 12 Edelsteine. Der Rest geht in die Minen zurück.
web-note-jewellers-pick = Nimm einen Edelstein. Dann geht die Schale weiter, bis alle leer sind.
web-note-jewellers-buy = Eine leuchtende Karte kannst du jetzt bezahlen. Gold und Kristalle gehen an die Bank.
web-note-jewellers-act = In deinem Zug kaufst du eine Karte oder passt für den Rest der Runde.
web-note-jewellers-bid = Biete Gold für die Krone. Wer sie hat, beginnt und wählt Edelsteine.
web-note-jewellers-house = Der Hausmarker hält dir eine Karte frei.
web-note-jewellers-count = Die Partie ist vorbei. Du kannst ändern, wie deine Karten zählen.
