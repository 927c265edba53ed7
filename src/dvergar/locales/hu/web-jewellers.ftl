# Az Ékszerészek asztala: amit csak az oldal mond.

web-jewels-buy = Vétel
web-jewels-choose = Más fizetés…
web-jewels-pass = Passz
web-jewels-free = ingyen
web-jewels-laid = Eddig fizetve:
web-jewels-amount = Mennyiség
web-jewels-cost = Ár
web-jewels-scores = Pontozás
web-jewels-table = { $table }, majd egyenként { $more }
web-jewels-best = { $count } legnagyobb
web-jewels-brings = Összesen { $points } pontot hoz
web-jewels-adds = { $points } pontot érne, ha most véget érne a játszma.
web-jewels-discard-price = A dobópakliból { $gold } arannyal drágább.
web-jewels-take-back = Visszavonás
web-jewels-see-cards = Kártyák mutatása
web-jewels-back = Vissza a kínálathoz
web-jewels-known = Pakli ({ $count } látott)
web-jewels-places = felülről számított helyük: { $places } (összesen { $count })
web-jewels-nth = helye felülről: { $place }
web-jewels-use-how = Vásárláskor használható: válaszd ki a megvenni kívánt kártyát, majd ezt: „{ $way }”.
web-jewels-white = Fehér bányász
web-jewels-black = Fekete bányász
web-jewels-medals-how = hűségjelek a végén · pontok
web-jewels-ask-ink = Válaszd ki a kínálat első lecserélendő kártyáját!
web-jewels-whose = Kártyák megnézése
web-jewels-works-of = Kártyák: { $player }
web-jewels-next = a következő tálkád
web-jewels-then = { $count } húzás múlva
web-jewels-crown-how = A nyertes kezd, és ő választja meg a szabad jelek színét.
web-jewels-open-how = A számok az elsőbbséget mutatják. Ha a legtöbbet licitáló előtt állsz, tarthatod a licitjét, különben túl kell licitálnod.
web-jewels-closed-how = Mindenki titokban licitál. A legmagasabb licit nyer, és csak a nyertes fizet.
web-jewels-bonus-how = Licitálj legalább 2 aranyat, és bónuszkristályt nyersz:
web-jewels-last-how = Utolsó forduló: licitálj legalább 3 aranyat, és többszínű hűségjelet nyersz.
web-jewels-if-now = Ha most érne véget
web-jewels-with = { $points } ezzel: { $card }
web-jewels-no-choice = Nincs több választanivaló.
web-jewels-accept = Elfogadás ({ $points })
web-jewels-loses = { $points } ponttal kevesebb
web-jewels-keeps = nem kerül pontba
web-jewels-chart = Pontszám fordulónként
web-jewels-chart-note = ha akkor véget ért volna a játszma
web-jewels-show-cards =
    { $count ->
        [1] Kártya mutatása
        [5] Mind az { $count } kártya mutatása
       *[other] Mind a { $count } kártya mutatása
    }
web-jewels-hide-cards = Kártyák elrejtése

## Iskolák, röviden

web-jewels-school-court = Udvar
web-jewels-school-aesthete = Esztéták
web-jewels-school-noble = Nemesség
web-jewels-school-memorist = Építők
web-jewels-school-forge = Kovácsok
web-jewels-school-religion = Vallás
web-jewels-school-musician = Zene
web-jewels-school-green-backed = Zöld hátú

## Ajándékok

web-jewels-gift-families = klánoldal: { $gold } arany vagy { $crystals } egyszínű
web-jewels-gift-forged = kovácsoldal: { $gold } arany vagy { $crystals } egyszínű
web-jewels-gift-harp-active = { $count } kő
web-jewels-gift-harp-inactive = inaktív
web-jewels-gift-inkwell-active = { $count } kártya cseréje
web-jewels-gift-inkwell-inactive = inaktív

## Választható kövek sorai

web-jewels-line-crown = Koronajel
web-jewels-line-wild4 = Négyszínű szabad jelek
web-jewels-line-wild3 = Háromszínű szabad jelek
web-jewels-line-prize = Bónuszkristály
web-jewels-line-medal = Jutalom
web-jewels-line-keep = Megvédés
web-jewels-line-pay = Fizetés ezzel
web-jewels-line-set = Elhelyezés négyzetben
web-jewels-line-rune = Szabad rúnák
web-jewels-line-square = Bármilyen színű négyzetek
web-jewels-line-symbol = Választott zenei jelek
web-jewels-line-cap = Magasabb felső határ

## Az állapotsor feje, a „Te jössz:” után

web-jewels-head-pick = vegyél ki egy követ
web-jewels-head-crown = válassz egy követ
web-jewels-head-bid = licitálj a koronára
web-jewels-head-hide = licitálj titokban
web-jewels-head-prize = vegyél el egy kristályt
web-jewels-head-wild = válassz színeket
web-jewels-head-house = tedd le a házjelződ
web-jewels-head-move = helyezz át kártyákat
web-jewels-head-listen = vegyél a pakliból
web-jewels-head-act = vegyél vagy passzolj
web-jewels-head-ink = válassz második kártyát
web-jewels-head-pay = fizess
web-jewels-head-second = vegyél második kártyát
web-jewels-head-noble = vegyél a pakliból
web-jewels-head-stones = helyezz el kristályokat
web-jewels-head-keep = védj meg kristályokat
web-jewels-head-point = mutass egy kártyára
web-jewels-head-medal = válassz jutalmat
web-jewels-head-count = végső elszámolás

web-jewels-sign-logo = hűségjel: { $parts }
    .help = Hűségjel: ha egy színből egyedül neked van a legtöbb, minden fordulóban megkapod a medál kristályát, a végén pedig pontokat.
    .multi = Többszínű hűségjel: mind a négy medálnál egy jelnek számít.
web-jewels-sign-rune = rúna: { $parts }
    .help = Rúna: a nemesi kártyák az egyszínű rúnáid vagy a három szín hármasai után pontoznak.
web-jewels-sign-badge = { $count } csillám
    .help = Csillám: a tükrök és a kokárdák a kártyáid minden csillámáért pontot adnak.
web-jewels-sign-square = üres négyzet: { $parts }
    .help = Üres négyzet: egy kristály fér bele a saját színéből. A kovácsműhely kártyái az elhelyezett kristályokért adnak pontot.
web-jewels-sign-full = teli négyzet: { $parts }
    .help = Teli négyzet: a színe egy elhelyezett kristályának számít.
web-jewels-sign-religion = { $count } vallásjel
    .help = Vallásjel: minél több van, a vallás mecénása annál több kártyát mutat meg a pakliból.
web-jewels-sign-music = zene: { $parts }
    .help = Zene: szorozd össze a ♬, a ♯ és a ♪ jeleid számát, ennyi pontot kapsz. Mindegyik legfeljebb 5-nek számít.
web-jewels-sign-star = { $parts } értékű csillag
    .help = Csillag: a legnagyobb nyeri el az építők jelzőjét.
web-jewels-sign-nature = Természetek: tűz, föld és víz. Egyes kártyák egy természet minden kártyájáért pontot adnak. A többszínű kártya természetét a végén választod meg.
