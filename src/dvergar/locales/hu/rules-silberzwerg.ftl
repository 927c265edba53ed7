# Silberzwerg: the rules, one message per rule id (Z2.6 is rule-Z2-6).

rules-silberzwerg-title = Silberzwerg: a szabályok
rules-silberzwerg-intro =
    Így zajlik egy forduló: mindenki titokban elhelyezi a bányászait és a vezéreit, aztán az összes terv egyszerre nyilvánossá válik. A bányászok szabják meg az árakat: minél többen dolgoznak egy bányában, annál olcsóbbak a kövei ebben a fordulóban. Ezután a szellemek cselekszenek: törpéket űznek el a bányákból, vagy elvesznek onnan egy drágakövet, fel- vagy lefelé fordítják a megbízásokat, drágaköveket cserélnek vagy lopnak. Majd minden bányász, aki még a bányában van, egy drágakövet hoz, a törpeurak pedig drágaköveket vesznek, nyolc-nyolc kőre szóló megbízásokat teljesítenek, vagy drágaköveket adnak el. A forduló végén a táblán lévő megbízások veszítenek az értékükből vagy lejárnak, a szabad helyekre újak kerülnek, és a következő játékos lesz a kezdő.
    Ketten, hárman vagy négyen játszotok, és mindenki a saját törpéit vezeti. Aki eléri a 600 tallért, azonnal győz; ha előbb fogynak el a megbízások, a leggazdagabb győz. A megbízások és az ártáblázat a mi rekonstrukciónk, nem a nyomtatott változat: az értékek, a büntetések és a jelek eltérnek a dobozban lévőktől.

chapter-Z0 = Tartozékok
chapter-Z1 = Előkészületek
chapter-Z2 = A forduló
chapter-Z3 = A jelek
chapter-Z4 = A vagyon és a játék vége
chapter-Z5 = Játékosszám és változatok
chapter-Z6 = Ami rejtve van

## Z0

rule-Z0-1 = A drágakövek száma 84: 21-21 sárga, piros, zöld és kék. Mindegyik színből egy az árat jelzi, és nincs játékban, ezért 80 kővel játszotok, színenként 20-szal (a kártyafájlban a gems_per_colour = 21 ezt a jelzőt is beleszámolja). Több nincs: a kiadott, eladott és visszaadott kövek visszakerülnek a bányájukba.
    .title = Drágakövek
rule-Z0-2 = A megbízások száma 34. Mindegyik 8 drágakövet kér, legfeljebb három színből, és minden színből páros számút. Minden lehetséges összeállítás pontosan egyszer fordul elő: 4 megbízás 8 egyforma színű kőre szól, 12 megbízás 6 és 2, 6 megbízás 4 és 4, 12 megbízás pedig 4, 2 és 2 kőre.
    .title = Megbízások
rule-Z0-3 = Egy megbízásnak négy értéke van, és a legmagasabbról, a sárgával nyomtatottról indul. Van büntetése is, és lehet rajta egy jel. A mi készletünkben a 8 egyforma színű kőre szóló megbízás 120, 105, 90 és 75 tallért ér, a büntetése 30; a 6 és 2 kőre szóló 100, 88, 76 és 64 tallért ér, a büntetése 20; a 4 és 4 kőre szóló 90, 80, 70 és 60 tallért ér, a büntetése 15; a 4, 2 és 2 kőre szóló 80, 70, 60 és 50 tallért ér, a büntetése 10. Az egyszínű megbízásokon nincs jel, a másik 30 mindegyikén van egy, és a hat jel mindegyike ötször fordul elő.
    .title = Értékek, büntetések és jelek
rule-Z0-4 = Egy drágakő ára attól függ, hogy a játékosok együtt hány bányászt helyeztek a bányájába: minél többet, annál olcsóbb. Egy kő ára 11 tallér, bányászonként 1 tallérral kevesebb, de legalább 1 tallér.
    .title = Ártáblázat

## Z1

rule-Z1-1 = Mindenki 50 tallérral, 4 bányásszal, 2 vezérrel és egy megbízáshellyel kezd. Minden fordulóban újra eldöntöd, hogy egy vezéred törpeúr vagy szellem legyen. További két megbízás nyilvános.
    .title = Amivel kezdesz
rule-Z1-2 = Mindegyik színből egy drágakő a bányákból, ahol így 19-19 marad, egy zsákba kerül. Sorsolás dönti el, ki húz először, aztán az óramutató járása szerint mindenki egyesével húz, amíg mind a négy el nem fogy: két játékosnál mindenkinek kettő jut, háromnál a negyedik azé, aki elsőként húzott. Aki a sárgát húzza, az a kezdőjátékos. A kihúzott kövek a kezdőtőkéd; rejtve tartod őket a saját zsákodban.
    .title = Kezdőtőke és kezdőjátékos
rule-Z1-3 = Minden új megbízás a legmagasabb értékén kezd. A megbízásokat a kezdőjátékostól az óramutató járása szerint kell kiosztani (két játékosnál kettőt-kettőt), a két nyilvánosat utoljára. Három játékosnál a negyedik játékos helye használaton kívül marad.
    .title = Az első megbízások

## Z2

rule-Z2-1 = Mindenki egyszerre és titokban helyezi el a törpéit. Az összes bányászodat tetszés szerint elosztod a négy bánya között. Minden vezéred, törpeúrként vagy szellemként, a hat oszlop egyikébe kerül: a sárga, piros, zöld vagy kék bányába, a megbízás vagy a drágakövek oszlopába. Egy oszlopban legfeljebb egy törpeurad és egy szellemed állhat; ez a kettő lehet ugyanabban az oszlopban. Az összes törpédet el kell helyezned.
    .title = 1. Elhelyezés
rule-Z2-2 = Amikor mindenki lepecsételte a tervét, az összes terv nyilvánossá válik, és mindenki lát mindent, amit elhelyeztek. A forduló vége (Z2.11) után minden törpe hazatér a játékosához, az elűzöttek is.
    .title = 2. Felfedés
rule-Z2-3 = Minden bányánál össze kell számolni az oda helyezett összes bányászt, még mielőtt a szellemek cselekednének; a számuk szabja meg a bánya köveinek árát (Z0.4). Az árak csak erre a fordulóra érvényesek.
    .title = 3. Árak
rule-Z2-4 =
    A szellemek a kezdőjátékostól az óramutató járása szerint cselekszenek. Az összes szellemeddel, az általad választott sorrendben, azelőtt cselekszel, hogy a következő játékos sorra kerülne (két játékosnál lásd: Z5.1). Hogy egy szellem mit tehet, az az oszlopától függ:
    - Bánya: űzd el ebből a bányából az ellenfeleid 1 vagy 2 törpéjét; a gazdájuk és a fajtájuk tetszőlegesen keverhető, de a sajátjaidat sohasem űzheted el, és olyan szellemet sem, amelyik már cselekedett, vagy amelynek a tettét meghiúsították. Vagy vegyél el 1 drágakövet ebből a bányából, ha van benne. A megbízás és a drágakövek oszlopában a törpék biztonságban vannak.
    - Megbízás: emeld egy fokkal a saját megbízásodat vagy egy nyilvánosat, de legfeljebb a legmagasabb értékéig; vagy csökkentsd egy fokkal egy ellenfeled megbízását vagy egy nyilvánosat. Az a megbízás, amelyik már a legalacsonyabb értékén áll, ilyenkor kikerül a játékból, és ha egy ellenfélé volt, ő kifizeti a büntetést. A saját megbízásodat sohasem csökkentheted, az ellenfelekét sohasem emelheted. A felszabadult hely a Z2.9 szabályig üres marad. Több szellem is elfordíthatja ugyanazt a megbízást.
    - Drágakövek: cserélj el 2 drágakövet a bányák 2 kövére; vagy húzz találomra 2 drágakövet egy ellenfeled zsákjából, vagy 1-1-et két ellenfeledéből. Pontosan 2 követ cserélsz 2 kőre, tetszőleges színekben, akár azonosakban is; abból veszel, ami a bányákban van, és csak utána kerülnek vissza a tieid. Üres zsákból nem lehet lopni; egyetlen ellenféltől 2 követ húzol, vagy 1-et, ha csak 1 van nála; az 1-1 kőhöz mindkét ellenfélnek kell, hogy legyen köve.
    Dönthetsz úgy is, hogy a szellemed nem tesz semmit; ezzel cselekedett. Az a szellem, amelynek nincs lehetséges választása, kimarad, és mindannyiszor újra sorra kerülhet, ahányszor a gazdája egy másik szelleme cselekedett (két játékosnál akkor, amikor ismét a gazdája következik). Az elűzött és a meghiúsított szellem már nem cselekszik.
    .title = 4. Szellemek
rule-Z2-5 = Minden bányászod, aki még a bányában van, 1 drágakövet hoz a bánya színéből, amíg van benne. Ez magától történik, a kezdőjátékostól az óramutató járása szerint: egy játékos összes bányásza megelőzi a következő játékoséit, két játékosnál is.
    .title = 5. Bányászat
rule-Z2-6 =
    A törpeurak a kezdőjátékostól az óramutató járása szerint cselekszenek. Az összes törpeuraddal, az általad választott sorrendben, azelőtt cselekszel, hogy a következő játékos sorra kerülne (két játékosnál lásd: Z5.1). Minden törpeúr egyszer cselekszik, az adott pillanat árai és értékei szerint, vagy nem tesz semmit. Az elűzött törpeúr nem cselekszik. Amelyik nem tud mit tenni, az kimarad. Ha a saját −3 vagy +5/−5 jeleddel már cselekedhetne, te döntesz: 5 tallérral és 8-as árnál egy −3 után vehetsz egy drágakövet. Két játékosnál a kimaradt törpeúr a következő körödben újra szóba jön. Hogy egy törpeúr mit tehet, az az oszlopától függ:
    - Bánya: vegyél akárhány drágakövet ebből a bányából a forduló árán, amíg van, és amíg ki tudod fizetni. Adósságot nem csinálhatsz. A Z2.10 határa itt nem számít.
    - Megbízás: teljesítsd a saját megbízásodat vagy egy nyilvánosat. Beadod a 8 drágakövét, és megkapod az aktuális értékét. Egy törpeúr egy megbízást teljesít. A hely a Z2.9 szabályig üres marad. A jellel ellátott megbízást képpel felfelé magad előtt tartod; a jel nélküli kikerül a játékból.
    - Drágakövek: adj el egy vagy több drágakövet, bármilyen színűt, a forduló árain.
    .title = 6. Törpeurak
rule-Z2-7 = A táblán maradt minden megbízás egy fokkal lejjebb kerül.
    .title = 7. A megbízások értéke csökken
rule-Z2-8 = Az a megbízás, amelyik már a Z2.7 előtt a legalacsonyabb értékén állt, végleg kikerül a játékból. A gazdája kifizeti a büntetést; ha nyilvános volt, senki sem fizet. Amelyik csak a Z2.7 során jut le a legalacsonyabb értékére, még egy fordulót marad.
    .title = 8. Lejárt megbízások
rule-Z2-9 = Az üres helyekre új megbízások kerülnek a legmagasabb értékükön, a kezdőjátékostól az óramutató járása szerint, a nyilvános helyekre utoljára; két játékosnál előbb az egyik játékos mindkét helye telik meg, aztán a másiké. Ha a pakli kifogy, a további helyek üresen maradnak.
    .title = 9. Új megbízások
rule-Z2-10 = Akinek 12-nél több drágaköve van, tetszése szerint visszaad a bányáknak annyit, hogy 12 maradjon. Ez a játékosok sorrendjében, mindenki szeme láttára történik. A forduló közben több is lehet nálad.
    .title = 10. Legfeljebb 12 drágakő
rule-Z2-11 = A kezdőjátékos jelzője az óramutató járása szerint a bal oldali szomszédhoz kerül, és új forduló kezdődik.
    .title = 11. Új kezdőjátékos

## Z3

rule-Z3-1 = Amint három teljesített megbízásodon ugyanaz a szerszám van (fejsze, csákány vagy kalapács), ezeket azonnal el kell dobnod, és 40 tallért kapsz, miután a harmadik értékét már jóváírták.
    .title = Fejsze, csákány és kalapács
rule-Z3-2 = Kapsz 5 tallért, egy általad választott másik játékos pedig veszít 5-öt, vagy annyit, amennyije van, ha az kevesebb; a te 5 tallérod ekkor is jár. A veszteség akkor is érvényes, ha az 5 tallérral megnyered a játékot.
    .title = +5/−5
rule-Z3-3 = Az áthúzott szellem meghiúsítja, amit egy szellem éppen tenni készül. Bárki használhatja, akinek van, kivéve a szellem gazdáját, akárki ellen irányul is a tett, és a Z2.4 bármelyik választása ellen. A szellem gazdája előbb megnevezi, mit tesz és ki ellen: cserénél csak magát a cserét, lopásnál az ellenfeleket. Aztán a szellem gazdájának bal oldalán kezdve minden birtokos egyszer dönthet; az első, aki használja, lezárja a kérdést. A meghiúsított szellem cselekedettnek számít, és semmit sem kell találomra húzni. A meghiúsítást nem lehet meghiúsítani.
    .title = Áthúzott szellem
rule-Z3-4 = Egy általad választott szín ára a forduló végéig 3 tallérral kevesebb, mindenkinek, vételnél és eladásnál egyaránt. Több csökkentés összeadódik, de az ár sohasem lesz kisebb 1-nél, és ha az ár 1, a jelet nem lehet rá használni.
    .title = −3
rule-Z3-5 = Minden +5/−5, áthúzott szellem és −3 egyszer használható, aztán kikerül a játékból. A +5/−5 és a −3 jelet akkor használhatod, mielőtt vagy miután egy saját szellemed vagy törpeurad cselekszik, akkor is, ha csak az imént szerezted. Ezenkívül minden birtokos egyszer-egyszer dönthet, a kezdőjátékostól az óramutató járása szerint: a törpeurak fázisa (Z2.6) előtt mindkét jelről, utána csak a +5/−5 jelről. Az elhelyezés (Z2.1) és a drágakövek visszaadása (Z2.10) közben sohasem használhatók. Valahányszor dönthetsz, akárhányat felhasználhatsz. Nem kap kérdést az, akinek nincs használható jele, és az sem, akinek a szellemét éppen meghiúsították. (A nyomtatott szabály szerint a −3 bármikor használható.)
    .title = Mikor használhatók a jelek

## Z4

rule-Z4-1 = A vagyonod sohasem csökken 0 alá. Amit nem tudsz kifizetni, azt elengedik.
    .title = Nincs adósság
rule-Z4-2 = Aki bármilyen bevétellel eléri vagy meghaladja a 600 tallért, azonnal győz, akár egy fázis közepén is. Amit egy teljesített megbízás hoz (az értéke, a 15 tallér bónusz és a három szerszámért járó 40 tallér), azt előbb együtt kell jóváírni. Az eladás színenként történik, és véget ér, amint megvan a 600 tallérod. A vagyon 600 fölé is mehet. A többiek sorrendjét a vagyonuk dönti el. A játszma végén minden zsák tartalma láthatóvá válik.
    .title = Győzelem 600 tallérral
rule-Z4-3 = Ha a pakli üres, és a Z2.9 után még van üres nyilvános hely, a játék hátralévő részében minden megbízás nyilvános: bárki bármelyiket emelheti, csökkentheti vagy teljesítheti, a sajátját is, és büntetés többé nincs. Ezt csak ebben a pillanatban kell megnézni; egy játékos üres helye magában nem változtat semmin.
    .title = Amikor minden megbízás nyilvános lesz
rule-Z4-4 = Ha a Z2.9 után sem a pakliban, sem a táblán nincs megbízás, a játék ott véget ér, és a leggazdagabb győz; egyenlőség esetén a győzelem közös. A megmaradt drágakövek és jelek nem számítanak. Azt a fordulót tehát, amelyben az utolsó megbízás teljesül, kikerül a játékból vagy lejár, eddig a pontig végigjátsszátok.
    .title = Az utolsó megbízás
rule-Z4-5 = Mivel a szellemek újra meg újra megemelhetnék, amit a Z2.7 csökkent, a játék legkésőbb az 50. fordulóban, a Z2.11 után véget ér, és a leggazdagabb győz.
    .title = Fordulólimit

## Z5

rule-Z5-1 = Két játékosnál mindkettőtöknek 8 bányásza, 4 vezére és két megbízáshelye van, és minden törpét el kell helyezni. Egy bányában legfeljebb 4 bányászod dolgozhat. Egy oszlopban egy szellemed és egy törpeurad állhat, de a megbízás oszlopában két törpeurad is. A szellemek, később pedig a törpeurak egyesével cselekszenek: a játékosok felváltva kerülnek sorra, a kezdőjátékos az első, és mindig te választod ki, melyik cselekedjen. Akinek már nincs, az kimarad. A „saját megbízásod” a kettő bármelyikét jelenti; mindegyiket külön lehet elfordítani, külön jár le, és külön jár érte büntetés. Mind a 34 megbízással játszotok.
    .title = Két játékos
rule-Z5-2 = Három játékosnál kimarad minden megbízás, amely pontosan 2 kék követ kér, és az a három is, amely 4 kék és 4 más színű követ; 22 megbízás marad.
    .title = Három játékos
rule-Z5-3 =
    A házigazda ezek közül választhat:
    - Hosszú játék, három játékosnak: mind a 34 megbízással játszotok.
    - Rövid játék, négy játékosnak: csak a Z5.2 szerinti 22 megbízással játszotok.
    - Kisebb értékű egyszínű megbízások: a 8 egyforma színű kőre szóló megbízások 100, 88, 76 és 64 tallért érnek, mint a 6 és 2 kőre szólók.
    - Nyilvános bónusz: a két nyilvános hely egyikéről teljesített megbízás 15 tallérral többet hoz, azután is, hogy minden megbízás nyilvános lett (Z4.3).
    - Nyitott megbízások: bárki bármelyik megbízást teljesítheti. A saját megbízásod büntetését továbbra is kifizeted, ha lejár vagy eltávolítják, de nem, ha egy másik játékos teljesítette; a szellemekre továbbra is a Z2.4 érvényes.
    .title = Választható szabályok

## Z6

rule-Z6-1 = Rejtve vannak az ellenfelek zsákjában lévő drágakövek színei, a pakli sorrendje és a tervek, amíg mind le nincs pecsételve; addig csak az látszik, ki készült el. Mindenki látja, hány drágakő van az egyes zsákokban, a bányákat, mindenki vagyonát, a megbízásokat, a megtartott jeleket, a pakli nagyságát és a játékból kikerült megbízásokat.
    .title = Rejtett és nyílt
rule-Z6-2 = A bányászott, elvett, cserélt, vett, eladott, beadott és visszaadott drágakövek színét mindenki látja. A lopott kövek színét csak a tolvaj és a meglopott látja; a többiek csak a számukat.
    .title = Amit mindenki lát
rule-Z6-3 = Mivel a bányák nyíltak, tudni lehet, mely drágakövek vannak összesen a zsákokban. Két játékosnál ezért pontosan tudod, mi van a másik zsákban, és ez nyíltan látszik is.
    .title = Amit ki lehet következtetni
rule-Z6-4 = Három vagy négy játékosnál nem tudhatod, ki melyik kezdő drágakövet húzta, kivéve a sárgát és a sajátodat, és azt sem, milyen színűek voltak a lopott kövek, ha sem tolvaj, sem meglopott nem voltál. Amikor egy bot elképzeli, hogyan állhat a játék (resample), csak ezeket és a pakli sorrendjét sorsolja újra, mégpedig úgy, hogy minden, ami nyíltan történt, továbbra is lehetséges maradjon.
    .title = Ami bizonytalan marad
