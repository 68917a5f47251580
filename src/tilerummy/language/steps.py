"""The steps of a lay in words: what to take from where, and where it goes."""

from collections.abc import Iterable, Iterator

from tilerummy.engine.melds import Group, Meld, Row, Run
from tilerummy.engine.moves import Move, TakeDiscard, TakeOpenTile
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language.translator import Translator
from tilerummy.solver.steps import Kind, Step


def describe_steps(steps: Iterable[Step], tr: Translator, move: Move | None = None) -> Iterator[str]:
    """One sentence per step. If the move takes a tile from beside the table, the step that first uses it says so."""
    beside = Tiles([move.tile]) if isinstance(move, TakeDiscard | TakeOpenTile) else Tiles()
    place = "open-tile" if isinstance(move, TakeOpenTile) else "discard"
    for step in steps:
        here = beside if beside <= step.rack else Tiles()
        held = tr.list_of(_held(step, here, place, tr))
        beside = beside - here
        yield _sentence(step, held, tr)


def describe_step(step: Step, tr: Translator) -> str:
    """One sentence that tells a player what to do."""
    return next(describe_steps([step], tr))


def _sentence(step: Step, held: str, tr: Translator) -> str:
    match step.kind:
        case Kind.NEW:
            return tr.text("cli-solve-step-new", held=held)
        case Kind.ADD:
            return tr.text("cli-solve-step-add", held=held, to=_meld(step.target, "to", tr))
        case Kind.SPLIT:
            meld = _meld(step.sources[0].row, "object", tr)
            return tr.text("cli-solve-step-split", meld=meld, number=step.cut, next=step.cut + 1)
        case Kind.JOIN:
            meld, to = _meld(step.sources[0].row, "object", tr), _meld(step.target, "to", tr)
            return tr.text("cli-solve-step-join", meld=meld, to=to)
        case Kind.SHIFT:
            return tr.text("cli-solve-step-shift", meld=_meld(step.target, "object", tr))
        case Kind.EXCHANGE:
            sources = tr.list_of([*_taken(step, tr), *([held] if held else [])])
            to = _meld(step.target if step.target is not None else step.made, "to", tr)
            return tr.text("cli-solve-step-exchange", sources=sources, to=to, count=len(step.out))
        case Kind.TAKE:
            taken = tr.list_of(_taken(step, tr))
            if held:
                return tr.text("cli-solve-step-take-held", taken=taken, held=held)
            return tr.text("cli-solve-step-take", taken=taken)
        case Kind.MOVE:
            words = {"taken": tr.list_of(_taken(step, tr)), "to": _meld(step.target, "to", tr)}
            if held:
                return tr.text("cli-solve-step-move-held", held=held, **words)
            return tr.text("cli-solve-step-move", **words)


def _taken(step: Step, tr: Translator) -> list[str]:
    """What comes from the table: some tiles of a meld, or all of it; tiles of unfinished rows are named together."""
    said = []
    loose = Tiles()
    for source in step.sources:
        if isinstance(source.row, Row):
            loose += source.taken
        elif source.left is None:
            said.append(_meld(source.row, "object", tr))
        else:
            said.append(f"{_tiles(source.taken, tr)} {_meld(source.row, 'from', tr)}")
    return [*said, tr.text("cli-solve-row-from", tiles=_tiles(loose, tr))] if loose else said


def _held(step: Step, beside: Tiles, place: str, tr: Translator) -> Iterator[str]:
    """What the player holds: tiles of the rack, one from beside the table, and jokers that were freed before."""
    if rack := step.rack - beside:
        yield tr.text("cli-solve-rack", tiles=_tiles(rack, tr))
    if beside:
        yield tr.text(f"cli-solve-{place}", tiles=_tiles(beside, tr))
    if step.freed:
        yield tr.text("cli-solve-freed", count=len(step.freed))


def _tiles(tiles: Tiles, tr: Translator) -> str:
    def named(tile: Tile) -> str:
        if tile.number:
            return tr.text("cli-solve-tile", colour=tile.colour, number=tile.number)
        return tr.text("cli-solve-joker-coloured" if tile.colour else "cli-solve-joker", colour=tile.colour)

    return tr.list_of(map(named, tiles))


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
