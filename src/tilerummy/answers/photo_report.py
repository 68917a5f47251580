"""What a photo says, from the peaks that a browser found in it. No picture arrives here, and nothing is stored."""

from collections.abc import Sequence

from tilerummy.answers import photo_model as model
from tilerummy.answers.processor_time import thread_time
from tilerummy.engine.editions import get
from tilerummy.language import Translator
from tilerummy.photo.found import Found, log_probabilities
from tilerummy.photo.peaks import Quality, believed, distinct, with_faults
from tilerummy.photo.reading import RACK, ReadTile
from tilerummy.photo.understanding import understand
from tilerummy.rooms.wire import MOST_IN_A_ROW, MOST_ROWS

SECONDS = 1.0
"""Processor time for one photo. A full table needs half of it."""


def photo_answer(asked: model.PhotoQuestion, words: Translator) -> model.PhotoAnswer:
    """The reading. Raises `TilerummyError` if there is no such edition."""
    end = thread_time() + SECONDS
    edition = get(asked.edition) if asked.edition is not None else None
    peaks = sorted(map(_found, asked.peaks), key=lambda peak: -peak.score)
    tiles = believed(distinct(peaks))
    size = asked.width, asked.height
    reading = understand(tiles, edition, asked.kind, size, lambda: thread_time() > end)
    quality = Quality(asked.light, asked.edges, asked.contrast, asked.colour)
    reading = with_faults(quality, tiles, reading)
    return model.PhotoAnswer(
        kind="rack" if reading.kind == RACK else "table",
        trn=reading.trn,
        legal=reading.legal,
        tiles=tuple(map(_tile, reading.tiles)),
        rows=rows_for_the_lab(reading.rows),
        text=words.text(f"photo-found-{reading.kind}", count=len(tiles)),
        problems=tuple(
            model.PhotoProblem(code=each.code, text=words.text(f"photo-{each.code}", **each.params))
            for each in reading.problems
        ),
    )


def rows_for_the_lab(rows: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """The rows; if there are more than the lab takes, the shortest ones are joined."""
    if len(rows) <= MOST_ROWS:
        return tuple(rows)
    order = sorted(range(len(rows)), key=lambda at: (-len(rows[at]), at))
    kept, loose = sorted(order[: MOST_ROWS // 2]), sorted(order[MOST_ROWS // 2 :])
    rest = [tile for at in loose for tile in rows[at]]
    parts = (tuple(rest[at : at + MOST_IN_A_ROW]) for at in range(0, len(rest), MOST_IN_A_ROW))
    return (*(rows[at] for at in kept), *parts)


def _found(peak: model.Peak) -> Found:
    ux, uy = peak.up
    length = (ux * ux + uy * uy) ** 0.5
    return Found(
        x=peak.x,
        y=peak.y,
        width=peak.width,
        height=peak.height,
        up=(ux / length, uy / length) if length > 1e-6 else (0.0, -1.0),
        colours=log_probabilities(peak.colours),
        numbers=log_probabilities(peak.numbers),
        score=peak.score,
        ink=peak.ink,
        face=peak.face,
    )


def _tile(read: ReadTile) -> model.PhotoTile:
    return model.PhotoTile(
        tile=str(read.tile),
        certainty=round(read.certainty, 3),
        sure=read.is_sure,
        outline=tuple((round(x, 1), round(y, 1)) for x, y in read.outline),
    )
