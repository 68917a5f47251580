"""`tilerummy` itself: its commands, loaded when called, the options that all of them have, and their help."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

import click

from tilerummy.cli.error_guard import Refused
from tilerummy.language.words import say

COMMANDS = (
    *("editions", "judge", "solve", "odds", "restore", "replay", "verify", "draw", "score"),
    *("play", "serve", "arena", "bot"),
)
"""In the order of the help. The command NAME is `command` in the module `tilerummy.cli.NAME`: a new one is a file
there, a name here and `cli-help-NAME` in the language files."""


class Worded(click.Command):
    """A command whose help comes from the language files: `help-<command>`, `option-<command>-<name>` and so on."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if ctx.args and ctx.parent is not None:
            raise Refused("usage-extra", text=" ".join(ctx.args))
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say("help" if ctx.parent is None else f"help-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        arguments, options = [], []
        for parameter in self.get_params(ctx):
            meaning = say(_help_id(self, parameter))
            if isinstance(parameter, click.Argument):
                arguments.append((parameter.make_metavar(ctx).strip("[]"), meaning))
            elif record := parameter.get_help_record(ctx):
                options.append((record[0], meaning))
        for heading, records in (("help-arguments", arguments), ("help-options", options)):
            if records:
                with formatter.section(say(heading)):
                    formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = ""  # click's own words; ours are said by format_options
        return option


SHARED = ("lang", "json", "version", "help", "against", "at", "seat", "output")
"""Options that mean the same wherever they stand."""


def _help_id(command: click.Command, parameter: click.Parameter) -> str:
    if not isinstance(parameter, click.Option):
        return f"argument-{parameter.name}"
    name = max(parameter.opts, key=len).lstrip("-")
    shared = name in SHARED and (
        name != "json" or parameter.is_flag
    )  # where it takes a file, the command says for what
    return f"option-{name}" if shared else f"option-{command.name}-{name}"


class LazyGroup(Worded, click.Group):
    """Knows the names of its commands, and imports the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"tilerummy.cli.{cmd_name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        from difflib import get_close_matches

        if args and args[0] not in COMMANDS:
            close = get_close_matches(args[0], COMMANDS, n=1)
            raise Refused("usage-command", name=args[0], close="".join(close), **{"close-count": len(close)})
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Worded.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, say(f"help-{name}")) for name in COMMANDS])


def _check_language(ctx: click.Context, parameter: click.Parameter, value: str | None) -> None:
    """The language was found before parsing, in `words.choose`; here it is only checked."""
    if value is None:
        return
    from tilerummy.language.catalogue import LANGUAGES, choose_language

    if value.lower().replace("_", "-").split("-")[0] != choose_language(value, {}):
        raise Refused("language-unknown", language=value, languages=", ".join(sorted(LANGUAGES)))


EXTRA = {"allow_extra_args": True}
"""So that `Worded` can say what is too much; click would say it in English."""

_F = TypeVar("_F", bound=Callable[..., Any] | click.Command)


def language_option(command: _F) -> _F:
    option = click.option("--lang", metavar="de|en|es|fr|it|nl", expose_value=False, callback=_check_language)
    return option(command)


json_option = click.option("--json", "as_json", is_flag=True)


def worded(function: Callable[..., int | None]) -> click.Command:
    """Make a command of a function; its name is that of its module."""
    name = function.__module__.rpartition(".")[2]
    return language_option(click.command(name, cls=Worded, options_metavar="[--…]", context_settings=EXTRA)(function))


def _version(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value:
        from tilerummy.cli.version import version_line

        click.echo(version_line())
        ctx.exit()


@language_option
@click.group(
    "tilerummy", cls=LazyGroup, options_metavar="[--…]", subcommand_metavar="COMMAND …", invoke_without_command=True
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version)
@click.pass_context
def tilerummy(ctx: click.Context) -> None:
    """Everything is in the commands; without one there is help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def run(line: list[str]) -> int:
    """Parse the command line and do what it says; the exit code."""
    try:
        with tilerummy.make_context("tilerummy", line) as ctx:
            return int(tilerummy.invoke(ctx) or 0)
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.UsageError as fault:
        where = fault.ctx.command_path if fault.ctx else "tilerummy"
        raise Refused("usage", message=_mistake(fault), command=where) from None


def _mistake(fault: click.UsageError) -> str:
    match fault:
        case click.NoSuchOption():
            close = fault.possibilities or ()
            count = {"close-count": len(close)}
            return say("usage-option", option=fault.option_name, close=", ".join(close), **count)
        case click.MissingParameter():
            return say("usage-missing", name=_name(fault))
        case click.BadParameter():
            return _wrong_value(fault)
        case click.BadOptionUsage():
            return say("usage-option-value", option=fault.option_name)
        case _:
            return fault.message


def _wrong_value(fault: click.BadParameter) -> str:
    match fault.param.type if fault.param else None:
        case click.Choice(choices=choices):
            return say("usage-choice", name=_name(fault), choices=", ".join(map(str, choices)))
        case click.IntRange(min=low, max=high):
            return say("usage-number", name=_name(fault), low=low, high=high)
        case _:
            return fault.message


def _name(fault: click.BadParameter) -> str:
    parameter = fault.param
    if parameter is None:
        return ""
    return parameter.opts[0] if isinstance(parameter, click.Option) else str(parameter.name).upper()
