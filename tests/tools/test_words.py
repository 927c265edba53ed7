"""Retired words, bad typography and long sentences are found in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tools.small_repo import write_files
from tools import words
from tools.retired_words import ON_PAGES, RETIRED
from tools.tree import LANGUAGES


def found(root: Path, language: str, message: str, file: str = "toy.ftl") -> list[str]:
    """Return what is wrong with one message, without its file."""
    path = f"src/dvergar/locales/{language}/{file}"
    write_files(root, {path: message})
    return [fault.removeprefix(f"{path}: ") for fault in words.problems(root)]


@pytest.mark.parametrize(
    ("language", "text", "use"),
    [
        ("en", "Whoever has most wins.", "“Whoever”: use “the player who”"),
        ("en", "It stays for good.", "“for good”: use “permanently”"),
        ("en", "Your armor", "“armor”: use “armour”"),
        ("en", "+3 coins a turn", "“coins a turn”: use “per”"),
        ("fr", "Une pierre brute", "“brute”: use “non taillé”"),
        ("hu", "Eldobod a lapot.", "“lapot”: use “kártya”"),
        ("de", "Es kostet nichts: gratis.", "“gratis”: use “kostenlos”"),
    ],
)
def test_a_retired_word_is_named_with_the_word_to_use(
    tmp_path: Path, language: str, text: str, use: str
) -> None:
    assert found(tmp_path, language, f"toy-a = {text}\n") == [f"toy-a: {use}"]


def test_a_part_of_another_word_is_not_a_retired_word(tmp_path: Path) -> None:
    assert found(tmp_path, "en", "toy-a = An armorial, a mannerism, a forgoing onlooker\n") == []
    assert found(tmp_path, "hu", "toy-a = Az ablakok lapulnak.\n") == []


def test_words_that_a_rule_may_use_are_retired_on_pages_only(tmp_path: Path) -> None:
    message = "toy-a = The halls\n"
    assert found(tmp_path / "rule", "en", message, "rules-toy.ftl") == []
    assert found(tmp_path / "page", "en", message, "web-toy.ftl") == ["toy-a: “halls”: use “lobby”"]


def test_what_players_type_may_have_old_names(tmp_path: Path) -> None:
    assert found(tmp_path, "hu", "table-command-card = kártya, lap\n") == []


def test_every_retired_word_is_a_pattern_for_whole_words() -> None:
    assert set(RETIRED) == set(ON_PAGES) == set(LANGUAGES)
    patterns = [p for table in (RETIRED, ON_PAGES) for own in table.values() for p in own]
    assert not [p for p in patterns if re.fullmatch(rf"\b(?:{p})\b", "", re.IGNORECASE)]


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "It's open", "a straight quote or apostrophe"),
        ("de", 'Das "Lager"', "a straight quote or apostrophe"),
        ("en", "Loading …", "a space before “…”"),
        ("de", "Lade …", "a space before “…”"),
        ("hu", "Betöltés …", "a space before “…”"),
        ("hu", "Ez a(z) asztal", "“a(z)”"),
        ("de", "1 Münze je Karte", "“je”: use “pro”"),
        ("fr", "Prêt ?", "a plain space"),
        ("fr", "Prêt :", "a plain space"),
        ("fr", "« Prêt\u00a0»", "a plain space"),
        ("fr", "«\u00a0Prêt »", "a plain space"),
        ("fr", '{ $name }{ " " }: prêt', "a plain space"),
    ],
)
def test_bad_typography_is_named(tmp_path: Path, language: str, text: str, fault: str) -> None:
    [problem] = found(tmp_path, language, f"toy-a = {text}\n")
    assert problem.startswith(f"toy-a: {fault}")


def test_good_typography_is_fine(tmp_path: Path) -> None:
    fine = {
        "en": "“It’s open…”",
        "de": "„Lade…“ Je nach Karte, je mehr, desto besser.",
        "hu": "„Betöltés…” Az asztal, a kártya",
        "fr": "«\u00a0Prêt\u00a0?\u00a0» Oui… { $name }\u00a0: prêt\u00a0!",
    }
    for language, text in fine.items():
        assert found(tmp_path, language, f'toy-a = {text}\ntoy-b = {{ "" }}\n') == []


def test_every_variant_and_attribute_is_read(tmp_path: Path) -> None:
    choice = "{ $n ->\n        [1] fine\n        [2] armor\n       *[other] manner\n    }"
    assert found(tmp_path, "en", f"toy-a = {choice} pieces\n    .title = weighing\n") == [
        "toy-a: “armor”: use “armour”",
        "toy-a: “manner”: use “Joker gems”",
        "toy-a.title: “weighing”: use “final scoring”",
    ]


@pytest.mark.parametrize(
    ("language", "line", "wrong"),
    [
        ("en", "{ $player }: plays { $card }", True),
        ("en", "{ $player } plays: { $card }", True),
        ("fr", "{ $player }\u00a0: joue { $card }", True),
        ("hu", "{ $player } kijátssza: { $card }", False),
        ("en", "{ $player } plays { $card }", False),
    ],
)
def test_a_log_line_is_a_sentence(tmp_path: Path, language: str, line: str, wrong: bool) -> None:
    colon = ["toy-log-played: a colon: a log line is a sentence"]
    assert found(tmp_path, language, f"toy-log-played = {line}\n") == (colon if wrong else [])


def test_a_long_sentence_is_named_except_in_rules_and_other_languages(tmp_path: Path) -> None:
    text = " ".join(["stone"] * 24)
    longest, longer = f"toy-a = {text} {{ $n }}. Stone.\n", f"toy-a = {text} {{ $n }} stone.\n"
    assert found(tmp_path / "longest", "en", longest) == []
    assert found(tmp_path / "longer", "en", longer) == [
        "toy-a: a sentence of 26 words (“stone stone stone stone …”): split it"
    ]
    assert found(tmp_path / "rule", "en", longer, "rules-toy.ftl") == []
    assert found(tmp_path / "french", "fr", longer) == []
