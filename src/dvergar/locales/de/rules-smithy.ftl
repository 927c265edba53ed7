# Dwarven Smithy: the rules, one message per rule id (S2.6 is rule-S2-6).

rules-smithy-title = Dwarven Smithy: die Regeln
rules-smithy-intro = Zwei bis vier Spieler führen je eine Zwergenschmiede: Du veredelst Metalle und Edelsteine, bildest Lehrlinge aus, stellst Werkzeuge und Gegenstände her, verkaufst, was du entbehren kannst, und arbeitest heimlich für den König. Wer am Ende die meisten Münzen hat, gewinnt. Die Karten sind unsere eigene Rekonstruktion und nicht der gedruckte Satz: Ihre Namen, Kosten und Werte weichen von denen in der Schachtel ab.

chapter-S0 = Material
chapter-S1 = Aufbau
chapter-S2 = Der Zug
chapter-S3 = Das Spielende
chapter-S4 = Varianten
chapter-S5 = Der Kartensatz

## S0

rule-S0-1 = Der Minenstapel besteht aus 116 Rohstoffkarten. Die Metalle sind 18 Mithril, 20 Gold, 22 Silber und 26 Eisen, die Edelsteine 3 Smaragde, 3 Rubine, 4 Saphire und 4 Mondsteine, die Runensteine je 4 Donner-, Blitz-, Frost- und Erdrunen. Metalle und Edelsteine haben zwei Seiten, roh und veredelt, jede mit eigenem Kaufwert und Verkaufswert. Der Verkaufswert ist immer niedriger als der Kaufwert, und die veredelte Seite ist immer mehr wert als die rohe. Runensteine haben nur eine Seite und gelten immer als veredelt.
    .title = Rohstoffkarten
rule-S0-2 = Es gibt 78 Gildenkarten: 10 Lehrlinge, 16 Werkzeuge, 25 Gegenstände und 27 Königsstücke. Davon sind 25 Grundkarten, 18 gehören zum Einsteigerspiel und 35 zum vollständigen Spiel. Das Einsteigerspiel wird mit den Grundkarten und seinen eigenen Karten gespielt (43), das vollständige Spiel mit den Grundkarten und seinen eigenen Karten (60). Unter den Grundkarten sind 3 Lehrlinge, 6 Werkzeuge, 9 Gegenstände und 7 Königsstücke, unter den Karten des Einsteigerspiels entsprechend 2, 3, 9 und 4, unter denen des vollständigen Spiels 5, 7, 7 und 16. Werkzeuge, Gegenstände und Königsstücke haben außerdem einen Untertyp: Waffe, Schild, Rüstung oder Sonstiges. Jedes Königsstück ist eine Waffe, ein Schild oder eine Rüstung.
    .title = Gildenkarten
rule-S0-3 = Jede Gildenkarte hat Kosten in Rohstoffen und einen Kaufwert, und alle außer den Lehrlingen haben einen Endwert. Die Kosten haben höchstens 6 Teile, denn eine Werkstatt fasst 7 Karten. Jeder Teil ist entweder ein bestimmter Rohstoff oder ein beliebiges Metall, ein beliebiger Edelstein oder ein beliebiger Runenstein, und du bezahlst ihn mit einer passenden veredelten Karte. Ein Werkzeug in Gebrauch spart dir einen Rohstoff einer Art (ein bestimmtes Metall, ein beliebiges Metall, einen beliebigen Edelstein oder einen beliebigen Runenstein) bei Karten bestimmter Typen oder Untertypen; wie, steht in S5.1.
    .title = Kosten und Werte
rule-S0-4 = Der Bank gehen die Münzen nie aus. Niemand darf Schulden machen: Du kannst nur mit Münzen bezahlen, die du hast.
    .title = Die Bank

## S1

rule-S1-1 = Alle beginnen mit 15 Münzen und mit 4 Karten vom Minenstapel in der Werkstatt, Metalle und Edelsteine auf der rohen Seite. Danach nehmen alle weitere 4 Karten vom Minenstapel und 2 vom Gildenstapel auf die Hand.
    .title = Womit du beginnst
rule-S1-2 = Wer beginnt, wird ausgelost, sofern der Gastgeber es nicht festgelegt hat. Gespielt wird im Uhrzeigersinn.
    .title = Wer beginnt
rule-S1-3 = Du darfst höchstens 6 Karten auf der Hand, 4 im Markt und 7 in der Werkstatt haben, außerdem höchstens 2 fertige Lehrlinge und 2 fertige Werkzeuge. In der Werkstatt zählt jede Karte, auch die in Werkstapeln; im Markt zählt ein fertiges Königsstück mit seinen Rohstoffen als eine Karte. Keine Aktion darf einen Bereich über sein Limit bringen. Bei einem Austausch oder Tausch zählt der Stand, nachdem beide Karten bewegt wurden. Manche Lehrlinge erhöhen ein Limit (S5.2).
    .title = Limits
rule-S1-4 = Wo eine Karte etwas anderes sagt als die Regeln, hat die Karte recht. Was in einem Markt oder einer Werkstatt liegt, kommt von dort nie auf eine Hand zurück. Die Ablagestapel dürfen alle durchsehen. Werkstapel liegen offen: Alle sehen die Rohstoffe darin, auch die unter einem Königsstück, bis es fertiggestellt wird. Unter ein fertiges Königsstück darf nur sein Besitzer schauen, aber was alle dort vorher gesehen haben, bleibt bekannt (S1.5).
    .title = Was immer gilt
rule-S1-5 = Verdeckt sind die Handkarten, die Reihenfolge der Stapel und jedes verdeckte Königsstück, das nur sein Besitzer kennt. Öffentlich sind die Münzen aller und der Stapel, von dem jede Karte gezogen wurde; alle wissen also, wie viele Gilden- und wie viele Minenkarten jemand auf der Hand hat. Was alle gesehen haben, bleibt bekannt und wird als bekannt angezeigt: eine im Lagerhaus gekaufte Karte, solange sie auf der Hand ist (die erste Karte ihrer Art, die diese Hand verlässt, gilt als diese), ein Königsstück, das aus einem Markt oder einer Werkstatt heraus hergestellt wurde, und die Rohstoffe, die unter ein Königsstück gelegt wurden. Von einem Königsstück, das aus der Hand hergestellt wurde, wissen die anderen nur, dass seine Kosten zu den gesehenen Rohstoffen passen. Nach der Wertung ist alles offen.
    .title = Verdeckt und bekannt

## S2

rule-S2-0 = Zu Beginn deines Zuges, noch vor dem Veredeln, erhältst du die Einkünfte deiner Lehrlinge.
    .title = Beginn des Zuges
rule-S2-1 = Alle rohen Metalle und Edelsteine in deiner Werkstatt kommen auf die veredelte Seite. Rohstoffe werden nur dort und nur in diesem Moment veredelt; die einzige Ausnahme ist der Balgtreter (S5.2).
    .title = Veredeln
rule-S2-2 = Nun musst du alle Werkstapel in deiner Werkstatt fertigstellen, einen nach dem anderen, in der Reihenfolge deiner Wahl. Lehrlinge und Werkzeuge wirken, sobald sie fertig sind, also auch schon für die Stapel, die du in dieser Phase nach ihnen fertigstellst.
    .title = Fertigstellen
rule-S2-3 = Ein fertiger Lehrling kommt in deinen Lehrlingsbereich, seine Rohstoffe werden abgeworfen. Hast du schon zwei Lehrlinge, musst du einen davon austauschen, wenn das möglich ist: Du wählst einen, der gehen darf. Er kommt als gewöhnliche Gildenkarte in deine Werkstatt und kann noch in diesem Zug verwendet werden; der neue Lehrling nimmt seinen Platz ein, die Rohstoffe werden abgeworfen. Ein Lehrling darf nicht gehen, wenn danach deine Hand, dein Markt oder deine Werkstatt über dem Limit wäre; dabei liegt der fertiggestellte Stapel nicht mehr in der Werkstatt, und die Wirkung des neuen Lehrlings zählt schon mit. Darf keiner der beiden gehen, wird der neue Lehrling in den Gildenstapel gemischt, und seine Rohstoffe, falls vorhanden, in den Minenstapel.
    .title = Lehrling
rule-S2-4 = Ist ein Werkzeug fertig, werden seine Rohstoffe abgeworfen, und du entscheidest: benutzen oder verkaufen. Ein benutztes Werkzeug bleibt für immer in deinem Werkzeugbereich; es kann nie entfernt, ersetzt oder verkauft werden. Ein verkauftes Werkzeug wird abgeworfen, und die Bank zahlt dir seinen Endwert. Benutzt du schon zwei Werkzeuge, musst du verkaufen.
    .title = Werkzeug
rule-S2-5 = Ein fertiger Gegenstand wird mit seinen Rohstoffen abgeworfen, und die Bank zahlt dir seinen Endwert.
    .title = Gegenstand
rule-S2-6 = Ein fertiges Königsstück kommt verdeckt, zusammen mit seinen Rohstoffen, in deinen Markt und liegt dort bis zum Ende des Spiels als eine einzige Karte. Es kann nie gekippt, verschoben, getauscht, verkauft, gekauft oder abgeworfen werden, und die Rohstoffe darunter sind aus dem Spiel. Ist dein Markt an seinem Limit, tauschst du das Königsstück gegen eine andere Karte deines Marktes aus, die du wählst, aber nicht gegen ein fertiges Königsstück; diese Karte kommt gerade in deine Werkstatt und behält ihre Seite. Gibt es keine solche Karte, werden das Königsstück und seine Rohstoffe in ihre Stapel gemischt, ohne dass die anderen sie sehen.
    .title = Königsstück
rule-S2-7 = Nun darfst du beliebig viele Aktionen in beliebiger Reihenfolge ausführen, im Rahmen von S2.16, und bringst jede zu Ende, bevor du die nächste beginnst. Du kannst ausspielen, verschieben oder tauschen, abwerfen, verkaufen, kaufen und herstellen oder ausbilden. Karten gleicher Art, Seite und Lage (gerade oder gekippt) im selben Bereich sind ein und dieselbe Wahl; von gleichen Karten im Lagerhaus bekommst du die, über der am wenigsten Karten liegen.
    .title = Aktionen
rule-S2-8 = Spiele eine Karte aus deiner Hand in deinen Markt, wo sie gekippt liegt, oder in deine Werkstatt, wo sie gerade liegt. Jede Karte wird offen ausgespielt, auch ein Königsstück; Metalle und Edelsteine werden roh ausgespielt.
    .title = Karte ausspielen
rule-S2-9 = Verschiebe eine Karte aus deinem Markt in deine Werkstatt oder umgekehrt. Sind beide voll, und nur dann, darfst du stattdessen zwei Karten tauschen, eine aus jedem Bereich. Auch gekippte Karten dürfen verschoben und getauscht werden. Was in die Werkstatt kommt, liegt gerade, was in den Markt kommt, wird gekippt, und jede Karte behält ihre Seite. Karten eines Werkstapels und fertige Königsstücke können weder verschoben noch getauscht werden.
    .title = Verschieben oder tauschen
rule-S2-10 = Wirf eine Gildenkarte aus deinem Markt ab, sofern sie nicht gekippt ist. Du bekommst nichts dafür. Ein fertiges Königsstück kann nie abgeworfen werden.
    .title = Gildenkarte abwerfen
rule-S2-11 = Verkaufe einen Rohstoff aus deinem Markt, sofern er nicht gekippt ist. Die Bank zahlt dir seinen aktuellen Verkaufswert, also den der sichtbaren Seite, und die Karte kommt im Lagerhaus obenauf.
    .title = Rohstoff verkaufen
rule-S2-12 = Kaufe eine beliebige Karte aus dem Lagerhaus. Du zahlst der Bank ihren höchsten Kaufwert und 1 Münze mehr für jede Karte, die über ihr liegt. Die Karte kommt auf deine Hand, die nicht voll sein darf, und die Karten darüber bleiben liegen. Ihre Seite ist vergessen: Ein Metall oder Edelstein ist roh, wenn du die Karte ausspielst.
    .title = Im Lagerhaus kaufen
rule-S2-13 = Kaufe eine offene Karte aus dem Markt eines anderen Spielers. Du zahlst ihren aktuellen Kaufwert an den Verkäufer, der nicht ablehnen kann. Du legst sie gekippt in deinen Markt oder in deine Werkstatt; dort, wo du sie hinlegst, muss Platz sein. Sie bleibt veredelt oder roh, wie sie war.
    .title = Aus einem Markt kaufen
rule-S2-14 = Um eine Karte herzustellen (oder auszubilden, wenn sie ein Lehrling ist), nimmst du lose veredelte Rohstoffe aus deiner Werkstatt, genau ihre Kosten abzüglich dessen, was deine Werkzeuge sparen, und legst sie unter eine Gildenkarte aus deiner Hand, deiner Werkstatt oder deinem Markt. Lehrlinge, Werkzeuge und Gegenstände liegen offen obenauf, Königsstücke verdeckt. Der Werkstapel liegt in deiner Werkstatt; eine Gildenkarte aus Hand oder Markt braucht dort also Platz. Der Stapel kann weder verschoben noch aufgelöst werden; du stellst ihn in deinem nächsten Zug fertig. Die Kosten können auf nichts sinken: Dann bildet die Karte allein den Stapel. Eine eben gekaufte Karte darf sofort verwendet werden. Am Tisch wird eine Herstellung mit falschen Rohstoffen weggemischt; hier ist sie gar nicht erst möglich.
    .title = Herstellen oder ausbilden
rule-S2-15 = Gekippte Karten können weder verkauft noch abgeworfen werden. Sie dürfen verschoben und getauscht werden, und eine gekippte Gildenkarte darf hergestellt werden. Am Ende des Zuges werden gekippte Karten wieder gerade gelegt.
    .title = Gekippte Karten
rule-S2-16 = Du hast höchstens 40 Aktionen in einem Zug; danach folgt die Ziehphase. Verschieben oder Tauschen darf keine Karte zurücklegen, die die Aktion unmittelbar davor bewegt hat; eine Karte gleicher Art, Seite und Lage gilt als dieselbe Karte. Eine Karte für Gebote zu benennen zählt als eine Aktion; Gebote und Entscheidungen beim Fertigstellen zählen nicht.
    .title = Höchstzahl der Aktionen
rule-S2-17 = Wenn du mit deinen Aktionen fertig bist, ziehst du 4 Karten, oder nur bis zu deinem Handlimit, wenn das weniger sind. Du nimmst jede vom Stapel deiner Wahl, Mine oder Gilde, und siehst sie dir an, bevor du die nächste wählst. Du musst ziehen. Ein leerer Stapel wird übersprungen; sind beide leer, ist das Ziehen vorbei. Abgeworfene Gildenkarten kommen nie in den Stapel zurück. Der nächste Zug beginnt erst, wenn deiner zu Ende ist.
    .title = Ziehen

## S3

rule-S3-1 = Der letzte Zug wird ausgelöst, wenn jemand die letzte Karte des Gildenstapels zieht, die letzte Karte des Minenstapels zieht oder einen Zug mit vier oder mehr fertigen Königsstücken beendet. Wer ihn auslöst, spielt den Zug zu Ende, zieht dabei vom anderen Stapel weiter und ist danach fertig; alle anderen haben noch je einen Zug. Der letzte Zug wird nur einmal ausgelöst, und ein Stapel, der durch Mischen wieder gefüllt wird, ändert daran nichts. Wer seinen letzten Zug hatte, ist fertig: Die anderen können weiter aus seinem Markt kaufen, und er bekommt das Geld dafür, aber er bietet nicht mehr mit und stellt nichts mehr fertig.
    .title = Der letzte Zug
rule-S3-2 =
    Wenn alle fertig sind, wird in diesen Schritten gewertet:
    - Alle Handkarten und alle Karten in den Werkstätten, auch die Werkstapel, werden ohne Gegenwert abgeworfen, ebenso die Gildenkarten in den Märkten, außer fertigen Königsstücken.
    - Die Rohstoffe in den Märkten, aber nicht die unter Königsstücken, werden zu ihrem aktuellen Kaufwert (nicht zum Verkaufswert) an die Bank verkauft.
    - Alle fertigen Königsstücke werden aufgedeckt.
    - Für Rüstung, Waffe und Schild erhält jeweils 25 Bonusmünzen, wem das wertvollste einzelne Königsstück dieses Untertyps gehört. Bei Gleichstand werden die 25 Münzen gleichmäßig geteilt und jeder Anteil abgerundet; jeder Spieler zählt dabei nur einmal, auch wenn ihm mehrere der gleichwertigen Stücke gehören. Gibt es von einem Untertyp kein Königsstück, entfällt der Bonus.
    - Jedes fertige Königsstück bringt seinem Besitzer seinen Endwert.
    - Wer die meisten Münzen hat, gewinnt; bei Gleichstand ist der Sieg geteilt.
    .title = Wertung
rule-S3-3 = Ist bis zum Ende von Runde 100 kein letzter Zug ausgelöst worden, endet das Spiel dort und wird gewertet.
    .title = Höchstzahl der Runden

## S4

rule-S4-1 =
    In dieser Variante ersetzen Gebote den Kauf aus einem Markt (S2.13). Als Aktion benennst du eine offene Karte im Markt eines anderen Spielers. Du musst Platz für sie haben und ihren Kaufwert bezahlen können, abzüglich des Nachlasses des Feilschers, wenn du ihn hast; jede einzelne Karte kann nur einmal pro Zug benannt werden.
    Rechts vom Verkäufer beginnend und gegen den Uhrzeigersinn bietet jeder Berechtigte einmal oder passt. Wenn du die Karte benannt hast, bist du an deinem eigenen Platz an der Reihe und darfst ebenfalls passen. Das erste Gebot muss mindestens der Kaufwert sein, jedes weitere mindestens 1 Münze mehr als das letzte Gebot; ein Gebot beträgt höchstens 99 Münzen. Nicht berechtigt ist der Verkäufer, wer schon fertig ist (S3.1), wer weder im Markt noch in der Werkstatt Platz hat und wem die Münzen für das kleinste erlaubte Gebot fehlen.
    Der Höchstbietende bezahlt den Verkäufer und legt die Karte in seinen Markt, gekippt bis zum Ende des laufenden Zuges, oder in seine Werkstatt, je nachdem, wo Platz ist. Bietet niemand, bleibt die Karte, wo sie ist.
    .title = Bieten
rule-S4-2 = In dieser Variante wird der leere Minenstapel aus den abgeworfenen Rohstoffen und den Karten des Lagerhauses neu gemischt und löst das Spielende nicht mehr aus. Das geschieht sofort, wenn seine letzte Karte gezogen wird, auch mitten im Ziehen. Gibt es nichts zu mischen, wird es zu Beginn jeder Ziehphase erneut versucht.
    .title = Unerschöpfliche Mine

## S5

rule-S5-1 = Ein Werkzeug in Gebrauch streicht aus den Kosten einer Karte, für die es gilt, einen Teil, den der gesparte Rohstoff hätte bezahlen können: Ein Werkzeug, das Eisen spart, darf auch „beliebiges Metall“ streichen. Zwei Werkzeuge streichen zwei verschiedene Teile. Du musst die Ersparnis nutzen, und es werden so viele Teile gestrichen wie möglich. Du wählst die Rohstoffe, die du hinlegst; sie sind richtig, wenn es eine Art zu streichen gibt, nach der genau sie zu bezahlen sind. Ein Werkzeug für Gegenstände hilft nicht bei Königsstücken. Der Untertyp „Sonstiges“ umfasst auch Werkzeuge; Lehrlinge haben keinen Untertyp.
    .title = Was Werkzeuge sparen
rule-S5-2 =
    Ein Lehrling wirkt, sobald er fertig ist und solange er in deinem Lehrlingsbereich liegt. Limits addieren sich: das Grundlimit und alles, was deine Lehrlinge hinzufügen. Wo keine Bedingung steht, darf ein Lehrling bei einem Austausch (S2.3) immer gehen.
    - Budenkrämer: Dein Marktlimit ist 5 statt 4. Ein fertiges Königsstück zählt dort weiterhin als eine Karte, und vier fertige Königsstücke lösen weiterhin den letzten Zug aus. Er darf nicht gehen, wenn dein Markt danach über dem Limit wäre, die Wirkung des neuen Lehrlings mitgezählt.
    - Kiepenträger: Dein Handlimit ist um 2 höher, also 8, mit dem Stollenläufer 9. Die Zahl der gezogenen Karten ändert sich nicht. Er darf nicht gehen, wenn deine Hand danach über dem Limit wäre, die Wirkung des neuen Lehrlings mitgezählt.
    - Kerbholzschreiber: Zu Beginn jedes deiner Züge, vor dem Veredeln, nimmst du 3 Münzen aus der Bank; das geschieht von selbst. Er zahlt zum ersten Mal in dem Zug nach dem, in dem er fertig wurde, und auch in deinem letzten Zug. Geht er, behältst du, was er gebracht hat.
    - Stollenläufer: In deiner Ziehphase ziehst du 5 statt 4 Karten, jede vom Stapel deiner Wahl, und du siehst jede vor der nächsten; wie jedes Ziehen ist das Pflicht. Dein Handlimit ist um 1 höher, also 7, mit dem Kiepenträger 9, und beendet weiterhin das Ziehen. Er wirkt schon in dem Zug, in dem er fertig wird. Er darf nicht gehen, wenn deine Hand danach über dem Limit wäre, die Wirkung des neuen Lehrlings mitgezählt.
    - Werkbankbauer: Dein Werkstattlimit ist 9 statt 7. Er darf nicht gehen, wenn deine Werkstatt, mit dieser Karte darin und ohne den fertiggestellten Stapel, danach über dem Limit wäre.
    - Marktschreier: So oft du willst, darfst du auch gekippte Rohstoffe aus deinem Markt verkaufen, zu ihrem aktuellen Verkaufswert. Gekippte Gildenkarten können weiterhin nicht abgeworfen werden.
    - Balgtreter: Zweimal pro Zug darfst du ein Metall oder einen Edelstein, wenn du die Karte aus der Hand in deine Werkstatt spielst, gleich veredelt hineinlegen und sofort zum Herstellen verwenden. Das gilt nicht für Karten, die in den Markt gespielt, verschoben, aus einem Markt gekauft oder beim Aufbau ausgeteilt werden. Was du davon nicht nutzt, verfällt am Ende des Zuges.
    - Lagerschreiber: Immer wenn du im Lagerhaus kaufst, ist der Preis der höchste Kaufwert der Karte minus 2, aber mindestens 1, und die Karten darüber kosten nichts extra; das geschieht von selbst. Die Karte kommt auf deine Hand, also gilt das Handlimit.
    - Feilscher: Immer wenn du aus dem Markt eines anderen Spielers kaufst, zahlst du den aktuellen Kaufwert der Karte minus 3, aber mindestens 2 und nie mehr als den Kaufwert; das geschieht von selbst. Die Bank legt den Unterschied dazu, der Verkäufer bekommt also den vollen Wert. Beim Bieten (S4.1) gilt dasselbe für dein erfolgreiches Gebot, und um berechtigt zu sein, brauchst du nur die verringerte Summe.
    - Schrottsortierer: Einmal pro Zug darfst du, wenn du einen Gegenstand oder ein Werkzeug fertigstellst (ob du es benutzt oder verkaufst), ein Metall seines Stapels lose und veredelt in deine Werkstatt legen, statt es abzuwerfen. Das gilt nicht für Lehrlinge und Königsstücke. Platz ist immer, denn der Stapel ist ja weg. In der Phase, in der er fertig wird, zählt er schon für Karten, die nach ihm fertiggestellt werden. Geht er, bleibt ein behaltenes Metall liegen.
    .title = Die Lehrlinge
rule-S5-3 = Den Nachlass des Feilschers, bei einem Kauf oder einem erfolgreichen Gebot, zahlt die Bank: Der Verkäufer bekommt die volle Summe, und der Käufer braucht nur die verringerte.
    .title = Der Nachlass des Feilschers
rule-S5-4 = Der Kerbholzschreiber wirkt in S2.0, der Schrottsortierer in S2.4 und S2.5, der Balgtreter in S2.1 und S2.8, der Marktschreier in S2.11 und S2.15, der Lagerschreiber in S2.12, der Feilscher in S2.13 und S4.1 und der Stollenläufer in S2.17. Der Budenkrämer, der Kiepenträger und der Werkbankbauer ändern die Limits von S1.3, ebenso der Stollenläufer bei der Hand.
    .title = Wo Lehrlinge wirken
