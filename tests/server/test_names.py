"""Names: what people see decides. Ordinary names of all scripts are accepted."""

import json
import unicodedata
from functools import partial
from pathlib import Path

import pytest
from serving import NewGuest

from tilerummy.engine.editions import Edition
from tilerummy.engine.match import Match
from tilerummy.hosting.lobby import MOST_LISTED
from tilerummy.language import LANGUAGES
from tilerummy.rooms.names import appearance, checked_name, told_apart
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room_records import check_record
from tilerummy.rooms.words import translator_for
from tilerummy.server.api import shared_out, source
from tilerummy.store import RoomRow

ORDINARY = [
    *("Ann", "José", "Zoë", "Łukasz", "Nguyễn Thị", "O'Neill", "Jean-Luc", "Анна", "Јован", "Ελένη", "7", "Mr. X"),
    *("علی\u200cرضا", "می\u200cخواهم", "שָׁלוֹם", "สมชาย", "ที่รัก", "राम्", "क्\u200dष", "இராமன்", "김민준"),
    *("山田太郎", "ユキ", "👨\u200d👩\u200d👧", "👍🏽", "🏳️\u200d🌈", "Ann ❤️", "Ångström"),
]


def test_ordinary_names_are_accepted_as_they_are() -> None:
    for name in map(partial(unicodedata.normalize, "NFC"), ORDINARY):
        assert checked_name(name) == name
        assert Match(Edition.parse("rummikub-vienna-en"), (name, "Bo")).names[0] == name


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Ann   B ", "Ann B"),
        ("A\u200dnn", "Ann"),
        ("A\u200bn\u2060n\ufeff", "Ann"),
        ("\u202eAnn", "Ann"),
        ("Jose\u0301", "José"),
        ("A\u0301\u0302\u0303\u0304\u0305\u0306\u0307nn", "Á\u0302\u0303nn"),
        ("\u0301Ann", "Ann"),
        ("Ann\u3164", "Ann"),
        ("👍\u200d", "👍"),
    ],
)
def test_what_nobody_sees_is_removed(name: str, cleaned: str) -> None:
    assert checked_name(name) == cleaned


BAD = {
    "name-bad": [
        *("", " ", "\u200b", "\u3164\u3164", "\u2800", "\u200d\u200c", "\u0301", "\u00a0"),
        *("a/b", "a\x07", "a\n\x00", "\ud800", "\ue000", "a" * 25, "computer:steady"),
    ],
    "name-mixed": ["Аnn", "Annа", "Βob", "раypal x"],
    "name-reserved": [
        *("Computer", "computer 1", "C0MPUTER", "Steady", "m a s t e r", "Ⓒomputer", "ＣＯＭＰＵＴＥＲ"),
        *(translator_for(each).text("play-computer") for each in LANGUAGES),
        *(translator_for(each).text("play-computer-number", number=2) for each in LANGUAGES),
    ],
}


@pytest.mark.parametrize("code", BAD)
def test_names_that_imitate_or_are_blank_are_refused(code: str) -> None:
    for name in BAD[code]:
        with pytest.raises(Refusal) as refused:
            checked_name(name)
        assert refused.value.code == code, name


def test_duplicates_are_told_apart() -> None:
    assert told_apart("Ann", ["Bo", ""]) == "Ann"
    assert told_apart("ann", ["Ann"]) == "ann 2"
    assert told_apart("Ann", ["Ann", "Ann 2"]) == "Ann 3"
    assert told_apart("Оха", ["Oxa"]) == "Оха 2", "the first is Cyrillic"
    assert told_apart("a" * 24, ["a" * 24]) == "a" * 22 + " 2"
    assert appearance("Αnn") == appearance("ANN") == appearance("Ánn") == "ann"


def test_two_players_with_one_name(guest: NewGuest) -> None:
    ann = guest("Ann")
    room = ann.create("person", "person")
    assert [seat["name"] for seat in guest("ANN").join(room).body["seats"]] == ["Ann", "ANN 2", ""]
    assert guest("Computer").join(room).body["code"] == "name-reserved"


# The list of public rooms


def row(number: int, origin: str) -> RoomRow:
    return RoomRow(f"r{number}", "waiting", True, 0, -number, None, (), json.dumps({"source": origin}))


def test_one_address_cannot_fill_the_list() -> None:
    spam, honest = [row(number, "spam") for number in range(1000)], [row(number, f"h{number}") for number in range(20)]
    listed = shared_out([*spam, *honest], share=5)
    assert listed == [*spam[:5], *honest]
    assert len(shared_out([row(number, "") for number in range(1000)], share=5)) == MOST_LISTED
    assert source("192.0.2.1") == source("192.0.2.1") != source("192.0.2.2")
    assert "192" not in source("192.0.2.1") or len(source("192.0.2.1")) == 16
    assert source("local") == ""


# Imported records


def test_imports_are_verified(guest: NewGuest) -> None:
    good = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "fair.trn").read_text("utf-8")
    assert check_record(good).verified
    first = good.partition('[Seed "')[2].partition('"')[0]
    forged = good.replace(first, "00" * 32)
    assert not check_record(forged).verified
    assert not check_record("\n".join(line for line in good.splitlines() if not line.startswith("[Seed"))).verified
    ann = guest("Ann")
    for text, verified in ((good, True), (forged, False)):
        answer = ann.ask("POST", "/api/v1/rooms/import", {"trn": text})
        assert (answer.status, answer.body["verified"]) == (201, verified)
        listed = {each["id"]: each for each in ann.ask("GET", "/api/v1/rooms/mine").body["rooms"]}
        assert listed[answer.body["id"]]["verified"] is verified
    for seed in ("xyz", "00", "", "0" * 63):
        answer = ann.ask("POST", "/api/v1/rooms/import", {"trn": good.replace(first, seed)})
        assert answer.status == 422, (seed, answer.body)
        last = good.rpartition('[Seed "')
        answer = ann.ask("POST", "/api/v1/rooms/import", {"trn": f'{last[0]}[Seed "{seed}"]\n'})
        assert answer.status == 422, (seed, answer.body)
