# CEJ, the Jewellers: names and texts of the cards, gems and symbols.

## Gems

jewellers-resource-red = Rot
jewellers-resource-green = Grün
jewellers-resource-blue = Blau
jewellers-resource-gold = Gold
jewellers-resource-topaz = Topas
jewellers-resource-opal-court = Hofopal
jewellers-resource-opal-aesthete = Ästhetenopal
jewellers-resource-opal-noble = Adelsopal
jewellers-resource-opal-memorist = Denkmalbauer-Opal
jewellers-resource-opal-forge = Schmiedeopal
jewellers-resource-opal-religion = Religionsopal
jewellers-resource-opal-musician = Musikeropal
jewellers-resource-grey = Versprechensstein
jewellers-resource-black = Schwarzstein

## Schools

jewellers-term-court = Hof
jewellers-term-aesthete = Ästheten
jewellers-term-noble = Adel
jewellers-term-memorist = Denkmalbauer
jewellers-term-forge = Schmiede
jewellers-term-religion = Religion
jewellers-term-musician = Musiker
jewellers-term-green-backed = Karten mit grünem Rücken

## Natures

jewellers-term-fire = Feuer
jewellers-term-earth = Erde
jewellers-term-water = Wasser
jewellers-term-multi = Mehrfarbig
jewellers-term-none = Keine

## Music symbols

jewellers-term-beamed = ♬
jewellers-term-sharp = ♯
jewellers-term-note = ♪

## Options of a Mage Staff

jewellers-term-nature = zwei Karten seiner Natur
jewellers-term-cost = Kosten von 3 seiner Farbe und je 1 der anderen
jewellers-term-runes = zwei Runen seiner Farbe
jewellers-term-squares = zwei gefüllte Felder seiner Farbe

## Sides of the gifts

jewellers-term-families = Clanseite
jewellers-term-forged = Schmiedeseite
jewellers-term-active = aktive Seite
jewellers-term-inactive = inaktive Seite

## Symbols of the miners' finds

jewellers-term-wild4 = frei: Rot, Grün, Blau oder Gold
jewellers-term-wild3 = frei: Rot, Grün oder Blau
jewellers-term-crown = Krone

## Gifts

jewellers-card-warhammer = Kriegshammer
    .text = Zahle seinen Preis, nimm 1 Kristall oder Gold deiner Wahl und drehe ihn um. Am Ende ist die Clanseite ein mehrfarbiges Treuezeichen und die Schmiedeseite 4 leere Felder für jede Farbe.
jewellers-card-harp = Harfe
    .text = Drehe sie um und nimm 1 Kristall oder Gold. Am Ende zählt die aktive Seite als ein Musiksymbol deiner Wahl.
jewellers-card-inkwell = Tintenfass
    .text = Drehe es um und ersetze zwei Karten der Auslage. Am Ende zählt die aktive Seite als ein mehrfarbiges Treuezeichen.

## Miners' finds

jewellers-card-old-vein = Alte Ader
jewellers-card-flooded-gallery = Gefluteter Stollen
jewellers-card-moonlit-shaft = Mondschacht
jewellers-card-royal-survey = Königliche Vermessung
jewellers-card-forgotten-cache = Vergessenes Versteck
jewellers-card-cracked-wall = Gesprungene Wand
jewellers-card-mossy-ledge = Moosiger Sims
jewellers-card-steam-vent = Dampfspalte
jewellers-card-amber-hollow = Bernsteinhöhle
jewellers-card-silent-lake = Stiller See
jewellers-card-three-brothers = Drei Brüder
jewellers-card-lucky-pick = Glückshacke
jewellers-card-sunken-chest = Versunkene Truhe
jewellers-card-root-chamber = Wurzelkammer
jewellers-card-deep-echo = Tiefes Echo

## Projects

jewellers-card-investment-trio = Geteilte Investition
    .text = Wirf diese Karte bei einem Kauf ab. Die Kosten sinken um 1 Rot, 1 Grün und 1 Blau, ohne Wechselgeld.
jewellers-card-investment-colour = Kühne Investition
    .text = Wirf diese Karte bei einem Kauf ab. Die Kosten sinken um bis zu 3 Kristalle einer Farbe deiner Wahl, ohne Wechselgeld.
jewellers-card-privilege = Vorrecht
    .text = Wirf diese Karte ab, um mit deiner Hauptaktion zwei Karten zu kaufen: aus der Auslage, vom Ablagestapel oder je eine.
jewellers-card-cockade-fire = Kokarde des Feuers
    .text = Das Funkeln im Wertungsfeld ist nur ein Bild und zählt nicht.
jewellers-card-cockade-earth = Kokarde der Erde
    .text = Das Funkeln im Wertungsfeld ist nur ein Bild und zählt nicht.
jewellers-card-cockade-water = Kokarde des Wassers
    .text = Das Funkeln im Wertungsfeld ist nur ein Bild und zählt nicht.
jewellers-card-silver-mirror = Silberspiegel
    .text = Jede Kugel, die du kaufst, kostet 2 Steine deiner Wahl weniger.
jewellers-card-orb-of-embers = Kugel der Glut
    .text = Sie kostet 2 Steine weniger pro Spiegel, den du besitzt.
jewellers-card-garnet-studs = Granatstecker
jewellers-card-moss-agate-clasp = Moosachatspange
jewellers-card-moonwater-drops = Mondwassertropfen
jewellers-card-ember-bracelet = Glutarmreif
jewellers-card-oakleaf-tiara = Eichenlaub-Diadem
jewellers-card-tidal-necklace = Flutkette
jewellers-card-runic-arms-fire = Runenwappen des Feuers
jewellers-card-runic-arms-earth = Runenwappen der Erde
jewellers-card-runic-arms-water = Runenwappen des Wassers
jewellers-card-signet-of-the-elders = Siegelring der Ältesten
jewellers-card-throne-of-concord = Thron der Eintracht
jewellers-card-lineage-scroll = Ahnenrolle
jewellers-card-ancestral-goblet = Ahnenpokal
jewellers-card-livery-collar-fire = Livreekette des Feuers
jewellers-card-livery-collar-earth = Livreekette der Erde
jewellers-card-livery-collar-water = Livreekette des Wassers
jewellers-card-portrait-frame-fire = Porträtrahmen des Feuers
jewellers-card-portrait-frame-earth = Porträtrahmen der Erde
jewellers-card-portrait-frame-water = Porträtrahmen des Wassers
jewellers-card-monument-fire = Denkmal des Feuers
jewellers-card-monument-earth = Denkmal der Erde
jewellers-card-monument-water = Denkmal des Wassers
jewellers-card-concord-of-the-gates = Eintracht der Tore
jewellers-card-stele-of-union-first = Stele der Einheit der Clans
jewellers-card-stele-of-glory-deeds = Ruhmesstele der Taten
jewellers-card-archive-access = Zugang zum Archiv
    .text = Wirf diese Karte ab, wenn du vom Ablagestapel kaufst. Du zahlst 1 Kristall und 1 Gold weniger.
jewellers-card-gilded-mirror = Goldspiegel
    .text = Jede Kugel, die du kaufst, kostet 2 Steine deiner Wahl weniger.
jewellers-card-orb-of-tides = Kugel der Gezeiten
    .text = Sie kostet 2 Steine weniger pro Spiegel, den du besitzt.
jewellers-card-festival-parure = Festgeschmeide
jewellers-card-runic-arms-of-concord = Runenwappen der Eintracht
jewellers-card-signet-of-the-wardens = Siegelring der Wächter
jewellers-card-runed-helm = Runenhelm
jewellers-card-stele-of-union-second = Stele der Einheit der Städte
jewellers-card-concord-of-the-halls = Eintracht der Hallen
jewellers-card-bellows = Blasebalg
jewellers-card-anvil = Amboss
jewellers-card-quench-trough = Löschtrog
jewellers-card-spectacles-red-green = Brille des Schmieds
jewellers-card-spectacles-green-blue = Brille des Graveurs
jewellers-card-spectacles-blue-red = Brille des Prüfers
jewellers-card-long-tongs = Lange Zange
jewellers-card-hooked-tongs = Hakenzange
jewellers-card-ceremonial-hammer = Prunkhammer
jewellers-card-brazier-of-the-flame = Kohlebecken der Flamme
jewellers-card-altar-of-the-deep-earth = Altar der tiefen Erde
jewellers-card-font-of-the-springs = Becken der Quellen
jewellers-card-plinth-red-green = Sockel von Lava und Wurzel
jewellers-card-plinth-green-blue = Sockel von Wurzel und Welle
jewellers-card-plinth-blue-red = Sockel von Welle und Lava
jewellers-card-offering-table = Opfertisch
jewellers-card-coronation-censer = Krönungs-Weihrauchfass
jewellers-card-investment-trio-second = Investition der Gilde
    .text = Wirf diese Karte bei einem Kauf ab. Die Kosten sinken um 1 Rot, 1 Grün und 1 Blau, ohne Wechselgeld.
jewellers-card-investment-colour-second = Investition des Bankiers
    .text = Wirf diese Karte bei einem Kauf ab. Die Kosten sinken um bis zu 3 Kristalle einer Farbe deiner Wahl, ohne Wechselgeld.
jewellers-card-archive-access-second = Schlüssel des Archivars
    .text = Wirf diese Karte ab, wenn du vom Ablagestapel kaufst. Du zahlst 1 Kristall und 1 Gold weniger.
jewellers-card-privilege-second = Versiegeltes Vorrecht
    .text = Wirf diese Karte ab, um mit deiner Hauptaktion zwei Karten zu kaufen: aus der Auslage, vom Ablagestapel oder je eine.
jewellers-card-cursed-crystal-red = Fluchkristall: Rot
    .text = Solange er ausliegt, kannst du nicht passen, wenn du ihn mit einem roten Kristall aus deinem Vorrat bezahlen kannst. Je mehr du besitzt, desto weniger ist jeder wert.
jewellers-card-cursed-crystal-green = Fluchkristall: Grün
    .text = Solange er ausliegt, kannst du nicht passen, wenn du ihn mit einem grünen Kristall aus deinem Vorrat bezahlen kannst. Je mehr du besitzt, desto weniger ist jeder wert.
jewellers-card-cursed-crystal-blue = Fluchkristall: Blau
    .text = Solange er ausliegt, kannst du nicht passen, wenn du ihn mit einem blauen Kristall aus deinem Vorrat bezahlen kannst. Je mehr du besitzt, desto weniger ist jeder wert.
jewellers-card-cursed-crystal-gold-first = Fluchkristall: Gold (Neid)
    .text = Solange er ausliegt, kannst du nicht passen, wenn du ihn mit Gold aus deinem Vorrat bezahlen kannst. Je mehr du besitzt, desto weniger ist jeder wert.
jewellers-card-cursed-crystal-gold-second = Fluchkristall: Gold (Gier)
    .text = Solange er ausliegt, kannst du nicht passen, wenn du ihn mit Gold aus deinem Vorrat bezahlen kannst. Je mehr du besitzt, desto weniger ist jeder wert.
jewellers-card-cursed-crystal-gold-third = Fluchkristall: Gold (Stolz)
    .text = Solange er ausliegt, kannst du nicht passen, wenn du ihn mit Gold aus deinem Vorrat bezahlen kannst. Je mehr du besitzt, desto weniger ist jeder wert.
jewellers-card-geode-fire = Geode der Besessenheit: Feuer
    .text = Wenn du passt, verlierst du alle roten Kristalle deines Vorrats bis auf einen pro leerem Feld, das ihn aufnehmen kann.
jewellers-card-geode-earth = Geode der Besessenheit: Erde
    .text = Wenn du passt, verlierst du alle grünen Kristalle deines Vorrats bis auf einen pro leerem Feld, das ihn aufnehmen kann.
jewellers-card-geode-water = Geode der Besessenheit: Wasser
    .text = Wenn du passt, verlierst du alle blauen Kristalle deines Vorrats bis auf einen pro leerem Feld, das ihn aufnehmen kann.
jewellers-card-mage-staff-fire = Magierstab des Feuers
    .text = Wähle am Ende eines: zählt als zwei Karten seiner Natur; seine Kosten zählen als 3 Rot und je 1 der anderen Farben; ein Musiksymbol; zwei rote Runen; zwei gefüllte rote Felder.
jewellers-card-mage-staff-earth = Magierstab der Erde
    .text = Wähle am Ende eines: zählt als zwei Karten seiner Natur; seine Kosten zählen als 3 Grün und je 1 der anderen Farben; ein Musiksymbol; zwei grüne Runen; zwei gefüllte grüne Felder.
jewellers-card-mage-staff-water = Magierstab des Wassers
    .text = Wähle am Ende eines: zählt als zwei Karten seiner Natur; seine Kosten zählen als 3 Blau und je 1 der anderen Farben; ein Musiksymbol; zwei blaue Runen; zwei gefüllte blaue Felder.
jewellers-card-circlet-of-houses = Stirnreif der Häuser
jewellers-card-stele-of-union-third = Stele der Einheit der Reiche
jewellers-card-stele-of-glory-oaths = Ruhmesstele der Eide
jewellers-card-great-furnace = Hochofen
jewellers-card-chalice-fire = Kelch des Feuers
    .text = Zahle beliebig viele Kristalle seiner Farbe, mindestens einen. Je mehr du zahlst, desto mehr Punkte bringt er.
jewellers-card-chalice-earth = Kelch der Erde
    .text = Zahle beliebig viele Kristalle seiner Farbe, mindestens einen. Je mehr du zahlst, desto mehr Punkte bringt er.
jewellers-card-chalice-water = Kelch des Wassers
    .text = Zahle beliebig viele Kristalle seiner Farbe, mindestens einen. Je mehr du zahlst, desto mehr Punkte bringt er.
jewellers-card-reliquary-fire = Reliquiar des Feuers
    .text = Zahle 1 Gold und X Kristalle seiner Farbe, mindestens einen. Es zählt die Summe deiner X höchsten Kosten in dieser Farbe, das eigene X eingeschlossen.
jewellers-card-reliquary-earth = Reliquiar der Erde
    .text = Zahle 1 Gold und X Kristalle seiner Farbe, mindestens einen. Es zählt die Summe deiner X höchsten Kosten in dieser Farbe, das eigene X eingeschlossen.
jewellers-card-reliquary-water = Reliquiar des Wassers
    .text = Zahle 1 Gold und X Kristalle seiner Farbe, mindestens einen. Es zählt die Summe deiner X höchsten Kosten in dieser Farbe, das eigene X eingeschlossen.
jewellers-card-organ = Orgel
jewellers-card-drum-fire = Trommel des Feuers
    .text = Am Ende zählt sie als zwei Karten ihrer Natur.
jewellers-card-drum-earth = Trommel der Erde
    .text = Am Ende zählt sie als zwei Karten ihrer Natur.
jewellers-card-drum-water = Trommel des Wassers
    .text = Am Ende zählt sie als zwei Karten ihrer Natur.
jewellers-card-bagpipe-fire = Dudelsack des Feuers
    .text = Am Ende zählen seine Kosten als 3 Rot und je 1 der anderen Farben.
jewellers-card-bagpipe-earth = Dudelsack der Erde
    .text = Am Ende zählen seine Kosten als 3 Grün und je 1 der anderen Farben.
jewellers-card-bagpipe-water = Dudelsack des Wassers
    .text = Am Ende zählen seine Kosten als 3 Blau und je 1 der anderen Farben.
jewellers-card-flute = Flöte
jewellers-card-war-horn = Kriegshorn
jewellers-card-lute = Laute
jewellers-card-fiddle = Fiedel
jewellers-card-carillon = Glockenspiel
jewellers-card-hurdy-gurdy = Drehleier
