"""Cards are searched by what is printed on them, through the real client."""

from pathlib import Path

import pytest

from bot.cards.found_buttons import FoundPage, decoded, encoded
from bot.library.card_filter import KINDS, LONGEST_TEXT, TYPES, Filter
from bot.library.shelf import Library
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView, Outcome
from tests.library.invented import shelve_invented


def shown(outcome: Outcome) -> MessageView:
    assert outcome.message is not None
    return outcome.message


HOSTILE = (
    "' OR 1=1 --",
    '"*" NEAR(x',
    "x'; DROP TABLE cards",
    "%_%",
    "\\",
    "a:b:c:::",
    "nul\x00 \x1b[0m",
    "`code` **bold** <@1>",
    "𠮷野家 🂠",
)


async def test_imported_cards_are_found_by_what_is_printed_on_them(
    library_shop: Sandbox,
) -> None:
    yugi = library_shop.people["Yugi"]
    for options, names in (
        ({"kind": "monster", "level": 4}, ["Elder Mossback Turtle", "Mossback Turtle"]),
        ({"type": "爬虫類族", "archetype": "mossback"}, ["Mossback Turtle"]),
        ({"attribute": "FIRE", "atk_least": 2400, "atk_most": 2400}, ["Lantern"]),
        ({"kind": "monster-pendulum"}, ["Lantern"]),
        ({"kind": "spell-quick-play"}, ["Rainmaker"]),
        ({"level": 2}, ["Unprinted Engine"]),
        ({"text": "眠る"}, ["Mossback Turtle"]),
        ({"text": "glows ONCE"}, ["Lantern"]),
        ({"text": "虚构 雨"}, ["Rainmaker"]),
    ):
        found = shown(await yugi.call("search", options=options))
        assert found.ephemeral
        listed = [*found.selects[0].options]
        assert len(listed) == len(names), (options, listed)
        for label, name in zip(listed, names, strict=True):
            assert label.startswith(name)


async def test_a_card_found_is_opened_and_left_for_the_list(library_shop: Sandbox) -> None:
    kaiba = library_shop.people["Kaiba"]
    found = shown(await kaiba.call("search", kind="monster", level=4))
    assert "### 2枚" in found.text
    opened = shown(await kaiba.choose(found, "カードを選んで表示", ["苔甲の亀"]))
    assert opened.id == found.id
    assert opened.text.startswith("## 苔甲の亀")
    english = shown(await kaiba.press(opened, "English"))
    assert english.id == found.id
    assert english.text.startswith("## Mossback Turtle")
    back = shown(await kaiba.press(english, "一覧に戻る"))
    assert back.text == found.text


async def test_what_is_found_is_turned_page_by_page(
    library_shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cards.found_buttons.PAGE", 1)
    yugi = library_shop.people["Yugi"]
    page = shown(await yugi.call("search", text="invented"))
    found: list[str] = []
    for buttons in (["Next"], ["Previous", "Next"], ["Previous", "Next"], ["Previous"]):
        assert f"Page {len(found) + 1} of 4" in page.text
        assert [*page.buttons] == buttons
        found += page.selects[0].options
        page = shown(await yugi.press(page, buttons[-1]))
    assert found == sorted(found)
    assert "Page 3 of 4" in page.text


async def test_nothing_typed_is_ever_taken_for_a_query(library_shop: Sandbox) -> None:
    yugi = library_shop.people["Yugi"]
    for text in HOSTILE:
        assert "No matches" in shown(await yugi.call("search", text=text)).text, text
        for option in ("type", "archetype"):
            said = shown(await yugi.call("search", options={option: text})).text
            assert said.startswith("There is no"), said
            await yugi.complete("search", option, text)
    assert "### 2 cards" in shown(await yugi.call("search", kind="monster", level=4)).text


async def test_without_an_import_the_cards_of_the_games_are_searched(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    found = shown(await yugi.call("search", kind="monster", level=6))
    assert [*found.selects[0].options] == ["Ant", "Bee"]
    assert "No matches" in shown(await yugi.call("search", level=9)).text
    found = shown(await yugi.call("search", kind="monster", text="IT lives"))
    assert "Blue-Eyes White Unicorn" in found.text
    assert "at least one condition" in shown(await yugi.call("search")).text


async def test_types_and_archetypes_are_completed_in_the_readers_language(
    library_shop: Sandbox,
) -> None:
    kaiba = library_shop.people["Kaiba"]
    offered = await kaiba.complete("search", "type", "dragon")
    assert [(each.name, each.value) for each in offered] == [("ドラゴン族", "Dragon")]
    for typed in ("moss", "ＭＯＳＳ back", "もすばっく", "绿龟"):
        offered = await kaiba.complete("search", "archetype", typed)
        assert [(each.name, each.value) for each in offered] == [("苔甲", "Mossback")], typed


@pytest.fixture
def nicknamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cards.nicknames.NICKNAMES", {"Mossback": ("m-back",)})


@pytest.mark.usefixtures("nicknamed")
async def test_an_archetype_is_named_as_the_reader_calls_it(library_shop: Sandbox) -> None:
    kaiba = library_shop.people["Kaiba"]
    for typed in ("Mossback", "モスバック", "绿龟", "m-back"):
        found = shown(await kaiba.call("search", options={"archetype": typed}))
        assert [*found.selects[0].options] == ["苔甲の亀"], typed
        assert "苔甲" in found.text.splitlines()[1]
        assert "Mossback" not in found.text.splitlines()[1]
    opened = shown(await kaiba.choose(found, "カードを選んで表示", ["苔甲の亀"]))
    assert "カテゴリ：苔甲" in opened.text


@pytest.mark.usefixtures("nicknamed")
async def test_the_cards_of_an_archetype_are_offered_by_what_players_call_it(
    library_shop: Sandbox,
) -> None:
    yugi = library_shop.people["Yugi"]
    await yugi.call("card", name="Rainmaker’s Errand")  # is answered once the library is read
    for typed in ("绿龟", "m-back", "m-back turt"):
        offered = await yugi.complete("card", "name", typed)
        assert [each.name for each in offered] == ["Mossback Turtle"], typed
    assert not await yugi.complete("card", "name", "m-back lantern")


async def test_every_search_fits_an_id_and_comes_out_of_it_again(
    tmp_path: Path,
) -> None:
    library = Library(shelve_invented(tmp_path / "library.sqlite"))
    longest = Filter(
        max(KINDS, key=len),
        max(TYPES, key=len),
        "DIVINE",
        13,
        99_999,
        99_999,
        "Mossback",
        "𠮷:" * (LONGEST_TEXT // 2),
    )
    for asked in (longest, Filter(text="a:b"), Filter(kind="trap"), Filter(height=0)):
        custom_id = FoundPage.button("x", page=9999, **encoded(asked)).custom_id
        assert custom_id is not None
        assert len(custom_id) <= 100
        values = FoundPage.declared.read(custom_id)
        assert values is not None
        assert await decoded(library, values) == asked
    await library.close()
