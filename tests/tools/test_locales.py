"""Every language has every message, and the source uses only existing messages."""

from __future__ import annotations

from pathlib import Path

from tests.tools.small_repo import write_files, write_locales
from tools import locales

HELLO = "toy-hello = Hello { $name }\n    .title = Hi\n"
CLI = "src/dvergar/cli/__init__.py"


def use(root: Path, *names: str) -> Path:
    """Write a source file that uses messages."""
    return write_files(
        root, {"src/dvergar/use.py": "\n".join(f'words("{name}")' for name in names)}
    )


def test_equal_languages_are_fine(tmp_path: Path) -> None:
    write_locales(
        use(tmp_path, "toy-hello"), HELLO, hu="toy-hello = { $name }, szia\n    .title = Szia\n"
    )
    assert locales.problems(tmp_path) == []


def test_a_missing_key_and_a_missing_attribute_are_named(tmp_path: Path) -> None:
    write_locales(use(tmp_path, "toy-hello"), HELLO, fr="", de="toy-hello = Hallo { $name }\n")
    assert locales.problems(tmp_path) == [
        "fr lacks toy-hello",
        "fr lacks toy-hello.title",
        "de lacks toy-hello.title",
    ]


def test_a_key_missing_from_english_is_named(tmp_path: Path) -> None:
    write_locales(tmp_path, "", fr="toy-adieu = Adieu\n-toy = Jouet\n    .gender = m\n")
    missing = [
        f"{language} lacks {key}"
        for key in ("-toy", "toy-adieu")
        for language in ("en", "hu", "de")
    ]
    assert locales.problems(tmp_path) == missing


def test_a_forgotten_variable_is_named(tmp_path: Path) -> None:
    counted = "toy-stones = { $count ->\n   *[other] { $count } stones of { $name }\n }\n"
    write_locales(use(tmp_path, "toy-stones"), counted, hu="toy-stones = { $count } kő\n")
    assert locales.problems(tmp_path) == ["hu leaves $name out of toy-stones"]


def test_a_variable_may_come_through_another_message(tmp_path: Path) -> None:
    nested = "toy-coins = { $coins } coins\ntoy-pay = Pay { toy-coins }\ntoy-now = { toy-pay }!\n"
    pay = "Fizess { $coins } érmét"
    hungarian = f"toy-coins = {{ $coins }} érme\ntoy-pay = {pay}\ntoy-now = {pay}!\n"
    write_locales(use(tmp_path, "toy-pay", "toy-now"), nested, hu=hungarian)
    assert locales.problems(tmp_path) == []


def test_junk_and_duplicates_are_named(tmp_path: Path) -> None:
    write_locales(use(tmp_path, "toy-hello"), HELLO, fr=HELLO + "oh là là\n")
    write_files(tmp_path, {"src/dvergar/locales/de/more.ftl": "toy-hello = Servus { $name }\n"})
    assert sorted(locales.problems(tmp_path)) == [
        "src/dvergar/locales/de/toy.ftl: toy-hello is defined twice",
        "src/dvergar/locales/fr/toy.ftl: not Fluent: oh là là",
    ]


def test_a_message_that_does_not_exist_is_named(tmp_path: Path) -> None:
    write_locales(tmp_path, HELLO)
    source = """
words("toy-hello", name="Ada")
words.text("toy-bye")
Line("toy-lost", 1)
Choice(3, "toy-gone")
option("no-message")
say("plain")
"""
    write_files(tmp_path, {CLI: source})
    assert locales.problems(tmp_path) == [
        "src/dvergar/cli/__init__.py:3: there is no message toy-bye",
        "src/dvergar/cli/__init__.py:4: there is no message toy-lost",
        "src/dvergar/cli/__init__.py:5: there is no message toy-gone",
    ]


def test_unused_messages_are_named(tmp_path: Path) -> None:
    write_locales(tmp_path, "toy-a = A\ntoy-b = B\ntoy-c = C\ntoy-d = D { toy-e }\ntoy-e = E\n")
    page = "<b>{t('toy-c')}</b>\n<!-- toy-b -->\n"
    write_files(tmp_path, {CLI: 'words("toy-a")\n', "web/src/Toy.svelte": page})
    assert locales.problems(tmp_path) == ["nothing uses toy-b", "nothing uses toy-d"]


def test_composed_message_names_count_as_used(tmp_path: Path) -> None:
    names = ["toy-card-a", "toy-a-how", "toy-tab-a-yes", "toy-cards-a", "toy-tab-a"]
    write_locales(tmp_path, "".join(f"{name} = A\n    .short = A\n" for name in names))
    source = 'words(f"{game}-card-{name}.short")\nprint(f"{one}-{two}", f"{name}s", f"to{name}")\n'
    page = '{t(`toy-${a}-how`)}\n{t(`toy-tab-${a}-${b ? "yes" : `no-${b}`}`, { b })}\n'
    write_files(tmp_path, {CLI: source, "web/src/Toy.svelte": page})
    assert locales.problems(tmp_path) == [
        "nothing uses toy-cards-a",
        "nothing uses toy-tab-a",
    ]


def test_a_message_name_composed_from_a_game_uses_texts_of_the_same_file(tmp_path: Path) -> None:
    write_locales(tmp_path, "toy-sealed = sealed\ntoy-first = first\ntoy-done = done\n")
    source = 'words(f"toy-{mark}" for mark in ("sealed", "first"))\n'
    write_files(tmp_path, {"src/dvergar/games/toy/__init__.py": "", CLI: source})
    write_files(tmp_path, {"src/dvergar/use.py": 'print("done")\n'})
    assert locales.problems(tmp_path) == ["nothing uses toy-done"]


def test_a_colon_added_by_a_page_is_named(tmp_path: Path) -> None:
    write_locales(use(tmp_path, "toy-hello"), HELLO)
    page = 'const { play }: { play: Play } = x;\n<b>{t("toy-hello")}: {count}</b>\n{clock}:{two}\n'
    write_files(tmp_path, {"web/src/Toy.svelte": page, "web/src/toy.ts": "`${name}: ${count}`\n"})
    assert locales.problems(tmp_path) == [
        "web/src/Toy.svelte:2: a colon is added here; use labelled()",
        "web/src/toy.ts:1: a colon is added here; use labelled()",
    ]


def test_the_wording_is_checked_too(tmp_path: Path) -> None:
    write_locales(use(tmp_path, "toy-win"), "toy-win = Whoever wins\n", fr="toy-win = Gagné\n")
    assert locales.problems(tmp_path) == [
        "src/dvergar/locales/en/toy.ftl: toy-win: “Whoever”: use “the player who”"
    ]
