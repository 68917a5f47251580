"""A review as a piece of work for a process of its own: it loads the solver, the computers and the words."""

from tilerummy.rooms.words import translator_for


def reviewed(trn: str, number: int, language: str, shown: tuple[int, int] | None = None) -> bytes:
    """The review of a round of a record as JSON, see `review_json`. Raises `Refusal` or `TilerummyError`."""
    from tilerummy.answers.review_report import review_json

    return review_json(trn, number, translator_for(language), shown)
