"""Answers that a page needs before its engine is ready. The engine gives them while the site is built."""

from tilerummy.language import LANGUAGES
from tilerummy.rooms.edition_list import editions_json
from tilerummy.rooms.words import translator_for


def prepared_answers() -> dict[str, dict[str, str]]:
    """For each language the answers by their paths, as the page asks for them: so far the list of editions."""
    return {
        language: {f"/editions?lang={language}": editions_json(translator_for(language)).decode()}
        for language in LANGUAGES
    }
