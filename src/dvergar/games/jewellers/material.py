"""Numbers for the components of the Jewellers: gems, schools, natures, modes."""

from __future__ import annotations

from typing import Final

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
GOLD: Final = 3
TOPAZ: Final = 4
OPAL: Final = 5  # the first of seven, one per school
GREY: Final = 12
BLACK: Final = 13
CRYSTALS: Final = 3
MONEY: Final = 4  # crystals and gold
PAYING: Final = 12  # kinds that can pay for a card or be on a miner card
GEMS: Final = 14

SCHOOLS: Final = 7
COURT: Final = 0
AESTHETE: Final = 1
NOBLE: Final = 2
MEMORIST: Final = 3
FORGE: Final = 4
RELIGION: Final = 5
MUSICIAN: Final = 6
GREEN_BACKED: Final = 7
SCHOOL_WORDS: Final = [
    "court", "aesthete", "noble", "memorist", "forge", "religion", "musician", "green",
]  # fmt: skip

COLOUR_WORDS: Final = ["red", "green", "blue"]
MONEY_WORDS: Final = [*COLOUR_WORDS, "gold"]
PAYING_WORDS: Final = [*MONEY_WORDS, "topaz", *[f"opal-{word}" for word in SCHOOL_WORDS[:SCHOOLS]]]
GEM_WORDS: Final = [*PAYING_WORDS, "grey", "black"]

FIRE: Final = 0
EARTH: Final = 1
WATER: Final = 2
MULTI: Final = 3
NO_NATURE: Final = 4
NATURES: Final = 3
NATURE_WORDS: Final = ["fire", "earth", "water", "multi", "none"]

MUSIC: Final = 3
MUSIC_WORDS: Final = ["beamed", "sharp", "note"]

INITIATION: Final = 0
CLASSIC: Final = 1
ADVANCED: Final = 2
MODE_WORDS: Final = ["initiation", "classic", "advanced"]
LEVEL_WORDS: Final = ["I", "C", "A"]

CONTROLLED: Final = 0
CHAOTIC: Final = 1
NO_QUARTER: Final = 2
CLEANUP_WORDS: Final = ["controlled", "chaotic", "no-quarter"]

PROJECTS: Final = 98
FINDS: Final = 15
LAST_ROUND: Final = [4, 5, 5]  # by mode
BOWL: Final = [6, 7, 8]
OFFER: Final = [[5, 6, 7, 8], [7, 9, 10, 11], [8, 10, 12, 15]]  # by mode, then by seats less two
BAG: Final = [53, 53, 53, 52, 18, 0, 0, 0, 0, 0, 0, 0, 45, 12]  # grey and black at the end
BANKED: Final = [[0, 0, 0, 15], [5, 5, 5, 0], [2, 2, 2, 12]]  # out of the bag first (J1.4)
MAX_BID: Final = 99
MAX_X: Final = 60
PATIENCE: Final = 6  # turns in a row without a purchase (J3.14)
GREYS: Final = 2  # grey stones in one use
MAX_REWARDS: Final = 2  # crystals a round by the forge patron
SYMBOLS_TO_LOOK: Final = 3  # music symbols that call the musician patron
NOBLE_LOOK: Final = [0, 7, 10]  # by mode
TOP_CARDS: Final = 2  # of the deck's top for the musician patron

FAMILIES: Final = 0  # the War Hammer's faces
FORGED: Final = 1
NO_GIFT: Final = -1

MODS: Final = 5  # modifiers of a payment
TRIO: Final = 0  # an Investment of each colour
COLOUR: Final = 1  # an Investment of one colour
ARCHIVE: Final = 2
MARKER: Final = 3
PRIVILEGE: Final = 4
MOD_WORDS: Final = ["trio", "colour", "archive", "marker", "privilege"]

BONUSES: Final = 13  # of the opals (J3.12)
BONUS_COURT: Final = 0  # and the next two: by colour
BONUS_AESTHETE: Final = 3
BONUS_NOBLE: Final = 4
BONUS_MEMORIST: Final = 7
BONUS_FORGE: Final = 8
BONUS_RELIGION: Final = 9
BONUS_MUSICIAN: Final = 12
NO_BONUS: Final = -1
BONUS_SCHOOL: Final = [0, 0, 0, 1, 2, 2, 2, 3, 4, 5, 5, 5, 6]
BONUS_WORDS: Final = [
    "court:red", "court:green", "court:blue", "aesthete", "noble:red", "noble:green", "noble:blue",
    "memorist", "forge", "religion:red", "religion:green", "religion:blue", "musician",
]  # fmt: skip
BONUS_PRICE: Final = [
    [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 1, 0, 0],
    [0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 0, 2], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0],
    [0, 0, 0, 2],
]  # fmt: skip

STAFF_NATURE: Final = 0
STAFF_COST: Final = 1
STAFF_RUNES: Final = 2
STAFF_SQUARES: Final = 3
STAFF_MUSIC: Final = 4  # and the next two: by symbol
STAFF_OPTIONS: Final = 7
STAFF_WORDS: Final = ["nature", "cost", "runes", "squares", *MUSIC_WORDS]
