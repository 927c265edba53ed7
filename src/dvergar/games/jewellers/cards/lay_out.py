"""Turns a checked card file into flat lists of numbers for the game."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers.card_data import (
    CROWN,
    NO_EFFECT,
    WILD3,
    WILD4,
    CardData,
    GiftData,
    GiftPrice,
    StaffData,
)
from dvergar.games.jewellers.cards.demands import EFFECTS, Row
from dvergar.games.jewellers.material import (
    COLOUR_WORDS,
    GEM_WORDS,
    LEVEL_WORDS,
    MONEY_WORDS,
    MUSIC_WORDS,
    NATURE_WORDS,
    SCHOOL_WORDS,
    SCHOOLS,
)
from dvergar.games.jewellers.scoring.kinds import NUMBERS

SYMBOLS: Final = {word: gem for gem, word in enumerate(GEM_WORDS)} | {
    "wild4": WILD4,
    "wild3": WILD3,
    "crown": CROWN,
}
AMOUNTS: Final = ["amount", "crystals", "cards", "units", "high"]
FACE_WORDS: Final = ["families", "forge"]
SQUARE_WORDS: Final = [*COLOUR_WORDS, "any"]


def laid_out(data: Row) -> CardData:
    """Return the card data of a card file's plain data."""
    projects: list[Row] = data["project"]
    finds: list[Row] = data["find"]
    scores: list[Row] = [p["score"] for p in projects]
    effects: list[Row] = [p.get("effect", {}) for p in projects]
    ids: list[str] = [p["id"] for p in projects]
    levels: dict[str, int] = {t["category"]: LEVEL_WORDS.index(t["level"]) for t in data["topaz"]}
    opals: dict[str, int] = {o["category"]: o["count"] for o in data["opal"]}
    golden: dict[str, int] = data["cursed_in_deck"]["gold"]
    return CardData(
        ids=ids,
        families=[p["family"] for p in projects],
        orbs=[p["family"] == "orb" for p in projects],
        schools=[SCHOOL_WORDS.index(p["school"]) for p in projects],
        courts=[p["court"] for p in projects],
        natures=[NATURE_WORDS.index(p["nature"]) for p in projects],
        levels=[LEVEL_WORDS.index(p["level"]) for p in projects],
        costs=[counts(p["cost"], MONEY_WORDS) for p in projects],
        xs=[place(p["cost"].get("x"), MONEY_WORDS) for p in projects],
        kinds=[NUMBERS[s["kind"]] for s in scores],
        points=[number(s, ["points", "times"]) for s in scores],
        colours=[scored(s) for s in scores],
        seconds=[place(s.get("colours", ["", ""])[1], COLOUR_WORDS) for s in scores],
        limits=[number(s, ["minimum", "cards"]) for s in scores],
        tables=[s.get("table") or s.get("each") or [] for s in scores],
        steps=[s.get("step", 0) for s in scores],
        fidelity=[counts(p.get("fidelity", {}), [*COLOUR_WORDS, "multi"]) for p in projects],
        runes=[counts(p.get("runes", {}), [*COLOUR_WORDS, "choice"]) for p in projects],
        badges=[p.get("badges", 0) for p in projects],
        stars=[p.get("star", 0) for p in projects],
        religion=[p.get("religion", 0) for p in projects],
        music=[counts(p.get("music", {}), MUSIC_WORDS) for p in projects],
        open=[squares(p, "open") for p in projects],
        full=[squares(p, "full") for p in projects],
        effects=[EFFECTS[e["kind"]].number if e else NO_EFFECT for e in effects],
        amounts=[number(e, AMOUNTS) for e in effects],
        hues=[place(e.get("colour"), MONEY_WORDS) for e in effects],
        finds=[f["id"] for f in finds],
        line1=[[SYMBOLS[word] for word in f["line1"]] for f in finds],
        line2=[ids.index(f["line2"]) for f in finds],
        line3=[[SYMBOLS[word] for word in f["line3"]] for f in finds],
        bonuses=[COLOUR_WORDS.index(f["bonus"]) for f in finds],
        categories=[levels[word] for word in SCHOOL_WORDS[:SCHOOLS]],
        opals=[opals[word] for word in SCHOOL_WORDS[:SCHOOLS]],
        golden=[golden[str(seats)] for seats in range(2, 6)],
        least_x=data["x_cost"]["minimum"],
        discard_gold=data["discard_purchase"]["gold"],
        cap=data["music"]["cap"],
        cap_with_opal=data["music"]["cap_with_opal"],
        staff=staff(data["staff"]),
        gifts=gifts(data["gift"]),
    )


def staff(given: Row) -> StaffData:
    return StaffData(
        cards=given["double_nature"]["cards"],
        high=given["cost_counts_as"]["high"],
        other=given["cost_counts_as"]["other"],
        symbols=given["music_symbol"]["symbols"],
        runes=given["runes"]["count"],
        squares=given["full_squares"]["count"],
    )


def gifts(given: Row) -> GiftData:
    hammer, harp, inkwell = given["warhammer"], given["harp"], given["inkwell"]
    faces: list[Row] = [hammer[word] for word in FACE_WORDS]
    families, forge = faces
    return GiftData(
        hammer_face=FACE_WORDS.index(hammer["first_face"]),
        hammer_prices=[gift_price(face["price"]) for face in faces],
        hammer_gains=[face["gain"]["crystal_or_gold"] for face in faces],
        hammer_logos=families["end"]["fidelity"]["multi"],
        hammer_squares=len(forge["end"]["squares"]),
        extra_prices=[face["extra_price"]["gold"] for face in faces],
        extra_runes=families["extra"]["runes"]["choice"],
        extra_squares=len(forge["extra"]["squares"]),
        harp=int(harp["starts_active"]),
        harp_gain=harp["gain"]["crystal_or_gold"],
        harp_price=gift_price(harp["reactivate"]),
        harp_symbols=harp["end_active"]["music"]["choice"],
        inkwell=int(inkwell["starts_active"]),
        inkwell_cards=inkwell["gain"]["replace_offer_cards"],
        inkwell_price=gift_price(inkwell["reactivate"]),
        inkwell_logos=inkwell["end_active"]["fidelity"]["multi"],
    )


def gift_price(given: Row) -> GiftPrice:
    return given["gold"], given["one_colour"]


def counts(given: dict[str, int], words: list[str]) -> list[int]:
    return [given.get(word, 0) for word in words]


def place(word: str | None, words: list[str]) -> int:
    """Return the index of a word, or -1."""
    return words.index(word) if word in words else -1


def scored(score: Row) -> int:
    """Return the colour or nature that a card scores."""
    if "nature" in score:
        return NATURE_WORDS.index(score["nature"])
    return place(score.get("colour", score.get("colours", [""])[0]), SQUARE_WORDS)


def squares(project: Row, state: str) -> list[int]:
    given: list[str] = project.get("squares", [])
    return [given.count(f"{state}-{word}") for word in SQUARE_WORDS]


def number(row: Row, fields: list[str]) -> int:
    """Return the first of these fields that the row has, or 0."""
    return next((row[field] for field in fields if field in row), 0)
