# Dwarven Smithy: the rules, one message per rule id (S2.6 is rule-S2-6).

rules-smithy-title = Dwarven Smithy: die Regeln
rules-smithy-goal = Führe eine Zwergenschmiede und verdiene Münzen. Wer am Ende die meisten Münzen hat, gewinnt.
rules-smithy-turn = In deinem Zug veredelst du Metalle und Edelsteine, stellst fertig, was du im letzten Zug begonnen hast, führst beliebig viele Aktionen aus und ziehst Karten. Was du jetzt herstellst, zahlt sich zu Beginn deines nächsten Zuges aus.
rules-smithy-ends = Das Spiel endet, wenn der Minen- oder der Gildenstapel leer ist oder jemand vier fertige Königsstücke hat. Alle anderen haben dann noch einen letzten Zug.

chapter-S0 = Material
chapter-S1 = Aufbau
chapter-S2 = Ein Zug
chapter-S3 = Ende und Wertung
chapter-S4 = Varianten
chapter-S5 = Die Karten

## Icons

icon-smithy-metal = Eisen, Silber, Gold und Mithril, vom billigsten zum teuersten. Du stellst daraus etwas her oder verkaufst sie.
    .title = Metalle
icon-smithy-gem = Rubine, Smaragde, Saphire und Mondsteine. Sie sind seltener als Metalle.
    .title = Edelsteine
icon-smithy-rune = Donner, Blitz, Frost und Erde. Du kannst sie sofort verwenden.
    .title = Runen
icon-smithy-any = In den Kosten: Diesen Teil bezahlst du mit einem beliebigen Metall, Edelstein oder einer beliebigen Rune.
    .title = Beliebiges Metall, beliebiger Edelstein, beliebige Rune
icon-smithy-unrefined = Ein Metall oder Edelstein frisch aus der Mine. Du kannst daraus noch nichts herstellen.
    .title = Roh
icon-smithy-refined = Ein Metall oder Edelstein, der bereit zum Herstellen ist. Er ist mehr wert als vorher.
    .title = Veredelt
icon-smithy-tilted = Eine Karte, die in diesem Zug in deinen Markt gekommen ist. Bis zu deinem nächsten Zug kannst du sie weder verkaufen noch abwerfen.
    .title = Gekippte Karte
icon-smithy-buy = So viel zahlen dir die anderen für diese Karte, solange sie in deinem Markt liegt.
    .title = Kaufwert
icon-smithy-sell = So viel zahlt dir die Bank, wenn du diesen Rohstoff aus deinem Markt verkaufst.
    .title = Verkaufswert
icon-smithy-completed = So viel bringt die fertige Karte: ein Gegenstand oder verkauftes Werkzeug sofort, ein Königsstück am Ende des Spiels.
    .title = Endwert
icon-smithy-apprentice = Ein ausgebildeter Lehrling hilft dir, solange du ihn behältst.
    .title = Lehrling
icon-smithy-tool = Ein fertiges Werkzeug senkt die Kosten anderer Karten, oder du verkaufst es.
    .title = Werkzeug
icon-smithy-item = Ein fertiger Gegenstand bringt dir Münzen.
    .title = Gegenstand
icon-smithy-kings-item = Heimlich für den König gemacht. Es zählt am Ende des Spiels.
    .title = Königsstück
icon-smithy-weapon = Ein Untertyp von Gegenständen und Königsstücken. Manche Werkzeuge helfen nur bei Waffen.
    .title = Waffe
icon-smithy-shield = Ein Untertyp von Gegenständen und Königsstücken. Manche Werkzeuge helfen nur bei Schilden.
    .title = Schild
icon-smithy-armor = Ein Untertyp von Gegenständen und Königsstücken. Manche Werkzeuge helfen nur bei Rüstungen.
    .title = Rüstung
icon-smithy-other = Der Untertyp aller Werkzeuge und der Gegenstände, die weder Waffe noch Schild noch Rüstung sind.
    .title = Sonstiges
icon-smithy-stack = Eine Gildenkarte in deiner Werkstatt mit den Rohstoffen, die sie gekostet hat. Du stellst sie in deinem nächsten Zug fertig.
    .title = Werkstapel

## S0

rule-S0-1 =
    Der Minenstapel hat 116 Rohstoffkarten. Aus Rohstoffen stellst du etwas her, oder du verkaufst sie.
    - Metalle: 26 Eisen, 22 Silber, 20 Gold und 18 Mithril
    - Edelsteine: 3 Rubine, 3 Smaragde, 4 Saphire und 4 Mondsteine
    - Runen: je 4 Donner-, Blitz-, Frost- und Erdrunen
    Metalle und Edelsteine haben zwei Seiten, roh und veredelt. Jede Seite hat ihren eigenen Kaufwert und Verkaufswert. Der Kaufwert ist immer höher als der Verkaufswert. Die veredelte Seite ist immer mehr wert als die rohe.
    Runen haben nur eine Seite und gelten immer als veredelt.
    .title = Rohstoffkarten
    .example = Rohes Eisen hat Kaufwert 2 und Verkaufswert 1. Veredelt hat es 4 und 2.
rule-S0-2 =
    Der Gildenstapel enthält die Karten, die du herstellen kannst: Lehrlinge, Werkzeuge, Gegenstände und Königsstücke. Das Einsteigerspiel verwendet die Grundkarten und die Einsteigerkarten, zusammen 43. Das vollständige Spiel verwendet die Grundkarten und die übrigen Karten, zusammen 60.
    Werkzeuge, Gegenstände und Königsstücke haben einen Untertyp: Waffe, Schild, Rüstung oder Sonstiges. Jedes Königsstück ist eine Waffe, ein Schild oder eine Rüstung.
    .title = Gildenkarten
    .edge =
        Es gibt 78 Gildenkarten: 10 Lehrlinge, 16 Werkzeuge, 25 Gegenstände und 27 Königsstücke.
        - Grundkarten: 25, davon 3 Lehrlinge, 6 Werkzeuge, 9 Gegenstände und 7 Königsstücke
        - Einsteigerkarten: 18, davon 2 Lehrlinge, 3 Werkzeuge, 9 Gegenstände und 4 Königsstücke
        - Karten des vollständigen Spiels: 35, davon 5 Lehrlinge, 7 Werkzeuge, 7 Gegenstände und 16 Königsstücke
rule-S0-3 = Jede Gildenkarte hat Kosten in Rohstoffen und einen Kaufwert. Alle außer den Lehrlingen haben auch einen Endwert. Jeden Teil der Kosten bezahlst du mit einer passenden veredelten Karte. Ein Teil ist ein bestimmter Rohstoff oder ein beliebiges Metall, ein beliebiger Edelstein oder eine beliebige Rune. Ein Werkzeug in Gebrauch spart dir bei bestimmten Karten einen Rohstoff (S5.1).
    .title = Kosten und Werte
    .example = Der Silberne Dreieckschild kostet 1 Eisen und 2 Silber. Der Schenkenbuckler kostet 1 Eisen und ein beliebiges Metall, du kannst ihn also mit Eisen und Gold bezahlen.
    .edge = Kosten haben höchstens 6 Teile, denn eine Werkstatt fasst 7 Karten. Ein Werkzeug spart ein bestimmtes Metall, ein beliebiges Metall, einen beliebigen Edelstein oder eine beliebige Rune. Das gilt für Karten bestimmter Typen oder Untertypen.
rule-S0-4 = Der Bank gehen die Münzen nie aus. Schulden sind nicht erlaubt: Du bezahlst nur mit Münzen, die du hast.
    .title = Die Bank

## S1

rule-S1-1 = Alle beginnen mit 15 Münzen. Lege 4 Karten vom Minenstapel in deine Werkstatt, Metalle und Edelsteine roh. Nimm dann 4 weitere Minenkarten und 2 Gildenkarten auf die Hand.
    .title = Womit du beginnst
rule-S1-2 = Wer beginnt, wird ausgelost, wenn der Gastgeber niemanden bestimmt hat. Gespielt wird im Uhrzeigersinn.
    .title = Wer beginnt
rule-S1-3 =
    Du darfst höchstens haben:
    - 6 Karten auf der Hand
    - 4 Karten im Markt
    - 7 Karten in der Werkstatt
    - 2 fertige Lehrlinge und 2 fertige Werkzeuge
    Keine Aktion darf dich über ein Limit bringen. In der Werkstatt zählt jede Karte, auch die in Werkstapeln. Im Markt zählt ein fertiges Königsstück mit seinen Rohstoffen als eine Karte. Manche Lehrlinge erhöhen ein Limit (S5.2).
    .title = Limits
    .example = In deiner Werkstatt liegen 3 lose Rohstoffe und ein Werkstapel: ein Gegenstand mit 2 Rohstoffen. Das sind 6 Karten, also ist noch Platz für 1 Karte.
    .edge = Bei einem Austausch (S2.3, S2.6) oder Tausch (S2.9) werden die Limits geprüft, nachdem beide Karten bewegt wurden.
rule-S1-4 = Widerspricht eine Karte den Regeln, hat die Karte recht. Aus einem Markt oder einer Werkstatt kommt nie eine Karte auf eine Hand zurück. Die Ablagestapel darfst du jederzeit ansehen. Alle sehen die Rohstoffe in einem Werkstapel, auch unter einem Königsstück, bis es fertig ist. Unter ein fertiges Königsstück darf nur sein Besitzer schauen.
    .title = Was immer gilt
    .edge = Die Rohstoffe, die alle vor dem Fertigstellen unter einem Königsstück gesehen haben, bleiben bekannt (S1.5).
rule-S1-5 = Die Handkarten und die Reihenfolge der Stapel sind verdeckt. Ein verdecktes Königsstück kennt nur sein Besitzer. Die Münzen aller sind offen. Alle sehen auch, von welchem Stapel jede Karte kommt. Du weißt also, wie viele Gilden- und Minenkarten jemand auf der Hand hat. Nach der Wertung ist alles offen.
    .title = Verdeckt und offen
    .edge =
        Was alle gesehen haben, bleibt bekannt und wird angezeigt:
        - eine im Lagerhaus gekaufte Karte, solange sie auf der Hand des Käufers ist. Die erste Karte ihrer Art, die diese Hand verlässt, gilt als diese.
        - ein Königsstück, das aus einem Markt oder einer Werkstatt hergestellt wurde
        - die Rohstoffe unter einem Königsstück
        Wurde ein Königsstück aus der Hand hergestellt, wissen die anderen nur, dass seine Kosten zu den gesehenen Rohstoffen passen.

## S2

rule-S2-0 = Ein Zug hat fünf Schritte: Einkünfte, Veredeln, Fertigstellen, Aktionen, Ziehen. Zuerst bringen dir deine Lehrlinge ihre Einkünfte.
    .title = Beginn des Zuges
    .example = Du hast den Kerbholzschreiber. Du nimmst 3 Münzen aus der Bank.
rule-S2-1 = Drehe alle rohen Metalle und Edelsteine in deiner Werkstatt auf die veredelte Seite. Jetzt kannst du sie zum Herstellen verwenden. Rohstoffe werden nur in der Werkstatt und nur in diesem Moment veredelt. Die einzige Ausnahme ist der Balgtreter (S5.2).
    .title = Veredeln
    .example = Im letzten Zug hast du rohes Eisen und rohes Gold in deine Werkstatt gespielt. Beides ist jetzt veredelt. Das Eisen in deinem Markt bleibt roh.
rule-S2-2 = Stelle alle Werkstapel in deiner Werkstatt fertig. Du kannst keinen aufheben, aber du wählst die Reihenfolge. Lehrlinge und Werkzeuge wirken, sobald sie fertig sind, also schon beim nächsten Stapel.
    .title = Fertigstellen
    .example = Dein Markt ist voll. In deiner Werkstatt warten der Budenkrämer und ein Königsstück. Du stellst zuerst den Budenkrämer fertig: Dein Markt fasst nun 5 Karten, und das Königsstück passt hinein.
rule-S2-3 = Ein fertiger Lehrling kommt in deinen Lehrlingsbereich und hilft dir ab jetzt. Wirf seine Rohstoffe ab. Du kannst zwei Lehrlinge behalten. Wenn du einen dritten fertigstellst, musst du einen der ersten zwei entlassen, sofern das möglich ist. Du wählst, welchen. Er kommt als gewöhnliche Gildenkarte in deine Werkstatt, und du darfst ihn noch in diesem Zug verwenden.
    .title = Lehrling
    .example = Du hast den Kiepenträger und den Kerbholzschreiber und stellst den Feilscher fertig. Du entlässt den Kerbholzschreiber. Er kommt in deine Werkstatt, wo du ihn wieder ausbilden könntest.
    .edge = Du kannst einen Lehrling nicht entlassen, wenn danach deine Hand, dein Markt oder deine Werkstatt über dem Limit wäre. Dabei liegt der fertige Stapel nicht mehr in der Werkstatt, und der neue Lehrling wirkt schon. Kannst du keinen der beiden entlassen, wird der neue Lehrling in den Gildenstapel gemischt. Seine Rohstoffe, falls er welche hat, werden in den Minenstapel gemischt.
rule-S2-4 =
    Wirf die Rohstoffe eines fertigen Werkzeugs ab. Dann wähle:
    - Benutzen: Es bleibt bis zum Ende des Spiels in deinem Werkzeugbereich und senkt deine Kosten. Es kann nie entfernt, ersetzt oder verkauft werden.
    - Verkaufen: Wirf es ab, und die Bank zahlt dir seinen Endwert.
    Du kannst zwei Werkzeuge benutzen. Benutzt du schon zwei, musst du verkaufen.
    .title = Werkzeug
    .example = Du stellst das Nageleisen fertig. Du könntest es benutzen und für jeden Gegenstand 1 Eisen weniger bezahlen. Du verkaufst es lieber und bekommst 11 Münzen.
rule-S2-5 = Wirf einen fertigen Gegenstand mit seinen Rohstoffen ab. Die Bank zahlt dir seinen Endwert.
    .title = Gegenstand
    .example = Du stellst den Kelch fertig. Du wirfst ihn mit seinem Silber und Gold ab, und die Bank zahlt dir 22 Münzen.
rule-S2-6 = Ein fertiges Königsstück zählt am Ende des Spiels. Lege es verdeckt in deinen Markt, zusammen mit seinen Rohstoffen. Dort bleiben sie bis zum Ende des Spiels als eine Karte liegen. Es kann nicht gekippt, verschoben, getauscht, verkauft, gekauft oder abgeworfen werden. Seine Rohstoffe sind aus dem Spiel. Ist dein Markt voll, tausche das Königsstück gegen eine andere Karte deines Marktes aus, die kein fertiges Königsstück ist. Diese Karte kommt gerade in deine Werkstatt und behält ihre Seite.
    .title = Königsstück
    .example = In deinem Markt liegen 4 Karten, darunter veredeltes Silber. Du stellst die Eidklinge fertig und tauschst sie gegen das Silber aus. Das Silber liegt jetzt in deiner Werkstatt und ist weiter veredelt.
    .edge = Liegen in deinem vollen Markt nur fertige Königsstücke, ist kein Austausch möglich. Dann werden das neue Königsstück und seine Rohstoffe in ihre Stapel gemischt. Die anderen sehen sie nicht.
rule-S2-7 = Führe beliebig viele Aktionen in beliebiger Reihenfolge aus. Du kannst ausspielen, verschieben oder tauschen, abwerfen, verkaufen, kaufen und herstellen oder ausbilden. Bringe jede Aktion zu Ende, bevor du die nächste beginnst. Wenn du genug getan hast, ziehe Karten (S2.17).
    .title = Aktionen
    .edge = Mehr als 40 Aktionen sind nicht erlaubt (S2.16). Karten derselben Art mit derselben Seite und Lage sind gleich: In einem Bereich ist es egal, welche davon du wählst. Von gleichen Karten im Lagerhaus bekommst du die, über der am wenigsten Karten liegen.
rule-S2-8 = Spiele eine Karte aus deiner Hand aus. Lege sie in deinen Markt, wo sie gekippt liegt, oder in deine Werkstatt, wo sie gerade liegt. Dort muss Platz sein. Jede Karte wird offen ausgespielt, auch ein Königsstück. Metalle und Edelsteine werden roh ausgespielt.
    .title = Karte ausspielen
    .example = Du spielst Gold in deine Werkstatt. Zu Beginn deines nächsten Zuges wird es veredelt. Du spielst eine Erdrune in deinen Markt. Sie ist gekippt, aber im nächsten Zug kannst du sie für 5 Münzen verkaufen.
rule-S2-9 = Verschiebe eine Karte aus deinem Markt in deine Werkstatt oder umgekehrt. Was in die Werkstatt kommt, liegt gerade. Was in den Markt kommt, wird gekippt. Jede Karte behält ihre Seite. Sind beide Bereiche voll, und nur dann, darfst du eine Karte aus dem Markt mit einer aus der Werkstatt tauschen. Auch gekippte Karten darfst du verschieben und tauschen, aber nie einen Werkstapel oder ein fertiges Königsstück.
    .title = Verschieben oder tauschen
    .example = Dein Markt und deine Werkstatt sind voll. Du tauschst einen rohen Rubin im Markt mit veredeltem Eisen in der Werkstatt. Der Rubin wird im nächsten Zug veredelt. Das Eisen liegt gekippt in deinem Markt.
rule-S2-10 = Wirf eine Gildenkarte aus deinem Markt ab, um Platz zu schaffen. Du bekommst nichts dafür. Gekippte Karten und fertige Königsstücke kannst du nicht abwerfen.
    .title = Gildenkarte abwerfen
    .example = Dein Markt ist voll. Das Fässchen Nägel liegt dort seit dem letzten Zug. Du wirfst es ab und hast nun Platz für eine Frostrune.
rule-S2-11 = Verkaufe einen Rohstoff aus deinem Markt, um Münzen zu bekommen. Gekippte Karten kannst du nicht verkaufen. Die Bank zahlt dir den Verkaufswert der sichtbaren Seite. Die Karte kommt im Lagerhaus obenauf.
    .title = Rohstoff verkaufen
    .example = Veredeltes Gold liegt seit dem letzten Zug in deinem Markt. Du verkaufst es und bekommst 5 Münzen. Ab jetzt kann es jeder im Lagerhaus kaufen.
rule-S2-12 = Kaufe eine beliebige Karte aus dem Lagerhaus. Zahle der Bank ihren höchsten Kaufwert und dazu 1 Münze pro Karte, die über ihr liegt. Die Karte kommt auf deine Hand, die nicht voll sein darf. Die Karten darüber bleiben liegen.
    .title = Im Lagerhaus kaufen
    .example = Du brauchst Mithril, und im Lagerhaus liegen 2 Karten darüber. Sein höchster Kaufwert ist 12. Du zahlst 12 + 2 = 14 Münzen.
    .edge = Es spielt keine Rolle, welche Seite der Karte vorher oben lag. Ein Metall oder einen Edelstein spielst du später roh aus.
rule-S2-13 = Kaufe eine offene Karte aus dem Markt eines anderen Spielers. Zahle dem Verkäufer ihren aktuellen Kaufwert. Er kann nicht ablehnen. Lege die Karte gekippt in deinen Markt oder in deine Werkstatt, wo du eben Platz hast. Sie bleibt veredelt oder roh.
    .title = Aus einem Markt kaufen
    .example = In Regins Markt liegt veredeltes Silber. Du zahlst Regin 6 Münzen und legst das Silber in deine Werkstatt. Du kannst es sofort zum Herstellen verwenden.
rule-S2-14 = Stelle etwas her, um aus Rohstoffen mehr zu machen. Nimm eine Gildenkarte aus deiner Hand, deiner Werkstatt oder deinem Markt. Lege ihre Kosten darunter: lose, veredelte Rohstoffe aus deiner Werkstatt. Zahle genau die Kosten, abzüglich dessen, was deine Werkzeuge sparen (S5.1). Der Stapel liegt in deiner Werkstatt, und du stellst ihn in deinem nächsten Zug fertig (S2.2). Königsstücke liegen verdeckt auf ihrem Stapel, alle anderen Karten offen. Bei Lehrlingen heißt das Ausbilden.
    .title = Herstellen oder ausbilden
    .example =
        Der Kelch auf deiner Hand kostet Silber und Gold. Beides liegt veredelt in deiner Werkstatt. Du legst es unter den Kelch. Zu Beginn deines nächsten Zuges bekommst du 22 Münzen.
        Um den Budenkrämer auszubilden, legst du veredeltes Eisen und veredeltes Silber darunter. Ab deinem nächsten Zug fasst dein Markt 5 Karten.
    .edge = Eine Gildenkarte aus der Hand oder dem Markt braucht Platz in deiner Werkstatt. Ein Stapel kann weder verschoben noch aufgelöst werden. Sparen deine Werkzeuge die ganzen Kosten, bildet die Karte allein den Stapel. Eine eben gekaufte Karte darfst du sofort verwenden. An einem echten Tisch wird eine Herstellung mit falschen Rohstoffen weggemischt. Hier ist sie nicht möglich.
rule-S2-15 = Eine Karte, die in einen Markt kommt, bleibt bis zum Ende des Zuges gekippt. Gekippte Karten kannst du weder verkaufen noch abwerfen. Du kannst sie aber verschieben und tauschen, und eine gekippte Gildenkarte kannst du herstellen. Am Ende des Zuges werden gekippte Karten gerade gelegt.
    .title = Gekippte Karten
    .example = Du spielst Eisen in deinen Markt, wo es gekippt liegt. Jetzt kannst du es nicht verkaufen. In deinem nächsten Zug kannst du es.
    .edge = Mit dem Marktschreier darfst du gekippte Rohstoffe verkaufen (S5.2).
rule-S2-16 = Du hast höchstens 40 Aktionen pro Zug. Danach ziehst du. Verschieben oder Tauschen darf keine Karte zurücklegen, die die Aktion unmittelbar davor bewegt hat.
    .title = Höchstzahl der Aktionen
    .example = Du verschiebst Eisen aus dem Markt in die Werkstatt. Mit der nächsten Aktion kannst du es nicht zurücklegen.
    .edge = Für diese Regel gilt eine Karte gleicher Art, Seite und Lage als dieselbe Karte. Eine Karte zur Versteigerung zu stellen (S4.1) zählt als eine Aktion. Gebote und deine Entscheidungen beim Fertigstellen zählen nicht.
rule-S2-17 = Ziehe nach deinen Aktionen 4 Karten, oder weniger, wenn du dein Handlimit erreichst. Du musst ziehen. Wähle für jede Karte den Minen- oder den Gildenstapel. Sieh dir die Karte an, bevor du die nächste wählst. Dann ist dein Zug zu Ende.
    .title = Ziehen
    .example = Du hast 3 Karten auf der Hand und ziehst also 3, bis zu deinem Limit von 6. Zuerst ziehst du eine Gildenkarte: die Reiseaxt. Sie kostet Eisen und Mithril, also ziehst du die anderen 2 Karten aus der Mine.
    .edge = Ein leerer Stapel wird übersprungen. Sind beide leer, hörst du auf zu ziehen. Abgeworfene Gildenkarten kommen nie in den Stapel zurück. Der nächste Zug beginnt erst, wenn deiner zu Ende ist.

## S3

rule-S3-1 =
    Das Ende wird ausgelöst, wenn jemand:
    - die letzte Karte des Gildenstapels zieht
    - die letzte Karte des Minenstapels zieht
    - einen Zug mit vier oder mehr fertigen Königsstücken beendet
    Wer das Ende auslöst, spielt den Zug zu Ende und ist fertig. Alle anderen haben noch je einen Zug. Danach wird gewertet.
    .title = Der letzte Zug
    .example = Regin zieht seine zweite Karte, und es ist die letzte der Gilde. Die anderen 2 Karten zieht er aus der Mine, dann endet sein Zug. Eitri und du habt noch je einen Zug.
    .edge = Das Ende wird nur einmal ausgelöst. Dabei bleibt es, auch wenn ein Stapel durch Mischen wieder gefüllt wird. Nach deinem letzten Zug können die anderen weiter aus deinem Markt kaufen, und du bekommst das Geld. Aber du bietest nicht mehr mit und stellst nichts mehr fertig.
rule-S3-2 =
    Gewertet wird in dieser Reihenfolge:
    - Werft alle Handkarten und alle Karten in den Werkstätten ab, auch die Werkstapel. Sie bringen nichts. Werft auch die Gildenkarten in den Märkten ab, außer fertigen Königsstücken.
    - Verkaufe die Rohstoffe in deinem Markt zu ihrem aktuellen Kaufwert an die Bank, nicht zum Verkaufswert. Rohstoffe unter Königsstücken werden nicht verkauft.
    - Deckt alle fertigen Königsstücke auf.
    - Wem die wertvollste einzelne Waffe unter den Königsstücken gehört, der bekommt 25 Münzen. Ebenso ist es beim wertvollsten Schild und bei der wertvollsten Rüstung.
    - Jedes fertige Königsstück bringt dir seinen Endwert.
    Wer die meisten Münzen hat, gewinnt. Bei Gleichstand ist der Sieg geteilt.
    .title = Wertung
    .example =
        Regin hat 31 Münzen. In seinem Markt liegen veredeltes Gold, rohes Eisen, die Eidklinge (Waffe, 53) und die Sternenbrünne (Rüstung, 67). Du hast 58 Münzen. In deinem Markt liegen eine Frostrune, der Sonnenwall (Schild, 61) und das Herdschwert (Waffe, 40).
        - Rohstoffe: Regin bekommt 8 + 2 = 10 Münzen, du 9.
        - Boni: Die Eidklinge ist mehr wert als dein Herdschwert, und nur Regin hat eine Rüstung. Er bekommt 25 + 25 = 50 Münzen. Du bekommst 25 für deinen Schild.
        - Königsstücke: Regin bekommt 53 + 67 = 120 Münzen, du 61 + 40 = 101.
        - Summe: Regin hat 31 + 10 + 50 + 120 = 211 Münzen. Du hast 58 + 9 + 25 + 101 = 193. Regin gewinnt.
    .edge = Bei Gleichstand um einen Bonus werden die 25 Münzen gleichmäßig geteilt und abgerundet. Jeder zählt einmal, auch mit mehreren der gleichwertigen Stücke. Gibt es von einem Untertyp kein Königsstück, bekommt niemand den Bonus.
rule-S3-3 = Hat bis zum Ende von Runde 100 niemand das Ende ausgelöst, ist das Spiel vorbei und wird gewertet.
    .title = Höchstzahl der Runden

## S4

rule-S4-1 =
    In dieser Variante wird um Karten in den Märkten der anderen geboten, statt sie zu kaufen (S2.13). Stelle als Aktion eine offene Karte aus dem Markt eines anderen Spielers zur Versteigerung. Du musst Platz für sie haben und ihren Kaufwert bezahlen können.
    Das Bieten beginnt rechts vom Verkäufer und geht gegen den Uhrzeigersinn. Jeder bietet einmal oder passt. Du bist an deinem eigenen Platz an der Reihe und darfst ebenfalls passen. Das erste Gebot ist mindestens der Kaufwert. Jedes weitere liegt mindestens 1 Münze über dem letzten.
    Wer am meisten bietet, bezahlt den Verkäufer. Die Karte kommt gekippt in den Markt oder in die Werkstatt des Käufers. Bietet niemand, bleibt sie liegen.
    .title = Bieten
    .example = Du stellst einen veredelten Saphir aus Regins Markt zur Versteigerung. Sein Kaufwert ist 11. Eitri sitzt rechts von Regin und bietet 11. Du bist als Nächster dran und bietest 12. Du zahlst Regin 12 Münzen und legst den Saphir in deine Werkstatt.
    .edge =
        Jede einzelne Karte kann nur einmal pro Zug zur Versteigerung gestellt werden. Ein Gebot beträgt höchstens 99 Münzen. Mit dem Feilscher genügt es, den verringerten Preis bezahlen zu können (S5.2).
        Der Verkäufer darf nicht bieten. Auch nicht bieten darf, wer seinen letzten Zug hatte (S3.1), wer weder im Markt noch in der Werkstatt Platz hat oder das kleinste erlaubte Gebot nicht bezahlen kann.
        Eine Karte, die in einen Markt kommt, bleibt bis zum Ende des laufenden Zuges gekippt.
rule-S4-2 = In dieser Variante beendet ein leerer Minenstapel das Spiel nicht. Mische die abgeworfenen Rohstoffe und die Karten des Lagerhauses zusammen: Sie sind der neue Minenstapel. Das geschieht, sobald die letzte Karte gezogen ist, auch mitten im Ziehen.
    .title = Unerschöpfliche Mine
    .edge = Gibt es nichts zu mischen, versuche es zu Beginn jedes Ziehens erneut.

## S5

rule-S5-1 = Ein Werkzeug in Gebrauch streicht einen Teil aus den Kosten bestimmter Karten. Es muss ein Teil sein, den der gesparte Rohstoff bezahlen könnte: Ein Werkzeug, das Eisen spart, streicht ein Eisen oder ein „beliebiges Metall“. Zwei Werkzeuge streichen zwei verschiedene Teile. Du musst deine Werkzeuge nutzen, und sie streichen so viele Teile wie möglich.
    .title = Was Werkzeuge sparen
    .example =
        Du benutzt die Lange Zange: Waffen und Schilde kosten 1 Eisen weniger. Der Silberne Dreieckschild kostet 1 Eisen und 2 Silber. Du bezahlst nur 2 Silber.
        Du benutzt auch das Nageleisen: Gegenstände kosten 1 Eisen weniger. Der Schenkenbuckler ist ein Gegenstand und ein Schild, er kostet 1 Eisen und ein beliebiges Metall. Beide Teile werden gestrichen. Du stellst ihn kostenlos her.
    .edge = Lassen sich die Teile auf mehrere Arten streichen, wählst du durch die Rohstoffe, mit denen du bezahlst. Ein Werkzeug für Gegenstände hilft nicht bei Königsstücken. Der Untertyp „Sonstiges“ umfasst auch Werkzeuge. Lehrlinge haben keinen Untertyp.
rule-S5-2 =
    Ein Lehrling wirkt, sobald er fertig ist und bis du ihn entlässt. Erhöhen zwei Lehrlinge dasselbe Limit, zählt beides.
    - Budenkrämer: Dein Markt fasst 5 statt 4 Karten.
    - Kiepenträger: Du darfst 2 Karten mehr auf der Hand haben.
    - Kerbholzschreiber: Zu Beginn jedes deiner Züge, vor dem Veredeln, nimmst du 3 Münzen aus der Bank.
    - Stollenläufer: Du ziehst 5 statt 4 Karten und darfst 1 Karte mehr auf der Hand haben.
    - Werkbankbauer: Deine Werkstatt fasst 9 statt 7 Karten.
    - Marktschreier: Du darfst auch gekippte Rohstoffe aus deinem Markt verkaufen, zu ihrem aktuellen Verkaufswert.
    - Balgtreter: Wenn du ein Metall oder einen Edelstein aus der Hand in deine Werkstatt spielst, darf die Karte zweimal pro Zug gleich veredelt hineinkommen. Du kannst sie sofort zum Herstellen verwenden.
    - Lagerschreiber: Im Lagerhaus zahlst du den höchsten Kaufwert der Karte minus 2, aber mindestens 1. Die Karten darüber kosten nichts extra.
    - Feilscher: In den Märkten der anderen zahlst du den aktuellen Kaufwert minus 3, aber mindestens 2 und nie mehr als den Kaufwert.
    - Schrottsortierer: Wenn du einen Gegenstand oder ein Werkzeug fertigstellst, darfst du einmal pro Zug ein Metall aus dem Stapel behalten. Es kommt lose und veredelt in deine Werkstatt.
    .title = Die Lehrlinge
    .edge =
        Du wählst, wann du den Marktschreier, den Balgtreter und den Schrottsortierer nutzt. Die anderen wirken von selbst. Einen Lehrling darfst du immer entlassen (S2.3), wenn diese Liste nichts anderes sagt:
        - Budenkrämer: Du kannst ihn nicht entlassen, wenn dein Markt danach über dem Limit wäre. Ein fertiges Königsstück zählt weiter als eine Karte, und vier davon lösen weiter das Ende aus.
        - Kiepenträger: Dein Handlimit ist 8, mit dem Stollenläufer 9. Du ziehst so viele Karten wie vorher. Du kannst ihn nicht entlassen, wenn deine Hand danach über dem Limit wäre.
        - Kerbholzschreiber: Er zahlt zum ersten Mal in dem Zug, nachdem er fertig wurde, und auch in deinem letzten Zug. Entlässt du ihn, behältst du die Münzen.
        - Stollenläufer: Du wählst für jede Karte den Stapel und siehst sie vor der nächsten. Du musst alle ziehen, aber dein Handlimit beendet weiter das Ziehen: 7, mit dem Kiepenträger 9. Er wirkt schon in dem Zug, in dem er fertig wird. Du kannst ihn nicht entlassen, wenn deine Hand danach über dem Limit wäre.
        - Werkbankbauer: Du kannst ihn nicht entlassen, wenn deine Werkstatt, mit dieser Karte und ohne den fertigen Stapel, danach über dem Limit wäre.
        - Marktschreier: Gekippte Gildenkarten kannst du trotzdem nicht abwerfen.
        - Balgtreter: Das gilt nicht für Karten, die du in den Markt spielst, verschiebst, aus einem Markt kaufst oder beim Aufbau bekommst. Was du nicht nutzt, verfällt am Ende des Zuges.
        - Lagerschreiber: Die Karte kommt auf deine Hand, also gilt das Handlimit.
        - Feilscher: Bei einer Versteigerung (S4.1) gilt der Nachlass für dein erfolgreiches Gebot. Um mitzubieten, genügt der verringerte Preis.
        - Schrottsortierer: Er wirkt bei einem Werkzeug, das du benutzt, und bei einem, das du verkaufst, aber nicht bei Lehrlingen und Königsstücken. Platz ist immer, denn der Stapel ist weg. Er wirkt schon bei Karten, die du nach ihm fertigstellst. Entlässt du ihn, bleibt ein behaltenes Metall liegen.
        Bei den Limits zählt auch die Wirkung des neuen Lehrlings.
rule-S5-3 = Den Nachlass des Feilschers zahlt die Bank. Der Verkäufer bekommt den vollen Preis, und du brauchst nur den verringerten. Das gilt auch für ein erfolgreiches Gebot.
    .title = Der Nachlass des Feilschers
    .example = Veredeltes Gold in Regins Markt kostet 8 Münzen. Mit dem Feilscher zahlst du 5, und die Bank legt 3 dazu. Regin bekommt 8 Münzen.
rule-S5-4 =
    Diese Regeln ändern die Lehrlinge:
    - Budenkrämer, Kiepenträger, Werkbankbauer: S1.3
    - Kerbholzschreiber: S2.0
    - Stollenläufer: S1.3 (Handlimit) und S2.17
    - Marktschreier: S2.11 und S2.15
    - Balgtreter: S2.1 und S2.8
    - Lagerschreiber: S2.12
    - Feilscher: S2.13 und S4.1
    - Schrottsortierer: S2.4 und S2.5
    .title = Wo Lehrlinge wirken
