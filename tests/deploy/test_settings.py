"""The settings of the server in docs/operating.md are those of the code."""

import re
from pathlib import Path

import click

from tilerummy.cli.serve import command

ROOT = Path(__file__).resolve().parent.parent.parent
OPERATING = (ROOT / "docs" / "operating.md").read_text("utf-8")
SHARED = {"TILERUMMY_EDITIONS", "TILERUMMY_DEBUG", "TILERUMMY_PURE"}
"""Variables of all commands."""
BUILD = {"TILERUMMY_REQUIRE_KERNEL"}


def options() -> dict[str, click.Option]:
    return {
        each.opts[0]: each for each in command.params if isinstance(each, click.Option) and each.opts[0] != "--lang"
    }


def table() -> dict[str, tuple[str, str]]:
    """Option to variable and default, as documented."""
    text = OPERATING.partition("## Settings\n")[2].partition("\n## ")[0]
    return {
        found[0]: (found[1], found[2].strip("` "))
        for found in re.findall(r"^\| `(--[a-z-]+)` \| `(TILERUMMY_[A-Z_]+)` \| ([^|]*) \|", text, re.MULTILINE)
    }


def test_every_option_is_in_the_table_with_its_variable_and_default() -> None:
    wanted = {}
    for name, option in options().items():
        default = option.default
        shown = str(default) if isinstance(default, (str, int)) and default != "" else ""
        variable = option.envvar or f"TILERUMMY_{name[2:].upper()}"
        assert isinstance(variable, str)
        wanted[name] = (variable, shown)
    found = table()
    assert {name: variable for name, (variable, _) in found.items()} == {
        name: variable for name, (variable, _) in wanted.items()
    }
    assert {name: default for name, (_, default) in found.items() if wanted[name][1]} == {
        name: default for name, (_, default) in wanted.items() if default
    }


def test_every_variable_in_the_code_is_documented_and_the_other_way_round() -> None:
    code = {
        name
        for path in (ROOT / "src" / "tilerummy").rglob("*.py")
        for name in re.findall(r"\bTILERUMMY_[A-Z_]+\b", path.read_text("utf-8"))
    }
    documented = set(re.findall(r"\bTILERUMMY_[A-Z_]+\b", OPERATING))
    assert code == documented


def test_the_files_of_deploy_use_known_variables_and_options() -> None:
    known = {each.envvar for each in options().values()} | SHARED | BUILD
    names = set(options())
    for path in (ROOT / "deploy").iterdir():
        text = path.read_text("utf-8")
        assert set(re.findall(r"\bTILERUMMY_[A-Z_]+\b", text)) <= known, path.name
        for line in re.findall(r"tilerummy serve( .*)", text):
            assert set(re.findall(r"--[a-z-]+", line)) <= names, path.name
