"""`dvergar rules`: the game in short, icons, chapters with examples, edge cases."""

from __future__ import annotations

import re

import pytest

from dvergar.cli.terminal.icons import SYMBOLS
from dvergar.games import GAMES, title
from dvergar.locales import LANGUAGES, Words
from dvergar.locales.rulebook import Rulebook
from tests.cli.run import output_of

GAME_AND_LANGUAGE = [(game, lang) for game in GAMES for lang in LANGUAGES]


def book(game: str, lang: str = "en") -> Rulebook:
    return Rulebook(Words(lang), game, title(game).letter)


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize(("game", "lang"), GAME_AND_LANGUAGE)
def test_the_rules_begin_with_the_short_version_and_the_icons(game: str, lang: str) -> None:
    words, rules = Words(lang), book(game, lang)
    text = plain(output_of("rules", game, "--lang", lang))
    first = rules.chapters()[0]
    before, after = text.split(f" {first.id} {first.title} ", 1)
    assert len(rules.short()) == 3
    for heading, told in rules.short():
        assert plain(f"{heading}{words('table-colon')} {told}") in before
    for icon in rules.icons():
        assert plain(f"{icon.title}{words('table-colon')} {icon.text}") in before
    assert text.index(f" {words('rules-edge-cases')} ") > text.index(f" {first.id}.1 ")
    assert words("rules-icons") in before and words("rules-edge-cases") in after


@pytest.mark.parametrize(("game", "lang"), GAME_AND_LANGUAGE)
def test_every_icon_has_a_name_and_a_meaning_in_the_same_order(game: str, lang: str) -> None:
    icons = book(game, lang).icons()
    assert [icon.name for icon in icons] == [icon.name for icon in book(game).icons()] != []
    for icon in icons:
        assert icon.title and icon.text.strip()


@pytest.mark.parametrize("game", GAMES)
def test_the_symbols_of_the_terminal_belong_to_icons(game: str) -> None:
    assert set(SYMBOLS[game]) <= {icon.name for icon in book(game).icons()}


@pytest.mark.parametrize(("game", "lang"), GAME_AND_LANGUAGE)
def test_examples_and_edge_cases_are_the_same_in_all_languages(game: str, lang: str) -> None:
    ours, english = book(game, lang).rules, book(game).rules
    assert list(ours) == list(english)
    for id, rule in ours.items():
        assert bool(rule.example) == bool(english[id].example), id
        assert bool(rule.edge) == bool(english[id].edge), id


def test_a_symbol_stands_before_its_icon() -> None:
    assert "◆ Refined: " in output_of("rules", "smithy")


def test_one_rule_has_its_example_and_its_edge_case() -> None:
    rule = book("smithy").rules["S2.12"]
    text = plain(output_of("rules", "smithy", "s2.12"))
    assert f"Example: {plain(rule.example)} Edge cases S2.12 " in text
    assert plain(rule.edge) in text
    assert "S2.13 " not in text


def test_a_chapter_ends_with_its_own_edge_cases() -> None:
    rules = book("smithy")
    text = plain(output_of("rules", "smithy", "S4"))
    edges = text.partition("Edge cases")[2]
    assert plain(rules.rules["S4.2"].edge) in edges
    assert plain(rules.rules["S3.1"].edge) not in text
