import pickle
import re
import runpy
import subprocess
import sys
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from tilerummy.engine import editions
from tilerummy.engine.editions import HOUSE, Edition, differences, get
from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.printed import VARIANT_BASES, EditionFolder
from tilerummy.engine.rules import FIELDS, choices, parse_value, value_text
from tilerummy.language import Translator

ROOT = Path(__file__).resolve().parent.parent.parent
KEYS = editions.keys()
NUMBERS = {
    "colours": st.permutations("kbroyg").map(lambda letters: "".join(letters[:4])),
    "jokers": st.integers(0, 4).map(str),
    "deal": st.integers(1, 25).map(str),
    "seats": st.sampled_from(["2-4", "2-2", "2-3", "3-4", "4"]),
    "open_min": st.integers(0, 999).map(str),
    "timer_s": st.one_of(st.just("none"), st.integers(1, 86400).map(str)),
    "timeout_draw": st.integers(0, 99).map(str),
    "timeout_idle_draw": st.integers(0, 99).map(str),
    "joker_penalty": st.integers(0, 999).map(str),
}


@st.composite
def overrides(draw: st.DrawFn) -> dict[str, str]:
    """Up to four house rules that are compatible."""
    names = draw(st.lists(st.sampled_from(FIELDS), max_size=4, unique=True))
    values = {name: draw(NUMBERS[name] if name in NUMBERS else st.sampled_from(choices(name) or ())) for name in names}
    if values.get("joker_colour") == "yes":
        values["jokers"] = "4"
    return values


@given(st.sampled_from(KEYS), overrides())
def test_canonical_text_is_read_back(key: str, house: dict[str, str]) -> None:
    edition = get(",".join([key, *map("=".join, house.items())]))
    text = str(edition)
    assert get(text) == edition
    assert str(get(text)) == text
    assert str(get(edition.pinned)) == text
    assert hash(get(text)) == hash(edition)
    assert eval(repr(edition)) == edition
    assert [name for name, _ in edition.changes] == [name for name in FIELDS if name in dict(edition.changes)]
    for name in FIELDS:
        wanted = parse_value(name, house[name]) if name in house else getattr(edition.printed.rules, name)
        assert getattr(edition.rules, name) == wanted
        changed = wanted != getattr(edition.printed.rules, name)
        assert (edition.provenance(name).basis in (HOUSE, *VARIANT_BASES)) == changed
        assert (edition.provenance(name).basis == HOUSE) == (name in dict(edition.house))


@pytest.mark.parametrize("key", KEYS)
def test_an_edition_as_printed_has_no_house_rules(key: str) -> None:
    edition = get(key)
    assert (edition.key, edition.house, str(edition)) == (key, (), key)
    assert get(f"{key}@{edition.revision}") == edition
    assert edition.pinned == f"{key}@{edition.revision}"
    assert get(key) is edition
    assert edition.rules is edition.printed.rules or edition.rules == edition.printed.rules


@pytest.mark.parametrize("key", KEYS)
def test_a_variant_is_the_same_by_name_and_by_fields(key: str) -> None:
    for name, variant in editions.printed(key).variants.items():
        edition = get(key).variant(name)
        assert edition == get(f"{key},{name}") == get(",".join([key, *map("=".join, variant.changes)]))
        assert dict(edition.changes).items() <= dict(variant.changes).items()


@pytest.mark.parametrize("key", KEYS)
def test_a_variant_of_the_sheet_is_no_house_rule(key: str) -> None:
    for name, variant in editions.printed(key).variants.items():
        edition = get(f"{key},{name},deal=13")
        assert edition.house == (("deal", "13"),)
        assert edition.variants == ((variant,) if len(edition.changes) > 1 else ())  # one of them changes nothing
        for field, _ in edition.changes:
            origin = edition.provenance(field)
            if field != "deal":
                assert (origin.basis, origin.source, origin.variant) == (variant.basis, variant.source, name)
                assert origin.basis in VARIANT_BASES
                assert origin.source.startswith(edition.printed.sheet)


def test_half_a_variant_is_a_house_rule() -> None:
    edition = get("rummy-classic,hand_double=yes")
    assert (edition.variants, edition.house) == ((), (("hand_double", "yes"),))


def test_the_spanish_sheet_prints_four_jokers() -> None:
    edition = get("rummy-classic-es,four_jokers")
    assert (edition.rules.jokers, edition.rules.size) == (4, 108)
    assert edition.provenance("jokers").source == "004 es L745"
    assert get("rummy-classic-es").provenance("jokers").variant == "four_jokers"


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("rummy-classic,open_min=50,jokers=4", "rummy-classic,jokers=4,open_min=50"),
        ("rummy-classic,open_min=030", "rummy-classic"),
        ("rummy-classic,hand", "rummy-classic,hand_double=yes,hand_open=yes"),
        ("rummy-classic-fr@1,keep_three", "rummy-classic-fr,partial_take=keep_three"),
        ("rummy-classic,colours=gyrb", "rummy-classic"),
        ("rummy-classic,joker_colour=yes,jokers=4", "rummy-classic,jokers=4,joker_colour=yes"),
        ("rummy-classic,seats=4", "rummy-classic,seats=4-4"),
        ("rummy-classic,timer_s=none", "rummy-classic,timer_s=none"),
        ("lets-play-rummy,joker_colour", "lets-play-rummy,joker_colour=yes"),
        ("lets-play-rummy-it,wait", "lets-play-rummy-it,open_after_draw=no"),
        ("rummy-bookmark,two_jokers", "rummy-bookmark,jokers=2"),
        ("rummy-bookmark,on_failed_draw,rack_only", "rummy-bookmark,joker_source=rack,pool_empty=draw_on_failed_draw"),
        ("rummikub-vienna-de,souvenir", "rummikub-vienna-de,jokers=4"),
        ("rummikub-vienna-en,souvenir_instead", "rummikub-vienna-en"),
        ("rummikub-vienna-de,difference", "rummikub-vienna-de,blocked_score=difference"),
        ("rummikub-original-de,hand", "rummikub-original-de,hand_double=yes"),
        ("rummikub-original-de,discard_pile", "rummikub-original-de,discard_pile=yes"),
        ("rummikub-original-de,open_last_tile", "rummikub-original-de,open_last_tile=yes"),
        ("rummikub-original-it,any_player", "rummikub-original-it,open_scope=any_player"),
    ],
)
def test_what_is_written_and_what_is_printed(written: str, canonical: str) -> None:
    assert str(get(written)) == canonical
    assert get(written) == Edition.parse(canonical)


def test_a_variant_joins_house_rules_that_are_there() -> None:
    assert str(get("rummy-classic,jokers=4").variant("hand")) == "rummy-classic,jokers=4,hand_double=yes,hand_open=yes"
    assert str(get("rummy-bookmark,jokers=3").variant("two_jokers")) == "rummy-bookmark,jokers=2"


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "edition-expected", 0),
        (",jokers=2", "edition-expected", 0),
        ("Rummy", "edition-expected", 0),
        ("rummy_classic", "edition-expected", 5),
        ("rummy-classic jokers=4", "edition-expected", 13),
        ("rummy-classic@", "edition-expected", 13),
        ("rummy-classic@0", "edition-expected", 13),
        ("rummy-classic@1x", "edition-expected", 15),
        ("../rummy-classic", "edition-expected", 0),
        ("rummy-classic,", "house-rule-expected", 14),
        ("rummy-classic,,hand", "house-rule-expected", 14),
        ("rummy-classic,open_min=", "house-rule-expected", 22),
        ("rummy-classic,open_min=5 0", "house-rule-expected", 24),
        ("rummy-classic,=5", "house-rule-expected", 14),
        ("rummy-classic,hand,", "house-rule-expected", 19),
        ("rummy-classic,open_min", "house-rule-value-expected", 22),
        ("rummy-classic,open_min=lots", "rule-number-expected", 23),
        ("rummy-classic,jokers=4,open_min=50,jokers=4", "house-rule-twice", 35),
        ("rummy-classic,hand,hand_open=no", "house-rule-twice", 19),
        ("rummy-classic,hand,hand", "house-rule-twice", 19),
    ],
)
def test_text_that_names_no_edition_is_unreadable(text: str, code: str, at: int) -> None:
    with pytest.raises(Unreadable) as refused:
        get(text)
    assert (refused.value.code, refused.value.at, refused.value.text) == (code, at, text)


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("rummy-clasic", "edition-unknown", {"key": "rummy-clasic", "close": "rummy-classic"}),
        ("chess", "edition-unknown", {"key": "chess", "close": ""}),
        ("rummy-classic@2", "edition-revision-unknown", {"key": "rummy-classic", "revision": 2, "newest": 1}),
        ("rummy-classic,opening=30", "rule-unknown", {"field": "opening", "close": "open_min"}),
        ("rummy-classic,match=best", "rule-value-unknown", None),
        ("rummy-classic,jokers=5", "rule-out-of-range", {"field": "jokers", "value": "5", "low": 0, "high": 4}),
        ("rummy-classic,joker_colour=yes", "joker-colours", {"field": "joker_colour", "jokers": 2, "needed": 4}),
        ("rummy-classic,deal=30", "rule-out-of-range", {"field": "deal", "value": "30", "low": 1, "high": 26}),
        ("lets-play-rummy,hand", "variant-unknown", None),
    ],
)
def test_an_invalid_edition_is_impossible(text: str, code: str, params: dict[str, object] | None) -> None:
    with pytest.raises(Impossible) as refused:
        get(text)
    assert refused.value.code == code
    assert params is None or refused.value.params == params


def test_an_unknown_variant_or_field_is_impossible() -> None:
    with pytest.raises(Impossible) as refused:
        get("lets-play-rummy").variant("hand")
    assert refused.value.params["choices"] == "joker_colour on_failed_draw other_meld free_joker"
    with pytest.raises(Impossible):
        get("lets-play-rummy").provenance("opening")


def test_provenance_follows_the_value() -> None:
    edition = get("rummy-classic-it")
    assert edition.provenance("open_min").edition == "rummy-classic"
    assert edition.provenance("joker_reuse").edition == "rummy-classic-it"
    changed = get("rummy-classic-it,open_min=50").provenance("open_min")
    assert (changed.basis, changed.source, changed.edition) == (HOUSE, "", "rummy-classic-it")


def test_differences_name_field_and_both_values() -> None:
    vienna = differences(get("rummikub-vienna-de"), get("rummikub-vienna-en"))
    assert vienna == [
        ("joker_reuse", "other_meld", "new_meld"),
        ("timer_scope", "after_opening", "every_turn"),
        ("blocked_score", "full", "difference"),
        ("match", "total", "games_then_total"),
        ("round_games", "one", "players"),
    ]
    for a in map(get, KEYS):
        assert differences(a, a) == []
        for b in map(get, KEYS):
            found = differences(a, b)
            assert [(name, two, one) for name, one, two in found] == differences(b, a)
            assert all(value_text(getattr(a.rules, name)) == one != two for name, one, two in found)


def test_editions_are_values() -> None:
    edition = get("rummy-classic,jokers=4")
    with pytest.raises(FrozenInstanceError):
        edition.key = "other"  # type: ignore[misc]
    assert edition != get("rummy-classic")
    assert {edition: 1}[get("rummy-classic,jokers=4,open_min=30")] == 1
    assert pickle.loads(pickle.dumps(edition)) == edition


def test_an_older_revision_is_named_when_it_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "src" / "tilerummy" / "data" / "editions" / "rummy-classic.toml").read_text("utf-8")
    (tmp_path / "rummy-classic@1.toml").write_text(text, "utf-8")
    newer = text.replace("revision = 1", "revision = 2").replace("value = 30", "value = 35")
    (tmp_path / "rummy-classic.toml").write_text(newer, "utf-8")
    monkeypatch.setattr(editions, "_BUILT_IN", EditionFolder(tmp_path))
    old, new = get.__wrapped__("rummy-classic@1,jokers=4"), get.__wrapped__("rummy-classic,jokers=4")
    assert (str(old), str(new)) == ("rummy-classic@1,jokers=4", "rummy-classic,jokers=4")
    assert (old.rules.open_min, new.rules.open_min) == (30, 35)
    assert (old.pinned, new.pinned) == ("rummy-classic@1,jokers=4", "rummy-classic@2,jokers=4")
    assert old != new


@pytest.mark.no_cover
def test_the_pages_in_docs_are_current() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "edition_pages.py"))
    assert tool["main"](["--check"]) == 0, "run tools/edition_pages.py"


@pytest.mark.no_cover
def test_the_tool_names_stale_pages_and_updates_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "edition_pages.py"))
    tool["main"].__globals__.update(FOLDER=tmp_path / "editions", LANGUAGES=("en", "nl"))
    assert tool["main"](["--check"]) == 1
    assert tool["main"]([]) == 0
    assert tool["main"](["--check"]) == 0
    (tmp_path / "editions" / "gone.md").write_text("an edition that is no more", "utf-8")
    capsys.readouterr()
    assert tool["main"](["--check"]) == 1
    assert capsys.readouterr().out.split()[-1] == "gone.md"
    assert tool["main"]([]) == 0
    assert tool["main"](["--check"]) == 0


def test_docs_say_what_every_field_and_value_means() -> None:
    text = (ROOT / "docs" / "policies.md").read_text("utf-8")
    for name in FIELDS:
        assert f"| `{name}` |" in text, name
        assert all(f"`{value}`" in text for value in choices(name) or ()), name


@pytest.mark.parametrize(
    ("key", "field", "basis", "source", "note"),
    [
        ("rummikub-vienna-en", "joker_reuse", "read", "002 en L171", "new-if-none-whole"),
        ("rummikub-original-fr", "joker_reuse", "read", "003 fr L80", "new-if-none-whole"),
        ("rummikub-original-de", "joker_reuse", "read", "003 de L151", "new-if-none-whole"),
        ("rummikub-original-fr", "joker_colour", "stated", "003 fr L74", ""),
        ("rummikub-original-de", "joker_colour", "default", "", "joker-colour-silent"),
        ("rummikub-original-fr", "joker_free", "read", "003 fr L76-80", "another-player"),
        ("rummikub-original-de", "timer_scope", "stated", "003 de L147", "limit-for-rearranging"),
    ],
)
def test_what_a_sheet_says_and_what_we_read(key: str, field: str, basis: str, source: str, note: str) -> None:
    origin = get(key).provenance(field)
    assert (origin.basis, origin.source, origin.note) == (basis, source, note)


def test_a_choice_where_a_sheet_is_silent_cites_no_sheet() -> None:
    for key in KEYS:
        origin = get(key).provenance("pool_empty")
        if get(key).printed.sheet == "004":
            assert (origin.basis, origin.source) == ("default", "")
            assert not re.search(r"\b00\d\b", Translator("en").text(f"note-{origin.note}", unit="round"))


def test_drawing_although_one_could_lay_is_noted_where_the_sheet_asks_for_it() -> None:
    noted = {key: [each.source for each in get(key).printed.remarks if each.note == "voluntary-draw"] for key in KEYS}
    assert {key: sources for key, sources in noted.items() if sources} == {"rummikub-original-de": ["003 de L131"]}


def test_the_documentation_counts_the_choices_right() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    counts = [int(each) for page in pages for each in re.findall(r"\b(\d+) choices\b", page.read_text("utf-8"))]
    assert counts
    assert set(counts) == {len(FIELDS)}


def test_an_edition_is_printed_without_the_files_of_others() -> None:
    program = (
        "import sys\n"
        "files = []\n"
        "sys.addaudithook(lambda event, details: event == 'open' and files.append(str(details[0])))\n"
        "from tilerummy.engine.editions import get\n"
        "text = str(get('rummy-classic'))\n"
        "print(text, *(name for name in files if name.endswith('.toml')), sep='\\n')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    said = done.stdout.splitlines()
    assert said[0] == "rummy-classic"
    assert [Path(name).stem for name in said[1:]] == ["rummy-classic"]
