# Egy kinagyított kártya: mit tesz, mennyit ér, és mi igaz rá most.

web-zoom-does = Hatás
web-zoom-worth = Érték
web-zoom-now = Most

## Dwarven Smithy

web-zoom-unrefined = A műhelyedben a következő köröd elején finomodik. Utána fizethetsz vele kártyákért.
web-zoom-refined = A műhelyedből fizethetsz vele kártyákért.
web-zoom-item = Amikor elkészül, a bank kifizeti az elkészült értékét.
web-zoom-kings-item = Amikor elkészül, képpel lefelé a piacodon marad, és a végén az elkészült értékét hozza.

## Silberzwerg

web-zoom-contract = Egy törpeúr teljesíti a Megbízás oszlopban. { $count } drágakövet adsz be: { $parts }.
web-zoom-values = { $values } tallért fizet, fordulónként egy fokkal kevesebbet. Az utolsó fok után lejár.
web-zoom-penalty = Ha lejár, a gazdája { $thalers } tallért fizet.
web-zoom-pays = { $thalers } tallért fizet

## The Jewellers

web-zoom-in-all = össz.
