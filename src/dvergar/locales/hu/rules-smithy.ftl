# Dwarven Smithy: the rules, one message per rule id (S2.6 is rule-S2-6).

rules-smithy-title = Dwarven Smithy: a szabályok
rules-smithy-intro = Ketten, hárman vagy négyen játszotok, és mindenki egy törpe kovácsműhelyt vezet: fémeket és ékköveket finomítasz, segédeket képzel ki, szerszámokat és tárgyakat készítesz, eladod, amit nélkülözni tudsz, és titokban a királynak is dolgozol. Az győz, akinek a játék végén a legtöbb érméje van. A kártyakészlet a mi rekonstrukciónk, nem a nyomtatott készlet: a lapok neve, költsége és értéke eltér a dobozban lévőkétől.

chapter-S0 = Tartozékok
chapter-S1 = Előkészületek
chapter-S2 = A kör
chapter-S3 = A játék vége
chapter-S4 = Változatok
chapter-S5 = A kártyakészlet

## S0

rule-S0-1 = A bányapakli 116 erőforráskártyából áll. Fémek: 18 mithril, 20 arany, 22 ezüst és 26 vas. Ékkövek: 3 smaragd, 3 rubin, 4 zafír és 4 holdkő. Rúnakövek: 4 viharrúna, 4 villámrúna, 4 fagyrúna és 4 földrúna. A fémeknek és az ékköveknek két oldaluk van, egy finomítatlan és egy finomított, és mindkettőnek megvan a maga vételi és eladási értéke. Az eladási érték mindig kisebb a vételinél, a finomított oldal pedig mindig többet ér, mint a finomítatlan. A rúnaköveknek csak egy oldaluk van, és mindig finomítottnak számítanak.
    .title = Erőforráskártyák
rule-S0-2 = A céhkártyák száma 78: 10 segéd, 16 szerszám, 25 tárgy és 27 királyi tárgy. Közülük 25 közös lap, 18 az alapjátékhoz, 35 a teljes játékhoz tartozik. Az alapjátékot a közös lapokkal és az alapjáték lapjaival játsszátok (43 lap), a teljes játékot a közös lapokkal és a teljes játék lapjaival (60 lap). A közös lapok között 3 segéd, 6 szerszám, 9 tárgy és 7 királyi tárgy van; az alapjáték lapjai között ugyanebben a sorrendben 2, 3, 9 és 4; a teljes játék lapjai között 5, 7, 7 és 16. A szerszámoknak, a tárgyaknak és a királyi tárgyaknak altípusuk is van: fegyver, pajzs, páncél vagy egyéb. Minden királyi tárgy fegyver, pajzs vagy páncél.
    .title = Céhkártyák
rule-S0-3 = Minden céhkártyának van erőforrásokban megadott költsége és vételi értéke, és a segédek kivételével mindegyiknek van elkészült értéke is. A költség legfeljebb 6 részből áll, mert a műhelyben 7 lap fér el. Egy rész vagy egy megnevezett erőforrás, vagy bármilyen fém, bármilyen ékkő, illetve bármilyen rúnakő, és egy hozzá illő finomított lappal kell kifizetned. A használatban lévő szerszám bizonyos típusú vagy altípusú lapoknál megtakarít neked egy erőforrást egy adott fajtából (egy bizonyos fém, bármilyen fém, bármilyen ékkő vagy bármilyen rúnakő); hogy pontosan hogyan, azt az S5.1 mondja el.
    .title = Költségek és értékek
rule-S0-4 = A bankból sohasem fogynak ki az érmék. Senki sem maradhat adós: csak azokkal az érmékkel fizethetsz, amelyek nálad vannak.
    .title = A bank

## S1

rule-S1-1 = Mindenki 15 érmével kezd, és 4 lappal a bányapakliból, amelyek a műhelyébe kerülnek, a fémek és az ékkövek finomítatlanul. Ezután mindenki újabb 4 lapot vesz a kezébe a bányapakliból és 2 lapot a céhpakliból.
    .title = Amivel kezdesz
rule-S1-2 = A kezdőjátékost sorsolás jelöli ki, hacsak a házigazda meg nem adta, hogy ki kezd. A játék az óramutató járása szerint halad.
    .title = Kezdőjátékos
rule-S1-3 = Legfeljebb 6 lap lehet a kezedben, 4 a piacodon és 7 a műhelyedben, továbbá legfeljebb 2 elkészült segéded és 2 elkészült szerszámod lehet. A műhelyben minden lap számít, a készülő kupacokban lévők is; a piacon az elkészült királyi tárgy az erőforrásaival együtt egy lapnak számít. Egyetlen akció sem vihet egyetlen területet sem a limitje fölé. Kicserélésnél és cserénél az számít, hogy mi a helyzet, miután mindkét lap átkerült. Egyes segédek megemelnek egy-egy limitet (S5.2).
    .title = Limitek
rule-S1-4 = Ha egy lap mást mond, mint a szabályok, a lapnak van igaza. Ami egy piacon vagy egy műhelyben fekszik, az onnan sohasem kerül vissza senkinek a kezébe. A dobópaklikat bárki átnézheti. A készülő kupacok nyíltan fekszenek: az erőforrásaikat mindenki látja, a királyi tárgy alatt lévőket is, amíg az el nem készül. Az elkészült királyi tárgy alá csak a tulajdonosa nézhet be, de amit ott korábban mindenki látott, az ismert marad (S1.5).
    .title = Ami mindig érvényes
rule-S1-5 = Rejtve vannak a kézben tartott lapok, a paklik sorrendje és minden képpel lefelé fekvő királyi tárgy, amelyet csak a tulajdonosa ismer. Nyilvános, hogy kinek hány érméje van, és hogy melyik lapot melyik pakliból húzták, ezért mindenki tudja, hány céhkártya és hány bányalap van egy kézben. Amit mindenki látott, az ismert marad, és a játék ismertként mutatja: a raktárból vett lapot, amíg a vevő kezében van (a kézből elsőként távozó, vele azonos fajtájú lap számít annak), a piacról vagy a műhelyből készített királyi tárgyat, valamint a királyi tárgy alá tett erőforrásokat. A kézből készített királyi tárgyról a többiek csak annyit tudnak, hogy a költsége illik a látott erőforrásokhoz. A pontozás után minden nyilvános.
    .title = Rejtett és ismert

## S2

rule-S2-0 = A köröd elején, még a finomítás előtt megkapod a segédeid jövedelmét.
    .title = A kör eleje
rule-S2-1 = A műhelyedben minden finomítatlan fém és ékkő a finomított oldalára fordul. Erőforrást csak itt és csak ekkor lehet finomítani; az egyetlen kivétel a Fújtatóslegény (S5.2).
    .title = Finomítás
rule-S2-2 = Most be kell fejezned a műhelyedben lévő összes készülő kupacot, egyiket a másik után, az általad választott sorrendben. A segédek és a szerszámok azonnal hatnak, amint elkészültek, így ugyanebben a fázisban már az utánuk befejezett kupacokra is.
    .title = Befejezés
rule-S2-3 = Az elkészült segéd a segédterületedre kerül, az erőforrásait pedig eldobod. Ha már két segéded van, az egyiket ki kell cserélned, ha ez lehetséges: te választod ki, melyik menjen azok közül, amelyek távozhatnak. A távozó közönséges céhkártyaként a műhelyedbe kerül, és még ebben a körben felhasználhatod; az új segéd a helyére lép, az erőforrásokat eldobod. Egy segéd nem távozhat, ha utána a kezed, a piacod vagy a műhelyed a limitje fölött lenne; ennél a befejezett kupac már nem számít a műhelybe, az új segéd hatása viszont már érvényes. Ha a kettő közül egyik sem távozhat, az új segédet a céhpakliba, az erőforrásait (ha vannak) a bányapakliba kell keverni.
    .title = Segéd
rule-S2-4 = Amikor egy szerszám elkészül, az erőforrásait eldobod, és választasz: használod vagy eladod. A használatba vett szerszám végleg a szerszámterületeden marad: nem távolíthatod el, nem cserélheted le és nem adhatod el. Az eladott szerszámot eldobod, és a bank kifizeti az elkészült értékét. Ha már két szerszámot használsz, el kell adnod.
    .title = Szerszám
rule-S2-5 = Az elkészült tárgyat az erőforrásaival együtt eldobod, és a bank kifizeti az elkészült értékét.
    .title = Tárgy
rule-S2-6 = Az elkészült királyi tárgy az erőforrásaival együtt, képpel lefelé a piacodra kerül, és a játék végéig egyetlen lapként ott marad. Sohasem lehet elfordítani, áthelyezni, cserélni, eladni, megvenni vagy eldobni, az alatta lévő erőforrások pedig kikerülnek a játékból. Ha a piacodon annyi lap van, amennyi a limitje, a királyi tárgyat a piacod egy másik lapjával cseréled ki; ezt te választod ki, de nem lehet elkészült királyi tárgy. Ez a lap egyenes állásban a műhelyedbe kerül, és megtartja az oldalát. Ha nincs ilyen lap, a királyi tárgyat és az erőforrásait a saját paklijukba kell keverni úgy, hogy a többiek ne lássák.
    .title = Királyi tárgy
rule-S2-7 = Most bármennyi akciót végrehajthatsz tetszőleges sorrendben, az S2.16 határain belül, de mindegyiket be kell fejezned, mielőtt a következőbe kezdesz. Kijátszhatsz, áthelyezhetsz vagy cserélhetsz, eldobhatsz, eladhatsz, vásárolhatsz, készíthetsz vagy kiképezhetsz. Az egy területen lévő, azonos fajtájú, oldalú és állású (egyenes vagy elfordított) lapok egyetlen választási lehetőségnek számítanak; a raktár egyforma lapjai közül azt kapod, amelyik fölött a legkevesebb lap van.
    .title = Akciók
rule-S2-8 = Játssz ki egy lapot a kezedből a piacodra, ahol elfordítva fekszik, vagy a műhelyedbe, ahol egyenesen áll. Minden lapot képpel felfelé játszol ki, a királyi tárgyakat is, a fémeket és az ékköveket pedig finomítatlanul.
    .title = Lap kijátszása
rule-S2-9 = Helyezz át egy lapot a piacodról a műhelyedbe vagy fordítva. Ha mindkettő tele van, és csak akkor, ehelyett megcserélhetsz két lapot, egyet-egyet a két területről. Az elfordított lapokat is áthelyezheted és cserélheted. Ami a műhelybe kerül, egyenesen áll, ami a piacra kerül, el van fordítva, és mindegyik megtartja az oldalát. A készülő kupacok lapjait és az elkészült királyi tárgyakat nem lehet sem áthelyezni, sem cserélni.
    .title = Áthelyezés vagy csere
rule-S2-10 = Dobj el egy céhkártyát a piacodról, ha nincs elfordítva. Semmit sem kapsz érte. Elkészült királyi tárgyat sohasem dobhatsz el.
    .title = Céhkártya eldobása
rule-S2-11 = Adj el egy erőforrást a piacodról, ha nincs elfordítva. A bank az aktuális eladási értékét fizeti, vagyis annak az oldalának az értékét, amelyik látszik; a lap a raktár tetejére kerül.
    .title = Erőforrás eladása
rule-S2-12 = Vegyél meg egy tetszőleges lapot a raktárból. A banknak a lap legmagasabb vételi értékét fizeted, és még 1 érmét minden fölötte lévő lapért. A lap a kezedbe kerül, amely nem lehet tele, a fölötte lévő lapok pedig a helyükön maradnak. Hogy melyik oldala látszott, az többé nem számít: a fém vagy az ékkő finomítatlan, amikor kijátszod.
    .title = Vásárlás a raktárból
rule-S2-13 = Vegyél meg egy képpel felfelé fekvő lapot egy másik játékos piacáról. Az aktuális vételi értékét fizeted az eladónak, aki nem tagadhatja meg az eladást. A lapot elfordítva a piacodra vagy a műhelyedbe teszed; ahová teszed, ott kell lennie helynek. Finomított vagy finomítatlan marad, ahogyan volt.
    .title = Vásárlás más piacáról
rule-S2-14 = Ha készítesz egy lapot (vagy kiképezed, ha segéd), a műhelyedből szabad, finomított erőforrásokat teszel egy céhkártya alá, pontosan a költségét, levonva belőle, amit a szerszámaid megtakarítanak. A céhkártya a kezedből, a műhelyedből vagy a piacodról jöhet. A segédek, a szerszámok és a tárgyak képpel felfelé, a királyi tárgyak képpel lefelé fekszenek a kupac tetején. A kupac a műhelyedben van, ezért a kézből vagy a piacról jövő céhkártyának ott kell helyet találnia. A kupacot nem lehet sem elmozdítani, sem szétszedni; a következő körödben fejezed be. A költség nullára is csökkenhet: ekkor a lap egymaga a kupac. A frissen vett lapot azonnal felhasználhatod. Asztalnál a rossz erőforrásokkal készített lapot vissza kell keverni; itt ilyet nem is lehet készíteni.
    .title = Készítés vagy kiképzés
rule-S2-15 = Az elfordított lapokat nem lehet sem eladni, sem eldobni. Áthelyezni és cserélni lehet őket, és az elfordított céhkártyát el is lehet készíteni. A kör végén az elfordított lapok visszafordulnak egyenesbe.
    .title = Elfordított lapok
rule-S2-16 = Egy körben legfeljebb 40 akciód van, utána a húzásfázis következik. Áthelyezéssel vagy cserével nem teheted vissza azt a lapot, amelyet a közvetlenül megelőző akció mozgatott; az azonos fajtájú, oldalú és állású lap ugyanannak a lapnak számít. Egy lap megnevezése licithez egy akciónak számít; a licitek és a befejezésfázis döntései nem számítanak annak.
    .title = Akciólimit
rule-S2-17 = Ha végeztél az akcióiddal, húzz 4 lapot, vagy ha az kevesebb, csak annyit, amennyivel eléred a kézlimitedet. Mindegyiket tetszőleges pakliból veszed, a bányából vagy a céhből, és megnézed, mielőtt a következőt választod. Húzni kötelező. Az üres pakli kimarad; ha mindkettő üres, a húzás véget ér. Az eldobott céhkártyák sohasem kerülnek vissza a pakliba. A következő kör csak akkor kezdődik, amikor a tiéd véget ért.
    .title = Húzás

## S3

rule-S3-1 = Az utolsó kört az váltja ki, ha valaki felhúzza a céhpakli utolsó lapját, felhúzza a bányapakli utolsó lapját, vagy négy vagy több elkészült királyi tárggyal fejezi be a körét. Ez a játékos befejezi a körét, a másik pakliból húzva tovább, és ezzel végzett; mindenki másnak még egy köre van. Az utolsó kört csak egyszer lehet kiváltani, és ha egy pakli keveréssel újra megtelik, az nem vonja vissza. Aki túl van az utolsó körén, az végzett: a piacáról még lehet vásárolni, és az árat meg is kapja, de már nem licitál, és semmit sem fejez be.
    .title = Az utolsó kör
rule-S3-2 =
    Amikor mindenki végzett, a pontozás ezekből a lépésekből áll:
    - A kézben és a műhelyekben lévő összes lapot, a készülő kupacokat is, ellenérték nélkül el kell dobni, ugyanígy a piacokon lévő céhkártyákat, az elkészült királyi tárgyak kivételével.
    - A piacokon lévő erőforrásokat, de a királyi tárgyak alattiakat nem, a bank az aktuális vételi értékükön veszi meg (nem az eladási értékükön).
    - Minden elkészült királyi tárgyat fel kell fedni.
    - A páncélok, a fegyverek és a pajzsok között külön-külön az kap 25 bónuszérmét, akié az adott altípus egyetlen legértékesebb királyi tárgya. Holtversenynél az érintettek egyenlően osztoznak a 25 érmén, lefelé kerekítve, és mindenki csak egyszer számít, akárhány holtversenyes tárgya van is. Ha egy altípusból nincs királyi tárgy, a bónuszát senki sem kapja meg.
    - Minden elkészült királyi tárgy kifizeti a tulajdonosának az elkészült értékét.
    - Az győz, akinek a legtöbb érméje van; egyenlőség esetén a győzelem közös.
    .title = Pontozás
rule-S3-3 = Ha a 100. forduló végéig semmi sem váltotta ki az utolsó kört, a játék ott véget ér, és a pontozás következik.
    .title = Fordulólimit

## S4

rule-S4-1 =
    Ebben a változatban a licit lép a más piacáról való vásárlás (S2.13) helyébe. Akcióként megnevezel egy képpel felfelé fekvő lapot egy másik játékos piacán. Kell lennie hozzá helyednek, és ki kell tudnod fizetni a vételi értékét, az Alkudozó kedvezményével csökkentve, ha van Alkudozód; minden egyes lapot körönként csak egyszer lehet megnevezni.
    Az eladó jobbján kezdve, az óramutató járásával ellentétes irányban minden jogosult játékos egyszer licitál vagy passzol. Te, aki a lapot megnevezted, a saját helyeden kerülsz sorra, és szintén passzolhatsz. Az első licit legalább a vételi érték, minden további legalább 1 érmével több az utolsó licitnél; egy licit legfeljebb 99 érme lehet. Nem jogosult az eladó, az, aki már végzett (S3.1), akinek sem a piacán, sem a műhelyében nincs hely, és akinek nincs elég érméje a legkisebb megengedett licithez.
    A legtöbbet ígérő fizet az eladónak, és a lapot a piacára teszi, a folyó kör végéig elfordítva, vagy a műhelyébe, ahol van hely. Ha senki sem licitál, a lap a helyén marad.
    .title = Licitálás
rule-S4-2 = Ebben a változatban a kiürült bányapaklit az eldobott erőforrások és a raktár lapjai, összekeverve, újra feltöltik, és a kiürülése már nem váltja ki a játék végét. Ez azonnal megtörténik, amikor valaki felhúzza az utolsó lapját, akár húzás közben is. Ha nincs mit megkeverni, a feltöltést minden húzásfázis elején újra meg kell próbálni.
    .title = Kimeríthetetlen bánya

## S5

rule-S5-1 = A használatban lévő szerszám kihúz egy részt annak a lapnak a költségéből, amelyre érvényes, mégpedig olyat, amelyet a megtakarított erőforrással ki lehetett volna fizetni: a vasat megtakarító szerszám a „bármilyen fém” részt is kihúzhatja. Két szerszám két különböző részt húz ki. A megtakarítást kötelező igénybe venned, és a lehető legtöbb részt kell kihúzni. Te választod meg, mely erőforrásokat teszed le; akkor helyesek, ha a részek valamilyen kihúzása után pontosan ezeket kell kifizetni. A tárgyakhoz való szerszám a királyi tárgyaknál nem segít. Az „egyéb” altípusba a szerszámok is beletartoznak; a segédeknek nincs altípusuk.
    .title = A szerszámok megtakarítása
rule-S5-2 =
    A segéd attól kezdve hat, hogy elkészült, és addig, amíg a segédterületeden van. A limitek összeadódnak: az alaplimithez hozzájön minden, amit a segédeid hozzátesznek. Ahol nincs feltétel, ott a segéd kicseréléskor (S2.3) mindig távozhat.
    - Bódés: A piacod limitje 4 helyett 5. Az elkészült királyi tárgy itt továbbra is egy lapnak számít, és négy elkészült királyi tárgy továbbra is kiváltja az utolsó kört. Nem távozhat, ha utána a piacod a limitje fölött lenne, az új segéd hatását is beszámítva.
    - Málhahordó: A kézlimited 2-vel nagyobb, tehát 8, a Tárnafutárral együtt 9. A húzott lapok száma nem változik. Nem távozhat, ha utána a kezed a limitje fölött lenne, az új segéd hatását is beszámítva.
    - Rovásíró: Minden köröd elején, a finomítás előtt 3 érmét kapsz a bankból; ez magától történik. Először abban a körben fizet, amely az elkészülését követi, és az utolsó körödben is fizet. Ha távozik, a kapott érmék nálad maradnak.
    - Tárnafutár: A húzásfázisodban 4 helyett 5 lapot húzol, mindegyiket tetszőleges pakliból, és mindegyiket látod, mielőtt a következőt húzod; mint minden húzás, ez is kötelező. A kézlimited 1-gyel nagyobb, tehát 7, a Málhahordóval együtt 9, és továbbra is megállítja a húzást. Már abban a körben hat, amelyben elkészül. Nem távozhat, ha utána a kezed a limitje fölött lenne, az új segéd hatását is beszámítva.
    - Munkapadkészítő: A műhelyed limitje 7 helyett 9. Nem távozhat, ha utána a műhelyed, ezzel a lappal és a befejezett kupac nélkül, a limitje fölött lenne.
    - Piaci kikiáltó: Akárhányszor eladhatsz a piacodról elfordított erőforrást is, az aktuális eladási értékén. Elfordított céhkártyát továbbra sem dobhatsz el.
    - Fújtatóslegény: Körönként kétszer, amikor fémet vagy ékkövet játszol ki a kezedből a műhelyedbe, dönthetsz úgy, hogy finomítva érkezzen, és rögtön felhasználhatod készítéshez. Nem vonatkozik a piacra kijátszott, az áthelyezett, a más piacáról vett és az előkészületkor kapott lapokra. Amelyik alkalommal nem élsz, az a kör végén elvész.
    - Raktári írnok: Valahányszor a raktárból vásárolsz, az ár a lap legmagasabb vételi értékénél 2-vel kevesebb, de legalább 1, és a fölötte lévő lapokért nem kell külön fizetni; ez magától történik. A lap a kezedbe kerül, ezért a kézlimit érvényes.
    - Alkudozó: Valahányszor egy másik játékos piacáról vásárolsz, a lap aktuális vételi értékénél 3-mal kevesebbet fizetsz, de legalább 2-t, és sohasem többet a vételi értéknél; ez magától történik. A különbözetet a bank teszi hozzá, így az eladó a teljes értéket kapja. Licitálásnál (S4.1) ugyanez érvényes a nyertes licitedre, és a jogosultsághoz is elég a csökkentett összeg.
    - Fémválogató: Körönként egyszer, amikor befejezel egy tárgyat vagy egy szerszámot (akár használod, akár eladod), a kupacából egy fémet eldobás helyett szabadon és finomítva a műhelyedbe tehetsz. Segédeknél és királyi tárgyaknál nem működik. Hely mindig van, hiszen a kupac már nincs ott. Abban a fázisban, amelyben elkészül, már hat az utána befejezett lapokra. Ha távozik, a megtartott fém marad.
    .title = A segédek
rule-S5-3 = Az Alkudozó kedvezményét, akár vásárlásnál, akár nyertes licitnél, a bank fizeti: az eladó a teljes összeget kapja, a vevőnek csak a csökkentett összegre van szüksége.
    .title = Az Alkudozó kedvezménye
rule-S5-4 = A Rovásíró az S2.0, a Fémválogató az S2.4 és az S2.5, a Fújtatóslegény az S2.1 és az S2.8, a Piaci kikiáltó az S2.11 és az S2.15, a Raktári írnok az S2.12, az Alkudozó az S2.13 és az S4.1, a Tárnafutár pedig az S2.17 szabálynál hat. A Bódés, a Málhahordó és a Munkapadkészítő az S1.3 limitjeit változtatja meg, a Tárnafutár pedig ott a kézlimitet.
    .title = Hol hatnak a segédek
