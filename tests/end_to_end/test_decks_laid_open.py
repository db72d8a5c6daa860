"""Decks looked into: described pictures, words that say the same, hands that are drawn."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, walk
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.lists import as_omega, as_ydke, read
from cards.sources.records import SaidList
from cards.yugioh import by_name
from engine.yugioh.formats.decks import deck_list
from tests.bot.library.zoo_lists import shelve_lists
from tests.end_to_end.shop import Shop

SYNCHRON, WARRIOR = by_name("Junk Synchron").passcode, by_name("Junk Warrior").passcode
pytestmark = pytest.mark.end_to_end

LISTS = (
    SaidList("2026.07 Cup", "Cup", "2026.07", 20260700, False, None, {SYNCHRON: (0, 0)}),
    SaidList("2026.08 Fair", "Fair", "2026.08", 20260800, False, 10, {WARRIOR: (3, 30)}),
)
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
    assert "Saved “Junk”" in said.text
    assert "**Master Rule**: legal" in said.text

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
    side = deck_list(JUNK["main"], JUNK["extra"], JUNK["main"][:3])
    await seen(shop.yugi, "deck import", link=as_ydke(side), name="Junk")

    shown = await seen(shop.yugi, "deck view", deck="Junk")

    names = YUGIOH.names(locale[:2])
    words, told = shown.text, described(shown)
    for code in side.codes:
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


async def test_a_deck_is_judged_by_ban_lists_that_were_imported(
    closed_shop: Shop, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    shelve_lists(tmp_path / "data" / "library.sqlite", LISTS)
    shop = closed_shop
    await shop.open()
    await seen(shop.yugi, "deck import", link=as_ydke(JUNK), name="Junk")

    plain = await seen(shop.yugi, "deck check", deck="Junk")
    assert "No problems: the deck is legal." in plain.text
    assert "**2026.07 Cup**: one problem\n- **2026.08 Fair**: one problem" in plain.text
    cup = await seen(shop.yugi, "deck check", deck="Junk", list="Cup")
    assert "Junk Synchron is Forbidden on the list 2026.07 Cup: remove it." in cup.text
    fair = await seen(shop.yugi, "deck check", deck="Junk", list="Fair")
    assert "costs 30 points; 10 are allowed, so it is 20 over" in fair.text
    both = await seen(shop.yugi, "deck compare", deck="Junk", list="Cup", other_list="Fair")
    assert "1 × Junk Synchron: Forbidden → Unlimited" in both.text
    assert "1 × Junk Warrior: Unlimited → Unlimited (30 points)" in both.text


async def test_two_decks_are_laid_side_by_side(shop: Shop) -> None:
    fewer = deck_list(JUNK["main"][1:], JUNK["extra"][:1])
    await seen(shop.yugi, "deck import", link=as_ydke(JUNK), name="Junk")
    await seen(shop.yugi, "deck import", link=as_omega(fewer), name="Less")

    shown = await seen(shop.yugi, "deck compare", deck="Junk", other="Less")

    assert "**Main Deck**: 40 and 39, with 39 in common" in shown.text
    gone = YUGIOH.names("en")[JUNK["main"][0]]
    assert f"Only in Junk:\n- 1 × {gone}\n" in shown.text
    assert "Less alone" not in shown.text
