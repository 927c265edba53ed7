"""`dvergar simulate`: let bots play many games and report."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

import click
import msgspec
from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from dvergar.bots import known
from dvergar.cli.command import Command, complete_bots, complete_game
from dvergar.cli.exit_codes import FAILED, INTERRUPTED
from dvergar.cli.failure import fail
from dvergar.cli.json_output import json_option, print_json
from dvergar.cli.table_options import chosen_cards, chosen_options, table_options
from dvergar.games import title
from dvergar.games.record import BadTable, refuse_count
from dvergar.lab.report import Report, Share, Spread, Tally
from dvergar.lab.simulate import Result, Series, cards_key, play_series, rules_and_title


@click.command(
    cls=Command,
    examples=[
        (
            "dvergar simulate smithy --games 200 --bots greedy",
            "Add --jobs 4 to use four processes.",
        ),
        ("dvergar simulate jewellers --bots greedy,random --json", "For programs."),
        ("dvergar simulate smithy --cards my.toml --check", "Try your own cards."),
    ],
)
@click.argument("game", shell_complete=complete_game)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many.")
@click.option("--players", type=int, help="Default: one per bot, or the fewest possible.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,…",
    shell_complete=complete_bots,
    help="One for all seats, or one each.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="Same seed, same games.")
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes to use."
)
@click.option("--check", is_flag=True, help="Check the engine's laws after every action.")
@json_option
@table_options
def simulate(
    game: str,
    games: int,
    players: int | None,
    bots: str,
    seed: int,
    jobs: int,
    check: bool,
    as_json: bool,
    **given: Any,
) -> None:
    """Let bots play many games of GAME. They change seats after each game."""
    game_title = title(game)
    named = [known(name.strip()) for name in bots.split(",")]
    count = players if players is not None else max(len(named), game_title.seats[0])
    refuse_count(game_title, count)
    names = seated(named, count)
    options = msgspec.json.encode(chosen_options(game_title, given)).decode()
    cards = cards_key(chosen_cards(game_title, given["cards"]))
    series = Series(game, options, cards, tuple(names), seed, check)
    rules_and_title(series, len(names))  # reports bad options before the progress bar appears
    tally = Tally(names, game_title.endings)
    stopped = counted(tally, with_bar(play_series(series, games, jobs), games))
    if not tally.games:
        fail("stopped before the first game was over", INTERRUPTED)
    report = tally.report()
    if as_json:
        print_json(report)
    else:
        show(report, check)
    if stopped:
        fail(f"stopped after {report.games} of {games} games", INTERRUPTED)
    if report.violations:
        raise click.exceptions.Exit(FAILED)


def counted(tally: Tally, results: Iterable[Result]) -> bool:
    """Count the results as they come; returns whether Ctrl-C came first."""
    try:
        for result in results:
            tally.add(result)
    except KeyboardInterrupt:
        return True
    return False


def seated(names: list[str], players: int) -> list[str]:
    """Return the bot of each seat; a single name fills all seats."""
    if len(names) == 1:
        return names * players
    if players != len(names):
        raise BadTable(f"{players} players need {players} bots or one for all, not {len(names)}")
    return names


def with_bar(results: Iterator[Result], games: int) -> Iterable[Result]:
    console = Console(stderr=True)
    if not console.is_terminal:
        return results
    return track(results, "Playing", total=games, console=console, transient=True)


def show(report: Report, checked: bool) -> None:
    console = Console(file=sys.stdout, highlight=False)
    console.print(f"{report.games} games")
    console.print(shares("by bot", report.by_bot))
    console.print(shares("by seat", report.by_seat))
    console.print(f"actions per game: {spread(report.actions)}")
    console.print(f"turns per game:   {spread(report.turns)}")
    console.print(f"rounds per game:  {spread(report.rounds)}")
    endings = ", ".join(f"{name} {n}" for name, n in report.endings.items() if n)
    console.print(f"endings: {endings}")
    for fault in report.first_violations:
        console.print(f"violation: {fault}", markup=False)
    if checked:
        console.print(f"{report.violations} violations")


def shares(name: str, rows: list[Share]) -> Table:
    table = Table(box=box.SIMPLE)
    table.add_column(name)
    for column in ("wins", "share", "95 %", "mean score"):
        table.add_column(column, justify="right")
    for row in rows:
        interval = f"{row.low:.1%} – {row.high:.1%}"
        table.add_row(
            row.name, f"{row.wins:.1f}", f"{row.share:.1%}", interval, f"{row.mean_score:.1f}"
        )
    return table


def spread(s: Spread) -> str:
    quantiles = f"{s.q5}/{s.q10}/{s.q50}/{s.q90}/{s.q95}"
    return f"mean {s.mean:.1f}, 5/10/50/90/95 % {quantiles}, from {s.low} to {s.high}"
