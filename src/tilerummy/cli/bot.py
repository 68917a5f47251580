"""`tilerummy bot NAME`: run one of our computers for another program, by docs/bot-protocol.md."""

import click

from tilerummy.bots.serving import serve
from tilerummy.cli.group import translated
from tilerummy.language import Translator


@translated
@click.argument("bot", metavar="NAME")
def command(tr: Translator, bot: str) -> int:
    return serve(bot)
