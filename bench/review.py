"""The time of a review, from the request to the answer, for rounds of about sixty turns with two and four seats.

python bench/review.py

Each round is reviewed over HTTP by a server of its own. Then come the processor time of the whole process in which the
server reviews, and of its parts: reading the record, judging the turns, both with the words, and the start.
"""

import pickle
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from serving import Guest, ServerProcess

from tilerummy.answers.review_report import report, review_json
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.record import Record, parse_records
from tilerummy.language import Translator
from tilerummy.review import review_round, weigh_round
from tilerummy.server.work_process import PROCESS

ROUNDS = {
    "two seats": (("solid", "strong"), "rummikub-vienna-en"),
    "two seats, one waits": (("expert", "strong"), "rummikub-vienna-en"),
    "four seats": (("regular", "solid", "skilled", "strong"), "rummikub-vienna-en"),
    "four seats, three tiles stay together": (("regular", "solid", "skilled", "strong"), "rummikub-original-de"),
}
MOVES = range(58, 66)
TIMES = 3
LIMIT_S = 4.0


def some_round(players: tuple[str, ...], edition: str) -> Record:
    """The first round of these players, by seed, with about sixty moves."""
    rounds = (play_round(players, edition, seed=seed) for seed in count(1))
    return next(record for record in rounds if len(record.entries) in MOVES)


def over_http(guest: Guest, record: Record) -> list[float]:
    """The seconds of several requests."""
    times = []
    for _ in range(TIMES):
        began = time.perf_counter()
        answer = guest.ask("POST", "/api/v1/review", {"trn": str(record)})
        times.append(time.perf_counter() - began)
        assert answer.status == 200, answer.body
    return times


def of_process(trn: str) -> float:
    """The processor time of a process that reviews a record. With an empty one it only starts, and refuses it."""
    question = pickle.dumps((review_json, (trn, 1, Translator("en"))))
    said = subprocess.run(PROCESS, input=question, stdout=subprocess.PIPE, check=True).stdout
    return float(pickle.loads(said)[1])


def parts(record: Record) -> dict[str, float]:
    """The processor time of each part; the parts here are measured once everything is loaded."""
    words, text = Translator("en"), str(record)
    report(parse_records(text)[0], 1, 1, words)
    times = {"process": statistics.median(of_process(text) for _ in range(TIMES))}
    began = time.process_time()
    read = parse_records(text)[0]
    _ = read.situations
    times["reading"] = time.process_time() - began
    began = time.process_time()
    weigh_round(review_round(read))
    times["turns"] = time.process_time() - began
    again, began = parse_records(text)[0], time.process_time()
    report(again, 1, 1, words).model_dump_json()
    times["words"] = time.process_time() - began
    return times


def main() -> None:
    late = []
    for name, (players, edition) in ROUNDS.items():
        record = some_round(players, edition)
        with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)).running() as server:
            times = over_http(Guest(server, "Ann"), record)
        middle = statistics.median(times)
        said = ", ".join(f"{part} {seconds:.2f}" for part, seconds in parts(record).items())
        print(f"{name}: {len(record.entries)} moves, {middle:.2f} s, at most {max(times):.2f}; {said}", flush=True)
        late += [name] * (middle > LIMIT_S)
    print(f"start of the process: {statistics.median(of_process('') for _ in range(TIMES)):.2f}")
    if late:
        sys.exit(f"slower than {LIMIT_S} s: {', '.join(late)}")


if __name__ == "__main__":
    main()
