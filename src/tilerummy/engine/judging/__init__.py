"""Deciding whether a move is legal, and why not."""

from threading import local


class _Work(local):
    """The steps of judging in this thread, counted so that a caller with many questions can stop in time.

    A step is 10 to 20 microseconds of a slow processor. The count is the same on every machine and does not depend on
    what is cached, so the same questions always get the same answers.
    """

    steps = 0


WORK = _Work()
