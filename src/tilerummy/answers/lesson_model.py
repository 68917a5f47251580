"""The models of the list of lessons."""

from tilerummy.rooms.rest import Body


class LessonInfo(Body):
    """A lesson. Its table is the socket `/ws/v1/lesson/KEY/STEP`."""

    key: str
    part: str
    """The heading under which it is listed."""
    title: str
    text: str
    """What it teaches, in one or two sentences."""
    box: str
    """The box whose rules it teaches; empty if it is the usual box of the language."""
    steps: int
    """The number of its exercises."""


class LessonList(Body):
    lessons: tuple[LessonInfo, ...]
