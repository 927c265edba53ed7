"""The `dvergar` command; each subcommand is imported only when it is used."""

from __future__ import annotations

import sys

import click

from dvergar.cli.ascii_fallback import never_fail_on_symbols
from dvergar.cli.exit_codes import INTERRUPTED, REFUSED
from dvergar.cli.failure import EXPECTED, fail, fail_with_all, leave_quietly
from dvergar.cli.lazy import LazyGroup

COMMANDS = {
    "play": ("dvergar.cli.play:play", "Play a game in the terminal, against bots or friends."),
    "learn": ("dvergar.cli.learn:learn", "Learn a game by playing it, step by step."),
    "games": ("dvergar.cli.reference:games", "List the games, their players and options."),
    "rules": ("dvergar.cli.rules:rules", "Show the rules of a game, or one rule by its id."),
    "cards": (
        "dvergar.cli.reference:cards",
        "List a game's cards, or check a custom card file.",
    ),
    "simulate": ("dvergar.cli.simulate:simulate", "Let bots play many games and show the results."),
    "replay": ("dvergar.cli.save_files:replay", "Show a saved game at any moment, from any seat."),
    "verify": (
        "dvergar.cli.save_files:verify",
        "Replay a saved game and check its actions and shuffle.",
    ),
    "serve": ("dvergar.cli.serve:serve", "Start the server and play in the browser."),
    "lessons": ("dvergar.cli.lesson_counts:lessons", "Count how far the learners of a server got."),
    "perft": ("dvergar.cli.perft:perft", "Count all possible lines of play to a depth."),
}


@click.group(cls=LazyGroup, commands_by_name=COMMANDS, invoke_without_command=True)
@click.option("--version", is_flag=True, help="Show the version and whether it is compiled.")
@click.pass_context
def dvergar(context: click.Context, version: bool) -> None:
    """Play dwarven tabletop games, let bots play them, and analyse them."""
    if version:
        print_version()
    elif context.invoked_subcommand is None:
        click.echo(context.get_help())


def print_version() -> None:
    from dvergar import __version__
    from dvergar.cli.build import build

    click.echo(f"dvergar {__version__} ({build()})")


def main() -> None:
    """Run the command; every error ends in one clear line and a non-zero exit code."""
    never_fail_on_symbols(sys.stdout)
    never_fail_on_symbols(sys.stderr)
    try:
        sys.exit(dvergar.main(standalone_mode=False))
    except click.UsageError as error:
        fail(error.format_message(), REFUSED)
    except click.ClickException as error:
        fail(error.format_message(), REFUSED)
    except (click.Abort, KeyboardInterrupt):
        fail("stopped", INTERRUPTED)
    except BrokenPipeError:
        leave_quietly()
    except EXPECTED as error:
        fail_with_all(getattr(error, "reasons", [str(error)]), REFUSED)
