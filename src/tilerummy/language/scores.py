"""Scores as sums that people can follow, which need only signs; and which round is played, in words.

>>> from tilerummy.engine.editions import get
>>> rack_sum(Tiles.parse("r5k13j"), get("rummikub-vienna-en").rules)
'13 + 5 + 30 = 48'
"""

from collections.abc import Iterator, Sequence

from tilerummy.engine.match import games_in_round
from tilerummy.engine.rules import MatchWinner, RoundGames, Rules
from tilerummy.engine.scoring import Ending, Outcome, rack_points
from tilerummy.engine.tiles import Tiles
from tilerummy.language.translator import Translator

LONGEST_SUM = 8


def signed(points: int) -> str:
    """Points with their sign, such as +12 or −5; zero has none."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def rack_sum(rack: Tiles, rules: Rules, longest: int = LONGEST_SUM) -> str:
    """The value of a rack as a sum of its tiles; only the total if there are more than `longest`."""
    numbers = [str(tile.number or rules.joker_penalty) for tile in rack]
    points = rack_points(rack, rules)
    return f"{' + '.join(numbers)} = {points}" if 1 < len(numbers) <= longest else str(points)


def score_sums(scores: Sequence[int], ended: Outcome, points: Sequence[int]) -> Iterator[str]:
    """Each score, with the calculation from the racks' `points` if it is more than the value of one rack."""
    for seat, gain in enumerate(scores):
        losses = [str(-loss) for other, loss in enumerate(scores) if other != seat and loss < 0]
        if seat == ended.winner and len(losses) > 1:
            yield f"{' + '.join(losses)} = {signed(gain)}"
        elif ended.hand and seat != ended.winner:
            yield f"2 × {points[seat]} = {signed(gain)}"
        elif ended.ending is Ending.BLOCKED and ended.winner is not None and gain < 0 and -gain != points[seat]:
            yield f"{points[seat]} − {points[ended.winner]} = {signed(gain)}"
        else:
            yield signed(gain)


# Which round of a match is being played, and what decides the match


def round_title(number: int, length: int, rules: Rules, seats: int, tr: Translator) -> str:
    """Which one of a match of this length is being played.

    >>> from tilerummy.engine.editions import get
    >>> vienna, english = get("rummikub-vienna-en").rules, Translator("en")
    >>> round_title(5, 6, vienna, 3, english), round_title(1, 1, vienna, 3, english)
    ('round 2 of 2 · game 2 of 3', 'game 1 of 1')
    """
    games = games_in_round(rules, seats)
    if rules.round_games is RoundGames.ONE:
        return tr.text("word-round-of", number=number, count=length)
    if length % games or length == games:
        return tr.text("word-game-of", number=number, count=length)
    whole, rest = divmod(number - 1, games)
    of_rounds = tr.text("word-whole-round-of", number=whole + 1, count=length // games)
    return f"{of_rounds} · {tr.text('word-game-of', number=rest + 1, count=games)}"


def wins_decide(rules: Rules) -> bool:
    """Whether the match goes to the player who has won most."""
    return rules.match is MatchWinner.GAMES_THEN_TOTAL
