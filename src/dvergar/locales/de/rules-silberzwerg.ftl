# Silberzwerg: the rules, one message per rule id (Z2.6 is rule-Z2-6).

rules-silberzwerg-title = Silberzwerg: die Regeln
rules-silberzwerg-intro =
    So läuft eine Runde: Alle setzen im Geheimen ihre Buddelzwerge und Anführer, dann werden alle Pläne auf einmal aufgedeckt. Die Buddelzwerge bestimmen die Preise: Je mehr von ihnen in einer Mine arbeiten, desto billiger sind deren Edelsteine in dieser Runde. Dann handeln die Schattenzwerge: Sie vertreiben Zwerge aus den Minen oder nehmen dort einen Edelstein, drehen Aufträge hinauf oder hinunter und tauschen oder stehlen Edelsteine. Danach gräbt jeder Buddelzwerg, der noch in einer Mine ist, einen Edelstein aus, und die Silberzwerge kaufen Edelsteine, erfüllen Aufträge über je acht Edelsteine oder verkaufen Edelsteine. Am Ende der Runde verlieren die Aufträge auf dem Spielplan an Wert oder verfallen, neue kommen auf die freien Felder, und der Nächste wird Startspieler.
    Zwei bis vier Spieler führen ihre Zwerge. Wer 600 Silbertaler erreicht, gewinnt sofort; gehen vorher die Aufträge aus, gewinnt der Reichste. Die Aufträge und die Preistabelle sind unsere eigene Rekonstruktion und nicht die gedruckten: Werte, Strafen und Symbole weichen von denen in der Schachtel ab.

chapter-Z0 = Material
chapter-Z1 = Aufbau
chapter-Z2 = Die Runde
chapter-Z3 = Symbole
chapter-Z4 = Vermögen und Spielende
chapter-Z5 = Spielerzahlen und Varianten
chapter-Z6 = Was verborgen ist

## Z0

rule-Z0-1 = Es gibt 84 Edelsteine, je 21 in Gelb, Rot, Grün und Blau. Einer jeder Farbe zeigt den Preis an und ist nicht im Spiel; gespielt wird also mit 80, 20 von jeder Farbe (in einer Kartendatei zählt gems_per_colour = 21 den Preisanzeiger mit). Weitere gibt es nicht: Ausgegebene, verkaufte und zurückgegebene Edelsteine kommen in ihre Mine zurück.
    .title = Edelsteine
rule-Z0-2 = Es gibt 34 Aufträge. Jeder verlangt 8 Edelsteine in höchstens drei Farben, von jeder Farbe eine gerade Anzahl. Jede mögliche Zusammenstellung gibt es genau einmal: 4 Aufträge über 8 einer Farbe, 12 über 6 und 2, 6 über 4 und 4 und 12 über 4, 2 und 2.
    .title = Aufträge
rule-Z0-3 = Ein Auftrag hat vier Werte und beginnt beim höchsten, dem gelb gedruckten. Außerdem hat er eine Strafe und vielleicht ein Symbol. In unserem Satz ist ein Auftrag über 8 Edelsteine einer Farbe 120, 105, 90 und 75 Silbertaler wert, bei einer Strafe von 30; einer über 6 und 2 ist 100, 88, 76 und 64 wert, bei einer Strafe von 20; einer über 4 und 4 ist 90, 80, 70 und 60 wert, bei einer Strafe von 15; einer über 4, 2 und 2 ist 80, 70, 60 und 50 wert, bei einer Strafe von 10. Einfarbige Aufträge haben kein Symbol, die übrigen 30 haben je eines, und jedes der sechs Symbole kommt fünfmal vor.
    .title = Werte, Strafen und Symbole
rule-Z0-4 = Der Preis eines Edelsteins hängt davon ab, wie viele Buddelzwerge alle Spieler zusammen in seine Mine gesetzt haben: je mehr, desto billiger. Ein Edelstein kostet 11 Silbertaler, für jeden Buddelzwerg 1 weniger, aber mindestens 1.
    .title = Preistabelle

## Z1

rule-Z1-1 = Alle beginnen mit 50 Silbertalern, 4 Buddelzwergen, 2 Anführern und einem Auftragsfeld. In jeder Runde entscheidest du neu, ob ein Anführer Silberzwerg oder Schattenzwerg ist. Zwei weitere Aufträge sind öffentlich.
    .title = Womit du beginnst
rule-Z1-2 = Je ein Edelstein jeder Farbe wird aus den Minen genommen, in denen je 19 bleiben, und in einen Beutel gelegt. Wer zuerst zieht, wird ausgelost; dann ziehen alle im Uhrzeigersinn je einen Edelstein, bis alle vier verteilt sind: Zu zweit bekommt jeder zwei, zu dritt bekommt den vierten, wer zuerst gezogen hat. Wer den gelben zieht, ist Startspieler. Die gezogenen Edelsteine sind dein Startkapital; du behältst sie verborgen in deinem Beutel.
    .title = Startkapital und Startspieler
rule-Z1-3 = Jeder neue Auftrag beginnt bei seinem höchsten Wert. Die Aufträge werden vom Startspieler an im Uhrzeigersinn ausgeteilt (zu zweit je zwei), die beiden öffentlichen zuletzt. Zu dritt bleibt das Feld des vierten Spielers unbenutzt.
    .title = Die ersten Aufträge

## Z2

rule-Z2-1 = Alle setzen ihre Zwerge gleichzeitig und im Geheimen. Deine Buddelzwerge verteilst du alle, wie du möchtest, auf die vier Minen. Jeder deiner Anführer kommt, als Silberzwerg oder als Schattenzwerg, in eine von sechs Spalten: in die gelbe, rote, grüne oder blaue Mine, zum Auftrag oder zur Edelsteinbörse. In einer Spalte darf höchstens einer deiner Silberzwerge und einer deiner Schattenzwerge stehen; diese beiden dürfen sich eine Spalte teilen. Du musst alle deine Zwerge setzen.
    .title = 1. Einsatz
rule-Z2-2 = Haben alle ihren Plan versiegelt, werden alle Pläne aufgedeckt, und alles Gesetzte liegt offen. Nach dem Ende der Runde (Z2.11) kehren alle Zwerge zu ihren Spielern zurück, auch die vertriebenen.
    .title = 2. Aufdecken
rule-Z2-3 = Für jede Mine werden alle dort gesetzten Buddelzwerge gezählt, bevor die Schattenzwerge handeln; ihre Zahl bestimmt den Preis der Edelsteine dieser Mine (Z0.4). Die Preise gelten nur für diese Runde.
    .title = 3. Preise
rule-Z2-4 =
    Die Schattenzwerge handeln vom Startspieler an im Uhrzeigersinn. Du handelst mit allen deinen Schattenzwergen, in der Reihenfolge deiner Wahl, bevor der Nächste an der Reihe ist (zu zweit siehe Z5.1). Was ein Schattenzwerg tun kann, hängt von seiner Spalte ab:
    - Mine: Vertreibe 1 oder 2 Zwerge deiner Gegner aus dieser Mine, Besitzer und Arten beliebig gemischt, aber nie deine eigenen und keinen Schattenzwerg, der schon gehandelt hat oder aufgehalten wurde; oder nimm 1 Edelstein aus dieser Mine, wenn dort einer ist. Zwerge beim Auftrag und an der Edelsteinbörse sind sicher.
    - Auftrag: Erhöhe deinen eigenen oder einen öffentlichen Auftrag um eine Stufe, aber nicht über den höchsten Wert; oder senke den Auftrag eines Gegners oder einen öffentlichen um eine Stufe. Steht ein Auftrag schon auf seinem niedrigsten Wert, kommt er stattdessen aus dem Spiel, und gehört er einem Gegner, zahlt dieser die Strafe. Den eigenen Auftrag darfst du nie senken, den eines Gegners nie erhöhen. Ein frei gewordenes Feld bleibt bis Z2.9 frei. Mehrere Schattenzwerge dürfen denselben Auftrag drehen.
    - Edelsteinbörse: Tausche 2 deiner Edelsteine gegen 2 aus den Minen; oder ziehe blind 2 Edelsteine aus dem Beutel eines Gegners oder je 1 aus den Beuteln zweier Gegner. Getauscht werden genau 2 gegen 2, in beliebigen Farben, auch in der gleichen; du nimmst von dem, was in den Minen liegt, und erst dann kommen deine zurück. Aus einem leeren Beutel kannst du nicht stehlen; von einem einzelnen Gegner ziehst du 2 Edelsteine, oder 1, wenn er nur 1 hat; für je 1 müssen beide Gegner Edelsteine haben.
    Du darfst einen Schattenzwerg auch nichts tun lassen; damit hat er gehandelt. Ein Schattenzwerg, der keine Möglichkeit hat, wird übergangen und jedes Mal wieder geprüft, wenn ein anderer Schattenzwerg seines Besitzers gehandelt hat (zu zweit, wenn sein Besitzer wieder an der Reihe ist). Ein vertriebener oder aufgehaltener Schattenzwerg handelt nicht mehr.
    .title = 4. Schattenzwerge
rule-Z2-5 = Jeder Buddelzwerg, der noch in einer Mine ist, bringt dir 1 Edelstein ihrer Farbe, solange sie welche hat. Das geschieht von selbst, vom Startspieler an im Uhrzeigersinn, und zwar für alle Buddelzwerge eines Spielers vor denen des nächsten, auch zu zweit.
    .title = 5. Abbau
rule-Z2-6 =
    Die Silberzwerge handeln vom Startspieler an im Uhrzeigersinn. Du handelst mit allen deinen Silberzwergen, in der Reihenfolge deiner Wahl, bevor der Nächste an der Reihe ist (zu zweit siehe Z5.1). Jeder Silberzwerg handelt einmal, zu den Preisen und Werten dieses Augenblicks, oder tut nichts. Ein vertriebener Silberzwerg handelt nicht. Einer, der nichts tun kann, wird übergangen. Könnte er handeln, wenn du deine eigenen −3 oder +5/−5 einsetzt, wirst du gefragt: Mit 5 Silbertalern und einem Preis von 8 kannst du dank −3 einen Edelstein kaufen. Zu zweit wird ein übergangener Silberzwerg in deinem nächsten Zug noch einmal geprüft. Was ein Silberzwerg tun kann, hängt von seiner Spalte ab:
    - Mine: Kaufe beliebig viele ihrer Edelsteine zum Preis der Runde, solange es welche gibt und du zahlen kannst. Schulden darfst du nicht machen. Die Grenze aus Z2.10 gilt hier nicht.
    - Auftrag: Erfülle deinen eigenen oder einen öffentlichen Auftrag. Du gibst seine 8 Edelsteine ab und bekommst seinen aktuellen Wert. Ein Silberzwerg erfüllt einen Auftrag. Das Feld bleibt bis Z2.9 frei. Einen Auftrag mit Symbol behältst du offen vor dir, einer ohne Symbol kommt aus dem Spiel.
    - Edelsteinbörse: Verkaufe einen oder mehrere Edelsteine beliebiger Farben zu den Preisen der Runde.
    .title = 6. Silberzwerge
rule-Z2-7 = Jeder Auftrag, der noch auf dem Spielplan liegt, sinkt um eine Stufe.
    .title = 7. Aufträge verlieren an Wert
rule-Z2-8 = Ein Auftrag, der schon vor Z2.7 auf seinem niedrigsten Wert stand, kommt stattdessen endgültig aus dem Spiel. Sein Besitzer zahlt die Strafe; war er öffentlich, zahlt niemand. Ein Auftrag, der erst in Z2.7 auf seinen niedrigsten Wert sinkt, bleibt noch eine Runde.
    .title = 8. Verfallene Aufträge
rule-Z2-9 = Auf freie Felder kommen neue Aufträge mit ihrem höchsten Wert, vom Startspieler an im Uhrzeigersinn und auf die öffentlichen Felder zuletzt; zu zweit werden erst beide Felder des einen Spielers besetzt, dann die des anderen. Geht der Stapel aus, bleiben die übrigen Felder frei.
    .title = 9. Neue Aufträge
rule-Z2-10 = Wer mehr als 12 Edelsteine hat, gibt nach eigener Wahl welche an die Minen zurück, bis 12 übrig sind. Das geschieht in Spielreihenfolge und für alle sichtbar. Während der Runde darfst du mehr als 12 haben.
    .title = 10. Höchstens 12 Edelsteine
rule-Z2-11 = Der Startspielermarker wandert im Uhrzeigersinn zum linken Nachbarn, und eine neue Runde beginnt.
    .title = 11. Neuer Startspieler

## Z3

rule-Z3-1 = Sobald du drei erfüllte Aufträge mit dem gleichen Werkzeug hast (Axt, Spitzhacke oder Hammer), werden sie sofort abgelegt, und du bekommst 40 Silbertaler, nachdem dir der Wert des dritten gutgeschrieben wurde.
    .title = Axt, Spitzhacke und Hammer
rule-Z3-2 = Du gewinnst 5 Silbertaler, und ein anderer Spieler deiner Wahl verliert 5, oder so viel er hat, wenn das weniger ist; deine 5 gewinnst du trotzdem. Der Verlust zählt auch dann, wenn du mit den 5 Silbertalern das Spiel gewinnst.
    .title = +5/−5
rule-Z3-3 = Ein durchgestrichener Schattenzwerg verhindert, was ein Schattenzwerg gerade tun will. Einsetzen darf ihn jeder, der einen hat, außer dem Besitzer des Schattenzwergs, gleich, wen es treffen soll, und gegen jede der Möglichkeiten aus Z2.4. Zuerst nennt der Besitzer des Schattenzwergs, was er tun will und wen es trifft: beim Tausch nur den Tausch selbst, beim Stehlen die Gegner. Dann werden, links von ihm beginnend, alle Inhaber je einmal gefragt; wer ihn als Erster einsetzt, beendet die Befragung. Der aufgehaltene Schattenzwerg hat damit gehandelt, und es wird nichts blind gezogen. Das Aufhalten selbst kann nicht verhindert werden.
    .title = Durchgestrichener Schattenzwerg
rule-Z3-4 = Der Preis einer Farbe deiner Wahl ist für den Rest der Runde um 3 Silbertaler niedriger, und zwar für alle, beim Kaufen wie beim Verkaufen. Mehrere Nachlässe werden zusammengezählt, aber der Preis fällt nie unter 1, und bei einem Preis von 1 kann das Symbol nicht eingesetzt werden.
    .title = −3
rule-Z3-5 = Jedes +5/−5, jeder durchgestrichene Schattenzwerg und jedes −3 wird einmal eingesetzt und kommt dann aus dem Spiel. +5/−5 und −3 darfst du einsetzen, bevor oder nachdem einer deiner eigenen Schattenzwerge oder Silberzwerge handelt, auch wenn du das Symbol eben erst bekommen hast. Außerdem wird jeder Inhaber je einmal gefragt, vom Startspieler an im Uhrzeigersinn: vor der Phase der Silberzwerge (Z2.6) für beide Symbole, nach ihr nur für +5/−5. Beim Einsatz (Z2.1) und beim Zurückgeben der Edelsteine (Z2.10) werden sie nie eingesetzt. Wenn du gefragt wirst, darfst du beliebig viele einsetzen. Niemand wird gefragt, der kein einsetzbares Symbol hat, und niemand, dessen Schattenzwerg gerade aufgehalten wurde. (Die gedruckten Regeln erlauben −3 jederzeit.)
    .title = Wann Symbole eingesetzt werden

## Z4

rule-Z4-1 = Dein Vermögen fällt nie unter 0. Was du nicht zahlen kannst, ist vergessen.
    .title = Keine Schulden
rule-Z4-2 = Wer durch einen beliebigen Gewinn 600 Silbertaler oder mehr erreicht, gewinnt sofort, auch mitten in einer Phase. Alles, was ein erfüllter Auftrag bringt (sein Wert, der Bonus von 15 und die 40 für drei Werkzeuge), wird vorher zusammen gutgeschrieben. Ein Verkauf wird Farbe für Farbe abgerechnet und endet, sobald du 600 hast. Das Vermögen darf über 600 hinausgehen. Die Rangfolge der anderen ergibt sich aus ihrem Vermögen. Am Ende werden alle Beutel geöffnet.
    .title = Sieg mit 600 Silbertalern
rule-Z4-3 = Ist der Stapel leer und nach Z2.9 noch ein öffentliches Feld frei, sind für den Rest des Spiels alle Aufträge öffentlich: Alle dürfen jeden Auftrag erhöhen, senken oder erfüllen, auch den eigenen, und Strafen gibt es keine mehr. Geprüft wird das nur in diesem Moment; ein freies Feld eines Spielers allein ändert nichts.
    .title = Wenn alle Aufträge öffentlich werden
rule-Z4-4 = Liegt nach Z2.9 weder im Stapel noch auf dem Spielplan ein Auftrag, endet das Spiel dort, und der Reichste gewinnt; bei Gleichstand ist der Sieg geteilt. Übrige Edelsteine und Symbole zählen nichts. Die Runde, in der der letzte Auftrag erfüllt wird, entfernt wird oder verfällt, wird also bis dahin zu Ende gespielt.
    .title = Der letzte Auftrag
rule-Z4-5 = Weil Schattenzwerge immer wieder erhöhen könnten, was Z2.7 senkt, endet das Spiel spätestens nach Z2.11 der Runde 50, und der Reichste gewinnt.
    .title = Höchstzahl der Runden

## Z5

rule-Z5-1 = Zu zweit hat jeder 8 Buddelzwerge, 4 Anführer und zwei Auftragsfelder und muss alle Zwerge setzen. Höchstens 4 deiner Buddelzwerge dürfen in einer Mine arbeiten. In einer Spalte darf einer deiner Schattenzwerge und einer deiner Silberzwerge stehen, beim Auftrag aber zwei Silberzwerge. Die Schattenzwerge und später die Silberzwerge handeln einzeln: Die beiden wechseln sich ab, der Startspieler beginnt, und jedes Mal wählst du, welcher handelt. Wer keinen mehr hat, wird übersprungen. „Dein eigener Auftrag“ ist jeder deiner beiden; jeder wird für sich gedreht, verfällt für sich und kostet für sich Strafe. Gespielt wird mit allen 34 Aufträgen.
    .title = Zu zweit
rule-Z5-2 = Zu dritt bleiben alle Aufträge weg, die genau 2 blaue Edelsteine verlangen, ebenso die drei über 4 blaue und 4 einer anderen Farbe; übrig sind 22 Aufträge.
    .title = Zu dritt
rule-Z5-3 =
    Der Gastgeber kann diese Optionen wählen:
    - Langes Spiel, zu dritt: Gespielt wird mit allen 34 Aufträgen.
    - Kurzes Spiel, zu viert: Gespielt wird nur mit den 22 Aufträgen aus Z5.2.
    - Niedrigere einfarbige Aufträge: Aufträge über 8 einer Farbe sind 100, 88, 76 und 64 Silbertaler wert, wie die über 6 und 2.
    - Bonus für öffentliche Aufträge: Ein Auftrag, der von einem der beiden öffentlichen Felder erfüllt wird, bringt 15 Silbertaler mehr, auch wenn schon alle Aufträge öffentlich sind (Z4.3).
    - Offene Aufträge: Alle dürfen jeden Auftrag erfüllen. Die Strafe für den eigenen Auftrag zahlst du weiterhin, wenn er verfällt oder entfernt wird, aber nicht, wenn ein anderer ihn erfüllt hat; für Schattenzwerge gilt weiter Z2.4.
    .title = Optionen

## Z6

rule-Z6-1 = Verborgen sind die Farben der Edelsteine in fremden Beuteln, die Reihenfolge des Stapels und alle Pläne, bis der letzte versiegelt ist; bis dahin siehst du nur, wer fertig ist. Offen sind die Zahl der Edelsteine in jedem Beutel, die Minen, das Vermögen aller, die Aufträge, die behaltenen Symbole, die Größe des Stapels und die Aufträge, die aus dem Spiel sind.
    .title = Verborgen und offen
rule-Z6-2 = Beim Abbauen, Nehmen, Tauschen, Kaufen, Verkaufen, Abgeben und Zurückgeben sehen alle die Farben der Edelsteine. Die Farben gestohlener Edelsteine sehen nur Dieb und Bestohlener; die anderen sehen, wie viele es waren.
    .title = Was alle sehen
rule-Z6-3 = Weil die Minen offen liegen, ist bekannt, welche Edelsteine in allen Beuteln zusammen sind. Zu zweit weißt du deshalb genau, was im anderen Beutel ist, und es wird offen gezeigt.
    .title = Was man erschließen kann
rule-Z6-4 = Zu dritt und zu viert kannst du nicht wissen, wer welchen Edelstein als Startkapital gezogen hat, außer dem gelben und deinem eigenen, und nicht, welche Farben gestohlen wurden, wenn du weder Dieb noch Bestohlener warst. Wenn ein Bot sich vorstellt, wie das Spiel stehen könnte (resample), werden nur diese Dinge und die Reihenfolge des Stapels neu gezogen, und immer so, dass alles offen Gesehene weiterhin möglich ist.
    .title = Was ungewiss bleibt
