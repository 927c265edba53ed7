# Dwarven Smithy: the rules, one message per rule id (S2.6 is rule-S2-6).

rules-smithy-title = Dwarven Smithy: a szabályok
rules-smithy-goal = Vezess egy törpe kovácsműhelyt, és szerezz érméket. Az győz, akinek a játék végén a legtöbb érméje van.
rules-smithy-turn = A körödben finomítod a fémeket és az ékköveket, befejezed, amit az előző körödben elkezdtél, annyi akciót hajtasz végre, amennyit akarsz, majd húzol. Amit most készítesz, a következő köröd elején fizet.
rules-smithy-ends = A játék akkor ér véget, ha a bánya- vagy a céhpakli elfogy, vagy ha valakinek négy elkészült királyi tárgya van. A többieknek ekkor még egy utolsó körük van.

chapter-S0 = Tartozékok
chapter-S1 = Előkészületek
chapter-S2 = Egy kör
chapter-S3 = Játék vége és pontozás
chapter-S4 = Változatok
chapter-S5 = A kártyák

## Icons

icon-smithy-metal = Vas, ezüst, arany és mithril, az olcsótól a drágáig. Készítesz belőlük valamit, vagy eladod őket.
    .title = Fémek
icon-smithy-gem = Rubin, smaragd, zafír és holdkő. Ritkábbak a fémeknél.
    .title = Ékkövek
icon-smithy-rune = Vihar, villám, fagy és föld. Azonnal felhasználhatod őket.
    .title = Rúnák
icon-smithy-any = A költségben: ezt a részt bármilyen fémmel, bármilyen ékkővel vagy bármilyen rúnával kifizetheted.
    .title = Bármilyen fém, ékkő vagy rúna
icon-smithy-unrefined = Frissen bányászott fém vagy ékkő. Még nem készíthetsz belőle semmit.
    .title = Finomítatlan
icon-smithy-refined = Felhasználásra kész fém vagy ékkő. Többet ér, mint korábban.
    .title = Finomított
icon-smithy-tilted = Ebben a körben került a piacodra. A következő körödig nem adhatod el és nem dobhatod el.
    .title = Elfordított kártya
icon-smithy-buy = Ennyit fizetnek neked a többiek ezért a kártyáért, amíg a piacodon van.
    .title = Vételi érték
icon-smithy-sell = Ennyit fizet a bank, ha eladod ezt az erőforrást a piacodról.
    .title = Eladási érték
icon-smithy-completed = Ennyit ér az elkészült kártya: a tárgy és az eladott szerszám azonnal fizet, a királyi tárgy a játék végén.
    .title = Elkészült érték
icon-smithy-apprentice = A kiképzett segéd addig segít, amíg megtartod.
    .title = Segéd
icon-smithy-tool = Az elkészült szerszám olcsóbbá tesz más kártyákat, vagy eladod.
    .title = Szerszám
icon-smithy-item = Az elkészült tárgy érméket hoz.
    .title = Tárgy
icon-smithy-kings-item = Titokban készül a királynak. A játék végén ér érméket.
    .title = Királyi tárgy
icon-smithy-weapon = A tárgyak és a királyi tárgyak egyik altípusa. Egyes szerszámok csak fegyverekhez jók.
    .title = Fegyver
icon-smithy-shield = A tárgyak és a királyi tárgyak egyik altípusa. Egyes szerszámok csak pajzsokhoz jók.
    .title = Pajzs
icon-smithy-armor = A tárgyak és a királyi tárgyak egyik altípusa. Egyes szerszámok csak páncélokhoz jók.
    .title = Páncél
icon-smithy-other = Minden szerszám altípusa, és azoké a tárgyaké, amelyek se nem fegyverek, se nem pajzsok, se nem páncélok.
    .title = Egyéb
icon-smithy-stack = Céhkártya a műhelyedben, alatta az erőforrások, amelyekkel kifizetted. A következő körödben fejezed be.
    .title = Készülő kupac

## S0

rule-S0-1 =
    A bányapakli 116 erőforráskártyából áll. Az erőforrásokból készítesz valamit, vagy eladod őket.
    - Fémek: 26 vas, 22 ezüst, 20 arany és 18 mithril
    - Ékkövek: 3 rubin, 3 smaragd, 4 zafír és 4 holdkő
    - Rúnák: 4-4 vihar-, villám-, fagy- és földrúna
    A fémeknek és az ékköveknek két oldaluk van, egy finomítatlan és egy finomított. Mindkét oldalnak saját vételi és eladási értéke van. A vételi érték mindig nagyobb az eladásinál. A finomított oldal mindig többet ér, mint a finomítatlan.
    A rúnáknak csak egy oldaluk van, és mindig finomítottnak számítanak.
    .title = Erőforráskártyák
    .example = A finomítatlan vas vételi értéke 2, eladási értéke 1. Finomítva 4 és 2.
rule-S0-2 =
    A céhpakliban vannak az elkészíthető kártyák: segédek, szerszámok, tárgyak és királyi tárgyak. Az alapjátékhoz a közös és az alapjátékos kártyák kellenek, összesen 43. A teljes játékhoz a közös kártyák és a teljes játék kártyái kellenek, összesen 60.
    A szerszámoknak, a tárgyaknak és a királyi tárgyaknak altípusuk is van: fegyver, pajzs, páncél vagy egyéb. Minden királyi tárgy fegyver, pajzs vagy páncél.
    .title = Céhkártyák
    .edge =
        A céhkártyák száma 78: 10 segéd, 16 szerszám, 25 tárgy és 27 királyi tárgy.
        - Közös kártyák: 25, ebből 3 segéd, 6 szerszám, 9 tárgy és 7 királyi tárgy
        - Az alapjáték kártyái: 18, ebből 2 segéd, 3 szerszám, 9 tárgy és 4 királyi tárgy
        - A teljes játék kártyái: 35, ebből 5 segéd, 7 szerszám, 7 tárgy és 16 királyi tárgy
rule-S0-3 = Minden céhkártyának van erőforrásokban megadott költsége és vételi értéke. A segédek kivételével mindegyiknek van elkészült értéke is. A költség minden részét egy hozzá illő, finomított kártyával fizeted ki. Egy rész lehet egy megadott erőforrás, vagy bármilyen fém, bármilyen ékkő, illetve bármilyen rúna. A használt szerszám bizonyos kártyáknál megtakarít neked egy erőforrást (S5.1).
    .title = Költségek és értékek
    .example = Az Ezüst lovagpajzs 1 vasba és 2 ezüstbe kerül. A Kocsmai kispajzs 1 vasba és bármilyen fémbe kerül, tehát vassal és arannyal is kifizetheted.
    .edge = Egy költség legfeljebb 6 részből áll, mert a műhelyben 7 kártya fér el. Egy szerszám egy megadott fémet, bármilyen fémet, bármilyen ékkövet vagy bármilyen rúnát takarít meg, és bizonyos típusú vagy altípusú kártyáknál működik.
rule-S0-4 = A bankból sosem fogynak ki az érmék. Nem maradhatsz adós: csak azzal fizethetsz, amid van.
    .title = A bank

## S1

rule-S1-1 = Mindenki 15 érmével kezd. Tegyél 4 bányakártyát a műhelyedbe, a fémeket és az ékköveket finomítatlanul. Ezután vegyél a kezedbe még 4 bányakártyát és 2 céhkártyát.
    .title = Amivel kezdesz
rule-S1-2 = A kezdőjátékost sorsolás dönti el, hacsak a házigazda nem választott valakit. A játék az óramutató járása szerint halad.
    .title = Kezdőjátékos
rule-S1-3 =
    Legfeljebb ennyi lehet:
    - 6 kártya a kezedben
    - 4 kártya a piacodon
    - 7 kártya a műhelyedben
    - 2 elkészült segéd és 2 elkészült szerszám
    Egyetlen akcióval sem lépheted túl a limiteket. A műhelyben minden kártya számít, a készülő kupacokban lévők is. A piacon az elkészült királyi tárgy az erőforrásaival együtt egy kártyának számít. Egyes segédek megemelnek egy limitet (S5.2).
    .title = Limitek
    .example = A műhelyedben 3 szabad erőforrás és egy készülő kupac van: egy tárgy 2 erőforrással. Ez 6 kártya, tehát még 1 fér be.
    .edge = Kicserélésnél (S2.3, S2.6) és cserénél (S2.9) az számít, ami azután van, hogy mindkét kártya átkerült.
rule-S1-4 = Ha egy kártya ellentmond a szabályoknak, a kártyának van igaza. Piacról vagy műhelyből kártya sosem kerül vissza kézbe. A dobópaklikat bármikor átnézheted. A készülő kupacok erőforrásait mindenki látja, a királyi tárgy alatt lévőket is, amíg az el nem készül. Az elkészült királyi tárgy alá csak a tulajdonosa nézhet be.
    .title = Ami mindig érvényes
    .edge = Azok az erőforrások, amelyeket mindenki látott egy királyi tárgy alatt, mielőtt elkészült, ismertek maradnak (S1.5).
rule-S1-5 = A kézben tartott kártyák és a paklik sorrendje rejtett. A képpel lefelé fekvő királyi tárgyat csak a tulajdonosa ismeri. Mindenki érméi láthatók. Az is látszik, hogy melyik kártya melyik pakliból jött, ezért tudod, hány céh- és hány bányakártya van egy-egy játékos kezében. A pontozás után minden látható.
    .title = Rejtett és látható
    .edge =
        Amit mindenki látott, az ismert marad, és a játék meg is mutatja:
        - a raktárból vett kártyát, amíg a vevő kezében van. Az első ugyanolyan kártya, amely ezt a kezet elhagyja, ennek számít.
        - a piacról vagy műhelyből készített királyi tárgyat
        - a királyi tárgy alatt lévő erőforrásokat
        Ha a királyi tárgy kézből készült, a többiek csak azt tudják, hogy a költsége illik a látott erőforrásokhoz.

## S2

rule-S2-0 = Egy körnek öt lépése van: jövedelem, finomítás, befejezés, akciók, húzás. Először megkapod a segédeid jövedelmét.
    .title = A kör eleje
    .example = Nálad van a Rovásíró. Elveszel 3 érmét a bankból.
rule-S2-1 = Fordítsd a műhelyedben lévő összes finomítatlan fémet és ékkövet a finomított oldalára. Most már készíthetsz belőlük valamit. Az erőforrások csak a műhelyben és csak ekkor finomodnak. Az egyetlen kivétel a Fújtatóslegény (S5.2).
    .title = Finomítás
    .example = Az előző körödben finomítatlan vasat és aranyat játszottál ki a műhelyedbe. Most mindkettő finomított lesz. A piacodon lévő vas finomítatlan marad.
rule-S2-2 = Fejezd be a műhelyedben lévő összes készülő kupacot. Egyet sem hagyhatsz későbbre, de a sorrendet te választod. A segédek és a szerszámok azonnal hatnak, amint elkészültek, tehát már a következő kupacnál is segítenek.
    .title = Befejezés
    .example = A piacod tele van. A műhelyedben a Bódés és egy királyi tárgy vár. Először a Bódést fejezed be: a piacodon így már 5 kártya fér el, és a királyi tárgynak is jut hely.
rule-S2-3 = Az elkészült segéd a segédterületedre kerül, és mostantól segít. Az erőforrásait dobd el. Két segédet tarthatsz meg. Amikor egy harmadik elkészül, az első kettő egyikét el kell küldened, ha ez lehetséges. Te választod ki, melyiket. Közönséges céhkártyaként a műhelyedbe kerül, és még ebben a körben felhasználhatod.
    .title = Segéd
    .example = Nálad van a Málhahordó és a Rovásíró, és befejezed az Alkudozót. Elküldöd a Rovásírót. A műhelyedbe kerül, ahol újra kiképezhetnéd.
    .edge = Nem küldhetsz el egy segédet, ha utána a kezed, a piacod vagy a műhelyed túllépné a limitjét. Ilyenkor a befejezett kupac már nincs a műhelyben, az új segéd pedig már hat. Ha a kettő közül egyiket sem küldheted el, az új segédet a céhpakliba kell keverni. Az erőforrásait, ha vannak, a bányapakliba kell keverni.
rule-S2-4 =
    Dobd el az elkészült szerszám erőforrásait. Ezután válassz:
    - Használod: a játék végéig a szerszámterületeden marad, és csökkenti a költségeidet. Nem távolíthatod el, nem cserélheted le és nem adhatod el.
    - Eladod: dobd el, és a bank kifizeti az elkészült értékét.
    Két szerszámot használhatsz. Ha már kettőt használsz, el kell adnod.
    .title = Szerszám
    .example = Befejezed a Szegfejezőt. Használhatnád, és minden tárgyért 1 vassal kevesebbet fizetnél. Te inkább eladod, és 11 érmét kapsz.
rule-S2-5 = Az elkészült tárgyat dobd el az erőforrásaival együtt. A bank kifizeti az elkészült értékét.
    .title = Tárgy
    .example = Befejezed a Serleget. Eldobod az ezüsttel és az arannyal együtt, és a bank 22 érmét fizet.
rule-S2-6 = Az elkészült királyi tárgy a játék végén ér érméket. Tedd képpel lefelé a piacodra az erőforrásaival együtt. A játék végéig egyetlen kártyaként ott maradnak. Nem lehet elfordítani, áthelyezni, cserélni, eladni, megvenni vagy eldobni. Az erőforrásai kikerülnek a játékból. Ha a piacod tele van, cseréld ki a királyi tárgyat a piacod egy másik kártyájára, amely nem elkészült királyi tárgy. Ez a kártya egyenesen a műhelyedbe kerül, és megtartja az oldalát.
    .title = Királyi tárgy
    .example = A piacodon 4 kártya van, köztük egy finomított ezüst. Befejezed az Esküpengét, és kicseréled az ezüstre. Az ezüst most a műhelyedben van, és finomított maradt.
    .edge = Ha a tele piacodon csak elkészült királyi tárgyak vannak, nem lehet cserélni. Ekkor az új királyi tárgyat és az erőforrásait a paklijukba kell keverni. A többiek nem látják őket.
rule-S2-7 = Hajts végre annyi akciót, amennyit akarsz, tetszőleges sorrendben. Kijátszhatsz, áthelyezhetsz vagy cserélhetsz, eldobhatsz, eladhatsz, vásárolhatsz, készíthetsz vagy kiképezhetsz. Minden akciót fejezz be, mielőtt a következőbe kezdesz. Ha eleget tettél, húzz (S2.17).
    .title = Akciók
    .edge = Legfeljebb 40 akciód lehet (S2.16). Az azonos fajtájú, azonos oldalukkal fölfelé és azonos állásban fekvő kártyák egyformák: egy területen mindegy, hogy melyiket választod. A raktár egyforma kártyái közül azt kapod, amelyik fölött a legkevesebb kártya van.
rule-S2-8 = Játssz ki egy kártyát a kezedből. Tedd a piacodra, ahol elfordítva fekszik, vagy a műhelyedbe, ahol egyenesen áll. Kell lennie ott helynek. Minden kártyát képpel fölfelé játszol ki, a királyi tárgyakat is. A fémeket és az ékköveket finomítatlanul játszod ki.
    .title = Kártya kijátszása
    .example = Aranyat játszol ki a műhelyedbe. A következő köröd elején finomított lesz. Földrúnát játszol ki a piacodra. El van fordítva, de a következő körödben eladhatod 5 érméért.
rule-S2-9 = Helyezz át egy kártyát a piacodról a műhelyedbe vagy fordítva. Ami a műhelybe kerül, egyenesen áll. Ami a piacra kerül, el van fordítva. Mindegyik megtartja az oldalát. Ha mindkét terület tele van, és csak akkor, kicserélhetsz egy kártyát a piacodról egy műhelybelire. Az elfordított kártyákat is áthelyezheted és cserélheted, de készülő kupacot és elkészült királyi tárgyat soha.
    .title = Áthelyezés vagy csere
    .example = A piacod és a műhelyed tele van. A piacodon lévő finomítatlan rubint kicseréled a műhelyedben lévő finomított vasra. A rubin a következő körödben finomított lesz. A vas elfordítva fekszik a piacodon.
rule-S2-10 = Dobj el egy céhkártyát a piacodról, hogy helyet csinálj. Semmit sem kapsz érte. Elfordított kártyát és elkészült királyi tárgyat nem dobhatsz el.
    .title = Céhkártya eldobása
    .example = A piacod tele van. Az Egy hordó szög az előző köröd óta ott van. Eldobod, és így van helyed egy fagyrúnának.
rule-S2-11 = Adj el egy erőforrást a piacodról, hogy érmékhez juss. Elfordított kártyát nem adhatsz el. A bank a látható oldal eladási értékét fizeti. A kártya a raktár tetejére kerül.
    .title = Erőforrás eladása
    .example = Egy finomított arany az előző köröd óta a piacodon van. Eladod, és 5 érmét kapsz. Mostantól bárki megveheti a raktárból.
rule-S2-12 = Vegyél meg egy tetszőleges kártyát a raktárból. Fizesd ki a banknak a legmagasabb vételi értékét, és még 1 érmét minden fölötte lévő kártyáért. A kártya a kezedbe kerül, amely nem lehet tele. A fölötte lévő kártyák a helyükön maradnak.
    .title = Vásárlás a raktárból
    .example = Mithrilre van szükséged, és a raktárban 2 kártya van fölötte. A legmagasabb vételi értéke 12. Fizetsz 12 + 2 = 14 érmét.
    .edge = Mindegy, hogy a kártya melyik oldala látszott. Ha fém vagy ékkő, később finomítatlanul játszod ki.
rule-S2-13 = Vegyél meg egy képpel fölfelé fekvő kártyát egy másik játékos piacáról. Fizesd ki az eladónak az aktuális vételi értékét. Az eladó nem tagadhatja meg. Tedd a kártyát elfordítva a piacodra vagy a műhelyedbe, ahol van helyed. Finomított vagy finomítatlan marad, ahogyan volt.
    .title = Vásárlás más piacáról
    .example = Regin piacán finomított ezüst fekszik. Kifizetsz Reginnek 6 érmét, és a műhelyedbe teszed az ezüstöt. Azonnal felhasználhatod.
rule-S2-14 = Készíts valamit, hogy az erőforrásaidból több legyen. Vegyél egy céhkártyát a kezedből, a műhelyedből vagy a piacodról. Tedd alá a költségét: szabad, finomított erőforrásokat a műhelyedből. Pontosan a költséget fizesd ki, levonva belőle, amit a szerszámaid megtakarítanak (S5.1). A kupac a műhelyedben marad, és a következő körödben fejezed be (S2.2). A királyi tárgy képpel lefelé fekszik a kupacán, minden más kártya képpel fölfelé. Segédnél ezt kiképzésnek hívjuk.
    .title = Készítés vagy kiképzés
    .example =
        A kezedben lévő Serleg ezüstbe és aranyba kerül. Mindkettő finomítva ott van a műhelyedben. A Serleg alá teszed őket. A következő köröd elején 22 érmét kapsz.
        A Bódés kiképzéséhez finomított vasat és finomított ezüstöt teszel alá. A következő körödtől 5 kártya fér el a piacodon.
    .edge = A kézből vagy a piacról jövő céhkártyának helyre van szüksége a műhelyedben. A kupacot nem lehet áthelyezni vagy szétszedni. Ha a szerszámaid a teljes költséget megtakarítják, a kártya egymaga a kupac. A frissen vett kártyát azonnal felhasználhatod. Igazi asztalnál a rossz erőforrásokkal készített kártyát vissza kell keverni. Itt ilyet nem lehet készíteni.
rule-S2-15 = Ami egy piacra kerül, a kör végéig el van fordítva. Elfordított kártyát nem adhatsz el és nem dobhatsz el. Áthelyezheted és cserélheted, és az elfordított céhkártyát el is készítheted. A kör végén az elfordított kártyák egyenesbe fordulnak.
    .title = Elfordított kártyák
    .example = Vasat játszol ki a piacodra, ahol elfordítva fekszik. Most nem adhatod el. A következő körödben már igen.
    .edge = A Piaci kikiáltóval elfordított erőforrást is eladhatsz (S5.2).
rule-S2-16 = Egy körben legfeljebb 40 akciód lehet. Utána húzol. Áthelyezéssel vagy cserével nem teheted vissza azt a kártyát, amelyet a közvetlenül megelőző akció mozgatott.
    .title = Akciólimit
    .example = Áthelyezel egy vasat a piacodról a műhelyedbe. A következő akcióval nem teheted vissza.
    .edge = Ennél a szabálynál az azonos fajtájú, oldalú és állású kártya ugyanannak a kártyának számít. Egy kártya árverésre bocsátása (S4.1) egy akciónak számít. A licitek és a befejezés közben hozott döntések nem számítanak.
rule-S2-17 = Az akcióid után húzz 4 kártyát, vagy kevesebbet, ha eléred a kézlimitedet. Húzni kötelező. Minden kártyánál válassz: bányapakli vagy céhpakli. Nézd meg a kártyát, mielőtt a következőt választod. Ezzel a köröd véget ér.
    .title = Húzás
    .example = 3 kártya van a kezedben, tehát 3 kártyát húzol, hogy elérd a 6-os limitet. Először céhkártyát húzol: a Vándorbaltát. Vasba és mithrilbe kerül, ezért a másik 2 kártyát a bányából húzod.
    .edge = Az üres pakli kimarad. Ha mindkettő üres, nem húzol többet. Az eldobott céhkártyák sosem kerülnek vissza a pakliba. A következő kör csak akkor kezdődik, amikor a tiéd véget ért.

## S3

rule-S3-1 =
    A játék végét az váltja ki, ha egy játékos:
    - felhúzza a céhpakli utolsó kártyáját
    - felhúzza a bányapakli utolsó kártyáját
    - négy vagy több elkészült királyi tárggyal fejezi be a körét
    Ez a játékos befejezi a körét, és ezzel végzett. Mindenki másnak még egy köre van. Ezután jön a pontozás.
    .title = Az utolsó kör
    .example = Regin felhúzza a második kártyáját, és ez a céhpakli utolsó lapja. A másik 2 kártyát a bányából húzza, és a köre véget ér. Eitrinek és neked még egy-egy körötök van.
    .edge = A játék végét csak egyszer lehet kiváltani. Akkor is érvényben marad, ha egy pakli keveréssel újra megtelik. Az utolsó köröd után a többiek még vásárolhatnak a piacodról, és te megkapod az árat. De már nem licitálsz, és semmit sem fejezel be.
rule-S3-2 =
    A pontozás sorrendje:
    - Dobjatok el minden kártyát a kezetekből és a műhelyekből, a készülő kupacokat is. Ezek semmit sem érnek. A piacokról dobjátok el a céhkártyákat is, az elkészült királyi tárgyak kivételével.
    - Add el a banknak a piacodon lévő erőforrásokat az aktuális vételi értékükön, nem az eladásin. A királyi tárgyak alatt lévőket nem lehet eladni.
    - Fordítsátok fel az összes elkészült királyi tárgyat.
    - Akié a királyi tárgyak közül a legértékesebb fegyver, 25 érmét kap; csak az egyes tárgy értéke számít. Ugyanígy a legértékesebb pajzsért és a legértékesebb páncélért.
    - Minden elkészült királyi tárgy kifizeti neked az elkészült értékét.
    Az győz, akinek a legtöbb érméje van. Egyenlőség esetén a győzelem közös.
    .title = Pontozás
    .example =
        Reginnek 31 érméje van. A piacán finomított arany, finomítatlan vas, az Esküpenge (fegyver, 53) és a Csillagsodrony (páncél, 67) van. Neked 58 érméd van. A piacodon fagyrúna, a Napfal (pajzs, 61) és a Tűzhelykard (fegyver, 40) van.
        - Erőforrások: Regin 8 + 2 = 10 érmét kap, te 9-et.
        - Bónuszok: az Esküpenge többet ér a Tűzhelykardodnál, és csak Reginnek van páncélja. Regin 25 + 25 = 50 érmét kap. Te 25-öt kapsz a pajzsodért.
        - Királyi tárgyak: Regin 53 + 67 = 120 érmét kap, te 61 + 40 = 101-et.
        - Összesen: Reginnek 31 + 10 + 50 + 120 = 211 érméje van. Neked 58 + 9 + 25 + 101 = 193. Regin győz.
    .edge = Ha egy bónusznál holtverseny van, az érintettek egyenlően osztoznak a 25 érmén, lefelé kerekítve. Mindenki csak egyszer számít, akkor is, ha több ilyen tárgya van. Ha egy altípusból nincs királyi tárgy, a bónuszát senki sem kapja meg.
rule-S3-3 = Ha a 100. forduló végéig senki sem váltotta ki a játék végét, a játék ott véget ér, és jön a pontozás.
    .title = Fordulólimit

## S4

rule-S4-1 =
    Ebben a változatban a többiek piacán lévő kártyákra licitáltok, és nem megveszitek őket (S2.13). Akcióként bocsáss árverésre egy képpel fölfelé fekvő kártyát egy másik játékos piacáról. Kell lennie hozzá helyednek, és ki kell tudnod fizetni a vételi értékét.
    A licitet az eladó jobbján ülő játékos kezdi, és az óramutató járásával ellentétes irányban halad. Mindenki egyszer licitál vagy passzol. Te a saját helyeden kerülsz sorra, és passzolhatsz is. Az első licit legalább a vételi érték. Minden további licit legalább 1 érmével több az előzőnél.
    A legtöbbet ígérő fizet az eladónak. A kártya elfordítva a piacára vagy a műhelyébe kerül. Ha senki sem licitál, a kártya a helyén marad.
    .title = Licitálás
    .example = Árverésre bocsátasz egy finomított zafírt Regin piacáról. A vételi értéke 11. Eitri Regin jobbján ül, és 11-et ígér. Te következel, és 12-t ígérsz. Kifizetsz Reginnek 12 érmét, és a zafírt a műhelyedbe teszed.
    .edge =
        Minden egyes kártyát körönként csak egyszer lehet árverésre bocsátani. Egy licit legfeljebb 99 érme. Az Alkudozóval elég, ha a csökkentett árat ki tudod fizetni (S5.2).
        Az eladó nem licitálhat. Az sem, aki túl van az utolsó körén (S3.1), akinek sem a piacán, sem a műhelyében nincs hely, vagy aki nem tudja kifizetni a legkisebb megengedett licitet.
        A piacra kerülő kártya a folyó kör végéig elfordítva marad.
rule-S4-2 = Ebben a változatban az üres bányapakli nem vet véget a játéknak. Keverd össze az eldobott erőforrásokat és a raktár kártyáit: ez az új bányapakli. Ez azonnal megtörténik, amint valaki felhúzza az utolsó kártyát, akár húzás közben is.
    .title = Kimeríthetetlen bánya
    .edge = Ha nincs mit összekeverni, minden húzás elején újra meg kell próbálni.

## S5

rule-S5-1 = A használt szerszám bizonyos kártyák költségéből elvesz egy részt. Olyan részt vesz el, amelyet a megtakarított erőforrás ki tudna fizetni: a vasat megtakarító szerszám egy vasat vagy egy „bármilyen fém” részt. Két szerszám két különböző részt vesz el. A szerszámaidat kötelező használnod, és a lehető legtöbb részt veszik el.
    .title = A szerszámok megtakarítása
    .example =
        A Hosszú fogót használod: a fegyverek és a pajzsok 1 vassal olcsóbbak. Az Ezüst lovagpajzs 1 vasba és 2 ezüstbe kerül. Te csak 2 ezüstöt fizetsz.
        A Szegfejezőt is használod: a tárgyak 1 vassal olcsóbbak. A Kocsmai kispajzs tárgy és pajzs, 1 vasba és bármilyen fémbe kerül. Mindkét rész elmarad. Ingyen készíted el.
    .edge = Ha a részeket többféleképpen lehet elvenni, azzal választasz, hogy mely erőforrásokkal fizetsz. A tárgyakhoz való szerszám a királyi tárgyaknál nem segít. Az „egyéb” altípusba a szerszámok is beletartoznak. A segédeknek nincs altípusuk.
rule-S5-2 =
    A segéd attól kezdve hat, hogy befejezed, egészen addig, amíg el nem küldöd. Ha két segéd ugyanazt a limitet emeli meg, a kettő összeadódik.
    - Bódés: A piacodon 4 helyett 5 kártya fér el.
    - Málhahordó: 2 kártyával több lehet a kezedben.
    - Rovásíró: Minden köröd elején, a finomítás előtt elveszel 3 érmét a bankból.
    - Tárnafutár: 4 helyett 5 kártyát húzol, és 1 kártyával több lehet a kezedben.
    - Munkapadkészítő: A műhelyedben 7 helyett 9 kártya fér el.
    - Piaci kikiáltó: Elfordított erőforrást is eladhatsz a piacodról, az aktuális eladási értékén.
    - Fújtatóslegény: Körönként kétszer, amikor fémet vagy ékkövet játszol ki a kezedből a műhelyedbe, finomítva teheted le. Azonnal felhasználhatod.
    - Raktári írnok: A raktárban a kártya legmagasabb vételi értékénél 2-vel kevesebbet fizetsz, de legalább 1-et. A fölötte lévő kártyákért nem kell külön fizetni.
    - Alkudozó: A többiek piacán az aktuális vételi értéknél 3-mal kevesebbet fizetsz, de legalább 2-t, és sosem többet a vételi értéknél.
    - Fémválogató: Körönként egyszer, amikor befejezel egy tárgyat vagy egy szerszámot, megtarthatsz egy fémet a kupacából. Szabadon és finomítva a műhelyedbe kerül.
    .title = A segédek
    .edge =
        Te döntöd el, mikor használod a Piaci kikiáltót, a Fújtatóslegényt és a Fémválogatót. A többi magától működik. Egy segédet mindig elküldhetsz (S2.3), hacsak itt más nem áll:
        - Bódés: Nem küldheted el, ha utána a piacod túllépné a limitjét. Az elkészült királyi tárgy továbbra is egy kártyának számít, és négy ilyen továbbra is kiváltja a játék végét.
        - Málhahordó: A kézlimited 8, a Tárnafutárral együtt 9. Annyi kártyát húzol, mint korábban. Nem küldheted el, ha utána a kezed túllépné a limitjét.
        - Rovásíró: Először az elkészülését követő körödben fizet, és az utolsó körödben is. Ha elküldöd, az érmék nálad maradnak.
        - Tárnafutár: Minden kártyánál te választod a paklit, és látod a kártyát a következő előtt. Mindet fel kell húznod, de a kézlimited továbbra is megállít: 7, a Málhahordóval együtt 9. Már abban a körben hat, amelyben elkészül. Nem küldheted el, ha utána a kezed túllépné a limitjét.
        - Munkapadkészítő: Nem küldheted el, ha utána a műhelyed, ezzel a kártyával és a befejezett kupac nélkül, túllépné a limitjét.
        - Piaci kikiáltó: Elfordított céhkártyát továbbra sem dobhatsz el.
        - Fújtatóslegény: Nem működik olyan kártyánál, amelyet a piacra játszol ki, áthelyezel, más piacáról veszel vagy az előkészületkor kapsz. Amelyik alkalommal nem élsz, a kör végén elvész.
        - Raktári írnok: A kártya a kezedbe kerül, ezért a kézlimit érvényes.
        - Alkudozó: Árverésen (S4.1) a kedvezmény a nyertes licitedre jár. A részvételhez elég a csökkentett ár.
        - Fémválogató: Akkor is működik, ha a szerszámot használod, és akkor is, ha eladod, de segédnél és királyi tárgynál nem. Hely mindig van, hiszen a kupac már nincs ott. Az utána befejezett kártyáknál már hat. Ha elküldöd, a megtartott fém marad.
        A limiteknél az új segéd hatása is számít.
rule-S5-3 = Az Alkudozó kedvezményét a bank fizeti. Az eladó a teljes árat kapja, neked csak a csökkentett árra van szükséged. Ez a nyertes licitre is érvényes.
    .title = Az Alkudozó kedvezménye
    .example = Regin piacán egy finomított arany 8 érmébe kerül. Az Alkudozóval 5 érmét fizetsz, a bank pedig 3-at tesz hozzá. Regin 8 érmét kap.
rule-S5-4 =
    Ezeket a szabályokat módosítják a segédek:
    - Bódés, Málhahordó, Munkapadkészítő: S1.3
    - Rovásíró: S2.0
    - Tárnafutár: S1.3 (kézlimit) és S2.17
    - Piaci kikiáltó: S2.11 és S2.15
    - Fújtatóslegény: S2.1 és S2.8
    - Raktári írnok: S2.12
    - Alkudozó: S2.13 és S4.1
    - Fémválogató: S2.4 és S2.5
    .title = Hol hatnak a segédek
