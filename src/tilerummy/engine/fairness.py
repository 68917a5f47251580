"""Checks whether a round was dealt fairly: deals it again from its seed and compares the result with the record.

A record alone cannot prove that its seed was not chosen later. What a player's page kept before it revealed its bytes
can: the commitment to the seed, and the commitments of all seats to their bytes.
"""

from dataclasses import dataclass

from tilerummy.engine.dealer import Deal, Deck, commitment, draws_text, mixed_seed, parse_entropy, seed_bytes
from tilerummy.engine.errors import Impossible, require
from tilerummy.engine.moves import Draw, Timeout
from tilerummy.engine.position import Position
from tilerummy.engine.record import COMPUTER, Record, hidden, result_text
from tilerummy.engine.rules import FirstPlayer, NextStarter
from tilerummy.engine.scoring import score


@dataclass(frozen=True)
class Fault:
    """One difference: what was checked, the value in the record, and the value that follows from the seed."""

    check: str
    found: str
    expected: str


@dataclass(frozen=True)
class Kept:
    """What a page kept when it was asked to reveal its bytes, as the texts of a record, and these bytes.

    >>> Kept.parse("5e55:ab/-:00ff").entropy
    '00ff'
    """

    commitment: str
    hashes: str
    entropy: str

    @classmethod
    def parse(cls, text: str) -> "Kept":
        parts = text.split(":")
        if len(parts) != 3 or not all(parts):
            raise Impossible("kept-unreadable", kept=text)
        return cls(*parts)

    def is_of(self, record: Record) -> bool:
        """Whether this can only be about that round: the seed or the bytes are those that were committed to."""
        return self.commitment == record.tag("Commitment") or self.hashes == record.tag("EntropyHashes")


def verify(record: Record, kept: Kept | None = None) -> tuple[Fault, ...]:
    """All differences; empty if the round was dealt, drawn and scored as its seed determines.

    `kept` is what the page of a player kept of this round.
    """
    start = require(record, Record, "record").start
    seed_text = record.tag("Seed")
    if seed_text is None or not isinstance(start, Position):
        raise Impossible("seed-missing")
    seed, added = _seed(seed_text), record.tag("Entropy")
    deal = Deal(start.edition, start.seats, mixed_seed(seed, parse_entropy(added) if added else ()))
    promised = record.tag("Commitment")
    if promised is None:
        raise Impossible("commitment-missing")
    faults = [
        Fault("commitment", promised, commitment(seed)),
        *_entropy(record),
        *(_kept(record, kept) if kept is not None else ()),
        Fault("deal", str(start), str(deal.position(start.turn))),
        *_starter(record, deal, start),
        *_draws(record, deal.deck),
        *_result(record),
    ]
    return tuple(fault for fault in faults if fault.found != fault.expected)


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    return seed_bytes(seed)


def _entropy(record: Record) -> list[Fault]:
    """A seat adds the bytes that it committed to, or none. Computers add none: the dealer could choose theirs.

    An older record does not have the hashes, so this cannot be checked.
    """
    names, added = (record.tag("Seats") or "").split("/"), parse_entropy(record.tag("Entropy") or "-")
    if (told_hashes := record.tag("EntropyHashes")) is None:
        return []
    hashes = told_hashes.split("/")
    faults: list[Fault] = []
    for seat, part in enumerate(added):
        is_computer = seat < len(names) and names[seat].startswith(COMPUTER)
        told = hashes[seat] if seat < len(hashes) else ""
        if part and (is_computer or told != commitment(part)):
            faults.append(Fault("entropy", f"{seat}:{part.hex()}", f"{seat}:{'-' if is_computer else told or '-'}"))
    return faults


def _kept(record: Record, kept: Kept) -> list[Fault]:
    parts = (record.tag("Entropy") or "-").split("/")
    return [
        Fault("kept-commitment", record.tag("Commitment") or "-", kept.commitment),
        Fault("kept-hashes", record.tag("EntropyHashes") or "-", kept.hashes),
        Fault("kept-entropy", kept.entropy if kept.entropy in parts else "/".join(parts), kept.entropy),
    ]


def _starter(record: Record, deal: Deal, start: Position) -> list[Fault]:
    """The seed decides who starts the first round, and every round if the edition draws for it again.

    It also decides the tiles that were drawn for it, if the record names them.
    """
    told = record.tag("StarterDraw")
    drawn = [] if told is None else [Fault("starter-draw", told, draws_text(deal.starter_draws))]
    decided = record.tag("Round") == "1" or start.rules.next_starter is NextStarter.REDRAW
    if not decided or start.rules.first_player is FirstPlayer.YOUNGEST:
        return drawn
    return [Fault("starter", str(start.turn), str(deal.starter())), *drawn]


def _draws(record: Record, deck: Deck) -> list[Fault]:
    faults: list[Fault] = []
    for number, (before, entry) in enumerate(zip(record.situations, record.entries, strict=False), 1):
        if isinstance(before, Position) and isinstance(entry.move, Draw | Timeout):
            dealt = deck.fill(before, hidden(entry).move)
            faults.append(Fault("draw", f"{number}. {entry.move}", f"{number}. {dealt}"))
    return faults


def _result(record: Record) -> list[Fault]:
    points = score(record.final) if isinstance(record.final, Position) else None
    found = record.tag("Result") or "-"
    return [Fault("result", found, result_text(points) if points else "-")]
