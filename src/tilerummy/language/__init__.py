"""Everything in words, in six languages. The language is always an argument: make a `Translator` and pass it on.

`translator` has tiles, melds, rules, refusals and errors; `moves`, `steps` and `provenance` describe moves, the steps
of a lay, and the sheet line behind a refusal. `catalogue` reads the Fluent files in `data/locales`, each when it is
first needed.
"""

from tilerummy.language.catalogue import FALLBACK, LANGUAGES, choose_language, known_language
from tilerummy.language.translator import Translator

__all__ = ["FALLBACK", "LANGUAGES", "Translator", "choose_language", "known_language"]
