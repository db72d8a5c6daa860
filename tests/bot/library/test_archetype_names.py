"""In whose language the archetypes of a card are named."""

import pytest

from bot.library.records import Archetype
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView, Outcome


def shown(outcome: Outcome) -> MessageView:
    assert outcome.message is not None
    return outcome.message


async def test_a_card_names_no_archetype_that_the_language_has_no_name_for(
    library_shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi = library_shop.people["Yugi"]
    monkeypatch.setattr(Archetype, "is_named", lambda self, language: language != "zh")
    english = shown(await yugi.call("card", options={"name": "Mossback Turtle"}))
    english = await yugi.wait_for(
        "duels", lambda seen: seen.id == english.id and not seen.thinking
    )
    assert "-# Archetypes: Mossback" in english.text.splitlines()
    assert "系列" not in shown(await yugi.press(english, "简体中文")).text


def test_an_archetype_has_a_name_in_english_and_where_it_is_called_something() -> None:
    mirror = Archetype("Mirror Trap", {"ja": ("ミラートラップ",)})
    assert [mirror.is_named(each) for each in ("en", "ja", "zh")] == [True, True, False]
