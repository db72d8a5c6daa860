"""Looking into one's own decks through the real client: /deck view, /deck hand."""

import asyncio
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.decks import looking as hands
from bot.decks.layouts import view as deck_view
from bot.decks.spread import Spread
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView, walk
from bot.shared.drawing.colours import Palette
from cards.games.yugioh.lists import as_ydke
from engine.core.game import DeckList
from engine.yugioh.formats.decks import deck_list
from tests.bot.library.test_deck_commands import SMALL, answer
from tests.bot.library.zoo import UNICORN

GALLERY = 12


def described(message: MessageView) -> dict[str, str]:
    """The words for each picture, by the file that is shown there."""
    galleries = (each for each in walk(message.components) if each["type"] == GALLERY)
    items = (item for gallery in galleries for item in gallery["items"])
    return {item["media"]["url"].split("/")[-1]: item["description"] for item in items}


async def bring(person: Person, deck: DeckList, name: str = "Zoo") -> None:
    await answer(person, "deck import", link=as_ydke(deck), name=name)


async def test_a_deck_is_shown_in_pictures_and_words(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, SMALL)

    shown = await answer(yugi, "deck view", deck="zoo")

    assert "### Zoo\nMain Deck 4 · Extra Deck 1 · Side Deck 1" in shown.text
    assert "**Cards by Letters**" in shown.text
    assert (
        "Letters 4: 1 · 6: 3\n\n"
        "**Animals (4)**\n"
        "1 × Cat · [en] 4 legs\n1 × Ant · [en] 6 legs\n2 × Bee · [en] 6 legs\n"
        "**Extra Deck (1)**\n1 × Blue-Eyes White Unicorn · [en] None legs\n"
        "**Side Deck (1)**\n1 × Dog · [en] 4 legs"
    ) in shown.text
    words = list(described(shown).values())
    assert words == [
        "Letters 4: 1 · 6: 3",
        "Animals (4): 1 × Cat ([en] 4 legs); 1 × Ant ([en] 6 legs); 2 × Bee ([en] 6 legs)",
        "Extra Deck (1): 1 × Blue-Eyes White Unicorn ([en] None legs)",
        "Side Deck (1): 1 × Dog ([en] 4 legs)",
    ]
    assert [each.filename for each in shown.attachments] == [
        f"deck-{number}.png" for number in range(1, 5)
    ]
    assert all(each.content.startswith(b"\x89PNG") for each in shown.attachments)
    labels = ["Draw a sample hand", "Duel with it", "Edit", "Share"]
    assert list(shown.buttons) == labels


async def test_a_deck_is_shown_in_the_readers_language(shop: Sandbox) -> None:
    joey = shop.people["Joey"]
    await bring(joey, deck_list((6, 6, 7)), "动物园")

    shown = await answer(joey, "deck view", deck="动物园")

    assert "**各字母的张数**" in shown.text
    assert "**动物（3）**\nGnu ×1 · [zh] 4 legs\n狐狸 ×2 · [zh] 4 legs" in shown.text


async def test_drawing_does_not_hold_up_what_others_do(
    shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]
    await bring(yugi, SMALL)
    drawing = asyncio.Event()
    loop = asyncio.get_running_loop()
    slow = deck_view.pictures

    def dawdle(spread: Spread, language: str, palette: Palette) -> Sequence[deck_view.Picture]:
        loop.call_soon_threadsafe(drawing.set)
        asyncio.run_coroutine_threadsafe(done.wait(), loop).result(20)
        return slow(spread, language, palette)

    done = asyncio.Event()
    monkeypatch.setattr("bot.decks.looking.pictures", dawdle)

    viewing = asyncio.create_task(answer(yugi, "deck view", deck="zoo"))
    await asyncio.wait_for(drawing.wait(), 300)
    await answer(kaiba, "deck list")
    assert not viewing.done()
    done.set()
    assert "### Zoo" in (await viewing).text


async def test_a_hand_is_drawn_from_the_main_deck_and_drawn_again(
    shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, deck_list((1, 1, 1, 2, 3, 5, 6, 7, 8, 9), (UNICORN,), (4,)))
    hands_drawn: list[list[int]] = []
    sample = hands._DICE.sample

    def kept(cards: Sequence[int], count: int) -> list[int]:
        hands_drawn.append(sample(cards, count))
        return hands_drawn[-1]

    monkeypatch.setattr(hands._DICE, "sample", kept)
    shown = await answer(yugi, "deck hand", deck="zoo", format="long")
    assert "### Sample hand: Zoo (Long game)" in shown.text
    for _ in range(3):
        pressed = (await yugi.press(shown, "Draw again")).message
        assert pressed is not None
        assert pressed.id == shown.id
        copies = Counter(hands_drawn[-1])
        assert copies.total() == 4
        assert copies <= Counter((1, 1, 1, 2, 3, 5, 6, 7, 8, 9))
        assert pressed.text.count("\n- ") == len(copies)
    assert len(hands_drawn) == 4


async def test_a_hand_can_be_drawn_from_the_view(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, SMALL)
    seen = await answer(yugi, "deck view", deck="zoo")

    drawn = (await yugi.press(seen, "Draw a sample hand")).message

    assert drawn is not None
    assert drawn.ephemeral
    assert drawn.id != seen.id
    assert "Sample hand: Zoo (Short game)" in drawn.text
    assert "- 2 × Bee · [en] 6 legs" in drawn.text


async def test_a_deck_of_fewer_cards_than_a_hand_is_drawn_whole(shop: Sandbox) -> None:
    kaiba = shop.people["Kaiba"]
    await bring(kaiba, deck_list((1,), (UNICORN,)), "Ant")
    await bring(kaiba, deck_list((), (UNICORN,)), "None")

    assert "- アリ ×1" in (await answer(kaiba, "deck hand", deck="Ant")).text
    shown = await answer(kaiba, "deck hand", deck="None")
    assert "引けるカードがありません" in shown.text
    assert shown.buttons == {}


async def test_nothing_is_drawn_from_a_deck_that_is_gone(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, SMALL)
    shown = await answer(yugi, "deck hand", deck="zoo")

    asked = await answer(yugi, "deck delete", deck="zoo")
    await yugi.press(asked, "Delete")
    gone = (await yugi.press(shown, "Draw again")).message
    assert gone is not None
    assert "no longer saved here" in gone.text


@pytest.mark.parametrize("command", ["deck view", "deck hand"])
async def test_without_such_a_deck_or_format_it_is_said(shop: Sandbox, command: str) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, SMALL)

    assert "You have no deck “x”" in (await answer(yugi, command, deck="x")).text
    offered = await yugi.complete(command, "deck", "Z")
    assert [each.name for each in offered] == ["Zoo"]
    if command == "deck hand":
        shown = await answer(yugi, command, deck="zoo", format="chess")
        assert "There is no format “chess”" in shown.text


async def test_formats_are_listed_with_the_comma_of_the_language(shop: Sandbox) -> None:
    kaiba = shop.people["Kaiba"]
    await bring(kaiba, SMALL)

    said = (await answer(kaiba, "deck hand", deck="zoo", format="chess")).text

    assert said.endswith("使用できるフォーマット：短いゲーム、長いゲーム")
