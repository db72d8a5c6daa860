"""Decks looked into: described pictures, words that say the same, hands that are drawn."""

from io import BytesIO

import pytest
from PIL import Image

from bot.decklists import as_omega, as_ydke, read
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, walk
from cards.games.yugioh import YUGIOH
from engine.core.game import DeckList
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

JUNK = next(each.deck for each in YUGIOH.ready_decks if each.key == "5ds-junk")
GALLERY = 12


async def seen(person: Person, command: str, **options: object) -> MessageView:
    """What the person alone is shown in the end."""
    first = (await person.call(command, options=options)).message
    assert first is not None
    assert first.ephemeral
    return await person.wait_for(
        "duels", lambda each: each.id == first.id and not each.thinking
    )


def described(message: MessageView) -> str:
    """The words of all its pictures."""
    galleries = (each for each in walk(message.components) if each["type"] == GALLERY)
    return " ".join(item["description"] for each in galleries for item in each["items"])


async def test_a_code_goes_in_and_comes_out_in_all_three_forms(shop: Shop) -> None:
    said = await seen(shop.yugi, "deck import", link=as_omega(JUNK), name="Junk")
    assert "Junk is kept" in said.text
    assert "**Master Rule**: ready to play" in said.text

    shown = await seen(shop.yugi, "deck show", deck="Junk")

    assert as_ydke(JUNK) in shown.text
    assert as_omega(JUNK) in shown.text
    assert read(shown.attachments[0].content).deck == JUNK


async def test_an_address_of_ygoprodeck_is_answered_with_advice(shop: Shop) -> None:
    address = "https://ygoprodeck.com/deck/junk-doppel-123456"

    said = await seen(shop.yugi, "deck import", link=address)

    assert "copy the deck as a `ydke://` link" in said.text


@pytest.mark.parametrize("locale", ["en-US", "ja", "zh-CN"])
async def test_a_deck_is_seen_in_pictures_and_in_words(shop: Shop, locale: str) -> None:
    shop.yugi.locale = locale
    side = DeckList(JUNK.main, JUNK.extra, JUNK.main[:3])
    await seen(shop.yugi, "deck import", link=as_ydke(side), name="Junk")

    shown = await seen(shop.yugi, "deck view", deck="Junk")

    names = YUGIOH.names(locale[:2])
    words, told = shown.text, described(shown)
    for code in (*side.main, *side.extra, *side.side):
        assert names[code] in words
        assert names[code] in told
    assert len(shown.attachments) >= 6
    for picture in shown.attachments:
        assert Image.open(BytesIO(picture.content)).format == "PNG"


async def test_a_hand_is_drawn_again_and_again(shop: Shop) -> None:
    await seen(shop.yugi, "deck import", link=as_ydke(JUNK), name="Junk")
    shown = await seen(shop.yugi, "deck view", deck="Junk")

    first = (await shop.yugi.press(shown, "Draw a sample hand")).message
    assert first is not None
    hands = {first.text}
    for _ in range(5):
        again = (await shop.yugi.press(first, "Draw again")).message
        assert again is not None
        assert again.id == first.id
        hands.add(again.text)
    assert len(hands) > 1
    speed = await seen(shop.yugi, "deck hand", deck="Junk", format="speed")
    assert sum(int(line[2]) for line in speed.text.splitlines() if line.startswith("- ")) == 4
