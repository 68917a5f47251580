"""The titles of rooms, in the language of the request."""

import pytest
from serving import NewGuest

from tilerummy.engine.editions import get
from tilerummy.language import LANGUAGES, Translator

EDITION = "rummikub-vienna-en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_in_the_language_asked_for(guest: NewGuest, language: str) -> None:
    ann, title, query = guest("Ann"), Translator(language).edition_title(get(EDITION).printed), f"?lang={language}"
    wish = {"edition": EDITION, "name": "Ann", "public": True, "seats": [{"kind": "me"}, {"kind": "person"}]}
    made = ann.ask("POST", f"/api/v1/rooms{query}", wish).body
    at = f"/api/v1/rooms/{made['id']}"
    mine = ann.ask("GET", f"/api/v1/rooms/mine{query}").body["rooms"][0]
    listed = {each["id"]: each for each in ann.ask("GET", f"/api/v1/rooms{query}").body["rooms"]}
    shown = ann.ask("GET", at + query).body
    joined = guest("Bo").ask("POST", f"{at}/join{query}", {"name": "Bo"}).body
    left = ann.ask("POST", f"{at}/leave", {}, {"accept-language": language}).body
    assert {each["title"] for each in (made, mine, listed[made["id"]], shown, joined, left)} == {title}
