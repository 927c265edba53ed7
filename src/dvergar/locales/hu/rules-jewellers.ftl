# CEJ, the Jewellers: the rules, one message per rule id (J2.1 is rule-J2-1).

rules-jewellers-title = CEJ, az Ékszerészek: a szabályok
rules-jewellers-intro =
    Így zajlik egy forduló: a 2. fordulótól először mindenki arannyal licitál a koronára, amely eldönti, ki kezd, és milyen köveket hoznak a bányászok. Aztán jön a draft: mindenki titokban kivesz egy követ egy tálkából, és továbbadja a tálkát, amíg mindegyik ki nem ürül. Ezután felváltva következtek. A körödben manővereket végezhetsz, amelyek ígéretköveket, aranyat vagy ajándékokat váltanak olyan kövekre, amelyekre szükséged van, majd veszel egy kártyát a kínálatból vagy a dobópakliból, vagy passzolsz a forduló végéig. Ha mindenki passzolt, letakarítjátok a kínálatot, és a medálok megjutalmazzák azokat, akiknek a legtöbb hűségjelük van. Az utolsó forduló után minden kártya pontot ér, iskoláról iskolára, és az győz, akinek a legtöbb pontja van.
    Ketten, hárman, négyen vagy öten játszotok, és mindenki egy ékszerészműhelyt vezet. Három mód van: a kezdő rövid és egyszerű, a klasszikus a rendes játék, a haladó pedig minden kártyát használ. Kétféleképpen játszhattok: a topázos játékban minden fordulónak van egy kategóriája, amelynek a kártyáit topázzal is lehet fizetni; az opálos játékban az opálok a saját kategóriájuk kártyáit fizetik, és jutalmat is hozhatnak. A Mecénások változat a klasszikus és a haladó módhoz való; a haladó módban a házigazda azt is eldönti, hogyan takarítjátok le a kínálatot (J4.1), és hogy zárt-e a licit (J5.3). A kártyák a mi rekonstrukciónk, nem a nyomtatott változat: a nevek, az árak és az értékek eltérnek a dobozban lévőktől.

chapter-J0 = Tartozékok
chapter-J1 = Előkészületek
chapter-J2 = A draft
chapter-J3 = A körök
chapter-J4 = A forduló vége
chapter-J5 = A korona
chapter-J6 = A végső pontozás
chapter-J7 = A Mecénások változat
chapter-J8 = E kiadás kártyái

## J0

rule-J0-1 = A vörös a tüzet jelenti, a zöld a földet, a kék a vizet. Kristálynak mindig a vörös, a zöld vagy a kék kő számít; az arany külön fajta.
    .title = Színek
rule-J0-2 = A zsákban 53 vörös, 53 zöld és 53 kék kristály, 52 arany, 45 szürke ígéretkő és 18 topáz van. A haladó módban 12 fekete kő is van benne.
    .title = A zsák
rule-J0-3 = Az opálos játékban van egy második zsák is 24 opállal, mindegyik egy kategóriáé: 4-4 az udvaré, az esztétáké és a nemességé, 3-3 az emlékőrzőké, a kovácsműhelyé, a vallásé és a zenészeké. Azoknak a kategóriáknak az opáljait, amelyek a módban nincsenek meg, ki kell venni.
    .title = Az opálzsák
rule-J0-4 = Az iskolák, más néven kategóriák: udvar, esztéták, nemesség, emlékőrzők, kovácsműhely, vallás és zenészek. A kezdő módban az udvar, az esztéták, a nemesség és az emlékőrzők vannak játékban; a klasszikus módban a kovácsműhely és a vallás is, a haladó módban a zenészek is.
    .title = Iskolák
rule-J0-5 = A projektkártyák száma 98. A kezdő mód ezekből 33-at használ, a klasszikus 59-et (ugyanezt a 33-at és még 26-ot), a haladó mind a 98-at. Az ajándékok nem tartoznak közéjük: 5 Harci kalapács a klasszikus módhoz, 5 Hárfa és 5 Tintatartó a haladó módhoz. Van még 15 bányászlelet-kártya, és minden iskolához egy topáz-kategóriakártya.
    .title = Kártyák
rule-J0-6 = A bank sohasem fogy ki. Amit kifizetsz, a bankba kerül; a zsákba semmi sem kerül vissza.
    .title = A bank

## J1

rule-J1-1 = A klasszikus módban mindenki kap egy Harci kalapácsot, amely a családi oldalán fekszik. A haladó módban mindenki kap egy Hárfát és egy Tintatartót, mindkettőt az aktív oldalán. A kezdő módban nincsenek ajándékok.
    .title = Ajándékok
rule-J1-2 = A haladó módban átkozott kristályok is vannak a pakliban: a vörös, a zöld és a kék, a három arany közül pedig két vagy három játékosnál egy, négynél kettő, ötnél mind a három.
    .title = Átkozott kristályok
rule-J1-3 = A topázos játékban meg kell keverni a kategóriakártyákat; a zenészeké csak a haladó módban van köztük, a kovácsműhelyé és a vallásé pedig a kezdő módban nincs. A legfelső mutatja az 1. forduló kategóriáját. Az opálos játékban egyik fordulónak sincs kategóriája.
    .title = A forduló kategóriája
rule-J1-4 = Minden húzás előtt néhány kő a zsákból a bankba kerül: a kezdő módban 15 arany; a klasszikusban 5 vörös, 5 zöld és 5 kék; a haladóban 2 vörös, 2 zöld, 2 kék és 12 arany.
    .title = Kövek a banknak
rule-J1-5 = A kínálat képpel felfelé fekszik. 2, 3, 4 vagy 5 játékosnál a kezdő módban 5, 6, 7 vagy 8 kártyából áll, a klasszikusban 7, 9, 10 vagy 11, a haladóban 8, 10, 12 vagy 15 kártyából.
    .title = A kínálat
rule-J1-6 = A játék irányát sorsolás dönti el, kivéve két játékosnál. A koronát egy kisorsolt játékos kapja. Ezután a játék sorrendjében a második és a harmadik játékos 1-1 aranyat kap, a negyedik és az ötödik 2-2 aranyat.
    .title = Irány és korona
rule-J1-7 =
    Minden fordulóban két vagy három játékosnál 1, négynél vagy ötnél 2 bányászlelet-kártyát kell felfordítani:
    - Az 1. sor a fehér bányászkártyát tölti fel, minden módban.
    - A 2. sor a klasszikus és a haladó módban számít: egy zöld hátú kártyát (Befektetés, Belépés a levéltárba vagy Kiváltság) ad a kínálathoz a zöld hátúak saját készletéből, a kínálat méretén felül. Ha az a kártya nincs a készletben, helyette egy azonos hatású jön, ha olyan sincs, egy ugyanabból a családból, ha az sincs, semmi.
    - A 3. sor a fekete bányászkártyát tölti fel, csak a haladó módban.
    Az 1. és a 3. sorban meghatározott kövek, négyszínű szabad jelek, háromszínű szabad jelek és koronajelek (J1.8) láthatók. A szabad jelek színét a korona birtokosa választja meg (J5.5), az 1. fordulóban is: a J1.8 után és a draft előtt. Amit senki sem vesz el, a bányászkártyákon marad a későbbi fordulókra.
    A kezdő módban a zöld hátú kártyák a pakliban vannak. A felhasznált, kisöpört vagy Tintatartóval lecserélt zöld hátú kártya a klasszikus és a haladó módban a készletébe kerül vissza, a kezdő módban a dobópakliba.
    .title = Bányászleletek
rule-J1-8 = A koronajelek csak három vagy öt játékosnál számítanak, akkor viszont minden fordulóban; a 3. sorban lévőket az 1. soriaktól külön kell számolni. Az 1. fordulóban három jel 1 vöröset, 1 zöldet és 1 kéket hoz; négy jel 1 vöröset, 1 zöldet, 1 kéket és 1 aranyat; hat kétszer annyit, mint három, nyolc kétszer annyit, mint négy. Az 1, 5, 7 vagy 9 jelből ekkor egy, a 2 vagy 10 jelből kettő marad, és ezek színét egyenként a korona birtokosa választja meg; arany is lehet. A 2. fordulótól a koronajelek négyszínű szabad jelek.
    .title = Koronajelek
rule-J1-9 = Az opálos játékban valahányszor topázt kellene húzni a zsákból, vagy topáz látható egy leletkártyán, a helyére egy találomra húzott opál kerül, a topáz pedig kikerül a játékból. Ha nincs több opál, a zsákból újra kell húzni; a leletkártyán látható topázért ilyenkor semmi sem jár.
    .title = Opál topáz helyett
rule-J1-10 = Minden játékosnak van egy tálkája, amelybe a zsákból a kezdő módban 6, a klasszikusban 7, a haladóban 8 kő kerül. A tálkák minden fordulóban újra megtelnek.
    .title = Tálkák

## J2

rule-J2-1 = Mindenki egyszerre és titokban kivesz a tálkájából egy tetszőleges fajtájú követ a készletébe, majd továbbadja a tálkát a játék irányában, amíg a tálkák ki nem ürülnek. Minden tálka tartalmát mindenki látja. A választásod titkos, amíg mindenki nem választott; akkor az összes választás láthatóvá válik. A tálka utolsó kövét magától megkapod.
    .title = Kövek választása
rule-J2-2 = A készleted fordulóról fordulóra megmarad. Rejtve csak a zsák, az opálzsák, a pakli (de lásd a J7 fejezetet), a bányászleletek paklija, valamint a lepecsételt választások, licitek és rámutatások vannak, amíg fel nem fedik őket. Minden mást mindenki lát.
    .title = A készlet, és ami rejtve van

## J3

rule-J3-1 = A korona birtokosával kezdve, a játék irányában következtek, amíg mindenki nem passzolt; aki passzolt, az kimarad. A köröd egy manőverlépésből áll, amelyet el is hagyhatsz, majd egy főakcióból (J3.10). Egy manőverlépésben a J3.2–J3.8 manőverek mindegyikét legfeljebb egyszer használhatod.
    .title = A kör
rule-J3-2 = Adj le legfeljebb 2 szürke ígéretkövet, és mindegyikért vegyél el 1 követ a fehér bányászkártyáról. Ugyanígy leadhatsz 1 fekete követ 1 kőért a fekete bányászkártyáról. Erre csak addig van mód, amíg azon a kártyán van kő. Két szürke kő egyetlen felhasználásnak számít, akkor is, ha közben más manőver történik. Az ígéretkövek és a fekete kövek másra nem jók: nem lehet velük fizetni, és nem érnek pontot.
    .title = Ígéretek
rule-J3-3 =
    Dobj el egy Befektetést, amely a tiéd: egy vásárlás 3 egyforma színű kristállyal olcsóbb, vagy a három szín mindegyikéből 1-1 kristállyal, ahogy a kártyán áll. Visszajáró nincs.
    A J3.3, a J3.4 és a J3.5 kártyáit a manőverlépés végén, a vásárlással együtt játszod ki: csak akkor, ha a vásárlás kifizethető, mindegyiket egyetlen vásárláshoz, és ha akarod, mindhármat együtt. A Befektetésnek és a Belépés a levéltárba kártyának legalább 1-gyel csökkentenie kell az árat. A kártya a vásárlás után távozik. Kiváltság mellett a többi különböző vásárlásokhoz is tartozhat.
    Ha az ár X, a bármilyen kedvezmény által elengedett kristályokat a bank teszi a kártyára, csak X színében, és ezek beleszámítanak X-be, ahogy a jokerek is. Bármekkora X-et választhatsz 1-től felfelé; a bank annyit tesz le belőle, amennyit tud, így a te részed 0 is lehet.
    .title = Befektetés
rule-J3-4 = Dobj el egy Belépés a levéltárba kártyát, amely a tiéd (a kezdő módban nincs): a dobópakliból vásárolsz, és 1 tetszőleges színű kristállyal és 1 arannyal kevesebbet fizetsz. Az arany a 2 többletaranyból vagy a nyomtatott árból megy le.
    .title = Belépés a levéltárba
rule-J3-5 = Dobj el egy Kiváltságot, amely a tiéd: a főakcióddal 2 kártyát veszel, a kínálatból, a dobópakliból vagy mindkettőből egyet. Egymás után veszed meg őket, és az első már számít a másodiknál: a tükör olcsóbbá teszi a gömböt, de az éppen megvett Befektetést még nem használhatod. Ha Belépés a levéltárba kártyát is kijátszol, a kettő közül legalább az egyiket a dobópakliból veszed. A második vásárlásról lemondhatsz.
    .title = Kiváltság
rule-J3-6 = A klasszikus módban: fizesd ki a Harci kalapácsod árát, vegyél el 1 választott kristályt vagy aranyat, és fordítsd meg a kalapácsot. A családi oldalon az ár 1 arany vagy 2 egyforma színű kristály, a kovácsoldalon 2 arany vagy 3 egyforma színű kristály.
    .title = Harci kalapács
rule-J3-7 = A haladó módban: fordítsd a Hárfádat az inaktív oldalára, és vegyél el 1 választott kristályt vagy aranyat.
    .title = Hárfa
rule-J3-8 = A haladó módban: fordítsd a Tintatartódat az inaktív oldalára, és cserélj le két kártyát a kínálatban a pakli következő lapjaira, vagy egyet, ha csak egyet lehet. Mindkettőt azelőtt választod ki, hogy az újakat látnád. A régi kártyákat eldobod, és még ugyanebben a körben meg lehet venni őket a dobópakliból. Átkozott kristályt nem lehet lecserélni.
    .title = Tintatartó
rule-J3-9 = A Hárfa vagy a Tintatartó visszafordítása az aktív oldalára nem igényel akciót. A Hárfa ára 1 arany vagy 2 egyforma színű kristály, a Tintatartóé 2 arany vagy 3 egyforma színű kristály. Ezt a köröd akciói előtt vagy között, illetve közvetlenül a passzolás előtt teheted meg, azért is, hogy a második manőverlépésben újra használd az ajándékot, de azért soha, hogy egy lépésen belül kétszer használd.
    .title = Az ajándékok újraaktiválása
rule-J3-10 =
    Pontosan egy főakciót hajtasz végre:
    - Második manőverlépés a J3.2 és a J3.6–J3.8 manővereivel. A J3.3–J3.5 kártyái után erre nincs mód.
    - Vegyél meg egy kártyát a kínálatból az áráért. A helyére nem kerül új.
    - Vegyél meg egy kártyát a dobópakliból az áráért és még 2 aranyért. A dobópaklit bárki átnézheti.
    - Passzolj: ebben a fordulóban többé nem kerülsz sorra.
    A lépéseket nem kell elkülönítened: egy körben a J3.2 és a J3.6–J3.8 manőverek mindegyikét legfeljebb kétszer használhatod. Ha valamelyiket másodszor is használtad, már nem vásárolhatsz és nem passzolhatsz, csak további manővereket végezhetsz, aztán véget ér a köröd. Ha egy körben nem vásárolsz és nem passzolsz, legalább egy manőver kell.
    .title = Főakció
rule-J3-11 =
    A topáz joker: a forduló kategóriájába tartozó kártya vásárlásakor bármilyen ár egy egységét kifizeti, a dobópakli 2 többletaranyát is. Az opál a saját kategóriájához joker, minden fordulóban, de csak a nyomtatott árra. Az udvar jelvényével ellátott kártya az udvarhoz is tartozik. Sem topázzal, sem opállal nem lehet fizetni az opáljutalomért, az ajándékokért, a licitért és a zöld hátú kártyákért, amelyeknek nincs kategóriájuk.
    A kedvezmények összeadódnak. Mindegyik annyit enged el, amennyit csak tud, azokból az egységekből, amelyeket a vevő választ; egyik egység sem megy 0 alá, semmi sem vihető át másik színre, és túlfizetni nem lehet. Együtt annyit engednek el, amennyit csak lehet: egyiket sem fordíthatod olyan egységre, amely már elengedett. Jokert akkor is kiadhatsz, ha a szín megvan a készletedben; alapesetben csak azt fizeti, ami hiányzik.
    .title = Jokerek és kedvezmények
rule-J3-12 =
    Az opálos játékban, ha legalább egy opál olyan egységet fizet ki, amelyet valóban meg kell fizetni, kártyánként egyszer többletárat fizethetsz egy jutalomért. Ezt közönséges kövekkel fizeted, joker nélkül, és kedvezmény sohasem csökkenti. Ha két kategória opáljaival fizettél, a kettő közül választasz egyet:
    - Emlékőrzők, 1 arany: ez a kártya egységenként 1 ponttal többet ér.
    - Esztéták, 1 arany: 1 esztétajelvénnyel több van nálad.
    - Udvar, 1 kristály: egy hűségjel a kristály színében.
    - Nemesség, 1 kristály: egy rúna a kristály színében.
    - Kovácsműhely, 2 arany: 4 teli négyzet, mindegyik kristályszínből egy, és még egy tetszőleges színű.
    - Zenészek, 2 arany: a végén vagy egy választott zenei jel, vagy egy jel felső határa 1-gyel nő (J6.9), de 6 fölé sohasem.
    - Vallás, 1 kristály olyan színből, amelyet a kártya nem pontoz: 1 pont az összes kártyád árában szereplő minden ilyen színű kristályért. Ha a kártya egyik színt sem pontozza, bármelyikkel fizethetsz; kehelynél és ereklyetartónál az X színével nem.
    Az udvar jele és a nemesség rúnája azonnal számít, a többi csak a végén.
    .title = Opáljutalom
rule-J3-13 =
    A haladó módban nem passzolhatsz, amíg a kínálatban olyan átkozott kristály van, amelyet megvehetsz (J7.1), és van nálad a színéből kő. Megvenni nem muszáj: elég egy manőver, amely elkölti a követ.
    Ha van geodád, passzoláskor elveszíted a készletedből a geoda színének összes kövét, kivéve 1-1 kristályt minden üres kovácsnégyzetedért, amely befogadhatna egyet. Egy bármilyen színű négyzet összesen csak egy kristályt véd; a teli négyzetek nem védenek semmit; egyik négyzet sem használódik el. Ez az utolsó fordulóban is érvényes.
    .title = Passzolás
rule-J3-14 = Hogy a forduló véget érjen: ha egy fordulóban 6 egymást követő körödben nem vásároltál, a következőben vásárolnod vagy passzolnod kell. Előtte mindegyik manővert legfeljebb egyszer használhatod.
    .title = Körök vásárlás nélkül

## J4

rule-J4-1 =
    Ha mindenki passzolt, le kell takarítani a kínálatot, kivéve az utolsó forduló után:
    - Kezdő mód: úgy marad, ahogy van.
    - Klasszikus mód: ha 1 vagy 2 kártya maradt, eldobjátok; 3–5 kártyából egy, 6 vagy több kártyából kettő marad, véletlenszerűen.
    - Haladó mód, „ellenőrzött” (ez az alapeset): mindenki titokban rámutat egy kártyára vagy egyre sem. Amelyikre valaki rámutat, az marad, a többit eldobjátok.
    - Haladó mód, „kaotikus”: ugyanígy mutattok rá. Azt a kártyát, amelyikre páros számú játékos mutat, eldobjátok; a nulla páros.
    - Haladó mód, „nincs kegyelem”: minden kártyát eldobtok.
    A zöld hátú kártyákat és az átkozott kristályokat ugyanúgy be kell számítani, rájuk lehet mutatni, és el kell dobni, mint a többit. A dobópakliban lévő átkozott kristály senkit sem akadályoz a passzolásban.
    .title = A kínálat letakarítása
rule-J4-2 = Négy medál van. A vörös, a zöld és a kék mindegyikénél az kap 1 ilyen színű kristályt, akinek egyedül a legtöbb hűségjele van ebben a színben. A többszínű medál 1 aranyat ad annak, akinek egyedül a legtöbb jele van összesen. Legalább 1 jel kell hozzá, két játékosnál is. A többszínű jel (a kezdő módban nincs) mind a négynél 1-nek számít. A korona és az ajándékok jelei itt nem számítanak. Fordulónként senki sem kap egynél több jutalmat (mecénásokkal lásd: J7.7); ha többet nyersz, egyet választasz, a többi elmarad. Az utolsó forduló után nincs jutalom.
    .title = Medálok
rule-J4-3 = A játék 5 fordulóból áll, a kezdő módban 4-ből. Két forduló között a kínálat a méretéig feltöltődik; a benne maradt összes kártya beszámít, és ha több van benne, egyet sem kell kivenni. A játék iránya megfordul, a következő topázkategória kerül sorra, új tálkák és új bányászleletek jönnek; ezután a 2. sor kártyái ezen felül kerülnek be.
    .title = A következő forduló
rule-J4-4 = Ha a pakli üres, semmit sem kell újrakeverni, és a kínálat hiányos marad. A Tintatartó legfeljebb annyi kártyát cserél le, ahány a pakliban még van; ha egy sincs, nem használható. A mecénások azt nézik meg, ami van. A zsák nem fogyhat ki.
    .title = Ha a pakli kifogy

## J5

rule-J5-1 =
    A 2. fordulótól a draft előtt licitáltok a koronára, amikor a tálkák, a kínálat, a bányászleletek és a jutalomkristályaik már láthatók. A tálkákban lévő arany nem számít, és fizetni sem lehet vele.
    Az elsőbbség a készletben lévő arany szerint alakul, a legtöbbel kezdve, egyenlőség esetén a játék sorrendjében a korona birtokosa utáni játékostól; ez a licit elején eldől. A korona birtokosa is licitál. A játékosok az elsőbbség sorrendjében újra meg újra sorra kerülnek, és mindenki tetszőleges egész összeget mondhat 1-től az összes aranyáig. A licitnek nagyobbnak kell lennie a legmagasabbnál, de akinek elsőbbsége van a legtöbbet licitálóval szemben, az ugyanannyit is mondhat. Aki visszalép, vagy nincs megengedett licitje, kiesik. Ha már csak egy játékos maradt, és még nincs licit, ő még licitálhat vagy visszaléphet. A nyertes fizet, és elveszi a koronát.
    .title = A nyílt licit
rule-J5-2 = Ha senki sem licitál, a korona a játék sorrendjében következő játékosé lesz. Itt és az egész fejezetben az új irány számít. A J5.4 szerint senki sem kap semmit, a J5.5 választása pedig a korábbi birtokos előtti játékosé, két játékosnál a korábbi birtokosé.
    .title = Ha nincs licit
rule-J5-3 = A haladó módban a házigazda ehelyett a zárt licitet választhatja: mindenki titokban 0 és az összes aranya közötti összeget ajánl. A legmagasabb nyer, és csak a nyertes fizet; egyenlőségnél a játék sorrendje dönt a korona birtokosa utáni játékostól. Minden licit láthatóvá válik. Ha mindegyik 0, az olyan, mintha nem lenne licit (J5.2).
    .title = A zárt licit
rule-J5-4 = Aki 2 vagy több aranyat fizetett a koronáért, megkapja a leletkártyán látható jutalomkristályt is; négy vagy öt játékosnál a kettő közül választ. Aki az utolsó forduló licitjén 3 vagy több aranyat fizetett, egy többszínű jelet kap (a kezdő módban nem).
    .title = A nyertes jutalma
rule-J5-5 = A korona birtokosa egy színt választ az összes négyszínű szabad jelhez (vörös, zöld, kék vagy arany), és egyet az összes háromszínűhöz (arany nem lehet). Egy választás mindkét leletkártyára és mindkét bányászkártyára érvényes. Ha nincs ilyen jel, a választás elmarad. A J5.4 után és a J7.1 előtt kerül rá sor.
    .title = Szabad jelek

## J6

rule-J6-1 = Az győz, akinek a legtöbb pontja van; ha többen is ugyanannyival vezetnek, a győzelem közös. Minden többszínű kártyának a tulajdonosa ad egyetlen természetet, az egész pontozásra. Ugyanígy kell megválasztani a szabad rúnák színét, a mágusbotok lehetőségét, az elhelyezett kristályok és a bármilyen színű teli négyzetek színét, a zenei jeleket, a felső határokat és a Harci kalapács 2 aranyát. Mindezt együtt és egyszer kell eldönteni. Egyik sem érint más játékost, ezért a legjobb összeget a játék mindenkinek külön megkeresi; a tiéden változtathatsz.
    .title = Döntések a végén
rule-J6-2 = Mindegyik egyszínű medál 6 pontot ér, és még 2-t minden jelért, amellyel megelőzöd a másodikat; a többszínű 12 pontot és még 1-et minden jelnyi előnyért. Ha többen vezetnek, a 6 vagy 12 ponton lefelé kerekítve osztoznak, és az előnyért nem jár pont. Jel nélkül senki sem kap medált, és nem is osztozik rajta; ha nincs második, az előnyt 0-tól kell számolni. A korona többszínű jelnek számít, a kezdő módban is. Például Oddnak 3 vörös és 2 kék jele van, Grónak 2 vörös, 1 többszínű és a korona: Gro 6 + 2 pontot kap a vörösért és 6 + 4-et a zöldért, a kékért mindketten 3-at, Odd pedig 12 + 1-et a többszínűért.
    .title = Medálok
rule-J6-3 =
    A három kokárda 1 pontot ér minden esztétajelvényért; a saját pontozókeretükben látható címer nem jelvény. A három arcképkeret 1 pontot ér a saját természetének minden kártyájáért, önmagát is beleértve. Az udvar kártyái egy másik iskolához is tartoznak, és sok hűségjel van rajtuk.
    A mágusbot a nemesség iskolájába tartozik. Pontot nem ér, de a végén öt lehetőség egyikét adja:
    - Két kártyának számít a saját természetéből (az egységsztéléknél egynek).
    - Az ára a saját színéből 3, a másik két színből 1-1 kristálynak számít.
    - Egy zenei jelnek számít.
    - Két rúnának számít a saját színéből.
    - Két teli négyzetnek számít a saját színéből.
    .title = Udvar
rule-J6-4 = Az esztéták legtöbb kártyája rögzített pontot ér. A tükrök az esztétajelvényeidért adnak pontot, és mindegyik 2 egységgel olcsóbbá teszi a két gömböt; ez a nyomtatott árból megy le, az aranyból is, de a dobópakli 2 aranyából nem. Egy átkozott kristály 5 pontot ér, ha nincs másik; ha 2, 3, 4, 5 vagy 6 van nálad, mindegyik 4, 3, 2, 1 vagy 0 pontot ér. A geodák sokat érnek, de lásd: J3.13.
    .title = Esztéták
rule-J6-5 = A nemesség kártyái táblázat szerint pontozzák az egy színből való rúnáidat. Az egyetértés trónja és az egyetértés rúnacímere ugyanígy a három rúnából álló hármasokat. A pecsétgyűrűk bármilyen színű rúnánként 1 pontot érnek, olyan táblázat szerint, amely az ötödiktől jobb.
    .title = Nemesség
rule-J6-6 = Az egységsztélék bármilyen kártyádért 2 pontot érnek, az ajándékokat és a zöld hátú kártyákat is beleértve. A dicsőségsztélék 3 pontot érnek minden kártyáért, amelynek az ára legalább 4 kristály; az arany nem számít. Az emlékművek és az arcképkeretek egy természet kártyáit pontozzák, a kapuk egyetértése és a csarnokok egyetértése pedig 7 pontot ér a három természetből álló minden hármasért.
    .title = Emlékőrzők
rule-J6-7 = A végső készleted kristályai a saját színük üres négyzeteibe vagy bármilyen színű négyzetekbe kerülnek, mindegyikbe egy (mecénásokkal lásd: J7.5); arany, topáz és opál sohasem. A telinek nyomtatott négyzetek kezdettől teli vannak. A kovácsműhely kártyái az elhelyezett kristályokat pontozzák, a teli négyzeteket is beleértve. A szemüvegek 4 pontot érnek a két színük minden párjáért, a fogók 1 pontot minden 2 elhelyezett kristályért.
    .title = Kovácsműhely
rule-J6-8 =
    A vallás három klasszikusának egy-egy színe van: a kártyáid között az ebben a színben legmagasabb 5 (vagy 4) árat kell összeadni, és az összeg kétszeresen (vagy háromszorosan) számít.
    A kelyhek ára X, és 2, 4, 7, 9, 12 vagy 14 pontot érnek, ha X 1 és 6 közötti, utána mindig 2-vel többet. Az ereklyetartók ára X és 1 arany, és annyi pontot érnek, amennyi a színükben az X legmagasabb ár összege a kártyáid között; a saját X-ük is a rangsorolt árak közé tartozik. Mindkettő csak a haladó módban van.
    A talapzatok azt a három kártyát keresik, amelynek a két színükben együtt a legmagasabb az ára, és e színek minden kristályáért 1 pontot érnek.
    .title = Vallás
rule-J6-9 = A zene pontja a ♬ jeleid összege szorozva a ♯ jeleid és a ♪ jeleid összegével; mindegyik összeg legfeljebb 5. A dobok két kártyának számítanak ott, ahol természeteket kell számolni (az egységsztéléknél egynek), a dudák ára pedig a saját színükből 3, a másik két színből 1-1 kristálynak számít. Az inaktív Hárfa vagy Tintatartó semminek sem számít.
    .title = Zenészek
rule-J6-10 = A végén a Harci kalapács a családi oldalán 1 többszínű jelet ad, a kovácsoldalán 4 bármilyen színű üres négyzetet. A végső pontozáskor egyszer fizethetsz 2 aranyat további jutalomért: a családi oldalon 1 választott rúnáért, a kovácsoldalon 1 választott színű teli négyzetért. A Hárfa és a Tintatartó csak az aktív oldalán számít: a Hárfa 1 választott zenei jel, a Tintatartó 1 többszínű jel. A megmaradt kövek nem érnek pontot.
    .title = Ajándékok és megmaradt kövek

## J7

rule-J7-0 = A mecénások a klasszikus és a haladó módhoz vehetők hozzá, és a 2. fordulótól hatnak. Amit egy kártya csak a végén ad, az a mecénásoknál nem számít: a mágusbotok lehetőségei (a J7.3 zenéjét kivéve), az ajándékok végső jutalmai, valamint az opáljutalmak az udvaré és a nemességé kivételével.
    .title = Ami a mecénásoknál számít
rule-J7-1 = A J5.5 után annak, akinek a legtöbb esztétajelvénye van, házjelzőt kell tennie a kínálat egy tetszőleges kártyájára. Egyenlőségnél a korona birtokosa az első, utána a játék sorrendje dönt; ha senkinek sincs jelvénye, ez elmarad. Ebben a fordulóban senki más nem veheti meg a kártyát, és Tintatartóval sem távolíthatja el, azután sem, hogy ez a játékos passzolt. Két egymást követő fordulóban nem lehet ugyanaz a kártya. A forduló végén ettől még kisöpörhető. Ha a birtokosa Tintatartóval lecseréli, a jelző a dobópakliban is rajta marad, és ebben a fordulóban ott sem veheti meg senki más.
    .title = Az esztéták mecénása
rule-J7-2 = Ezután az, akinek a legtöbb vallásjele van, de legalább 1, annyi kártyát néz meg a pakli tetejéről, ahány jele van; egyenlőségnél a korona birtokosa az első, utána a játék sorrendje dönt. Minden két jele után áthelyezhet egy kártyát, egyesével: mindegyiket a kínálatba, a méretén felül, a pakli tetejére, közvetlenül a megnézett kártyák alá vagy a pakli aljára. Ha kevés kártya maradt a pakliban, nem helyezhet át többet, mint amennyit lát. Például 4 jellel és 3 megmaradt kártyával 3-at néz meg, és 2-t helyezhet át. Az át nem helyezett kártyák megtartják a sorrendjüket. Aztán a többiek, akiknek van jelük, a játék sorrendjében szintén megnéznek annyi kártyát, ahány jelük van, de semmin sem változtatnak. Aki nem néz bele, csak azt látja, ami a kínálatba kerül.
    .title = A vallás mecénása
rule-J7-3 = A draft után a korona birtokosától, a játék sorrendjében mindenki, akinek legalább 3 zenei jele van, megnézi a pakli felső 2 kártyáját, és az egyiket megveheti a nyomtatott árán, amely minden olyan jelfajtáért, amelyből legalább kettő van nála, 1 választott kristállyal kevesebb. A jokerek, a gömbök kedvezménye és az opáljutalom a szokásos módon érvényesek, a manőverek és a J7.6 nem. A mágusbot egy választott jelnek számít, amely minden alkalommal más lehet; az ajándékok nem számítanak. A meg nem vett kártyák a sorrendjükben felül maradnak.
    .title = A zenészek mecénása
rule-J7-4 = A J7.3 után az kap egy jelzőt, akinek a legnagyobb csillaga van. Egyenlőségnél a második legnagyobb csillag dönt, és így tovább, a hiányzó veszít; utána a korona, majd a játék sorrendje. Csillag nélkül senki sem kapja meg. A fordulóban egyszer, a saját körödben és akció nélkül, a jelző egy dobópaklibeli vásárlás árából 1 aranyat (a nyomtatott árból vagy a 2 többletaranyból) és 1 kristályt (vagy még 1 aranyat) elenged. A Belépés a levéltárba kártyával összeadódik, és egy kártyára érvényes. Ha nem használod fel, elvész.
    .title = Az emlékőrzők mecénása
rule-J7-5 = Mecénásokkal a kristályokat csak a saját körödben helyezheted négyzetekbe, akció nélkül és végleg. Ez már az 1. fordulóban is lehetséges, de csak a 2. fordulótól hoz valamit. Két egyszerre elhelyezett kristály, akár egy, akár két színből, 1 olyan színű kristályt ad, amilyen egyik sem volt, fordulónként legfeljebb 2-t; ezt azonnal el is helyezheted. Az elhelyezett kristályok már nincsenek a készletedben. A Harci kalapács négyzetei csak akkor nyílnak meg, amikor az utolsó fordulóban passzolsz; ez az utolsó alkalom az elhelyezésre, a végső pontozáskor már semmit sem lehet elhelyezni.
    .title = A kovácsműhely mecénása
rule-J7-6 = Ha a körödben egy vásárlás új rúnahármast tesz teljessé, megnézheted a pakli utolsó 7 kártyáját (a haladó módban 10-et), még egyszer becserélhetsz legfeljebb 2 szürke ígéretkövet, és megveheted az egyik ilyen kártyát a nyomtatott árán, 1 kristállyal olcsóbban; ezzel akár a következő jutalmat is kiérdemelheted. A többi kártya a sorrendjében kerül vissza. Ez azonnal történik, még a Kiváltság második vásárlása előtt. Vásárlásonként legfeljebb egy jutalom jár, minden hármas egyszer hoz jutalmat, az 1. fordulóban szerzettek sohasem. A szabad rúna annak számít, ami egy hármast teljessé tesz.
    .title = A nemesség mecénása
rule-J7-7 = Mecénásokkal egy játékos a 3. fordulótól fordulónként legfeljebb 2 medáljutalmat kap, előtte 1-et; ha többet nyersz, ennyit választasz közülük.
    .title = A medálok jövedelme
rule-J7-8 = A pakli kártyái közül azok, amelyeket láttál, láthatók maradnak számodra, amíg a helyük követhető. Ha egy másik játékos titokban áthelyez valamit (J7.2), ez a tudás mindenki más számára véget ér.
    .title = Amit a pakliról tudsz

## J8

rule-J8-1 = A nyomtatott kártyákat nem ismerjük, ezért ez a készlet a mi rekonstrukciónk. Megtartja az e szabályokban említett összes számot és családot; minden kártyán látszik az ára, a jelei és az, hogyan ad pontot. Ahol a pontozás árról beszél, ott a nyomtatott ár értendő, bármennyit fizettél is; X az, amit a kártyára tettek.
    .title = A kártyakészlet
