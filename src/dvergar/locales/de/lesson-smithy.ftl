# Die Lektion von Dwarven Smithy. Ein Satz hat höchstens 12 Wörter, „Mehr“ höchstens 40.
# Wichtige Wörter stehen zwischen Sternchen.

lesson-smithy-chapter-goal = Ziel
    .about = Die meisten Münzen gewinnen
lesson-smithy-goal = Du führst eine *Schmiede*. Wer die meisten *Münzen* hat, gewinnt.
    .more = Aus Erz wird Metall, aus Metall werden Waren, aus Waren Münzen. Regin, ein Bot, führt die Schmiede nebenan. Jeder erlaubte Zug ist in Ordnung: Die Lektion passt sich an.

lesson-smithy-chapter-craft = Herstellen
    .about = Dinge, die Münzen bringen
lesson-smithy-refined = Das ist deine *Werkstatt*. Sie hat gerade vier Rohstoffe veredelt.
    .more = Zu Beginn jedes deiner Züge veredelt sie Metalle und Edelsteine. Veredelte Rohstoffe sind mehr wert, und nur aus ihnen kannst du etwas herstellen.
lesson-smithy-craft = *Stelle* die Prunkhandschuhe *her*: aus Eisen, Silber und Gold.
    .more = Eine Gildenkarte zeigt, was sie kostet. Du zahlst mit veredelten Rohstoffen aus deiner Werkstatt. Wähle die Handschuhe in deiner Hand, dann Herstellen.
lesson-smithy-craft-other = Das geht auch. Die Prunkhandschuhe kannst du noch *herstellen*.
lesson-smithy-craft-ask = Aktionen beenden? Du kannst noch die Prunkhandschuhe *herstellen*.
lesson-smithy-stack = Die *Handschuhe* sind im nächsten Zug fertig und bringen 30 Münzen.
    .more = Bis dahin liegt die Karte in deiner Werkstatt auf ihren Rohstoffen. Niemand kann den Stapel auflösen. Die 30 auf der Karte ist das, was sie bringt, wenn sie fertig ist.

lesson-smithy-chapter-refine = Veredeln
    .about = Den nächsten Zug vorbereiten
lesson-smithy-play-silver = Spiel *Silber* in deine *Werkstatt*. Im nächsten Zug ist es veredelt.
    .more = Du kannst pro Zug so viele Karten spielen, wie du willst. In der Werkstatt ist Platz für sieben Karten, im Markt für vier.
lesson-smithy-play-silver-other = Das geht auch: Die Werkstatt veredelt alles im nächsten Zug.
lesson-smithy-play-silver-market = Im *Markt* bleibt es roh. Zurücknehmen?
lesson-smithy-play-silver-ask = Aktionen beenden? Du kannst noch *Silber* in die Werkstatt spielen.
lesson-smithy-play-mithril = Spiel auch *Mithril* in deine *Werkstatt*. Du brauchst es bald.
lesson-smithy-play-mithril-ask = Aktionen beenden? Du kannst noch *Mithril* in die Werkstatt spielen.
lesson-smithy-play-gold = Spiel *Gold* in deinen *Markt*. Im nächsten Zug kannst du es verkaufen.
    .more = Eine Karte kommt schräg in den Markt. Ab deinem nächsten Zug kannst du sie verkaufen. Bis dahin dürfen die anderen sie dir abkaufen.
lesson-smithy-end = Das reicht für einen Zug. *Beende deine Aktionen*.
lesson-smithy-draw-guild = Zieh zwei *Gildenkarten*: Das sind Dinge zum Herstellen.
    .more = Nach deinen Aktionen ziehst du vier Karten, aber nie mehr, als auf deine Hand passen: sechs. Du siehst jede Karte, bevor du den nächsten Stapel wählst.
lesson-smithy-draw-mine = Zieh die letzten zwei Karten aus der *Mine*: Rohstoffe.
lesson-smithy-regin = Jetzt spielt *Regin*. Achte darauf, was in seinen Markt kommt.

lesson-smithy-chapter-trade = Verkaufen
    .about = Dein Markt bringt Geld
lesson-smithy-paid = Deine *Handschuhe* sind fertig und bringen dir 30 Münzen.
    .more = Waren bringen Münzen, sobald sie fertig sind, zu Beginn deines Zuges. Dann werden die Karte und ihre Rohstoffe abgeworfen.
lesson-smithy-sell = *Verkauf* das Gold aus deinem Markt für 2 Münzen.
    .more = Veredeltes Gold bringt 5 Münzen, Warten lohnt sich also oft. Was du verkaufst, kommt ins Lagerhaus. Dort können es alle kaufen.
lesson-smithy-sell-other = Verkauft. Auch das *Gold* kannst du verkaufen.
lesson-smithy-sell-ask = Aktionen beenden? Du kannst noch dein *Gold* verkaufen.

lesson-smithy-chapter-train = Ausbilden und kaufen
    .about = Hilfe, die bleibt
lesson-smithy-train = *Bilde* den Stollenläufer *aus*: Er kostet Silber und Mithril.
    .more = Ein Lehrling hilft dir bis zum Ende: Mit dem Stollenläufer ziehst du fünf statt vier Karten. Werkzeuge stellst du genauso her; sie sparen jedes Mal einen Rohstoff. Von beiden kannst du zwei nutzen.
lesson-smithy-train-king = Die Eidklinge braucht beide Mithril. Zurücknehmen und erst *ausbilden*?
lesson-smithy-train-ask = Aktionen beenden? Du kannst noch den Stollenläufer *ausbilden*.
lesson-smithy-buy = *Kauf* Regins Mithril für 6 Münzen. Ablehnen kann er nicht.
    .more = Du kannst jede Karte aus dem Markt eines anderen zu ihrem Kaufwert kaufen. Die Münzen bekommt der Verkäufer.
lesson-smithy-buy-ask = Aktionen beenden? Du kannst noch Regins *Mithril* kaufen.
lesson-smithy-place = Leg es in deine *Werkstatt*: Im nächsten Zug ist es veredelt.

lesson-smithy-chapter-king = Königsstücke
    .about = Viele Punkte am Ende
lesson-smithy-king = Die *Eidklinge* ist ein Königsstück: am Ende 53 Münzen.
    .more = Sie bleibt verdeckt in deinem Markt, bis die Partie endet. Die wertvollste Waffe, der wertvollste Schild und die wertvollste Rüstung bringen je 25 Münzen zusätzlich.
lesson-smithy-silver = Die Eidklinge braucht *Silber*: Spiel eins in deine *Werkstatt*.
lesson-smithy-silver-ask = Aktionen beenden? Du kannst noch *Silber* in die Werkstatt spielen.
lesson-smithy-end-2 = *Beende deine Aktionen* und zieh, bis deine Hand voll ist.
lesson-smithy-craft-king = Silber und zwei Mithril sind veredelt: *Stelle* die Eidklinge *her*.
    .more = Sie liegt verdeckt auf ihren Rohstoffen. Regin sieht die Rohstoffe, aber nicht die Karte. Auch dein Stollenläufer ist fertig und arbeitet jetzt für dich.
lesson-smithy-craft-king-ask = Aktionen beenden? Du kannst noch die Eidklinge *herstellen*.
lesson-smithy-end-3 = *Beende deine Aktionen* und zieh. Im nächsten Zug ist sie fertig.
lesson-smithy-hidden = Fertig: Sie belegt einen Platz im *Markt* und ist sicher.
    .more = Ein fertiges Königsstück kann niemand verschieben, verkaufen oder kaufen. Nur du darfst es ansehen. Es zahlt sich am Ende der Partie aus.

lesson-smithy-chapter-ending = Das Ende
    .about = Wann die Partie endet
lesson-smithy-ending = Vier *Königsstücke* oder ein leerer Stapel bringen den letzten Zug.
    .more = Alle anderen haben dann noch einen Zug. Am Ende zählen deine Münzen, deine Königsstücke und die Rohstoffe in deinem Markt. Hand und Werkstatt sind nichts wert.
lesson-smithy-finish = Du kennst die Schmiede. *Diese Partie* gegen Regin *zu Ende spielen*?
