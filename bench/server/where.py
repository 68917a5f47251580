"""Where the processor time of a move goes: plays as `run.py pace` does, while `sampled.py` looks at the server.

python bench/server/where.py [--rooms 64] [--pause 1] [--seconds 30] [--stacks FILE]
"""

import argparse
import json
import signal
import sys
import tempfile
from pathlib import Path

from host import Host, many_files
from run import played
from sampled import GARBAGE


class SampledHost(Host):
    """A server that is looked at between two questions about its processor time."""

    def cpu_s(self) -> float:
        self.process.send_signal(signal.SIGUSR1)
        return super().cpu_s()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument(
        "--pause", type=float, default=1.0, help="seconds between moves; 0 for full speed, without drafts"
    )
    parser.add_argument("--plain", action="store_true", help="clients that do not offer compression")
    parser.add_argument("--stacks", type=Path, help="write all stacks with their seconds to this file")
    options = parser.parse_args()
    options.clients, options.warm_up = 1, 2.0
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "sampled.json"
        SampledHost.program = (str(Path(__file__).with_name("sampled.py")), str(out))
        host = SampledHost(Path(folder))
        try:
            report = played(host, options, options.rooms, options.pause or None)
        finally:
            host.stop()
        found = json.loads(out.read_text())
    if options.stacks:
        options.stacks.write_text(json.dumps(found["stacks"], indent=0))
    each = report["server_ms_per_move"] / found["process"]
    spent = report["server_ms_per_move"]
    print(f"{report['moves']} moves, {spent} ms of processor time for each, with the sampling\n")
    print("| | ms | share |\n|---|--:|--:|")
    for part, seconds in sorted(found["parts"].items(), key=lambda item: -item[1]):
        print(f"| {part} | {seconds * each:.2f} | {seconds / found['process']:.0%} |")
    print(f"\n{GARBAGE}, in all of these: {found['garbage'] * each:.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
