"""The rules navigator as the page gets it: the editions side by side, and one rule field with its examples."""

from tilerummy.answers import rules_model as model
from tilerummy.answers.review_model import ShownMeld
from tilerummy.answers.shown_melds import shown_melds, shown_row
from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.melds import Row, tiles_of
from tilerummy.engine.moves import Lay, Move, TakeDiscard, TakeOpenTile, Timeout
from tilerummy.engine.position import Position
from tilerummy.engine.rules import FIELDS
from tilerummy.engine.table_change import table_change
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator
from tilerummy.language.clauses import clause_value, offered_values
from tilerummy.language.moves import describe_move, tiles_played
from tilerummy.language.provenance import describe_origin, table_title
from tilerummy.language.rule_examples import RuleExample, Tried, examples_of, instead_of_example
from tilerummy.language.table_rules import PARTS, part_of
from tilerummy.rooms.arrangement import NOTHING_LAID, Arrangement

IN_ORDER = tuple(name for names in PARTS.values() for name in names if name in FIELDS)
"""The fields, in the order of the rules of a table."""


def rules_json(tr: Translator) -> bytes:
    return rules_compared(tr).model_dump_json().encode()


def clause_json(tr: Translator, field: str) -> bytes:
    return clause_shown(field, tr).model_dump_json().encode()


def rules_compared(tr: Translator) -> model.RulesCompared:
    return model.RulesCompared(editions=_editions(tr), clauses=tuple(_clause(field, tr) for field in IN_ORDER))


def clause_shown(field: str, tr: Translator) -> model.ClauseShown:
    at = IN_ORDER.index(field)
    instead = instead_of_example(field)
    return model.ClauseShown(
        editions=_editions(tr),
        clause=_clause(field, tr),
        offered=tuple(
            model.ClauseOffered(
                edition=each.edition.key,
                variant=tr.variant_name(each.variant.name),
                text=each.text,
                origin=each.origin,
                note=each.note,
            )
            for each in offered_values(field, tr)
        ),
        examples=tuple(_example(each, tr) for each in examples_of(field)),
        instead=tr.text(f"navigator-instead-{instead}") if instead else None,
        previous=_name(at - 1, tr),
        next=_name(at + 1, tr),
    )


def _name(at: int, tr: Translator) -> model.ClauseName | None:
    if not 0 <= at < len(IN_ORDER):
        return None
    return model.ClauseName(field=IN_ORDER[at], name=tr.rule_name(IN_ORDER[at]))


def _editions(tr: Translator) -> tuple[model.RulesEdition, ...]:
    return tuple(
        model.RulesEdition(
            key=each.key,
            title=tr.edition_title(each.printed),
            sheet=each.printed.sheet,
            languages=", ".join(tr.text(f"spoken-{language}") for language in each.printed.languages),
        )
        for each in editions()
    )


def _clause(field: str, tr: Translator) -> model.ClauseCompared:
    return model.ClauseCompared(
        field=field,
        name=tr.rule_name(field),
        help=tr.rule_help(field),
        part=tr.text(f"table-part-{part_of(field)}"),
        said=tuple(_said(each, field, tr) for each in editions()),
    )


def _said(edition: Edition, field: str, tr: Translator) -> model.ClauseSaid:
    said = clause_value(edition, field, tr.at_table(edition.rules))
    return model.ClauseSaid(
        value=said.written,
        text=said.text,
        basis=said.basis,
        basis_text=said.basis_text,
        source=said.source,
        note=said.note,
        has_effect=said.has_effect,
    )


# Examples


def _example(example: RuleExample, tr: Translator) -> model.ClauseExample:
    tried = example.allowed
    return model.ClauseExample(
        said=describe_move(tried.position, tried.move, None, tr.at_table(tried.position.rules)),
        same_tiles=example.same_tiles,
        allowed=_tried(example.field, tried, tr),
        refused=_tried(example.field, example.refused, tr),
    )


def _tried(field: str, tried: Tried, tr: Translator) -> model.TriedMove:
    position, edition = tried.position, tried.edition
    tr = tr.at_table(position.rules)
    violations = tried.violations
    arrangement = NOTHING_LAID.after(position.table)
    return model.TriedMove(
        edition=str(edition),
        title=table_title(edition, tr),
        value=tr.rule_value(field, getattr(position.rules, field)),
        allowed=not violations,
        reasons=tuple(dict.fromkeys(map(tr.violation, violations))),
        origin=describe_origin(edition.provenance(field), tr),
        position=str(position),
        move=str(tried.move),
        before=model.ShownTable(
            table=shown_melds(position.table, arrangement, Tiles(), position.rules.colours, tr),
            rack=tuple(map(str, position.rack)),
            beside=_beside(position),
            pool=position.pool_size,
        ),
        after=_after(position, tried.move, arrangement, tr),
    )


def _beside(position: Position) -> tuple[str, ...]:
    open_tile = [position.open_tile] if position.open_tile is not None else []
    return tuple(map(str, [*(pile[-1] for pile in position.discards if pile), *open_tile]))


def _after(position: Position, move: Move, before: Arrangement, tr: Translator) -> tuple[ShownMeld, ...] | None:
    lay = _lay(move)
    if lay is None or not lay.put:
        return None
    after = table_change(position, lay).after
    melds = [each for each in after if not isinstance(each, Row)]
    rows = [each for each in after if isinstance(each, Row)]
    arrangement = before.after(melds)
    played = tiles_played(position, move) - tiles_of(rows)
    shown = shown_melds(melds, arrangement, played, position.rules.colours, tr)
    return (*shown, *(shown_row(row, arrangement.last + number, tr) for number, row in enumerate(rows, 1)))


def _lay(move: Move) -> Lay | None:
    match move:
        case Lay():
            return move
        case Timeout() | TakeDiscard() | TakeOpenTile():
            return move.lay
        case _:
            return None
