"""`dvergar perft`: count all lines of play to a depth."""

from __future__ import annotations

from typing import Any

import click

from dvergar.bots.search import count_lines
from dvergar.cli.table_options import chosen_cards, chosen_options, table_options
from dvergar.games import title
from dvergar.games.record import begin, refuse_count


@click.command()
@click.argument("game")
@click.option(
    "--depth", type=click.IntRange(0, 8), default=3, show_default=True, help="Actions ahead."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Same seed, same shuffle.")
@click.option("--players", type=int, default=2, show_default=True, help="Number of players.")
@table_options
def perft(game: str, depth: int, seed: int, players: int, **given: Any) -> None:
    """Count all possible lines of play of GAME, for each first action and in total."""
    game_title = title(game)
    refuse_count(game_title, players)
    cards = chosen_cards(game_title, given["cards"])
    record = begin(game_title, chosen_options(game_title, given), cards, ["-"] * players, seed)
    total = 0 if depth else 1
    for text, n in count_lines(record.game, record.match.state, depth):
        click.echo(f"{text} {n}")
        total += n
    click.echo(f"total {total}")
