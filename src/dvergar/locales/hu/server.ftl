## Amit a szerver elutasít: visszajátszások, feltöltött fájlok, linkek

refused-unknown-replay = Nincs ilyen visszajátszható játszma.
refused-unknown-moment = A játszmának nincs ilyen pillanata.
refused-save-unreadable = { $line ->
    [0] Ez nem Dvergar-mentés, vagy megsérült.
   *[other] Ez nem Dvergar-mentés, vagy megsérült ({ $line }. sor).
}
refused-save-changed = Ezt a mentést megváltoztatták: a tartalma nem illik a pecsétjéhez.
refused-save-newer = Ehhez a mentéshez újabb Dvergar kell, mint az itteni.
refused-too-many-uploads = Már { $limit } játszmát hoztál; több nem fér el.
refused-foreign-link = Ez a link egy másik oldalra vezet.
