# Leckék: minden játék közös szövegei.

refused-no-lesson = Ez az asztal nem lecke. Leckét a lobbiban indíthatsz.
refused-unknown-step = Ilyen lépés nincs a leckében. Töltsd újra az oldalt.

## A terminálban

lesson-step = Lecke, { $number }. lépés a { $of } közül
lesson-next = Enter: tovább · kihagyás · kilépés · újrakezdés
lesson-last = Enter: a játszma folytatása · új: új játszma
lesson-hint = „tedd” megteszi helyetted · bővebben · kihagyás · kilépés
lesson-hint-short = „tedd” megteszi helyetted · kihagyás · kilépés
lesson-again = Írd be még egyszer, ha mégis ezt akarod.
lesson-nothing = Itt most nincs mit megtenni helyetted. Válassz egy akciót.
lesson-done = A leckének vége. A botok mostantól szabadon játszanak.
lesson-over = A lecke már véget ért. Az „újrakezdés” elölről kezdi.
lesson-left = Kiléptél a leckéből, a botok szabadon játszanak. A „vissza” visszahozza.
lesson-kept = Minden el van mentve. A „dvergar learn { $game }” folytatja.

# Amit beírsz; több szót vessző választ el.
lesson-command-next = tovább
lesson-command-do = tedd
lesson-command-more = bővebben
lesson-command-skip = kihagyás
lesson-command-leave = kilépés
lesson-command-resume = vissza
lesson-command-restart = újrakezdés
lesson-command-new = új
