"""`tilerummy` itself: its commands, loaded when called, the options that all of them have, and their help.

The translator is the object of click's context, and each command gets it as its first argument.
"""

import gc
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import click

from tilerummy import __version__
from tilerummy.cli.error_guard import Refused
from tilerummy.engine.editions import keys, load_editions, printed
from tilerummy.language import LANGUAGES, Translator, known_language

COMMANDS = (
    *("editions", "judge", "solve", "odds", "restore", "replay", "verify", "review", "rate", "draw", "read", "score"),
    *("play", "puzzles", "tasks", "serve", "store", "admin", "site", "arena", "corpus", "bots", "bot", "completion"),
)
"""In the order of the help. The command NAME is `command` in the module `tilerummy.cli.NAME`: a new one needs a
file there, its name here, and `cli-help-NAME` in the language files."""


def translator_of(ctx: click.Context) -> Translator:
    tr = ctx.find_object(Translator)
    assert tr is not None
    return tr


class TranslatedCommand(click.Command):
    """A command whose help is in the language files: `cli-help-<command>`, `cli-option-<command>-<name>` and so on."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if ctx.args and ctx.parent is not None:
            raise Refused("usage-extra", text=" ".join(ctx.args))
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        prefix = translator_of(ctx).text("cli-help-usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            message_id = "cli-help" if ctx.parent is None else f"cli-help-{self.name}"
            formatter.write_text(translator_of(ctx).text(message_id))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        tr = translator_of(ctx)
        arguments, options = [], []
        for parameter in self.get_params(ctx):
            meaning = tr.text(_help_id(self, parameter))
            if isinstance(parameter, click.Argument):
                arguments.append((parameter.make_metavar(ctx).replace("[", "").replace("]", ""), meaning))
            elif record := parameter.get_help_record(ctx):
                options.append((record[0], meaning))
        for heading, records in (("cli-help-arguments", arguments), ("cli-help-options", options)):
            if records:
                write_section(formatter, tr.text(heading), records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = ""  # click's own text; format_options writes ours
        return option


def write_section(formatter: click.HelpFormatter, heading: str, records: list[tuple[str, str]]) -> None:
    """A heading with its own colon, because languages space it differently, and a list of terms below it."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(records)


SHARED = ("editions", "lang", "json", "version", "help", "against", "at", "seat", "output")
"""Options that mean the same in every command."""


def _help_id(command: click.Command, parameter: click.Parameter) -> str:
    if not isinstance(parameter, click.Option):
        return f"cli-argument-{parameter.name}"
    name = max(parameter.opts, key=len).lstrip("-")
    # Where --json takes a file, the command has its own help for it.
    shared = name in SHARED and (name != "json" or parameter.is_flag)
    return f"cli-option-{name}" if shared else f"cli-option-{command.name}-{name}"


class LazyGroup(TranslatedCommand, click.Group):
    """Knows the names of its commands, and imports the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        gc.disable()  # collecting garbage among the modules being loaded took a fifth of the start of a server
        try:
            command: click.Command = import_module(f"tilerummy.cli.{cmd_name}").command
        finally:
            gc.enable()
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS:
            from difflib import get_close_matches

            close = get_close_matches(args[0], COMMANDS, n=1)
            count = {"close-count": len(close)}
            raise Refused("usage-command", name=args[0], close="".join(close), command=ctx.command_path, **count)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        TranslatedCommand.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        tr = translator_of(ctx)
        records = [(name, tr.text(f"cli-help-{name}")) for name in COMMANDS]
        write_section(formatter, tr.text("cli-help-commands"), records)


def _check_language(ctx: click.Context, parameter: click.Parameter, value: str | None) -> None:
    """The language was found before parsing; here it is only checked."""
    if value is not None and known_language(value) is None:
        raise Refused("language-unknown", language=value, languages=", ".join(sorted(LANGUAGES)))


EXTRA = {"allow_extra_args": True}
"""So that `TranslatedCommand` reports extra arguments; click would do it in English."""

_F = TypeVar("_F", bound=Callable[..., Any] | click.Command)


def with_language_option(command: _F) -> _F:
    option = click.option("--lang", metavar="de|en|es|fr|it|nl", expose_value=False, callback=_check_language)
    return option(command)


def _load_editions(ctx: click.Context, parameter: click.Parameter, value: str | None) -> None:
    if value is not None:
        load_own_editions(value)


def with_editions_option(command: _F) -> _F:
    # Eager, so that every other option is read with the editions known.
    option = click.option("--editions", metavar="FOLDER", is_eager=True, expose_value=False, callback=_load_editions)
    return option(command)


def edition_keys(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The editions that can be typed, for completion in the shell."""
    return [key for key in keys() if key.startswith(incomplete)]


json_option = click.option("--json", "as_json", is_flag=True)


def translated(function: Callable[..., int | None]) -> click.Command:
    """Turn a function into a command with the name of its module; its first argument is the translator."""
    name = function.__module__.rpartition(".")[2]
    make = click.command(name, cls=TranslatedCommand, options_metavar="[--…]", context_settings=EXTRA)
    return with_language_option(with_editions_option(make(click.pass_obj(function))))


def _version(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:
    """The version, and which solver is at work. The same in every language, because programs ask."""
    if value:
        from tilerummy.solver import backend

        click.echo(f"tilerummy {__version__}, solver: {backend()}")
        ctx.exit()


@with_language_option
@click.group(
    "tilerummy", cls=LazyGroup, options_metavar="[--…]", subcommand_metavar="COMMAND …", invoke_without_command=True
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version)
@click.pass_context
def tilerummy(ctx: click.Context) -> None:
    """Show the help if there is no command."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def run(line: list[str], tr: Translator) -> int:
    """Parse the command line, run the command, and return the exit code."""
    try:
        with tilerummy.make_context(typed_command(), line, obj=tr) as ctx:
            return int(tilerummy.invoke(ctx) or 0)
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.UsageError as fault:
        where = fault.ctx.command_path if fault.ctx else typed_command()
        raise Refused("usage", message=_usage_error(fault, tr), command=where) from None


def _usage_error(fault: click.UsageError, tr: Translator) -> str:
    match fault:
        case click.NoSuchOption():
            close = fault.possibilities or ()
            count = {"close-count": len(close)}
            return tr.text("cli-usage-option", option=fault.option_name, close=", ".join(close), **count)
        case click.MissingParameter():
            return tr.text("cli-usage-missing", name=_name(fault))
        case click.BadParameter():
            return _wrong_value(fault, tr)
        case click.BadOptionUsage():
            return tr.text("cli-usage-option-value", option=fault.option_name)
        case _:
            return fault.message


def _wrong_value(fault: click.BadParameter, tr: Translator) -> str:
    match fault.param.type if fault.param else None:
        case click.Choice(choices=choices):
            return tr.text("cli-usage-choice", name=_name(fault), choices=", ".join(map(str, choices)))
        case click.IntRange(min=low, max=high):
            return tr.text("cli-usage-number", name=_name(fault), low=low, high=high)
        case _:
            return fault.message


def _name(fault: click.BadParameter) -> str:
    parameter = fault.param
    if parameter is None:
        return ""
    return (
        parameter.opts[0] if isinstance(parameter, click.Option) else parameter.metavar or str(parameter.name).upper()
    )


def default_edition(tr: Translator) -> str:
    """The first edition whose sheet is in the player's language."""
    return next(key for key in keys() if tr.language in printed(key).languages)


def typed_command() -> str:
    """`tilerummy`, or what a person types where that is not installed; `run.py` says what it is called."""
    starter = os.environ.get("TILERUMMY_COMMAND", "")
    if starter and starter.isprintable():
        return starter
    return "python3 -m tilerummy" if Path(sys.argv[0]).name == "__main__.py" else "tilerummy"


EDITIONS = "TILERUMMY_EDITIONS"
"""The variable that stands for the option `--editions`."""


def load_own_editions(folder: str) -> None:
    """Read the folder's editions; programs that this one starts will read them too."""
    load_editions(folder)
    os.environ[EDITIONS] = folder
