"""What a turn tells about the level of a player: choices, each in a context that the player did not make.

The chance of every choice in every context was counted for the eight levels, in rounds between computers
(`research/rating.py`). The counts are in `data/rating.json`.

    first NOT-YET JOKER     a first lay was possible: made (yes) or not; NOT-YET: how often it was not made before
    size JOKER              the first lay: all tiles of the best lay or fewer, with or without a joker
    out FINDS SIZE          going out was possible: out, some (laid tiles) or no
    lay WAITED FINDS SIZE   a lay was possible: yes or no; WAITED: how often there was one before and none was made
    how FINDS MORE NONE     how much was laid, compared with what simpler ways of playing find
    joker                   tiles were laid, and a joker was on the rack: laid or kept

FINDS is the simplest way that finds a lay, or the best one: `add` adds tiles to melds, `one` also takes from one meld
at a time, `deep` rebuilds more of the table.
"""

from collections.abc import Iterator

from tilerummy.review.turns import TurnReview

Choice = tuple[str, str]
"""A context and what the player did in it."""


def evidence(turn: TurnReview) -> Iterator[Choice]:
    """The choices of a turn; none if nothing could be laid."""
    if not turn.best_tiles:
        return
    joker = "joker" if turn.rack.jokers else "none"
    if not turn.opened:
        yield f"first {min(turn.waited, 2)} {joker}", "yes" if turn.tiles else "no"
        if turn.tiles:
            size = "all" if turn.tiles >= turn.best_tiles else "fewer"
            yield f"size {joker}", f"{size} with joker" if turn.jokers_laid else size
        return
    finds = "add" if turn.added else "one" if turn.one_meld else "deep"
    if turn.could_go_out:
        yield f"out {finds} {_size(turn)}", "out" if turn.went_out else "some" if turn.tiles else "no"
        return
    yield f"lay {min(turn.waited, 3)} {finds} {_size(turn)}", "yes" if turn.tiles else "no"
    if turn.tiles:
        needs = "deep" if turn.best_tiles > turn.one_meld else "one" if turn.one_meld > turn.added else "add"
        more = min(turn.best_tiles - turn.added, 3)
        yield f"how {needs} {more} {'some' if turn.added else 'none'}", _laid(turn)
        if turn.rack.jokers:
            yield "joker", "laid" if turn.jokers_laid else "kept"


def _size(turn: TurnReview) -> str:
    return next(name for most, name in ((1, "1"), (3, "3"), (7, "7"), (1000, "many")) if turn.best_tiles <= most)


def _laid(turn: TurnReview) -> str:
    """The lay, compared with the best one and with what the simpler ways find."""
    if turn.tiles >= turn.best_tiles:
        return "best"
    if turn.tiles > turn.one_meld:
        return "more than one"
    if turn.tiles == turn.one_meld:
        return "one"
    if turn.tiles > turn.added:
        return "more than add"
    return "add" if turn.tiles == turn.added else "less"
