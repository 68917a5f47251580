"""The language is an argument: a Translator holds nothing but its language, and no module remembers one."""

import ast
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from hypothesis import given, strategies as st

from tilerummy.cli import translator_for
from tilerummy.engine.melds import parse_meld
from tilerummy.engine.moves import Lay, parse_move
from tilerummy.engine.position import parse_situation
from tilerummy.engine.violations import BelowThreshold
from tilerummy.language import LANGUAGES, Translator
from tilerummy.language.moves import describe_move
from tilerummy.language.steps import describe_step
from tilerummy.solver.steps import steps

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tilerummy"
SPEAKING = sorted(path for layer in ("language", "cli", "tui") for path in (PACKAGE / layer).glob("*.py"))


def language_state(source: str) -> Iterator[str]:
    """Everything in a module that could remember a language between two calls."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Global | ast.Nonlocal):
            yield f"line {node.lineno}: {type(node).__name__.lower()} {', '.join(node.names)}"
        if isinstance(node, ast.Import | ast.ImportFrom):
            origin = getattr(node, "module", None) or ""
            for alias in node.names:
                if {origin, alias.name} & {"contextvars", "ContextVar", "local", "_thread"}:
                    yield f"line {node.lineno}: {alias.name}"
    for statement in tree.body:
        if not isinstance(statement, ast.Assign | ast.AnnAssign) or statement.value is None:
            continue
        for call in ast.walk(statement.value):
            if isinstance(call, ast.Call) and re.search(r"Translator|choose_language", ast.unparse(call.func)):
                yield f"line {statement.lineno}: {ast.unparse(statement)}"
        if isinstance(statement.value, ast.Constant | ast.List | ast.Dict) and "language" in ast.unparse(
            statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
        ):
            yield f"line {statement.lineno}: {ast.unparse(statement)}"


def test_no_module_remembers_a_language() -> None:
    assert len(SPEAKING) > 40
    found = {path.as_posix(): list(language_state(path.read_text("utf-8"))) for path in SPEAKING}
    assert {path: state for path, state in found.items() if state} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from contextvars import ContextVar",
        "import contextvars",
        "from threading import local",
        "def choose(line):\n    global wanted\n    wanted = line",
        "DEFAULT = Translator('en')",
        "current: Translator = translator.Translator('en')",
        "LANGUAGE = choose_language(None, {})",
        "_language = 'en'",
        "language: str | None = None",
    ],
)
def test_remembering_is_noticed(source: str) -> None:
    assert len(list(language_state(source))) == 1


BEFORE = parse_situation("rummikub-vienna-en kbr10 b4o4o10j/x7 0 0 2.0")
MOVE = parse_move("kbr10:kbro10")


def sentences(tr: Translator) -> tuple[str, ...]:
    """One of each kind: a clause, a meld, a move, a rule, a step, a message of the command line."""
    return (
        tr.violation(BelowThreshold(24, 30)),
        tr.meld(parse_meld("r3-7j5")),
        describe_move(BEFORE, MOVE, "Ann", tr),
        tr.rule("open_min", 30),
        *(describe_step(step, tr) for step in steps(Lay.parse("r3-6j3,b3-6:r4-6,b3-7j7"))),
        tr.text("cli-judge-legal"),
    )


def test_every_language_says_it_differently() -> None:
    assert len({sentences(Translator(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_translators_of_several_languages_work_side_by_side_in_threads() -> None:
    alone = {language: sentences(Translator(language)) for language in LANGUAGES}
    workers = 2 * len(LANGUAGES)
    start = Barrier(workers)

    def speak(number: int) -> bool:
        own, other = (LANGUAGES[(number + step) % len(LANGUAGES)] for step in (0, 1))
        one, two = Translator(own), Translator(other)
        start.wait(30)
        return all(sentences(one) == alone[own] and sentences(two) == alone[other] for _ in range(20))

    with ThreadPoolExecutor(workers) as pool:
        assert all(pool.map(speak, range(workers)))


def test_translators_of_one_language_are_equal() -> None:
    assert Translator("de") == Translator("de") != Translator("en")
    assert {Translator("de"): 1}[Translator("de")] == 1


def test_a_translator_cannot_change_its_language() -> None:
    with pytest.raises(AttributeError):
        Translator("de").language = "en"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ([], "fr"),
        (["--lang", "de", "editions"], "de"),
        (["editions", "--lang=nl"], "nl"),
        (["judge", "--lang", "de", "--lang", "it"], "it"),
        (["judge", "--", "--lang", "de"], "fr"),
        (["judge", "--lang"], "fr"),
        (["judge", "--lang", "tlh"], "fr"),
    ],
)
def test_the_last_option_decides_then_the_locale(
    line: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert translator_for(line) == Translator(language)


VOWELS = "AEIOUÉaeiouéà"


@given(st.text(VOWELS + "BDHLMNQbdhlmn’ ", min_size=1, max_size=9).map(str.strip).filter(bool))
def test_french_elides_before_names_that_begin_with_a_vowel(name: str) -> None:
    words = Translator("fr")
    assert words.text("review-rack-of", name=name) == f"Chevalet d{'’' if name[0] in VOWELS else 'e '}{name}"
    assert words.text("cli-replay-turn", name=name) == f"Au tour d{'’' if name[0] in VOWELS else 'e '}{name}"
    assert Translator("it").text("review-rack-of", name=name) == f"Leggio di {name}"
