## A szerver hibái: visszajátszások, feltöltött fájlok, linkek

refused-unknown-replay = A visszajátszás nem található.
refused-unknown-moment = A játszmának nincs ilyen pillanata.
refused-save-unreadable = { $line ->
    [0] Ez nem Dvergar-mentés, vagy megsérült.
   *[other] Ez nem Dvergar-mentés, vagy megsérült ({ $line }. sor).
}
refused-save-changed = Ezt a mentést módosították, miután elkészült.
refused-save-newer = Ehhez a mentéshez a Dvergar újabb változata kell.
refused-too-many-uploads = Elérted a feltöltött játszmák határát ({ $limit }).
refused-foreign-link = Ez a link egy másik oldalra vezet.
