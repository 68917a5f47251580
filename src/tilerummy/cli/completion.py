"""`tilerummy completion SHELL`: a script for the shell, which then completes commands, options, levels and editions.

The script asks `tilerummy` itself what can follow, through the variable _TILERUMMY_COMPLETE of the environment.
"""

import click
from click.shell_completion import get_completion_class, shell_complete

from tilerummy.cli.group import tilerummy, translated
from tilerummy.language import Translator

COMPLETE = "_TILERUMMY_COMPLETE"


@translated
@click.argument("shell", type=click.Choice(("bash", "zsh", "fish")))
def command(tr: Translator, shell: str) -> int:
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(tilerummy, {"obj": tr}, "tilerummy", COMPLETE).source())
    return 0


def answer(question: str, tr: Translator) -> int:
    """Print what can follow what was typed."""
    return shell_complete(tilerummy, {"obj": tr}, "tilerummy", COMPLETE, question)
