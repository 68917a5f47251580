"""Plays a round between computers: each gets its view and chooses a move, the referee judges it, the deck fills draws.

>>> record = play_round(["casual", "beginner"], "rummikub-vienna-en", seed=7)
>>> record.tag("Seats"), record.tag("Result")
('computer:casual/computer:beginner', '+83/-83')
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace

from tilerummy.bots import PLAYERS, Bot, checked, make
from tilerummy.bots.reasons import Decision, decision
from tilerummy.engine.dealer import Deal, Deck, SeedStream
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require_each, wrong_type
from tilerummy.engine.judging.referee import outcome, read_and_play
from tilerummy.engine.match import RunningMatch
from tilerummy.engine.moves import DRAW_REQUEST, Draw, Move, Timeout
from tilerummy.engine.position import Position, View, view
from tilerummy.engine.record import COMPUTER, Entry, Record, hidden
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import IllegalMove, Violation

MOST_MOVES = 5000
"""Far more than any round needs: a lay or a draw needs a tile, and passes end the round."""


class BotRefused(IllegalMove):
    """A computer chose an illegal move. The error has everything that is needed to reproduce it."""

    def __init__(self, bot: Bot | str, seen: View, move: Move, violations: tuple[Violation, ...]) -> None:
        name = bot if isinstance(bot, str) else bot.name
        super().__init__(violations, computer=name, view=str(seen), move=str(move))
        self.bot, self.seen, self.move = bot, seen, move

    def __repr__(self) -> str:
        # The computer by its name, because an object of somebody's own class need not have a `repr` that evaluates.
        return f"BotRefused({self.params['computer']!r}, {self.seen!r}, {self.move!r}, {self.violations!r})"


def decide(record: Record, bot: Bot) -> Decision:
    """The computer's move in this round, not judged yet, and its reason."""
    position = record.position
    move, why = decision(bot, view(position, position.turn), record.redacted(position.turn).entries)
    return Decision(_requested(bot, move), why)


def play_turn(game: RunningMatch, bot: Bot) -> RunningMatch:
    """The match after the computer's move; an illegal move raises `BotRefused`."""
    if game.record is None:
        raise Impossible("no-round")
    move, why = decide(game.record, bot)
    try:
        return game.play(move, why=why)
    except IllegalMove as error:
        position = game.record.position
        raise BotRefused(bot, view(position, position.turn), move, error.violations) from None


def as_request(move: Move) -> Move:
    """The move without the tile of a draw, because only the deck decides which tile is drawn.

    >>> from tilerummy.engine.moves import parse_move
    >>> str(as_request(parse_move("+j")))
    '+x'
    """
    if isinstance(move, Draw):
        return DRAW_REQUEST
    if isinstance(move, Timeout):
        return replace(move, drawn=Tiles(unknown=len(move.drawn)))
    return move


def _requested(bot: Bot, move: Move) -> Move:
    """The move that a computer chose, as a request."""
    if not isinstance(move, Move):
        raise wrong_type(f"{bot.name}.choose()", "Move", move)
    return as_request(move)


class RoundRunner:
    """A running round between computers: the position, and the log as each seat saw it.

    Every move is judged once, on the position. The logs are extended move by move, so the cost per move does not grow
    with the round.
    """

    def __init__(self, record: Record, deck: Deck, bots: Sequence[Bot]) -> None:
        self.position, self.deck, self.bots = record.position, deck, bots
        if len(bots) != record.start.seats:
            raise Impossible("seats-out-of-range", seats=len(bots), low=record.start.seats, high=record.start.seats)
        self.entries = list(record.entries)
        self.logs = [list(record.redacted(seat).entries) for seat in range(len(bots))]

    @property
    def is_over(self) -> bool:
        return outcome(self.position) is not None

    def move(self) -> Entry:
        """Let the seat to move make its move; an illegal move raises `BotRefused`."""
        if len(self.entries) >= MOST_MOVES:
            raise Impossible("round-without-end", moves=MOST_MOVES)
        seat = self.position.turn
        bot, seen = self.bots[seat], view(self.position, seat)
        move = _requested(bot, bot.choose(seen, tuple(self.logs[seat])))
        try:
            reading, after = read_and_play(self.position, self.deck.fill(self.position, move))
        except IllegalMove as error:
            raise BotRefused(bot, seen, move, error.violations) from None
        entry = Entry(seat, reading)
        veiled = hidden(entry)
        self.entries.append(entry)
        for each, log in enumerate(self.logs):
            log.append(entry if each == seat else veiled)
        self.position = after
        return entry


Watch = Callable[[Position, Entry], None]
"""Called with every move and the position before it."""
UNHURRIED = 60.0
"""Seconds for a move of a built-in bot. Nobody waits for it here, and on a busy machine the seed still decides it."""


def play_round(
    bots: Sequence[Bot | str], edition: Edition | str, seed: bytes | int = 0, *, watch: Watch | None = None
) -> Record:
    """Play a whole round between bots, one per seat: names of built-in bots, or objects with `name` and `choose`.

    The seed determines everything: the tiles, the starter, and the random numbers of the built-in bots. The record has
    it, so that `verify` can check the deal. An object is used as it is and has to handle its own randomness.

    >>> from tilerummy.engine.fairness import verify
    >>> verify(play_round(["casual", "beginner"], "rummy-classic,open_min=40", seed=1))
    ()
    """
    players = require_each(bots, object, "bots")
    deal = Deal.of(edition, len(players), seed)
    chances = [SeedStream(deal.seed, f"seat {seat}").randrange(1 << 48) for seat in range(deal.seats)]
    with seated(players, chances) as sitting:  # type: ignore[arg-type]
        return finish_round(begun(deal), deal.deck, sitting, watch).finished(deal.seed)


def begun(deal: Deal) -> Record:
    """The record of a first round before its first move."""
    return Record(deal.position(deal.starter()), (), (("Round", "1"), ("Commitment", deal.commitment)))


@contextmanager
def seated(bots: Sequence[Bot | str], chances: Sequence[int]) -> Iterator[list[Bot]]:
    """The players by seat; players created here are closed afterwards if they have resources such as a process."""
    with ExitStack() as guests:
        sitting: list[Bot] = []
        for bot, chance in zip(map(checked, bots), chances, strict=True):
            if isinstance(bot, str):
                bot = make(bot, chance, UNHURRIED if bot in PLAYERS else None)
                if (close := getattr(bot, "close", None)) is not None:
                    guests.callback(close)
            sitting.append(bot)
        yield sitting


def finish_round(record: Record, deck: Deck, bots: Sequence[Bot], watch: Watch | None = None) -> Record:
    """Play the round to its end from the record's last position; the tags get the seats and the result."""
    sitting = RoundRunner(record, deck, bots)
    situations = list(record.situations)
    while not sitting.is_over:
        before = sitting.position
        entry = sitting.move()
        situations.append(sitting.position)
        if watch is not None:
            watch(before, entry)
    whole = Record(record.start, tuple(sitting.entries), record.tags, tuple(situations))
    return whole.with_tag("Seats", "/".join(COMPUTER + bot.name for bot in bots)).finished()
