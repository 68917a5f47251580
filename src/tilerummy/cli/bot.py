"""`tilerummy bot NAME`: a computer of ours for other programs, by the protocol of docs/bot-protocol.md."""

import click

from tilerummy.cli.group import worded


@worded
@click.argument("bot", metavar="NAME")
def command(bot: str) -> int:
    from tilerummy.bots.serving import serve

    return serve(bot)
