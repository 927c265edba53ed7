# A lobbi: játék botok ellen, játék barátokkal.

web-play = Játék
web-with-friends = Barátokkal
web-bots-change = Szint, játékosok vagy mód módosítása
web-bots-level = Szint
web-bots-greedy = Egy akciót lát előre
