"""The REST routes of the rules navigator. Every answer is made once for each language."""

from fastapi import APIRouter, Request, Response

from tilerummy.engine.rules import FIELDS
from tilerummy.server.decisions import Refusal
from tilerummy.server.lobby import Language, node_of, problems, words_of
from tilerummy.server.rules_model import ClauseShown, FieldName, RulesCompared
from tilerummy.server.rules_report import clause_json, rules_json

router = APIRouter(prefix="/api/v1", responses=problems)


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
