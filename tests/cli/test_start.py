"""What a short command may not import: most of the time of such a command would be the start of libraries."""

import os
import subprocess
import sys

import pytest
from commandline import Run

JUDGE = ("judge", "rummikub-vienna-en - k8b8r8k9/r1r2r3 - 0 1.0", ":kbr8")
SOLVE = ("solve", "rummikub-vienna-en kbr10,r3-5 r6o10k1/x9 01 0 4.2")
EDITIONS = ("editions",)
SHORT = (JUDGE, SOLVE, EDITIONS, ("editions", "rummy-classic", "--json"), ("judge", "--help"))
HEAVY = {
    *("rich", "pygments", "pydantic", "starlette", "uvicorn", "asyncio"),
    *("fluent", "babel", "attr", "typing_extensions"),
    *("importlib.resources", "tempfile", "zipfile", "random", "ssl", "socket", "sqlite3", "logging"),
    *(
        "tilerummy.draw",
        "tilerummy.bots",
        "tilerummy.review",
        "tilerummy.tui",
        "tilerummy.store",
        "tilerummy.rooms",
        "tilerummy.server",
    ),
}


@pytest.mark.parametrize("words", SHORT, ids=" ".join)
def test_a_short_command_starts_no_heavy_library(words: tuple[str, ...]) -> None:
    program = f"import sys; from tilerummy.cli import main; main({words!r}); print(*sys.modules, file=sys.stderr)"
    wrapped = ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE")  # where one of these is set, the library decides
    env = {name: value for name, value in os.environ.items() if name not in wrapped}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=env, check=False)
    loaded = set(done.stderr.split())
    assert "tilerummy.cli" in loaded
    assert loaded & HEAVY == set()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("words", [*SHORT, ("editions", "rummy-classic"), (*SOLVE, "--explain")], ids=" ".join)
def test_a_pipe_gets_the_words_of_the_terminal(run: Run, words: tuple[str, ...], lang: str) -> None:
    """A pipe gets plain lines; for a terminal a library wraps them. If the terminal is wide, they are the same."""
    assert run(*words, lang=lang, columns=None) == run(*words, lang=lang, columns=1000)
