"""`tilerummy store export` writes plain files into its folder and nothing else."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import example, given, settings, strategies as st

from tilerummy.cli.store import _export
from tilerummy.language import Translator
from tilerummy.store import Event, RoomRow, connect

FINISHED = """\
[Notation "1"]
[Seats "Ann/Bo"]
[Start "rummikub-vienna-en,deal=6 - k10b4b10r10o4j/k4k5k6k7r4o12 - 0 1.0"]
1. :kbr10 +o9
2. :boj4
[Result "+47/-47"]
"""


@example("../evil")
@example("/nowhere/evil")
@settings(max_examples=20)
@given(st.text(max_size=20).filter(lambda name: name != "abcdefgh"))
def test_an_export_writes_only_into_its_folder(odd: str) -> None:
    async def scenario(folder: Path) -> None:
        store = connect(folder / "matches.db")
        await store.open()
        for room in (odd, "abcdefgh"):
            row, data = RoomRow(room, "closed", False, 1, 1, None, (), "{}"), json.dumps({"trn": FINISHED, "host": ""})
            await store.create(row, [Event(1, "imported", data, 1)], "", 1)
        before = {*folder.rglob("*")}
        with redirect_stderr(StringIO()) as told:
            count = await _export(store, folder / "records", Translator("en"))
        await store.close()
        written = [path.name for path in {*folder.rglob("*")} - before if path.is_file() and path.suffix == ".trn"]
        assert "abcdefgh.trn" in written
        assert written == [path.name for path in (folder / "records").iterdir()]
        assert (count, told.getvalue() != "") in ((1, True), (2, False))

    # A browser test of this process may have left an event loop running in the main thread.
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(scenario(Path(folder)))).result()
