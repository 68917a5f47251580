"""A corpus: many rounds between computers as files, for studies and for learning programs.

The seed decides everything: editions, seats, players, tiles and moves. So the same setting gives the same bytes, on
one process or on many.

>>> setting = Setting.of(["rummikub-vienna-en"], ["regular", "learner"], bytes(32), seats=2)
>>> text, rows = play_numbered(setting, 0)
>>> len(rows), rows[0][:7], rows[0][8:]
(119, (1, 'rummikub-vienna-en', 2, 1, 1, 1, 'learner'), ('+k1', 0, 1, 24))
"""

import hashlib
import shutil
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from tilerummy.arena.parquet import Writer
from tilerummy.arena.running import QUEUED_PER_PROCESS, local
from tilerummy.bots import LEVELS, PLAYERS
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.dealer import SeedStream
from tilerummy.engine.editions import Edition, get, keys
from tilerummy.engine.errors import Impossible
from tilerummy.engine.moves import lay_in
from tilerummy.engine.position import Position, view
from tilerummy.engine.record import Record
from tilerummy.engine.scoring import outcome, score

COLUMNS: dict[str, tuple[type[int] | type[str], str]] = {
    "round": (int, "number of the round, from 1, counted through the files of records"),
    "edition": (str, "the rules"),
    "seats": (int, "how many players"),
    "turn": (int, "number of the move in the round, from 1; in some editions a turn has two"),
    "lap": (int, "how often the turn has gone around the table, from 1"),
    "seat": (int, "who moved, from 0"),
    "level": (str, "the computer on this seat"),
    "position": (str, "the position before the move, as this seat saw it"),
    "move": (str, "the move, with the tile that was drawn"),
    "tiles": (int, "tiles laid from the rack"),
    "winner": (int, "the seat that wins this round in the end, -1 if nobody does"),
    "points": (int, "what this round brings the seat that moved"),
}
"""Name, type and meaning of the columns, one row for each move."""
ROUNDS_PER_FILE, ROWS_PER_GROUP = 1000, 20_000
SUMS, README, TURNS, UNFINISHED = "SHA256SUMS", "README.md", "turns.parquet", ".unfinished"
Row = tuple[int | str, ...]
Numbered = tuple[str, list[Row]]
"""The record of a round, and its rows."""


@dataclass(frozen=True)
class Setting:
    """What decides a corpus, besides its size. Without `seats`, chance says how many each round has."""

    editions: tuple[Edition, ...]
    levels: tuple[str, ...]
    seed: bytes
    seats: int | None

    @classmethod
    def of(cls, editions: Sequence[str], levels: Sequence[str], seed: bytes, seats: int | None = None) -> "Setting":
        """Check everything before the first deal. By default all editions, and all levels."""
        for name in levels:
            if name not in PLAYERS:  # a program of one's own need not play the same twice
                raise Impossible("no-such-computer", name=name, choices=" ".join(PLAYERS))
        chosen = tuple(get(name) for name in dict.fromkeys(editions or keys()))
        for edition in chosen:
            low, high = edition.rules.seats
            if seats is not None and not low <= seats <= high:
                raise Impossible("seats-out-of-range", seats=seats, low=low, high=high)
        return cls(chosen, tuple(levels) or LEVELS, seed, seats)


def play_numbered(setting: Setting, number: int) -> Numbered:
    """Play the round with this number, from 0."""
    seed = hashlib.sha256(setting.seed + b"corpus" + number.to_bytes(8, "big")).digest()
    chance = SeedStream(seed, "players")
    edition = setting.editions[number % len(setting.editions)]
    low, high = edition.rules.seats if setting.seats is None else (setting.seats, setting.seats)
    seats = low + chance.randrange(high - low + 1)
    levels = [setting.levels[chance.randrange(len(setting.levels))] for _ in range(seats)]
    record = play_round(levels, edition, seed)
    return str(record), list(rows_of(record, levels, number + 1))


def rows_of(record: Record, levels: Sequence[str], number: int) -> Iterator[Row]:
    """The rows of a finished round."""
    ended, points = outcome(record.position), score(record.position) or ()
    winner = -1 if ended is None or ended.winner is None else ended.winner
    moments = zip(record.situations, record.entries, record.laps, strict=False)
    for turn, (before, entry, lap) in enumerate(moments, 1):
        seat = entry.seat
        assert isinstance(before, Position)
        yield (
            *(number, str(before.edition), before.seats, turn, lap, seat, levels[seat]),
            *(str(view(before, seat)), str(entry.move), len(lay_in(entry.move).played), winner, points[seat]),
        )


def rounds(setting: Setting, turns: int, executor: Executor | None, jobs: int) -> Iterator[Numbered]:
    """Rounds in the order of their numbers, until they have this many turns together."""
    played, waiting = 0, deque[Future[Numbered]]()
    try:
        for number in range(turns):
            if executor is None:
                found = play_numbered(setting, number)
            else:
                ahead = number + len(waiting)
                more = range(ahead, number + QUEUED_PER_PROCESS * jobs)
                waiting.extend(executor.submit(play_numbered, setting, each) for each in more)
                found = waiting.popleft().result()
            yield found
            played += len(found[1])
            if played >= turns:
                return
    except BrokenExecutor:
        raise Impossible("workers-ended") from None
    finally:
        for future in waiting:
            future.cancel()


Progress = Callable[[int, int], None]
"""Called with the number of turns and what was asked for."""


def write(folder: Path, setting: Setting, turns: int, jobs: int, version: str, progress: Progress) -> tuple[int, int]:
    """Write the corpus into an empty folder, and return the numbers of its rounds and turns.

    `turns` is the least number: every round is whole. `version` is that of the program, for the README.
    """
    with _finished_only(folder) as part, local(jobs) as executor, ExitStack() as files:
        table = Writer(
            files.enter_context((part / TURNS).open("wb")), {name: kind for name, (kind, _) in COLUMNS.items()}
        )
        group: list[Row] = []
        at, done = 0, 0
        records: TextIO | None = None
        for text, rows in rounds(setting, turns, executor, jobs):
            if at % ROUNDS_PER_FILE == 0:
                if records is not None:
                    records.close()
                records = files.enter_context(_text(part / f"rounds-{at // ROUNDS_PER_FILE + 1:04}.trn"))
            assert records is not None
            records.write(text + "\n")
            at += 1
            group += rows
            if len(group) >= ROWS_PER_GROUP:
                table.add(group)
                group = []
            done += len(rows)
            progress(min(done, turns), turns)
        if group:
            table.add(group)
        table.close()
        files.enter_context(_text(part / README)).write(about(setting, turns, at, done, version))
    return at, done


def _text(path: Path) -> TextIO:
    return path.open("w", encoding="utf-8", newline="\n")


@contextmanager
def _finished_only(folder: Path) -> Iterator[Path]:
    """A place for files that get into the folder, with their checksums, once all of them are written."""
    part = folder / UNFINISHED
    part.mkdir(parents=True)
    try:
        yield part
        names = sorted(path.name for path in part.iterdir())
        sums = [f"{_checksum(part / name)}  {name}\n" for name in names]
        for name in names:
            (part / name).rename(folder / name)
        with _text(folder / SUMS) as file:
            file.write("".join(sums))
    finally:
        shutil.rmtree(part)


def _checksum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def about(setting: Setting, wanted: int, rounds: int, turns: int, version: str) -> str:
    """What the files are, how to make them again, and who may use them."""
    seats = "" if setting.seats is None else f" --seats {setting.seats}"
    editions = "".join(f" --edition {edition.pinned}" for edition in setting.editions)
    command = f"tilerummy corpus FOLDER --turns {wanted} --seed {setting.seed.hex()}{seats}{editions}"
    columns = "\n".join(f"| `{name}` | {meaning} |" for name, (_, meaning) in COLUMNS.items())
    return f"""# Rounds of tile rummy between computers

{rounds} rounds with {turns} moves. Every round was dealt from a seed of its own, which its record names.

- `rounds-0001.trn` and so on: the records as text, up to {ROUNDS_PER_FILE} in a file. `tilerummy verify` checks them.
- `{TURNS}`: one row for each move, as a Parquet file.
- `{SUMS}`: for `sha256sum -c {SUMS}`.

| column | meaning |
|---|---|
{columns}

Editions: {", ".join(edition.pinned for edition in setting.editions)}.
Levels: {", ".join(setting.levels)}.
Made by tilerummy {version}. The same version writes the same bytes again:

    {command} {" ".join(setting.levels)}

## Licence

CC0 1.0 Universal (https://creativecommons.org/publicdomain/zero/1.0/). The makers of these files give up all rights in
them, as far as the law allows. You may copy, change and publish them for any purpose without asking and without naming
anyone. They come without any warranty.
"""
