"""The editions for the page: every rule in words, how each edition differs from most others, all rules of a room."""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache

from tilerummy.engine.dealer import TIMES_PRINTED, most_seats
from tilerummy.engine.editions import Edition, get, keys
from tilerummy.engine.match import games_in_round
from tilerummy.engine.printed import READING
from tilerummy.engine.rules import FIELDS, LIMITS, choices, value_text
from tilerummy.language import Translator
from tilerummy.language.provenance import describe_changes, describe_variant, table_title
from tilerummy.language.table_rules import part_of, printed_clock, table_facts, table_rules
from tilerummy.rooms import rest
from tilerummy.rooms.room import Pace

MOST_SEATS = 6
"""The most seats that the form offers; the sheets say four."""


@cache
def editions(tr: Translator) -> rest.EditionList:
    return rest.EditionList(editions=tuple(_edition(get(key), tr) for key in keys()))


@lru_cache(maxsize=256)
def rules_of(edition: Edition, tr: Translator, pace: Pace) -> rest.TableRules:
    """The whole rules of an edition with its house rules, at a table with this clock."""
    longer = pace.seconds if pace.is_correspondence else None
    parts = (
        rest.RulesPart(
            title=section.title,
            lines=tuple(
                rest.RuleSentence(text=line.text, source=line.source, house=line.house) for line in section.lines
            ),
        )
        for section in table_rules(edition, tr, clock=pace.kind != "off", seconds=longer)
    )
    title = table_title(edition, tr)
    facts = table_facts(edition, tr, pace.seconds)
    return rest.TableRules(
        edition=str(edition), title=title, facts=facts, colours=edition.rules.colours, parts=tuple(parts)
    )


def _edition(edition: Edition, tr: Translator) -> rest.EditionInfo:
    rules, sheet = edition.rules, edition.printed
    tr = tr.at_table(rules)
    return rest.EditionInfo(
        key=edition.key,
        title=tr.edition_title(sheet),
        box=tr.edition_title(sheet).partition(" (")[0],
        facts=table_facts(edition, tr, rules.timer_s),
        languages=sheet.languages,
        usual_in=sheet.usual_in,
        sheet=sheet.sheet,
        colours=rules.colours,
        jokers=rules.jokers,
        seats=rules.seats,
        most_seats=most_seats(edition, MOST_SEATS),
        tiles=len(rules.tiles),
        open_min=rules.open_min,
        timer_s=rules.timer_s,
        clock=printed_clock(rules, tr),
        games_in_round=tuple(games_in_round(rules, seats) for seats in range(rules.seats[0], rules.seats[1] + 1)),
        summary=tuple(
            tr.rule(field, _written(edition, field))
            for field in FIELDS
            if field not in rules.without_effect and _written(edition, field) != _most_common()[field]
        ),
        rules=tuple(_rule(edition, field, tr) for field in FIELDS),
        variants=tuple(
            rest.VariantInfo(
                name=variant.name,
                title=tr.variant_name(variant.name),
                changes=dict(variant.changes),
                text=describe_changes(variant, tr),
                note=tr.note(variant.note),
                basis="reading" if variant.basis == READING else "offered",
                origin=describe_variant(variant, tr),
            )
            for variant in sheet.variants.values()
        ),
    )


def _rule(edition: Edition, field: str, tr: Translator) -> rest.RuleInfo:
    written = _written(edition, field)
    origin = edition.provenance(field)
    return rest.RuleInfo(
        field=field,
        name=tr.rule_name(field),
        help=tr.rule_help(field),
        value=written,
        text=tr.rule_value(field, written),
        choices=_in_words(field, choices(field), tr),
        offered=_in_words(field, _offered(field), tr),
        part=tr.text(f"table-part-{part_of(field)}"),
        limits=_limits(edition, field),
        basis=origin.basis,
        source=origin.source,
    )


def _limits(edition: Edition, field: str) -> tuple[int, int] | None:
    """The lowest and the highest number that a new table may have here; with many seats it may be less."""
    low, high = LIMITS.get(field, (0, 0))
    rules = edition.rules
    most = min(TIMES_PRINTED * rules.deal, (rules.size - 1) // rules.seats[1]) if field == "deal" else high
    return (low, most) if field in LIMITS else None


def _in_words(field: str, values: Iterable[str] | None, tr: Translator) -> tuple[rest.Choice, ...] | None:
    if values is None:
        return None
    return tuple(rest.Choice(value=value, text=tr.rule_value(field, value)) for value in values)


@cache
def _offered(field: str) -> tuple[str, ...] | None:
    """The values for a form, or None if every edition has a plain number here."""
    known = choices(field) or tuple(dict.fromkeys(_written(get(key), field) for key in keys()))
    return None if all(value.isdecimal() for value in known) else known


def _written(edition: Edition, field: str) -> str:
    return value_text(getattr(edition.rules, field))


@cache
def _most_common() -> dict[str, str]:
    return {field: Counter(_written(get(key), field) for key in keys()).most_common(1)[0][0] for field in FIELDS}
