"""Decks that are seen, edited, dueled with and shared, and a Link Monster that is looked up."""

import json
from io import BytesIO

import pytest
from PIL import Image

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.lists import as_ydke
from cards.yugioh import by_name
from engine.yugioh.formats.decks import deck_list
from tests.end_to_end.decks import deck
from tests.end_to_end.shop import YUGI_SPEED, Shop
from tests.end_to_end.test_decks_laid_open import described, seen

pytestmark = pytest.mark.end_to_end

SPEED = deck({"Mystical Space Typhoon": 2})
TYPHOON = by_name("Mystical Space Typhoon").passcode
MENU = "Choose a card of the deck"


async def settled(person: Person, message: MessageView | None) -> MessageView:
    """The message when the bot has done with it."""
    assert message is not None
    first = message
    if not first.thinking:
        return first
    return await person.wait_for("duels", lambda m: m.id == first.id and not m.thinking)


async def kept(person: Person, name: str) -> str:
    """The deck as a link, as it is kept."""
    lines = (await seen(person, "deck show", deck=name)).text.splitlines()
    return next(line for line in lines if line.startswith("ydke://"))


@pytest.mark.parametrize("locale", ["en-US", "ja", "zh-CN"])
async def test_every_ready_deck_is_seen_in_pictures_and_words(shop: Shop, locale: str) -> None:
    names, language = YUGIOH.names(locale[:2]), locale[:2]
    await shop.practise(shop.yugi)  # also while a duel is on
    shop.yugi.locale = locale

    for ready in YUGIOH.ready_decks:
        title = ready.names[language]
        offered = await shop.yugi.complete("deck view", "deck", title)
        assert f"ready:{ready.key}" in [each.value for each in offered]
        shown = await seen(shop.yugi, "deck view", deck=title)
        cards = (*ready.deck["main"], *ready.deck["extra"], *ready.deck["side"])
        assert all(names[code] in shown.text for code in cards)
        assert all(names[code] in described(shown) for code in cards)
        assert all(len(each.content) <= 150 * 1024 for each in shown.attachments)


async def test_from_the_import_to_a_duel_with_the_deck(shop: Shop) -> None:
    told = await seen(shop.yugi, "deck import", link=as_ydke(SPEED), name="My elves")

    how = (await shop.yugi.press(told, "Duel with it")).message
    assert how is not None
    assert [*how.buttons] == ["Practice (Speed Duel)", "Challenge anybody (Speed Duel)"]
    begun = await settled(
        shop.yugi, (await shop.yugi.press(how, "Practice (Speed Duel)")).message
    )
    assert "Speed Duel" in begun.text
    posted = (await shop.yugi.press(how, "Challenge anybody (Speed Duel)")).message
    assert posted is not None
    assert not posted.ephemeral
    assert "Yugi" in posted.text
    assert "Accept" in posted.buttons
    duels = shop.journal.duels()
    assert len(duels) == 1


async def test_an_edit_that_was_shown_outlives_a_crash(shop: Shop) -> None:
    await seen(shop.yugi, "deck import", link=as_ydke(SPEED), name="Elves")
    editor = await seen(shop.yugi, "deck edit", deck="Elves", card=str(TYPHOON))

    for copies in (3, 4):
        editor = await settled(shop.yugi, (await shop.yugi.press(editor, "Add one")).message)
        assert f"Mystical Space Typhoon in the Main Deck: {copies}" in editor.text
        await shop.crash_and_restart()
    at_side = (await shop.yugi.press(editor, "Move one to the Side Deck")).message
    assert at_side is not None
    assert "Mystical Space Typhoon in the Side Deck: 1" in at_side.text
    renamed = await seen(shop.yugi, "deck rename", deck="Elves", name="Winds")
    assert "Saved. The deck is now called Winds" in renamed.text
    await shop.crash_and_restart()

    filled = (TYPHOON, *SPEED["main"])
    cards = deck_list(tuple(sorted(filled, key=filled.index)), (), (TYPHOON,))
    assert await kept(shop.yugi, "Winds") == as_ydke(cards)


async def test_what_is_edited_during_a_duel_is_not_the_deck_that_is_dueled_with(
    shop: Shop,
) -> None:
    await seen(shop.yugi, "deck import", link=as_ydke(SPEED), name="Elves")
    before = await seen(shop.yugi, "deck edit", deck="Elves")
    assert "Duels that are under way" not in before.text
    await shop.practise(shop.yugi, "Elves")

    editor = await seen(shop.yugi, "deck edit", deck="Elves", card=str(TYPHOON), change="out")

    assert "Duels that are under way keep the deck they started with" in editor.text
    assert as_ydke(SPEED) != await kept(shop.yugi, "Elves")
    assert json.dumps(SPEED["main"], separators=(",", ":")) in shop.journal.setup()


async def test_a_shared_deck_is_copied_by_others_in_their_language(shop: Shop) -> None:
    shop.kaiba.locale = "ja"
    name = "*_`~| @everyone <@1> **" + "長" * 20
    await seen(shop.yugi, "deck import", link=as_ydke(SPEED), name=name)

    posted = (await shop.yugi.call("deck share", options={"deck": name})).message
    assert posted is not None
    assert "<@1>" not in posted.text
    copied = (await shop.kaiba.press(posted, "Copy this deck")).message
    assert copied is not None
    assert copied.ephemeral
    assert "を登録しました" in copied.text
    await shop.crash_and_restart()
    assert await kept(shop.kaiba, name) == as_ydke(SPEED)
    viewed = await settled(shop.kaiba, (await shop.kaiba.press(posted, "View")).message)
    assert "サイクロン" in viewed.text


@pytest.mark.parametrize(
    ("locale", "arrows"), [("en-US", "down"), ("ja", "下"), ("zh-CN", "下")]
)
async def test_a_link_monster_is_shown_with_its_arrows(
    shop: Shop, locale: str, arrows: str
) -> None:
    shop.yugi.locale = locale
    shown = (await shop.yugi.call("card", name="Link Spider")).message
    assert shown is not None
    assert not shown.ephemeral
    assert described(shown).endswith(arrows)
    assert YUGIOH.names(locale[:2])[by_name("Link Spider").passcode] in described(shown)
    [picture] = shown.attachments
    assert Image.open(BytesIO(picture.content)).format == "PNG"
    assert len(picture.content) <= 150 * 1024

    other = next(label for label in shown.buttons if label in ("日本語", "English"))
    again = (await shop.yugi.press(shown, other)).message
    assert again is not None
    assert len(again.attachments) == 1
    plain = (await shop.yugi.call("card", name="Gemini Elf")).message
    assert plain is not None
    assert plain.attachments == []


async def test_a_picture_is_gone_where_another_card_is_opened(shop: Shop) -> None:
    said = shop.yugi.say("duels", "[[Link Spider]] or [[Gemini Elf]]?")
    found = (await shop.yugi.context("Cards in this message", said)).message
    assert found is not None

    opened = (await shop.yugi.choose(found, "card-menu", ["Link Spider"])).message
    assert opened is not None
    assert len(opened.attachments) == 1
    other = (await shop.yugi.choose(opened, "card-menu", ["Gemini Elf"])).message

    assert other is not None
    assert other.id == opened.id
    assert "## Gemini Elf" in other.text
    assert other.attachments == []


async def test_a_hand_of_a_ready_deck_is_drawn_by_name(shop: Shop) -> None:
    shown = await seen(shop.yugi, "deck hand", deck=YUGI_SPEED)

    assert f"Sample hand: {YUGI_SPEED} (Speed Duel)" in shown.text


async def test_who_has_chosen_words_is_shown_no_pictures(shop: Shop) -> None:
    first = await seen(shop.yugi, "deck view", deck=YUGI_SPEED)
    assert first.attachments
    await seen(shop.yugi, "duel picture", show="Words")
    await shop.crash_and_restart()

    shown = await seen(shop.yugi, "deck view", deck=YUGI_SPEED)
    card = (await shop.yugi.call("card", name="Link Spider")).message
    assert card is not None

    assert shown.attachments == []
    ready = next(each for each in YUGIOH.ready_decks if each.names["en"] == YUGI_SPEED)
    assert all(YUGIOH.names("en")[code] in shown.text for code in ready.deck["main"])
    assert card.attachments == []
    await seen(shop.yugi, "duel picture", show="Picture and words", colours="Light colours")
    assert (await seen(shop.yugi, "deck view", deck=YUGI_SPEED)).attachments
