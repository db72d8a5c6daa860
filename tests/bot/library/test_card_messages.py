"""The cards and decks that a message speaks of are looked up from its menu."""

import pytest

from bot.cards.mentions import MOST_NAMES, decks_in, names_in
from bot.decks.reading import NoDeckReadError
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.lists import as_omega, as_ydk, as_ydke
from engine.yugioh.formats.decks import deck_list
from tests.bot.library.zoo import UNICORN

DECK = deck_list((1, 1, 2, 6), (UNICORN,), (3,))
COMMAND = "Cards in this message"


async def looked_up(asker: Person, author: Person, text: str) -> MessageView:
    shown = (await asker.context(COMMAND, author.say("duels", text))).message
    assert shown is not None
    return shown


async def test_named_cards_are_shown_to_the_asker_alone(shop: Sandbox) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]
    shown = await looked_up(yugi, kaiba, "[[キツネ]] beats [[blue eyes unicron]]; [[ fox ]]?")

    assert "**Fox**" in shown.text
    assert "**Blue-Eyes White Unicorn** (for “blue eyes unicron”)" in shown.text
    assert shown.text.count("Fox") == 1
    assert shown.ephemeral
    assert shown.id not in [seen.id for seen in kaiba.sees("duels")]
    opened = (await yugi.choose(shown, "Show a card", ["Fox"])).message
    assert opened is not None
    assert opened.text.startswith("## Fox")
    assert [*opened.selects[0].options] == ["Fox", "Blue-Eyes White Unicorn"]
    other = (await yugi.press(opened, "日本語")).message
    assert other is not None
    assert other.text.startswith("## キツネ")
    assert other.selects


@pytest.mark.parametrize("written", [as_ydk, as_ydke, as_omega])
@pytest.mark.parametrize("around", ["{}", "Look:\n```\n{}\n```\nGood?"])
async def test_a_deck_in_any_form_is_laid_open(
    shop: Sandbox, written: object, around: str
) -> None:
    assert callable(written)
    text = around.format(written(DECK))
    shown = await looked_up(shop.people["Yugi"], shop.people["Joey"], text)
    assert "**Deck** Main Deck 4 · Extra Deck 1 · Side Deck 1" in shown.text
    assert "**Main Deck** 2 × Ant, 1 × Bee, 1 × Fox" in shown.text
    assert "**Extra Deck** 1 × Blue-Eyes White Unicorn" in shown.text
    assert "Not found" not in shown.text


async def test_of_a_name_that_is_not_clear_the_nearest_are_named(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    shown = await looked_up(yugi, yugi, "[[an]] or [[bee]]?")
    assert "**Bee**" in shown.text
    assert "Nothing is called exactly “an”. Nearest: Ant" in shown.text


async def test_what_is_not_found_is_said(shop: Sandbox) -> None:
    yugi, joey = shop.people["Yugi"], shop.people["Joey"]
    link = as_ydke(deck_list((1, 4444)))
    shown = await looked_up(yugi, joey, f"[[qqqqqqqqq]] {link} [[**qqqqqqqq**]]")
    assert r"Not found: qqqqqqqqq, \*\*qqqqqqqq\*\*, 4444" in shown.text
    shown = await looked_up(yugi, joey, "ydke://AAA!nonsense")
    assert "**Unreadable deck**" in shown.text


async def test_a_message_of_nothing_says_what_could_be_in_it(shop: Sandbox) -> None:
    joey = shop.people["Joey"]
    shown = await looked_up(joey, shop.people["Yugi"], "Spellcasters everywhere, [not one].")
    assert shown.text.startswith("这条消息里没有")
    assert shown.ephemeral


async def test_a_card_that_the_bot_shows_is_a_message_too(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    card = (await yugi.call("card", name="fox")).message
    assert card is not None
    outcome = await yugi.context(COMMAND, card)
    assert outcome.message is not None
    assert "no card name in double brackets" in outcome.message.text


async def test_many_names_and_decks_fit_one_message(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    names = " ".join(f"[[{n}]]" for n in range(1, 30))
    codes = tuple(range(1000, 1030))
    links = " ".join(as_ydke(deck_list(codes, side=(n,))) for n in (1, 2, 3, 4, 5))
    shown = await looked_up(yugi, yugi, f"{names} {links}")
    assert "Not found" in shown.text


def test_names_are_read_once_and_not_without_end() -> None:
    assert names_in("[[a]] [[ b  c ]] [[a]] [d] [[]] [[e\nf]] [[[g]]]") == ("a", "b c", "g")
    assert len(names_in("".join(f"[[{n}]]" for n in range(99)))) == MOST_NAMES


def test_decks_are_told_from_what_stands_around_them() -> None:
    listed = as_ydk(DECK).replace("\n", "\r\n")
    text = f"Mine: {as_ydke(DECK)}, his:\n{listed}\nhers `{as_omega(DECK)}` 12345678"
    found = decks_in(text, [YUGIOH])
    assert len(found) == 3
    assert not any(isinstance(each, NoDeckReadError) for each in found)
    assert len(decks_in(f"#main street\n{' ' * 4000}\n#main\n{' ' * 4000}x", [YUGIOH])) == 1
    assert decks_in("words and https://example.com/abcdefgh only", [YUGIOH]) == ()


async def test_a_deck_file_that_hangs_on_a_message_is_laid_open(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await yugi.call("deck import", link=as_ydke(DECK), name="Zoo")
    laid = (await yugi.call("deck show", deck="Zoo")).message
    assert laid is not None
    assert laid.message.attachments[0].filename == "Zoo.ydk"
    await yugi.context(COMMAND, laid)
    shown = await yugi.wait_for("duels", lambda seen: "Cards in this message" in seen.text)
    assert shown.text.count("**Deck** Main Deck 4 · Extra Deck 1 · Side Deck 1") == 3
    assert shown.ephemeral
