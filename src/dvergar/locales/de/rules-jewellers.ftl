# CEJ, the Jewellers: the rules, one message per rule id (J2.1 is rule-J2-1).

rules-jewellers-title = CEJ, die Juweliere: die Regeln
rules-jewellers-intro =
    So läuft eine Runde: Ab Runde 2 bieten zuerst alle mit Gold um die Krone, die bestimmt, wer beginnt und welche Steine die Bergleute bringen. Dann wird gedraftet: Alle nehmen im Geheimen einen Stein aus einer Schale und geben die Schale weiter, bis alle Schalen leer sind. Danach spielt ihr Zug um Zug. In deinem Zug darfst du Manöver machen, die Versprechenssteine, Gold oder Geschenke in die Steine verwandeln, die du brauchst, und dann kaufst du eine Karte aus der Auslage oder vom Ablagestapel, oder du passt für den Rest der Runde. Haben alle gepasst, wird die Auslage aufgeräumt, und die Medaillons belohnen die, die am meisten Treuezeichen haben. Nach der letzten Runde werden alle Karten gewertet, Schule für Schule, und wer die meisten Punkte hat, gewinnt.
    Zwei bis fünf Spieler führen je eine Juwelierwerkstatt. Es gibt drei Modi: Die Einführung ist kurz und einfach, der klassische Modus ist das normale Spiel, und der fortgeschrittene nutzt alle Karten. Es gibt zwei Spielarten: In der Spielart Topas hat jede Runde eine Kategorie, deren Karten sich auch mit Topasen bezahlen lassen; in der Spielart Opal gilt das für Opale und ihre eigene Kategorie, und sie können außerdem einen Bonus bringen. Die Variante Mäzene gehört zum klassischen und zum fortgeschrittenen Modus; im fortgeschrittenen wählt der Gastgeber auch, wie die Auslage aufgeräumt wird (J4.1) und ob verdeckt geboten wird (J5.3). Die Karten sind unsere eigene Rekonstruktion und nicht die gedruckten: Namen, Kosten und Werte weichen von denen in der Schachtel ab.

chapter-J0 = Material
chapter-J1 = Aufbau
chapter-J2 = Der Draft
chapter-J3 = Die Züge
chapter-J4 = Das Ende einer Runde
chapter-J5 = Die Krone
chapter-J6 = Die Schlusswertung
chapter-J7 = Die Variante Mäzene
chapter-J8 = Die Karten dieser Ausgabe

## J0

rule-J0-1 = Rot steht für Feuer, Grün für Erde und Blau für Wasser. Ein Kristall ist immer ein roter, grüner oder blauer Stein; Gold ist eine Art für sich.
    .title = Farben
rule-J0-2 = Im Beutel sind 53 rote, 53 grüne und 53 blaue Kristalle, 52 Gold, 45 graue Versprechenssteine und 18 Topase. Im fortgeschrittenen Modus kommen 12 Schwarzsteine dazu.
    .title = Der Beutel
rule-J0-3 = In der Spielart Opal gibt es einen zweiten Beutel mit 24 Opalen, jeder von einer Kategorie: je 4 von Hof, Ästheten und Adel und je 3 von Gedächtnisbaumeistern, Schmiede, Religion und Musikern. Die Opale der Kategorien, die es im Modus nicht gibt, werden aussortiert.
    .title = Der Opalbeutel
rule-J0-4 = Die Schulen, auch Kategorien genannt, sind Hof, Ästheten, Adel, Gedächtnisbaumeister, Schmiede, Religion und Musiker. In der Einführung gibt es Hof, Ästheten, Adel und Gedächtnisbaumeister; im klassischen Modus kommen Schmiede und Religion dazu, im fortgeschrittenen die Musiker.
    .title = Schulen
rule-J0-5 = Es gibt 98 Projektkarten. Die Einführung verwendet 33 davon, der klassische Modus 59 (dieselben 33 und 26 weitere), der fortgeschrittene alle 98. Die Geschenke gehören nicht dazu: 5 Kriegshämmer für den klassischen Modus, 5 Harfen und 5 Tintenfässer für den fortgeschrittenen. Außerdem gibt es 15 Karten mit Bergmannsfunden und für jede Schule eine Topas-Kategoriekarte.
    .title = Karten
rule-J0-6 = Der Bank gehen die Steine nie aus. Was du zahlst, kommt in die Bank; nichts kommt in den Beutel zurück.
    .title = Die Bank

## J1

rule-J1-1 = Im klassischen Modus bekommen alle einen Kriegshammer, der auf der Familienseite liegt. Im fortgeschrittenen Modus bekommen alle eine Harfe und ein Tintenfass, beide auf der aktiven Seite. In der Einführung gibt es keine Geschenke.
    .title = Geschenke
rule-J1-2 = Im fortgeschrittenen Modus sind verfluchte Kristalle im Stapel: der rote, der grüne und der blaue, und von den drei goldenen zu zweit oder zu dritt einer, zu viert zwei und zu fünft alle drei.
    .title = Verfluchte Kristalle
rule-J1-3 = In der Spielart Topas werden die Kategoriekarten gemischt, die der Musiker nur im fortgeschrittenen Modus, die von Schmiede und Religion nicht in der Einführung. Die oberste zeigt die Kategorie der Runde 1. In der Spielart Opal hat keine Runde eine Kategorie.
    .title = Die Kategorie der Runde
rule-J1-4 = Bevor etwas gezogen wird, kommen Steine aus dem Beutel in die Bank: in der Einführung 15 Gold, im klassischen Modus 5 rote, 5 grüne und 5 blaue, im fortgeschrittenen 2 rote, 2 grüne, 2 blaue und 12 Gold.
    .title = Steine für die Bank
rule-J1-5 = Die Auslage liegt offen. Bei 2, 3, 4 oder 5 Spielern hat sie in der Einführung 5, 6, 7 oder 8 Karten, im klassischen Modus 7, 9, 10 oder 11 und im fortgeschrittenen 8, 10, 12 oder 15.
    .title = Die Auslage
rule-J1-6 = Die Spielrichtung wird ausgelost, außer zu zweit. Wer die Krone bekommt, entscheidet ebenfalls das Los. Dann bekommen in Spielreihenfolge der zweite und der dritte Spieler je 1 Gold, der vierte und der fünfte je 2 Gold.
    .title = Spielrichtung und Krone
rule-J1-7 =
    In jeder Runde wird zu zweit oder zu dritt 1 Karte mit Bergmannsfunden aufgedeckt, zu viert oder zu fünft sind es 2:
    - Zeile 1 füllt die weiße Bergmannskarte, in allen Modi.
    - Zeile 2 gilt im klassischen und im fortgeschrittenen Modus: Sie bringt eine Karte mit grüner Rückseite (Investition, Zugang zum Archiv oder Vorrecht) aus dem eigenen Vorrat dieser Karten in die Auslage, zusätzlich zu deren Größe. Ist die Karte nicht im Vorrat, kommt eine mit derselben Wirkung, sonst eine derselben Familie, sonst keine.
    - Zeile 3 füllt die schwarze Bergmannskarte, nur im fortgeschrittenen Modus.
    Die Zeilen 1 und 3 zeigen bestimmte Steine, freie Zeichen mit 4 Farben, freie Zeichen mit 3 Farben und Kronenzeichen (J1.8). Wer die Krone hat, wählt die Farben der freien Zeichen (J5.5), auch in Runde 1: nach J1.8 und vor dem Draft. Steine, die niemand nimmt, bleiben für spätere Runden auf den Bergmannskarten.
    In der Einführung sind die Karten mit grüner Rückseite im Stapel. Wird eine verwendet, abgeräumt oder mit einem Tintenfass ersetzt, kommt sie im klassischen und im fortgeschrittenen Modus in ihren Vorrat zurück, in der Einführung auf den Ablagestapel.
    .title = Bergmannsfunde
rule-J1-8 = Kronenzeichen zählen nur zu dritt und zu fünft, dann aber in jeder Runde; die in Zeile 3 werden getrennt von denen in Zeile 1 gezählt. In Runde 1 bringen drei davon 1 Rot, 1 Grün und 1 Blau; vier bringen 1 Rot, 1 Grün, 1 Blau und 1 Gold; sechs bringen doppelt so viel wie drei und acht doppelt so viel wie vier. Von 1, 5, 7 oder 9 Zeichen bleibt dann eines übrig, von 2 oder 10 bleiben zwei, und wer die Krone hat, wählt für jedes davon die Farbe, auch Gold. Ab Runde 2 sind Kronenzeichen freie Zeichen mit 4 Farben.
    .title = Kronenzeichen
rule-J1-9 = Immer wenn in der Spielart Opal ein Topas aus dem Beutel gezogen würde oder auf einer Fundkarte abgebildet ist, tritt ein zufälliger Opal an seine Stelle, und der Topas ist aus dem Spiel. Ist kein Opal mehr da, wird aus dem Beutel neu gezogen; für einen Topas auf einer Fundkarte gibt es dann nichts.
    .title = Opale statt Topase
rule-J1-10 = Jeder Spieler hat eine Schale, die aus dem Beutel gefüllt wird: mit 6 Steinen in der Einführung, 7 im klassischen und 8 im fortgeschrittenen Modus. In jeder Runde werden die Schalen neu gefüllt.
    .title = Schalen

## J2

rule-J2-1 = Alle nehmen gleichzeitig und im Geheimen einen Stein beliebiger Art aus ihrer Schale in den eigenen Vorrat und geben die Schale dann in Spielrichtung weiter, bis die Schalen leer sind. Der Inhalt aller Schalen ist für alle sichtbar. Deine Wahl bleibt geheim, bis alle gewählt haben; dann wird alles gezeigt. Den letzten Stein einer Schale bekommst du von selbst.
    .title = Steine nehmen
rule-J2-2 = Deinen Vorrat behältst du von Runde zu Runde. Verborgen sind nur der Beutel, der Opalbeutel, der Stapel (siehe aber Kapitel J7), der Stapel der Bergmannsfunde sowie alles, was beim Draft, beim Bieten und beim Zeigen versiegelt ist, bis es aufgedeckt wird. Alles andere liegt offen.
    .title = Vorrat, und was verborgen ist

## J3

rule-J3-1 = Gespielt wird Zug um Zug, beginnend bei dem, der die Krone hat, in Spielrichtung, bis alle gepasst haben; wer gepasst hat, wird übersprungen. Dein Zug besteht aus einem Manöverschritt, auf den du verzichten kannst, und dann einer Hauptaktion (J3.10). In einem Manöverschritt darfst du jedes der Manöver J3.2 bis J3.8 höchstens einmal machen.
    .title = Der Zug
rule-J3-2 = Gib bis zu 2 graue Versprechenssteine ab und nimm für jeden 1 Stein von der weißen Bergmannskarte. Ebenso kannst du 1 Schwarzstein für 1 Stein von der schwarzen Bergmannskarte abgeben. Das geht nur, solange auf der Karte ein Stein liegt. Zwei graue Steine sind eine einzige Nutzung, auch wenn dazwischen ein anderes Manöver liegt. Versprechenssteine und Schwarzsteine haben keinen anderen Nutzen: Sie bezahlen nichts und bringen keine Punkte.
    .title = Versprechen
rule-J3-3 =
    Lege eine Investition ab, die du besitzt: Ein Kauf kostet 3 Kristalle einer Farbe weniger oder je 1 Kristall der drei Farben weniger, wie auf der Karte angegeben. Rückgeld gibt es nicht.
    Die Karten aus J3.3, J3.4 und J3.5 spielst du als Letztes im Manöverschritt, zusammen mit dem Kauf: nur wenn er bezahlt werden kann, jede für einen Kauf und auf Wunsch alle drei zusammen. Eine Investition oder ein Zugang zum Archiv muss den Preis um mindestens 1 senken. Abgegeben wird die Karte nach dem Kauf. Mit einem Vorrecht dürfen die anderen zu verschiedenen Käufen gehören.
    Bei Kosten von X legt die Bank die Kristalle, die ein Nachlass gleich welcher Art abzieht, auf die Karte, nur in der Farbe von X, und sie zählen zu X, ebenso wie Joker. Du wählst ein beliebiges X ab 1; die Bank legt davon so viel, wie sie kann, dein eigener Teil darf also 0 sein.
    .title = Investition
rule-J3-4 = Lege einen Zugang zum Archiv ab, den du besitzt (nicht in der Einführung): Du kaufst vom Ablagestapel und zahlst 1 Kristall einer Farbe deiner Wahl und 1 Gold weniger. Das Gold wird von den 2 zusätzlichen Gold oder von den gedruckten Kosten abgezogen.
    .title = Zugang zum Archiv
rule-J3-5 = Lege ein Vorrecht ab, das du besitzt: Mit deiner Hauptaktion kaufst du 2 Karten, aus der Auslage, vom Ablagestapel oder je eine. Du kaufst eine nach der anderen, und die erste zählt schon für die zweite: Ein Spiegel verbilligt eine Kugel, aber eine eben gekaufte Investition lässt sich noch nicht einsetzen. Mit einem Zugang zum Archiv stammt mindestens eine der beiden vom Ablagestapel. Auf den zweiten Kauf darfst du verzichten.
    .title = Vorrecht
rule-J3-6 = Im klassischen Modus: Zahle den Preis deines Kriegshammers, nimm 1 Kristall oder Gold deiner Wahl und drehe den Kriegshammer um. Auf der Familienseite beträgt der Preis 1 Gold oder 2 Kristalle einer Farbe, auf der Schmiedeseite 2 Gold oder 3 Kristalle einer Farbe.
    .title = Kriegshammer
rule-J3-7 = Im fortgeschrittenen Modus: Drehe deine Harfe auf die inaktive Seite und nimm 1 Kristall oder Gold deiner Wahl.
    .title = Harfe
rule-J3-8 = Im fortgeschrittenen Modus: Drehe dein Tintenfass auf die inaktive Seite und ersetze zwei Karten der Auslage durch die nächsten vom Stapel, oder eine, wenn nur eine ersetzt werden kann. Du wählst beide, bevor du die neuen siehst. Die alten Karten werden abgelegt und können noch im selben Zug vom Ablagestapel gekauft werden. Verfluchte Kristalle können nicht ersetzt werden.
    .title = Tintenfass
rule-J3-9 = Eine Harfe oder ein Tintenfass wieder auf die aktive Seite zu drehen, braucht keine Aktion. Die Harfe kostet 1 Gold oder 2 Kristalle einer Farbe, das Tintenfass 2 Gold oder 3 Kristalle einer Farbe. Du darfst das vor oder zwischen den Aktionen deines Zuges tun oder unmittelbar bevor du passt, auch um das Geschenk im zweiten Manöverschritt wieder einzusetzen, aber nie, um es in einem Schritt zweimal einzusetzen.
    .title = Geschenke wieder aktivieren
rule-J3-10 =
    Du machst genau eine Hauptaktion:
    - Einen zweiten Manöverschritt mit den Manövern aus J3.2 und J3.6 bis J3.8. Nach einer Karte aus J3.3 bis J3.5 ist er nicht möglich.
    - Eine Karte der Auslage zu ihren Kosten kaufen. Sie wird nicht ersetzt.
    - Eine Karte vom Ablagestapel kaufen, zu ihren Kosten und 2 Gold mehr. Den Ablagestapel dürfen alle durchsehen.
    - Passen: In dieser Runde bist du nicht mehr am Zug.
    Du musst die Schritte nicht voneinander trennen: In einem Zug darfst du jedes Manöver aus J3.2 und J3.6 bis J3.8 höchstens zweimal machen. Hast du eines zum zweiten Mal gemacht, kannst du weder kaufen noch passen, sondern nur weitere Manöver machen; dann endet dein Zug. Ein Zug, in dem du weder kaufst noch passt, braucht mindestens ein Manöver.
    .title = Hauptaktion
rule-J3-11 =
    Ein Topas ist ein Joker für eine Einheit beliebiger Kosten, wenn du eine Karte aus der Kategorie der Runde kaufst, auch für die 2 zusätzlichen Gold beim Ablagestapel. Ein Opal ist in jeder Runde ein Joker für seine eigene Kategorie, aber nur für die gedruckten Kosten. Eine Karte mit dem Abzeichen des Hofes zählt auch zum Hof. Weder Topas noch Opal bezahlt einen Opalbonus, Geschenke, Gebote oder Karten mit grüner Rückseite, die keine Kategorie haben.
    Nachlässe werden zusammengezählt. Jeder zieht ab, so viel er kann, und zwar von den Einheiten, die der Käufer wählt; keine Einheit sinkt unter 0, nichts geht auf eine andere Farbe über, und nichts wird überzahlt. Zusammen ziehen sie so viel ab wie möglich: Keiner darf auf eine Einheit gerichtet werden, die schon weg ist. Joker darfst du auch ausgeben, wenn du die Farbe im Vorrat hast; ohne andere Angabe bezahlen sie nur, was fehlt.
    .title = Joker und Nachlässe
rule-J3-12 =
    Bezahlt in der Spielart Opal mindestens ein Opal eine Einheit, die wirklich fällig ist, darfst du zusätzliche Kosten für einen Bonus zahlen, einmal je Karte. Sie werden mit gewöhnlichen Steinen bezahlt, nicht mit Jokern, und sinken durch keinen Nachlass. Bei Opalen zweier Kategorien wählst du eine der beiden:
    - Gedächtnisbaumeister, 1 Gold: Diese Karte bringt je Einheit 1 Punkt mehr.
    - Ästheten, 1 Gold: Du hast 1 Ästhetenabzeichen mehr.
    - Hof, 1 Kristall: ein Treuezeichen seiner Farbe.
    - Adel, 1 Kristall: eine Rune seiner Farbe.
    - Schmiede, 2 Gold: 4 volle Felder, je eines der drei Kristallfarben und eines in einer Farbe deiner Wahl.
    - Musiker, 2 Gold: am Ende entweder ein Musiksymbol deiner Wahl, oder die Obergrenze eines Symbols steigt um 1 (J6.9), aber nie über 6.
    - Religion, 1 Kristall einer Farbe, die die Karte nicht wertet: 1 Punkt je Kristall dieser Farbe in den Kosten aller deiner Karten. Wertet die Karte keine Farbe, ist jede erlaubt; bei Kelch und Reliquiar ist es die Farbe des X nicht.
    Das Treuezeichen vom Hof und die Rune vom Adel zählen sofort, die anderen nur am Ende.
    .title = Opalbonus
rule-J3-13 =
    Im fortgeschrittenen Modus darfst du nicht passen, solange ein verfluchter Kristall ausliegt, den du kaufen darfst (J7.1), und du einen Stein seiner Farbe hast. Kaufen musst du ihn nicht: Ein Manöver, das den Stein ausgibt, genügt.
    Besitzt du eine Geode, kostet dich das Passen deinen ganzen Vorrat in ihrer Farbe bis auf 1 Kristall je offenem Schmiedefeld, das einen aufnehmen könnte. Ein Feld für jede Farbe schützt insgesamt nur einen Kristall; volle Felder schützen nichts; kein Feld wird verbraucht. Das gilt auch in der letzten Runde.
    .title = Passen
rule-J3-14 = Damit eine Runde zu Ende geht: Hast du in einer Runde 6 Züge hintereinander ohne Kauf gemacht, musst du im nächsten kaufen oder passen. Vorher darfst du jedes Manöver höchstens einmal machen.
    .title = Züge ohne Kauf

## J4

rule-J4-1 =
    Haben alle gepasst, wird die Auslage aufgeräumt, außer nach der letzten Runde:
    - Einführung: Sie bleibt, wie sie ist.
    - Klassischer Modus: 1 oder 2 übrige Karten werden abgelegt; von 3 bis 5 Karten bleibt eine zufällig gezogene, von 6 oder mehr bleiben zwei.
    - Fortgeschrittener Modus, „kontrolliert“ (der Normalfall): Alle zeigen im Geheimen auf eine Karte oder auf keine. Die Karten, auf die jemand zeigt, bleiben, die anderen werden abgelegt.
    - Fortgeschrittener Modus, „chaotisch“: Gezeigt wird ebenso. Eine Karte, auf die eine gerade Zahl von Spielern zeigt, wird abgelegt; null ist gerade.
    - Fortgeschrittener Modus, „ohne Gnade“: Alle Karten werden abgelegt.
    Karten mit grüner Rückseite und verfluchte Kristalle werden wie alle anderen mitgezählt und abgeräumt, und auch auf sie darf gezeigt werden. Ein verfluchter Kristall auf dem Ablagestapel hindert niemanden am Passen.
    .title = Die Auslage aufräumen
rule-J4-2 = Es gibt vier Medaillons. Bei Rot, Grün und Blau bekommt, wer allein die meisten Treuezeichen der Farbe hat, 1 Kristall davon. Das mehrfarbige Medaillon bringt dem, der allein die meisten Zeichen insgesamt hat, 1 Gold. Du brauchst mindestens 1 Zeichen, auch zu zweit. Ein mehrfarbiges Zeichen (in der Einführung gibt es keine) zählt bei jedem der vier als 1. Die Krone und die Zeichen der Geschenke zählen hier nicht. Niemand bekommt mehr als eine Belohnung je Runde (mit Mäzenen siehe J7.7); gewinnst du mehrere, wählst du eine, und die anderen entfallen. Nach der letzten Runde gibt es keine Belohnungen.
    .title = Medaillons
rule-J4-3 = Das Spiel hat 5 Runden, in der Einführung 4. Zwischen den Runden wird die Auslage auf ihre Größe aufgefüllt; alle Karten, die noch in ihr liegen, zählen mit, und sind es mehr, wird keine entfernt. Die Spielrichtung kehrt sich um, die nächste Topas-Kategorie gilt, und es gibt neue Schalen und neue Bergmannsfunde; dann kommen die Karten aus Zeile 2 dazu.
    .title = Die nächste Runde
rule-J4-4 = Ist der Stapel leer, wird nichts neu gemischt, und die Auslage bleibt kleiner. Ein Tintenfass ersetzt höchstens so viele Karten, wie der Stapel noch hat; ist keine mehr da, lässt es sich nicht einsetzen. Mäzene sehen sich an, was da ist. Der Beutel kann nicht leer werden.
    .title = Wenn der Stapel leer ist

## J5

rule-J5-1 =
    Ab Runde 2 wird die Krone vor dem Draft versteigert, wenn Schalen, Auslage, Bergmannsfunde und ihre Bonuskristalle schon offen liegen. Gold in einer Schale zählt nicht und zahlt nicht.
    Vorrang hat, wer mehr Gold im Vorrat hat, bei Gleichstand in Spielreihenfolge ab dem Spieler nach dem, der die Krone hat; der Vorrang steht von Anfang an fest. Wer die Krone hat, bietet mit. Reihum werden alle nach Vorrang gefragt, bis es entschieden ist, und jeder darf einen beliebigen ganzen Betrag von 1 bis zu seinem ganzen Gold bieten. Ein Gebot muss das höchste übertreffen, aber wer Vorrang vor dem Höchstbietenden hat, darf auch gleich viel bieten. Wer verzichtet oder kein erlaubtes Gebot hat, scheidet aus. Ist nur noch einer übrig und noch nichts geboten, darf er noch bieten oder verzichten. Der Gewinner zahlt und nimmt die Krone.
    .title = Die offene Versteigerung
rule-J5-2 = Bietet niemand, geht die Krone an den nächsten Spieler in Spielreihenfolge. Hier wie im ganzen Kapitel gilt die neue Richtung. Niemand bekommt etwas durch J5.4, und die Wahl aus J5.5 hat der Spieler vor dem, der die Krone hatte; zu zweit hat sie der, der die Krone hatte.
    .title = Kein Gebot
rule-J5-3 = Im fortgeschrittenen Modus kann der Gastgeber stattdessen die verdeckte Versteigerung wählen: Alle bieten im Geheimen 0 bis zu ihrem ganzen Gold. Das höchste Gebot gewinnt, und nur der Gewinner zahlt; bei Gleichstand entscheidet die Spielreihenfolge ab dem Spieler nach dem, der die Krone hat. Alle Gebote werden gezeigt. Sind alle 0, gilt das als kein Gebot (J5.2).
    .title = Die verdeckte Versteigerung
rule-J5-4 = Wer 2 Gold oder mehr für die Krone gezahlt hat, bekommt auch den Bonuskristall der Fundkarte; zu viert und zu fünft wählt er zwischen den beiden. Wer in der Versteigerung der letzten Runde 3 Gold oder mehr gezahlt hat, bekommt ein mehrfarbiges Zeichen (nicht in der Einführung).
    .title = Belohnung für den Gewinner
rule-J5-5 = Wer die Krone hat, wählt eine Farbe für alle freien Zeichen mit 4 Farben (Rot, Grün, Blau oder Gold) und eine für alle mit 3 Farben (nicht Gold). Eine Wahl gilt für beide Fundkarten und für beide Bergmannskarten. Sie entfällt, wenn kein solches Zeichen gezogen wurde. Sie kommt nach J5.4 und vor J7.1.
    .title = Freie Zeichen

## J6

rule-J6-1 = Wer die meisten Punkte hat, gewinnt; haben mehrere die meisten, teilen sie sich den Sieg. Jeder Besitzer gibt jeder seiner mehrfarbigen Karten eine Natur, die für die ganze Wertung gilt. Ebenso werden die Farben der freien Runen, die Möglichkeiten der Magierstäbe, die Farben der eingesetzten Kristalle und der vollen Felder für jede Farbe, Musiksymbole, Obergrenzen und die 2 Gold des Kriegshammers gewählt. All das wird zusammen und nur einmal festgelegt. Nichts davon berührt einen anderen Spieler, daher wird für jeden einzeln die beste Summe gefunden; deine darfst du ändern.
    .title = Entscheidungen am Ende
rule-J6-2 = Jedes einfarbige Medaillon bringt 6 Punkte und 2 weitere je Zeichen Vorsprung auf den Zweiten; das mehrfarbige bringt 12 Punkte und 1 weiteren je Zeichen Vorsprung. Bei Gleichstand an der Spitze werden die 6 oder 12 Punkte geteilt, abgerundet und ohne Punkte für den Vorsprung. Ohne Zeichen bekommt oder teilt niemand eines; gibt es keinen Zweiten, zählt der Vorsprung ab 0. Die Krone zählt als mehrfarbiges Zeichen, auch in der Einführung. Ein Beispiel: Odd hat 3 rote und 2 blaue Zeichen, Gro hat 2 rote, 1 mehrfarbiges und die Krone. Gro bekommt 6 + 2 für Rot und 6 + 4 für Grün, beide bekommen 3 für Blau, und Odd bekommt 12 + 1 für das mehrfarbige.
    .title = Medaillons
rule-J6-3 =
    Die drei Kokarden bringen 1 Punkt je Ästhetenabzeichen; das Wappen in ihrem eigenen Wertungsfeld ist keines. Die drei Porträtrahmen bringen 1 Punkt je Karte ihrer Natur, sie selbst eingeschlossen. Karten des Hofes gehören auch zu einer anderen Schule und tragen viele Treuezeichen.
    Ein Magierstab gehört zur Schule des Adels. Er bringt keine Punkte, bietet aber am Ende eine von fünf Möglichkeiten:
    - Er zählt als zwei Karten seiner Natur (für Stelen der Einheit als eine).
    - Seine Kosten zählen als 3 Kristalle seiner Farbe und je 1 der anderen Farben.
    - Er zählt als ein Musiksymbol.
    - Er zählt als zwei Runen seiner Farbe.
    - Er zählt als zwei volle Felder seiner Farbe.
    .title = Hof
rule-J6-4 = Die meisten Karten der Ästheten bringen feste Punkte. Spiegel werten deine Ästhetenabzeichen, und jeder verbilligt die beiden Kugeln um 2 Einheiten; das geht von den gedruckten Kosten ab, auch vom Gold, aber nicht von den 2 Gold beim Ablagestapel. Ein verfluchter Kristall bringt 5 Punkte, wenn du keinen anderen hast; bei 2, 3, 4, 5 oder 6 bringt jeder 4, 3, 2, 1 oder 0. Geoden bringen viel, aber siehe J3.13.
    .title = Ästheten
rule-J6-5 = Karten des Adels werten nach einer Tabelle deine Runen einer Farbe. Der Thron der Eintracht und das Runenwappen der Eintracht werten so die Trios aus allen drei Runen. Siegelringe bringen 1 Punkt je Rune beliebiger Farbe, nach einer Tabelle, die ab der fünften besser wird.
    .title = Adel
rule-J6-6 = Stelen der Einheit bringen 2 Punkte je Karte beliebiger Art, Geschenke und Karten mit grüner Rückseite eingeschlossen. Ruhmesstelen bringen 3 Punkte je Karte, die 4 Kristalle oder mehr kostet; Gold zählt nicht mit. Denkmäler und Porträtrahmen werten die Karten einer Natur, und die Eintracht der Tore und die der Hallen bringen 7 Punkte je Trio aus den drei Naturen.
    .title = Gedächtnisbaumeister
rule-J6-7 = Die Kristalle deines Vorrats am Ende werden in offene Felder ihrer Farbe oder in Felder für jede Farbe eingesetzt, einer je Feld (mit Mäzenen siehe J7.5); niemals Gold, Topase oder Opale. Voll gedruckte Felder sind von Anfang an voll. Karten der Schmiede werten die eingesetzten Kristalle, volle Felder eingeschlossen. Brillen bringen 4 Punkte je Paar ihrer beiden Farben, Zangen 1 Punkt je 2 eingesetzte Kristalle.
    .title = Schmiede
rule-J6-8 =
    Die drei Klassiker der Religion haben je eine Farbe: Die 5 (oder 4) höchsten Kosten in dieser Farbe unter deinen Karten werden zusammengezählt und zählen zweifach (oder dreifach).
    Kelche kosten X und bringen 2, 4, 7, 9, 12 oder 14 Punkte für ein X von 1 bis 6, dann jeweils 2 mehr. Reliquiare kosten X und 1 Gold und bringen die Summe der X höchsten Kosten in ihrer Farbe unter deinen Karten, wobei das eigene X mitgereiht wird. Beide gibt es nur im fortgeschrittenen Modus.
    Sockel suchen die drei Karten mit den höchsten Kosten in ihren beiden Farben zusammen und bringen 1 Punkt je Kristall dieser Farben.
    .title = Religion
rule-J6-9 = Die Musik bringt die Summe deiner ♬ mal die Summe deiner ♯ mal die Summe deiner ♪, wobei jede Summe höchstens 5 ist. Trommeln zählen als zwei Karten, wo Naturen gezählt werden (für Stelen der Einheit als eine), und die Kosten der Dudelsäcke zählen als 3 Kristalle ihrer Farbe und je 1 der anderen Farben. Eine inaktive Harfe oder ein inaktives Tintenfass zählt gar nicht.
    .title = Musiker
rule-J6-10 = Am Ende gibt ein Kriegshammer auf der Familienseite 1 mehrfarbiges Zeichen, auf der Schmiedeseite 4 offene Felder für jede Farbe. In der Schlusswertung darfst du einmal 2 Gold für einen weiteren Bonus zahlen: auf der Familienseite 1 Rune deiner Wahl, auf der Schmiedeseite 1 volles Feld deiner Wahl. Harfe und Tintenfass zählen nur auf der aktiven Seite: die Harfe als 1 Musiksymbol deiner Wahl, das Tintenfass als 1 mehrfarbiges Zeichen. Übrige Steine bringen nichts.
    .title = Geschenke und übrige Steine

## J7

rule-J7-0 = Mäzene lassen sich zum klassischen und zum fortgeschrittenen Modus hinzunehmen und handeln ab Runde 2. Was eine Karte erst am Ende gibt, zählt für Mäzene nicht: die Möglichkeiten der Magierstäbe (außer der Musik in J7.3), die Schlussboni der Geschenke und alle Opalboni außer denen von Hof und Adel.
    .title = Was für Mäzene zählt
rule-J7-1 = Nach J5.5 muss, wer die meisten Ästhetenabzeichen hat, einen Hausmarker auf eine beliebige Karte der Auslage legen. Bei Gleichstand entscheidet die Krone, dann die Spielreihenfolge; hat niemand ein Abzeichen, entfällt es. In dieser Runde darf kein anderer die Karte kaufen oder mit einem Tintenfass entfernen, auch nicht, wenn dieser Spieler schon gepasst hat. Es darf nicht zwei Runden hintereinander dieselbe Karte sein. Am Ende der Runde kann sie trotzdem abgeräumt werden. Ersetzt ihr Besitzer sie mit einem Tintenfass, bleibt der Marker im Ablagestapel auf ihr liegen, und in dieser Runde darf sie dort kein anderer kaufen.
    .title = Mäzen der Ästheten
rule-J7-2 = Danach sieht sich, wer die meisten Religionszeichen hat, mindestens aber 1, so viele oberste Karten des Stapels an, wie er Zeichen hat; bei Gleichstand entscheidet die Krone, dann die Spielreihenfolge. Pro zwei seiner Zeichen darf er eine Karte versetzen, eine nach der anderen: jede in die Auslage, zusätzlich zu deren Größe, oben auf den Stapel, direkt unter die betrachteten Karten oder ganz nach unten. Ist der Stapel klein, darf er nicht mehr Karten versetzen, als er sieht. Beispiel: Bei 4 Zeichen und 3 übrigen Karten sieht er sich 3 an und darf 2 versetzen. Die nicht versetzten Karten behalten ihre Reihenfolge. Dann sehen sich in Spielreihenfolge die anderen, die Zeichen haben, so viele Karten an, wie sie selbst Zeichen haben, und ändern nichts. Wer sich nichts ansieht, sieht nur, was in die Auslage kommt.
    .title = Mäzen der Religion
rule-J7-3 = Nach dem Draft sieht sich, in Spielreihenfolge ab dem, der die Krone hat, jeder mit 3 oder mehr Musiksymbolen die obersten 2 Karten des Stapels an und darf eine davon zu ihren gedruckten Kosten kaufen, um 1 Kristall seiner Wahl billiger je Symbolart, die er mindestens zweimal hat. Joker, Kugelnachlass und Opalbonus gelten wie sonst, Manöver und J7.6 nicht. Ein Magierstab zählt als ein Symbol deiner Wahl, das jedes Mal ein anderes sein darf; Geschenke zählen nicht. Nicht gekaufte Karten bleiben in ihrer Reihenfolge oben liegen.
    .title = Mäzen der Musiker
rule-J7-4 = Nach J7.3 bekommt, wer den größten Stern hat, einen Marker. Bei Gleichstand entscheidet der zweitgrößte Stern und so weiter, wobei ein fehlender verliert; dann die Krone, dann die Spielreihenfolge. Ohne Stern bekommt ihn niemand. Einmal in der Runde, in deinem eigenen Zug und ohne Aktion, zieht der Marker bei einem Kauf vom Ablagestapel 1 Gold (von den gedruckten Kosten oder den 2 zusätzlichen) und 1 Kristall (oder noch 1 Gold) ab. Er wird mit einem Zugang zum Archiv zusammengezählt und gilt für eine Karte. Wird er nicht eingesetzt, verfällt er.
    .title = Mäzen der Gedächtnisbaumeister
rule-J7-5 = Mit Mäzenen werden Kristalle nur im eigenen Zug in Felder eingesetzt, ohne Aktion und endgültig. Das geht schon in Runde 1, bringt aber erst ab Runde 2 etwas ein. Zwei auf einmal eingesetzte Kristalle, von einer Farbe oder von zweien, bringen dir 1 Kristall einer Farbe, die keiner von beiden hat, höchstens 2 je Runde; du darfst ihn sofort einsetzen. Eingesetzte Kristalle sind nicht mehr in deinem Vorrat. Die Felder des Kriegshammers öffnen sich erst, wenn du in der letzten Runde passt; das ist die letzte Gelegenheit, in der Schlusswertung wird nichts mehr eingesetzt.
    .title = Mäzen der Schmiede
rule-J7-6 = Vervollständigt ein Kauf in deinem Zug ein neues Runentrio, darfst du dir die letzten 7 Karten des Stapels ansehen (im fortgeschrittenen Modus 10), noch einmal bis zu 2 graue Versprechenssteine eintauschen und eine dieser Karten zu ihren gedruckten Kosten kaufen, um 1 Kristall billiger; das kann die nächste Belohnung einbringen. Die anderen Karten kommen in ihrer Reihenfolge zurück. Das geschieht sofort, noch vor dem zweiten Kauf eines Vorrechts. Je Kauf gibt es höchstens eine Belohnung, jedes Trio wird einmal belohnt und eines aus Runde 1 nie. Freie Runen zählen als das, was ein Trio vervollständigt.
    .title = Mäzen des Adels
rule-J7-7 = Mit Mäzenen bekommt ein Spieler ab Runde 3 höchstens 2 Belohnungen der Medaillons je Runde, vorher 1; gewinnst du mehr, wählst du so viele aus.
    .title = Einkünfte aus Medaillons
rule-J7-8 = Karten des Stapels, die du gesehen hast, bleiben für dich sichtbar, solange sich ihr Platz verfolgen lässt. Versetzt ein anderer Spieler im Geheimen Karten (J7.2), endet dieses Wissen für alle anderen.
    .title = Was du vom Stapel weißt

## J8

rule-J8-1 = Die gedruckten Karten kennen wir nicht, deshalb ist dieser Satz unsere eigene Rekonstruktion. Er hält sich an alle Zahlen und Familien, die diese Regeln nennen; jede Karte zeigt ihre Kosten, ihre Symbole und ihre Wertung. Wo die Wertung von Kosten spricht, sind die gedruckten Kosten gemeint, gleich, was du gezahlt hast; X ist, was auf die Karte gelegt wurde.
    .title = Der Kartensatz
