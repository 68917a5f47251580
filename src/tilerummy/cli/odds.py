"""`tilerummy odds EDITION`: how often a deal can open or goes out at once."""

from math import floor, log10

import click

from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import edition_keys, json_option, translated
from tilerummy.cli.output import print_json
from tilerummy.language import Translator
from tilerummy.solver import odds


@translated
@click.argument("edition", shell_complete=edition_keys)
@click.option("--tiles", type=click.IntRange(1, 108), metavar="N")
@click.option("--points", type=click.IntRange(1, 200), metavar="N")
@click.option("--out", is_flag=True)
@click.option("--deals", type=click.IntRange(1, 1_000_000), metavar="N", default=5000)
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), metavar="N", default=1)
@click.option("--exact", is_flag=True)
@json_option
def command(
    tr: Translator,
    edition: str,
    tiles: int | None,
    points: int | None,
    out: bool,
    deals: int,
    seed: int,
    exact: bool,
    as_json: bool,
) -> int:
    if out and points is not None:
        raise Refused("odds-points-and-out")
    chosen = named_edition(edition)
    size = chosen.rules.deal if tiles is None else tiles
    least = None if out else chosen.rules.open_min if points is None else points
    data: dict[str, object] = {"edition": str(chosen), "tiles": size, "points": least}
    if exact:
        share = odds.exact(chosen.rules, size, least)
        data |= {"chance": float(share), "exact": str(share)}
        detail = tr.text("cli-odds-exact", fraction=str(share))
    else:
        sample = odds.estimate(chosen.rules, size, least, deals, seed)
        low, high = sample.interval
        data |= {"chance": sample.chance, "low": low, "high": high, "hits": sample.hits, "deals": deals, "seed": seed}
        detail = tr.text("cli-odds-estimate", low=_percent(low, tr), high=_percent(high, tr), deals=deals)
    if as_json:
        print_json(data)
        return 0
    chance = _percent(float(str(data["chance"])), tr)
    print(tr.text("cli-odds-out" if out else "cli-odds-open", tiles=size, points=least, share=chance))
    print(detail)
    return 0


def _percent(share: float, tr: Translator) -> str:
    """Two decimals, and more for a rare deal, so that it is not shown as 0."""
    digits = 2 if share >= 0.001 or not share else 2 - floor(log10(100 * share))
    return tr.number(100 * share, digits)
