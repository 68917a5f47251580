"""A score card in words: how each round ended, who leads or has won, and who starts the next round."""

from tilerummy.engine.rules import NextStarter
from tilerummy.language import Translator
from tilerummy.language.rounds import wins_decide
from tilerummy.language.scores import signed
from tilerummy.scorecard.card import Played, Scorecard


def ending(card: Scorecard, played: Played, tr: Translator) -> str:
    """How a round ended, in a word or two."""
    ended = played.outcome(card.rules)
    name = "" if ended.winner is None else card.names[ended.winner]
    brief = "hand" if ended.hand else ended.ending.value
    return tr.text(f"companion-brief-{brief}", name=name)


def standing(card: Scorecard, tr: Translator) -> str:
    """Who leads or has won, and by which criterion of the edition."""
    return f"{_standing(card, tr)} ({tr.rule('match', card.rules.match)})"


def _standing(card: Scorecard, tr: Translator) -> str:
    leaders = [card.names[seat] for seat in card.leaders]
    if not leaders:
        return tr.text("companion-nobody-leads")
    if len(leaders) > 1:
        return tr.text("companion-winners" if card.is_over else "companion-leaders", names=", ".join(leaders))
    if card.is_over:
        return tr.text("companion-winner", name=leaders[0])
    seat = card.leaders[0]
    points, rounds = card.sheet.totals[seat], card.sheet.rounds_won[seat]
    if not wins_decide(card.rules):
        return tr.text("companion-leader-total", name=leaders[0], points=points)
    return tr.text("companion-leader-rounds", name=leaders[0], rounds=rounds, points=signed(points))


def next_starter(card: Scorecard, tr: Translator) -> str:
    """Who starts the next round, or the rule that decides it if that is not known."""
    seat = card.next_starter
    if seat is not None:
        return tr.text("companion-next-starter", name=card.names[seat])
    if not card.rounds:
        return tr.rule("first_player", card.rules.first_player)
    if card.rules.next_starter is NextStarter.REDRAW:
        return tr.text("companion-next-starter-redraw")
    return tr.rule("next_starter", card.rules.next_starter)
