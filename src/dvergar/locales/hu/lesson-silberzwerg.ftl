# A Silberzwerg leckéje. Egy mondat legfeljebb 12 szó, a „Bővebben” legfeljebb 40.
# A kulcsszavak csillagok között állnak.

lesson-silberzwerg-chapter-goal = Cél
    .about = Az első 600 tallér nyer
lesson-silberzwerg-goal = Egy *törpeklánt* vezetsz. Az nyer, aki először éri el a 600 *tallért*.
    .more = Drágaköveket bányászol, és megbízásokat teljesítesz velük. Regin és Dagny, két bot, ugyanezt teszi. Mindenki titokban tervez. Bármilyen szabályos lépés jó: a lecke alkalmazkodik hozzád.
lesson-silberzwerg-contract = A *megbízásod* nyolc drágakövet kér: 4 kéket, 2 sárgát, 2 pirosat.
    .more = Most 80 tallért ér, és fordulónként egyre kevesebbet. Egy sárga és egy piros köved már van. Négy kék, egy sárga és egy piros hiányzik.

lesson-silberzwerg-chapter-plan = Titkos terv
    .about = Bányászok, szellem, törpeúr
lesson-silberzwerg-miners = Küldd mind a négy *bányászt* a *kék* bányába.
    .more = Minden bányász egy követ hoz a bányája színéből. Fordulónként négy bányászod és két vezetőd van, és mindet el kell helyezned.
lesson-silberzwerg-miners-other = Ez is jó: minden bányász egy követ hoz abból a színből.
lesson-silberzwerg-miners-green = A megbízásodhoz nem kell *zöld*. A tervedet még megváltoztathatod.
lesson-silberzwerg-ghost = Küldj egy vezetőt *szellemként* a *sárga* bányába.
    .more = A szellemek lépnek először. A bányában a szellem elvesz egy követ, vagy elűz egy-két törpét a többi klánból.
lesson-silberzwerg-lord = Küldd a másik vezetőt *törpeúrként* a *piros* bányába.
    .more = A törpeurak lépnek utoljára. A bányában a törpeúr annyi követ vesz, amennyit ki tudsz fizetni.
lesson-silberzwerg-seal = Kész a terved. *Pecsételd le*.
    .more = Amíg nem pecsételte le mindenki a tervét, a tiédet senki sem látja. Aztán minden terv egyszerre válik láthatóvá.

lesson-silberzwerg-chapter-round = A forduló
    .about = Szellemek, bányászok, törpeurak
lesson-silberzwerg-reveal = A többiek még terveznek. Aztán minden *terv* láthatóvá válik.
lesson-silberzwerg-prices = Minél több *bányász* van egy bányában, annál olcsóbbak a kövei.
    .more = Egy kő 11 tallérba kerül, mínusz egy minden bányászért a bányájában. Kékért öten ásnak, így egy kék kő 6 tallér. Az árak fordulónként változnak.
lesson-silberzwerg-take = A *szellemed* lép: *vegyél el* egy sárga követ.
lesson-silberzwerg-ghosts = Most a többi *szellem* lép. Figyeld, mit csinálnak.
lesson-silberzwerg-mined = A négy bányászod négy *kék* követ hozott neked.
    .more = Dagny szelleme elűzte Regin egyik bányászát, így neki eggyel kevesebb köve lett. Legközelebb talán a tiédet! Csak az utolsó két oszlop biztonságos.
lesson-silberzwerg-buy = A *törpeurad* lép: *vedd meg* a hiányzó piros követ 8 tallérért.
lesson-silberzwerg-others = Most a többi *törpeúr* lép. Aztán vége a fordulónak.

lesson-silberzwerg-chapter-deliver = A megbízás teljesítése
    .about = Előbb emeld, aztán teljesítsd
lesson-silberzwerg-notch = A *megbízásod* veszített az értékéből: 80 helyett 70 tallért ér.
    .more = Minden megbízás fordulónként egy fokkal kevesebbet ér. Amelyik már nem csökkenhet tovább, kikerül a játékból, és a gazdája büntetést fizet. Siess!
lesson-silberzwerg-ghost-2 = Tegyél egy *szellemet* a *megbízás* oszlopba: megemeli az értékét.
    .more = Itt a szellem a te megbízásodat emeli, vagy egy másik klánét csökkenti. A nyilvános megbízásokat fel is, le is mozdíthatja.
lesson-silberzwerg-lord-2 = Tegyél ide egy *törpeurat* is: ő adja le a köveidet.
    .more = A megbízás oszlopban a törpeúr egy megbízást teljesít: a tiédet vagy az egyik nyilvánosat. A két nyilvános megbízás minden kláné.
lesson-silberzwerg-miners-2 = Küldd a négy *bányászodat* a *zöld* bányába.
    .more = Ehhez a megbízáshoz több kő nem kell. De jön a következő, és ami nem kell, azt egy törpeúr a drágakövek oszlopában eladhatja.
lesson-silberzwerg-seal-2 = A második terved is kész. *Pecsételd le*.
lesson-silberzwerg-first = Most *Regin* kezd. A kezdőjátékos fordulónként változik.
lesson-silberzwerg-raise = A *szellemed* lép: *emeld* a megbízásodat 80 tallérra.
lesson-silberzwerg-wait = A bányászok ásnak, aztán a *törpeurak* lépnek, a tiéd utoljára.
lesson-silberzwerg-fulfil = A *törpeurad* lép: *teljesítsd* a megbízást 80 tallérért.

lesson-silberzwerg-chapter-ending = Út a 600 tallérhoz
    .about = Jelek és új megbízások
lesson-silberzwerg-symbol = A megbízáson *fejsze* van. Három egyforma szerszám 40 tallért hoz.
    .more = A jeles megbízásokat megtartod. A többi jel egyszer segít: 5 tallér egy riválistól, egy szellem megállítása vagy 3 tallérral olcsóbb szín.
lesson-silberzwerg-new = Az új *megbízásod* nyolc zöld követ kér. Négy már megvan!
    .more = Az egyszínű megbízás hozza a legtöbbet: 120 tallért. Az üres helyre minden forduló végén új megbízás kerül, amíg a pakli tart.
lesson-silberzwerg-ending = Az első klán, amelyik eléri a 600 *tallért*, azonnal nyer.
    .more = A drágakövek oszlopában a törpeúr köveket ad el a forduló árain. A szellem itt köveket cserél a bányákkal, vagy lop. Fordulónként legfeljebb tizenkét követ tarthatsz meg.
lesson-silberzwerg-finish = Ismered a Silberzwerget. *Befejezed ezt a játszmát* Regin és Dagny ellen?
