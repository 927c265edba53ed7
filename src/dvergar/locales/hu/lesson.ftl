# Leckék: minden játék közös szövegei.

refused-no-lesson = Ez az asztal nem lecke. Leckét a lobbiban indíthatsz.
refused-unknown-step = Ilyen lépés nincs a leckében. Töltsd újra az oldalt.

## A terminálban

lesson-step = Lecke, { $number }. lépés a { $of } közül
lesson-next = Enter: tovább · kihagyás · elhagyás · újrakezdés
lesson-last = Enter: a játszma folytatása · új: új játszma
lesson-hint = „tedd” megteszi helyetted · bővebben · kihagyás · elhagyás
lesson-hint-short = „tedd” megteszi helyetted · kihagyás · elhagyás
lesson-type-more = A „bővebben” elmagyarázza.
lesson-again = Írd be még egyszer, ha mégis ezt akarod.
lesson-nothing = Itt most nincs mit megtenni helyetted. Válassz egy akciót.
lesson-done = A leckének vége. A botok mostantól szabadon játszanak.
lesson-over = A lecke már véget ért. Az „újrakezdés” elölről kezdi.
lesson-left = Elhagytad a leckét, a botok szabadon játszanak. A „lecke” visszahozza.
lesson-kept = Minden el van mentve. A „dvergar learn { $game }” folytatja.

# Amit beírsz; több szót vessző választ el.
lesson-command-next = tovább
lesson-command-do = tedd
lesson-command-more = bővebben
lesson-command-skip = kihagyás
lesson-command-leave = elhagyás
lesson-command-resume = lecke
lesson-command-restart = újrakezdés
lesson-command-new = új
