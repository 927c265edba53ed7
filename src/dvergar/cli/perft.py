"""`dvergar perft`: count all lines of play to a depth."""

from __future__ import annotations

from typing import Any

import click

from dvergar.bots.search import count_lines
from dvergar.cli.command import Command, complete_game
from dvergar.cli.json_output import json_option, print_json
from dvergar.cli.table_options import chosen_cards, chosen_options, table_options
from dvergar.games import title
from dvergar.games.record import begin, refuse_count


@click.command(
    cls=Command,
    examples=[
        ("dvergar perft smithy --depth 2", "The same numbers on every machine."),
        ("dvergar perft jewellers --mode advanced", "A game in another mode."),
    ],
)
@click.argument("game", shell_complete=complete_game)
@click.option(
    "--depth", type=click.IntRange(0, 8), default=3, show_default=True, help="Actions ahead."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Same seed, same shuffle.")
@click.option("--players", type=int, default=2, show_default=True, help="Number of players.")
@json_option
@table_options
def perft(game: str, depth: int, seed: int, players: int, as_json: bool, **given: Any) -> None:
    """Count all possible lines of play of GAME, for each first action and in total."""
    game_title = title(game)
    refuse_count(game_title, players)
    cards = chosen_cards(game_title, given["cards"])
    record = begin(game_title, chosen_options(game_title, given), cards, ["-"] * players, seed)
    lines = count_lines(record.game, record.match.state, depth)
    if as_json:
        counts = dict(lines)
        print_json({"depth": depth, "total": total(counts, depth), "actions": counts})
        return
    counts = {}
    for text, n in lines:
        click.echo(f"{text} {n}")
        counts[text] = n
    click.echo(f"total {total(counts, depth)}")


def total(counts: dict[str, int], depth: int) -> int:
    """Return the number of all lines; at depth 0 there is the one without an action."""
    return sum(counts.values()) if depth else 1
