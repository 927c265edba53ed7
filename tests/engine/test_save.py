"""Save files open as written, and any changed file is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar.engine.save import BadSave, Save, canonical_json, parse
from dvergar.games import title
from dvergar.games.catalog import Cards, released_text
from dvergar.games.record import Record, begin, newest_cards, open_record
from dvergar.games.smithy.cards.options import Options

SMITHY = title("smithy")
calm = settings(max_examples=150, deadline=None, derandomize=True, database=None)


def short() -> Record:
    """Return a match of a few actions."""
    record = begin(SMITHY, Options(first=1), newest_cards(SMITHY), ["human", "greedy"], 7)
    for _ in range(3):
        seat = record.match.state.active
        record.match.play(seat, record.game.legal(record.match.state, seat)[-1])
    return record


TEXT = short().text()


@pytest.fixture
def one_reading(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Cache the card set, since these tests open many files."""
    calls: list[str] = []
    released = SMITHY.released

    @cache
    def once(name: str) -> Cards:
        calls.append(name)
        return released(name)

    monkeypatch.setattr(SMITHY, "released", once)
    yield
    assert calls == ["smithy-1"]


def changes(text: str) -> Iterator[str]:
    """Yield every one-character deletion, and some replacements and insertions at every place."""
    for i, c in enumerate(text):
        yield text[:i] + text[i + 1 :]
        for other in (chr(ord(c) ^ 1), "0", " ", "\n", "١"):
            yield text[:i] + other + text[i + 1 :]
        for more in (c, "0", " ", "\n"):
            yield text[:i] + more + text[i:]
    yield from [text + more for more in ("0", " ", "\n")]


def test_a_written_file_opens_to_the_same_match() -> None:
    record = short()
    opened = open_record(record.text())
    assert opened.match.log == record.match.log
    assert opened.game.encode(opened.match.state) == record.game.encode(record.match.state)
    assert opened.text() == record.text()
    assert (opened.players, opened.options) == (["human", "greedy"], Options(first=1))


def test_a_file_opens_at_any_action() -> None:
    for n in range(4):
        assert len(open_record(TEXT, n).match.log) == n


def test_equal_games_have_equal_files_whatever_was_undone() -> None:
    plain, undone = short(), short()
    s = undone.match.state
    while "play:" not in undone.game.space.text(undone.game.legal(s, s.active)[0]):
        for record in (plain, undone):
            record.match.play(s.active, record.game.legal(s, s.active)[-1])
        s = undone.match.state
    undone.match.play(s.active, undone.game.legal(s, s.active)[0])
    undone.match.undo(s.active)
    assert len(undone.match.journal) == len(plain.match.journal) + 2
    assert undone.text() == plain.text()


@pytest.mark.usefixtures("one_reading")
def test_every_change_of_one_character_is_refused() -> None:
    tried = 0
    for changed in changes(TEXT):
        if changed != TEXT:
            tried += 1
            with pytest.raises(BadSave):
                open_record(changed)
    assert tried > 4000


@pytest.mark.usefixtures("one_reading")
def test_every_truncation_is_refused() -> None:
    open_record(TEXT)
    for n in range(len(TEXT)):
        with pytest.raises(BadSave):
            open_record(TEXT[:n])


def test_swapped_lines_are_refused() -> None:
    lines = TEXT.split("\n")
    for i in range(len(lines) - 2):
        lines[i], lines[i + 1] = lines[i + 1], lines[i]
        if "\n".join(lines) != TEXT:
            with pytest.raises(BadSave):
                open_record("\n".join(lines))
        lines[i], lines[i + 1] = lines[i + 1], lines[i]


@pytest.mark.parametrize("version", ["2", "10", "999999"])
def test_a_newer_format_is_refused_by_name(version: str) -> None:
    with pytest.raises(BadSave) as error:
        parse(TEXT.replace("dvergar 1", f"dvergar {version}", 1))
    assert str(error.value) == f"line 1: written in format {version}; this Dvergar reads up to 1"


@pytest.mark.parametrize("line", ["", "chess 2", "dvergar", "dvergar x", "dvergar 0", "Dvergar 1"])
def test_another_kind_of_file_is_refused_as_such(line: str) -> None:
    with pytest.raises(BadSave) as error:
        parse(TEXT.replace("dvergar 1", line, 1))
    assert str(error.value) == "line 1: this is not a Dvergar save file"


def test_newer_rules_are_refused_by_name() -> None:
    with pytest.raises(BadSave) as error:
        open_record(TEXT.replace("rules 1", "rules 2", 1))
    assert "rules version 2" in str(error.value)
    assert "up to 1" in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game smithy", "game chess", "unknown game"),
        ("rules 1", "rules 0", "rules version 0"),
        ("rules 1", "rules one", "line 3: rules needs a whole number"),
        ("cards smithy-1", "cards smithy-9", "card set 'smithy-9'"),
        ('"mode":"starter"', '"mode":"weird"', "options"),
        ("players human greedy", "players human", "1 players need as many salts"),
        ("commitment ", "commitment 0", "not the one that was committed to"),
        ("seed ", "seed 0", "seed needs 64 hexadecimal digits"),
        ("log 3", "log 2", "expected 'hash'"),
        ("log 3", "log 4", "it is truncated"),
        ("1 end", "1 bid:3", "action 1 (1 bid:3): bid:3 is not possible now"),
        ("1 end", "3 end", "no seat '3'"),
        ("1 end", "1 fly", "unknown action 'fly'"),
        ("human greedy", "human random", "the hash does not match"),
    ],
)
def test_the_error_names_the_damage(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(BadSave) as error:
        open_record(TEXT.replace(old, new, 1))
    assert reason in str(error.value)


@pytest.mark.parametrize("line", ["dvergar", "rules", "log"])
def test_endless_digits_are_refused(line: str) -> None:
    with pytest.raises(BadSave):
        parse(TEXT.replace(f"{line} ", f"{line} " + "9" * 5000, 1))


def test_a_custom_card_set_is_saved_with_the_match() -> None:
    own = SMITHY.cards(released_text("smithy", "smithy-1").replace("value = 22", "value = 21", 1))
    record = begin(SMITHY, Options(), own, ["human", "human"], 3)
    text = record.text()
    assert open_record(text).text() == text
    for old, new in (('"value":21', '"value":20'), ('"buy":2', '"buy":3'), ("goblet", "gobles")):
        with pytest.raises(BadSave):
            open_record(text.replace(old, new, 1))


@calm
@given(st.text())
def test_any_text_is_refused_as_a_bad_save(text: str) -> None:
    with pytest.raises(BadSave):
        parse(text)


@calm
@given(st.data())
def test_a_line_replaced_by_anything_is_refused_or_read_as_written(data: st.DataObject) -> None:
    lines = TEXT.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    head = lines[at].partition(" ")[0] + " "
    lines[at] = data.draw(st.sampled_from(["", head])) + data.draw(st.text())
    text = "\n".join(lines)
    with suppress(BadSave):
        assert parse(text).text() == text


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)
WORD = st.text(st.characters(blacklist_characters="\n ", blacklist_categories=["Cs"]))
LINE = st.text(st.characters(blacklist_characters="\n", blacklist_categories=["Cs"]))


@calm
@given(options=JSON, players=st.lists(WORD, min_size=1, max_size=5), log=st.lists(LINE, max_size=3))
def test_a_well_formed_forgery_is_refused(
    options: object, players: list[str], log: list[str]
) -> None:
    save = parse(TEXT)
    salts = [b""] * len(players)
    forged = Save(
        save.game, 1, save.cards, save.cards_hash, "", canonical_json(options), players, save.seed,
        salts, log, "0" * 64, [],
    )  # fmt: skip
    with pytest.raises(BadSave):
        open_record(forged.text())


def test_canonical_json_has_one_order_and_no_spaces() -> None:
    text = '{"a":[1,"é"],"b":true}'
    assert canonical_json({"b": True, "a": [1, "é"]}) == text
    assert canonical_json({"a": [1, "é"], "b": True}) == text


@calm
@given(JSON)
def test_canonical_json_is_stable(value: object) -> None:
    text = canonical_json(value)
    assert canonical_json(json.loads(text)) == text
