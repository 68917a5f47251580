"""`tilerummy site`: the whole game as a folder for any web server."""

import shlex
from pathlib import Path

import click

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import translated
from tilerummy.cli.output import working
from tilerummy.language import Translator
from tilerummy.site.downloads import NotBuilt
from tilerummy.site.folder import build

MB = 1_000_000


@translated
@click.argument("folder")
def command(tr: Translator, folder: str) -> int:
    try:
        with working() as report:
            size = build(Path(folder), lambda step: report(tr.text(f"cli-site-{step}")))
    except NotBuilt as fault:
        raise Refused(f"site-{fault.code}", **fault.params) from None
    trying = shlex.join(["python3", "-m", "http.server", "--directory", folder])
    click.echo(tr.text("cli-site-done", path=folder, size=round(size / MB), command=trying))
    return 0
