# Az Ékszerészek leckéje. Egy mondat legfeljebb 12 szó, a „Bővebben” legfeljebb 40.
# A kulcsszavak csillagok között állnak.

lesson-jewellers-chapter-goal = Cél
    .about = A legtöbb pont nyer
lesson-jewellers-goal = *Ékszerész* vagy. Az nyer, akinek a legtöbb *pontja* van.
    .more = Négy fordulón át köveket gyűjtesz, és kártyákat veszel belőlük. Regin, egy bot, ugyanezt teszi. Bármilyen szabályos lépés jó: a lecke alkalmazkodik hozzád.
lesson-jewellers-card = Az első célod a *Parázskarkötő*. 10 pontot hoz.
    .more = Három vörös és egy kék kristályba kerül. A kínálat kártyái mindkettőtöknek elérhetők. A megvett kártya helyére csak a következő fordulóban jön új.

lesson-jewellers-chapter-draft = A tálkák
    .about = Kövek kiválasztása
lesson-jewellers-pick-red = Végy ki egy *vörös* kristályt a tálkádból. Regin is titokban választ.
    .more = Ha mindketten választottatok, a választás láthatóvá válik, és tálkát cseréltek. Így tudod, mit kaphatsz legközelebb.
lesson-jewellers-pick-red-other = Ez is jó, de a karkötőhöz vörös és kék kell.
lesson-jewellers-pick-blue = A *tálkák* gazdát cseréltek. Vedd ki a *kék* kristályt.
lesson-jewellers-pick-red-2 = Visszajött az első tálkád. Végy ki még egy *vörös* kristályt.
lesson-jewellers-pick-topaz = Végy ki egy *topázt*: ebben a fordulóban joker az esztéták kártyáihoz.
    .more = Minden forduló egy iskolának kedvez, most az ékszereket készítő esztétáknak. Ha az ő kártyájukat veszed, a topáz pótolja a hiányzó követ.
lesson-jewellers-pick-topaz-2 = Vedd ki a másik *topázt* is. Az utolsó követ magától megkapod.

lesson-jewellers-chapter-turn = A köröd
    .about = Csere, vétel vagy passz
lesson-jewellers-white = Egy *manőver*: cseréld a szürke követ *vörös* kristályra.
    .more = A szürke kő ígéret a bányászoknak. Egy követ kapsz érte a fehér bányászkártyáról. Ezt a vétel előtt teheted meg.
lesson-jewellers-white-green = A karkötőhöz *vörös* kristály kell. Visszavonod?
lesson-jewellers-white-ask = Passzolsz? Akkor vége a fordulódnak, és semmit sem *vettél*.
lesson-jewellers-buy = *Vedd meg* a Parázskarkötőt három vörös és egy kék kristályért.
lesson-jewellers-buy-ask = Passzolsz? A karkötőt még *megveheted*.
lesson-jewellers-buy-drops = Kezdd a *karkötővel*: a cseppekhez elmenne a kék kristályod.
lesson-jewellers-symbols = Az első kártyád! Egy *rúnát* és két *csillámot* is hoz.
    .more = Egyes nemesi kártyák a rúnáidért, egyes esztétakártyák a csillámaidért adnak pontot. Olyan kártyákat válassz, amelyek segítik egymást.
lesson-jewellers-regin = *Regin* egyetlen kártyát sem tud kifizetni. Passzol.
lesson-jewellers-buy-2 = *Vedd meg* a Holdvízcseppeket: a két *topázod* kifizeti.
    .more = Ez az esztéták kártyája, ezért minden topáz egy kék kristályt pótol. 4 pontot, egy csillámot és egy zöld hűségjelet hoz.
lesson-jewellers-buy-2-ask = Passzolsz? A Holdvízcseppeket még *megveheted*.
lesson-jewellers-pass = Elfogytak a köveid. *Passzolj*, és vége a fordulódnak.
    .more = A forduló akkor ér véget, ha mindenki passzolt. Amit nem költesz el, a következő fordulóban is a tiéd.

lesson-jewellers-chapter-medal = Medálok és korona
    .about = A hűségjelek fizetnek
lesson-jewellers-medal = Neked van a legtöbb *hűségjeled*. Jutalmul vedd el az *aranyat*.
    .more = A forduló után az kap egy kristályt, akinek egy színből a legtöbb hűségjele van. Aki összesen vezet, aranyat kap. Fordulónként egy jutalom jár.
lesson-jewellers-auction = Új forduló kezdődik. Aranyért lehet licitálni a *koronára*.
lesson-jewellers-bid = Regin kiszállt. *Licitálj* 1 aranyat, és tartsd meg a *koronát*.
    .more = A korona gazdája kezd. A játszma végén a korona minden színből egy hűségjelnek számít.
lesson-jewellers-wild = A korona dönt: válaszd az *aranyat* a szabad jelekhez.
    .more = A bányászok leletén szabad jelek vannak. Mindegyikből egy kő lesz a te színedben a fehér bányászkártyán, azoknak, akiknek szürke kövük van.

lesson-jewellers-chapter-ending = Értékelés
    .about = Honnan jönnek a pontok
lesson-jewellers-score = Most 54 *pontod* van. A két kártyád 14-et hoz belőle.
    .more = A többi 40 a medálokért jár: 6 egy szín legtöbb hűségjeléért, 12 az összesért, és több, ha jól vezetsz. Regin még elviheti őket.
lesson-jewellers-ending = Négy forduló után a *végső elszámolás* dönt.
    .more = Minden forduló más iskolát, új köveket és új kártyákat hoz. A végén a kártyák és a medálok számítanak. A megmaradt kövek semmit sem érnek.
lesson-jewellers-finish = Ismered az Ékszerészeket. *Befejezed ezt a játszmát* Regin ellen?
