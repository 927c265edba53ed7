"""The words that texts for players no longer use: a pattern, and what to write instead.

A pattern matches whole words in upper or lower case, except after `(?-i:`.
"""

from __future__ import annotations

PER = r"(?:coins?|points?|cards?|seconds?|days?|times?|one|once|twice|refined|\d|×)"
UNIT = r"(?:turn|round|column|move|colour|card|game|player|seat)"

RETIRED = {
    "en": {
        "who(?:so)?ever": "the player who",
        "(?:is|are|be|been) told": "is shown",
        "for good": "permanently",
        "go(?:es)? on": "continue",
        "play(?:s)? on": "continue",
        "take it back|takes? back|taken back|taking back": "undo",
        "manner": "Joker gems",
        "memorists?": "Monument Builders",
        "own sets?|own card sets?": "custom card set",
        "armor": "armour",
        "colou?rs? of your own choice|of your own choice": "custom",
        "colors?|colored": "colour",
        "favors?": "favour",
        "jewelry": "jewellery",
        "warhammers?": "War Hammer",
        "famil(?:y|ies) (?:face|side)": "clan side",
        "forge face": "forge side",
        "fidelity": "loyalty badge",
        "green-backed": "green",
        "greedy|apprentice bot": "Easy",
        "sweeps?|swept|sweeping": "discard, clean-up",
        "brings in": "scores",
        "weighing": "final scoring",
        "a notch": "by 1 step",
        "let(?:s|ting)? (?:one |it |them )?go": "dismiss",
        "all right": "Got it",
        "(?-i:Set-up)|set-up": "setup",
        "signs": "icons",
        "one and the same": "the same",
        f"{PER} an? {UNIT}": "per",
        r"not (?:possible|known) here": "what is possible",
        "resampl(?:e|es|ed|ing)|wild[34]|gems_per_colour": "words of the rulebook",
    },
    "fr": {
        "bruts?|brutes?": "non taillé",
        "achev(?:er|é|ée|és|ées|ez)": "terminer",
        "(?-i:objets? du roi)": "Objet du Roi",
        "pesée": "décompte final",
        "carrés? ouverts?": "carré vide",
        "balay(?:er|é|ée|és|ées|ez|age)": "nettoyer, nettoyage",
        "avides?": "facile",
        "attardez": "survolez",
        "abîmée?s?": "endommagé",
    },
    "de": {
        "ablage|ablagen|abwurf|abwurfstapel": "Ablagestapel",
        "gratis|umsonst": "kostenlos",
        "protokoll": "Verlauf",
        "bildschirmleser": "Screenreader",
        "verweile": "Fahre mit der Maus",
        "(?:spiel|partie) ist (?:noch nicht )?aus": "ist zu Ende",
        "spielart": "Joker",
        "gedächtnis(?:bonus|baumeister|marker)?|baumeister": "Denkmalbauer",
        "gierig(?:e|er|en|es)?": "leicht",
        "gebote verlangen|für gebote": "zur Versteigerung stellen",
        "abrechnung": "Schlusswertung",
        "treuelogos?|logos?": "Treuezeichen",
        "alle züge": "Alle Aktionen",
    },
    "hu": {
        "(?:céh|bánya)?lap(?:ok|ot|okat|ja|jai|jaid|jaidat|jait|jaikat|jával|jától|oknak"
        "|ból|okból|hoz|on|pal|oké|od|odat|odra|onként|nak|ért|okért|ról|ra|okra|ba)?": "kártya",
        "nyers(?:en|ek|et|ként)?": "finomítatlan",
        "képzés(?:e|t|ek|hez|kor)?|betanít(?:ás|ása|ani|asz|hat)?": "kiképzés",
        "vételár(?:a|at|ú|on)?": "vételi érték",
        "jelölő(?:t|k|ket|je|jét|d|det)?": "jelző",
        "emlékőrző(?:k|t|ket|i|je)?": "emlékmű-építők",
        "kisöp(?:ör|ri|rik|örve|örték|rés|rése)": "letakarít",
        "mérleg": "végső elszámolás",
        "(?:balra|jobbra) körbe": "az óramutató járása szerint, azzal ellentétesen",
        "nyitott négyzet(?:ek|et|re|eket)?": "üres négyzet",
        "családok oldala?": "családi oldal",
        "többszínű jel": "többszínű hűségjel",
        "mohó": "könnyű",
        "felállok|megnézem|beülök|átadom|visszaveszem|átviszem": "verbal noun",
    },
}

# Fine in a rule or a card's name, not on a button or a label (web*.ftl).
ON_PAGES = {
    "en": {
        "halls?": "lobby",
        "all moves": "All actions",
        "at random": "Random",
        "lacks?": "missing",
    },
    "fr": {"salles?": "accueil", "coups?": "action"},
    "de": {"halle": "Lobby"},
    "hu": {
        "csarnok(?:ba|ban|ot)?": "lobbi",
        "lépés(?:ek|t|enként)?": "akció",
        "pecsétes": "képpel lefelé",
    },
}
