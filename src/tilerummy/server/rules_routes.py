"""The REST routes of the rules navigator. Every answer is made once for each language."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from tilerummy.answers.rules_model import ClauseShown, RulesCompared
from tilerummy.answers.rules_report import clause_json, rules_json
from tilerummy.engine.rules import FIELDS
from tilerummy.rooms.refusal import Refusal
from tilerummy.server.error_answers import words_of
from tilerummy.server.lobby import Language, node_of, problems

router = APIRouter(prefix="/api/v1", responses=problems)
FieldName = Annotated[str, Path(pattern=r"^[a-z][a-z_]{0,39}$", description="A field of the rules: `open_min`")]


@router.get("/rules", response_model=RulesCompared)
async def compare_rules(request: Request, lang: Language = None) -> Response:
    """Every rule in every edition, in words, with the line of the sheet."""
    text = await node_of(request).reader.prepared(rules_json, words_of(request))
    return Response(text, media_type="application/json")


@router.get("/rules/{field}", response_model=ClauseShown)
async def show_clause(request: Request, field: FieldName, lang: Language = None) -> Response:
    """One rule: what the editions say, and positions that one edition allows and another refuses."""
    if field not in FIELDS:
        raise Refusal("not-found", status=404)
    text = await node_of(request).reader.prepared(clause_json, words_of(request), field)
    return Response(text, media_type="application/json")
