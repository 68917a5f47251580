import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from tilerummy.engine import editions
from tilerummy.engine.errors import Impossible
from tilerummy.engine.printed import (
    BASES,
    READ,
    READING,
    TITLE_LANGUAGES,
    VARIANT_BASES,
    BadEditionFile,
    EditionFolder,
    PrintedEdition,
)
from tilerummy.engine.rules import FIELDS, PoolEmpty, TimeoutTable, value_text

ROOT = Path(__file__).resolve().parent.parent.parent
DATA = ROOT / "src" / "tilerummy" / "data" / "editions"
CORPUS = (Path(__file__).parent.parent / "corpus" / "editions.txt").read_text("utf-8")
SHEETS: dict[str, PrintedEdition] = {key: editions.printed(key) for key in editions.keys()}  # noqa: SIM118
SOURCE = re.compile(r"00[0-4]( (de|en|es|fr|it|nl) L\d+(-\d+)?(, L\d+(-\d+)?)*,?)+")

every_sheet = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)


def rows() -> dict[str, dict[str, str]]:
    """The corpus: a key at the start of a line, its values on the indented lines that follow."""
    found: dict[str, dict[str, str]] = {}
    for line in CORPUS.splitlines():
        if line.startswith("    "):
            found[next(reversed(found))] |= dict(word.split("=") for word in line.split())
        elif line and not line.startswith("#"):
            found[line] = {}
    return found


def test_all_thirteen_editions_are_there() -> None:
    assert sorted(SHEETS) == sorted(rows())
    assert len(SHEETS) == 13


@every_sheet
def test_the_printed_row_is_what_the_corpus_says(sheet: PrintedEdition) -> None:
    assert {name: value_text(getattr(sheet.rules, name)) for name in FIELDS} == {
        name: rows()[sheet.key][name] for name in FIELDS
    }


@every_sheet
def test_every_value_says_where_it_comes_from(sheet: PrintedEdition) -> None:
    assert tuple(sheet.provenance) == FIELDS
    for name, reason in sheet.provenance.items():
        assert reason.basis in BASES, name
        assert reason.note if reason.basis == "default" else reason.source, name
        assert SHEETS[reason.edition].sheet == sheet.sheet, name


@every_sheet
def test_sources_name_sheet_column_and_line(sheet: PrintedEdition) -> None:
    sources = {reason.source for reason in sheet.provenance.values()}
    sources |= {variant.source for variant in sheet.variants.values()}
    sources |= {remark.source for remark in (*sheet.misprints, *sheet.remarks, *sheet.setup)}
    for source in sources - {""}:
        assert SOURCE.fullmatch(source), source
        assert source.startswith(sheet.sheet), source


@every_sheet
def test_stated_and_implied_values_have_a_source_in_this_edition(sheet: PrintedEdition) -> None:
    for name, reason in sheet.provenance.items():
        if reason.basis != "default":
            assert set(re.findall(r"\b(de|en|es|fr|it|nl)\b", reason.source)) & set(sheet.languages), name


@every_sheet
def test_each_of_our_readings_names_the_variant_with_the_other_one_or_none(sheet: PrintedEdition) -> None:
    text = (DATA / f"{sheet.key}.toml").read_text("utf-8")
    for name, reason in sheet.provenance.items():
        assert (reason.basis == READ) or not reason.variant, name
        if reason.basis == READ and reason.variant:
            variant = sheet.variants[reason.variant]
            assert variant.basis == READING, name
            assert dict(variant.changes)[name] != value_text(getattr(sheet.rules, name)), name
        elif reason.basis == READ and reason.edition == sheet.key:
            assert re.search(rf'\[rules.{name}\]\n(?:.+\n)+variant = "none"', text), name


@every_sheet
def test_each_other_reading_belongs_to_a_value_that_we_read(sheet: PrintedEdition) -> None:
    for option, variant in sheet.variants.items():
        if variant.basis == READING:
            for name, _ in variant.changes:
                assert (sheet.provenance[name].basis, sheet.provenance[name].variant) == (READ, option)


def test_clauses_that_a_sheet_prints_are_not_called_our_choice() -> None:
    for key, field in (
        ("rummy-bookmark", "partial_take"),
        ("rummy-classic", "partial_take"),
        ("rummy-classic", "timeout_loose"),
        ("rummy-classic-fr", "open_extend"),
        ("rummikub-original-it", "open_scope"),
        ("rummikub-vienna-de", "blocked_score"),
        ("lets-play-rummy", "pool_empty"),
        ("rummy-classic-es", "jokers"),
    ):
        assert SHEETS[key].provenance[field].basis == READ, (key, field)


@every_sheet
def test_what_no_field_decides_is_on_every_page(sheet: PrintedEdition) -> None:
    noted = {remark.note for remark in sheet.remarks}
    assert {"several-jokers", "match-shared", "resigning"} <= noted
    assert ("lowest-rack-shared" in noted) == (sheet.rules.pool_empty is PoolEmpty.PLAY_ON)
    assert ("draft-at-the-bell" in noted) == (
        sheet.rules.timer_s is not None and sheet.rules.timeout_table is TimeoutTable.RESTORE
    )
    assert ("open-tile-empty-pool" in noted) == ("open_last_tile" in sheet.variants)


@every_sheet
def test_every_language_of_a_sheet_has_its_words(sheet: PrintedEdition) -> None:
    assert tuple(sheet.words) == sheet.languages
    for words in sheet.words.values():
        assert {"tile", "group", "run", "meld", "rack"} <= words.keys()


def test_blanks_and_piles_are_set_up_before_the_deal() -> None:
    assert {key: each.note for key, sheet in SHEETS.items() for each in sheet.setup} == {
        "rummy-bookmark": "blanks-aside",
        "rummikub-vienna-de": "sevens-advised",
        "rummikub-vienna-en": "sevens-advised",
        "rummikub-original-de": "piles-of-seven",
        "rummikub-original-it": "rest-in-sevens",
    }


@every_sheet
def test_variants_are_off_unless_chosen(sheet: PrintedEdition) -> None:
    for name, variant in sheet.variants.items():
        assert variant.basis in VARIANT_BASES
        assert sheet.variant(name) is variant
        changed = sheet.changed(dict(variant.changes))
        assert changed != sheet.rules or name == "souvenir_instead"


@every_sheet
def test_no_product_is_named_in_a_title(sheet: PrintedEdition) -> None:
    words = {word for key in SHEETS for word in key.split("-")} - {"de", "en", "es", "fr", "it", "play"}
    for title in sheet.titles.values():
        assert not words & set(re.findall(r"\w+", title.lower()))


def test_titles_tell_editions_apart_in_every_language() -> None:
    for language in TITLE_LANGUAGES:
        assert len({sheet.titles[language] for sheet in SHEETS.values()}) == len(SHEETS)
    assert all(len(set(sheet.titles.values())) == len(TITLE_LANGUAGES) for sheet in SHEETS.values())


def test_known_misprints_are_named() -> None:
    assert {remark.note for sheet in SHEETS.values() for remark in sheet.misprints} == {
        "group-of-two",
        "four-jokers-printed",
    }


def test_a_sheet_has_a_short_repr() -> None:
    assert len(repr(next(iter(SHEETS.values())))) < 200


# Faults in the files

NO_OPEN_LAST_TILE = """
[rules.open_last_tile]
value = "no"
basis = "default"
note = "no-open-tile"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two editions under other names: `plain`, and `child` that builds on it."""
    text = (DATA / "rummy-classic.toml").read_text("utf-8").replace('key = "rummy-classic"', 'key = "plain"')
    (tmp_path / "plain.toml").write_text(text, "utf-8")
    text = (DATA / "rummy-classic-it.toml").read_text("utf-8").replace("rummy-classic-it", "child")
    (tmp_path / "child.toml").write_text(text.replace("rummy-classic", "plain"), "utf-8")
    (tmp_path / "notes.txt").write_text("no sheet", "utf-8")
    return tmp_path


def test_a_child_takes_what_it_does_not_say_from_its_parent(folder: Path) -> None:
    known = EditionFolder(folder)
    child, plain = known.printed("child"), known.printed("plain")
    assert known.keys == ("plain", "child")
    assert child.parent is plain
    assert child.provenance["open_min"].edition == "plain"
    assert child.provenance["joker_reuse"].edition == "child"
    assert child.rules.open_min == plain.rules.open_min
    assert dict(child.variants) == {name: each for name, each in plain.variants.items() if name != "other_meld"}


def test_a_child_can_drop_what_does_not_concern_it(folder: Path) -> None:
    edit(folder, "child", lambda text: text.replace('"other_meld",', '"other_meld", "keep_three", "resigning",'))
    child = EditionFolder(folder).printed("child")
    assert "keep_three" not in child.variants
    assert "resigning" not in {remark.note for remark in child.remarks}
    reason = child.provenance["partial_take"]
    assert (reason.basis, reason.variant, reason.edition) == (READ, "", "plain")  # the other reading is not offered


@pytest.mark.parametrize(
    ("old", "new", "code", "field"),
    [
        ("revision = 1\n", "", "missing", "revision"),
        ("revision = 1\n", 'revision = 1\ncolour = "blue"\n', "unexpected", "colour"),
        ("revision = 1\n", 'revision = "one"\n', "value", "revision"),
        ("revision = 1\n", "revision = 0\n", "value", "revision"),
        ('key = "plain"', 'key = "other"', "value", "key"),
        ("revision = 1", "revision = = 1", "syntax", None),
        ('sheet = "004"', "sheet = 4", "value", "sheet"),
        ("languages = [", "languages = [1, ", "value", "languages"),
        ("[rules.open_min]", "[rules.open_max]", "unexpected", "rules.open_max"),
        ("value = 30\n", "", "missing", "rules.open_min.value"),
        ("value = 30", "value = 1000", "value", "rules.open_min"),
        ("value = 30", "value = -1", "value", "rules.open_min"),
        ("value = 30", 'value = "030"', "value", "rules.open_min"),
        ('value = "bryg"', 'value = "gyrb"', "value", "rules.colours"),
        ('value = "clockwise"', 'value = "sunwise"', "choice", "rules.direction"),
        ('value = 30\nbasis = "stated"', 'value = 30\nbasis = "rumoured"', "choice", "rules.open_min.basis"),
        (
            'source = "004 de L65, fr L256, it L453, en L626, es L805"\n',
            "",
            "missing",
            "rules.open_min.source",
        ),
        ('note = "drawn-scores-nothing"\n', "", "missing", "rules.blocked_score.note"),
        ('variant = "keep_three"\n', "", "missing", "rules.partial_take.variant"),
        ('variant = "keep_three"', 'variant = "hand"', "value", "rules.partial_take.variant"),
        ('variant = "keep_three"', 'variant = "nothing"', "value", "rules.partial_take.variant"),
        ("value = 30\n", 'value = 30\nvariant = "hand"\n', "unexpected", "rules.open_min.variant"),
        (NO_OPEN_LAST_TILE, "", "missing", "rules.open_last_tile"),
        ('set = { joker_source = "rack" }\n', "", "missing", "variants.rack_only.set"),
        ('set = { joker_source = "rack" }', "set = { jokers = 9 }", "value", "variants.rack_only.set.jokers"),
        ('set = { joker_source = "rack" }', "set = { joking = 9 }", "unexpected", "variants.rack_only.set.joking"),
        ('basis = "reading"', 'basis = "implied"', "choice", "variants.keep_three.basis"),
        ('words.de.tile = "Spielstein"', "words.de.tile = 1", "value", "words.de.tile"),
        ('words.de.tile = "Spielstein"', 'words.de.table = "Tisch"', "unexpected", "words.de.table"),
        ('words.de.tile = "Spielstein"', 'words.pl.tile = "kamień"', "unexpected", "words.pl"),
        ('words.de.tile = "Spielstein"', 'setup = [{ source = "004 de L1" }]', "missing", "setup.note"),
        ('note = "reuse-in-turn"', "note = 3", "value", "remarks.note"),
        ('note = "reuse-in-turn"\n', "", "missing", "remarks.note"),
        ('note = "reuse-in-turn"', 'id = "A22"\nnote = "reuse-in-turn"', "unexpected", "remarks.id"),
        ("title.nl =", "title.pl =", "missing", "title.nl"),
        ("title.en =", 'without = ["hand"]\ntitle.en =', "value", "without"),
        ("title.en =", 'extends = "plain"\ntitle.en =', "value", "extends"),
        ("title.en =", 'extends = "nothing@1"\ntitle.en =', "value", "extends"),
    ],
)
def test_a_fault_in_a_file_is_named(folder: Path, old: str, new: str, code: str, field: str | None) -> None:
    edit(folder, "plain", lambda text: text.replace(old, new, 1))
    with pytest.raises(BadEditionFile) as refused:
        EditionFolder(folder).printed("plain")
    assert refused.value.code == f"edition-file-{code}"
    assert (refused.value.params["file"], refused.value.params.get("field")) == ("plain", field)


def test_a_fault_in_the_file_that_another_builds_on_is_that_files(folder: Path) -> None:
    edit(folder, "plain", lambda text: text.replace("value = 30", "value = 1000", 1))
    with pytest.raises(BadEditionFile) as refused:
        EditionFolder(folder).printed("child")
    assert refused.value.params == {"file": "plain", "field": "rules.open_min", "value": "1000"}


def test_older_revisions_stay_readable(folder: Path) -> None:
    (folder / "plain@1.toml").write_text((folder / "plain.toml").read_text("utf-8"), "utf-8")
    edit(folder, "plain", lambda text: text.replace("revision = 1", "revision = 2").replace("value = 30", "value = 35"))
    known = EditionFolder(folder)
    assert known.printed("plain").revision == known.printed("plain", 2).revision == 2
    assert (known.printed("plain").rules.open_min, known.printed("plain", 1).rules.open_min) == (35, 30)
    assert known.printed("plain", 1).provenance["open_min"].edition == "plain"
    assert known.keys == ("plain", "child")
    assert known.printed("child").rules.open_min == 30  # extends revision 1, regardless of later ones
    with pytest.raises(Impossible) as refused:
        known.printed("plain", 3)
    assert refused.value.params == {"key": "plain", "revision": 3, "newest": 2}
    with pytest.raises(Impossible):
        known.printed("plain@1")


def test_an_older_revision_must_be_the_one_it_is_named_by(folder: Path) -> None:
    (folder / "plain@7.toml").write_text((folder / "plain.toml").read_text("utf-8"), "utf-8")
    with pytest.raises(BadEditionFile, match="file plain@7, field revision, value 1"):
        EditionFolder(folder).printed("plain", 7)


def test_text_never_becomes_a_path(folder: Path) -> None:
    for key in ("../plain", "./plain", "notes.txt", "", "plain.toml"):
        with pytest.raises(Impossible):
            EditionFolder(folder).printed(key)


def test_every_part_of_a_sheet_is_given() -> None:
    for sheet in SHEETS.values():
        assert all(getattr(sheet, each.name) is not None for each in fields(sheet) if each.name != "parent")
        assert sheet.title
        assert sheet.languages


def edit(folder: Path, name: str, change: Callable[[str], str]) -> None:
    path = folder / f"{name}.toml"
    old = path.read_text("utf-8")
    new = change(old)
    assert new != old
    path.write_text(new, "utf-8")
