# Silberzwerg: the rules, one message per rule id (Z2.6 is rule-Z2-6).

rules-silberzwerg-title = Silberzwerg: a szabályok
rules-silberzwerg-goal = Légy te a leggazdagabb: aki elsőként eléri a 600 tallért, azonnal győz. Tallért megbízások teljesítésével és drágakövek eladásával szerzel.
rules-silberzwerg-turn = Minden fordulóban mindenki titokban elhelyezi a törpéit, aztán egyszerre felfeditek őket. A szellemek zavarják a többieket, a bányászok drágaköveket bányásznak, a törpeurak vesznek, eladnak vagy megbízást teljesítenek.
rules-silberzwerg-ends = A játszma véget ér, amint valaki eléri a 600 tallért. Ha előbb fogynak el a megbízások, a leggazdagabb győz.

chapter-Z0 = Tartozékok
chapter-Z1 = Előkészületek
chapter-Z2 = Egy forduló
chapter-Z3 = Jelek
chapter-Z4 = A játszma vége és az elszámolás
chapter-Z5 = Változatok
chapter-Z6 = Ami rejtve van

## Icons

icon-silberzwerg-gem = A drágakő sárga, piros, zöld vagy kék. Megbízásokhoz kell, vagy eladod.
    .title = Drágakő
icon-silberzwerg-miner = Törpe, aki 1 drágakövet hoz neked a bányájából.
    .title = Bányász
icon-silberzwerg-lord = Vezér, aki üzletet köt neked: drágakövet vesz, drágakövet ad el, vagy megbízást teljesít. Minden fordulóban minden vezérről eldöntöd, hogy törpeúr vagy szellem legyen.
    .title = Törpeúr
icon-silberzwerg-ghost = Vezér, aki a többieket zavarja: elűzi a törpéiket, megbízást emel vagy csökkent, vagy drágakövet szerez.
    .title = Szellem
icon-silberzwerg-contract = Egy megbízás 8 drágakövet kér, és tallért fizet. Ez az ikon jelöli a tábla megbízásoszlopát is: a törpeurak ott teljesítik, a szellemek ott emelik vagy csökkentik a megbízásokat.
    .title = Megbízás
icon-silberzwerg-gems = A játékos zsákja melletti szám megmutatja, hány drágakő van benne. Ez az ikon jelöli a tábla drágakőoszlopát is: a törpeurak ott adják el a köveket, a szellemek ott cserélik vagy lopják.
    .title = Zsák és drágakőoszlop
icon-silberzwerg-price = Ennyibe kerül ebben a fordulóban a bánya egy drágaköve. Ezen az áron veszel és adsz el.
    .title = Ár
icon-silberzwerg-value = Ennyi tallért fizet most a megbízás. Négy értéke van, és minden forduló végén a következőre csökken.
    .title = Érték
icon-silberzwerg-penalty = Ennyi tallért veszít a gazdája, ha a megbízás teljesítetlenül kerül ki a játékból.
    .title = Büntetés
icon-silberzwerg-lack = A megbízáson a halvány drágakő az, ami még hiányzik neked.
    .title = Hiányzó drágakő
icon-silberzwerg-first = Ez a játékos cselekszik elsőként ebben a fordulóban.
    .title = Kezdőjátékos
icon-silberzwerg-sealed = Ez a játékos elkészült a tervével. Senki sem látja, amíg mindenki le nem pecsételte a magáét.
    .title = Lepecsételve
icon-silberzwerg-axe = Szerszám. Három teljesített fejszés megbízás további 40 tallért fizet.
    .title = Fejsze
icon-silberzwerg-pick = Szerszám. Három teljesített csákányos megbízás további 40 tallért fizet.
    .title = Csákány
icon-silberzwerg-hammer = Szerszám. Három teljesített kalapácsos megbízás további 40 tallért fizet.
    .title = Kalapács
icon-silberzwerg-plus-minus-5 = Egyszer használható: kapsz 5 tallért, egy másik játékos pedig veszít 5-öt.
    .title = +5/−5
icon-silberzwerg-no-ghost = Egyszer használható: meghiúsítod, amit egy másik játékos szelleme éppen tenni készül.
    .title = Áthúzott szellem
icon-silberzwerg-minus-3 = Egyszer használható: az egyik szín kövei a forduló végéig 3 tallérral olcsóbbak.
    .title = −3

## Z0

rule-Z0-1 = Összesen 84 drágakő van, minden színből 21. Színenként egy csak az árat jelzi, ezért színenként 20 kővel játszotok. A kiadott, eladott és visszaadott kövek visszakerülnek a bányájukba.
    .title = Drágakövek
    .example = Astrid egy 8 kék kőre szóló megbízást teljesít. Mind a 8 visszakerül a kék bányába, ahol bárki újra kibányászhatja vagy megveheti őket.
rule-Z0-2 =
    Összesen 34 megbízás van. Mindegyik 8 drágakövet kér egy, két vagy három színből, minden színből páros számút. Minden összeállítás pontosan egyszer fordul elő:
    - 4 megbízás 8 egyszínű kőre szól
    - 12 megbízás 6 és 2 kőre
    - 6 megbízás 4 és 4 kőre
    - 12 megbízás 4, 2 és 2 kőre
    .title = Megbízások
    .example = Csak egy megbízás kér 6 piros és 2 sárga követ. A 6 sárga és 2 piros kőre szóló egy másik kártya.
rule-Z0-3 =
    Egy megbízásnak négy értéke van. A legmagasabbról indul, és minden forduló végén a következőre csökken. Van büntetése is, és lehet rajta egy jel (Z3 fejezet).
    - 8 egyszínű kő: 120, 105, 90 vagy 75 tallér, büntetés 30, jel nélkül
    - 6 és 2 kő: 100, 88, 76 vagy 64 tallér, büntetés 20, egy jel
    - 4 és 4 kő: 90, 80, 70 vagy 60 tallér, büntetés 15, egy jel
    - 4, 2 és 2 kő: 80, 70, 60 vagy 50 tallér, büntetés 10, egy jel
    .title = Értékek, büntetések és jelek
    .example = A 6 piros és 2 sárga kőre szóló megbízás 100 tallérról indul. Egy forduló után 88-at ér, aztán 76-ot, végül 64-et. A büntetése 20 tallér, a jele fejsze.
    .edge =
        A hat jel mindegyike öt megbízáson szerepel.
        Az értékek, a büntetések, a jelek és az ártáblázat a mi rekonstrukciónk. Eltérnek a dobozban lévőktől. A nyomtatott kártyákon a legmagasabb érték sárga.
rule-Z0-4 = Minél több bányász dolgozik egy bányában, annál olcsóbbak a kövei. Számold össze ott az összes játékos bányászait. Egy kő ára 11 tallér, bányászonként 1 tallérral kevesebb, de legalább 1.
    .title = Ártáblázat
    .example = Bányász nélküli bányában egy kő ára 11 tallér. Ha 5 bányász van ott, az ára 6. Ha 10 vagy több, az ára 1.

## Z1

rule-Z1-1 = Kezdéskor a vagyonod 50 tallér, és van 4 bányászod, 2 vezéred és egy helyed a saját megbízásodnak. Minden fordulóban minden vezérről eldöntöd, hogy törpeúr vagy szellem legyen. Két további megbízás nyilvános: nem tartoznak senkihez, és bárki teljesítheti őket. Két játékosnál több törpéd és megbízásod van (Z5.1).
    .title = Amivel kezdesz
rule-Z1-2 = Négy drágakő, színenként egy, a bányákból egy közös zsákba kerül. A bányákban színenként 19 marad. Sorsolás dönti el, ki húz először. Aztán mindenki egyesével húz, az óramutató járása szerint, amíg el nem fogynak. Aki a sárgát húzza, az a kezdőjátékos. A köveidet rejtve tartod a saját zsákodban.
    .title = Kezdő kövek és kezdőjátékos
    .example = Három játékos húz: Brokk zöldet, Eitri sárgát, Regin pirosat. Brokk húzott először, ezért övé az utolsó kő is, egy kék. Eitri a kezdőjátékos.
    .edge = Két játékosnál mindkettő két követ kap. Három játékosnál a negyedik kő is azé, aki először húzott.
rule-Z1-3 = Mindenki kap egy megbízást, a kezdőjátékostól az óramutató járása szerint. Aztán két megbízás a nyilvános helyekre kerül. Minden megbízás a legmagasabb értékéről indul.
    .title = Az első megbízások
    .edge = Két játékosnál mindkettő két megbízást kap. Három játékosnál a negyedik játékos helye üres marad.

## Z2

rule-Z2-1 =
    Egy forduló 11 fázisból áll, ezek a Z2.1–Z2.11 szabályok. Először mindenki elkészíti a tervét, egyszerre és titokban.
    - Bányászok: oszd el az összes bányászodat a négy bánya között, ahogy akarod.
    - Vezérek: helyezd el minden vezéredet, törpeúrként vagy szellemként, a hat oszlop egyikében. Ezek a négy bánya, a megbízásoszlop és a drágakőoszlop.
    Minden oszlopban lehet egy törpeurad és egy szellemed, de két egyforma sohasem. Az összes törpédet el kell helyezned. Utána pecsételd le a tervedet.
    .title = Elhelyezés
    .example = Astrid 3 bányászt tesz a piros bányába és 1-et a zöldbe. Az egyik vezére szellem lesz a piros bányában. A másik törpeúr lesz a megbízásoszlopban.
rule-Z2-2 = Amikor minden terv le van pecsételve, egyszerre felfeditek őket. Innentől mindenki minden törpét lát. A forduló végén (a Z2.11 után) minden törpe visszatér a játékosához, az elűzöttek is.
    .title = Felfedés
rule-Z2-3 = Most dőlnek el az árak. Számold össze minden bányában az összes játékos bányászait, és keresd ki az árat (Z0.4). Az ár csak erre a fordulóra szól, akkor is, ha később a szellemek bányászokat űznek el. Csak a −3 jel csökkentheti (Z3.4).
    .title = Árak
    .example = Astridnak 3 bányásza van a piros bányában, Brokknak 2. Ez összesen 5, tehát egy piros kő ára 6 tallér. A sárga és a zöld bányában 4 bányász van, a kékben 3. Így a sárga és a zöld kő ára 7, a kéké 8.
rule-Z2-4 =
    A szellemek a többieket zavarják, vagy a saját terveidet segítik. A kezdőjátékos az összes szellemével cselekszik, tetszőleges sorrendben. Aztán a következő játékos jön, az óramutató járása szerint. Egy szellem egyet tesz meg abból, amit az oszlopa enged, vagy semmit:
    - Bánya: űzd el ebből a bányából az ellenfeleid 1 vagy 2 törpéjét. Bármelyik ellenfél bányásza, törpeura és szelleme lehet. Vagy vegyél el 1 drágakövet ebből a bányából, ha van benne.
    - Megbízás: emeld a saját megbízásodat vagy egy nyilvánosat egy fokkal, a következő magasabb értékre. Vagy csökkentsd egy ellenfeled megbízását vagy egy nyilvánosat egy fokkal, a következő alacsonyabb értékre.
    - Drágakövek: cserélj el 2 drágakövet a bányák 2 kövére. Vagy húzz találomra 2 drágakövet egy ellenfeled zsákjából, vagy 1-1 követ két ellenfeledéből.
    Ha egy szellem olyan megbízást csökkent, amely már a legalacsonyabb értékén áll, az kikerül a játékból. Ha egy ellenfélé volt, ő kifizeti a büntetést. Ha nyilvános volt, senki sem fizet.
    Az elűzött törpék ebben a fordulóban már nem tesznek semmit. A megbízásoszlopban és a drágakőoszlopban a törpék biztonságban vannak.
    A saját törpédet nem űzheted el, a saját megbízásodat nem csökkentheted, az ellenfélét nem emelheted.
    .title = Szellemek
    .example =
        Astrid a kezdőjátékos. Az óramutató járása szerint Brokk, Eitri és Regin követi.
        - Bánya: Astrid szelleme a piros bányában van. Elűzi Brokk egyik bányászát és a törpeurát. Ehelyett elvehetett volna 1 piros követ.
        - Megbízás: Brokk saját megbízása 88 tallért ér. A szelleme 100-ra emeli. Ehelyett csökkenthette volna Regin megbízását. Az 64-en áll, a legalacsonyabb értékén. Kikerült volna a játékból, és Regin 20 tallért fizetett volna.
        - Drágakövek: Eitri szelleme 2 kék követ cserél 1 sárgára és 1 zöldre. Ehelyett húzhatott volna 1 követ Astrid és 1 követ Regin zsákjából.
    .edge =
        Olyan szellemet nem űzhetsz el, amelyik már cselekedett, vagy amelyiknek a tettét meghiúsították.
        Senki sem emelhet megbízást a legmagasabb értéke fölé. Több szellem is elfordíthatja ugyanazt a megbízást. A felszabadult hely az új megbízások osztásáig üres marad (Z2.9).
        A csere mindig 2 kő 2 kőért, tetszőleges színekben. Akár ugyanolyan színű köveket is elvehetsz, mint amilyeneket adsz. Olyan köveket veszel el, amelyek már a bányákban vannak; a tieid csak utána kerülnek vissza.
        Üres zsákból nem lophatsz. Ha az egyetlen áldozatodnak csak 1 köve van, 1-et húzol. Ahhoz, hogy két ellenféltől húzz 1-1 követ, mindkettőnek kell, hogy legyen köve.
        Ha egy szellemeddel nem teszel semmit, az is cselekvésnek számít. A választás nélkül maradt szellem kimarad. Új lehetőséget kap, valahányszor ugyanannak a játékosnak egy másik szelleme cselekedett. Két játékosnál akkor kap új lehetőséget, amikor ismét a gazdája következik.
        Az elűzött vagy meghiúsított szellem már nem cselekszik.
rule-Z2-5 = Minden bányászod, aki még a bányában van, ingyen hoz neked 1 drágakövet a bánya színéből. Ez magától történik, a kezdőjátékostól az óramutató járása szerint. Ha egy bánya kiürült, a többi bányász nem talál semmit.
    .title = Bányászat
    .example = A piros bányában csak 3 kő maradt. Astrid a kezdőjátékos, és a 3 bányásza mindet kibányássza. Brokk utolsó ottani bányásza nem talál semmit.
    .edge = Egy játékos összes bányásza megelőzi a következő játékoséit, két játékosnál is.
rule-Z2-6 =
    A törpeurak drágakövekkel kereskednek, és megbízásokat teljesítenek. A kezdőjátékos az összes törpeurával cselekszik, tetszőleges sorrendben. Így az egyik megveheti azt a követ, amelyre a másiknak szüksége van. Aztán a következő játékos jön, az óramutató járása szerint. Minden törpeúr egyszer cselekszik, vagy nem tesz semmit. Hogy mit tehet, az az oszlopától függ:
    - Bánya: vegyél annyi drágakövet ebből a bányából a forduló árán, amennyit akarsz és ki tudsz fizetni. Adósságba nem kerülhetsz.
    - Megbízás: teljesítsd a saját megbízásodat vagy egy nyilvánosat. Add vissza a 8 drágakövét a bányáknak, és kapd meg az aktuális értékét. Ha van rajta jel, tartsd meg magad előtt, képpel felfelé. Ha nincs, kikerül a játékból.
    - Drágakövek: adj el egy vagy több drágakövet, bármilyen színűt, a forduló árain.
    .title = Törpeurak
    .example =
        Később, ugyanebben a fordulóban három törpeúr cselekszik.
        - Bánya: Regin törpeura a zöld bányában van. Vesz 3 zöld követ, darabját 7 tallérért. Regin 21 tallért fizet, a vagyona 240-ről 219-re csökken.
        - Megbízás: Astrid megbízása 4 piros, 2 sárga és 2 zöld követ kér, és most 70 tallért ér. Visszaadja ezt a 8 követ, a vagyona 210-ről 280 tallérra nő. A megbízáson kalapács van, ezért megtartja.
        - Drágakövek: Eitri 4 sárga követ ad el 7 tallérért és 1 kéket 8-ért. Kap 28 + 8 = 36 tallért.
    .edge =
        Az az ár vagy érték számít, ami a törpeúr cselekvésének pillanatában érvényes.
        Vásárláskor 12-nél több drágaköved is lehet (Z2.10).
        Egy törpeúr egy megbízást teljesít. A helye az új megbízások osztásáig üres marad (Z2.9).
        Az a törpeúr, amelyik nem tud mit tenni, kimarad. Két játékosnál a gazdája következő körében új lehetőséget kap.
        Nem marad ki az a törpeurad, amelyiknek a saját −3 vagy +5/−5 jeled segíthet a vételben. Ha például 5 tallérod van, és az ár 8, egy −3 után vehetsz egy követ.
rule-Z2-7 = A táblán maradt minden megbízás egy fokkal, a következő alacsonyabb értékére csökken. Amelyik már nem csökkenhet, az lejár (Z2.8).
    .title = A megbízások értéke csökken
    .example = Brokk megbízása 100-ról 88 tallérra csökken. Eitrié 76-ról 64-re, a legalacsonyabb értékére. Még egy fordulót marad.
rule-Z2-8 = Egy megbízás lejár, ha már az értékcsökkenés (Z2.7) előtt a legalacsonyabb értékén állt. Kikerül a játékból. A gazdája kifizeti a büntetést. Ha a megbízás nyilvános volt, senki sem fizet. Amelyik csak most csökkent a legalacsonyabb értékére, az marad.
    .title = Lejárt megbízások
    .example = Regin megbízása 64-en állt, a legalacsonyabb értékén. Kikerül a játékból, és Regin kifizeti a 20 tallér büntetést. A vagyona 219-ről 199-re csökken.
rule-Z2-9 = Az üres helyekre új megbízások kerülnek a pakliból, a kezdőjátékostól az óramutató járása szerint. A nyilvános helyek következnek utoljára. Minden megbízás a legmagasabb értékéről indul. Ha a pakli elfogyott, a többi hely üres marad.
    .title = Új megbízások
    .example = Astrid teljesítette a megbízását, Reginé lejárt. Astrid a kezdőjátékos, ezért övé a pakli következő megbízása. Regin az azutánit kapja.
    .edge = Két játékosnál előbb az egyik játékos mindkét helye telik meg, aztán a másiké.
rule-Z2-10 = Most legfeljebb 12 drágakövet tarthatsz meg. Ha több van, adj vissza tetszésed szerint a bányáknak. A forduló közben nincs határ.
    .title = Legfeljebb 12 drágakő
    .example = Reginnek 8 köve volt, kibányászott 4-et, és vett 3-at. Ez 15, ezért 3 követ visszaad.
    .edge = A játékosok egymás után adják vissza a köveket, a sorrendjük szerint, és mindenki látja.
rule-Z2-11 = Az óramutató járása szerint következő játékos lesz a kezdőjátékos, és új forduló kezdődik.
    .title = Új kezdőjátékos
    .example = Ebben a fordulóban Astrid volt a kezdőjátékos. A következőben Brokk az, aki a bal oldalán ül.

## Z3

rule-Z3-1 = A teljesített, jellel ellátott megbízások képpel felfelé előtted maradnak. Gyűjtsd össze háromszor ugyanazt a szerszámot: fejszét, csákányt vagy kalapácsot. A harmadik ilyen teljesített megbízásért az értékén felül 40 tallért kapsz. Ezután mindhárom megbízás kikerül a játékból.
    .title = Fejsze, csákány és kalapács
    .example = Brokk két fejszés megbízást tart meg. Teljesít egy harmadikat, amely 76 tallért ér. Kap 76 + 40 = 116 tallért, és mindhárom kikerül a játékból.
    .edge = Ez azonnal és magától történik. Előbb a harmadik megbízás értéke jár, aztán a 40 tallér.
rule-Z3-2 = Kapsz 5 tallért, és választasz egy másik játékost, aki veszít 5-öt. Akinek 5-nél kevesebb tallérja van, az mindet elveszíti. A te 5 tallérod akkor is jár.
    .title = +5/−5
    .example = Eitrinek 131 tallérja van, Brokknak 3. Eitri Brokk ellen használja a jelét. Most Eitrinek 136 tallérja van, Brokknak 0.
    .edge = A veszteség akkor is érvényes, ha az 5 talléroddal megnyered a játszmát.
rule-Z3-3 = Az áthúzott szellemmel meghiúsítod, amit egy másik játékos szelleme éppen tenni készül. Bármi ellen jó, amit egy szellem tehet (Z2.4), akárki is a célpont. A szellem ezzel cselekedett, de hatás nélkül. A saját szellemed tettét nem hiúsíthatod meg.
    .title = Áthúzott szellem
    .example = Astrid szelleme el akarja űzni Brokk két bányászát. Regin használja az áthúzott szellemét. Mindkét bányász marad, és Astrid szelleme ebben a fordulóban már nem tesz semmit.
    .edge =
        A szellem gazdája előbb megnevezi a tettet és a célpontokat. Cserénél csak a cserét nevezi meg, lopásnál az ellenfeleket.
        Aztán mindenki egyszer dönthet, akinek van áthúzott szelleme, a gazda bal oldalán kezdve. Az első, aki használja, lezárja a kérdést.
        A meghiúsított lopásnál senki sem húz követ. A meghiúsítást nem lehet meghiúsítani.
rule-Z3-4 = Válassz egy színt. A kövei a forduló végéig 3 tallérral olcsóbbak. Ez minden játékosra érvényes, vételnél és eladásnál is. Az ár sohasem csökken 1 alá.
    .title = −3
    .example = A kék kő ára 8 tallér. Regin a kékre használja a jelét. A forduló végéig mindenki 5 tallérért veszi és adja el a kék köveket.
    .edge = Több −3 jel összeadódik. Ha az ár 1, nem használhatod rá.
rule-Z3-5 = Minden +5/−5, áthúzott szellem és −3 csak egyszer használható. Utána a megbízása kikerül a játékból. A +5/−5 és a −3 jelet akkor használhatod, mielőtt vagy miután egy saját szellemed vagy törpeurad cselekszik. Ha e kettő közül van valamelyik jeled, a törpeurak fázisa előtt is dönthetsz róla (Z2.6). A fázis után ismét dönthetsz, de már csak a +5/−5 jelről.
    .title = Mikor használhatod a jeleket
    .example = Eitrinek két törpeura van. Az első olyan megbízást teljesít, amelyen −3 van. Eitri azonnal használja, és a piros kő árát 6-ról 3-ra csökkenti. Aztán a második törpeura piros köveket vesz.
    .edge =
        A döntés a kezdőjátékostól az óramutató járása szerint halad. Minden alkalommal annyi jelet használhatsz, amennyit akarsz, az imént szerzettet is.
        Elhelyezéskor (Z2.1) és a kövek visszaadásakor (Z2.10) nem használhatsz jelet.
        Nem kapsz kérdést, ha nincs használható jeled, és közvetlenül azután sem, hogy a szellemed tettét meghiúsították.
        A nyomtatott szabály szerint a −3 bármikor használható.

## Z4

rule-Z4-1 = A vagyonod sohasem csökken 0 alá. Ha nem tudod a teljes büntetést kifizetni, azt fizeted ki, amid van. A többit elengedik.
    .title = Nincs adósság
    .example = Eitrinek 12 tallérja van, és 20 büntetést kell fizetnie. Kifizet 12-t, és 0 marad neki.
rule-Z4-2 = Azonnal győzöl, ha 600 vagy több tallérod van, akár egy fázis közepén is. Mindegy, miből szerezted. A többiek sorrendjét a vagyonuk dönti el.
    .title = Győzelem 600 tallérral
    .example =
        Astridnak 480 tallérja van, és két kalapácsos megbízást tart meg. A „Nyilvános bónusz” be van kapcsolva. Teljesít egy nyilvános megbízást a harmadik kalapáccsal:
        - A megbízás értéke: 88
        - Nyilvános bónusz: 15
        - Három kalapács: 40
        Kap 143 tallért, így 480 + 143 = 623 tallérja van. Astrid győz. Brokk a második 455 tallérral, Regin a harmadik 310-zel, Eitri a negyedik 290-nel.
    .edge =
        Amit egy megbízás hoz, azt előbb össze kell adni: az értékét, a 15 bónuszt és a három szerszámért járó 40-et.
        Az eladás színenként történik, és véget ér, amint 600 tallérod van. A vagyonod 600 fölé is mehet.
        A játszma végén minden zsák tartalma láthatóvá válik.
rule-Z4-3 = Ha a pakli üres, és emiatt üres marad egy nyilvános hely (Z2.9), minden megbízás nyilvános lesz. Ez a játszma végéig érvényes. Bárki bármelyik megbízást emelheti, csökkentheti vagy teljesítheti, a sajátját is. Büntetést többé senki sem fizet.
    .title = Amikor minden megbízás nyilvános lesz
    .example = A pakli üres, és egy nyilvános hely üres marad. Mostantól Astrid megbízása is nyilvános. Brokk teljesítheti. Ha lejár, Astrid nem fizet semmit.
    .edge = Ezt csak közvetlenül az új megbízások osztása után kell megnézni (Z2.9). Egy játékos saját üres helye magában nem változtat semmin.
rule-Z4-4 = A játszma akkor is véget ér, ha sem a pakliban, sem a táblán nincs megbízás. Ezt az új megbízások osztásakor kell megnézni (Z2.9). A leggazdagabb győz. Egyenlő vagyonnál a győzelem közös. A megmaradt drágakövek és jelek nem számítanak.
    .title = Az utolsó megbízás
    .example =
        Elfogyott az utolsó megbízás. Brokk vagyona az egész játszmában:
        - Kezdéskor: 50
        - Öt megbízás: 100 + 88 + 90 + 64 + 70 = 412
        - Három fejsze: 40
        - Eladott kövek: 130
        - Vásárolt kövek: −77
        - Egy büntetés: −15
        Ez összesen 540 tallér. Reginnek is 540 van, Astridnak 512, Eitrinek 388. Brokk és Regin közösen győz. Astrid 5 megmaradt köve nem számít.
    .edge = Azt a fordulót, amelyben az utolsó megbízás teljesül, kikerül a játékból vagy lejár, az új megbízások osztásáig végigjátsszátok (Z2.9).
rule-Z4-5 = A játszma legkésőbb az 50. forduló után véget ér, és a leggazdagabb győz. Különben a szellemek a végtelenségig emelhetnék a megbízásokat.
    .title = Fordulólimit
    .edge = Az 50. fordulót végigjátsszátok (Z2.11). Egyenlő vagyonnál a győzelem közös.

## Z5

rule-Z5-1 =
    Két játékosnál ugyanezek a szabályok érvényesek, a következő eltérésekkel:
    - Mindkettőtöknek 8 bányásza, 4 vezére és két megbízáshelye van. Mind a 34 megbízással játszotok.
    - Az összes törpédet el kell helyezned, de egy bányában legfeljebb 4 bányászod lehet.
    - Egy oszlopban egy szellemed és egy törpeurad állhat. Csak a megbízásoszlopban lehet két törpeurad.
    - A szellemek, később pedig a törpeurak egyesével cselekszenek. Felváltva következtek, a kezdőjátékos az első. Mindig te választod ki, melyik cselekedjen.
    .title = Két játékos
    .example = Astrid a kezdőjátékos, és 1 törpeura van. Brokknak 3 törpeura van. Először Astridé cselekszik, aztán Brokk egyik törpeura. Astridnak nincs több, ezért Brokk másik kettője egymás után cselekszik.
    .edge =
        Akinek nincs több szelleme vagy törpeura, az kimarad.
        A „saját megbízásod” a kettő bármelyikét jelenti. Mindegyiket külön lehet emelni, csökkenteni és teljesíteni. Mindegyik külön jár le, és külön büntetés jár érte.
rule-Z5-2 = Három játékosnál csak 22 megbízással játszotok. Kimarad minden megbízás, amely pontosan 2 kék követ kér. Kimarad az a három is, amely 4 kék és 4 más színű kőre szól.
    .title = Három játékos
    .example = A 6 piros és 2 kék kőre szóló megbízás kimarad. A 6 kék és 2 piros kőre szóló játékban marad.
rule-Z5-3 =
    A házigazda ezek közül választhat:
    - Hosszú játszma, három játékosnak: mind a 34 megbízással játszotok.
    - Rövid játszma, négy játékosnak: csak a Z5.2 szerinti 22 megbízással játszotok.
    - Kisebb értékű egyszínű megbízások: a 8 egyszínű kőre szóló megbízások 100, 88, 76 vagy 64 tallért érnek.
    - Nyilvános bónusz: a két nyilvános hely egyikéről teljesített megbízás 15 tallérral többet fizet.
    - Nyitott megbízások: bárki bármelyik megbízást teljesítheti, az ellenfelekét is.
    .title = Választható szabályok
    .example = A „Nyilvános bónusz” mellett Regin egy 70 tallért érő nyilvános megbízást teljesít. Kap 70 + 15 = 85 tallért.
    .edge =
        Nyilvános bónusz: a 15 tallér akkor is jár, amikor már minden megbízás nyilvános (Z4.3), de csak a két nyilvános helyért.
        Nyitott megbízások: a büntetést akkor is kifizeted, ha a saját megbízásod lejár vagy eltávolítják. Ha egy másik játékos teljesítette, nem fizetsz semmit. A szellemekre továbbra is a Z2.4 érvényes: az ellenfeled megbízását nem emelheted, a sajátodat nem csökkentheted.

## Z6

rule-Z6-1 =
    Néhány dolog rejtve van, minden mást mindenki lát:
    - Rejtett: az ellenfelek zsákjában lévő kövek színe és a pakli sorrendje.
    - Egy ideig rejtett: minden terv, amíg az utolsót is le nem pecsételik. Addig csak azt látod, ki készült el.
    - Nyílt: az egyes zsákokban lévő kövek száma, a bányák, a megbízások és mindenki vagyona.
    - Szintén nyílt: a megtartott jelek, a pakli nagysága és a játékból kikerült megbízások.
    .title = Rejtett és nyílt
rule-Z6-2 = A kibányászott, elvett, cserélt, vett, eladott vagy visszaadott drágakövek színét mindenki látja. A lopott kövek színét csak a tolvaj és az áldozat látja. A többiek azt látják, hány kő volt.
    .title = Amit mindenki lát
    .example = Eitri 2 követ húz Astrid zsákjából. Ők ketten látják, hogy 1 piros és 1 zöld. Brokk és Regin csak azt látja, hogy 2 kő volt.
rule-Z6-3 = A bányák nyíltak, ezért kiszámolhatod, mely kövek vannak összesen a zsákokban. Két játékosnál így pontosan tudod, mi van az ellenfelednél. A zsákja tartalma nyíltan látszik.
    .title = Amit kiszámolhatsz
    .example = A kék bányában a 20 kék kőből 13 van. Az összes zsákban együtt tehát 7 kék kő van.
rule-Z6-4 = Három vagy négy játékosnál két dolog bizonytalan marad. Nem tudod, ki melyik kezdő követ húzta, a sárga és a sajátod kivételével. És nem tudod, milyen színű köveket loptak egymástól a többiek.
    .title = Ami bizonytalan marad
    .edge = A botok nem látnak többet, mint egy játékos a helyükön. Amikor egy bot előre gondolkodik, csak ezeket a színeket és a pakli sorrendjét találgatja. Amit kitalál, mindig illik ahhoz, amit mindenki látott.
