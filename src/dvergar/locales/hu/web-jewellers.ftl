# Az Ékszerészek asztala: amit csak az oldal mond.

web-jewels-buy = Vásárlás
web-jewels-choose = Fizetés másképp …
web-jewels-pass = Passz
web-jewels-free = ingyen
web-jewels-laid = Eddig fizetve:
web-jewels-amount = Mennyiség
web-jewels-cost = Ár
web-jewels-scores = Pontot ad
web-jewels-table = { $table }, majd egyenként { $more }
web-jewels-best = { $count } legnagyobb
web-jewels-brings = összesen { $points } pontot hoz
web-jewels-adds = Ha most véget érne a játék, ennyivel változna a pontszámod: { $points }.
web-jewels-discard-price = A dobópakliból { $gold } arannyal drágább.
web-jewels-take-back = Visszavétel
web-jewels-see-cards = Kártyák mutatása
web-jewels-back = Vissza a kínálathoz
web-jewels-known = Pakli, { $count } látott
web-jewels-places = felülről számított helyük: { $places } (összesen { $count })
web-jewels-nth = helye felülről: { $place }
web-jewels-use-how = Vásárláskor használható: válaszd ki a megvenni kívánt kártyát, majd ezt: „{ $way }”.
web-jewels-white = Fehér bányász
web-jewels-black = Fekete bányász
web-jewels-medals-how = jelek a végén · pontok
web-jewels-ask-ink = Tintatartó: válaszd ki a kínálat első lecserélendő kártyáját.
web-jewels-whose = Kinek a kártyái
web-jewels-works-of = Kártyák: { $player }
web-jewels-next = ez jön hozzád
web-jewels-then = { $count } húzás múlva
web-jewels-crown-how = Aki elnyeri a koronát, az kezdi a fordulót, és ő választja meg a szabad jelek színét.
web-jewels-open-how = A számok az elsőbbséget mutatják: aki a legtöbbet ajánló előtt áll, tarthatja az ajánlatát, mindenki másnak túl kell licitálnia.
web-jewels-closed-how = Mindenki aranyat rejt el. A legmagasabb ajánlat nyer, és csak a nyertes fizet.
web-jewels-bonus-how = Fizess legalább 2 aranyat, és jutalomkristályt kapsz:
web-jewels-last-how = Utolsó forduló: fizess legalább 3 aranyat, és többszínű hűségjelet kapsz.
web-jewels-if-now = Ha most érne véget
web-jewels-with = { $points } ezzel: { $card }
web-jewels-no-choice = Nincs több választanivaló.
web-jewels-accept = Elfogadás: { $points }
web-jewels-loses = { $points } ponttal kevesebb
web-jewels-keeps = nem kerül pontba
web-jewels-chart = Pontszám fordulónként
web-jewels-chart-note = ha akkor véget ért volna a játék
web-jewels-show-cards =
    { $count ->
        [1] A kártya mutatása
        [5] Mind az { $count } kártya mutatása
       *[other] Mind a { $count } kártya mutatása
    }
web-jewels-hide-cards = Kártyák elrejtése

## Iskolák, röviden

web-jewels-school-court = Udvar
web-jewels-school-aesthete = Esztéták
web-jewels-school-noble = Nemesség
web-jewels-school-memorist = Emlékőrzők
web-jewels-school-forge = Kovácsok
web-jewels-school-religion = Vallás
web-jewels-school-musician = Zene
web-jewels-school-green-backed = Egyéb

## Ajándékok

web-jewels-gift-families = családi oldal: { $gold } arany vagy { $crystals } egyszínű
web-jewels-gift-forged = kovácsoldal: { $gold } arany vagy { $crystals } egyszínű
web-jewels-gift-harp-active = { $count } kő
web-jewels-gift-harp-inactive = inaktív
web-jewels-gift-inkwell-active = { $count } kártya cseréje
web-jewels-gift-inkwell-inactive = inaktív

## Választható kövek sorai

web-jewels-line-crown = A koronajel hozama
web-jewels-line-wild4 = A négyszínű jelek színe
web-jewels-line-wild3 = A háromszínű jelek színe
web-jewels-line-prize = Jutalomkristály
web-jewels-line-medal = Jutalom
web-jewels-line-keep = Megvédés
web-jewels-line-pay = Fizetés ezzel
web-jewels-line-set = Elhelyezés négyzetben
web-jewels-line-rune = Szabad rúnák
web-jewels-line-square = Bármilyen színű négyzetek
web-jewels-line-symbol = Választott zenei jelek
web-jewels-line-cap = Magasabb felső határ

## Az állapotsor feje, a „Te jössz:” után

web-jewels-head-pick = vegyél el egy követ
web-jewels-head-crown = koronajel
web-jewels-head-bid = licit a koronára
web-jewels-head-hide = rejts el aranyat
web-jewels-head-prize = jutalomkristály
web-jewels-head-wild = szabad jelek
web-jewels-head-house = házjelző
web-jewels-head-move = kártyák áthelyezése
web-jewels-head-listen = vásárlás a pakliból
web-jewels-head-act = vásárolj vagy passzolj
web-jewels-head-ink = második kártya
web-jewels-head-pay = fizess
web-jewels-head-second = második vásárlás
web-jewels-head-noble = vásárlás a pakliból
web-jewels-head-stones = kristályok elhelyezése
web-jewels-head-keep = kristályok megvédése
web-jewels-head-point = mutass egy kártyára
web-jewels-head-medal = jutalom
web-jewels-head-count = végső pontozás

web-jewels-sign-logo = hűségjel: { $parts }
    .help = Hűségjel: akinek egy színből egyedül van a legtöbb, a forduló után megkapja a medál kristályát, a végén pedig pontokat.
    .multi = Többszínű hűségjel: mind a négy medálnál egy jelnek számít.
web-jewels-sign-rune = rúna: { $parts }
    .help = Rúna: a nemesi kártyák az egyszínű rúnáid vagy a három szín hármasai után pontoznak.
web-jewels-sign-badge = { $count } esztétajelvény
    .help = Esztétajelvény: a tükrök és a kokárdák minden jelvényedért pontot adnak.
web-jewels-sign-square = üres négyzet: { $parts }
    .help = Üres négyzet: egy kristály fér bele a saját színéből; a kovácsműhely kártyái az elhelyezett kristályok után pontoznak.
web-jewels-sign-full = teli négyzet: { $parts }
    .help = Teli négyzet: a színe egy elhelyezett kristályának számít.
web-jewels-sign-religion = { $count } vallásjel
    .help = Vallásjel: minél több van, a vallás mecénása annál mélyebben enged a pakliba nézni.
web-jewels-sign-music = zene: { $parts }
    .help = Zene: a ♬, a ♯ és a ♪ jeleid számának szorzata pontot ad; mindegyik legfeljebb 5-nek számít.
web-jewels-sign-star = { $parts } értékű csillag
    .help = Csillag: a legnagyobb dönti el, ki kapja az emlékőrzők mecénásának jelölőjét.
web-jewels-sign-nature = Természetek: tűz, föld és víz. Több kártya a természetek szerint pontoz; a többszínű kártyáét a végén te választod.
