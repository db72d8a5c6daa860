"""Reading a public message in another language than it is written in."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.shared.ids import Id
from bot.shared.words import say
from cards.languages import LANGUAGES


def other_languages(written: str, id: Id, **values: int | str) -> Iterator[ui.Button[Any]]:
    """A button for each language but the one it is `written` in, by that language's own name.

    The `id` has a field `language` beside the `values`.
    """
    for each in LANGUAGES:
        if each != written:
            custom_id = id.write(language=each, **values)
            yield ui.Button(label=say(each, "this-language"), custom_id=custom_id)
