"""Where a rule comes from, in words: the field of the edition and the line of its sheet behind a refusal.

>>> from tilerummy.engine.editions import get
>>> from tilerummy.engine.violations import BelowThreshold
>>> describe_source(BelowThreshold(24, 30), get("rummikub-vienna-en"), Translator("en"))
'open_min: stated, 002 de L48, en L137'
"""

from tilerummy.engine.editions import Edition
from tilerummy.engine.violations import Violation
from tilerummy.language.translator import Translator


def describe_source(violation: Violation, edition: Edition, tr: Translator) -> str:
    """The rule field and what it rests on; empty for a rule that every edition shares."""
    origin = violation.source(edition)
    if origin is None:
        return ""
    basis = tr.text(f"cli-basis-{origin.basis}")
    return f"{violation.field}: " + ", ".join(filter(None, (basis, origin.source)))
