"""Valid card files are read, and each error names its card and field."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from dvergar.games import title
from dvergar.games.catalog import BadCards
from dvergar.games.jewellers import TITLE
from dvergar.games.jewellers.cards.lay_out import laid_out
from tests.marks import rule

FILE = files("dvergar.games.jewellers") / "data" / "jewellers-1.toml"
TEXT = FILE.read_text("utf-8")
DATA: dict[str, Any] = tomllib.loads(TEXT)
GONE = object()


def changed(*changes: tuple[str, Any]) -> dict[str, Any]:
    """Return the released data with changed values; paths start with a card id or a table."""
    data = deepcopy(DATA)
    rows = {row["id"]: row for row in data["project"] + data["find"]}
    opals = {f"opal-{row['category']}": row for row in data["opal"]}
    topazes = {f"topaz-{row['category']}": row for row in data["topaz"]}
    for path, value in changes:
        *parents, last = path.split(".")
        at: Any = data | opals | topazes | rows if parents else data
        for key in parents:
            at = at[key]
        if value is GONE:
            del at[last]
        else:
            at[last] = value
    return data


def faults(data: dict[str, Any]) -> list[str]:
    with pytest.raises(BadCards) as error:
        TITLE.convert(data)
    return error.value.reasons


@rule("J0.5", "J8.1")
def test_the_released_file_is_valid_and_keeps_every_fact() -> None:
    cards = TITLE.convert(DATA)
    assert msgspec.to_builtins(cards) == DATA
    assert TITLE.convert(msgspec.to_builtins(cards)) == cards


@rule("J8.1")
def test_a_custom_set_may_have_names_and_other_numbers() -> None:
    data = changed(
        ("organ.name", "Orgel"), ("orb-of-embers.score.points", 25), ("old-vein.name", "Ader")
    )
    cards = TITLE.convert(data)
    assert [p.name for p in cards.project if p.name] == ["Orgel"]
    assert [f.name for f in cards.find if f.name] == ["Ader"]
    assert laid_out(msgspec.to_builtins(cards)).points[7] == 25


def test_invalid_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadCards) as error:
        title("jewellers").cards(TEXT.replace("format = 1", "format = ", 1))
    assert error.value.reasons[0].startswith("not valid TOML: ")
    assert "line 5" in error.value.reasons[0]


SHAPES = [
    ("format", 2, "format"),
    ("game", "smithy", "game"),
    ("worth", 3, "worth: there is no such field"),
    ("organ.worth", 3, "organ.worth: there is no such field"),
    ("organ.id", "Big Organ", "Big Organ.id"),
    ("organ.id", "9-organ", "9-organ.id"),
    ("organ.name", "x" * 41, "organ.name"),
    ("organ.cost.pink", 1, "organ.cost.pink: there is no such field"),
    ("organ.cost.red", 0, "organ.cost.red"),
    ("organ.school", "court", "organ.school"),
    ("organ.nature", "air", "organ.nature"),
    ("organ.level", "B", "organ.level"),
    ("organ.court", GONE, "organ.court is missing"),
    ("organ.fidelity.gold", 1, "organ.fidelity"),
    ("organ.runes", {"multi": 1}, "organ.runes"),
    ("organ.music.flat", 1, "organ.music"),
    ("anvil.squares", ["open-gold"], "anvil.squares"),
    ("organ.score.kind", "per_rhyme", "organ.score.kind"),
    ("organ.effect", {"kind": "fly"}, "organ.effect.kind"),
    ("throne-of-concord.score.table", [], "throne-of-concord.score.table"),
    ("plinth-red-green.score.colours", ["red"], "plinth-red-green.score.colours"),
    ("old-vein.line1", [], "old-vein.line1"),
    ("old-vein.line1", ["grey"], "old-vein.line1"),
    ("old-vein.bonus", "gold", "old-vein.bonus"),
    ("gift.bell", {}, "gift.bell: there is no such field"),
    ("x_cost.minimum", 0, "x_cost.minimum"),
    ("x_cost.maximum", 9, "x_cost.maximum: there is no such field"),
    ("discard_purchase.gold", GONE, "discard_purchase.gold is missing"),
    ("staff.runes.count", 10, "staff.runes.count"),
    ("gift.inkwell.gain.crystal_or_gold", 1, "gift.inkwell.gain.crystal_or_gold: there is no"),
    ("gift.inkwell.gain.replace_offer_cards", 3, "gift.inkwell.gain.replace_offer_cards"),
    ("gift.harp.reactivate.gold", 0, "gift.harp.reactivate.gold"),
    ("gift.warhammer.forge.extra", {}, "gift.warhammer.forge.extra.squares is missing"),
    ("gift.warhammer.forge.end.squares", ["open-red"], "gift.warhammer.forge.end.squares"),
]


@rule("J8.1")
@pytest.mark.parametrize(("path", "value", "fault"), SHAPES, ids=[f"{p}-{f}" for p, _, f in SHAPES])
def test_a_schema_error_is_named(path: str, value: Any, fault: str) -> None:
    (found,) = faults(changed((path, value)))
    assert found.startswith(fault)


NUMBERS = [
    ("project_counts.classic", 60, "project_counts.classic: must be 59, not 60 (J0.5)"),
    ("green.in_deck", ["C"], 'green.in_deck: must be ["I"], not ["C"] (J1.7)'),
    ("green.returns_to_stock", False, "green.returns_to_stock: must be true, not false (J1.7)"),
    ("cursed_in_deck.gold.4", 1, "cursed_in_deck.gold.4: must be 2, not 1 (J1.2)"),
    ("gift.warhammer.copies", 4, "gift.warhammer.copies: must be 5, not 4 (J0.5)"),
    ("gift.harp.level", "C", 'gift.harp.level: must be "A", not "C" (J1.1)'),
    ("topaz-forge.level", "I", 'topaz forge: level: must be "C", not "I" (J0.4)'),
    ("topaz-forge.category", "court", "topaz: needs each category once: court, aesthete"),
    ("opal-noble.category", "forge", "opal: needs each category once: court, aesthete"),
    ("opal-court.count", 3, "opal court: count: must be 4, not 3 (J0.3)"),
    ("opal-forge.price.gold", 1, "opal forge: price.gold: must be 2, not 1 (J3.12)"),
    ("opal-musician.bonus.cap_limit", 7, "opal musician: bonus.cap_limit: must be 6, not 7"),
    ("music.cap_with_opal", 7, "opal musician: bonus.cap_limit: must be 7, not 6 (J3.12)"),
    ("music.cap_with_opal", 4, "music.cap_with_opal: an opal can't lower the cap (J3.12)"),
    ("orb.units_per_mirror", 3, "silver-mirror: effect.units: must be 3, not 2 (J6.4)"),
]  # fmt: skip


@rule("J0.3", "J0.5", "J1.1", "J1.2", "J3.6", "J3.12", "J6.10")
@pytest.mark.parametrize(("path", "value", "fault"), NUMBERS, ids=[f for _, _, f in NUMBERS])
def test_numbers_fixed_by_the_rules_cannot_be_changed(path: str, value: Any, fault: str) -> None:
    found = faults(changed((path, value)))
    assert [line for line in found if line.startswith(fault)], found


CARDS = [
    ("organ.name", "\u0007", "organ: name holds characters that can't be shown"),
    ("old-vein.name", "\u0007", "old-vein: name holds characters that can't be shown"),
    ("organ.level", "C", "organ: level: musician begins at A (J0.4)"),
    ("organ.cost", {"red": 9}, "organ: cost: 1 to 7 gems, not 9 (J8.1)"),
    ("organ.cost", {}, "organ: cost: 1 to 7 gems, not 0 (J8.1)"),
    ("organ.cost.x", "red", "organ: cost.x: only Chalices and Reliquaries have it (J6.8)"),
    ("chalice-fire.cost", {"red": 1}, "chalice-fire: cost.x is missing (J6.8)"),
    ("chalice-fire.cost.gold", 1, "chalice-fire: cost.gold: must be nothing, not 1 (J6.8)"),
    ("reliquary-fire.cost.gold", 2, "reliquary-fire: cost.gold: must be 1, not 2 (J6.8)"),
    ("anvil.score.points", GONE, "anvil: score.points is missing (J8.1)"),
    ("anvil.score.step", 2, "anvil: score.step does not belong to per_placed (J8.1)"),
    ("throne-of-concord.score.table", [6, 5], "throne-of-concord: score.table: more can't be"),
    (
        "plinth-red-green.score.colours", ["red", "red"],
        "plinth-red-green: score.colours: must be two different ones (J8.1)",
    ),
    ("runic-arms-fire.score.colour", "any", "runic-arms-fire: score.colour: 'any' is for"),
    (
        "anvil.score", {"kind": "chalice_x", "table": [1], "step": 1},
        "anvil: score.kind: chalice_x is for the family 'chalice' only (J6.8)",
    ),
    (
        "ember-bracelet.score", {"kind": "cursed_table", "each": [5]},
        "ember-bracelet: score.kind: cursed_table is for the family 'cursed' only (J6.4)",
    ),
    ("geode-fire.effect", GONE, "geode-fire: effect is missing for the family 'geode'"),
    (
        "anvil.effect", {"kind": "double_nature", "cards": 2},
        "anvil: effect.kind: double_nature is for 'drum' only (J6.9)",
    ),
    ("privilege.effect.cards", 3, "privilege: effect.cards: must be 2, not 3 (J3.5)"),
    ("investment-trio.effect.amount", 2, "investment-trio: effect.amount: must be 1, not 2"),
    ("investment-colour.effect.amount", 2, "investment-colour: effect.amount: must be 3, not 2"),
    ("archive-access.effect.gold", 2, "archive-access: effect.gold: must be 1, not 2 (J3.4)"),
    ("archive-access.effect.gold", GONE, "archive-access: effect.gold is missing (J8.1)"),
    ("silver-mirror.effect.units", 1, "silver-mirror: effect.units: must be 2, not 1 (J6.4)"),
    ("silver-mirror.effect.colour", "red", "silver-mirror: effect.colour does not belong to"),
    ("bagpipe-fire.effect.high", 4, "bagpipe-fire: effect.high: must be 3, not 4 (J6.9)"),
    ("mage-staff-fire.effect.options", ["runes"], "mage-staff-fire: effect.options: must be ["),
    ("drum-fire.nature", "multi", "drum-fire: effect: only a card of one nature can count double"),
    ("geode-fire.effect.colour", "blue", "geode-fire: effect.colour: must be the colour of its"),
    ("geode-fire.effect.colour", "gold", "geode-fire: effect.colour: gold is for cursed crystals"),
    ("cursed-crystal-red.cost", {"red": 2}, "cursed-crystal-red: cost.red: must be 1, not 2"),
    ("garnet-studs.fidelity.multi", 1, "garnet-studs: fidelity.multi: not in the initiation"),
    ("garnet-studs.squares", ["full-any"], "garnet-studs: squares: not in the initiation (J0.4)"),
    ("anvil.religion", 1, "anvil: religion: every religion card has logos, and no other (J7.2)"),
    ("offering-table.religion", GONE, "offering-table: religion: every religion card has logos"),
    ("anvil.star", 1, "anvil: star: every memorist card has one, and no other (J7.4)"),
    ("anvil.badges", 1, "anvil: badges: only on aesthete cards (J6.4)"),
    ("anvil.music", {"note": 1}, "anvil: music: every musician card has symbols, and no other"),
    ("anvil.score", {"kind": "music"}, "anvil: score.kind: 'music' is for musician cards"),
    ("anvil.school", "green", "anvil: school: 'green' is for the families investment, archive"),
    ("privilege.nature", "fire", "privilege: nature: a green-backed card has none (J1.7)"),
    ("privilege.cost", {"red": 1}, "privilege: cost: a green-backed card costs gold only (J3.11)"),
    ("mage-staff-fire.fidelity", GONE, "mage-staff-fire: court: such a card belongs to a school"),
    ("anvil.court", True, "anvil: court: of these only Cockades and Frames score (J6.3)"),
    ("cockade-fire.court", False, "cockade-fire: court: must be true, not false (J6.3)"),
    ("cockade-fire.badges", 1, "cockade-fire: badges: must be nothing, not 1 (J6.3)"),
    ("cockade-fire.score.points", 2, "cockade-fire: score.points: must be 1, not 2 (J6.3)"),
    (
        "portrait-frame-fire.score.nature", "water",
        'portrait-frame-fire: score.nature: must be "fire", not "water" (J6.3)',
    ),
    ("mage-staff-fire.cost.red", 2, "mage-staff-fire: cost.red: must be 1, not 2 (J6.3)"),
    ("cursed-crystal-red.level", "C", 'cursed-crystal-red: level: must be "A", not "C" (J6.4)'),
    ("cursed-crystal-red.score.each", [5, 4], "cursed-crystal-red: score.each: 6 numbers"),
    ("signet-of-the-elders.score.table", [1, 2, 3, 4, 5], "signet-of-the-elders: score.table: 1 "),
    ("throne-of-concord.score", {"kind": "none"}, "throne-of-concord: score.kind: must be"),
    ("stele-of-glory-deeds.score.minimum", 3, "stele-of-glory-deeds: score.minimum: must be 4"),
    ("brazier-of-the-flame.score.times", 3, "brazier-of-the-flame: score: 5 cards times 2"),
    ("chalice-fire.score.step", 3, "chalice-fire: score.step: must be 2, not 3 (J6.8)"),
    (
        "reliquary-fire.score.colour", "blue",
        'reliquary-fire: score.colour: must be "red", not "blue" (J6.8)',
    ),
    ("organ.music.note", 2, "organ: music.note: must be 1, not 2 (J6.9)"),
    ("spectacles-red-green.school", "religion", 'spectacles-red-green: school: must be "forge"'),
    ("old-vein.line2", "organ", "old-vein: line2: 'organ' is no green-backed card (J1.7)"),
    ("old-vein.line3", ["crown"] * 6, "old-vein: line3: at most 5 crowns (J1.8)"),
]  # fmt: skip


@rule("J3.3", "J3.4", "J3.5", "J6.3", "J6.4", "J6.5", "J6.6", "J6.7", "J6.8", "J6.9", "J8.1")
@pytest.mark.parametrize(("path", "value", "fault"), CARDS, ids=[f for _, _, f in CARDS])
def test_an_error_names_its_card_and_field(path: str, value: Any, fault: str) -> None:
    found = faults(changed((path, value)))
    assert [line for line in found if line.startswith(fault)], found


SETS = [
    ("lute.id", "flute", "flute: 2 cards have this id"),
    ("lute.id", "old-vein", "old-vein: 2 cards have this id"),
    ("lute.id", "harp", "harp: this id is taken"),
    ("lute.id", "none", "none: this id is taken"),
    ("anvil.level", "A", "project: must be 26 of level C, not 25 (J0.5)"),
    ("anvil.school", "green", "project: classic needs 55 without green backs, not 54 (J1.5)"),
    ("privilege.level", "C", "project: level I needs 2 Investments and a Privilege (J1.7)"),
    ("archive-access.level", "I", "project: level I has no Archive Access (J3.4)"),
    ("drum-fire.family", "instrument", "family 'drum': must have 3 cards, not 2 (J6.9)"),
    ("monument-fire.nature", "water", "family 'monument': must have one card of each nature"),
    (
        "cursed-crystal-red.effect.colour", "gold",
        "family 'cursed': must have one red, green and blue and three golden ones (J1.2)",
    ),
    (
        "brazier-of-the-flame.score.colour", "blue",
        "family 'classic': must score one colour each (J6.8)",
    ),
    ("monument-fire.star", 6, "family 'stele-union': must have more star branches"),
    ("old-vein.bonus", "blue", "find: must be 5 with the bonus red, not 4 (J5.4)"),
]  # fmt: skip


@rule("J0.5", "J1.2", "J1.5", "J1.7", "J5.4", "J6.8", "J7.4")
@pytest.mark.parametrize(("path", "value", "fault"), SETS, ids=[f for _, _, f in SETS])
def test_an_error_of_the_whole_set_is_named(path: str, value: Any, fault: str) -> None:
    found = faults(changed((path, value)))
    assert [line for line in found if line.startswith(fault)], found


@rule("J0.5")
def test_missing_cards_are_counted() -> None:
    data = changed()
    data["project"] = [p for p in data["project"] if p["id"] != "anvil"]
    data["find"] = data["find"][:-1]
    assert faults(data) == [
        "project: must be 26 of level C, not 25 (J0.5)",
        "project: classic needs 55 without green backs, not 54 (J1.5)",
        "find: must be 15, not 14 (J0.5)",
        "find: must be 5 with the bonus blue, not 4 (J5.4)",
    ]


@rule("J6.9")
def test_too_few_symbols_are_counted() -> None:
    silent = [(f"{p['id']}.music", {"note": 1}) for p in DATA["project"] if "music" in p]
    found = faults(changed(*silent))
    assert "project: must show 5 symbols 'sharp', not 0 (J6.9)" in found


def test_all_errors_are_reported_at_once() -> None:
    found = faults(changed(("anvil.star", 1), ("gift.harp.copies", 4), ("lute.id", "flute")))
    assert found == [
        "gift.harp.copies: must be 5, not 4 (J0.5)",
        "anvil: star: every memorist card has one, and no other (J7.4)",
        "flute: 2 cards have this id",
    ]
