# Amit csak a terminál mond: keresés, kilépés, kérdések.

terminal-enter-first = Folytatás: Enter. Utána jöhetnek az akciók. A „?” a súgó.
terminal-rescued =
    A játszma félbeszakadt, de el van mentve. Folytatás:
    dvergar play --resume { $file }
terminal-rules-aside = Ebben a játszmában nem kell:
terminal-help-more =
    - a Tab kiegészíti a parancsokat, a kártyákat és a helyeket
    - szabály cél, szabály vége, szabály pontozás: a legfontosabbak; szabály ◆: egy jel jelentése

## Amit a „szabály” a címeken kívül megért: szavak ugyanarra a témára

terminal-topic-goal = cél, a játék célja, győzelem, nyerés, győzni
terminal-topic-turn = kör, az én köröm, forduló, akciók, a játék menete
terminal-topic-end = vége, befejezés, a játék vége, játék vége
terminal-topic-scoring = pontozás, pontok, elszámolás, végső elszámolás
terminal-topic-setup = előkészületek, kezdés, felállítás
terminal-topic-variants = változatok, változat, beállítások
