"""The steps of deploy/Containerfile, without a container engine.

The build, the server and the health check run in a folder that stands for the root of the container. Two kinds of steps
need a real container and are only read: installing system packages, and making the user.
"""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from services import free_port

ROOT = Path(__file__).resolve().parent.parent.parent
FILE = ROOT / "deploy" / "Containerfile"
FOLDERS = ("/opt/tilerummy", "/src", "/var/lib/tilerummy")
NOT_RUN = ("apt-get ", "useradd ", "install -d ")


def steps() -> list[tuple[str, str]]:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    found = [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]
    assert all(word.isupper() and rest for word, rest in found)
    return found


def values(instruction: str) -> list[str]:
    return [rest for word, rest in steps() if word == instruction]


def command(instruction: str) -> list[str]:
    """The last command of this kind, which is the one that counts."""
    words: list[str] = json.loads(values(instruction)[-1].partition("CMD ")[2] or values(instruction)[-1])
    return words


def environment() -> dict[str, str]:
    return dict(line.split("=", 1) for line in values("ENV"))


def test_the_container_has_two_stages_and_an_own_user() -> None:
    assert [line.partition(" AS ")[2] for line in values("FROM")] == ["build", ""]
    order = [word for word, _ in steps()]
    assert order.index("USER") < order.index("ENTRYPOINT")
    user = values("USER")[-1]
    assert user not in ("0", "root")
    making = [line for line in values("RUN") if line.startswith("useradd ")]
    assert len(making) == 1
    assert f"--uid {user} " in making[0]
    folder = environment()["TILERUMMY_DATA"]
    assert values("VOLUME") == [folder]
    assert f"install -d -m 0700 -o {user} -g {user} {folder}" in values("RUN")
    assert values("EXPOSE") == [environment()["TILERUMMY_PORT"]]
    assert "/ready" in command("HEALTHCHECK")[-1]


def test_everything_that_is_copied_is_there_and_enough() -> None:
    copied = [shlex.split(line) for line in values("COPY") if not line.startswith("--from")]
    names = [name for *sources, _ in copied for name in sources]
    assert [name for name in names if not (ROOT / name).exists()] == []
    locks = [word for line in values("RUN") for word in line.split() if word.startswith("requirements/")]
    assert locks
    assert [lock for lock in locks if not (ROOT / lock).is_file()] == []


@pytest.mark.long
def test_the_steps_make_a_server_that_answers(tmp_path: Path) -> None:
    def here(text: str) -> str:
        """The folders of the container, within the test's folder."""
        return re.sub(rf"(?<![\w./])({'|'.join(FOLDERS)})(?![\w])", lambda found: f"{tmp_path}{found[1]}", text)

    for folder in FOLDERS:
        (tmp_path / folder.lstrip("/")).mkdir(parents=True, mode=0o700)
    work = tmp_path
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    clean["PATH"] = f"{Path(sys.executable).resolve().parent}{os.pathsep}{clean['PATH']}"
    ran = 0
    for word, rest in steps():
        if word == "WORKDIR":
            work = Path(here(rest))
        elif word == "COPY" and not rest.startswith("--from"):
            *sources, target = shlex.split(rest)
            for source in sources:
                if (ROOT / source).is_dir():
                    ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
                    shutil.copytree(ROOT / source, work / target, ignore=ignored)
                else:
                    shutil.copy(ROOT / source, work / target)
        elif word == "RUN" and not rest.startswith(NOT_RUN):
            done = subprocess.run(
                here(rest), shell=True, cwd=work, env=clean, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, (rest, done.stdout[-2000:], done.stderr[-2000:])
            ran += 1
    assert ran == 3
    shutil.rmtree(tmp_path / "src")  # the second stage does not have the sources
    settings = {name: here(value) for name, value in environment().items()} | {"TILERUMMY_PORT": str(free_port())}
    line = [here(word) for word in (*command("ENTRYPOINT"), *command("CMD"))]
    with subprocess.Popen(line, cwd=tmp_path, env=clean | settings, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert settings["TILERUMMY_PORT"] in server.stdout.readline()
            check = [here(word) for word in command("HEALTHCHECK")]
            assert subprocess.run(check, env=clean | settings, check=False).returncode == 0
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
    assert subprocess.run(check, env=clean | settings, check=False, capture_output=True).returncode != 0
    assert (tmp_path / "var/lib/tilerummy/matches.db").is_file()
    kernels = list((tmp_path / "opt/tilerummy").rglob("site-packages/tilerummy/**/*.so"))
    assert kernels, "the solver's kernel was compiled"
