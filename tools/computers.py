"""Put the matrix of the computers into docs/computers.md, from what `tilerummy arena --matrix --json FILE` wrote.

python tools/computers.py FILE.json
"""

import json
import sys
from pathlib import Path
from typing import Any

from tilerummy.draw.chart import heat

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, PICTURE = DOCS / "computers.md", DOCS / "computers.svg"
BEGIN, END = "<!-- matrix: tools/computers.py -->\n", "<!-- end of matrix -->"


def table(data: dict[str, Any]) -> str:
    """The command, the matrix and the ratings as Markdown."""
    bots, first = data["bots"], data["pairs"][0]
    command = (
        f"    tilerummy arena {' '.join(bots)} \\\n"
        f"        --matrix --edition {first['edition']} --deals {first['deals']} --seed {first['seed'].lstrip('0')} "
        "--json matrix.json\n    python tools/computers.py matrix.json\n"
    )
    head = "| | computer | " + " | ".join(str(at + 1) for at in range(len(bots))) + " | Elo | ms a move |"
    lines = [head, "|---|---|" + "---|" * (len(bots) + 2)]
    for at, bot in enumerate(bots):
        cells = ["–" if at == other else _share(data, at, other) for other in range(len(bots))]
        rating = data["ratings"][at]
        elo = f"{rating['value']:+.0f} ({rating['low']:+.0f} … {rating['high']:+.0f})"
        lines.append(f"| {at + 1} | *{bot}* | {' | '.join(cells)} | {elo} | {_time(data, bot):.1f} |")
    about = (
        f"tilerummy {data['version']}, `{first['edition']}`, two seats, {first['deals']} deals for each pair, both "
        f"rotations,\nmaster seed `{first['seed']}`. Each cell is the share of rounds, in %, that the computer of the "
        "row\nwon against that of the column, ± one standard error over deals.\n"
    )
    return f"{command}\n{about}\n" + "\n".join(lines) + "\n\n![The matrix as a picture](computers.svg)\n"


def pair(data: dict[str, Any], bot: int, other: int) -> dict[str, Any]:
    """What one player did against another."""
    names = [data["bots"][min(bot, other)], data["bots"][max(bot, other)]]
    found: dict[str, Any] = next(each for each in data["pairs"] if each["bots"] == names)["standings"][bot > other]
    return found


def _share(data: dict[str, Any], bot: int, other: int) -> str:
    win = pair(data, bot, other)["win"]
    return f"{100 * win['mean']:.1f} ± {100 * win['error']:.1f}"


def _time(data: dict[str, Any], bot: str) -> float:
    times = [each["ms-per-move"] for one in data["pairs"] for each in one["timing"] if each["bot"] == bot]
    return sum(times) / len(times)


def main(words: list[str]) -> int:
    if len(words) != 1:
        print(__doc__)
        return 2
    data = json.loads(Path(words[0]).read_text("utf-8"))
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{table(data)}\n{END}{rest.partition(END)[2]}", "utf-8")
    title = f"Rounds won, in % · {data['pairs'][0]['edition']} · {data['pairs'][0]['deals']} deals a pair"
    note = "The computer of the row against that of the column."
    share = heat(title, data["bots"], lambda row, column: 100 * float(pair(data, row, column)["win"]["mean"]), note)
    PICTURE.write_text(share, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
