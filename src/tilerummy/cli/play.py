"""`tilerummy play`: a game against computers, in the terminal."""

import shlex
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import click

from tilerummy.bots import LEVELS, OLD_LEVELS, USUAL_LEVEL, as_level
from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import default_edition, edition_keys, translated, typed_command
from tilerummy.cli.inputs import ClockChoice, parse_seed
from tilerummy.cli.output import indented, show, text
from tilerummy.engine.dealer import check_new_table
from tilerummy.engine.draft import DraftError
from tilerummy.engine.match import Match, RunningMatch, games_in_round
from tilerummy.engine.packaged import PACKAGE
from tilerummy.engine.record import COMPUTER
from tilerummy.language import Translator
from tilerummy.language.provenance import edition_name
from tilerummy.language.scores import round_title
from tilerummy.tui.saving import has_clock, last_file, new_file, parse_saved, unfinished, with_clock

LONGEST_NAME = 24
HAS_PAGE = (PACKAGE / "static" / "index.html").is_file()
"""Whether this installation has the built page; without it `play` uses the terminal."""


@translated
@click.option("--terminal", is_flag=True)
@click.option("--no-browser", is_flag=True)
@click.option("--network", is_flag=True)
@click.option("--edition", metavar="KEY", shell_complete=edition_keys)
@click.option("--seats", type=click.IntRange(2, 8), metavar="N")
@click.option(
    "--level",
    multiple=True,
    type=click.Choice((*LEVELS, *OLD_LEVELS)),
    metavar="|".join(LEVELS),
    shell_complete=lambda ctx, parameter, typed: [level for level in LEVELS if level.startswith(typed)],
)
@click.option("--name", metavar="NAME")
@click.option("--rounds", type=click.IntRange(1, 99), metavar="N")
@click.option("--youngest", type=click.IntRange(1, 8), metavar="N")
@click.option("--clock", metavar="off|sheet|SECONDS")
@click.option("--seed", metavar="HEX")
@click.option("--hints/--no-hints", default=True)
@click.option("--save", "save_to", metavar="FILE")
@click.option("--resume", metavar="[FILE]", is_flag=False, flag_value="")
@click.option("--list", "list_", is_flag=True)
def command(
    tr: Translator,
    terminal: bool,
    no_browser: bool,
    network: bool,
    edition: str | None,
    seats: int | None,
    level: tuple[str, ...],
    name: str | None,
    rounds: int | None,
    youngest: int | None,
    clock: str | None,
    seed: str | None,
    hints: bool,
    save_to: str | None,
    resume: str | None,
    list_: bool,
) -> int:
    if list_:
        _list(tr)
        return 0
    wanted = None if clock is None else ClockChoice.parse(clock)
    if not (terminal or seed or save_to or resume is not None) and HAS_PAGE:
        from tilerummy.cli.browser import new_room, open_table  # a server is loaded, or the terminal, but never both

        new = _new(edition, seats, level, name, rounds, tr)
        wish = new_room(new, wanted or ClockChoice.usual(new.match.edition), _seat(youngest, new), hints=hints)
        return open_table(wish, tr, browser=not no_browser, network=network)
    from tilerummy.tui.game import Game
    from tilerummy.tui.terminal import Terminal

    if network:
        raise Refused("terminal-network")
    secret = None if seed is None else parse_seed(seed, "terminal-seed-bad")
    notes: list[str] = []
    path: Path | None
    if resume is not None:
        file = Path(resume) if resume else last_file()
        saved = _opened(file)
        path = Path(save_to) if save_to else file
        if wanted is not None and wanted.kind == "turn":
            raise Refused("terminal-clock-resumed")
        timed = has_clock(saved) if wanted is None else wanted.kind == "sheet"
        saved = with_clock(saved, on=timed) if wanted else saved
    else:
        saved = _new(edition, seats, level, name, rounds, tr)
        wanted = wanted or ClockChoice.usual(saved.match.edition)
        saved = replace(saved, match=replace(saved.match, edition=wanted.edition(saved.match.edition)))
        timed = wanted.kind != "off"
        path = _place(save_to, notes, tr)
    game = Game(saved, tr, Terminal(), path, secret, hints, youngest=_seat(youngest, saved), clock=timed)
    game.command = typed_command()
    game.notes += notes
    game.play()
    return 0


def _seat(number: int | None, saved: RunningMatch) -> int | None:
    """The seat with this number, counted from 1."""
    if number is not None and number > len(saved.match.names):
        raise Refused("score-number-expected", low=1, high=len(saved.match.names))
    return None if number is None else number - 1


def _new(
    edition: str | None,
    seats: int | None,
    levels: tuple[str, ...],
    name: str | None,
    rounds: int | None,
    tr: Translator,
) -> RunningMatch:
    """A new match; two seats and one round by default."""
    wanted = seats or max(2, len(levels) + 1)
    if len(levels) >= wanted:
        raise Refused("terminal-too-many-levels", levels=len(levels), seats=wanted)
    computers = [as_level(level) or level for level in levels] or [USUAL_LEVEL]
    computers += computers[-1:] * (wanted - 1 - len(computers))
    person = tr.text("play-person") if name is None else name.strip()
    if not 0 < len(person) <= LONGEST_NAME or not person.isprintable() or "/" in person or person.startswith(COMPUTER):
        raise Refused("terminal-name-bad", name=person, most=LONGEST_NAME)
    names = (person, *(COMPUTER + level for level in computers))
    chosen = named_edition(edition or default_edition(tr))
    check_new_table(chosen, len(names))
    return RunningMatch(Match(chosen, names, (), (rounds or 1) * games_in_round(chosen.rules, len(names))))


def _opened(path: Path) -> RunningMatch:
    try:
        saved = parse_saved(path.read_bytes().decode("utf-8"))
    except (DraftError, UnicodeDecodeError):
        raise Refused("terminal-file-bad", path=path) from None
    if saved.is_over:
        raise Refused("terminal-file-over", command=typed_command(), path=path)
    return saved


def _list(tr: Translator) -> None:
    """The games that can be continued, each with the command for it."""
    games = unfinished()
    show(text((tr.text("play-list" if games else "play-list-none"), "bold")))
    for path, game in games:
        match, number = game.match, len(game.match.rounds) + 1
        seats = [seat for seat, name in enumerate(match.names) if name.startswith(COMPUTER)]
        names = ", ".join(tr.seat_names(match.names, seats))
        title = round_title(
            number, match.length, match.edition.rules, len(match.names), tr.at_table(match.edition.rules)
        )
        saved = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        facts = (edition_name(match.edition, tr), names, title, f"{saved:%Y-%m-%d %H:%M}")
        show(indented(" · ".join(facts), 2, style=""), indented(_resuming(path), 4, style="cyan"))


def _resuming(path: Path) -> str:
    return f"{typed_command()} play --resume {shlex.quote(str(path))}"


def _place(save_to: str | None, notes: list[str], tr: Translator) -> Path | None:
    """Where the game is saved. An existing file is not overwritten, and unfinished games are mentioned."""
    if save_to:
        if Path(save_to).exists():
            raise Refused("file-exists", path=save_to)
        return Path(save_to)
    path = new_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        notes.append(tr.text("play-file-unwritable", path=path))
        return None
    if kept := unfinished():
        listing = f"{typed_command()} play --list"
        notes.append(tr.text("play-kept", count=len(kept), resume=_resuming(kept[0][0]), list=listing))
    return path
