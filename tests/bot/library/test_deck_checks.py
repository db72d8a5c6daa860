"""Judging one's own decks through the real client: /deck check by ban lists, /deck compare."""

from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from cards.games.yugioh.lists import as_ydke
from cards.sources.records import SaidList
from engine.core.game import DeckList
from engine.yugioh.formats.decks import deck_list
from tests.bot.library.test_deck_commands import SMALL, answer
from tests.bot.library.zoo import UNICORN
from tests.bot.library.zoo_lists import shelve_lists

OTHER = deck_list((1, 1, 2, 5), (UNICORN,), ())


async def bring(person: Person, deck: DeckList = SMALL, name: str = "Zoo") -> None:
    await answer(person, "deck import", link=as_ydke(deck), name=name)


async def test_a_check_by_a_list_names_what_it_forbids_and_limits(listed: Sandbox) -> None:
    yugi = listed.people["Yugi"]
    await bring(yugi)

    shown = await answer(yugi, "deck check", deck="Zoo", list="2026.07 forest")

    assert "### Zoo: Short game · 2026.07 Forest" in shown.text
    assert "2 problems:" in shown.text
    assert "- [en] Ant: 0 by 2026.07 Forest\n- [en] Bee: 1 by 2026.07 Forest" in shown.text
    same = await answer(yugi, "deck check", deck="Zoo", list="FOREST")
    assert same.text == shown.text
    older = await answer(yugi, "deck check", deck="Zoo", list="2025.01 Forest")
    assert "No problems: the deck is legal." in older.text


async def test_a_ready_deck_is_checked_in_its_format_or_the_one_asked_for(
    listed: Sandbox,
) -> None:
    yugi = listed.people["Yugi"]
    offered = await yugi.complete("deck check", "deck", "mead")
    assert [each.value for each in offered] == ["ready:short-a", "ready:long-a"]

    long = await answer(yugi, "deck check", deck="ready:long-a")
    assert long.text.startswith(
        "### Meadow: Long game\nOne problem:\n- [en] 7 × Ant, at most 3"
    )
    short = await answer(yugi, "deck check", deck="ready:long-a", format="short")
    assert short.text.startswith("### Meadow: Short game")
    named = await answer(yugi, "deck check", deck="meadow", list="2026.07 forest")
    assert named.text.startswith("### Meadow: Short game · 2026.07 Forest")
    assert "[en] Ant: 0 by 2026.07 Forest" in named.text


async def test_an_own_deck_of_the_name_of_a_ready_one_is_the_one_that_is_checked(
    listed: Sandbox,
) -> None:
    yugi = listed.people["Yugi"]
    await bring(yugi, deck_list((1,) * 5), "Meadow")

    shown = await answer(yugi, "deck check", deck="Meadow")

    assert "5 × Ant" in shown.text


async def test_what_a_list_finds_comes_before_what_the_format_finds(listed: Sandbox) -> None:
    kaiba = listed.people["Kaiba"]
    await bring(kaiba)

    shown = await answer(kaiba, "deck check", deck="Zoo", format="long", list="Meadow")

    assert "問題が2点" in shown.text
    assert "- [ja] ハチ: 0 by 2026.07 Meadow\n- [ja] 4 cards, at least 30" in shown.text


async def test_points_are_counted_against_the_budget(listed: Sandbox) -> None:
    yugi = listed.people["Yugi"]
    await bring(yugi)

    shown = await answer(yugi, "deck check", deck="Zoo", list="Market")

    assert (
        "- Under 2026.08 Market, the deck costs 13 points; 10 are allowed, so it is 3 over. "
        "Cards that cost points: 2 × Bee (6 each), 1 × Cat (1 each)."
    ) in shown.text
    await bring(yugi, deck_list((2, 3, 4)), "Cheap")
    cheap = await answer(yugi, "deck check", deck="Cheap", list="Market")
    assert "No problems: the deck is legal." in cheap.text


async def test_without_a_list_each_in_force_has_its_line(listed: Sandbox) -> None:
    yugi = listed.people["Yugi"]
    await bring(yugi)

    shown = await answer(yugi, "deck check", deck="Zoo")

    assert "No problems: the deck is legal." in shown.text
    assert shown.text.endswith(
        "- **2026.07 Forest**: 2 problems\n"
        "- **2026.08 Market**: one problem\n"
        "- **2026.07 Meadow**: one problem"
    )


async def test_no_list_in_force_is_left_out(listed: Sandbox, tmp_path: Path) -> None:
    many = [
        SaidList(f"2026.07 L{n}", f"L{n}", "2026.07", 20260700, False, None, {1: (0, 0)})
        for n in range(10, 20)
    ]
    shelve_lists(tmp_path / "many.db", many).replace(tmp_path / "library.db")
    yugi = listed.people["Yugi"]
    await bring(yugi)

    shown = await answer(yugi, "deck check", deck="Zoo")

    assert shown.text.count(": one problem") == 10


async def test_lists_are_completed_those_in_force_first(listed: Sandbox) -> None:
    yugi = listed.people["Yugi"]

    every = await yugi.complete("deck check", "list", "")
    assert [each.name for each in every] == [
        "2026.07 Forest",
        "2026.08 Market",
        "2026.07 Meadow",
        "2004-03 (OCG)",
        "2025.01 Forest",
    ]
    some = await yugi.complete("deck compare", "other_list", "2026.07 m")
    assert [each.name for each in some] == ["2026.07 Meadow"]


async def test_a_list_that_is_not_there_is_said(listed: Sandbox) -> None:
    yugi = listed.people["Yugi"]
    await bring(yugi)

    shown = await answer(yugi, "deck check", deck="Zoo", list="Swamp")

    assert "There is no ban list “Swamp”. Available lists: 2026.07 Forest, " in shown.text
    shown = await answer(yugi, "deck compare", deck="Zoo", list="Forest", other_list="*x*")
    assert r"There is no ban list “\*x\*”." in shown.text


async def test_without_an_import_only_the_list_of_2004_is_there(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi)

    shown = await answer(yugi, "deck check", deck="Zoo", list="OCG")

    assert "There is no ban list “OCG”. Available lists: 2004-03 (OCG)." in shown.text
    offered = await yugi.complete("deck check", "list", "")
    assert [each.value for each in offered] == ["2004-03 (OCG)"]
    named = await answer(yugi, "deck check", deck="Zoo", list="2004-03 (ocg)")
    assert "Short game · 2004-03 (OCG)" in named.text
    assert "By ban list" not in (await answer(yugi, "deck check", deck="Zoo")).text


async def test_two_decks_are_compared_part_by_part(listed: Sandbox) -> None:
    yugi = listed.people["Yugi"]
    await bring(yugi)
    await bring(yugi, OTHER, "Sea")

    shown = await answer(yugi, "deck compare", deck="zoo", other="sea")

    assert shown.text == (
        "### Zoo and Sea\n"
        "**Main Deck**: 4 and 4, with 2 in common\n"
        "Only in Zoo:\n- 1 × Bee\n- 1 × Cat\n"
        "Only in Sea:\n- 1 × Ant\n- 1 × Eel\n"
        "**Extra Deck**: 1 and 1, with 1 in common\n"
        "**Side Deck**: 1 and 0, with 0 in common\n"
        "Only in Zoo:\n- 1 × Dog"
    )


async def test_a_deck_is_compared_under_two_lists(listed: Sandbox) -> None:
    joey = listed.people["Joey"]
    await bring(joey)

    shown = await answer(
        joey, "deck compare", deck="Zoo", list="Forest", other_list="2025.01 Forest"
    )

    assert shown.text == (
        "### “Zoo”：2026.07 Forest与2025.01 Forest\n"
        "- 蚂蚁 ×1: 禁止 → 无限制\n"
        "- 蜜蜂 ×2: 限制 → 准限制\n"
        "**2026.07 Forest**：2处问题\n"
        "- [zh] 蚂蚁: 0 by 2026.07 Forest\n- [zh] 蜜蜂: 1 by 2026.07 Forest\n"
        "**2025.01 Forest**：没有问题"
    )


async def test_points_and_what_is_not_on_a_list_differ_too(listed: Sandbox) -> None:
    yugi = listed.people["Yugi"]
    await bring(yugi, deck_list((2, 4, 6)))

    shown = await answer(yugi, "deck compare", deck="Zoo", list="Market", other_list="Meadow")

    assert "- 1 × Bee: Unlimited (6 points) → Forbidden" in shown.text
    assert "- 1 × Dog: Unlimited → Forbidden" in shown.text
    alike = await answer(yugi, "deck compare", deck="Zoo", list="Market", other_list="Market")
    assert "Both lists treat every card in this deck the same." in alike.text


@pytest.mark.parametrize(
    "options",
    [{}, {"list": "Forest"}, {"other": "Zoo", "list": "Forest", "other_list": "Market"}],
)
async def test_what_is_to_be_compared_must_be_plain(
    listed: Sandbox, options: dict[str, str]
) -> None:
    yugi = listed.people["Yugi"]
    await bring(yugi)

    shown = await answer(yugi, "deck compare", deck="Zoo", **options)

    assert "either another deck or two ban lists" in shown.text


async def test_only_own_decks_are_compared(listed: Sandbox) -> None:
    yugi, kaiba = listed.people["Yugi"], listed.people["Kaiba"]
    await bring(yugi)
    await bring(kaiba, OTHER, "Sea")

    shown = await answer(yugi, "deck compare", deck="Zoo", other="Sea")
    assert "You have no deck “Sea”" in shown.text
    offered = await yugi.complete("deck compare", "other", "")
    assert [each.name for each in offered] == ["Zoo"]


async def test_the_greatest_decks_are_compared_in_one_message(listed: Sandbox) -> None:
    yugi = listed.people["Yugi"]
    await bring(yugi, deck_list((1, 2, 3) * 40, (UNICORN,) * 120, (4, 5, 6) * 40), "a" * 50)
    await bring(yugi, deck_list((7, 8, 9) * 40, (), (10, 11, 12) * 40), "*" * 50)

    shown = await answer(yugi, "deck compare", deck="a" * 50, other="*" * 50)

    assert "120 × Blue-Eyes White Unicorn" in shown.text
