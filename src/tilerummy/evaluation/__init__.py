"""What a round is worth: the chance of each seat to win it, and the points it can expect.

>>> from tilerummy.engine.position import View
>>> worth = evaluate(View.parse("rummikub-vienna-en kbr10 r6r7b6k1o3o4o9/x14/x3 012 0 9.0"))
>>> worth.by, round(sum(worth.chances), 9), round(sum(worth.points), 6) == 0
(<Source.NET: 'net'>, 1.0, True)

A `View` is judged by what its seat may know, a `Position` by all racks. A net that learned from games says
what a turn is worth; `weigh_turn` plays a lap in sampled worlds, and says what a turn cost and how certain that is.
"""

from tilerummy.evaluation.turns import TurnWorth, weigh_turn
from tilerummy.evaluation.worth import Evaluation, Source, evaluate, has_evaluation

__all__ = ["Evaluation", "Source", "TurnWorth", "evaluate", "has_evaluation", "weigh_turn"]
