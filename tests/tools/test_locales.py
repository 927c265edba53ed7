"""Every language says everything, and the source asks only for what is said."""

from __future__ import annotations

from pathlib import Path

from tests.tools.sapling import plant, speak
from tools import locales

HELLO = "toy-hello = Hello { $name }\n    .title = Hi\n"


def test_equal_languages_are_fine(tmp_path: Path) -> None:
    speak(tmp_path, HELLO, hu="toy-hello = { $name }, szia\n    .title = Szia\n")
    assert locales.problems(tmp_path) == []


def test_a_missing_key_and_a_missing_attribute_are_named(tmp_path: Path) -> None:
    speak(tmp_path, HELLO, fr="", de="toy-hello = Hallo { $name }\n")
    assert locales.problems(tmp_path) == [
        "fr lacks toy-hello",
        "fr lacks toy-hello.title",
        "de lacks toy-hello.title",
    ]


def test_a_key_beyond_english_is_missing_elsewhere(tmp_path: Path) -> None:
    speak(tmp_path, "", fr="toy-adieu = Adieu\n-toy = Jouet\n    .gender = m\n")
    missing = [
        f"{language} lacks {key}"
        for key in ("-toy", "toy-adieu")
        for language in ("en", "hu", "de")
    ]
    assert locales.problems(tmp_path) == missing


def test_a_forgotten_variable_is_named(tmp_path: Path) -> None:
    counted = "toy-stones = { $count ->\n   *[other] { $count } stones of { $name }\n }\n"
    speak(tmp_path, counted, hu="toy-stones = { $count } kő\n")
    assert locales.problems(tmp_path) == ["hu leaves $name out of toy-stones"]


def test_a_variable_may_come_through_another_message(tmp_path: Path) -> None:
    nested = "toy-coins = { $coins } coins\ntoy-pay = Pay { toy-coins }\n"
    speak(tmp_path, nested, hu="toy-coins = { $coins } érme\ntoy-pay = Fizess { $coins } érmét\n")
    assert locales.problems(tmp_path) == []


def test_junk_and_doubles_are_named(tmp_path: Path) -> None:
    speak(tmp_path, HELLO, fr=HELLO + "oh là là\n")
    plant(tmp_path, {"src/dvergar/locales/de/more.ftl": "toy-hello = Servus { $name }\n"})
    assert sorted(locales.problems(tmp_path)) == [
        "src/dvergar/locales/de/toy.ftl: toy-hello is there twice",
        "src/dvergar/locales/fr/toy.ftl: not Fluent: oh là là",
    ]


def test_the_source_asks_only_for_what_is_said(tmp_path: Path) -> None:
    speak(tmp_path, HELLO)
    source = """
words("toy-hello", name="Ada")
words.text("toy-bye")
Line("toy-lost", 1)
Option(3, "toy-gone")
option("no-message")
say("plain")
"""
    plant(tmp_path, {"src/dvergar/cli/__init__.py": source})
    assert locales.problems(tmp_path) == [
        "src/dvergar/cli/__init__.py:3: there is no message toy-bye",
        "src/dvergar/cli/__init__.py:4: there is no message toy-lost",
        "src/dvergar/cli/__init__.py:5: there is no message toy-gone",
    ]


def test_unused_messages_are_listed(tmp_path: Path) -> None:
    speak(tmp_path, "toy-a = A\ntoy-b = B\ntoy-card-c = C\n")
    plant(tmp_path, {"src/dvergar/cli/__init__.py": 'words("toy-a")\nwords(f"toy-card-{name}")'})
    assert locales.unused(tmp_path) == ["toy-b"]


def test_pages_leave_the_colon_to_the_language(tmp_path: Path) -> None:
    speak(tmp_path, HELLO)
    page = 'const { play }: { play: Play } = x;\n<b>{t("toy-hello")}: {count}</b>\n{clock}:{two}\n'
    plant(tmp_path, {"web/src/Toy.svelte": page, "web/src/toy.ts": "`${name}: ${count}`\n"})
    assert locales.problems(tmp_path) == [
        "web/src/Toy.svelte:2: a colon is glued on; told() sets it",
        "web/src/toy.ts:1: a colon is glued on; told() sets it",
    ]
