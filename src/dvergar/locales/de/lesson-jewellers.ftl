# Die Lektion der Juweliere. Ein Satz hat höchstens 12 Wörter, „Mehr“ höchstens 40.
# Wichtige Wörter stehen zwischen Sternchen.

lesson-jewellers-chapter-goal = Ziel
    .about = Die meisten Punkte gewinnen
lesson-jewellers-goal = Du bist *Juwelier*. Wer die meisten *Punkte* hat, gewinnt.
    .more = Vier Runden lang sammelst du Edelsteine und kaufst damit Karten. Regin, ein Bot, tut das auch. Jeder erlaubte Zug ist in Ordnung: Die Lektion passt sich an.
lesson-jewellers-card = Dein erstes Ziel: der *Glutarmreif*. Er bringt 10 Punkte.
    .more = Er kostet drei rote Kristalle und einen blauen. Die Karten der Auslage sind für euch beide da. Eine gekaufte Karte wird erst zur nächsten Runde ersetzt.

lesson-jewellers-chapter-draft = Die Schalen
    .about = Edelsteine auswählen
lesson-jewellers-pick-red = Nimm einen *roten* Kristall aus deiner Schale. Auch Regin wählt geheim.
    .more = Wenn ihr beide gewählt habt, wird aufgedeckt, und ihr tauscht die Schalen. Du weißt also, was du als Nächstes bekommen kannst.
lesson-jewellers-pick-red-other = Das geht auch, aber der Armreif braucht Rot und Blau.
lesson-jewellers-pick-blue = Die *Schalen* sind getauscht. Nimm den *blauen* Kristall.
lesson-jewellers-pick-red-2 = Deine erste Schale ist zurück. Nimm noch einen *roten* Kristall.
lesson-jewellers-pick-topaz = Nimm einen *Topas*: diese Runde ein Joker für Karten der Ästheten.
    .more = Jede Runde bevorzugt eine Schule, diesmal die Ästheten, die Schmuck machen. Kaufst du eine ihrer Karten, ersetzt ein Topas einen Edelstein, der dir fehlt.
lesson-jewellers-pick-topaz-2 = Nimm auch den anderen *Topas*. Den letzten Stein bekommst du automatisch.

lesson-jewellers-chapter-turn = Dein Zug
    .about = Tauschen, kaufen oder passen
lesson-jewellers-white = Mach ein *Manöver*: Tausch den grauen Stein gegen einen *roten* Kristall.
    .more = Ein grauer Stein ist ein Versprechen an die Bergleute. Er bringt dir einen Edelstein von der weißen Bergmannskarte. Das geht, bevor du eine Karte kaufst.
lesson-jewellers-white-green = Der Armreif braucht einen *roten* Kristall. Zurücknehmen?
lesson-jewellers-white-ask = Passen? Dann ist deine Runde vorbei, und du *kaufst* nichts.
lesson-jewellers-buy = *Kauf* den Glutarmreif: drei rote Kristalle und ein blauer.
lesson-jewellers-buy-ask = Passen? Du kannst noch den Armreif *kaufen*.
lesson-jewellers-buy-drops = Fang mit dem *Armreif* an: Die Tropfen kosten deinen blauen Kristall.
lesson-jewellers-symbols = Deine erste Karte! Sie bringt auch eine *Rune* und zwei *Funkeln*.
    .more = Manche Adelskarten zählen deine Runen, manche Ästhetenkarten deine Funkeln. Wähle also Karten, die zusammenpassen.
lesson-jewellers-regin = *Regin* kann keine Karte bezahlen. Er passt.
lesson-jewellers-buy-2 = *Kauf* die Mondwassertropfen: Deine zwei *Topase* bezahlen sie.
    .more = Das ist eine Ästhetenkarte, also ersetzt jeder Topas einen blauen Kristall. Sie bringt 4 Punkte, ein Funkeln und ein grünes Treuezeichen.
lesson-jewellers-buy-2-ask = Passen? Du kannst noch die Mondwassertropfen *kaufen*.
lesson-jewellers-pass = Du hast keine Edelsteine mehr. *Passe*, um deine Runde zu beenden.
    .more = Eine Runde endet, wenn alle gepasst haben. Was du nicht ausgibst, behältst du für die nächste Runde.

lesson-jewellers-chapter-medal = Medaillons und Krone
    .about = Treuezeichen zahlen sich aus
lesson-jewellers-medal = Du hast die meisten *Treuezeichen*. Nimm *Gold* als Belohnung.
    .more = Nach jeder Runde bekommt einen Kristall, wer die meisten Treuezeichen einer Farbe hat. Die meisten insgesamt bringen ein Gold. Du kannst pro Runde eine Belohnung nehmen.
lesson-jewellers-auction = Eine neue Runde: Die *Krone* wird für Gold versteigert.
lesson-jewellers-bid = Regin ist ausgestiegen. *Biete* 1 Gold und behalte die *Krone*.
    .more = Wer die Krone hat, beginnt. Am Ende zählt sie als ein Treuezeichen jeder Farbe.
lesson-jewellers-wild = Die Krone entscheidet: Wähle *Gold* für die freien Zeichen.
    .more = Der Fund der Bergleute zeigt freie Zeichen. Aus jedem wird ein Stein deiner Farbe auf der weißen Bergmannskarte, für alle mit grauen Steinen.

lesson-jewellers-chapter-ending = Wertung
    .about = Woher Punkte kommen
lesson-jewellers-score = Du hast jetzt 54 *Punkte*, 14 davon durch deine zwei Karten.
    .more = Die anderen 40 sind für Medaillons: 6 für die meisten Treuezeichen einer Farbe, 12 für die meisten insgesamt, mehr bei klarem Vorsprung. Regin kann sie dir noch abnehmen.
lesson-jewellers-ending = Nach vier Runden entscheidet die *Schlusswertung*.
    .more = Jede Runde bringt eine andere Schule, neue Edelsteine und neue Karten. Am Ende zählen Karten und Medaillons. Übrige Edelsteine sind nichts wert.
lesson-jewellers-finish = Du kennst die Juweliere. *Diese Partie* gegen Regin *zu Ende spielen*?
