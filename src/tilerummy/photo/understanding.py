"""From found tiles to a reading: rows, inks, and the rules. It needs the standard library only, and no picture."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.rules import MOST_JOKERS
from tilerummy.engine.tiles import COLOURS, COPIES, JOKER, NUMBERS, Tile
from tilerummy.photo.found import LEAST, NUMBER_CLASSES, Found
from tilerummy.photo.inks import choose_palette, settle_inks
from tilerummy.photo.legal import Prints, Stop, TableReading, never, pieces_at_first_sight, read_loose, read_table
from tilerummy.photo.reading import RACK, TABLE, Problem, Reading, ReadTile
from tilerummy.photo.rows import RACK_GAP, TileRow, find_rows

FULL_SCORE = 0.6
"""From this score on it is certain that there is a tile."""
MOST_RACK_ROWS = 4


def understand(
    tiles: Sequence[Found],
    edition: Edition | None = None,
    kind: str | None = None,
    size: tuple[float, float] | None = None,
    stop: Stop = never,
) -> Reading:
    """The most probable reading of found tiles; `size` is that of the picture, for tiles that are cut off.

    When `stop` returns True the rest is read tile by tile, and the reading says so.
    """
    palette = edition.rules.colours if edition else choose_palette(tiles, _palettes())
    prints = _prints(tiles, palette, edition)
    box = _box(edition, palette)
    decided = kind or _kind(tiles, prints, stop)
    rows = find_rows(tiles, RACK_GAP) if decided == RACK else find_rows(tiles)
    found = read_loose(prints, rows, box, stop) if decided == RACK else read_table(prints, rows, box, stop)
    legal = found.within_the_box if decided == RACK else found.is_legal
    read = tuple(
        ReadTile(kind_of, certainty * min(1.0, tile.score / FULL_SCORE), tile.outline)
        for tile, kind_of, certainty in zip(tiles, found.tiles, found.certainty, strict=True)
    )
    reading = Reading(decided, kind is not None, edition, palette, read, found.rows, legal)
    late = [Problem("out-of-time")] if stop() else []
    return replace(reading, problems=(*_problems(reading, found, tiles, size), *late))


def _palettes() -> tuple[str, ...]:
    """The palettes of all known editions, each once."""
    return tuple(dict.fromkeys(edition.rules.colours for edition in editions())) or (COLOURS,)


def _box(edition: Edition | None, palette: str) -> Mapping[Tile, int]:
    """How often each tile is in the box; without an edition there may be as many jokers as in any."""
    if edition:
        return {tile: edition.rules.tiles.count(tile) for tile in set(edition.rules.tiles)}
    return {JOKER: MOST_JOKERS, **{Tile(colour, number): COPIES for colour in palette for number in NUMBERS}}


def _prints(tiles: Sequence[Found], palette: str, edition: Edition | None) -> list[Prints]:
    """What each tile can be, with the logarithms of the probabilities."""
    coloured = edition is not None and bool(edition.rules.joker_colour)
    jokers = edition is None or edition.rules.jokers > 0
    inks = zip(tiles, settle_inks(tiles, palette), strict=True)
    return [_print(tile, ink, coloured, jokers) for tile, ink in inks]


def _print(tile: Found, ink: Mapping[str, float], coloured: bool, jokers: bool) -> Prints:
    numbered = sum(math.exp(each) for each in tile.numbers[:-1])
    plain = math.log(sum(math.exp(each) for each in tile.colours[:-1])) + math.log(numbered)
    joker = tile.colours[-1] + tile.numbers[-1] if jokers else -math.inf
    top = max(plain, joker)
    total = top + math.log(math.exp(plain - top) + math.exp(joker - top))
    prints = {
        Tile(colour, number): max(2 * LEAST, plain - total + seen + said - math.log(numbered))
        for colour, seen in ink.items()
        for number, said in zip(NUMBER_CLASSES[:-1], tile.numbers[:-1], strict=True)
    }
    if not jokers:
        return prints
    if not coloured:
        return {**prints, JOKER: max(2 * LEAST, joker - total)}
    return {**prints, **{Tile(colour, 0): max(2 * LEAST, joker - total + seen) for colour, seen in ink.items()}}


def _kind(tiles: Sequence[Found], prints: Sequence[Prints], stop: Stop) -> str:
    """A table or a rack: melds make a table; without them a few long parallel rows are a rack."""
    if len(tiles) < 2:
        return TABLE
    pieces = pieces_at_first_sight(prints, find_rows(tiles), stop)
    if 2 * sum(len(piece.tiles) for piece in pieces if piece.is_meld) >= len(tiles):
        return TABLE
    return RACK if _looks_like_a_rack(tiles, find_rows(tiles, RACK_GAP)) else TABLE


def _looks_like_a_rack(tiles: Sequence[Found], rows: Sequence[TileRow]) -> bool:
    """All tiles stand upright side by side, in a few rows."""
    if len(rows) > MOST_RACK_ROWS or len(rows) * 3 > len(tiles):
        return False
    ux, uy = sum(tile.up[0] for tile in tiles), sum(tile.up[1] for tile in tiles)
    return math.hypot(ux, uy) > 0.97 * len(tiles)


def _problems(
    reading: Reading, found: TableReading, tiles: Sequence[Found], size: tuple[float, float] | None
) -> list[Problem]:
    problems = []
    if not tiles:
        return [Problem("no-tiles")]
    if not found.within_the_box:
        problems.append(Problem("more-than-in-the-box"))
    if reading.kind == TABLE and not all(found.melds):
        problems.append(Problem("rows-no-melds", {"count": sum(not meld for meld in found.melds)}))
    if reading.unsure:
        problems.append(Problem("unsure", {"count": len(reading.unsure)}))
    if size is not None and (cut := sum(_is_cut(tile, size) for tile in tiles)):
        problems.append(Problem("cut", {"count": cut}))
    return problems


def _is_cut(tile: Found, size: tuple[float, float]) -> bool:
    """Whether a good part of the tile lies outside the picture."""
    margin = 0.12 * min(tile.width, tile.height)
    return any(not (-margin <= x <= size[0] + margin and -margin <= y <= size[1] + margin) for x, y in tile.outline)
