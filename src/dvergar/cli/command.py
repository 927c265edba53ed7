"""How a command explains itself: `-h`, examples, and only the options that apply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click
from click.shell_completion import CompletionItem

HELP = {"help_option_names": ["-h", "--help"]}
GAME_KEY = "dvergar.game"


class Command(click.Command):
    """A command with examples; options of other games are left out once a game is named."""

    def __init__(self, *args: Any, examples: Sequence[tuple[str, str]] = (), **more: Any) -> None:
        super().__init__(*args, **{**more, "context_settings": HELP})
        self.examples = examples  # what to type, and what it does

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        from dvergar.games import GAMES

        ctx.meta[GAME_KEY] = next((word for word in args if word in GAMES), "")
        return super().parse_args(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        game = ctx.meta.get(GAME_KEY, "")
        sections: dict[str, list[tuple[str, str]]] = {"Options": []}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record and not isinstance(param, click.Argument):
                name = getattr(param, "section", "Options")
                sections.setdefault(name, []).append(record)
        for name, rows in sections.items():
            with formatter.section(name):
                formatter.write_dl(rows)
        if not game and any(isinstance(param, GameOption) for param in self.params):
            formatter.write_paragraph()
            formatter.write_text(f"The options of one game: dvergar {self.name} GAME --help")

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section("Examples"):
                formatter.write_dl(list(self.examples))


class GameOption(click.Option):
    """An option that only some games have, or that each game fills in its own way."""

    section = "Options of the game"

    def __init__(self, *args: Any, told: Callable[[str], tuple[str, str]], **more: Any) -> None:
        super().__init__(*args, **more)
        self.told = told  # its values and its help for a game; nothing if it has no such option

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        game = ctx.meta.get(GAME_KEY, "")
        values, text = self.told(game) if game else ("", "")
        return (f"{self.opts[0]} {values}", text) if values else None

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        values = self.told(str(ctx.params.get("game") or ctx.meta.get(GAME_KEY)))[0]
        return [CompletionItem(word) for word in values.split("|") if word.startswith(incomplete)]


def complete_game(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    from dvergar.games import GAMES

    return [CompletionItem(game) for game in GAMES if game.startswith(incomplete)]


def complete_bots(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Complete the last bot of a list such as `greedy,random`."""
    from dvergar.bots import BOTS

    before, comma, last = incomplete.rpartition(",")
    return [CompletionItem(f"{before}{comma}{bot}") for bot in BOTS if bot.startswith(last)]
