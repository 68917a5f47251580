import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from tilerummy import Impossible, Position, arena, best, edition, editions, load_edition, load_editions, play_round
from tilerummy.engine.editions import forget_loaded, own_sources
from tilerummy.engine.printed import BadEditionFile
from tilerummy.engine.rules import FIELDS, value_text
from tilerummy.language import LANGUAGES, Translator

KITCHEN = """
key = "kitchen-table"
extends = "rummy-classic"
title.de = "Küchentisch"

[rules]
open_min = 25
hand_double = true
seats = [2, 3]
colours = "gyrb"
joker_reuse = { value = "new_meld", note = "since we quarrelled" }

[variants.quick]
set = { deal = 7 }
"""


def write(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, "utf-8")
    return folder / name


def test_a_loaded_edition_works_like_a_built_in_one(tmp_path: Path) -> None:
    ours = load_edition(write(tmp_path, "kitchen.toml", KITCHEN))
    assert (str(ours), ours.pinned) == ("kitchen-table@1", "kitchen-table@1")
    assert (ours.rules.open_min, ours.rules.hand_double, ours.rules.seats) == (25, True, (2, 3))
    assert ours.rules.colours == "bryg"
    assert edition("kitchen-table") == ours == editions()[-1]
    assert edition("kitchen-table,quick") == ours.variant("quick") == ours.with_rules(deal=7)
    assert ours.provenance("open_min").source == "kitchen.toml"
    assert ours.provenance("joker_reuse").note == "since we quarrelled"
    assert ours.provenance("deal").edition == "rummy-classic"
    assert {Translator(language).edition_title(ours.printed) for language in LANGUAGES} == {"Küchentisch"}
    position = Position.parse("kitchen-table - b8r8y8g8/k1 - 0 1.0".replace("k1", "b1"))
    assert Position.parse(str(position)) == position == eval(repr(position), {"Position": Position})
    solution = best(position)
    assert solution is not None
    assert str(solution.lay) == ":bryg8"
    assert play_round(["casual", "beginner"], ours, seed=1).start.edition == ours


def test_a_whole_sheet_from_before_the_newest_fields_still_loads(tmp_path: Path) -> None:
    rules = edition("rummy-classic").rules
    older = [name for name in FIELDS if name not in ("call_out", "round_games")]
    lines = [f'{name} = {{ value = "{value_text(getattr(rules, name))}", note = "ours" }}' for name in older]
    text = "\n".join(['key = "whole-sheet"', 'title.en = "Ours"', "[rules]", *lines])
    ours = load_edition(write(tmp_path, "whole.toml", text))
    assert ours.rules == rules
    assert ours.provenance("call_out").basis == "default"
    assert ours.provenance("round_games").note


def test_loading_twice_is_loading_once(tmp_path: Path) -> None:
    file = write(tmp_path, "kitchen.toml", KITCHEN)
    first = load_edition(file)
    assert first == load_edition(str(file))
    before = str(first), hash(first)
    position = Position.parse("kitchen-table - b9r9y9/b1 - 0 1.0")
    write(tmp_path, "kitchen.toml", KITCHEN.replace("25", "26"))
    with pytest.raises(BadEditionFile, match="edition file changed"):
        load_edition(file)
    write(tmp_path, "kitchen.toml", "revision = 2\n" + KITCHEN.replace("25", "26"))
    assert load_edition(file).rules.open_min == edition("kitchen-table").rules.open_min == 26
    assert edition("kitchen-table@1").rules.open_min == 25
    again = edition("kitchen-table@1,open_min=25")
    assert (again, str(again), hash(again)) == (first, *before), "what was loaded later changes nothing"
    assert eval(repr(position)) == position
    with pytest.raises(Impossible, match="edition revision unknown"):
        edition("kitchen-table@3")
    with pytest.raises(Impossible, match="close kitchen-table"):
        edition("kitchen-tabel")


def test_editions_of_a_folder_may_build_on_each_other(tmp_path: Path) -> None:
    write(tmp_path, "a.toml", 'key = "a"\nextends = "b"\nrules.deal = 9')
    write(tmp_path, "b.toml", 'key = "b"\nextends = "kitchen-table@1"')
    write(tmp_path, "c.toml", KITCHEN)
    assert [str(each) for each in load_editions(tmp_path)] == ["kitchen-table@1", "b@1", "a@1"]
    assert (edition("a").rules.deal, edition("a").rules.open_min, edition("a").printed.title) == (9, 25, "a")
    write(tmp_path, "d.toml", 'key = "d"\nextends = "nothing"')
    with pytest.raises(BadEditionFile, match="field extends, value nothing"):
        load_editions(tmp_path)
    write(tmp_path, "d.toml", 'key = "d"\nextends = "a"\nrules.deal = 0')
    with pytest.raises(BadEditionFile, match=r"field rules\.deal, value 0"):
        load_editions(tmp_path)
    with pytest.raises(BadEditionFile, match="edition folder missing"):
        load_editions(tmp_path / "nowhere")


def test_the_loaded_files_can_be_given_to_others(tmp_path: Path) -> None:
    assert own_sources() == ()
    derived, base = tmp_path / "a.toml", tmp_path / "b.toml"
    derived.write_text('key = "our-nights"\nextends = "our-rules"\n', "utf-8")
    base.write_text('key = "our-rules"\nextends = "rummy-classic"\n', "utf-8")
    load_editions(tmp_path)
    assert own_sources() == tuple((str(path), path.read_text("utf-8")) for path in (base, derived))


def test_an_edition_goes_along_to_another_process(tmp_path: Path) -> None:
    write(tmp_path, "kitchen.toml", KITCHEN)
    write(tmp_path, "z.toml", 'key = "z"\nextends = "kitchen-table"')
    load_editions(tmp_path)
    ours = edition("z,open_min=20")
    pickled = pickle.dumps(ours)
    forget_loaded()
    again = pickle.loads(pickled)
    assert (again, again.rules.open_min, again.rules.seats) == (ours, 20, (2, 3))
    assert pickle.loads(pickle.dumps(edition("rummy-classic,open_min=40"))) == edition("rummy-classic,open_min=40")


@pytest.mark.no_cover
def test_the_arena_plays_a_loaded_edition_in_other_processes(tmp_path: Path) -> None:
    ours = load_edition(write(tmp_path, "kitchen.toml", KITCHEN))
    alone = arena.play(["beginner", "beginner"], ours, deals=2)
    assert arena.play(["beginner", "beginner"], "kitchen-table", deals=2, jobs=2) == alone


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("key = ", "syntax", None),
        ('extends = "rummy-classic"', "missing", "key"),
        ('key = "Big Key"', "value", "key"),
        ('key = "x"', "missing", "rules.colours"),
        ('key = "x"\ncolour = "red"', "unexpected", "colour"),
        ('key = "x"\nextends = 5', "value", "extends"),
        ('key = "x"\nextends = "nothing"', "value", "extends"),
        ('key = "x"\nextends = "rummy-classic@7"', "value", "extends"),
        ('key = "x"\nextends = "rummy-classic"\ntitle.pl = "x"', "unexpected", "title.pl"),
        ('key = "x"\nextends = "rummy-classic"\ntitle = 5', "value", "title.en"),
        ('key = "x"\nextends = "rummy-classic"\nrules = 5', "value", "rules"),
        ('key = "x"\nextends = "rummy-classic"\nrules.open_max = 5', "unexpected", "rules.open_max"),
        ('key = "x"\nextends = "rummy-classic"\nrules.open_min = "many"', "value", "rules.open_min"),
        ('key = "x"\nextends = "rummy-classic"\nrules.open_min = { note = "" }', "missing", "rules.open_min.value"),
        ('key = "x"\nextends = "rummy-classic"\nrules.direction = "up"', "choice", "rules.direction"),
        ('key = "x"\nextends = "rummy-classic"\nvariants = 5', "value", "variants"),
        ('key = "x"\nextends = "rummy-classic"\nvariants.y = 5', "value", "variants.y"),
        ('key = "x"\nextends = "rummy-classic"\nvariants.y.set = 5', "value", "variants.y.set"),
        ('key = "x"\nextends = "rummy-classic"\nremarks = 5', "value", "remarks"),
        ('key = "rummy-classic"\nextends = "rummy-classic"', "taken", None),
    ],
)
def test_a_faulty_file_is_refused_in_words(tmp_path: Path, text: str, code: str, field: str | None) -> None:
    file = write(tmp_path, "ours.toml", text)
    with pytest.raises(BadEditionFile) as refused:
        load_edition(file)
    assert (refused.value.code, refused.value.params.get("field")) == (f"edition-file-{code}", field)
    assert isinstance(refused.value, Impossible)
    for language in LANGUAGES:
        said = Translator(language).error(refused.value)
        assert "ours.toml" in said
        assert field is None or field in said


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    for file in (tmp_path / "missing.toml", tmp_path, tmp_path / "binary.toml"):
        with pytest.raises(BadEditionFile, match="edition file unreadable"):
            load_edition(file)


@pytest.mark.parametrize("way", ["option", "variable"])
def test_commands_know_the_editions_of_a_folder(tmp_path: Path, way: str) -> None:
    write(tmp_path, "kitchen.toml", KITCHEN)
    line = [sys.executable, "-m", "tilerummy", "judge", "kitchen-table - b9r9y9/b1 - 0 1.0", ":bry9", "--json"]
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    if way == "option":
        line += ["--editions", str(tmp_path)]
    else:
        env["TILERUMMY_EDITIONS"] = str(tmp_path)
    done = subprocess.run(line, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, '"legal": true' in done.stdout) == (0, True), done.stderr
    write(tmp_path, "kitchen.toml", "key = 5")
    done = subprocess.run(line, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "kitchen.toml" in done.stderr
