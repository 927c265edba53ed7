# CEJ, the Jewellers: the rules, one message per rule id (J2.1 is rule-J2-1).
# A rule has a title, and where it helps an example and rarely needed details (edge).

rules-jewellers-title = CEJ, az Ékszerészek: a szabályok
rules-jewellers-goal = Ketten, hárman, négyen vagy öten játszotok, és mindenki egy ékszerészműhelyt vezet. Vegyél olyan kártyákat, amelyek együtt sok pontot érnek, és gyűjts hűségjeleket, hogy medálokat nyerj. Az győz, akinek a legtöbb pontja van.
rules-jewellers-turn = Minden fordulóban mindenki köveket választ a tálkákból, ez a draft. Utána felváltva következtek: ha akarsz, köveket cserélsz, majd veszel egy kártyát vagy passzolsz. Ha mindenki passzolt, néhány kártya kikerül a kínálatból, és a medálok fizetnek. A 2. fordulótól minden forduló a koronára tett licittel indul; aki elnyeri, az kezd.
rules-jewellers-ends = A játszma 5 forduló után ér véget (a rövid kezdő módban 4 után). Ekkor pontot érnek a medálok és az összes kártya. A megmaradt kövek semmit sem érnek.

chapter-J0 = Tartozékok
chapter-J1 = Előkészületek
chapter-J2 = A draft
chapter-J3 = Egy kör
chapter-J4 = A forduló vége
chapter-J5 = A korona
chapter-J6 = A játszma vége és a pontozás
chapter-J7 = Változat: Mecénások
chapter-J8 = A kártyák

## Icons

icon-jewellers-crystal = Vörös, zöld vagy kék kő. A kártyákat kristályokkal fizeted ki.
    .title = Kristály
icon-jewellers-gold = Arannyal kártyákért és licitkor fizetsz. Az arany nem kristály.
    .title = Arany
icon-jewellers-promise = Add le, és vegyél el egy követ a fehér bányászkártyáról. Fizetni nem lehet vele.
    .title = Ígéretkő (szürke)
icon-jewellers-black = Add le, és vegyél el egy követ a fekete bányászkártyáról. Csak a haladó módban van.
    .title = Fekete kő
icon-jewellers-topaz = Joker, amely 1 követ helyettesít, ha a forduló iskolájából veszel kártyát. Csak a „Joker: topáz” beállítással.
    .title = Topáz
icon-jewellers-opal = Joker, amely 1 követ helyettesít, ha a rajta látható iskolából veszel kártyát. Csak a „Joker: opál” beállítással.
    .title = Opál
icon-jewellers-cost = Ezeket a köveket fizeted a kártyáért.
    .title = Ár
icon-jewellers-x = Válassz egy számot 1-től felfelé, és fizess ennyi kristályt ebből a színből.
    .title = X az árban
icon-jewellers-points = Ennyit ér a kártya a végén. A „10” 10 pontot jelent. A „2 × láng” 2 pontot jelent minden tűzkártyádért.
    .title = Pontok
icon-jewellers-school = A kártya iskolájának színe és ikonja. Minden iskola a maga módján ad pontot.
    .title = Iskola
icon-jewellers-court = A kártya az udvar kártyájának is számít.
    .title = Udvari jelvény
icon-jewellers-nature = A láng a tűz (vörös), a hegy a föld (zöld), a csepp a víz (kék) jele. Egyes kártyák egy természet minden kártyájáért pontot adnak.
    .title = Természet
icon-jewellers-many-coloured = A kártyának mindhárom színe megvan. A végén egy természetet választasz neki.
    .title = Többszínű természet
icon-jewellers-loyalty = Gyűjtsd őket, hogy medálokat nyerj. Egy medálhoz csak a saját színének a jelei számítanak.
    .title = Hűségjel
icon-jewellers-loyalty-multi = Mind a négy medálnál egy hűségjelnek számít.
    .title = Többszínű hűségjel
icon-jewellers-medallion = A vörös, a zöld és a kék medál a saját színének legtöbb hűségjelét jutalmazza. A többszínű az összes jel közül a legtöbbet. Mindegyik fizet a forduló után, és a végén pontot ér.
    .title = Medál
icon-jewellers-rune = A nemesség kártyái az egyszínű rúnáidért vagy a három szín hármasaiért adnak pontot.
    .title = Rúna
icon-jewellers-rune-choice = Bármilyen színű rúna. A színét a végén választod meg.
    .title = Szabad rúna
icon-jewellers-sparkle = A tükrök és a kokárdák a kártyáid minden csillámáért pontot adnak.
    .title = Csillám
icon-jewellers-square = Egy kristály fér bele a saját színéből. A kovácsműhely kártyái az elhelyezett kristályokért adnak pontot.
    .title = Üres négyzet
icon-jewellers-full-square = Már van benne egy kristály a saját színéből. Elhelyezett kristálynak számít.
    .title = Teli négyzet
icon-jewellers-any-square = Bármilyen színű kristály belefér. Ha telinek van nyomtatva, a színét a végén választod meg.
    .title = Bármilyen színű négyzet
icon-jewellers-music = Szorozd össze a ♬, a ♯ és a ♪ jeleid számát. Ennyi pontot kapsz.
    .title = Zenei jelek
icon-jewellers-religion = Mecénásokkal ezekkel nézed meg a pakli tetejét. Mecénások nélkül nincs hatásuk.
    .title = Vallásjel
icon-jewellers-star = Mecénásokkal az kap kedvezményt, akinek a legnagyobb csillaga van. Mecénások nélkül nincs hatása.
    .title = Csillag
icon-jewellers-crown = A korona birtokosa kezd, és ő választja meg a szabad jelek színét.
    .title = Korona
icon-jewellers-wild4 = Vörös, zöld vagy kék kristály lesz belőle, vagy arany. A korona birtokosa választ.
    .title = Négyszínű szabad jel
icon-jewellers-wild3 = Vörös, zöld vagy kék kristály lesz belőle, de arany nem. A korona birtokosa választ.
    .title = Háromszínű szabad jel
icon-jewellers-crown-icon = Kis korona egy leletkártyán. Három vagy öt játékosnál további köveket hoz, kettőnél vagy négynél semmit.
    .title = Koronajel
icon-jewellers-house = Csak mecénásokkal. Ebben a fordulóban ezt a kártyát csak a jelző gazdája veheti meg.
    .title = Házjelző
icon-jewellers-marker = Csak mecénásokkal. Olcsóbbá tesz egy vásárlást a dobópakliból.
    .title = Az építők jelzője

## J0

rule-J0-1 = A vörös a tűz, a zöld a föld, a kék a víz színe. A kristály vörös, zöld vagy kék kő. Az arany is kő, de nem kristály. „Kő” minden, ami a zsákokból jön: a kristály, az arany, a topáz, az opál, az ígéretkő és a fekete kő.
    .title = Színek és kövek
rule-J0-2 = A köveket találomra húzzátok a zsákból. Van benne 53 vörös, 53 zöld és 53 kék kristály, 52 arany, 45 szürke ígéretkő és 18 topáz. A haladó módban 12 fekete kő is van benne.
    .title = A zsák
rule-J0-3 = Második zsákra csak akkor van szükség, ha az opál a joker. Ebben 24 opál van, mindegyik egy iskoláé. Az udvaré, az esztétáké és a nemességé 4-4. A többi iskoláé 3-3. Vegyétek ki azoknak az iskoláknak az opáljait, amelyek a módotokban nincsenek játékban.
    .title = Az opálzsák
rule-J0-4 = A projektkártyák különböző iskolákból származnak. Hogy hányból, az a módtól függ. A kezdő mód rövid, az első játszmához való, és négy iskolája van: udvar, esztéták, nemesség és emlékmű-építők. A klasszikus a rendes játék, a kovácsműhellyel és a vallással. A haladó minden kártyát használ, a zenészekét is.
    .title = Iskolák és módok
    .edge = Az asztalnál az iskola neve kategória is lehet. Az udvar kártyája az udvarhoz és egy másik iskolához is tartozik. A zöld hátú kártyák (J0.5) egyikhez sem.
rule-J0-5 =
    Projektkártyákat vásárolsz. Összesen 98 van: a kezdő mód 33-at használ, a klasszikus 59-et (ezt a 33-at és még 26-ot), a haladó mind a 98-at.
    A 98-ból nyolc zöld hátú kártya: Befektetések, Belépések a levéltárba és Kiváltságok. Önmagukban nem érnek pontot, de mindegyik egyszer segít.
    Az ajándékok nem tartoznak a 98 közé. A klasszikus módhoz 5 Harci kalapács van, a haladóhoz 5 Hárfa és 5 Tintatartó.
    Van még 15 leletkártya, és iskolánként egy topázkártya.
    .title = Kártyák
rule-J0-6 = Mindent a banknak fizetsz, és a bank sohasem fogy ki. A zsákba semmi sem kerül vissza.
    .title = A bank

## J1

rule-J1-1 = Az ajándékok olyan kártyák, amelyeket ingyen kapsz. A klasszikus módban vegyél el egy Harci kalapácsot, és tedd a klánoldalára. A haladó módban vegyél el egy Hárfát és egy Tintatartót, és tedd mindkettőt az aktív oldalára. A kezdő módban nincsenek ajándékok.
    .title = Ajándékok
rule-J1-2 = Csak a haladó módban: keverj átkozott kristályokat a pakliba. Ezek az esztéták kártyái. A vörös, a zöld és a kék mindig benne van. A három arany közül két vagy három játékosnál egyet tegyél bele, négynél kettőt, ötnél mind a hármat.
    .title = Átkozott kristályok
    .example = Négyen játszotok a haladó módban. A pakliban öt átkozott kristály van: egy vörös, egy zöld, egy kék és két arany.
rule-J1-3 = A házigazda dönti el, hogy a topáz vagy az opál a joker. Ha a topáz a joker, minden fordulónak van egy iskolája. Topázzal ennek az iskolának a kártyáit lehet könnyebben megvenni. Keverd meg a módotok összes iskolájának topázkártyáját; a legfelső mutatja az 1. forduló iskoláját. Ha az opál a joker, a fordulóknak nincs iskolájuk.
    .title = A forduló iskolája
rule-J1-4 =
    Mielőtt bármit húznál a zsákból, tegyél át belőle néhány követ a bankba:
    - Kezdő: 15 arany.
    - Klasszikus: 5 vörös, 5 zöld és 5 kék.
    - Haladó: 2 vörös, 2 zöld, 2 kék és 12 arany.
    .title = Kövek a banknak
rule-J1-5 =
    A kínálat az a kártyasor, amelyből vásárolhattok. Keverd a módotok projektkártyáit egy pakliba, és tedd ki belőle a kínálatot képpel felfelé. A mérete a játékosok számától függ (2, 3, 4 vagy 5):
    - Kezdő: 5, 6, 7 vagy 8 kártya.
    - Klasszikus: 7, 9, 10 vagy 11 kártya.
    - Haladó: 8, 10, 12 vagy 15 kártya.
    .title = A kínálat
    .example = Hárman a klasszikus módban 9 kártyát tesztek ki.
    .edge = A klasszikus és a haladó módban a zöld hátú kártyák nincsenek a pakliban (J1.7).
rule-J1-6 = Legalább 3 játékosnál sorsoljátok ki a játék irányát: az óramutató járása szerint vagy azzal ellentétesen. A koronát egy kisorsolt játékos kapja, ő fog kezdeni. A játék sorrendjében a második és a harmadik játékos 1-1 aranyat kap. A negyedik és az ötödik 2-2 aranyat.
    .title = Irány és korona
    .example = Regin kapja a koronát, utána Eitri, Brokk és Sindri következik. Eitri és Brokk 1-1 aranyat kap, Sindri 2-t.
rule-J1-7 =
    A bányászok minden fordulóban új köveket és kártyákat hoznak. Fordíts fel két vagy három játékosnál 1, négynél vagy ötnél 2 leletkártyát. Három sora van:
    - Az 1. sor köveket tesz a fehér bányászkártyára.
    - A 2. sor egy zöld hátú kártyát ad a kínálathoz, a méretén felül (a kezdő módban nem).
    - A 3. sor köveket tesz a fekete bányászkártyára (csak a haladó módban).
    Az 1. és a 3. sorban szabad jelek (J5.5) és koronajelek (J1.8) is lehetnek. Amit senki sem vesz el, a bányászkártyákon marad a későbbi fordulókra.
    .title = Bányászleletek
    .example = Ketten a klasszikus módban a Királyi felmérést fordítjátok fel. Az 1. sor egy vörös és egy zöld kristályt tesz a fehér bányászkártyára. A három koronajele két játékosnál semmit sem hoz. A 2. sor egy Kiváltságot ad a kínálathoz. A 3. sor csak a haladó módban számít.
    .edge =
        A klasszikus és a haladó módban a zöld hátú kártyáknak saját tartalékuk van. Ha a 2. sor kártyája nincs benne, azonos hatásút vegyetek elő. Ha olyan sincs, ugyanabból a családból egyet, ha az sincs, semmit.
        Ezekben a módokban a zöld hátú kártya a tartalékába kerül vissza, ha felhasználták, a letakarításkor kikerült, vagy Tintatartóval lecserélték. A kezdő módban a zöld hátú kártyák kezdettől a pakliban vannak, és a dobópakliba kerülnek.
        Az 1. fordulóban a korona birtokosa a koronajelek után és a draft előtt választja meg a szabad jelek színét.
rule-J1-8 =
    A koronajelek csak három vagy öt játékosnál számítanak. Az 1. fordulóban ezeket a köveket hozzák:
    - 3 jel: 1 vörös, 1 zöld és 1 kék.
    - 4 jel: 1 vörös, 1 zöld, 1 kék és 1 arany.
    - 6 jel: kétszer annyi, mint 3. 8 jel: kétszer annyi, mint 4.
    Az 1, 5, 7 vagy 9 jelből egy marad ki, a 2 vagy 10 jelből kettő. Mindegyikhez a korona birtokosa választ egy kristályt vagy aranyat. A 2. fordulótól a koronajelek négyszínű szabad jelek (J5.5).
    .title = Koronajelek
    .example = Hárman az 1. fordulóban a Régi telért fordítjátok fel. Egy vörös kristály, egy arany és öt koronajel van rajta. Négy jel 1 vöröset, 1 zöldet, 1 kéket és 1 aranyat hoz. Az ötödikhez Regin, akinél a korona van, kéket választ.
    .edge = A 3. sor koronajeleit az 1. soréitól külön számold. Két vagy négy játékosnál a koronajelek egyik fordulóban sem hoznak semmit.
rule-J1-9 = Ha az opál a joker, mindenütt opál lép a topáz helyére. Ha topázt húztok a zsákból, vagy topáz látható egy leletkártyán, tegyetek helyette egy találomra húzott opált. A topáz kikerül a játékból.
    .title = Opál topáz helyett
    .edge = Ha nincs több opál, húzzatok egy másik követ a zsákból. A leletkártyán látható topáz ilyenkor semmit sem hoz.
rule-J1-10 = Minden játékos kap egy tálkát. Töltsd meg a zsákból: a kezdő módban 6, a klasszikusban 7, a haladóban 8 kővel. A tálkákat minden fordulóban újra meg kell tölteni.
    .title = Tálkák

## J2

rule-J2-1 = A draftban köveket szerzel. Mindenki egyszerre és titokban választ. Vegyél ki a tálkádból egy tetszőleges követ a készletedbe. Aztán add tovább a tálkát a játék irányában. Ismételjétek, amíg minden tálka ki nem ürül.
    .title = Kövek választása
    .example = Regin tálkájában 2 vörös, 1 kék, 2 arany és egy ígéretkő van. Regin kivesz egy aranyat, és a másik öt követ továbbadja Eitrinek. Ezután Regin abból a tálkából választ, amelyet Brokk ad tovább.
    .edge = Mindenki látja, mi van a tálkákban. A választásod titkos, amíg mindenki nem választott; akkor minden választás láthatóvá válik. A tálka utolsó kövét magától megkapod.
rule-J2-2 = A készleted az összes köved. Fordulóról fordulóra megmarad, és mindenki láthatja.
    .title = A készleted, és ami rejtve van
    .edge = Rejtve csak a zsákok, a pakli, a leletkártyák paklija és a titkos döntések (kőválasztás, licit, rámutatás) vannak, amíg fel nem fedik őket. Mecénásokkal egyes játékosok látják a pakli néhány kártyáját (J7 fejezet). Minden mást mindenki lát.

## J3

rule-J3-1 = A draft után felváltva következtek, amíg mindenki nem passzolt. A korona birtokosa kezd, utána a játék irányában haladtok. Egy kör két lépésből áll: manőverek, ha akarsz, majd egy főakció (J3.10). A manőverek a J3.2–J3.8 szabályok. Lépésenként mindegyiket legfeljebb egyszer használhatod. Ha passzoltál, kimaradsz.
    .title = A kör
    .example = Eitri előbb egy manővert végez: 1 ígéretkőért egy kék kristályt vesz el a fehér bányászkártyáról. Főakcióként aztán megveszi a Holdvízcseppeket 2 kékért. Most Brokk következik.
rule-J3-2 = Az ígéretkövekből más kövek lesznek. Adj le legfeljebb 2 szürke ígéretkövet. Mindegyikért vegyél el 1 követ a fehér bányászkártyáról. Leadhatsz 1 fekete követ is 1 kőért a fekete bányászkártyáról. A bányászkártyán kell lennie kőnek.
    .title = Ígéretek
    .example = A fehér bányászkártyán egy vörös kristály, egy topáz és egy arany van. Regin 2 ígéretkövet ad le, és elveszi a topázt és az aranyat. A vörös kristály ott marad.
    .edge = Két szürke kő és egy fekete kő együtt egyetlen használata ennek a manővernek, akkor is, ha közben más manőver történik. A szürke és a fekete kövekkel nem lehet fizetni, és nem érnek pontot.
rule-J3-3 =
    A Befektetés olcsóbbá tesz egy vásárlást. Dobd el egy Befektetésedet, amikor kártyát veszel. A szövege mondja meg, mi megy le az árból: legfeljebb 3 egyforma színű kristály, vagy 1 vörös, 1 zöld és 1 kék. Visszajáró nincs.
    .title = Befektetés
    .example = A Hullámnyaklánc ára 4 kék és 1 zöld. Eitri eldob egy Merész befektetést, amely 3 kéket levon, és 1 kéket és 1 zöldet fizet. A Megosztott befektetés 1 kéket és 1 zöldet vonna le; a vöröse elveszne.
    .edge =
        A Befektetést, a Belépés a levéltárba kártyát és a Kiváltságot a lépés végén, a vásárlással együtt játszod ki, és csak akkor, ha ki tudod fizetni. Mindegyik egyetlen vásárláshoz jó. Mindhármat használhatod együtt. Kiváltság mellett a többi különböző vásárlásokhoz is tartozhat.
        A Befektetésnek és a Belépés a levéltárba kártyának legalább 1 követ le kell vonnia. A zöld hátú kártya a vásárlás után távozik.
        Ha az ár X, bármekkora X-et választhatsz 1-től felfelé. A kedvezmény által levont kristályokat a bank teszi a kártyára, csak X színében. Ezek beleszámítanak X-be, ahogy a jokerek is. A bank annyit tesz le, amennyit tud, így a te részed 0 is lehet. Merész befektetéssel például csak 1 vöröset fizetsz A tűz kelyhéért, ha X = 4.
rule-J3-4 = A kezdő módban nincs. A Belépés a levéltárba olcsóbbá tesz egy vásárlást a dobópakliból. Dobd el egy ilyen kártyádat, amikor a dobópakliból vásárolsz. 1 arannyal és 1 kristállyal kevesebbet fizetsz; a kristály színét te választod.
    .title = Belépés a levéltárba
    .example = Az Üllő ára 2 zöld. A dobópakliban 2 zöldbe és 2 aranyba kerül. Brokk a Belépés a levéltárba kártyával 1 zöldet és 1 aranyat fizet érte.
    .edge = Az arany a 2 többletaranyból vagy a nyomtatott árból megy le.
rule-J3-5 = A Kiváltsággal két kártyát vehetsz. Dobd el egy Kiváltságodat, majd a főakcióddal vegyél 2 kártyát. Mindegyik a kínálatból vagy a dobópakliból jön. Egymás után veszed meg őket. A másodikról lemondhatsz.
    .title = Kiváltság
    .example = Regin eldob egy Kiváltságot, és megveszi az Ezüsttükröt. Ez minden gömböt 2 kővel olcsóbbá tesz. Regin másodikként A parázs gömbjét veszi meg, 7 helyett 5 kőért.
    .edge = Az első kártya már számít a második vásárlásnál. De az elsőként vett Befektetést a másodiknál nem használhatod. A Belépés a levéltárba kártyával a kettő közül legalább az egyiket a dobópakliból veszed.
rule-J3-6 =
    Csak a klasszikus módban. A Harci kalapácsod egy meglévő kövedből olyat csinál, amilyenre szükséged van. Fizesd ki a felül lévő oldal árát, és vegyél el 1 választott kristályt vagy aranyat. Utána fordítsd meg a Harci kalapácsot.
    - Klánoldal: fizess 1 aranyat vagy 2 egyforma színű kristályt.
    - Kovácsoldal: fizess 2 aranyat vagy 3 egyforma színű kristályt.
    .title = Harci kalapács
    .example = Eitrinek kék kristály kell, és a Harci kalapácsa a klánoldalán fekszik. Eitri 2 vörös kristályt fizet, elvesz egy kéket, és megfordítja a kalapácsot. Legközelebb 2 aranyba vagy 3 egyforma színű kristályba kerül.
rule-J3-7 = Csak a haladó módban. Fordítsd a Hárfádat az inaktív oldalára, és vegyél el a bankból 1 választott kristályt vagy aranyat.
    .title = Hárfa
    .example = Brokknak 1 zöld hiányzik a Megszállottság geodája: föld kártyához (2 zöld és 1 vörös). Megfordítja a Hárfát, elvesz egy zöld kristályt, és megveszi a geodát.
rule-J3-8 = Csak a haladó módban. A Tintatartó megváltoztatja a kínálatot. Fordítsd a Tintatartódat az inaktív oldalára, és válassz két kártyát a kínálatból. Tedd őket a dobópakliba. A pakli következő két kártyája kerül a helyükre. Átkozott kristályt nem választhatsz.
    .title = Tintatartó
    .example = Sindri nem lát semmi hasznosat. Megfordítja a Tintatartót, és lecseréli a Lantot és az Üllőt. Az új kártyák az Orgona és egy dicsőségsztélé. Sindri ezután megveszi a dicsőségsztélét.
    .edge = Mindkét kártyát azelőtt választod ki, hogy látnád az újakat. Ha csak egy kártyát lehet lecserélni, egyet cserélj le. A régi kártyákat még ugyanebben a körben megveheted a dobópakliból.
rule-J3-9 = Fizess, hogy egy inaktív ajándékot visszafordíts az aktív oldalára. A Hárfa 1 aranyba vagy 2 egyforma színű kristályba kerül. A Tintatartó 2 aranyba vagy 3 egyforma színű kristályba. Ez nem akció: a körödben bármikor megteheted.
    .title = Ajándékok újraaktiválása
    .example = Sindri az utolsó fordulóban passzolni készül, de a Hárfája inaktív. Fizet 1 aranyat, és visszafordítja. Így a Hárfa a végén zenei jelnek számít.
    .edge = A köröd akciói előtt vagy között, illetve közvetlenül a passzolás előtt teheted meg. A második manőverlépésben újra használhatod az ajándékot, de egy lépésen belül soha nem kétszer.
rule-J3-10 =
    Pontosan egy főakciót hajtasz végre:
    - Vegyél egy kártyát a kínálatból. Fizesd ki az árát. A helyére nem kerül új.
    - Vegyél egy kártyát a dobópakliból. Fizesd ki az árát és még 2 aranyat. A dobópaklit bárki átnézheti.
    - Passzolj. Ebben a fordulóban többé nem kerülsz sorra.
    - Használj másodszor is manővereket (J3.2 és J3.6–J3.8). Ekkor ebben a körben nem vásárolsz.
    .title = Főakció
    .example = A Gránátköves fülbevaló ára 2 vörös. Eitri a kínálatból 2 vörösért veszi meg. A dobópakliból 2 vöröset és 2 aranyat fizetne érte.
    .edge = Nem kell jelezned, hol ér véget egy lépés. Egy körben a J3.2 és a J3.6–J3.8 manőverek mindegyikét legfeljebb kétszer használhatod. Ha valamelyiket másodszor is használtad, már nem vásárolhatsz és nem passzolhatsz. Csak további manővereket végezhetsz, aztán véget ér a köröd. Ha egy körben nem vásárolsz és nem passzolsz, legalább egy manőver kell. A J3.3–J3.5 kártyái után nincs második manőverlépés.
rule-J3-11 =
    Minden joker az ár egy kövét helyettesíti.
    - A topáz akkor számít, ha a forduló iskolájából veszel kártyát. Az ár bármelyik kövét helyettesíti, akár a dobópakli 2 többletaranyának egyikét is.
    - Az opál minden fordulóban számít, a saját iskolájának kártyáinál. Csak a nyomtatott ár egy kövét helyettesíti.
    Az udvari jelvényes kártya az udvar kártyájának is számít. A zöld hátú kártyáknak nincs iskolájuk, ezért jokerrel nem fizethetők. Ajándékért, licitért és opálbónuszért sem lehet jokerrel fizetni.
    .title = Jokerek és kedvezmények
    .example = A forduló iskolája a nemesség. Az egyetértés trónjának ára 2 vörös, 1 zöld, 1 kék és 1 arany. Reginnek csak 1 vöröse van, aranya nincs. Regin 1 vöröset, 1 zöldet, 1 kéket és 2 topázt fizet.
    .edge =
        Jokert akkor is kiadhatsz, ha a szín megvan. Alapesetben csak azt fizeti, ami hiányzik.
        A kedvezmények összeadódnak. Mindegyik annyit von le, amennyit tud, azokból a kövekből, amelyeket te választasz. Az ár egyik köve sem megy 0 alá, nem vihető át másik színre, és semmit sem fizetsz túl. Együtt annyit vonnak le, amennyit csak lehet: egyiket sem fordíthatod olyan kőre, amely már lement az árból.
rule-J3-12 =
    Csak ha az opál a joker. Ha egy opál egy kártya valamelyik kövét fizeti, kártyánként egyszer többletet fizethetsz egy bónuszért. Az opál iskolája dönti el az árat és a bónuszt:
    - Emlékmű-építők, 1 arany: ez a kártya 1 ponttal többet ér minden kártyáért vagy hármasért, amelyet számol.
    - Esztéták, 1 arany: 1 csillámmal többed van.
    - Udvar, 1 kristály: 1 hűségjellel többed van a kristály színéből.
    - Nemesség, 1 kristály: 1 rúnával többed van a kristály színéből.
    - Kovácsműhely, 2 arany: 4 teli négyzettel többed van, egy vörössel, egy zölddel, egy kékkel és egy tetszőlegessel.
    - Zenészek, 2 arany: a végén kapsz egy választott zenei jelet, vagy 1-gyel megemeled az egyik jel határát (J6.9).
    - Vallás, 1 kristály: 1 pont minden ilyen színű kristályért az összes kártyád árában. Maga a kártya nem adhat pontot erre a színre.
    .title = Opálbónusz
    .example = A tűz emlékművének ára 3 vörös. Eitri 2 vöröset és egy emlékmű-építő opált fizet, és még 1 aranyat a bónuszért. A végén ez az emlékmű tűzkártyánként 2 helyett 3 pontot ér.
    .edge =
        Az opálnak olyan követ kell fizetnie, amelyet valóban meg kell fizetni. A bónuszt közönséges kövekkel fizeted, joker nélkül, és kedvezmény sohasem csökkenti. Ha két iskola opáljaival fizetsz, a két bónusz közül egyet választasz.
        Az udvar hűségjele és a nemesség rúnája azonnal számít, a többi bónusz csak a végén. Egy zenei határ sohasem megy 6 fölé.
        Vallás: ha a kártya egyik színre sem ad pontot, bármilyen kristállyal fizethetsz. Kehelynél és ereklyetartónál ne az X színével fizess, hanem másikkal.
rule-J3-13 =
    Ha ebben a fordulóban már nem vásárolsz, passzolsz (J3.10). A haladó módban kétféle kártya nehezíti ezt:
    - Átkozott kristály: amíg van egy a kínálatban, és van nálad kő a színéből, nem passzolhatsz. Vedd meg, vagy költsd el a színéből való köveidet.
    - Geoda: ha van geodád, passzoláskor elveszíted a készletedből a színének összes kristályát. Minden üres négyzeted, amelybe belefér egy, megment 1 kristályt.
    .title = Passzolás
    .example = Brokké a Megszállottság geodája: tűz kártya és a Fújtató, két üres vörös négyzettel. Brokk 5 vörös kristállyal a készletében passzol. A négyzetek 2-t megmentenek, 3-at elveszít.
    .edge = Az átkozott kristály csak akkor állít meg, ha megveheted (J7.1). Az arany kristálynál az arany a szín. Elég egy manőver is, amely elkölti a követ. A bármilyen színű négyzet összesen egyetlen kristályt ment meg, bármilyen színűt. A teli négyzetek semmit sem mentenek meg. A négyzetek ettől nem használódnak el. A geodák az utolsó fordulóban is hatnak.
rule-J3-14 = A vásárlást nem halogathatod örökké. Ha egy fordulóban 6 egymást követő körödben nem vásároltál, a következőben vásárolnod vagy passzolnod kell. Abban a körben mindegyik manővert legfeljebb egyszer használhatod.
    .title = Körök vásárlás nélkül

## J4

rule-J4-1 =
    Ha mindenki passzolt, a kínálat néhány kártyája a dobópakliba kerül:
    - Kezdő: egy sem.
    - Klasszikus: ha 1 vagy 2 kártya maradt, mind elmegy. 3–5 kártyából egy marad. 6 vagy több kártyából kettő marad. Sorsolás dönti el, melyik marad.
    - Haladó, „ellenőrzött” (a szokásos választás): mindenki titokban rámutat egy kártyára vagy egyre sem. Amelyikre valaki rámutat, az marad; a többi elmegy.
    - Haladó, „kaotikus”: mindenki titokban rámutat egy kártyára vagy egyre sem. Egy kártya csak akkor marad, ha páratlan számú játékos mutat rá.
    - Haladó, „nincs kegyelem”: mind elmegy.
    .title = Letakarítás
    .example = Haladó, ellenőrzött. Regin és Eitri az Orgonára mutat, Brokk az Üllőre. Mindkét kártya marad. A „kaotikus” szabállyal csak az Üllő maradna, mert az Orgonára két játékos mutat.
    .edge = A zöld hátú kártyák és az átkozott kristályok ugyanúgy számítanak, rájuk is lehet mutatni, és ők is elmehetnek. A dobópakliban lévő átkozott kristály senkit sem akadályoz a passzolásban. Az utolsó forduló után nincs letakarítás.
rule-J4-2 =
    A letakarítás után fizetnek a medálok:
    - Vörös, zöld és kék: akinek a legtöbb hűségjele van ebből a színből, 1 ilyen kristályt kap.
    - Többszínű: akinek összesen a legtöbb hűségjele van, 1 aranyat kap.
    Ha többen vezetnek egyformán, senki sem kap semmit. Ha többet nyersz, válassz egyet; a többi nem fizet. Az utolsó forduló után nincs fizetség.
    .title = Medálok a forduló után
    .example = Reginnek 3 vörös és 1 zöld hűségjele van, Eitrinek 2 vörös és 2 zöld. Regin egy vörös, Eitri egy zöld kristályt kap. Összesen mindkettőjüknek 4 jele van, ezért az aranyat senki sem kapja meg.
    .edge = Legalább 1 jel kell hozzá, két játékosnál is. A többszínű hűségjel mind a négy medálnál 1-nek számít; a kezdő módban ilyen nincs. A korona és az ajándékok jelei itt nem számítanak. Mecénásokkal többet is kaphatsz (J7.7).
rule-J4-3 =
    A játszma 5 fordulóból áll, a kezdő módban 4-ből. A következő forduló előtt:
    - Töltsétek fel a kínálatot a méretéig (J1.5).
    - Fordítsátok meg a játék irányát.
    - Ha a topáz a joker, fordítsátok fel a következő topázkártyát.
    - Töltsétek meg újra a tálkákat (J1.10).
    - Fordítsatok fel új leleteket (J1.7). A 2. sor zöld hátú kártyái a kínálat méretén felül kerülnek be.
    .title = A következő forduló
    .edge = A kínálatban maradt összes kártya beleszámít a méretébe. Ha már több van benne, egyet sem kell kivenni.
rule-J4-4 = Ha a pakli üres, a kínálat nem töltődik fel többé. A dobópaklit nem kell megkeverni.
    .title = Ha a pakli kifogy
    .edge = A Tintatartó legfeljebb annyi kártyát cserél le, ahány a pakliban még van. Üres paklinál nem használható. A mecénások annyi kártyát néznek meg, amennyi van. A zsák nem fogyhat ki.

## J5

rule-J5-1 =
    A 2. fordulótól a draft előtt arannyal licitáltok a koronára. A birtokosa kezd, és ő választja meg a szabad jelek színét. A tálkák, a kínálat és a leletek ekkor már láthatók.
    Annak van elsőbbsége, akinek a legtöbb aranya van. Egyenlőségnél a játék sorrendje számít, a korona birtokosa utáni játékostól. Elsőbbség szerint, újra meg újra licitáltok: 1-től az összes aranyatokig. Vagy visszalépsz, és kiesel.
    Többet kell mondanod a legmagasabb licitnél. Ha elsőbbséged van a legtöbbet licitálóval szemben, ugyanannyit is mondhatsz. Az utolsóként maradó játékos kifizeti a licitjét, és elveszi a koronát.
    .title = A nyílt licit
    .example = Reginnek 4 aranya van, Eitrinek 3, Brokknak 1. Regin 1-et mond, Eitri 2-t. Brokk nem tud többet mondani, és kiesik. Regin tartja a 2-t. Eitri 3-at mond, Regin tartja a 3-at. Eitrinek nincs negyedik aranya, kiesik. Regin 3 aranyat fizet.
    .edge = A korona birtokosa is licitál. Az elsőbbség a licit elején eldől. Csak a készletben lévő arany számít, és csak azzal lehet fizetni, a tálkában lévővel nem. Ha nincs megengedett licited, kiesel. Ha még senki sem licitált, és csak te maradtál, még licitálhatsz vagy visszaléphetsz.
rule-J5-2 = Ha senki sem licitál, a korona a játék sorrendjében következő játékosé lesz. A J5.4 jutalmait senki sem kapja meg. A szabad jelek színét (J5.5) a korábbi birtokos előtti játékos választja meg. Két játékosnál a korábbi birtokos választ.
    .title = Ha nincs licit
    .example = A sorrend most Regin, Eitri, Brokk. A korona Eitrié, és senki sem licitál. A koronát Brokk kapja, a színeket Regin választja meg.
    .edge = Az egész fejezetben az új játékirány számít.
rule-J5-3 = A haladó módban a házigazda ehelyett a zárt licitet választhatja. Mindenki elrejt valamennyi aranyat, 0-tól az összesig. A legmagasabb licit nyer, és csak a nyertes fizet. Egyenlőségnél az nyer, aki a játék sorrendjében a korona birtokosa után az első.
    .title = A zárt licit
    .example = A korona Reginé, aki 1 aranyat rejt el. Eitri és Brokk 3-3-at. Regin után Eitri az első, ezért Eitri fizet 3 aranyat, és övé a korona.
    .edge = Minden licit láthatóvá válik. Ha mindegyik 0, az olyan, mintha nem lenne licit (J5.2).
rule-J5-4 =
    A koronáért fizetett magas árért jutalom jár:
    - 2 vagy több aranyat fizettél: vedd el a leletkártyán látható jutalomkristályt. Négy vagy öt játékosnál a két kártya közül választasz.
    - Az utolsó fordulóban 3 vagy több aranyat fizettél: egy többszínű hűségjelet is kapsz (a kezdő módban nem).
    .title = A nyertes jutalma
    .example = Regin a klasszikus mód utolsó fordulójában 3 aranyat fizet a koronáért. A leletkártya a Néma tó, vörös jutalomkristállyal. Regin egy vörös kristályt és egy többszínű hűségjelet kap.
rule-J5-5 = A korona birtokosa dönti el, mi lesz a szabad jelekből. Válassz egy színt az összes négyszínű jelhez: vörös, zöld, kék vagy arany. Válassz egyet az összes háromszínűhöz: vörös, zöld vagy kék.
    .title = Szabad jelek
    .example = A Szerencsés csákányon egy arany, egy négyszínű és egy háromszínű jel van. Eitri aranyat és kéket választ. A fehér bányászkártyára 2 arany és 1 kék kristály kerül.
    .edge = Egy választás mindkét leletkártyára és mindkét bányászkártyára érvényes. Ha nincs ilyen jel, nincs mit választani. Ez a jutalmak (J5.4) után és a mecénások (J7.1) előtt történik.

## J6

rule-J6-1 =
    Az utolsó forduló után add össze a medáljaid és a kártyáid pontjait. Az győz, akinek a legtöbb pontja van. Ha többen is ugyanannyival vezetnek, a győzelem közös.
    Néhány ikonnál te döntesz, például a többszínű természetnél vagy a szabad rúnánál. Egyszer választasz, az egész pontozásra. A legjobb döntéseket a játék megkeresi, és te változtathatsz rajtuk.
    .title = Végső elszámolás
    .example =
        Ketten játszotok a kezdő módban. Eitrinek négy kártyája van, mind tűz:
        - A tűz emlékműve, tűzkártyánként 2 pont: 2 × 4 = 8.
        - Parázskarkötő: 10.
        - A tűz kokárdája, csillámonként 1 pont: a karkötőn 2 van, tehát 2.
        - A tűz rúnacímere: 3 vörös rúna (az emlékművön, a karkötőn és a címeren), tehát a táblázata szerint 9.
        - Zöld medál: Eitrinek 3 zöld hűségjele van, Reginnek 1 és a korona. Ez 6 pont, és még 2 az 1 jelnyi előnyért: 8. A többi medált Regin nyeri.
        Eitri összesen 8 + 10 + 2 + 9 + 8 = 37 pontot kap.
    .edge =
        Ezeket együtt kell megválasztani:
        - a többszínű kártyák természete és a szabad rúnák színe;
        - minek számít egy-egy mágusbot (J6.3);
        - az elhelyezett kristályok és a bármilyen színű teli négyzetek színe;
        - a zenei jelek és határok;
        - fizetsz-e 2 aranyat a Harci kalapácsért (J6.10).
        Egyik sem érint más játékost, ezért a játék mindenkinek külön keresi meg a legjobb összeget.
rule-J6-2 =
    A medálok a legtöbb hűségjelért adnak pontot:
    - Vörös, zöld és kék: 6 pont, és még 2 minden jelért, amellyel megelőzöd a másodikat.
    - Többszínű: 12 pont az összesen legtöbb jelért, és még 1 minden jelnyi előnyért.
    Akik egyformán vezetnek, lefelé kerekítve osztoznak a 6 vagy 12 ponton, és előnyért nem kapnak semmit. A korona többszínű hűségjelnek számít.
    .title = Medálok
    .example =
        Reginnek 3 vörös és 2 kék hűségjele van. Eitrinek 2 vörös, 1 többszínű és a korona.
        - Vörös, 4:3 Eitri javára: 6 + 2 = 8 pont.
        - Zöld, 2:0 Eitri javára: 6 + 4 = 10 pont.
        - Kék, 2:2: mindkettőjüknek 3 pont.
        - Többszínű, 5:4 Regin javára: 12 + 1 = 13 pont.
    .edge = Jel nélkül nem kapsz medált, és nem is osztozol rajta. Ha nincs második, az előnyödet 0-tól kell számolni. A korona a kezdő módban is számít.
rule-J6-3 =
    Az udvar kártyái egy másik iskolához is tartoznak, és sokukon hűségjelek vannak. A legtöbb önmagában nem ér pontot. Két fajtájuk ad pontot:
    - Kokárdák: 1 pont a kártyáid minden csillámáért. A pontmezőjükben látható kép nem csillám.
    - Arcképkeretek: 1 pont a természetük minden kártyájáért, önmagukat is beleértve.
    A mágusbotok nem érnek pontot, de a végén mindegyik ezek egyikének számít:
    - két kártya a saját természetéből;
    - egy kártya, amelynek az ára a saját színéből 3, a másik két színből 1-1 kristály;
    - egy zenei jel;
    - két rúna a saját színéből;
    - két teli négyzet a saját színéből.
    .title = Udvar
    .example = Reginnek megvan A víz arcképkerete és három másik vízkártya. Az egyik A víz mágusbotja, amely két kártyának számít. Ez 5 vízkártya, így a keret 5 pontot ér.
    .edge = A mágusbotok másik iskolája a nemesség. Az egységsztéléknél a mágusbot csak egy kártyának számít.
rule-J6-4 =
    Az esztéták legtöbb kártyája rögzített pontot ér. A különlegesek:
    - Tükrök: 2 pont a kártyáid minden csillámáért. Mindegyik 2 kővel olcsóbbá is teszi a két gömböt, amikor megveszed, az aranyat is beleértve.
    - Átkozott kristályok: 5 pont, ha egy van nálad. Ha 2, 3, 4, 5 vagy 6 van nálad, mindegyik 4, 3, 2, 1 vagy 0 pontot ér.
    - Geodák: sok pontot érnek, de passzoláskor kristályokat veszítesz (J3.13).
    .title = Esztéták
    .example = Reginé az Ezüsttükör (1 csillám), a Gránátköves fülbevaló (1) és a Parázskarkötő (2). A tükör 2 × 4 = 8 pontot ér. Regin két átkozott kristálya 4-4 pontot.
    .edge = A tükör kedvezménye a gömb nyomtatott árából megy le, a dobópakli 2 többletaranyából nem.
rule-J6-5 =
    A nemesség legtöbb kártyája rúnákért ad pontot, a kártyán látható táblázat szerint:
    - Rúnacímerek: az egy színből való rúnáid.
    - Az egyetértés trónja és Az egyetértés rúnacímere: a rúnahármasaid, egy vörös, egy zöld és egy kék rúnából.
    - Pecsétgyűrűk: a bármilyen színű rúnáid, mindegyik 1 pont. Az ötödik rúnától a táblázat jobb.
    .title = Nemesség
    .example = Eitrinek 3 vörös, 2 zöld és 2 kék rúnája van. A tűz rúnacímere a 3 vörös rúnáért 9 pontot ér. Az egyetértés trónja a két hármasért 14-et. Egy pecsétgyűrű a 7 rúnáért 10-et.
rule-J6-6 =
    Az emlékmű-építők a kártyáidért adnak pontot:
    - Egységsztélék: 2 pont bármilyen kártyáért, az ajándékokat és a zöld hátú kártyákat is beleértve.
    - Dicsőségsztélék: 3 pont minden kártyáért, amelynek az ára legalább 4 kristály. Az arany nem számít.
    - Emlékművek: 2 pont a természetük minden kártyájáért. Arcképkeretek: 1 pont.
    - A kapuk egyetértése és A csarnokok egyetértése: 7 pont minden hármasért, egy tűz-, egy föld- és egy vízkártyából.
    .title = Emlékmű-építők
    .example = Sindrinek 9 kártyája és egy Harci kalapácsa van: egy egységsztélé 2 × 10 = 20 pontot ér. A kártyák között 4 tűz-, 3 föld- és 2 vízkártya van: A kapuk egyetértése 2 × 7 = 14 pontot ér.
rule-J6-7 =
    A végén helyezz kristályokat a készletedből az üres négyzeteidbe, mindegyikbe egyet. Egy négyzetbe a saját színe kerülhet, a bármilyen színűbe bármelyik kristály. A telinek nyomtatott négyzetekben már van egy.
    A kovácsműhely kártyái az elhelyezett kristályokért adnak pontot, a teli négyzeteket is beleértve:
    - Fújtató, Üllő és Edzővályú: 3 pont a színük minden kristályáért.
    - Nagykohó: 2 pont bármilyen színű kristályért.
    - Szemüvegek: 4 pont a két színük minden párjáért.
    - Fogók: 1 pont minden 2 kristályért, bármilyen színűek.
    .title = Kovácsműhely
    .example = Brokké a Fújtató, két üres és egy teli vörös négyzettel. Brokknak a végén 4 vörös kristálya van. Kettő fér be, így 3 vörös kristály van elhelyezve. A Fújtató 3 × 3 = 9 pontot ér.
    .edge = Aranyat, topázt és opált sohasem helyezhetsz el. Mecénásokkal inkább játék közben helyezed el a kristályokat (J7.5).
rule-J6-8 =
    A vallás a kártyáid áráért ad pontot. Mindig a nyomtatott ár számít.
    - A láng parázstartója, A mély föld oltára: add össze a színükben legmagasabb 5 árat a kártyáid között, és szorozd 2-vel.
    - A források kútja: add össze a legmagasabb 4 kék árat a kártyáid között, és szorozd 3-mal.
    - Talapzatok: keresd meg azt a három kártyádat, amelynek két színben együtt a legmagasabb az ára. 1 pont az árukban e színek minden kristályáért.
    - Áldozati asztal: 1 pont minden kártyáért, amelynek az ára legalább 3 kristály.
    - Kelyhek (haladó): 2, 4, 7, 9, 12 vagy 14 pont, ha X 1 és 6 közötti, utána mindig 2-vel több.
    - Ereklyetartók (haladó): add össze a színükben legmagasabb X árat a kártyáid között. A saját X-ük is az árak közé tartozik.
    .title = Vallás
    .example = Eitri vörös árai: 3 (A láng parázstartója), 2 (A kapuk egyetértése) és 2 (Fújtató). A parázstartó (3 + 2 + 2) × 2 = 14 pontot ér. Tegyük fel, hogy Eitrié A tűz kelyhe is, X = 5-tel. Ez 12 pontot ér. A parázstartó ekkor (5 + 3 + 2 + 2) × 2 = 24 pontot ér.
    .edge = A kelyhek ára X, az ereklyetartóké X és 1 arany. Ha a kártya árában X van, X a rajta lévő kristályok száma. A dudák és a mágusbotok más árral is számíthatnak (J6.9, J6.3).
rule-J6-9 =
    Csak a haladó módban. Számold meg a ♬, a ♯ és a ♪ jeleidet, mindegyikből legfeljebb 5-öt. Szorozd össze a három számot: ennyi a zene pontja.
    A dobok két kártyának is számítanak a saját természetükből. A dudák ára a saját színükből 3, a másik két színből 1-1 kristálynak számít.
    .title = Zenészek
    .example = Sindrié az Orgona (♬ ♯ ♪), A tűz dudája (♬ ♯) és a Fuvola (♪ ♪). Az aktív Hárfa ♬ jelnek számít. Ez 3 × 2 × 3 = 18 pont.
    .edge = Az egységsztéléknél a dob csak egy kártyának számít. Az inaktív Hárfa vagy Tintatartó semminek sem számít. Ha a három jel egyike hiányzik, a zene 0 pontot ér. Opálbónusz az 5-ös határt 6-ra emelheti (J3.12).
rule-J6-10 =
    Az ajándékok a végén a felül lévő oldaluk szerint számítanak:
    - Harci kalapács, klánoldal: 1 többszínű hűségjel. Fizess 2 aranyat, és 1 választott rúnát is kapsz.
    - Harci kalapács, kovácsoldal: 4 bármilyen színű üres négyzet. Fizess 2 aranyat, és 1 választott színű teli négyzetet is kapsz.
    - Hárfa, aktív oldal: 1 választott zenei jel.
    - Tintatartó, aktív oldal: 1 többszínű hűségjel.
    A megmaradt kövek nem érnek pontot.
    .title = Ajándékok és megmaradt kövek
    .example = Brokk Harci kalapácsa a kovácsoldalán fekszik a végén, és 3 kristály és 2 arany maradt. A négy négyzetből háromba kristály kerül. Brokk kifizeti a 2 aranyat egy teli négyzetért: összesen 4 elhelyezett kristály.
    .edge = A 2 aranyat egyszer fizetheted ki, a végső elszámoláskor.

## J7

rule-J7-0 = A mecénások azt jutalmazzák, amit eddig gyűjtöttél. A klasszikus és a haladó módhoz veheted hozzá őket. A 2. fordulótól hatnak.
    .title = Ami a mecénásoknál számít
    .edge = Amit egy kártya csak a végén ad, az a mecénásoknál nem számít: a mágusbotok lehetőségei (a J7.3 zenéjét kivéve), amit az ajándékok a végén adnak, és az opálbónuszok, az udvaré és a nemességé kivételével.
rule-J7-1 = Az esztéták mecénása lefoglal egy kártyát. A szabad jelek (J5.5) után annak, akinek a legtöbb csilláma van, a kínálat egy tetszőleges kártyájára kell tennie a házjelzőt. Ebben a fordulóban senki más nem veheti meg a kártyát, és nem cserélheti le Tintatartóval.
    .title = Az esztéták mecénása
    .example = Reginnek 3 csilláma van, Eitrinek 2. Regin Az árapály gömbjére teszi a házjelzőt. Eitri ebben a fordulóban nem veheti meg.
    .edge = Legalább 1 csillám kell hozzá. A jelző azután is érvényes, hogy passzoltál. Egyenlőségnél a korona birtokosa az első, utána a játék sorrendje dönt. Két egymást követő fordulóban nem választhatod ugyanazt a kártyát. A letakarításkor a kártya ettől még kikerülhet. Ha Tintatartóval lecseréled, a jelző rajta marad. Ebben a fordulóban mások akkor a dobópakliból sem vehetik meg.
rule-J7-2 = A vallás mecénása belenéz a pakliba. Akinek a legtöbb vallásjele van, annyi kártyát néz meg a pakli tetejéről, ahány jele van. Minden két jele után egy ilyen kártyát áthelyezhet. Az áthelyezett kártya a kínálatba vagy a pakli egy másik helyére kerül. Aztán a többiek, akiknek van vallásjelük, annyi kártyát néznek meg, ahány jelük van.
    .title = A vallás mecénása
    .example = Brokknak 5 vallásjele van, Sindrinek 2. Brokk megnézi a felső 5 kártyát, és 2-t áthelyezhet közülük. A Nagykohót a kínálatba teszi. Aztán Sindri megnézi a felső 2 kártyát.
    .edge =
        Legalább 1 vallásjel kell hozzá. Egyenlőségnél a korona birtokosa az első, utána a játék sorrendje dönt. A kártyákat egyesével helyezed át: a kínálatba (a méretén felül), a pakli tetejére, közvetlenül a megnézett kártyák alá vagy a pakli aljára. Az át nem helyezett kártyák megtartják a sorrendjüket.
        Ha kevés kártya maradt a pakliban, nem helyezhetsz át többet, mint amennyit látsz: 4 jellel és 3 megmaradt kártyával 3-at nézel meg, és 2-t helyezhetsz át. A többiek a játék sorrendjében néznek bele, és semmin sem változtatnak. Aki nem néz bele, csak azt látja, ami a kínálatba kerül.
rule-J7-3 = A zenészek mecénása a pakliból árul. A draft után minden játékos, akinek legalább 3 zenei jele van, megnézi a pakli felső 2 kártyáját. Az egyiket megveheti a nyomtatott árán. Az ár 1 kristállyal kevesebb minden jelfajtáért, amelyből legalább kettő van nála.
    .title = A zenészek mecénása
    .example = Sindri jelei: ♬ ♬ ♯ ♯ ♪. Két fajtából van kettő, ezért egy kártya 2 kristállyal olcsóbb. Sindri látja a Hegedűt (3 vörös és 1 kék), és 1 vörösért és 1 kékért megveszi.
    .edge = A játék sorrendjében néztek bele, a korona birtokosától. Te választod meg, mely kristályok mennek le az árból. A jokerek, a gömbök kedvezménye és az opálbónuszok a szokásos módon érvényesek, a manőverek és a J7.6 nem. A mágusbot egy választott jelnek számít, amely minden alkalommal más lehet. Az ajándékok nem számítanak. Amit senki sem vesz meg, a sorrendjében felül marad.
rule-J7-4 = Az emlékmű-építők mecénása megnyitja a levéltárat. A J7.3 után az kapja az építők jelzőjét, akinek a legnagyobb csillaga van. Ebben a fordulóban egyszer használhatod, a saját körödben, amikor a dobópakliból vásárolsz. 1 arannyal és 1 kristállyal kevesebbet fizetsz.
    .title = Az emlékmű-építők mecénása
    .example = Regin legnagyobb csillaga 6-os, Eitrié 5-ös, ezért Regin kapja a jelzőt. A dobópakliban az Üllő 2 zöldbe és 2 aranyba kerül. Regin 1 zöldet és 1 aranyat fizet.
    .edge = Egyenlőségnél a második legnagyobb csillagot hasonlítjátok össze, és így tovább; a hiányzó csillag veszít. Utána a korona birtokosa az első, majd a játék sorrendje dönt. Csillag nélkül nem kaphatod meg. A kristály helyett még 1 aranyat is levonhatsz. Az arany a nyomtatott árból vagy a 2 többletaranyból megy le. A jelző nem igényel akciót, a Belépés a levéltárba kártyával összeadódik, és egy kártyára érvényes. Ha nem használod, elvész.
rule-J7-5 = A kovácsműhely mecénása az elhelyezett kristályokat jutalmazza. Mecénásokkal csak a saját körödben helyezhetsz kristályokat négyzetekbe. Ez nem igényel akciót, és a kristályok ott maradnak. A 2. fordulótól helyezz el egyszerre kettőt, és 1 olyan színű kristályt kapsz, amilyen egyik sem. Így fordulónként legfeljebb 2 kristályt kaphatsz.
    .title = A kovácsműhely mecénása
    .example = Brokk egyszerre két vörös kristályt helyez el, és egy kéket kap. Rögtön be is teszi egy kék négyzetbe. Brokk következő két kristálya, egy vörös és egy zöld, még egy kéket hoz.
    .edge = Kristályt már az 1. fordulótól elhelyezhetsz. A kettő lehet egy színből vagy kettőből. Az új kristályt azonnal elhelyezheted. Az elhelyezett kristályok már nincsenek a készletedben. A Harci kalapács négyzetei csak akkor nyílnak meg, amikor az utolsó fordulóban passzolsz. Ez az utolsó alkalom; a végső elszámoláskor már semmit sem lehet elhelyezni.
rule-J7-6 = A nemesség mecénása a rúnahármasokat jutalmazza: egy vörös, egy zöld és egy kék rúnát. Ha a körödben egy vásárlás új hármast tesz teljessé, megnézheted a pakli utolsó 7 kártyáját (a haladó módban 10-et). Ezután még egyszer leadhatsz legfeljebb 2 ígéretkövet (J3.2), és az egyik kártyát megveheted a nyomtatott árán, 1 kristállyal olcsóbban.
    .title = A nemesség mecénása
    .example = Eitrinek egy vörös és egy zöld rúnája van, és megveszi az Edzővályút a kék rúnájával. Ez egy hármas. Az utolsó 7 kártya között ott az Üllő (2 zöld), és Eitri 1 zöldért megveszi.
    .edge = Ez azonnal történik, a Kiváltság második vásárlása előtt. A megvett kártyával akár a következő jutalmat is kiérdemelheted. Vásárlásonként legfeljebb egy jutalom jár, és minden hármas egyszer hoz jutalmat. Az 1. fordulóban szerzett hármasok sohasem. A szabad rúna annak számít, ami egy hármast teljessé tesz. A többi kártya a sorrendjében kerül vissza.
rule-J7-7 = Mecénásokkal a medálok kétszer is fizethetnek. A 3. fordulótól egy forduló után legfeljebb 2 medáljutalmat vehetsz el. Előtte 1-et. Ha többet nyersz, válassz.
    .title = Több jutalom a medálokból
rule-J7-8 = A pakli kártyái közül azok, amelyeket láttál, láthatók maradnak számodra, amíg a helyük biztos.
    .title = Amit a pakliról tudsz
    .edge = Ha egy játékos titokban áthelyez kártyákat (J7.2), ez a tudás mindenki más számára véget ér.

## J8

rule-J8-1 = A nyomtatott kártyák nincsenek meg nekünk, ezért ezek a mi rekonstrukcióink. Megtartják az e szabályokban említett összes számot és kártyacsaládot. Minden kártyán látszik az ára, az ikonjai és az, hogyan ad pontot.
    .title = A kártyakészlet
    .edge = A pontozásban az „ár” mindig a nyomtatott ár, bármennyit fizettél is. X a kártyára tett kristályok száma, a jokereket és a bank kristályait is beleértve.
