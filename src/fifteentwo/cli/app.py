"""The command ``fifteentwo``: its commands, and how its errors are told."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from fifteentwo.cli import engine, facts, ladder, match, play, replay, rules, score, stats, svg, verify
from fifteentwo.errors import FifteentwoError

app = typer.Typer(
    name="fifteentwo",
    help="Cribbage in the terminal, and its counting, records and pictures.",
    epilog="fifteentwo COMMAND --help explains a command.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("score")(score.score)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("rules")(rules.rules)
app.command("match", short_help="Measure two players against each other.")(match.match)
app.command("ladder", short_help="Let all play all, and rate them.")(ladder.ladder)
app.command("engine", short_help="Answer another program's questions.")(engine.engine)
app.command("facts", short_help="Check what is said about cribbage.")(facts.facts)
app.add_typer(stats.app, name="stats")
app.add_typer(svg.app, name="svg")


def _print_version(wanted: bool) -> None:
    if wanted:
        from fifteentwo import __version__

        typer.echo(f"fifteentwo {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    del version
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns the exit status; errors go to standard error in one line."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    name = next((word for word in given if not word.startswith("-")), "")
    names = [command.name for command in app.registered_commands] + [group.name for group in app.registered_groups]
    known = name if name in names else ""
    try:
        status = app(given, prog_name="fifteentwo", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _fail(known, f"{error.format_message()} ({_help_hint(known)})")
    except BrokenPipeError:
        _close_quietly()
        return 1
    except FifteentwoError as error:
        return _fail(known, str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _fail(known, f"{where}{error.strerror or error}")
    return status if isinstance(status, int) else 0


def _help_hint(command: str) -> str:
    return f"see {' '.join(filter(None, ['fifteentwo', command, '--help']))}"


def _fail(command: str, message: str) -> int:
    from fifteentwo.cli.names import printable

    where = f"fifteentwo: {command}" if command else "fifteentwo"
    shown = "\n".join(printable(line) for line in message.split("\n"))  # file names and quoted text may hold anything
    print(f"{where}: {shown}", file=sys.stderr)  # noqa: T201 - the errors of a command
    return 2


def _close_quietly() -> None:
    """Keeps Python from complaining, at its end, that nobody reads standard output any more."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
