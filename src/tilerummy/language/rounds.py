"""Which round of a match is being played, and what decides the match."""

from tilerummy.engine.match import games_in_round
from tilerummy.engine.rules import MatchWinner, RoundGames, Rules
from tilerummy.language.translator import Translator


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
