"""Cards are searched by what is printed on them, through the real client."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.cards.found_buttons import FormerFoundMenu, FormerFoundPage, FoundPage
from bot.cards.search_state import checksum, packed, unpacked
from bot.library.card_filter import FILTERS, LONGEST_TEXT, SORTED_BY, Filter
from bot.library.card_search import find_cards
from bot.library.library import Library
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView, Outcome
from cards.games.yugioh.nicknames.archetypes import NICKNAMES
from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.records import Origin, SaidCard, SaidText
from engine.core.game import DeckList, Fault, Limits
from tests.bot.library.zoo import ZOO, WrongAnimals, Zoo
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
    assert "### 該当するカード：2種類" in found.text
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
    monkeypatch.setitem(NICKNAMES, "Mossback", ("m-back",))


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


LISTED: dict[str, tuple[dict[str, object], list[str]]] = {
    "DEF from": ({"def_least": 0}, ["Lantern"]),
    "DEF to": ({"def_most": 3000, "kind": "monster"}, ["Lantern"]),
    "no DEF so high": ({"def_least": 1}, []),
    "limited by a list": ({"list": "2026.07 ocg", "limit": "limited"}, ["Mossback Turtle"]),
    "by its family": ({"list": "OCG", "limit": "limited"}, ["Mossback Turtle"]),
    "not so limited": ({"list": "OCG", "limit": "forbidden"}, []),
    "by a past list": ({"list": "2025.07 OCG", "limit": "forbidden"}, ["Mossback Turtle"]),
    "in a list at all": ({"list": "OCG"}, ["Mossback Turtle"]),
    "in a list of points": ({"list": "PRICES"}, ["Lantern"]),
    "by any list": ({"limit": "limited"}, ["Mossback Turtle"]),
    "by any list in force": ({"limit": "forbidden"}, []),
    "allowed by a whitelist": ({"list": "Small"}, ["Rainmaker"]),
    "unnamed by a whitelist": (
        {"list": "Small", "limit": "forbidden", "type": "Reptile"},
        ["Elder", "Mossback"],
    ),
    "of a whitelist": ({"list": "Small", "limit": "semi-limited"}, ["Rainmaker"]),
    "all at once": (
        {"kind": "monster", "level": 4, "list": "OCG", "limit": "limited", "sort": "atk"},
        ["Mossback Turtle"],
    ),
    "by name": (
        {"kind": "monster", "text": "invented", "sort": "name"},
        ["Elder", "Mossback", "Seedling"],
    ),
    "by ATK": (
        {"text": "n", "atk_least": 0, "sort": "atk"},
        ["Lantern", "Elder", "Mossback", "Unprinted", "Seedling"],
    ),
    "by Level": (
        {"atk_least": 0, "sort": "height"},
        ["Lantern", "Elder", "Mossback", "Unprinted", "Seedling"],
    ),
    "by DEF": (
        {"atk_least": 0, "sort": "defence"},
        ["Lantern", "Elder", "Mossback", "Seedling", "Unprinted"],
    ),
}


@pytest.mark.parametrize("asked", LISTED)
async def test_cards_are_found_by_lists_and_numbers_and_sorted(
    library_shop: Sandbox, asked: str
) -> None:
    options, names = LISTED[asked]
    found = shown(await library_shop.people["Yugi"].call("search", options=options))
    listed = [*found.selects[0].options] if found.selects else []
    assert len(listed) == len(names), listed
    for label, name in zip(listed, names, strict=True):
        assert label.startswith(name), listed


async def test_what_is_found_says_what_was_asked_and_what_the_list_allows(
    library_shop: Sandbox,
) -> None:
    yugi, kaiba = library_shop.people["Yugi"], library_shop.people["Kaiba"]
    found = shown(await yugi.call("search", list="2025.07 OCG", limit="forbidden"))
    assert "-# 2025.07 OCG: Forbidden" in found.text.splitlines()[1]
    assert found.text.endswith("-# 2025.07 OCG: Forbidden")
    found = shown(await yugi.call("search", list="PRICES", def_least=0, sort="defence"))
    asked = "DEF 0 or more · on the list 2026.8 PRICES · sorted by DEF"
    assert asked in found.text
    assert found.text.endswith("-# 2026.8 PRICES: 40 points")
    found = shown(await kaiba.call("search", limit="limited", def_most=5, format="long"))
    assert "守備力5以下 · " in found.text
    assert "現行のリミットレギュレーションで制限（1枚）" in found.text


async def test_a_format_or_a_list_that_is_not_there_is_named(library_shop: Sandbox) -> None:
    yugi = library_shop.people["Yugi"]
    said = shown(await yugi.call("search", format="tall"))
    assert said.text.startswith("There is no format “tall”. The formats:")
    assert said.ephemeral
    said = shown(await yugi.call("search", list="2020.01 OCG"))
    assert said.text.startswith("There is no ban list “2020.01 OCG”. Available lists: ")
    assert "at least one condition" in shown(await yugi.call("search", sort="atk")).text


async def test_without_an_import_there_is_no_list_to_search_by_but_that_of_2004(
    shop: Sandbox,
) -> None:
    said = shown(await shop.people["Yugi"].call("search", list="OCG"))
    assert said.text == "There is no ban list “OCG”. Available lists: 2004-03 (OCG)."
    found = shown(await shop.people["Yugi"].call("search", limit="limited"))
    assert found.text.startswith("### No matches")


async def test_cards_of_a_game_are_sorted_among_those_of_the_library(
    library_shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cards.found_buttons.PAGE", 2)
    yugi = library_shop.people["Yugi"]
    page = shown(await yugi.call("search", kind="monster", sort="name"))
    found: list[str] = []
    while True:
        found += page.selects[0].options
        if "Next" not in page.buttons:
            break
        page = shown(await yugi.press(page, "Next"))
    assert found == sorted(found)
    assert {"Ant", "Bee", "Lantern of Ｎｏｗｈｅｒｅ", "Mossback Turtle"} <= {*found}
    heights = shown(await yugi.call("search", kind="monster", sort="height"))
    assert [*heights.selects[0].options] == ["Lantern of Ｎｏｗｈｅｒｅ", "Ant"]


async def test_only_cards_that_a_format_admits_are_playable_in_it(
    library_shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = Zoo.faults

    def strict(
        self: Zoo, format: str, deck: DeckList, limits: Limits | None = None
    ) -> tuple[Fault, ...]:
        bees = (
            [Fault(WrongAnimals.NO_BEES, {"code": 2})]
            if format == "short" and 2 in deck["main"]
            else []
        )
        return (*faults(self, format, deck, limits), *bees)

    monkeypatch.setattr(Zoo, "faults", strict)
    yugi = library_shop.people["Yugi"]
    for played, names in (("long", ["Ant", "Bee"]), ("short", ["Ant"])):
        found = shown(await yugi.call("search", format=played, level=6))
        assert [*found.selects[0].options] == names
    everything = shown(await yugi.call("search", format="short", text="invented")).text
    assert everything.startswith("### No matches")


async def test_every_search_fits_an_id_and_comes_out_of_it_again(
    tmp_path: Path,
) -> None:
    library = Library(shelve_invented(tmp_path / "library.sqlite"))
    games = {ZOO.key: ZOO}
    most = {
        key: max((term.key for term in each.terms), key=len) if each.terms else each.bounds[1]
        for key, each in FILTERS.items()
    }
    longest = Filter(
        most,
        "Mossback",
        "𠮷:" * (LONGEST_TEXT // 2),
        "short",
        "2025.07 OCG",
        2,
        [*SORTED_BY][-1],
    )
    others = (
        Filter(text="a:b"),
        Filter({"kind": "trap"}),
        Filter({"level": 0}),
        Filter({"def_least": 0}),
        Filter(limit=0),
        Filter(format="long", order="atk"),
        Filter(list="2026.8 PRICES"),
    )
    for asked in (longest, *others):
        custom_id = FoundPage.button("x", page=9999, **packed(asked)).custom_id
        assert custom_id is not None
        assert len(custom_id) <= 100
        values = FoundPage.declared.read(custom_id)
        assert values is not None
        read = await unpacked(library, games, values["facts"], values["text"])
        assert read == asked
    await library.close()


async def test_what_is_gone_or_forged_in_an_id_is_asked_for_no_more() -> None:
    library = Library()
    asked = Filter({"kind": "trap"}, archetype="Mossback", format="short", list="2025.07 OCG")
    assert await unpacked(library, {}, **packed(asked)) == Filter({"kind": "trap"})
    for forged in ("A", "_-_-", "f" * 40, "0"):
        read = await unpacked(library, {}, forged, "x")
        assert (read.archetype, read.format, read.list, read.text) == ("", "", "", "x")
    await library.close()


def place(key: str, asked: Filter) -> int:
    return [term.key for term in FILTERS[key].terms].index(str(asked.printed[key]))


def formerly(asked: Filter) -> dict[str, object]:
    """The search as ids held it when less could be asked for."""
    return {
        "first": place("kind", asked),
        "second": place("type", asked),
        "third": None,
        "fourth": asked.printed.get("level"),
        "fifth": asked.printed.get("atk_least"),
        "sixth": None,
        "archetype": f"{checksum(asked.archetype):x}",
        "text": asked.text,
    }


async def test_a_list_sent_before_is_still_turned_and_opened(library_shop: Sandbox) -> None:
    yugi, way = library_shop.people["Yugi"], "bot.cards.found_buttons"
    with pytest.MonkeyPatch.context() as before:
        before.setattr(f"{way}.PAGE", 1)
        before.setattr(f"{way}.packed", formerly)
        before.setattr(f"{way}.FoundPage", FormerFoundPage)
        before.setattr(f"{way}.FoundMenu", FormerFoundMenu)
        options = {"kind": "monster", "type": "Reptile", "atk_least": 1700}
        found = shown(
            await yugi.call("search", options={**options, "archetype": "Mossback", "level": 4})
        )
    opened = shown(await yugi.choose(found, "Show a card", ["Mossback Turtle"]))
    assert opened.text.startswith("## Mossback Turtle")
    back = shown(await yugi.press(opened, "Back to the list"))
    assert back.text == found.text
    with pytest.MonkeyPatch.context() as before:
        before.setattr(f"{way}.PAGE", 1)
        before.setattr(f"{way}.packed", lambda asked: formerly(replace(asked, archetype="")))
        before.setattr(f"{way}.FoundPage", FormerFoundPage)
        before.setattr(f"{way}.FoundMenu", FormerFoundMenu)
        found = shown(await yugi.call("search", options=options))
    after = shown(await yugi.press(found, "Next"))
    assert [*after.selects[0].options] == ["Elder Mossback Turtle", "Mossback Turtle"]


async def test_words_as_they_stand_in_a_row_come_before_the_same_words_apart(
    tmp_path: Path,
) -> None:
    """So too where the other card can be played here, and is earlier by name."""
    printed = facts_of(CardKind.SPELL, property="Normal")
    told = {
        90400001: "Negate an attack during the Summon of a turtle.",
        90400002: "You can negate the Summon of a turtle.",
    }
    more = [SaidCard(code, printed) for code in told] + [
        SaidText(code, "en", f"Net {code}", text, Origin.OFFICIAL)
        for code, text in told.items()
    ]
    library, here = await Library.open(shelve_invented(tmp_path / "l.db", *more)), [90400001]

    async def found(text: str, order: str = "") -> list[int]:
        asked = Filter(text=text, order=order)
        return [each.code for each in (await find_cards(library, asked, "en", 0, 9, here))[1]]

    try:
        assert await found("NEGATE  the Summon") == [90400002, 90400001]
        assert await found("negate") == [90400001, 90400002]
        assert await found("negate the Summon", "name") == [90400001, 90400002]
    finally:
        await library.close()
