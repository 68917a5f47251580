"""What a player did with each turn: compared with the best lay, by the chance that it cost, and as a level.

>>> from tilerummy.bots.round_runner import play_round
>>> record = play_round(["solid", "newcomer"], "rummikub-vienna-en", seed=7)
>>> turns = [turn for turn in review_turns(record) if turn.seat == 0]
>>> sum(turn.best_tiles > 0 for turn in turns) > 0
True
>>> [each.name for each in rate(record)]
['computer:solid', 'computer:newcomer']
"""

from tilerummy.review.by_chances import RoundByChances, weigh_round
from tilerummy.review.rating import Rating, rate
from tilerummy.review.rounds import Mark, ReviewedTurn, RoundReview, review_round
from tilerummy.review.turns import TurnReview, review_turns

__all__ = [
    "Mark",
    "Rating",
    "ReviewedTurn",
    "RoundByChances",
    "RoundReview",
    "TurnReview",
    "rate",
    "review_round",
    "review_turns",
    "weigh_round",
]
