"""The steps of a lay in words: what to take from where, and where it goes."""

from tilerummy.engine.melds import Group, Meld, Row, Run
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language.translator import Translator
from tilerummy.solver.steps import Kind, Step


def describe_step(step: Step, tr: Translator) -> str:
    """One sentence that tells a player what to do."""
    held = _held(step, tr)
    match step.kind:
        case Kind.NEW:
            return tr.text("cli-solve-step-new", held=held)
        case Kind.ADD:
            return tr.text("cli-solve-step-add", held=held, to=_meld(step.target, "to", tr))
        case Kind.SPLIT:
            meld = _meld(step.source, "object", tr)
            return tr.text("cli-solve-step-split", meld=meld, number=step.cut, next=step.cut + 1)
        case Kind.JOIN:
            meld, to = _meld(step.source, "object", tr), _meld(step.target, "to", tr)
            return tr.text("cli-solve-step-join", meld=meld, to=to)
        case Kind.SHIFT:
            return tr.text("cli-solve-step-shift", meld=_meld(step.target, "object", tr))
        case Kind.EXCHANGE:
            sources = tr.list_of(part for part in (_taken(step, tr), held) if part)
            to = _meld(step.target, "to", tr)
            return tr.text("cli-solve-step-exchange", sources=sources, to=to, count=len(step.out))
        case Kind.TAKE:
            taken = _taken(step, tr)
            if held:
                return tr.text("cli-solve-step-take-held", taken=taken, held=held)
            return tr.text("cli-solve-step-take", taken=taken)
        case Kind.MOVE:
            words = {"taken": _taken(step, tr), "to": _meld(step.target, "to", tr)}
            if held:
                return tr.text("cli-solve-step-move-held", held=held, **words)
            return tr.text("cli-solve-step-move", **words)


def _taken(step: Step, tr: Translator) -> str:
    """What comes from the table: some tiles of a row, or all of it."""
    if step.source is None or step.left is None:
        return _meld(step.source, "object", tr)
    return f"{_tiles(step.taken, tr)} {_meld(step.source, 'from', tr)}"


def _held(step: Step, tr: Translator) -> str:
    """What the player holds: tiles of the rack, and jokers that an earlier step has freed."""
    rack = tr.text("cli-solve-rack", tiles=_tiles(step.rack, tr)) if step.rack else ""
    freed = tr.text("cli-solve-freed", count=len(step.freed)) if step.freed else ""
    return tr.list_of(part for part in (rack, freed) if part)


def _tiles(tiles: Tiles, tr: Translator) -> str:
    return tr.list_of(_tile(tile, tr) for tile in tiles)


def _tile(tile: Tile, tr: Translator) -> str:
    if tile.number:
        return tr.text("cli-solve-tile", colour=tile.colour, number=tile.number)
    return tr.text("cli-solve-joker-coloured", colour=tile.colour) if tile.colour else tr.text("cli-solve-joker")


def _meld(meld: Meld | Row | None, form: str, tr: Translator) -> str:
    """A row in the form that the sentence needs: `from`, `to` or `object`."""
    named = ""
    match meld:
        case Run():
            named = tr.text(f"cli-solve-run-{form}", colour=meld.colour, first=meld.first, last=meld.last)
        case Group():
            named = tr.text(f"cli-solve-group-{form}", number=meld.number, colours=tr.colours(meld.colours))
        case Row():
            return tr.text(f"cli-solve-row-{form}", tiles=tr.list_of(map(tr.tile, meld.row)))
    if meld is None or not meld.jokers:
        return named
    return tr.text("cli-solve-jokered", meld=named, count=len(meld.jokers))
