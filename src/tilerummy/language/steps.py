"""A step of a lay in words: what to take from where, and where it goes."""

from collections.abc import Iterable

from tilerummy.engine.melds import Group, Meld, Row, Run
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language import catalogue
from tilerummy.language.words import language, say
from tilerummy.solver.steps import Kind, Step


def step_words(step: Step) -> str:
    """One sentence to whoever sits at the table."""
    held = _held(step)
    match step.kind:
        case Kind.NEW:
            return say("solve-step-new", held=held)
        case Kind.ADD:
            return say("solve-step-add", held=held, to=_meld(step.target, "to"))
        case Kind.SPLIT:
            meld = _meld(step.source, "object")
            return say("solve-step-split", meld=meld, number=step.cut, next=step.cut + 1)
        case Kind.JOIN:
            return say("solve-step-join", meld=_meld(step.source, "object"), to=_meld(step.target, "to"))
        case Kind.SHIFT:
            return say("solve-step-shift", meld=_meld(step.target, "object"))
        case Kind.EXCHANGE:
            sources = _list(part for part in (_taken(step), held) if part)
            return say("solve-step-exchange", sources=sources, to=_meld(step.target, "to"), count=len(step.out))
        case Kind.TAKE:
            taken = _taken(step)
            return say("solve-step-take-held", taken=taken, held=held) if held else say("solve-step-take", taken=taken)
        case Kind.MOVE:
            words = {"taken": _taken(step), "to": _meld(step.target, "to")}
            return say("solve-step-move-held", held=held, **words) if held else say("solve-step-move", **words)


def _taken(step: Step) -> str:
    """What comes from the table: some tiles of a row, or all of it."""
    if step.source is None or step.left is None:
        return _meld(step.source, "object")
    return f"{_tiles(step.taken)} {_meld(step.source, 'from')}"


def _held(step: Step) -> str:
    """What comes from the hand: tiles of the rack, and jokers that an earlier step has freed."""
    rack = say("solve-rack", tiles=_tiles(step.rack)) if step.rack else ""
    freed = say("solve-freed", count=len(step.freed)) if step.freed else ""
    return _list(part for part in (rack, freed) if part)


def _tiles(tiles: Tiles) -> str:
    return _list(map(_tile, tiles))


def _tile(tile: Tile) -> str:
    if tile.number:
        return say("solve-tile", colour=tile.colour, number=tile.number)
    return say("solve-joker-coloured", colour=tile.colour) if tile.colour else say("solve-joker")


def _meld(meld: Meld | Row | None, form: str) -> str:
    """A row as a sentence needs it: `from`, `to`, or as what something is done to (`object`)."""
    named = ""
    match meld:
        case Run():
            named = say(f"solve-run-{form}", colour=meld.colour, first=meld.first, last=meld.last)
        case Group():
            colours = _list(catalogue.text(f"colour-{colour}", {}, language()) for colour in meld.colours)
            named = say(f"solve-group-{form}", number=meld.number, colours=colours)
        case Row():
            return say(f"solve-row-{form}", tiles=_list(catalogue.tile_text(tile, language()) for tile in meld.row))
    if meld is None or not meld.jokers:
        return named
    return say("solve-jokered", meld=named, count=len(meld.jokers))


def _list(items: Iterable[str]) -> str:
    parts = list(items)
    if len(parts) < 2:
        return "".join(parts)
    return catalogue.text("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]}, language())
