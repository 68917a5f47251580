"""Observations as numpy arrays, and the spaces they come from.

An observation is a dict:

- `observation`: what the seat knows, in the order of `observation_names`
- `action_mask`: 1 for each action that the seat has now; a seat whose turn it is not has only action 0, and waits
- `lays` (scheme `choices`): the tiles of each lay, as 53 counts
- `features` (scheme `choices`): about each lay what `FEATURES` names
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tilerummy.engine.editions import Edition
from tilerummy.engine.moves import Lay
from tilerummy.engine.rules import Rules
from tilerummy.engine.tiles import NUMBERS, Tiles
from tilerummy.environment.decisions import ChoosingTurn, Round, kinds
from tilerummy.simulator.observation import MOST, WIDTH, observation, segments

Observation = dict[str, NDArray[Any]]
FEATURES = "tiles", "points", "tiles left", "points left", "jokers", "opens", "goes out"
"""What is said about each lay. Points are those of the tiles on a rack, so that a joker counts what it would cost."""


def observation_names(edition: Edition, seats: int, actions: str = "choices") -> tuple[str, ...]:
    """What each number of `observation` is; `simulator.observation.segments` explains the parts.

    With `tiles` as actions, the tiles that the seat has put together so far come last.

    >>> observation_names(Edition.parse("rummy-classic"), 2)[50:54]
    ('table g12', 'table g13', 'table joker', 'rack b1')
    """
    all_kinds = kinds(edition.rules)
    parts = [*segments(edition, seats), *([("chosen", WIDTH)] if actions == "tiles" else [])]
    names: list[str] = []
    for part, size in parts:
        if size in (WIDTH, WIDTH - 1):
            names += [f"{part} {kind}" for kind in all_kinds[:size]]
        else:
            names += [part] if size == 1 else [f"{part} {number}" for number in range(size)]
    return tuple(names)


def observation_space(round_: Round, edition: Edition) -> spaces.Dict:
    """The space of every observation of such a round."""
    size = len(observation_names(edition, round_.position.seats, _scheme(round_)))
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, MOST, (size,), np.uint8),
        "action_mask": spaces.Box(0, 1, (len(round_.names),), np.int8),
    }
    if _scheme(round_) == "choices":
        lays = round_.most_lays
        parts["lays"] = spaces.Box(0, MOST, (lays, WIDTH), np.uint8)
        parts["features"] = spaces.Box(0, np.iinfo(np.int16).max, (lays, len(FEATURES)), np.int16)
    return spaces.Dict(parts)


def _scheme(round_: Round) -> str:
    return "choices" if isinstance(round_.turn, ChoosingTurn) else "tiles"


def observed(round_: Round, seat: int) -> Observation:
    """What a seat is shown."""
    position, turn = round_.position, round_.turn
    is_its_turn = seat == position.turn and not round_.is_over
    numbers = observation(position, seat)
    if is_its_turn:
        mask = np.array(turn.mask, np.int8)
    else:
        mask = np.zeros(len(round_.names), np.int8)
        mask[0] = 1
    if not isinstance(turn, ChoosingTurn):
        numbers.extend(turn.chosen if is_its_turn else bytes(WIDTH))
        return {"observation": np.array(numbers, np.uint8), "action_mask": mask}
    lays = np.zeros((round_.most_lays, WIDTH), np.uint8)
    if is_its_turn:
        for place, move in enumerate(turn.lays):
            played = move.played if isinstance(move, Lay) else move.lay.played
            lays[place] = played.to_array(position.rules.colours)
    racks = np.tile(np.array(position.racks[seat].to_array(position.rules.colours), np.uint8), (round_.most_lays, 1))
    if is_its_turn:
        for place, move in enumerate(turn.lays):
            if not isinstance(move, Lay):  # the tile that it takes comes to the rack first
                racks[place] += np.array(Tiles([move.tile]).to_array(position.rules.colours), np.uint8)
    features = features_of(position.rules, racks, lays, np.array(position.has_opened(seat)))
    return {"observation": np.array(numbers, np.uint8), "action_mask": mask, "lays": lays, "features": features}


def features_of(
    rules: Rules, racks: NDArray[np.uint8], lays: NDArray[np.uint8], opened: NDArray[np.bool_]
) -> NDArray[np.int16]:
    """The features of lays: each has 53 counts, zeros without a lay, and a rack and whether it has opened."""
    points = np.array([*NUMBERS] * 4 + [rules.joker_penalty], np.int16)
    found = np.zeros((*lays.shape[:-1], len(FEATURES)), np.int16)
    tiles, worth = lays.sum(-1, dtype=np.int16), lays @ points
    found[..., 0], found[..., 1] = tiles, worth
    found[..., 2] = racks.sum(-1, dtype=np.int16) - tiles
    found[..., 3] = racks @ points - worth
    found[..., 4] = lays[..., WIDTH - 1]
    found[..., 5] = ~opened
    found[..., 6] = found[..., 2] == 0
    found *= (tiles > 0)[..., np.newaxis]
    return np.maximum(found, 0)
