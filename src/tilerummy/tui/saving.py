"""A game on disk: the records of its rounds in TRN, the running one last with the seed it was dealt from.

Nothing else is needed to resume: tags have the players and the number of rounds, the moves replay to the current
position, and the deck and the seeds of the computers follow from the seed. The file is not secret from its reader: like
any record it shows every rack.
"""

import os
import tempfile
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path

from platformdirs import user_state_path

from tilerummy.engine.dealer import SEED_BYTES
from tilerummy.engine.draft import DraftError
from tilerummy.engine.match import Match, RunningMatch
from tilerummy.engine.position import Position
from tilerummy.engine.record import COMPUTER, Record, parse_records
from tilerummy.engine.turns import is_over


def saved_text(game: RunningMatch) -> str:
    """The records of all rounds; the one under way has its seed as a tag, which players must not read."""
    running = [game.record.with_tag("Seed", game.seed.hex())] if game.record else []
    return "\n".join(map(str, [*game.match.rounds, *running]))


def parse_saved(text: str) -> RunningMatch:
    """The game that a file holds; a `DraftError` where it is not a game of ours."""
    records = parse_records(text)
    if not records:
        raise DraftError("file-no-game")
    last = records[-1]
    names = tuple((last.tag("Seats") or "").split("/"))
    rounds, seed = last.tag("Rounds") or "", _seed(last.tag("Seed") or "")
    people = [name for name in names if not name.startswith(COMPUTER)]
    if len(names) != last.start.seats or len(people) != 1 or not rounds.isdecimal() or not seed:
        raise DraftError("file-no-game")
    if not all(isinstance(record.final, Position) for record in records):
        raise DraftError("file-no-game")
    finished = [record for record in records if is_over(record.final)]
    if any(record not in finished for record in records[:-1]):
        raise DraftError("file-no-game")
    match = Match(last.start.edition, names, tuple(finished), int(rounds[:3]), any_length=True)
    if last in finished:
        return RunningMatch(match, None, seed)
    tags = tuple(tag for tag in last.tags if tag[0] != "Seed")
    return RunningMatch(match, Record(last.start, last.entries, tags), seed)


def with_clock(game: RunningMatch, *, on: bool) -> RunningMatch:
    """Note in the round under way whether its turns are timed, so that a resumed game continues in the same way."""
    return game if game.record is None else replace(game, record=game.record.with_tag("Clock", "on" if on else "off"))


def has_clock(game: RunningMatch) -> bool:
    """Whether the last round was played with the clock. Games saved by older versions have none."""
    return game.last_record is not None and game.last_record.tag("Clock") == "on"


def person(match: Match) -> int:
    """The seat of the person; the others are computers."""
    return next(seat for seat, name in enumerate(match.names) if not name.startswith(COMPUTER))


def _seed(text: str) -> bytes:
    with suppress(ValueError):
        seed = bytes.fromhex(text)
        return seed if len(seed) == SEED_BYTES else b""
    return b""


def next_seed(seed: bytes, number: int) -> bytes:
    """The seed of round `number` in a match dealt from one seed; the first round uses that seed itself."""
    return seed if number == 1 else sha256(seed + b"round" + number.to_bytes(2, "big")).digest()


def save(text: str, path: Path) -> None:
    """Replace the file in one step: after a power failure it is either the old one or the new one."""
    handle, name = tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def default_file() -> Path:
    """The first file for games without `--save`, in the folder for program state on this system."""
    return user_state_path("tilerummy", appauthor=False) / "game.trn"


def new_file() -> Path:
    """A file for a new game without `--save`: a new one, or one whose game is over. Nothing else is replaced."""
    first = default_file()
    for number in count(1):
        path = first if number == 1 else first.with_name(f"{first.stem}-{number}{first.suffix}")
        if not path.exists() or ((game := _game_in(path)) and game.is_over):
            return path
    raise AssertionError  # numbers do not end


def unfinished() -> list[tuple[Path, RunningMatch]]:
    """The games without `--save` that can be continued, the one played last first."""
    first = default_file()
    games = [(path, _game_in(path)) for path in sorted(first.parent.glob(f"{first.stem}*{first.suffix}"), key=_age)]
    return [(path, game) for path, game in games if game is not None and not game.is_over]


def last_file() -> Path:
    """The file of the game without `--save` that was played last."""
    return next((path for path, _ in unfinished()), default_file())


def _game_in(path: Path) -> RunningMatch | None:
    try:
        return parse_saved(path.read_text("utf-8"))
    except (OSError, ValueError, DraftError):
        return None


def _age(path: Path) -> int:
    """Sorts files by the time at which they were written, new ones first."""
    try:
        return -path.stat().st_mtime_ns
    except OSError:
        return 0
