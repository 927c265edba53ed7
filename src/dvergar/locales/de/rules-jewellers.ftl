# CEJ, the Jewellers: the rules, one message per rule id (J2.1 is rule-J2-1).
# A rule has a title, and where it helps an example and rarely needed details (edge).

rules-jewellers-title = CEJ, die Juweliere: die Regeln
rules-jewellers-goal = Zwei bis fünf Spieler führen jeweils eine Juwelierwerkstatt. Kaufe Karten, die zusammen viele Punkte bringen, und sammle Treuezeichen, um Medaillons zu gewinnen. Der Spieler mit den meisten Punkten gewinnt.
rules-jewellers-turn = In jeder Runde draften alle Steine aus den Schalen. Danach spielt ihr Zug um Zug: Tausche Steine, wenn du willst, und kaufe dann eine Karte oder passe. Haben alle gepasst, verlassen einige Karten die Auslage, und die Medaillons zahlen. Ab Runde 2 beginnt jede Runde mit Geboten um die Krone; wer sie hat, ist als Erster am Zug.
rules-jewellers-ends = Das Spiel endet nach 5 Runden (im kurzen Modus „Einführung“ nach 4). Dann werden die Medaillons und alle Karten gewertet. Übrige Steine sind nichts wert.

chapter-J0 = Spielmaterial
chapter-J1 = Aufbau
chapter-J2 = Der Draft
chapter-J3 = Ein Zug
chapter-J4 = Ende einer Runde
chapter-J5 = Die Krone
chapter-J6 = Spielende und Wertung
chapter-J7 = Variante: Mäzene
chapter-J8 = Die Karten

## Icons

icon-jewellers-crystal = Ein roter, grüner oder blauer Stein. Mit Kristallen bezahlst du Karten.
    .title = Kristall
icon-jewellers-gold = Mit Gold bezahlst du Karten und Gebote. Gold ist kein Kristall.
    .title = Gold
icon-jewellers-promise = Gib ihn ab, um einen Stein von der weißen Bergmannskarte zu nehmen. Er bezahlt nichts.
    .title = Versprechensstein (grau)
icon-jewellers-black = Gib ihn ab, um einen Stein von der schwarzen Bergmannskarte zu nehmen. Nur im fortgeschrittenen Modus.
    .title = Schwarzstein
icon-jewellers-topaz = Ein Joker, der 1 Stein ersetzt, wenn du eine Karte aus der Schule der Runde kaufst. Nur mit der Option „Joker: Topase“.
    .title = Topas
icon-jewellers-opal = Ein Joker, der 1 Stein ersetzt, wenn du eine Karte aus der Schule kaufst, die er zeigt. Nur mit der Option „Joker: Opale“.
    .title = Opal
icon-jewellers-cost = Die Steine, die du für die Karte bezahlst.
    .title = Kosten
icon-jewellers-x = Wähle eine Zahl ab 1 und zahle so viele Kristalle dieser Farbe.
    .title = X in den Kosten
icon-jewellers-points = Was die Karte am Ende bringt. „10“ heißt 10 Punkte. „2 × Flamme“ heißt 2 Punkte pro Feuerkarte, die du hast.
    .title = Punkte
icon-jewellers-school = Farbe und Symbol der Schule, zu der die Karte gehört. Jede Schule bringt auf ihre Art Punkte.
    .title = Schule
icon-jewellers-court = Die Karte zählt auch als Karte des Hofes.
    .title = Hofabzeichen
icon-jewellers-nature = Flamme, Berg und Tropfen stehen für Feuer (Rot), Erde (Grün) und Wasser (Blau). Manche Karten bringen Punkte pro Karte einer Natur.
    .title = Natur
icon-jewellers-many-coloured = Die Karte hat alle drei Farben. Am Ende wählst du eine Natur für sie.
    .title = Mehrfarbige Natur
icon-jewellers-loyalty = Sammle sie, um Medaillons zu gewinnen. Für ein Medaillon zählen nur Zeichen seiner Farbe.
    .title = Treuezeichen
icon-jewellers-loyalty-multi = Zählt als ein Treuezeichen für jedes der vier Medaillons.
    .title = Mehrfarbiges Treuezeichen
icon-jewellers-medallion = Das rote, das grüne und das blaue belohnen die meisten Treuezeichen ihrer Farbe. Das mehrfarbige belohnt die meisten insgesamt. Jedes zahlt nach einer Runde und bringt am Ende Punkte.
    .title = Medaillon
icon-jewellers-rune = Karten des Adels werten deine Runen einer Farbe oder Sätze aus allen drei Farben.
    .title = Rune
icon-jewellers-rune-choice = Eine Rune beliebiger Farbe. Die Farbe wählst du am Ende.
    .title = Freie Rune
icon-jewellers-sparkle = Spiegel und Kokarden bringen Punkte pro Funkeln auf deinen Karten.
    .title = Funkeln
icon-jewellers-square = Nimmt 1 Kristall seiner Farbe auf. Karten der Schmiede werten eingesetzte Kristalle.
    .title = Leeres Feld
icon-jewellers-full-square = Enthält schon einen Kristall seiner Farbe. Es zählt als eingesetzter Kristall.
    .title = Gefülltes Feld
icon-jewellers-any-square = Nimmt einen Kristall beliebiger Farbe auf. Ist es gefüllt gedruckt, wählst du am Ende seine Farbe.
    .title = Feld für jede Farbe
icon-jewellers-music = Nimm deine ♬ mal deine ♯ mal deine ♪. So viele Punkte bekommst du.
    .title = Musiksymbole
icon-jewellers-religion = Mit Mäzenen siehst du dir damit die obersten Karten des Stapels an. Ohne Mäzene bewirken sie nichts.
    .title = Religionszeichen
icon-jewellers-star = Mit Mäzenen bekommt der Spieler mit dem größten Stern einen Nachlass. Ohne Mäzene bewirkt er nichts.
    .title = Stern
icon-jewellers-crown = Wer die Krone hat, ist als Erster am Zug und wählt die Farben der freien Zeichen.
    .title = Krone
icon-jewellers-wild4 = Wird zu einem roten, grünen oder blauen Kristall oder zu Gold. Wer die Krone hat, wählt.
    .title = Freies Zeichen mit 4 Farben
icon-jewellers-wild3 = Wird zu einem roten, grünen oder blauen Kristall, aber nicht zu Gold. Wer die Krone hat, wählt.
    .title = Freies Zeichen mit 3 Farben
icon-jewellers-crown-icon = Eine kleine Krone auf einer Fundkarte. Zu dritt und zu fünft bringt sie zusätzliche Steine, zu zweit und zu viert nichts.
    .title = Kronenzeichen
icon-jewellers-house = Nur mit Mäzenen. In dieser Runde darf nur der Besitzer des Markers diese Karte kaufen.
    .title = Hausmarker
icon-jewellers-marker = Nur mit Mäzenen. Er macht einen Kauf vom Ablagestapel billiger.
    .title = Marker der Denkmalbauer

## J0

rule-J0-1 = Rot steht für Feuer, Grün für Erde und Blau für Wasser. Ein Kristall ist ein roter, grüner oder blauer Stein. Gold ist ein Stein, aber kein Kristall. „Steine“ sind alles, was aus den Beuteln kommt: Kristalle, Gold, Topase, Opale, Versprechenssteine und Schwarzsteine.
    .title = Farben und Steine
rule-J0-2 = Steine werden zufällig aus dem Beutel gezogen. Darin sind 53 rote, 53 grüne und 53 blaue Kristalle, 52 Gold, 45 graue Versprechenssteine und 18 Topase. Im fortgeschrittenen Modus kommen 12 Schwarzsteine dazu.
    .title = Der Beutel
rule-J0-3 = Ein zweiter Beutel wird nur gebraucht, wenn Opale die Joker sind. Er enthält 24 Opale, jeden für eine Schule. Hof, Ästheten und Adel haben jeweils 4. Die anderen Schulen haben jeweils 3. Sortiere die Opale der Schulen aus, die euer Modus nicht verwendet.
    .title = Der Opalbeutel
rule-J0-4 = Projektkarten kommen aus verschiedenen Schulen. Wie viele, hängt vom Modus ab. Die Einführung ist kurz, für die erste Partie, und hat vier: Hof, Ästheten, Adel und Denkmalbauer. Der klassische Modus ist das normale Spiel; Schmiede und Religion kommen dazu. Der fortgeschrittene nutzt alle Karten; die Musiker kommen dazu.
    .title = Schulen und Modi
    .edge = Am Tisch heißt eine Schule auch Kategorie. Eine Karte des Hofes gehört zum Hof und zu einer anderen Schule. Karten mit grünem Rücken (J0.5) gehören zu keiner.
rule-J0-5 =
    Projektkarten sind die Karten, die du kaufst. Es gibt 98: Die Einführung verwendet 33, der klassische Modus 59 (diese 33 und 26 weitere), der fortgeschrittene alle 98.
    Acht der 98 sind Karten mit grünem Rücken: Investitionen, Zugänge zum Archiv und Vorrechte. Sie bringen selbst keine Punkte, aber jede hilft dir einmal.
    Geschenke gehören nicht zu den 98. Es gibt 5 Kriegshämmer für den klassischen Modus sowie 5 Harfen und 5 Tintenfässer für den fortgeschrittenen.
    Außerdem gibt es 15 Fundkarten und eine Topaskarte pro Schule.
    .title = Karten
rule-J0-6 = Du zahlst alles an die Bank, und der Bank gehen die Steine nie aus. Nichts kommt in den Beutel zurück.
    .title = Die Bank

## J1

rule-J1-1 = Geschenke sind Karten, die du kostenlos bekommst. Nimm im klassischen Modus einen Kriegshammer und lege ihn auf die Clanseite. Nimm im fortgeschrittenen Modus eine Harfe und ein Tintenfass und lege beide auf die aktive Seite. In der Einführung gibt es keine Geschenke.
    .title = Geschenke
rule-J1-2 = Nur im fortgeschrittenen Modus: Mische verfluchte Kristalle in den Stapel. Das sind Karten der Ästheten. Der rote, der grüne und der blaue sind immer dabei. Von den drei goldenen kommt zu zweit oder zu dritt einer hinein, zu viert sind es zwei und zu fünft alle drei.
    .title = Verfluchte Kristalle
    .example = Ihr spielt zu viert im fortgeschrittenen Modus. Im Stapel sind fünf verfluchte Kristalle: ein roter, ein grüner, ein blauer und zwei goldene.
rule-J1-3 = Der Gastgeber wählt Topase oder Opale als Joker. Sind Topase die Joker, hat jede Runde eine Schule. Topase helfen, Karten dieser Schule zu kaufen. Mische die Topaskarten aller Schulen eures Modus; die oberste zeigt die Schule von Runde 1. Sind Opale die Joker, haben die Runden keine Schule.
    .title = Die Schule der Runde
rule-J1-4 =
    Bevor du etwas aus dem Beutel ziehst, lege einige seiner Steine in die Bank:
    - Einführung: 15 Gold.
    - Klassisch: 5 rote, 5 grüne und 5 blaue.
    - Fortgeschritten: 2 rote, 2 grüne, 2 blaue und 12 Gold.
    .title = Steine für die Bank
rule-J1-5 =
    Die Auslage ist die Reihe der Karten, die ihr kaufen könnt. Mische die Projektkarten eures Modus zu einem Stapel und lege daraus die Auslage offen aus. Ihre Größe hängt von der Spielerzahl ab (2, 3, 4 oder 5):
    - Einführung: 5, 6, 7 oder 8 Karten.
    - Klassisch: 7, 9, 10 oder 11 Karten.
    - Fortgeschritten: 8, 10, 12 oder 15 Karten.
    .title = Die Auslage
    .example = Zu dritt legt ihr im klassischen Modus 9 Karten aus.
    .edge = Im klassischen und im fortgeschrittenen Modus sind die Karten mit grünem Rücken nicht im Stapel (J1.7).
rule-J1-6 = Lost ab 3 Spielern die Spielrichtung aus: im Uhrzeigersinn oder dagegen. Ein ausgeloster Spieler bekommt die Krone und wird als Erster am Zug sein. In Spielreihenfolge bekommen der zweite und der dritte Spieler jeweils 1 Gold. Der vierte und der fünfte bekommen jeweils 2 Gold.
    .title = Spielrichtung und Krone
    .example = Regin bekommt die Krone, danach kommen Eitri, Brokk und Sindri. Eitri und Brokk bekommen jeweils 1 Gold, Sindri bekommt 2.
rule-J1-7 =
    In jeder Runde bringen die Bergleute neue Steine und Karten. Decke zu zweit oder zu dritt 1 Fundkarte auf, zu viert oder zu fünft 2. Eine Fundkarte hat drei Zeilen:
    - Zeile 1 legt Steine auf die weiße Bergmannskarte.
    - Zeile 2 legt eine Karte mit grünem Rücken in die Auslage, zusätzlich zu deren Größe (nicht in der Einführung).
    - Zeile 3 legt Steine auf die schwarze Bergmannskarte (nur im fortgeschrittenen Modus).
    Die Zeilen 1 und 3 können auch freie Zeichen (J5.5) und Kronenzeichen (J1.8) zeigen. Steine, die niemand nimmt, bleiben für spätere Runden auf den Bergmannskarten.
    .title = Bergmannsfunde
    .example = Zu zweit deckt ihr im klassischen Modus die Königliche Vermessung auf. Zeile 1 legt einen roten und einen grünen Kristall auf die weiße Bergmannskarte. Ihre drei Kronenzeichen bringen zu zweit nichts. Zeile 2 legt ein Vorrecht in die Auslage. Zeile 3 zählt nur im fortgeschrittenen Modus.
    .edge =
        Im klassischen und im fortgeschrittenen Modus liegen die Karten mit grünem Rücken in einer eigenen Reserve. Ist die Karte aus Zeile 2 nicht darin, nimm eine mit derselben Wirkung. Gibt es keine, nimm eine aus derselben Familie, sonst keine.
        In diesen Modi kommt eine Karte mit grünem Rücken in ihre Reserve zurück, wenn sie benutzt, beim Aufräumen entfernt oder mit einem Tintenfass ersetzt wird. In der Einführung sind die Karten mit grünem Rücken von Anfang an im Stapel und kommen auf den Ablagestapel.
        In Runde 1 wählt der Spieler mit der Krone die Farben der freien Zeichen nach den Kronenzeichen und vor dem Draft.
rule-J1-8 =
    Kronenzeichen zählen nur zu dritt und zu fünft. In Runde 1 bringen sie diese Steine:
    - 3 Zeichen: 1 Rot, 1 Grün und 1 Blau.
    - 4 Zeichen: 1 Rot, 1 Grün, 1 Blau und 1 Gold.
    - 6 Zeichen: doppelt so viel wie 3. 8 Zeichen: doppelt so viel wie 4.
    Von 1, 5, 7 oder 9 Zeichen bleibt eines übrig, von 2 oder 10 bleiben zwei. Für jedes davon wählt der Spieler mit der Krone einen Kristall oder Gold. Ab Runde 2 sind Kronenzeichen freie Zeichen mit 4 Farben (J5.5).
    .title = Kronenzeichen
    .example = Zu dritt deckt ihr in Runde 1 die Alte Ader auf. Sie zeigt einen roten Kristall, ein Gold und fünf Kronenzeichen. Vier Zeichen bringen 1 Rot, 1 Grün, 1 Blau und 1 Gold. Für das fünfte wählt Regin mit der Krone Blau.
    .edge = Zähle die Kronenzeichen in Zeile 3 getrennt von denen in Zeile 1. Zu zweit und zu viert bringen Kronenzeichen in keiner Runde etwas.
rule-J1-9 = Sind Opale die Joker, ersetzen sie überall die Topase. Wird ein Topas aus dem Beutel gezogen oder ist er auf einer Fundkarte abgebildet, nimm stattdessen einen zufälligen Opal. Der Topas ist aus dem Spiel.
    .title = Opale statt Topase
    .edge = Ist kein Opal mehr da, ziehe einen anderen Stein aus dem Beutel. Ein Topas auf einer Fundkarte bringt dann nichts.
rule-J1-10 = Jeder Spieler bekommt eine Schale. Fülle sie aus dem Beutel: mit 6 Steinen in der Einführung, 7 im klassischen und 8 im fortgeschrittenen Modus. Fülle die Schalen in jeder Runde neu.
    .title = Schalen

## J2

rule-J2-1 = Im Draft bekommst du Steine. Alle wählen gleichzeitig und im Geheimen. Nimm einen beliebigen Stein aus deiner Schale in deinen Vorrat. Gib die Schale dann in Spielrichtung weiter. Wiederholt das, bis alle Schalen leer sind.
    .title = Steine nehmen
    .example = In Regins Schale liegen 2 Rot, 1 Blau, 2 Gold und ein Versprechensstein. Regin nimmt ein Gold und gibt die anderen fünf Steine an Eitri weiter. Danach wählt Regin aus der Schale, die Brokk weitergibt.
    .edge = Alle sehen, was in den Schalen liegt. Deine Wahl bleibt geheim, bis alle gewählt haben; dann wird alles gezeigt. Den letzten Stein einer Schale bekommst du von selbst.
rule-J2-2 = Dein Vorrat sind alle Steine, die du besitzt. Du behältst ihn von Runde zu Runde, und alle können ihn sehen.
    .title = Dein Vorrat, und was verborgen ist
    .edge = Verborgen sind nur die Beutel, der Stapel, der Stapel der Fundkarten und geheime Entscheidungen (Draft, Gebote, Zeigen), bis sie aufgedeckt werden. Mit Mäzenen sehen manche Spieler Karten des Stapels (Kapitel J7). Alles andere liegt offen.

## J3

rule-J3-1 = Nach dem Draft spielt ihr Zug um Zug, bis alle gepasst haben. Der Spieler mit der Krone beginnt; dann geht es in Spielrichtung weiter. Ein Zug hat zwei Schritte: Manöver, wenn du willst, dann eine Hauptaktion (J3.10). J3.2 bis J3.8 sind die Manöver. Nutze jedes höchstens einmal pro Schritt. Hast du gepasst, wirst du übersprungen.
    .title = Der Zug
    .example = Eitri macht zuerst ein Manöver: 1 Versprechensstein gegen einen blauen Kristall von der weißen Bergmannskarte. Als Hauptaktion kauft Eitri dann die Mondwassertropfen für 2 Blau. Jetzt ist Brokk am Zug.
rule-J3-2 = Aus Versprechenssteinen werden andere Steine. Gib bis zu 2 graue Versprechenssteine ab. Nimm für jeden 1 Stein von der weißen Bergmannskarte. Du darfst auch 1 Schwarzstein für 1 Stein von der schwarzen Bergmannskarte abgeben. Auf der Bergmannskarte muss ein Stein liegen.
    .title = Versprechen
    .example = Auf der weißen Bergmannskarte liegen ein roter Kristall, ein Topas und ein Gold. Regin gibt 2 Versprechenssteine ab und nimmt den Topas und das Gold. Der rote Kristall bleibt liegen.
    .edge = Zwei graue Steine und ein Schwarzstein sind zusammen eine Nutzung dieses Manövers, auch wenn ein anderes Manöver dazwischenliegt. Graue Steine und Schwarzsteine bezahlen nichts und bringen keine Punkte.
rule-J3-3 =
    Eine Investition macht einen Kauf billiger. Wirf eine eigene Investition ab, wenn du eine Karte kaufst. Ihr Text sagt, was wegfällt: bis zu 3 Kristalle einer Farbe oder 1 Rot, 1 Grün und 1 Blau. Rückgeld gibt es nicht.
    .title = Investition
    .example = Die Flutkette kostet 4 Blau und 1 Grün. Eitri wirft eine Kühne Investition ab, die 3 Blau abzieht, und zahlt 1 Blau und 1 Grün. Eine Geteilte Investition würde 1 Blau und 1 Grün abziehen; ihr Rot wäre verloren.
    .edge =
        Investitionen, Zugänge zum Archiv und Vorrechte spielst du als Letztes im Schritt, zusammen mit dem Kauf, und nur wenn du ihn bezahlen kannst. Jede Karte gilt für einen Kauf. Du darfst alle drei zusammen nutzen. Mit einem Vorrecht dürfen die anderen zu verschiedenen Käufen gehören.
        Eine Investition oder ein Zugang zum Archiv muss mindestens 1 Stein abziehen. Die Karte gibst du nach dem Kauf ab.
        Sind die Kosten X, wähle ein beliebiges X ab 1. Die Kristalle, die ein Nachlass abzieht, legt die Bank auf die Karte, nur in der Farbe des X. Sie zählen zu X, ebenso wie Joker. Die Bank legt so viele, wie sie kann; dein eigener Teil darf also 0 sein. Mit einer Kühnen Investition zahlst du zum Beispiel für einen Kelch des Feuers mit X = 4 nur 1 Rot.
rule-J3-4 = Nicht in der Einführung. Ein Zugang zum Archiv macht einen Kauf vom Ablagestapel billiger. Wirf einen eigenen Zugang zum Archiv ab, wenn du vom Ablagestapel kaufst. Du zahlst 1 Gold und 1 Kristall weniger; die Farbe des Kristalls wählst du.
    .title = Zugang zum Archiv
    .example = Der Amboss kostet 2 Grün. Auf dem Ablagestapel kostet er 2 Grün und 2 Gold. Mit einem Zugang zum Archiv zahlt Brokk 1 Grün und 1 Gold.
    .edge = Das Gold wird von den 2 zusätzlichen Gold oder von den gedruckten Kosten abgezogen.
rule-J3-5 = Mit einem Vorrecht kaufst du zwei Karten. Wirf ein eigenes Vorrecht ab und kaufe dann mit deiner Hauptaktion 2 Karten. Jede kommt aus der Auslage oder vom Ablagestapel. Kaufe sie nacheinander. Auf die zweite darfst du verzichten.
    .title = Vorrecht
    .example = Regin wirft ein Vorrecht ab und kauft den Silberspiegel. Er verbilligt jede Kugel um 2 Steine. Als Zweites kauft Regin die Kugel der Glut, für 5 Steine statt 7.
    .edge = Die erste Karte zählt schon für den zweiten Kauf. Aber eine Investition, die du zuerst kaufst, kannst du beim zweiten nicht nutzen. Mit einem Zugang zum Archiv kommt mindestens eine der beiden Karten vom Ablagestapel.
rule-J3-6 =
    Nur im klassischen Modus. Dein Kriegshammer macht aus einem Stein, den du hast, einen, den du brauchst. Zahle den Preis der Seite, die oben liegt, und nimm 1 Kristall oder Gold deiner Wahl. Drehe den Kriegshammer dann um.
    - Clanseite: Zahle 1 Gold oder 2 Kristalle einer Farbe.
    - Schmiedeseite: Zahle 2 Gold oder 3 Kristalle einer Farbe.
    .title = Kriegshammer
    .example = Eitri braucht einen blauen Kristall, und der Kriegshammer liegt auf der Clanseite. Eitri zahlt 2 rote Kristalle, nimmt einen blauen und dreht den Kriegshammer um. Das nächste Mal kostet er 2 Gold oder 3 Kristalle einer Farbe.
rule-J3-7 = Nur im fortgeschrittenen Modus. Drehe deine Harfe auf die inaktive Seite und nimm 1 Kristall oder Gold deiner Wahl aus der Bank.
    .title = Harfe
    .example = Brokk fehlt 1 Grün für die Geode der Besessenheit: Erde (2 Grün und 1 Rot). Brokk dreht die Harfe um, nimmt einen grünen Kristall und kauft die Geode.
rule-J3-8 = Nur im fortgeschrittenen Modus. Das Tintenfass ändert die Auslage. Drehe dein Tintenfass auf die inaktive Seite und wähle zwei Karten der Auslage. Lege sie auf den Ablagestapel. Die nächsten beiden Karten des Stapels ersetzen sie. Verfluchte Kristalle darfst du nicht wählen.
    .title = Tintenfass
    .example = Sindri sieht nichts Nützliches. Sindri dreht das Tintenfass um und ersetzt die Laute und den Amboss. Die neuen Karten sind die Orgel und eine Ruhmesstele. Dann kauft Sindri die Ruhmesstele.
    .edge = Wähle beide Karten, bevor du die neuen siehst. Kann nur eine Karte ersetzt werden, ersetze eine. Die alten Karten kannst du noch im selben Zug vom Ablagestapel kaufen.
rule-J3-9 = Bezahle, um ein inaktives Geschenk wieder auf die aktive Seite zu drehen. Die Harfe kostet 1 Gold oder 2 Kristalle einer Farbe. Das Tintenfass kostet 2 Gold oder 3 Kristalle einer Farbe. Das ist keine Aktion: Tu es zu einem beliebigen Zeitpunkt deines Zuges.
    .title = Geschenke reaktivieren
    .example = Sindri will in der letzten Runde passen, und die Harfe ist inaktiv. Sindri zahlt 1 Gold und dreht sie zurück. Jetzt zählt sie am Ende als Musiksymbol.
    .edge = Das geht vor oder zwischen den Aktionen deines Zuges oder unmittelbar bevor du passt. Du darfst ein Geschenk im zweiten Manöverschritt noch einmal nutzen, aber nie zweimal in einem Schritt.
rule-J3-10 =
    Mache genau eine Hauptaktion:
    - Kaufe eine Karte aus der Auslage. Zahle ihre Kosten. Sie wird nicht ersetzt.
    - Kaufe eine Karte vom Ablagestapel. Zahle ihre Kosten und 2 Gold mehr. Den Ablagestapel dürfen alle durchsehen.
    - Passe. Du kommst in dieser Runde nicht mehr an den Zug.
    - Nutze ein zweites Mal Manöver (J3.2 und J3.6 bis J3.8). Dann kaufst du in diesem Zug nichts.
    .title = Hauptaktion
    .example = Die Granatstecker kosten 2 Rot. Aus der Auslage zahlt Eitri dafür 2 Rot. Vom Ablagestapel wären es 2 Rot und 2 Gold.
    .edge = Du musst nicht angeben, wo ein Schritt endet. In einem Zug darfst du jedes der Manöver J3.2 und J3.6 bis J3.8 höchstens zweimal nutzen. Nach der zweiten Nutzung eines Manövers kannst du weder kaufen noch passen. Du darfst nur noch weitere Manöver machen; dann endet dein Zug. Ein Zug, in dem du weder kaufst noch passt, braucht mindestens ein Manöver. Nach einer Karte aus J3.3 bis J3.5 gibt es keinen zweiten Manöverschritt.
rule-J3-11 =
    Jeder Joker ersetzt einen Stein der Kosten.
    - Ein Topas zählt, wenn du eine Karte aus der Schule der Runde kaufst. Er ersetzt einen beliebigen Stein der Kosten, auch eines der 2 zusätzlichen Gold beim Ablagestapel.
    - Ein Opal zählt in jeder Runde, für Karten seiner eigenen Schule. Er ersetzt nur einen Stein der gedruckten Kosten.
    Eine Karte mit Hofabzeichen zählt auch als Karte des Hofes. Karten mit grünem Rücken haben keine Schule, daher bezahlt kein Joker sie. Joker bezahlen auch keine Geschenke, Gebote oder Opalboni.
    .title = Joker und Nachlässe
    .example = Die Schule der Runde ist der Adel. Der Thron der Eintracht kostet 2 Rot, 1 Grün, 1 Blau und 1 Gold. Regin hat nur 1 Rot und kein Gold. Regin zahlt 1 Rot, 1 Grün, 1 Blau und 2 Topase.
    .edge =
        Joker darfst du auch ausgeben, wenn du die Farbe hast. Ohne andere Angabe bezahlen sie nur, was dir fehlt.
        Nachlässe werden zusammengezählt. Jeder zieht so viel ab, wie er kann, und zwar von den Steinen, die du wählst. Kein Stein der Kosten sinkt unter 0 oder geht auf eine andere Farbe über, und nichts wird überzahlt. Zusammen ziehen sie so viel ab wie möglich: Du darfst keinen auf einen Stein richten, der schon weg ist.
rule-J3-12 =
    Nur wenn Opale die Joker sind. Bezahlt ein Opal einen Stein einer Karte, darfst du einmal pro Karte für einen Bonus extra zahlen. Die Schule des Opals bestimmt Preis und Bonus:
    - Denkmalbauer, 1 Gold: Diese Karte bringt 1 Punkt mehr pro Karte oder Satz, den sie zählt.
    - Ästheten, 1 Gold: Du hast 1 Funkeln mehr.
    - Hof, 1 Kristall: Du hast 1 Treuezeichen seiner Farbe mehr.
    - Adel, 1 Kristall: Du hast 1 Rune seiner Farbe mehr.
    - Schmiede, 2 Gold: Du hast 4 gefüllte Felder mehr, ein rotes, ein grünes, ein blaues und eines deiner Wahl.
    - Musiker, 2 Gold: Nimm am Ende ein Musiksymbol deiner Wahl, oder erhöhe die Grenze eines Symbols um 1 (J6.9).
    - Religion, 1 Kristall: 1 Punkt pro Kristall seiner Farbe in den Kosten aller deiner Karten. Die Karte selbst darf diese Farbe nicht werten.
    .title = Opalbonus
    .example = Das Denkmal des Feuers kostet 3 Rot. Eitri zahlt 2 Rot und einen Denkmalbauer-Opal, dazu 1 Gold für den Bonus. Am Ende bringt dieses Denkmal 3 Punkte pro Feuerkarte statt 2.
    .edge =
        Der Opal muss einen Stein bezahlen, der wirklich fällig ist. Den Bonus zahlst du mit gewöhnlichen Steinen, ohne Joker, und ein Nachlass gilt für ihn nie. Zahlst du mit Opalen zweier Schulen, wähle einen der beiden Boni.
        Das Zeichen vom Hof und die Rune vom Adel zählen sofort, die anderen Boni nur am Ende. Eine Musikgrenze steigt nie über 6.
        Religion: Wertet die Karte keine Farbe, zahle einen beliebigen Kristall. Zahle bei einem Kelch oder Reliquiar eine andere Farbe als die seines X.
rule-J3-13 =
    Kaufst du in dieser Runde nichts mehr, passt du (J3.10). Im fortgeschrittenen Modus machen zwei Arten von Karten das schwerer:
    - Verfluchter Kristall: Solange einer in der Auslage liegt und du einen Stein seiner Farbe hast, darfst du nicht passen. Kaufe ihn, oder gib deine Steine dieser Farbe aus.
    - Geode: Hast du eine, verlierst du beim Passen alle Kristalle ihrer Farbe aus deinem Vorrat. Jedes deiner leeren Felder, das einen aufnehmen könnte, rettet 1 Kristall.
    .title = Passen
    .example = Brokk hat die Geode der Besessenheit: Feuer und den Blasebalg mit zwei leeren roten Feldern. Brokk passt mit 5 roten Kristallen im Vorrat. Die Felder retten 2, und Brokk verliert 3.
    .edge = Ein verfluchter Kristall hindert dich nur, wenn du ihn kaufen darfst (J7.1). Bei einem goldenen ist die Farbe Gold. Ein Manöver, das den Stein ausgibt, genügt. Ein Feld für jede Farbe rettet insgesamt nur einen Kristall, gleich welcher Farbe. Gefüllte Felder retten nichts. Kein Feld wird dabei verbraucht. Geoden wirken auch in der letzten Runde.
rule-J3-14 = Du kannst das Kaufen nicht ewig aufschieben. Nach 6 Zügen hintereinander ohne Kauf in einer Runde musst du im nächsten Zug kaufen oder passen. Nutze in diesem Zug jedes Manöver höchstens einmal.
    .title = Züge ohne Kauf

## J4

rule-J4-1 =
    Haben alle gepasst, kommen einige Karten der Auslage auf den Ablagestapel:
    - Einführung: keine.
    - Klassisch: Sind 1 oder 2 Karten übrig, kommen alle weg. Von 3 bis 5 Karten bleibt eine. Von 6 oder mehr bleiben zwei. Welche bleiben, wird ausgelost.
    - Fortgeschritten, „kontrolliert“ (der Normalfall): Alle zeigen im Geheimen auf eine Karte oder keine. Karten, auf die jemand zeigt, bleiben; die anderen kommen weg.
    - Fortgeschritten, „chaotisch“: Alle zeigen im Geheimen auf eine Karte oder keine. Eine Karte bleibt nur, wenn eine ungerade Zahl von Spielern auf sie zeigt.
    - Fortgeschritten, „ohne Gnade“: Alle kommen weg.
    .title = Aufräumen
    .example = Fortgeschritten, kontrolliert. Regin und Eitri zeigen auf die Orgel, Brokk zeigt auf den Amboss. Beide Karten bleiben. Bei „chaotisch“ würde nur der Amboss bleiben, weil zwei Spieler auf die Orgel zeigen.
    .edge = Karten mit grünem Rücken und verfluchte Kristalle werden wie andere Karten gezählt und entfernt, und man darf auf sie zeigen. Ein verfluchter Kristall auf dem Ablagestapel hindert niemanden am Passen. Nach der letzten Runde wird nicht aufgeräumt.
rule-J4-2 =
    Nach dem Aufräumen zahlen die Medaillons:
    - Rot, Grün und Blau: Der Spieler mit den meisten Treuezeichen dieser Farbe bekommt 1 Kristall davon.
    - Mehrfarbig: Der Spieler mit den meisten Treuezeichen insgesamt bekommt 1 Gold.
    Bei Gleichstand an der Spitze bekommt niemand etwas. Gewinnst du mehrere, wähle eines; die anderen zahlen nicht. Nach der letzten Runde wird nichts gezahlt.
    .title = Medaillons nach einer Runde
    .example = Regin hat 3 rote Zeichen und 1 grünes, Eitri 2 rote und 2 grüne. Regin bekommt einen roten Kristall und Eitri einen grünen. Beide haben insgesamt 4 Zeichen, also bekommt niemand das Gold.
    .edge = Du brauchst mindestens 1 Zeichen, auch zu zweit. Ein mehrfarbiges Zeichen zählt bei jedem der vier Medaillons als 1; in der Einführung gibt es keine. Die Krone und die Zeichen der Geschenke zählen hier nicht. Mit Mäzenen kannst du mehr bekommen (J7.7).
rule-J4-3 =
    Es gibt 5 Runden, in der Einführung 4. Vor der nächsten Runde:
    - Fülle die Auslage auf ihre Größe auf (J1.5).
    - Drehe die Spielrichtung um.
    - Decke die nächste Topaskarte auf, wenn Topase die Joker sind.
    - Fülle die Schalen neu (J1.10).
    - Decke neue Funde auf (J1.7). Karten mit grünem Rücken aus Zeile 2 kommen zusätzlich zur Größe der Auslage dazu.
    .title = Die nächste Runde
    .edge = Alle Karten, die noch in der Auslage liegen, zählen zu ihrer Größe. Sind es schon mehr, wird keine entfernt.
rule-J4-4 = Ist der Stapel leer, wird die Auslage nicht mehr aufgefüllt. Der Ablagestapel wird nicht neu gemischt.
    .title = Wenn der Stapel leer ist
    .edge = Ein Tintenfass ersetzt höchstens so viele Karten, wie der Stapel noch hat. Ist er leer, lässt es sich nicht einsetzen. Mäzene sehen sich so viele Karten an, wie da sind. Der Beutel kann nicht leer werden.

## J5

rule-J5-1 =
    Ab Runde 2 bietet ihr vor dem Draft Gold für die Krone. Wer sie hat, ist als Erster am Zug und wählt die Farben der freien Zeichen. Schalen, Auslage und Funde liegen dann schon offen.
    Der Spieler mit dem meisten Gold hat Vorrang. Bei Gleichstand gilt die Spielreihenfolge, beginnend nach dem Spieler mit der Krone. Geboten wird nach Vorrang, immer wieder reihum. Biete von 1 bis zu deinem ganzen Gold, oder verzichte und scheide aus.
    Du musst mehr bieten als das höchste Gebot. Hast du Vorrang vor dem Höchstbietenden, darfst du auch gleich viel bieten. Der letzte verbliebene Spieler zahlt sein Gebot und nimmt die Krone.
    .title = Die offene Versteigerung
    .example = Regin hat 4 Gold, Eitri 3 und Brokk 1. Regin bietet 1, und Eitri bietet 2. Brokk kann nicht mehr bieten und scheidet aus. Regin zieht mit 2 gleich. Eitri bietet 3, und Regin zieht mit 3 gleich. Eitri hat kein viertes Gold und scheidet aus. Regin zahlt 3 Gold.
    .edge = Der Spieler mit der Krone bietet mit. Der Vorrang steht zu Beginn der Versteigerung fest. Nur Gold im Vorrat zählt und zahlt, nicht Gold in einer Schale. Hast du kein erlaubtes Gebot, scheidest du aus. Hat noch niemand geboten und bist nur noch du übrig, darfst du noch bieten oder verzichten.
rule-J5-2 = Bietet niemand, geht die Krone an den nächsten Spieler in Spielreihenfolge. Niemand bekommt die Belohnungen aus J5.4. Der Spieler vor dem bisherigen Besitzer der Krone wählt die Farben der freien Zeichen (J5.5). Zu zweit wählt der bisherige Besitzer.
    .title = Kein Gebot
    .example = Gespielt wird jetzt in der Reihenfolge Regin, Eitri, Brokk. Eitri hat die Krone, und niemand bietet. Brokk bekommt die Krone, und Regin wählt die Farben.
    .edge = In diesem ganzen Kapitel gilt die neue Spielrichtung.
rule-J5-3 = Im fortgeschrittenen Modus kann der Gastgeber stattdessen die verdeckte Versteigerung wählen. Alle verstecken eine Menge Gold, von 0 bis zu ihrem ganzen Gold. Das höchste Gebot gewinnt, und nur dieser Spieler zahlt. Bei Gleichstand gewinnt der Erste in Spielreihenfolge nach dem Spieler mit der Krone.
    .title = Die verdeckte Versteigerung
    .example = Regin hat die Krone und versteckt 1 Gold. Eitri und Brokk verstecken jeweils 3. Eitri kommt als Erster nach Regin, zahlt also 3 Gold und nimmt die Krone.
    .edge = Alle Gebote werden gezeigt. Ist jedes Gebot 0, gilt das als kein Gebot (J5.2).
rule-J5-4 =
    Ein hoher Preis für die Krone wird belohnt:
    - Du hast 2 Gold oder mehr gezahlt: Nimm den Bonuskristall der Fundkarte. Wähle zu viert oder zu fünft eine der beiden Karten.
    - Du hast in der letzten Runde 3 Gold oder mehr gezahlt: Nimm auch ein mehrfarbiges Treuezeichen (nicht in der Einführung).
    .title = Belohnung für den Gewinner
    .example = In der letzten Runde im klassischen Modus zahlt Regin 3 Gold für die Krone. Die Fundkarte ist der Stille See mit einem roten Bonuskristall. Regin nimmt einen roten Kristall und ein mehrfarbiges Treuezeichen.
rule-J5-5 = Der Spieler mit der Krone bestimmt, was aus den freien Zeichen wird. Wähle eine Farbe für alle Zeichen mit 4 Farben: Rot, Grün, Blau oder Gold. Wähle eine für alle Zeichen mit 3 Farben: Rot, Grün oder Blau.
    .title = Freie Zeichen
    .example = Die Glückshacke zeigt ein Gold, ein Zeichen mit 4 und eines mit 3 Farben. Eitri wählt Gold und Blau. Die weiße Bergmannskarte bekommt 2 Gold und 1 blauen Kristall.
    .edge = Eine Wahl gilt für beide Fundkarten und beide Bergmannskarten. Wurde kein solches Zeichen gezogen, gibt es nichts zu wählen. Das kommt nach den Belohnungen (J5.4) und vor den Mäzenen (J7.1).

## J6

rule-J6-1 =
    Zähle nach der letzten Runde die Punkte deiner Medaillons und Karten zusammen. Der Spieler mit den meisten Punkten gewinnt. Haben mehrere die meisten, teilen sie sich den Sieg.
    Manche Symbole lassen dir eine Wahl, etwa eine mehrfarbige Natur oder eine freie Rune. Wähle einmal, für die ganze Wertung. Die beste Wahl wird für dich gefunden, und du darfst sie ändern.
    .title = Schlusswertung
    .example =
        Zwei Spieler, Einführung. Eitri hat vier Karten, alle Feuer:
        - Denkmal des Feuers, 2 Punkte pro Feuerkarte: 2 × 4 = 8.
        - Glutarmreif: 10.
        - Kokarde des Feuers, 1 Punkt pro Funkeln: Der Armreif hat 2, also 2.
        - Runenwappen des Feuers: 3 rote Runen (auf Denkmal, Armreif und Wappen), also 9 nach seiner Tabelle.
        - Grünes Medaillon: Eitri hat 3 grüne Zeichen, Regin hat 1 und die Krone. Das sind 6 Punkte und 2 für einen Vorsprung von 1: 8. Die anderen Medaillons gewinnt Regin.
        Eitri hat insgesamt 8 + 10 + 2 + 9 + 8 = 37.
    .edge =
        Zusammen gewählt werden:
        - die Naturen mehrfarbiger Karten und die Farben freier Runen;
        - als was jeder Magierstab zählt (J6.3);
        - die Farben eingesetzter Kristalle und gefüllter Felder für jede Farbe;
        - Musiksymbole und Musikgrenzen;
        - ob du 2 Gold für den Kriegshammer zahlst (J6.10).
        Nichts davon berührt einen anderen Spieler, daher wird für jeden einzeln die beste Summe gefunden.
rule-J6-2 =
    Medaillons bringen Punkte für die meisten Treuezeichen:
    - Rot, Grün und Blau: 6 Punkte und 2 weitere pro Zeichen Vorsprung auf den Zweiten.
    - Mehrfarbig: 12 Punkte für die meisten Zeichen insgesamt und 1 weiterer pro Zeichen Vorsprung.
    Bei Gleichstand an der Spitze werden die 6 oder 12 Punkte geteilt, abgerundet und ohne Punkte für einen Vorsprung. Die Krone zählt als mehrfarbiges Zeichen.
    .title = Medaillons
    .example =
        Regin hat 3 rote und 2 blaue Zeichen. Eitri hat 2 rote, 1 mehrfarbiges und die Krone.
        - Rot, 4 zu 3 für Eitri: 6 + 2 = 8 Punkte.
        - Grün, 2 zu 0 für Eitri: 6 + 4 = 10 Punkte.
        - Blau, 2 zu 2: beide 3 Punkte.
        - Mehrfarbig, 5 zu 4 für Regin: 12 + 1 = 13 Punkte.
    .edge = Ohne Zeichen bekommst oder teilst du kein Medaillon. Gibt es keinen Zweiten, zählt dein Vorsprung ab 0. Die Krone zählt auch in der Einführung.
rule-J6-3 =
    Karten des Hofes gehören auch zu einer anderen Schule, und viele tragen Treuezeichen. Die meisten bringen selbst keine Punkte. Zwei Arten bringen Punkte:
    - Kokarden: 1 Punkt pro Funkeln auf deinen Karten. Das Bild im Punktefeld ist kein Funkeln.
    - Porträtrahmen: 1 Punkt pro Karte ihrer Natur, sie selbst eingeschlossen.
    Magierstäbe bringen keine Punkte, aber jeder zählt am Ende als eines davon:
    - zwei Karten seiner Natur;
    - eine Karte, die 3 Kristalle seiner Farbe und jeweils 1 der anderen Farben kostet;
    - ein Musiksymbol;
    - zwei Runen seiner Farbe;
    - zwei gefüllte Felder seiner Farbe.
    .title = Hof
    .example = Regin hat den Porträtrahmen des Wassers und drei andere Wasserkarten. Eine ist der Magierstab des Wassers, der als zwei Karten zählt. Das macht 5 Wasserkarten, also bringt der Rahmen 5.
    .edge = Die andere Schule der Magierstäbe ist der Adel. Für Stelen der Einheit zählt ein Magierstab nur als eine Karte.
rule-J6-4 =
    Die meisten Karten der Ästheten bringen feste Punkte. Die besonderen:
    - Spiegel: 2 Punkte pro Funkeln auf deinen Karten. Jeder verbilligt auch die beiden Kugeln beim Kauf um 2 Steine, Gold eingeschlossen.
    - Verfluchte Kristalle: 5 Punkte, wenn du einen hast. Hast du 2, 3, 4, 5 oder 6, bringt jeder 4, 3, 2, 1 oder 0.
    - Geoden: viele Punkte, aber du verlierst beim Passen Kristalle (J3.13).
    .title = Ästheten
    .example = Regin hat den Silberspiegel (1 Funkeln), die Granatstecker (1) und den Glutarmreif (2). Der Spiegel bringt 2 × 4 = 8. Regins zwei verfluchte Kristalle bringen jeweils 4.
    .edge = Der Nachlass eines Spiegels geht von den gedruckten Kosten der Kugel ab, nicht von den 2 zusätzlichen Gold beim Ablagestapel.
rule-J6-5 =
    Die meisten Karten des Adels werten Runen, nach der Tabelle auf der Karte:
    - Runenwappen: deine Runen einer Farbe.
    - Thron der Eintracht und Runenwappen der Eintracht: deine Runensätze aus je einer roten, grünen und blauen Rune.
    - Siegelringe: deine Runen beliebiger Farbe, 1 Punkt pro Rune. Ab der fünften ist die Tabelle besser.
    .title = Adel
    .example = Eitri hat 3 rote, 2 grüne und 2 blaue Runen. Das Runenwappen des Feuers bringt 9 für 3 rote Runen. Der Thron der Eintracht bringt 14 für zwei Sätze. Ein Siegelring bringt 10 für 7 Runen.
rule-J6-6 =
    Denkmalbauer werten die Karten, die du hast:
    - Stelen der Einheit: 2 Punkte pro Karte beliebiger Art, Geschenke und Karten mit grünem Rücken eingeschlossen.
    - Ruhmesstelen: 3 Punkte pro Karte, die 4 Kristalle oder mehr kostet. Gold zählt nicht.
    - Denkmäler: 2 Punkte pro Karte ihrer Natur. Porträtrahmen: 1 Punkt.
    - Eintracht der Tore und Eintracht der Hallen: 7 Punkte pro Satz aus je einer Karte Feuer, Erde und Wasser.
    .title = Denkmalbauer
    .example = Sindri hat 9 Karten und einen Kriegshammer: Eine Stele der Einheit bringt 2 × 10 = 20. Darunter sind 4 Feuer-, 3 Erd- und 2 Wasserkarten: Eine Eintracht bringt 2 × 7 = 14.
rule-J6-7 =
    Setze am Ende Kristalle aus deinem Vorrat in deine leeren Felder ein, einen pro Feld. Ein Feld nimmt seine eigene Farbe auf, oder jeden Kristall, wenn es für jede Farbe ist. Gefüllt gedruckte Felder enthalten schon einen.
    Karten der Schmiede werten eingesetzte Kristalle, gefüllte Felder eingeschlossen:
    - Blasebalg, Amboss und Löschtrog: 3 Punkte pro Kristall ihrer Farbe.
    - Hochofen: 2 Punkte pro Kristall beliebiger Farbe.
    - Brillen: 4 Punkte pro Paar aus ihren beiden Farben.
    - Zangen: 1 Punkt pro 2 Kristalle beliebiger Farbe.
    .title = Schmiede
    .example = Brokk hat den Blasebalg, mit zwei leeren roten Feldern und einem gefüllten. Brokk hat am Ende 4 rote Kristalle. Zwei passen hinein, also sind 3 rote Kristalle eingesetzt. Der Blasebalg bringt 3 × 3 = 9.
    .edge = Setze nie Gold, Topase oder Opale ein. Mit Mäzenen setzt du Kristalle stattdessen während des Spiels ein (J7.5).
rule-J6-8 =
    Religion wertet die Kosten deiner Karten. Gemeint sind immer die gedruckten Kosten.
    - Kohlebecken der Flamme, Altar der tiefen Erde: Zähle die 5 höchsten Kosten in ihrer Farbe unter deinen Karten zusammen, mal 2.
    - Becken der Quellen: Zähle die 4 höchsten blauen Kosten unter deinen Karten zusammen, mal 3.
    - Sockel: Suche deine drei Karten mit den höchsten Kosten in zwei Farben zusammen. 1 Punkt pro Kristall dieser Farben in ihren Kosten.
    - Opfertisch: 1 Punkt pro Karte, die 3 Kristalle oder mehr kostet.
    - Kelche (fortgeschritten): 2, 4, 7, 9, 12 oder 14 Punkte für ein X von 1 bis 6, dann jeweils 2 mehr.
    - Reliquiare (fortgeschritten): Zähle die X höchsten Kosten in ihrer Farbe unter deinen Karten zusammen. Ihr eigenes X zählt als Kosten mit.
    .title = Religion
    .example = Eitris rote Kosten sind 3 (Kohlebecken der Flamme), 2 (Eintracht der Tore) und 2 (Blasebalg). Das Kohlebecken bringt (3 + 2 + 2) × 2 = 14. Angenommen, Eitri hat auch einen Kelch des Feuers mit X = 5. Er bringt 12. Das Kohlebecken bringt dann (5 + 3 + 2 + 2) × 2 = 24.
    .edge = Kelche kosten X; Reliquiare kosten X und 1 Gold. Bei einer Karte mit X in den Kosten ist X die Zahl der Kristalle, die auf ihr liegen. Dudelsäcke und Magierstäbe können mit anderen Kosten zählen (J6.9, J6.3).
rule-J6-9 =
    Nur im fortgeschrittenen Modus. Zähle deine ♬, deine ♯ und deine ♪, jeweils höchstens 5. Nimm die drei Zahlen miteinander mal: Das sind deine Punkte für Musik.
    Trommeln zählen außerdem als zwei Karten ihrer Natur. Die Kosten der Dudelsäcke zählen als 3 Kristalle ihrer Farbe und jeweils 1 der anderen Farben.
    .title = Musiker
    .example = Sindri hat die Orgel (♬ ♯ ♪), den Dudelsack des Feuers (♬ ♯) und die Flöte (♪ ♪). Die aktive Harfe zählt als ♬. Das macht 3 × 2 × 3 = 18 Punkte.
    .edge = Für Stelen der Einheit zählt eine Trommel nur als eine Karte. Eine inaktive Harfe oder ein inaktives Tintenfass zählt gar nicht. Fehlt eines der drei Symbole, bringt die Musik 0. Ein Opalbonus kann die Grenze von 5 auf 6 erhöhen (J3.12).
rule-J6-10 =
    Geschenke zählen am Ende, je nach der Seite, die oben liegt:
    - Kriegshammer, Clanseite: 1 mehrfarbiges Treuezeichen. Zahle 2 Gold für 1 zusätzliche Rune deiner Wahl.
    - Kriegshammer, Schmiedeseite: 4 leere Felder für jede Farbe. Zahle 2 Gold für 1 zusätzliches gefülltes Feld deiner Wahl.
    - Harfe, aktive Seite: 1 Musiksymbol deiner Wahl.
    - Tintenfass, aktive Seite: 1 mehrfarbiges Treuezeichen.
    Übrige Steine bringen nichts.
    .title = Geschenke und übrige Steine
    .example = Brokks Kriegshammer liegt am Ende auf der Schmiedeseite, und 3 Kristalle und 2 Gold sind übrig. Drei der vier Felder nehmen die Kristalle auf. Brokk zahlt die 2 Gold für ein gefülltes Feld: insgesamt 4 eingesetzte Kristalle.
    .edge = Die 2 Gold kannst du einmal zahlen, in der Schlusswertung.

## J7

rule-J7-0 = Mäzene belohnen, was du bisher gesammelt hast. Du kannst sie zum klassischen und zum fortgeschrittenen Modus hinzunehmen. Sie wirken ab Runde 2.
    .title = Was für Mäzene zählt
    .edge = Was eine Karte erst am Ende gibt, zählt für Mäzene nicht: die Möglichkeiten der Magierstäbe (außer der Musik in J7.3), was Geschenke am Ende geben, und alle Opalboni außer denen von Hof und Adel.
rule-J7-1 = Der Mäzen der Ästheten reserviert eine Karte. Nach den freien Zeichen (J5.5) muss der Spieler mit den meisten Funkeln den Hausmarker auf eine beliebige Karte der Auslage legen. In dieser Runde darf niemand sonst die Karte kaufen oder mit einem Tintenfass ersetzen.
    .title = Mäzen der Ästheten
    .example = Regin hat 3 Funkeln, Eitri 2. Regin legt den Hausmarker auf die Kugel der Gezeiten. Eitri kann sie in dieser Runde nicht kaufen.
    .edge = Du brauchst mindestens 1 Funkeln. Der Marker gilt auch, nachdem du gepasst hast. Bei Gleichstand entscheidet die Krone, dann die Spielreihenfolge. Du darfst nicht zwei Runden hintereinander dieselbe Karte wählen. Beim Aufräumen kann die Karte trotzdem wegkommen. Ersetzt du sie mit einem Tintenfass, bleibt der Marker auf ihr. Andere dürfen sie dann in dieser Runde nicht vom Ablagestapel kaufen.
rule-J7-2 = Der Mäzen der Religion sieht in den Stapel. Der Spieler mit den meisten Religionszeichen sieht sich so viele Karten oben vom Stapel an, wie er Zeichen hat. Pro zwei Zeichen darf er eine dieser Karten versetzen. Eine versetzte Karte kommt in die Auslage oder an eine andere Stelle im Stapel. Dann sehen sich die anderen mit Religionszeichen so viele Karten an, wie sie Zeichen haben.
    .title = Mäzen der Religion
    .example = Brokk hat 5 Religionszeichen, Sindri 2. Brokk sieht sich die obersten 5 Karten an und darf 2 davon versetzen. Brokk legt den Hochofen in die Auslage. Dann sieht sich Sindri die obersten 2 Karten an.
    .edge =
        Du brauchst mindestens 1 Religionszeichen. Bei Gleichstand entscheidet die Krone, dann die Spielreihenfolge. Versetze die Karten einzeln: in die Auslage (zusätzlich zu deren Größe), oben auf den Stapel, direkt unter die betrachteten Karten oder ganz nach unten. Nicht versetzte Karten behalten ihre Reihenfolge.
        Ist der Stapel klein, darfst du nicht mehr Karten versetzen, als du siehst: Bei 4 Zeichen und 3 übrigen Karten siehst du dir 3 an und darfst 2 versetzen. Die anderen sehen in Spielreihenfolge nach und ändern nichts. Wer nicht nachsieht, sieht nur, was in die Auslage kommt.
rule-J7-3 = Der Mäzen der Musiker verkauft aus dem Stapel. Nach dem Draft sieht sich jeder Spieler mit 3 oder mehr Musiksymbolen die obersten 2 Karten des Stapels an. Er darf eine davon zu ihren gedruckten Kosten kaufen. Sie kostet 1 Kristall weniger pro Symbolart, die er mindestens zweimal hat.
    .title = Mäzen der Musiker
    .example = Sindri hat ♬ ♬ ♯ ♯ ♪. Zwei Arten sind zweimal da, also kostet eine Karte 2 Kristalle weniger. Sindri sieht die Fiedel (3 Rot und 1 Blau) und kauft sie für 1 Rot und 1 Blau.
    .edge = Ihr seht in Spielreihenfolge nach, beginnend mit dem Spieler mit der Krone. Du wählst, welche Kristalle abgezogen werden. Joker, Kugelnachlass und Opalboni gelten wie sonst, Manöver und J7.6 nicht. Ein Magierstab zählt als ein Symbol deiner Wahl, jedes Mal auch als ein anderes. Geschenke zählen nicht. Karten, die niemand kauft, bleiben in ihrer Reihenfolge oben liegen.
rule-J7-4 = Der Mäzen der Denkmalbauer öffnet das Archiv. Nach J7.3 bekommt der Spieler mit dem größten Stern den Marker der Denkmalbauer. Nutze ihn einmal in dieser Runde, in deinem Zug, wenn du vom Ablagestapel kaufst. Du zahlst 1 Gold und 1 Kristall weniger.
    .title = Mäzen der Denkmalbauer
    .example = Regins größter Stern ist 6, Eitris ist 5, also bekommt Regin den Marker. Auf dem Ablagestapel kostet der Amboss 2 Grün und 2 Gold. Regin zahlt 1 Grün und 1 Gold.
    .edge = Bei Gleichstand vergleicht ihr den zweitgrößten Stern und so weiter; ein fehlender Stern verliert. Danach entscheidet die Krone, dann die Spielreihenfolge. Ohne Stern bekommst du ihn nicht. Statt des Kristalls darfst du 1 weiteres Gold abziehen. Das Gold geht von den gedruckten Kosten oder den 2 zusätzlichen Gold ab. Der Marker braucht keine Aktion, wird mit einem Zugang zum Archiv zusammengezählt und gilt für eine Karte. Nutzt du ihn nicht, verfällt er.
rule-J7-5 = Der Mäzen der Schmiede belohnt eingesetzte Kristalle. Mit Mäzenen setzt du Kristalle nur in deinem eigenen Zug in Felder ein. Das braucht keine Aktion, und sie bleiben dort. Setze ab Runde 2 zwei auf einmal ein, um 1 Kristall einer Farbe zu bekommen, die keiner von beiden hat. So bekommst du bis zu 2 Kristalle pro Runde.
    .title = Mäzen der Schmiede
    .example = Brokk setzt zwei rote Kristalle auf einmal ein und bekommt einen blauen. Brokk setzt ihn gleich in ein blaues Feld ein. Brokks nächste zwei Kristalle, ein roter und ein grüner, bringen einen zweiten blauen.
    .edge = Kristalle darfst du schon ab Runde 1 einsetzen. Die beiden dürfen eine Farbe oder zwei haben. Den neuen Kristall darfst du sofort einsetzen. Eingesetzte Kristalle sind nicht mehr in deinem Vorrat. Die Felder des Kriegshammers öffnen sich erst, wenn du in der letzten Runde passt. Das ist die letzte Gelegenheit; in der Schlusswertung wird nichts eingesetzt.
rule-J7-6 = Der Mäzen des Adels belohnt Sätze aus einer roten, einer grünen und einer blauen Rune. Macht ein Kauf in deinem Zug einen neuen Satz voll, darfst du die letzten 7 Karten des Stapels ansehen (fortgeschritten: 10). Du darfst dann noch einmal bis zu 2 Versprechenssteine abgeben (J3.2) und eine der Karten zu ihren gedruckten Kosten kaufen, um 1 Kristall billiger.
    .title = Mäzen des Adels
    .example = Eitri hat eine rote und eine grüne Rune und kauft den Löschtrog mit seiner blauen Rune. Das ist ein Satz. Unter den letzten 7 Karten findet Eitri den Amboss (2 Grün) und kauft ihn für 1 Grün.
    .edge = Das geschieht sofort, vor dem zweiten Kauf eines Vorrechts. Die gekaufte Karte kann die nächste Belohnung einbringen. Pro Kauf gibt es höchstens eine Belohnung, und jeder Satz wird einmal belohnt. Sätze aus Runde 1 werden nie belohnt. Freie Runen zählen als das, was einen Satz vervollständigt. Die anderen Karten kommen in ihrer Reihenfolge zurück.
rule-J7-7 = Mit Mäzenen können die Medaillons zweimal zahlen. Ab Runde 3 darfst du nach einer Runde bis zu 2 Belohnungen der Medaillons nehmen. Vorher ist es 1. Gewinnst du mehr, wähle aus.
    .title = Mehr aus Medaillons
rule-J7-8 = Karten des Stapels, die du gesehen hast, bleiben für dich sichtbar, solange ihr Platz sicher ist.
    .title = Was du vom Stapel weißt
    .edge = Versetzt ein Spieler heimlich Karten (J7.2), endet dieses Wissen für alle anderen.

## J8

rule-J8-1 = Die gedruckten Karten haben wir nicht, deshalb sind diese unsere eigene Rekonstruktion. Sie halten sich an jede Zahl und jede Kartenfamilie, die diese Regeln nennen. Jede Karte zeigt ihre Kosten, ihre Symbole und wie sie Punkte bringt.
    .title = Der Kartensatz
    .edge = In der Wertung heißt „Kosten“ immer die gedruckten Kosten, gleich, was du gezahlt hast. X ist die Zahl der Kristalle auf der Karte, Joker und Kristalle der Bank eingeschlossen.
