# Silberzwerg: the rules, one message per rule id (Z2.6 is rule-Z2-6).

rules-silberzwerg-title = Silberzwerg: die Regeln
rules-silberzwerg-goal = Werde am reichsten: Wer zuerst 600 Silbertaler hat, gewinnt sofort. Silbertaler bekommst du, wenn du Aufträge erfüllst und Edelsteine verkaufst.
rules-silberzwerg-turn = In jeder Runde setzen alle ihre Zwerge im Geheimen und decken sie gemeinsam auf. Schattenzwerge stören die anderen, Buddelzwerge graben Edelsteine aus, Silberzwerge kaufen, verkaufen oder erfüllen Aufträge.
rules-silberzwerg-ends = Die Partie endet, sobald jemand 600 Silbertaler hat. Gehen vorher die Aufträge aus, gewinnt, wer am reichsten ist.

chapter-Z0 = Spielmaterial
chapter-Z1 = Aufbau
chapter-Z2 = Eine Runde
chapter-Z3 = Symbole
chapter-Z4 = Ende und Wertung
chapter-Z5 = Varianten
chapter-Z6 = Was verborgen ist

## Icons

icon-silberzwerg-gem = Edelsteine sind gelb, rot, grün oder blau. Du brauchst sie für Aufträge oder verkaufst sie.
    .title = Edelstein
icon-silberzwerg-miner = Ein Zwerg, der für dich 1 Edelstein aus seiner Mine gräbt.
    .title = Buddelzwerg
icon-silberzwerg-lord = Ein Anführer, der für dich Geschäfte macht: Er kauft oder verkauft Edelsteine oder erfüllt einen Auftrag. In jeder Runde wählst du für jeden Anführer, ob er Silberzwerg oder Schattenzwerg ist.
    .title = Silberzwerg
icon-silberzwerg-ghost = Ein Anführer, der die anderen stört: Er vertreibt ihre Zwerge, erhöht oder senkt Aufträge oder nimmt Edelsteine.
    .title = Schattenzwerg
icon-silberzwerg-contract = Ein Auftrag verlangt 8 Edelsteine und bringt Silbertaler. Dieses Zeichen steht auch über der Auftragsspalte: Dort erfüllen Silberzwerge Aufträge, und Schattenzwerge erhöhen oder senken sie.
    .title = Auftrag
icon-silberzwerg-gems = Die Zahl neben dem Beutel eines Spielers sagt, wie viele Edelsteine darin sind. Dieses Zeichen steht auch über der Edelsteinbörse: Dort verkaufen Silberzwerge Edelsteine, und Schattenzwerge tauschen oder stehlen sie.
    .title = Beutel und Edelsteinbörse
icon-silberzwerg-price = So viel kostet ein Edelstein dieser Mine in dieser Runde. Zu diesem Preis kaufst und verkaufst du.
    .title = Preis
icon-silberzwerg-value = So viel bringt ein Auftrag jetzt. Er hat vier Werte und sinkt am Ende jeder Runde auf den nächsten.
    .title = Wert
icon-silberzwerg-penalty = So viel verliert der Besitzer, wenn der Auftrag unerfüllt aus dem Spiel kommt.
    .title = Strafe
icon-silberzwerg-lack = Ein blasser Edelstein auf einem Auftrag fehlt dir noch.
    .title = Fehlender Edelstein
icon-silberzwerg-first = Dieser Spieler handelt in dieser Runde als Erster.
    .title = Startspieler
icon-silberzwerg-sealed = Dieser Spieler ist mit seinem Plan fertig. Niemand sieht den Plan, bis alle versiegelt haben.
    .title = Versiegelt
icon-silberzwerg-axe = Ein Werkzeug. Drei erfüllte Aufträge mit Axt bringen 40 Silbertaler extra.
    .title = Axt
icon-silberzwerg-pick = Ein Werkzeug. Drei erfüllte Aufträge mit Spitzhacke bringen 40 Silbertaler extra.
    .title = Spitzhacke
icon-silberzwerg-hammer = Ein Werkzeug. Drei erfüllte Aufträge mit Hammer bringen 40 Silbertaler extra.
    .title = Hammer
icon-silberzwerg-plus-minus-5 = Wirkt einmal: Du gewinnst 5 Silbertaler, und ein anderer Spieler verliert 5.
    .title = +5/−5
icon-silberzwerg-no-ghost = Wirkt einmal: Du verhinderst, was der Schattenzwerg eines anderen gerade tun will.
    .title = Durchgestrichener Schattenzwerg
icon-silberzwerg-minus-3 = Wirkt einmal: Edelsteine einer Farbe kosten für den Rest der Runde 3 Silbertaler weniger.
    .title = −3

## Z0

rule-Z0-1 = Es gibt 84 Edelsteine, 21 von jeder Farbe. Einer von jeder Farbe zeigt nur den Preis an, also spielst du mit 20 von jeder. Edelsteine, die du ausgibst, verkaufst oder zurückgibst, kommen wieder in ihre Mine.
    .title = Edelsteine
    .example = Astrid erfüllt einen Auftrag über 8 blaue Edelsteine. Alle 8 kommen in die blaue Mine zurück. Dort können alle sie wieder ausgraben oder kaufen.
rule-Z0-2 =
    Es gibt 34 Aufträge. Jeder verlangt 8 Edelsteine in einer, zwei oder drei Farben, von jeder Farbe immer eine gerade Zahl. Jede Zusammenstellung gibt es genau einmal:
    - 4 Aufträge über 8 Edelsteine einer Farbe
    - 12 Aufträge über 6 und 2 Edelsteine
    - 6 Aufträge über 4 und 4 Edelsteine
    - 12 Aufträge über 4, 2 und 2 Edelsteine
    .title = Aufträge
    .example = Nur ein Auftrag verlangt 6 rote und 2 gelbe Edelsteine. Der über 6 gelbe und 2 rote ist eine andere Karte.
rule-Z0-3 =
    Ein Auftrag hat vier Werte. Er beginnt beim höchsten und sinkt am Ende jeder Runde auf den nächsten. Außerdem hat er eine Strafe und vielleicht ein Symbol (Kapitel Z3).
    - 8 einer Farbe: 120, 105, 90 oder 75 Silbertaler, Strafe 30, kein Symbol
    - 6 und 2: 100, 88, 76 oder 64 Silbertaler, Strafe 20, ein Symbol
    - 4 und 4: 90, 80, 70 oder 60 Silbertaler, Strafe 15, ein Symbol
    - 4, 2 und 2: 80, 70, 60 oder 50 Silbertaler, Strafe 10, ein Symbol
    .title = Werte, Strafen und Symbole
    .example = Der Auftrag über 6 rote und 2 gelbe Edelsteine beginnt bei 100 Silbertalern. Nach einer Runde ist er 88 wert, dann 76, dann 64. Seine Strafe beträgt 20 Silbertaler, und sein Symbol ist eine Axt.
    .edge =
        Jedes der sechs Symbole ist auf fünf Aufträgen.
        Werte, Strafen, Symbole und Preistabelle sind unsere eigene Rekonstruktion. Sie weichen von denen in der Schachtel ab. Auf den gedruckten Karten ist der höchste Wert gelb.
rule-Z0-4 = Je mehr Buddelzwerge in einer Mine arbeiten, desto billiger sind ihre Edelsteine. Zähle dort die Buddelzwerge aller Spieler. Ein Edelstein kostet 11 Silbertaler minus 1 pro Buddelzwerg, aber nie weniger als 1.
    .title = Preistabelle
    .example = In einer Mine ohne Buddelzwerge kostet ein Edelstein 11 Silbertaler. Bei 5 Buddelzwergen kostet er 6. Bei 10 oder mehr kostet er 1.

## Z1

rule-Z1-1 = Du beginnst mit einem Vermögen von 50 Silbertalern, 4 Buddelzwergen, 2 Anführern und einem Feld für deinen eigenen Auftrag. In jeder Runde wählst du für jeden Anführer, ob er Silberzwerg oder Schattenzwerg ist. Zwei weitere Aufträge sind öffentlich: Sie gehören niemandem, und alle können sie erfüllen. Zu zweit hast du mehr Zwerge und Aufträge (Z5.1).
    .title = Womit du beginnst
rule-Z1-2 = Vier Edelsteine, einer von jeder Farbe, kommen aus den Minen in einen gemeinsamen Beutel. In den Minen bleiben 19 von jeder Farbe. Wer zuerst zieht, wird ausgelost. Dann ziehen alle im Uhrzeigersinn je einen Edelstein, bis keiner mehr da ist. Wer den gelben zieht, ist Startspieler. Deine Edelsteine behältst du verborgen in deinem eigenen Beutel.
    .title = Erste Edelsteine und Startspieler
    .example = Drei Spieler ziehen: Brokk Grün, Eitri Gelb, Regin Rot. Brokk hat zuerst gezogen und bekommt deshalb auch den letzten, einen blauen. Eitri ist Startspieler.
    .edge = Zu zweit bekommt jeder zwei Edelsteine. Zu dritt bekommt auch den vierten, wer zuerst gezogen hat.
rule-Z1-3 = Jeder bekommt einen Auftrag, vom Startspieler an im Uhrzeigersinn. Dann kommen zwei Aufträge auf die öffentlichen Felder. Jeder Auftrag beginnt bei seinem höchsten Wert.
    .title = Die ersten Aufträge
    .edge = Zu zweit bekommt jeder zwei Aufträge. Zu dritt bleibt das Feld des vierten Spielers unbenutzt.

## Z2

rule-Z2-1 =
    Eine Runde hat 11 Phasen, von Z2.1 bis Z2.11. Zuerst machen alle ihren Plan, gleichzeitig und im Geheimen.
    - Buddelzwerge: Verteile alle deine Buddelzwerge auf die vier Minen, wie du möchtest.
    - Anführer: Setze jeden Anführer, als Silberzwerg oder als Schattenzwerg, in eine von sechs Spalten. Das sind die vier Minen, die Auftragsspalte und die Edelsteinbörse.
    In jeder Spalte darfst du einen Silberzwerg und einen Schattenzwerg haben, aber nie zwei der gleichen Art. Du musst alle deine Zwerge setzen. Dann versiegelst du deinen Plan.
    .title = Einsatz
    .example = Astrid setzt 3 Buddelzwerge in die rote Mine und 1 in die grüne. Ein Anführer wird Schattenzwerg in der roten Mine. Der andere wird Silberzwerg in der Auftragsspalte.
rule-Z2-2 = Wenn alle Pläne versiegelt sind, werden sie auf einmal aufgedeckt. Von jetzt an sieht jeder alle Zwerge. Am Ende der Runde (nach Z2.11) kehren alle Zwerge zu ihren Spielern zurück, auch die vertriebenen.
    .title = Aufdecken
rule-Z2-3 = Jetzt werden die Preise bestimmt. Zähle in jeder Mine die Buddelzwerge aller Spieler und sieh den Preis nach (Z0.4). Er gilt nur für diese Runde, auch wenn Schattenzwerge später Buddelzwerge vertreiben. Nur das Symbol −3 kann ihn senken (Z3.4).
    .title = Preise
    .example = Astrid hat 3 Buddelzwerge in der roten Mine und Brokk 2. Das sind 5, also kostet ein roter Edelstein 6 Silbertaler. In der gelben und der grünen Mine sind je 4 Buddelzwerge, in der blauen 3. Gelbe und grüne Edelsteine kosten also 7 und blaue 8.
rule-Z2-4 =
    Schattenzwerge stören die anderen oder helfen deinen eigenen Plänen. Der Startspieler handelt mit allen seinen Schattenzwergen, in beliebiger Reihenfolge. Dann kommt der Nächste im Uhrzeigersinn. Ein Schattenzwerg tut eines von dem, was seine Spalte erlaubt, oder nichts:
    - Mine: Vertreibe 1 oder 2 Zwerge deiner Gegner aus dieser Mine. Das dürfen Buddelzwerge, Silberzwerge und Schattenzwerge beliebiger Gegner sein. Oder nimm 1 Edelstein aus dieser Mine, wenn dort einer ist.
    - Auftrag: Erhöhe deinen eigenen Auftrag oder einen öffentlichen um 1 Stufe, auf den nächsthöheren Wert. Oder senke den Auftrag eines Gegners oder einen öffentlichen um 1 Stufe, auf den nächstniedrigeren Wert.
    - Edelsteinbörse: Tausche 2 deiner Edelsteine gegen 2 aus den Minen. Oder ziehe blind 2 Edelsteine aus dem Beutel eines Gegners oder je 1 aus den Beuteln zweier Gegner.
    Senkt ein Schattenzwerg einen Auftrag, der schon auf seinem niedrigsten Wert steht, kommt dieser aus dem Spiel. Gehört er einem Gegner, zahlt dieser die Strafe. Ist er öffentlich, zahlt niemand.
    Vertriebene Zwerge tun in dieser Runde nichts mehr. Zwerge in der Auftragsspalte und an der Edelsteinbörse sind sicher.
    Du kannst nie deine eigenen Zwerge vertreiben, deinen eigenen Auftrag senken oder den eines Gegners erhöhen.
    .title = Schattenzwerge
    .example =
        Astrid ist Startspielerin. Nach ihr kommen im Uhrzeigersinn Brokk, Eitri und Regin.
        - Mine: Astrids Schattenzwerg ist in der roten Mine. Er vertreibt einen von Brokks Buddelzwergen und dessen Silberzwerg. Stattdessen hätte er 1 roten Edelstein nehmen können.
        - Auftrag: Brokks eigener Auftrag ist 88 Silbertaler wert. Sein Schattenzwerg erhöht ihn auf 100. Stattdessen hätte er Regins Auftrag senken können. Der steht auf 64, seinem niedrigsten Wert. Er wäre aus dem Spiel gekommen, und Regin hätte 20 Silbertaler gezahlt.
        - Edelsteinbörse: Eitris Schattenzwerg tauscht 2 blaue Edelsteine gegen 1 gelben und 1 grünen. Stattdessen hätte er 1 Edelstein aus Astrids Beutel und 1 aus Regins Beutel ziehen können.
    .edge =
        Einen Schattenzwerg, der schon gehandelt hat oder aufgehalten wurde, kannst du nicht vertreiben.
        Niemand kann einen Auftrag über seinen höchsten Wert erhöhen. Mehrere Schattenzwerge dürfen denselben Auftrag drehen. Ein frei gewordenes Feld bleibt frei, bis neue Aufträge kommen (Z2.9).
        Getauscht werden immer 2 gegen 2, in beliebigen Farben. Du darfst sogar die Farben nehmen, die du gibst. Du nimmst Edelsteine, die jetzt in den Minen liegen; deine eigenen kommen erst danach zurück.
        Aus einem leeren Beutel kannst du nicht stehlen. Hat dein einziges Opfer nur 1 Edelstein, ziehst du 1. Um je 1 von zwei Gegnern zu ziehen, müssen beide Edelsteine haben.
        Lässt du einen Schattenzwerg nichts tun, hat er gehandelt. Ein Schattenzwerg ohne jede Möglichkeit wird übergangen. Er bekommt jedes Mal eine neue Gelegenheit, wenn ein anderer Schattenzwerg desselben Spielers gehandelt hat. Zu zweit bekommt er sie, wenn sein Besitzer wieder an der Reihe ist.
        Ein vertriebener oder aufgehaltener Schattenzwerg handelt nicht mehr.
rule-Z2-5 = Jeder deiner Buddelzwerge, der noch in einer Mine ist, gräbt kostenlos 1 Edelstein ihrer Farbe für dich aus. Das geschieht von selbst, vom Startspieler an im Uhrzeigersinn. Ist eine Mine leer, finden die übrigen Buddelzwerge nichts.
    .title = Abbau
    .example = In der roten Mine sind nur noch 3 Edelsteine. Astrid ist Startspielerin, und ihre 3 Buddelzwerge graben alle aus. Brokks letzter Buddelzwerg dort findet nichts.
    .edge = Alle Buddelzwerge eines Spielers graben vor denen des nächsten, auch zu zweit.
rule-Z2-6 =
    Silberzwerge handeln mit Edelsteinen und erfüllen Aufträge. Der Startspieler handelt mit allen seinen Silberzwergen, in beliebiger Reihenfolge. So kann einer Edelsteine kaufen, die der nächste braucht. Dann kommt der Nächste im Uhrzeigersinn. Jeder Silberzwerg handelt einmal oder tut nichts. Was er tun kann, hängt von seiner Spalte ab:
    - Mine: Kaufe so viele Edelsteine dieser Mine, wie du willst und bezahlen kannst, zum Preis dieser Runde. Schulden darfst du nicht machen.
    - Auftrag: Erfülle deinen eigenen Auftrag oder einen öffentlichen. Gib seine 8 Edelsteine an ihre Minen zurück und kassiere seinen aktuellen Wert. Trägt er ein Symbol, behältst du ihn offen vor dir. Sonst kommt er aus dem Spiel.
    - Edelsteinbörse: Verkaufe einen oder mehrere deiner Edelsteine, in beliebigen Farben, zu den Preisen dieser Runde.
    .title = Silberzwerge
    .example =
        Später in derselben Runde handeln drei Silberzwerge.
        - Mine: Regins Silberzwerg ist in der grünen Mine. Er kauft 3 grüne Edelsteine zu 7 Silbertalern. Regin zahlt 21 und hat statt 240 noch 219 Silbertaler.
        - Auftrag: Astrids Auftrag verlangt 4 rote, 2 gelbe und 2 grüne Edelsteine und ist jetzt 70 Silbertaler wert. Sie gibt diese 8 Edelsteine zurück, und ihr Vermögen steigt von 210 auf 280 Silbertaler. Der Auftrag trägt einen Hammer, also behält sie ihn.
        - Edelsteinbörse: Eitri verkauft 4 gelbe Edelsteine zu 7 Silbertalern und 1 blauen zu 8. Er bekommt 28 + 8 = 36 Silbertaler.
    .edge =
        Es zählt der Preis oder Wert in dem Augenblick, in dem der Silberzwerg handelt.
        Du darfst beim Kaufen über 12 Edelsteine kommen (Z2.10).
        Ein Silberzwerg erfüllt einen Auftrag. Das Feld bleibt frei, bis neue Aufträge kommen (Z2.9).
        Ein Silberzwerg, der nichts tun kann, wird übergangen. Zu zweit bekommt er im nächsten Zug seines Besitzers eine neue Gelegenheit.
        Ein Silberzwerg wird nicht übergangen, wenn dein eigenes −3 oder +5/−5 ihm beim Kaufen helfen kann. Mit 5 Silbertalern und einem Preis von 8 kannst du zum Beispiel dank −3 einen Edelstein kaufen.
rule-Z2-7 = Jeder Auftrag, der noch auf dem Spielplan liegt, sinkt um 1 Stufe, auf den nächstniedrigeren Wert. Einer, der nicht weiter sinken kann, verfällt (Z2.8).
    .title = Aufträge verlieren an Wert
    .example = Brokks Auftrag sinkt von 100 auf 88 Silbertaler. Eitris Auftrag sinkt von 76 auf 64, seinen niedrigsten Wert. Er bleibt noch eine Runde liegen.
rule-Z2-8 = Ein Auftrag verfällt, wenn er schon vor diesem Wertverlust (Z2.7) auf seinem niedrigsten Wert stand. Er kommt aus dem Spiel. Sein Besitzer zahlt die Strafe. War der Auftrag öffentlich, zahlt niemand. Einer, der erst jetzt auf seinen niedrigsten Wert gesunken ist, bleibt.
    .title = Verfallene Aufträge
    .example = Regins Auftrag stand auf 64, seinem niedrigsten Wert. Er kommt aus dem Spiel, und Regin zahlt die Strafe von 20. Er hat statt 219 noch 199 Silbertaler.
rule-Z2-9 = Neue Aufträge vom Stapel kommen auf die freien Felder, vom Startspieler an im Uhrzeigersinn. Die öffentlichen Felder kommen zuletzt. Jeder Auftrag beginnt bei seinem höchsten Wert. Ist der Stapel leer, bleiben die übrigen Felder frei.
    .title = Neue Aufträge
    .example = Astrid hat ihren Auftrag erfüllt, und Regins Auftrag ist verfallen. Astrid ist Startspielerin, also bekommt sie den nächsten Auftrag vom Stapel. Regin bekommt den danach.
    .edge = Zu zweit werden erst beide Felder des einen Spielers besetzt, dann die des anderen.
rule-Z2-10 = Jetzt darfst du höchstens 12 Edelsteine behalten. Hast du mehr, gib nach deiner Wahl welche an ihre Minen zurück. Während der Runde gibt es keine Grenze.
    .title = Höchstens 12 Edelsteine
    .example = Regin hatte 8 Edelsteine, hat 4 ausgegraben und 3 gekauft. Das sind 15, also gibt er 3 zurück.
    .edge = Die Spieler geben nacheinander in Spielreihenfolge zurück, und alle sehen es.
rule-Z2-11 = Der Nächste im Uhrzeigersinn wird Startspieler, und eine neue Runde beginnt.
    .title = Neuer Startspieler
    .example = Astrid war in dieser Runde Startspielerin. Brokk, links von ihr, ist in der nächsten Startspieler.

## Z3

rule-Z3-1 = Erfüllte Aufträge mit Symbol liegen offen vor dir. Sammle dreimal das gleiche Werkzeug: Axt, Spitzhacke oder Hammer. Beim dritten erfüllten Auftrag, der es trägt, bekommst du 40 Silbertaler zusätzlich zu seinem Wert. Dann kommen alle drei Aufträge aus dem Spiel.
    .title = Axt, Spitzhacke und Hammer
    .example = Brokk hat zwei Aufträge mit Axt behalten. Er erfüllt einen dritten, der 76 Silbertaler wert ist. Er bekommt 76 + 40 = 116 Silbertaler, und alle drei kommen aus dem Spiel.
    .edge = Das geschieht sofort und von selbst. Zuerst kommt der Wert des dritten Auftrags, dann kommen die 40 Silbertaler.
rule-Z3-2 = Gewinne 5 Silbertaler und wähle einen anderen Spieler, der 5 verliert. Hat er weniger als 5 Silbertaler, verliert er, was er hat. Du gewinnst deine 5 trotzdem.
    .title = +5/−5
    .example = Eitri hat 131 Silbertaler und Brokk 3. Eitri setzt sein Symbol gegen Brokk ein. Jetzt hat Eitri 136 Silbertaler und Brokk 0.
    .edge = Der Verlust zählt auch dann, wenn du mit deinen 5 Silbertalern die Partie gewinnst.
rule-Z3-3 = Mit einem durchgestrichenen Schattenzwerg verhinderst du, was der Schattenzwerg eines anderen gerade tun will. Er hilft gegen alles, was ein Schattenzwerg tun kann (Z2.4), gleich, wen es trifft. Der Schattenzwerg hat dann gehandelt, aber ohne Wirkung. Deine eigenen Schattenzwerge kannst du nicht aufhalten.
    .title = Durchgestrichener Schattenzwerg
    .example = Astrids Schattenzwerg will zwei von Brokks Buddelzwergen vertreiben. Regin setzt seinen durchgestrichenen Schattenzwerg ein. Beide Buddelzwerge bleiben, und Astrids Schattenzwerg tut in dieser Runde nichts mehr.
    .edge =
        Der Besitzer des Schattenzwergs nennt zuerst, was dieser tut und wen es trifft. Beim Tausch nennt er nur den Tausch, beim Stehlen nur die Gegner.
        Dann werden alle gefragt, die das Symbol haben, je einmal, links vom Besitzer beginnend. Wer es als Erster einsetzt, beendet das Fragen.
        Bei einem verhinderten Diebstahl wird nichts gezogen. Das Aufhalten selbst kann niemand verhindern.
rule-Z3-4 = Wähle eine Farbe. Ihre Edelsteine kosten für den Rest der Runde 3 Silbertaler weniger. Das gilt für alle, beim Kaufen wie beim Verkaufen. Ein Preis fällt nie unter 1.
    .title = −3
    .example = Blaue Edelsteine kosten 8 Silbertaler. Regin setzt sein Symbol für Blau ein. Für den Rest der Runde kaufen und verkaufen alle blaue Edelsteine zu 5 Silbertalern.
    .edge = Mehrere −3 werden zusammengezählt. Bei einem Preis von 1 kannst du keines einsetzen.
rule-Z3-5 = Jedes +5/−5, jeden durchgestrichenen Schattenzwerg und jedes −3 setzt du nur einmal ein. Dann kommt der Auftrag aus dem Spiel. +5/−5 und −3 darfst du einsetzen, bevor oder nachdem einer deiner Schattenzwerge oder Silberzwerge handelt. Hast du eines dieser beiden, wirst du auch vor der Phase der Silberzwerge gefragt (Z2.6). Nach dieser Phase wirst du noch einmal gefragt, aber nur nach +5/−5.
    .title = Wann du Symbole einsetzt
    .example = Eitri hat zwei Silberzwerge. Der erste erfüllt einen Auftrag mit −3. Eitri setzt es sofort ein und senkt den Preis roter Edelsteine von 6 auf 3. Dann kauft sein zweiter Silberzwerg rote Edelsteine.
    .edge =
        Gefragt wird vom Startspieler an im Uhrzeigersinn. Jedes Mal darfst du so viele Symbole einsetzen, wie du willst, auch ein eben erst gewonnenes.
        Beim Einsatz (Z2.1) und beim Zurückgeben der Edelsteine (Z2.10) kannst du keine Symbole einsetzen.
        Du wirst nicht gefragt, wenn du kein einsetzbares Symbol hast, und nicht, nachdem dein Schattenzwerg aufgehalten wurde.
        Die gedruckten Regeln erlauben −3 jederzeit.

## Z4

rule-Z4-1 = Dein Vermögen fällt nie unter 0. Kannst du eine Strafe nicht ganz zahlen, zahlst du, was du hast. Der Rest ist vergessen.
    .title = Keine Schulden
    .example = Eitri hat 12 Silbertaler und muss eine Strafe von 20 zahlen. Er zahlt 12, und ihm bleiben 0.
rule-Z4-2 = Du gewinnst sofort, wenn du 600 Silbertaler oder mehr hast, auch mitten in einer Phase. Woher sie kommen, ist gleich. Die Rangfolge der anderen ergibt sich aus ihrem Vermögen.
    .title = Sieg mit 600 Silbertalern
    .example =
        Astrid hat 480 Silbertaler und zwei Aufträge mit Hammer behalten. Die Option „Bonus für öffentliche Aufträge“ ist gewählt. Sie erfüllt einen öffentlichen Auftrag mit einem dritten Hammer:
        - Wert des Auftrags: 88
        - Bonus für öffentliche Aufträge: 15
        - Drei Hämmer: 40
        Sie bekommt 143 Silbertaler und hat 480 + 143 = 623. Astrid gewinnt. Brokk ist mit 455 Silbertalern Zweiter, Regin mit 310 Dritter, Eitri mit 290 Vierter.
    .edge =
        Alles, was ein Auftrag bringt, wird zuerst zusammengezählt: sein Wert, der Bonus von 15 und die 40 für drei Werkzeuge.
        Ein Verkauf wird Farbe für Farbe abgerechnet und endet, sobald du 600 Silbertaler hast. Dein Vermögen darf über 600 hinausgehen.
        Am Ende der Partie werden alle Beutel geöffnet.
rule-Z4-3 = Ist der Stapel leer und bleibt deshalb ein öffentliches Feld frei (Z2.9), werden alle Aufträge öffentlich. Das gilt für den Rest der Partie. Alle dürfen jeden Auftrag erhöhen, senken oder erfüllen, auch den eigenen. Strafen zahlt niemand mehr.
    .title = Wenn alle Aufträge öffentlich werden
    .example = Der Stapel ist leer, und ein öffentliches Feld bleibt frei. Astrids Auftrag ist jetzt auch öffentlich. Brokk darf ihn erfüllen. Verfällt er, zahlt Astrid nichts.
    .edge = Geprüft wird das nur, gleich nachdem neue Aufträge fällig waren (Z2.9). Das freie Feld eines Spielers allein ändert nichts.
rule-Z4-4 = Die Partie endet auch, wenn kein Auftrag mehr da ist, weder im Stapel noch auf dem Spielplan. Geprüft wird das, wenn neue Aufträge fällig sind (Z2.9). Es gewinnt, wer am reichsten ist. Bei gleichem Vermögen ist der Sieg geteilt. Übrige Edelsteine und Symbole zählen nichts.
    .title = Der letzte Auftrag
    .example =
        Der letzte Auftrag ist weg. Brokks Vermögen in der ganzen Partie:
        - Am Anfang: 50
        - Fünf Aufträge: 100 + 88 + 90 + 64 + 70 = 412
        - Drei Äxte: 40
        - Verkaufte Edelsteine: 130
        - Gekaufte Edelsteine: −77
        - Eine Strafe: −15
        Das sind 540 Silbertaler. Regin hat ebenfalls 540, Astrid 512 und Eitri 388. Brokk und Regin teilen sich den Sieg. Astrids 5 übrige Edelsteine zählen nichts.
    .edge = Die Runde, in der der letzte Auftrag erfüllt oder entfernt wird oder verfällt, wird gespielt, bis neue Aufträge fällig sind (Z2.9).
rule-Z4-5 = Die Partie endet spätestens nach Runde 50, und es gewinnt, wer am reichsten ist. Sonst könnten Schattenzwerge die Aufträge ohne Ende erhöhen.
    .title = Höchstzahl der Runden
    .edge = Runde 50 wird zu Ende gespielt (Z2.11). Bei gleichem Vermögen ist der Sieg geteilt.

## Z5

rule-Z5-1 =
    Zu zweit gelten die gleichen Regeln, bis auf diese:
    - Ihr habt je 8 Buddelzwerge, 4 Anführer und Felder für zwei Aufträge. Gespielt wird mit allen 34 Aufträgen.
    - Du musst alle deine Zwerge setzen, höchstens 4 deiner Buddelzwerge in eine Mine.
    - In jeder Spalte dürfen einer deiner Schattenzwerge und einer deiner Silberzwerge stehen. Nur in der Auftragsspalte dürfen es zwei Silberzwerge sein.
    - Die Schattenzwerge und später die Silberzwerge handeln einzeln. Ihr wechselt euch ab, der Startspieler beginnt. Jedes Mal wählst du, welcher handelt.
    .title = Zwei Spieler
    .example = Astrid ist Startspielerin und hat 1 Silberzwerg. Brokk hat 3. Zuerst handelt Astrids Silberzwerg, dann einer von Brokks. Astrid hat keinen mehr, also handeln Brokks andere beide nacheinander.
    .edge =
        Wer keinen Schattenzwerg oder Silberzwerg mehr hat, wird übersprungen.
        „Dein eigener Auftrag“ ist jeder deiner beiden. Jeder wird für sich erhöht, gesenkt und erfüllt, verfällt für sich und kostet seine eigene Strafe.
rule-Z5-2 = Zu dritt wird nur mit 22 Aufträgen gespielt. Alle Aufträge, die genau 2 blaue Edelsteine verlangen, bleiben weg. Ebenso bleiben die drei Aufträge über 4 blaue Edelsteine und 4 einer anderen Farbe weg.
    .title = Drei Spieler
    .example = Der Auftrag über 6 rote und 2 blaue Edelsteine bleibt weg. Der über 6 blaue und 2 rote bleibt im Spiel.
rule-Z5-3 =
    Der Gastgeber kann diese Optionen wählen:
    - Lange Partie, für drei Spieler: Gespielt wird mit allen 34 Aufträgen.
    - Kurze Partie, für vier Spieler: Gespielt wird nur mit den 22 Aufträgen aus Z5.2.
    - Niedrigere einfarbige Aufträge: Aufträge über 8 Edelsteine einer Farbe sind 100, 88, 76 oder 64 Silbertaler wert.
    - Bonus für öffentliche Aufträge: Ein Auftrag, den du von einem der beiden öffentlichen Felder erfüllst, bringt 15 Silbertaler mehr.
    - Offene Aufträge: Alle dürfen jeden Auftrag erfüllen, auch den eines Gegners.
    .title = Optionen
    .example = Mit „Bonus für öffentliche Aufträge“ erfüllt Regin einen öffentlichen Auftrag, der 70 Silbertaler wert ist. Er bekommt 70 + 15 = 85 Silbertaler.
    .edge =
        Bonus für öffentliche Aufträge: Die 15 Silbertaler gibt es auch noch, wenn alle Aufträge öffentlich sind (Z4.3). Sie gelten nur für die beiden öffentlichen Felder.
        Offene Aufträge: Du zahlst weiterhin die Strafe, wenn dein eigener Auftrag verfällt oder entfernt wird. Hat ihn ein anderer Spieler erfüllt, zahlst du nichts. Für Schattenzwerge gilt weiter Z2.4: Du kannst weder den Auftrag eines Gegners erhöhen noch deinen eigenen senken.

## Z6

rule-Z6-1 =
    Manches ist verborgen, alles andere liegt für alle offen:
    - Verborgen: die Farben der Edelsteine in fremden Beuteln und die Reihenfolge des Stapels.
    - Vorerst verborgen: alle Pläne, bis der letzte versiegelt ist. Bis dahin siehst du nur, wer fertig ist.
    - Offen: die Zahl der Edelsteine in jedem Beutel, die Minen, die Aufträge und das Vermögen aller.
    - Ebenfalls offen: die behaltenen Symbole, die Größe des Stapels und die Aufträge, die aus dem Spiel sind.
    .title = Verborgen und offen
rule-Z6-2 = Werden Edelsteine ausgegraben, genommen, getauscht, gekauft, verkauft oder zurückgegeben, sehen alle ihre Farben. Werden Edelsteine gestohlen, sehen nur Dieb und Opfer die Farben. Die anderen sehen, wie viele es waren.
    .title = Was alle sehen
    .example = Eitri zieht 2 Edelsteine aus Astrids Beutel. Beide sehen, dass es 1 roter und 1 grüner ist. Brokk und Regin sehen nur, dass es 2 waren.
rule-Z6-3 = Die Minen liegen offen, also kannst du ausrechnen, welche Edelsteine in allen Beuteln zusammen sind. Zu zweit weißt du deshalb genau, was dein Gegner hat. Sein Beutel wird offen gezeigt.
    .title = Was du ausrechnen kannst
    .example = In der blauen Mine liegen 13 der 20 blauen Edelsteine. Also sind in allen Beuteln zusammen 7 blaue.
rule-Z6-4 = Zu dritt und zu viert bleibt zweierlei ungewiss. Du weißt nicht, wer am Anfang welchen Edelstein gezogen hat, außer dem gelben und deinem eigenen. Und du kennst die Farben der Edelsteine nicht, die andere einander gestohlen haben.
    .title = Was ungewiss bleibt
    .edge = Bots sehen nicht mehr als ein Spieler an ihrer Stelle. Wenn ein Bot vorausdenkt, rät er nur diese Farben und die Reihenfolge des Stapels. Was er rät, passt immer zu dem, was alle gesehen haben.
