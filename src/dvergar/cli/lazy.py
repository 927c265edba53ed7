"""A command group that imports a command only when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click
from click.shell_completion import CompletionItem

from dvergar.cli.command import HELP


class LazyGroup(click.Group):
    """Knows the names and short help texts, so that `dvergar --help` loads no game."""

    def __init__(
        self, *args: Any, commands_by_name: dict[str, tuple[str, str]], **more: Any
    ) -> None:
        super().__init__(*args, context_settings=HELP, **more)
        self.by_name = commands_by_name

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.by_name)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.by_name:
            return None
        module, _, name = self.by_name[cmd_name][0].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete the names of commands without loading them."""
        return [
            CompletionItem(name, help=text)
            for name, (_, text) in self.by_name.items()
            if name.startswith(incomplete)
        ]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in self.by_name:
            known = ", ".join(self.by_name)
            raise click.UsageError(f"unknown command {args[0]!r}; there are: {known}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in self.by_name.items()])
