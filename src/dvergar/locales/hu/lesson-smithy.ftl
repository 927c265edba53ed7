# A Dwarven Smithy leckéje. Egy mondat legfeljebb 12 szó, a „Bővebben” legfeljebb 40.
# A kulcsszavak csillagok között állnak.

lesson-smithy-chapter-goal = Cél
    .about = A legtöbb érme nyer
lesson-smithy-goal = Egy *kovácsműhely* a tiéd. Az nyer, akinek a legtöbb *érméje* van.
    .more = Ércből fém lesz, fémből áru, áruból érme. A szomszéd műhelyt Regin, egy bot vezeti. Bármilyen szabályos lépés jó: a lecke alkalmazkodik hozzád.

lesson-smithy-chapter-craft = Készítés
    .about = Tárgyak, amelyek érmét érnek
lesson-smithy-refined = Ez a *műhelyed*. Épp most finomította meg a négy erőforrásodat.
    .more = Minden köröd elején megfinomítja a fémeket és a drágaköveket. A finomított erőforráson csillag van. Többet ér, és készíteni lehet belőle.
lesson-smithy-craft = *Készítsd el* az Ünnepi páncélkesztyűt: vas, ezüst és arany.
    .more = A céhkártyán látod, mibe kerül. A műhelyed finomított erőforrásaival fizetsz. Válaszd ki a kesztyűt a kezedben, aztán a készítést.
lesson-smithy-craft-other = Ez is jó. A páncélkesztyűt még *elkészítheted*.
lesson-smithy-craft-ask = Befejezed az akcióidat? A páncélkesztyűt még *elkészítheted*.
lesson-smithy-stack = A *páncélkesztyű* a következő körödre kész, és 30 érmét hoz.
    .more = Addig a kártya az erőforrásain fekszik a műhelyedben. Senki sem nyúlhat hozzá. Az arany táblán látod, mennyit hoz, ha elkészül.

lesson-smithy-chapter-refine = Finomítás
    .about = Készülj a következő körre
lesson-smithy-play-silver = Játssz ki *ezüstöt* a *műhelyedbe*: a következő körödre finomított lesz.
    .more = Egy körben annyi kártyát játszhatsz ki, amennyit akarsz. A műhelyben hét, a piacon négy kártya fér el.
lesson-smithy-play-silver-other = Ez is jó: a műhelyben minden finomított lesz a következő körödre.
lesson-smithy-play-silver-market = A *piacon* finomítatlan marad. Visszavonod?
lesson-smithy-play-silver-ask = Befejezed? Még kijátszhatsz *ezüstöt* a műhelyedbe.
lesson-smithy-play-mithril = Játssz ki *mithrilt* is a *műhelyedbe*. Hamarosan kell majd.
lesson-smithy-play-mithril-ask = Befejezed? Még kijátszhatsz *mithrilt* a műhelyedbe.
lesson-smithy-play-gold = Játssz ki *aranyat* a *piacodra*. A következő körödben eladhatod.
    .more = A kártya ferdén érkezik a piacra. A következő körödtől adhatod el. Addig a többiek megvehetik tőled.
lesson-smithy-end = Egy körre ennyi elég. *Fejezd be az akcióidat*.
lesson-smithy-draw-guild = Húzz két *céhkártyát*: ezeket lehet elkészíteni.
    .more = Az akcióid után négy kártyát húzol, de legfeljebb annyit, amennyi a kezedbe fér: hatig. Mindegyiket látod, mielőtt a következő paklit választod.
lesson-smithy-draw-mine = Az utolsó két kártyát a *bányából* húzd: ezek erőforrások.
lesson-smithy-regin = Most *Regin* jön. Figyeld, mi kerül a piacára.

lesson-smithy-chapter-trade = Eladás
    .about = A piacod pénzt hoz
lesson-smithy-paid = Kész a *páncélkesztyű*. A királyi udvar 30 érmét fizet érte.
    .more = A tárgy a köröd elején készül el, és azonnal fizet. Utána a kártyát és az erőforrásait eldobod.
lesson-smithy-sell = *Add el* az aranyat a piacodról 2 érméért.
    .more = A finomított arany 5 érmét ér, ezért sokszor megéri várni. Amit eladsz, a raktárba kerül, ahonnan bárki megveheti.
lesson-smithy-sell-other = Eladtad. Az *aranyat* is eladhatod.
lesson-smithy-sell-ask = Befejezed az akcióidat? Az *aranyadat* még eladhatod.

lesson-smithy-chapter-train = Kiképzés és vétel
    .about = Segítség a játszma végéig
lesson-smithy-train = *Képezd ki* a Tárnafutárt: ezüstbe és mithrilbe kerül.
    .more = A segéd a játszma végéig segít: a Tárnafutárral négy helyett öt kártyát húzol. A szerszám ugyanígy készül, és mindig megspórol egy erőforrást. Mindkettőből kettőt használhatsz.
lesson-smithy-train-king = Az Esküpenge mindkét mithrilt elviszi. Visszavonod, és előbb *kiképzel*?
lesson-smithy-train-ask = Befejezed? A Tárnafutárt még *kiképezheted*.
lesson-smithy-buy = *Vedd meg* Regin mithriljét 6 érméért. Nem mondhat nemet.
    .more = Más piacáról bármelyik kártyát megveheted a vételi értékén: ez a szám az aranyérmében. Az érméket az eladó kapja.
lesson-smithy-buy-ask = Befejezed? Regin *mithriljét* még megveheted.
lesson-smithy-place = Tedd a *műhelyedbe*: a következő körödre finomított lesz.

lesson-smithy-chapter-king = Királyi tárgyak
    .about = Sok pont a végén
lesson-smithy-king = Az *Esküpenge* királyi tárgy: a végén 53 érmét ér.
    .more = A játszma végéig lefordítva marad a piacodon. A legértékesebb fegyver, pajzs és páncél 25-25 érmével többet hoz.
lesson-smithy-silver = Az Esküpengéhez *ezüst* kell: játssz ki egyet a *műhelyedbe*.
lesson-smithy-silver-ask = Befejezed? Még kijátszhatsz *ezüstöt* a műhelyedbe.
lesson-smithy-end-2 = *Fejezd be az akcióidat*, és húzz, amíg a kezed megtelik.
lesson-smithy-craft-king = Az ezüst és két mithril finomított: *készítsd el* az Esküpengét.
    .more = Lefordítva fekszik az erőforrásain. Regin az erőforrásokat látja, a kártyát nem. A Tárnafutár is elkészült: mostantól neked dolgozik.
lesson-smithy-craft-king-ask = Befejezed? Az Esküpengét még *elkészítheted*.
lesson-smithy-end-3 = *Fejezd be az akcióidat*, és húzz. A következő körödre elkészül.
lesson-smithy-hidden = Kész: egy helyet foglal a *piacodon*, és biztonságban van.
    .more = A kész királyi tárgyat senki sem mozgathatja, adhatja el vagy veheti meg. Csak te nézheted meg. A játszma végén fizet.

lesson-smithy-chapter-ending = A vége
    .about = Mikor ér véget a játszma
lesson-smithy-ending = Négy *királyi tárgy* vagy egy üres pakli: jön az utolsó kör.
    .more = A többieknek még egy körük van. A végén az érméid, a királyi tárgyaid és a piacod erőforrásai számítanak. A kezed és a műhelyed semmit sem ér.
lesson-smithy-finish = Ismered a kovácsműhelyt. *Befejezed ezt a játszmát* Regin ellen?
