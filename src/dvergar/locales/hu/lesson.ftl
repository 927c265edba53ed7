# Leckék: minden játék közös szövegei.

refused-no-lesson = Ez az asztal nem lecke. Leckét a lobbiban indíthatsz.
refused-unknown-step = Ilyen lépés nincs a leckében. Töltsd újra az oldalt.
