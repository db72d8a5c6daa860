"""Deck lists in words: a card a line, by its name, and how many copies there are."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.decks.house import House
from bot.decks.layouts.remarks import unclear as layout
from bot.decks.naming import MOST_HELPED, Unclear, UnclearNamesError, with_names
from bot.finding.lookup import Lookup
from bot.library.library import Library
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from bot.shared.normalising import squeezed
from cards.games.yugioh.lists import read
from cards.games.yugioh.lists.counted import readings
from cards.games.yugioh.lists.headings import heading_of
from cards.languages import LANGUAGES
from tests.bot.library.zoo import UNICORN, Zoo


def ways(line: str) -> tuple[list[tuple[int, str]], bool]:
    """Every name that a line may mean, with the copies of it, and whether it counts any."""
    groups, counted = readings(line)
    every = (reading for group in groups for reading in group)
    return [(each.count, name) for each in every for name in each.names], counted


async def imported(person: Person, text: str, name: str = "zoo.txt") -> MessageView:
    outcome = await person.call("deck import", options={"file": (name, text.encode())})
    first = outcome.message
    assert first is not None
    return await person.wait_for(
        "duels", lambda seen: seen.id == first.id and not seen.thinking
    )


async def cards(person: Person, name: str = "zoo") -> str:
    outcome = await person.call("deck show", options={"deck": name})
    assert outcome.message is not None
    return outcome.message.attachments[0].content.decode().split("#main\n", 1)[1]


def ydk(*main: int, extra: tuple[int, ...] = (), side: tuple[int, ...] = ()) -> str:
    codes = (*main, "#extra", *extra, "!side", *side)
    return "\n".join(map(str, codes)) + "\n"


@pytest.mark.parametrize(
    "line",
    [
        *("3 Dark Magician", "3x Dark Magician", "3 x Dark Magician", "3X  dark magician"),
        *("x3 Dark Magician", "3× Dark Magician", "(3) Dark Magician", "[3] Dark Magician"),
        *("Dark Magician x3", "Dark Magician ×3", "Dark Magician (3)", "Dark Magician (x3)"),
        *("Dark Magician: 3", "Dark Magician\t3", "Dark Magician 3", "Dark Magician *3"),
        *(
            "- 3 Dark Magician",
            "* Dark Magician x3",
            "• 3x [[Dark Magician]]",
            "3 “Dark Magician”",
        ),
        *("**3x Dark Magician**", "3 Dark Magician (SDY-006)", "3 Dark Magician // ace"),
        *(
            "3枚 Dark Magician",
            "Dark Magician 3枚",
            "《Dark Magician》×3",
            "《Dark Magician》3",
        ),
        *(
            "【Dark Magician】３枚",
            "・「Dark Magician」　×３",
            "Dark Magician…3枚",
            "3张 Dark Magician",
        ),
        *(
            "Dark Magician 3张",
            "◆ Dark Magician(3枚)",
            "3 Dark Magician,",
            "[Dark Magician](#) x3",
        ),
    ],
)
def test_a_line_may_count_in_any_way(line: str) -> None:
    read, is_counted = ways(line)

    assert is_counted
    assert (3, "darkmagician") in [(count, squeezed(name)) for count, name in read]


@pytest.mark.parametrize(
    ("line", "way"),
    [
        ("Number 39: Utopia", (1, "Number 39: Utopia")),
        ("3 Number 39: Utopia", (3, "Number 39: Utopia")),
        ("7 Completed", (1, "7 Completed")),
        ("3 7 Completed", (3, "7 Completed")),
        ("XYZ-Dragon Cannon", (1, "XYZ-Dragon Cannon")),
        ("2 XYZ-Dragon Cannon", (2, "XYZ-Dragon Cannon")),
        ("46986414 x3", (3, "46986414")),
        ("E・HERO エアーマン 3", (3, "E・HERO エアーマン")),
        ("4-Starred Ladybug of Doom", (1, "4-Starred Ladybug of Doom")),
    ],
)
def test_names_with_numbers_in_them_are_among_the_ways_to_read_a_line(
    line: str, way: tuple[int, str]
) -> None:
    assert way in ways(line)[0]


@pytest.mark.parametrize("line", ["", "---", "***", "https://a.example/3 x", "x" * 201, "0/"])
def test_what_could_not_be_a_name_is_none(line: str) -> None:
    assert not [way for way in ways(line)[0] if way[1] not in ("0/",)]


@given(st.text(alphabet="3x ×*()[]《》「」:枚张aB-/\t…", max_size=220))
def test_no_line_has_too_many_ways(line: str) -> None:
    read, _ = ways(line)
    assert len(read) <= 60
    assert all(1 <= count <= 999 and name.strip() for count, name in read)


@pytest.mark.parametrize(
    ("line", "count", "first"),
    [
        ("Luster Dragon ×2", 2, "Luster Dragon"),
        ("1 Luster Dragon #2", 1, "Luster Dragon #2"),
        ("1枚 風霊術－「雅」", 1, "風霊術－「雅」"),
        ("Luster Dragon #2\t1", 1, "Luster Dragon #2"),
        ("1 XX-Saber Gottoms", 1, "XX-Saber Gottoms"),
        ("1 X-Saber Wayne", 1, "X-Saber Wayne"),
        ("1枚 ＮＥＸ", 1, "ＮＥＸ"),
        ("2 ＮＥＸ", 2, "ＮＥＸ"),
        ("- ＮＥＸＴ (3)", 3, "ＮＥＸＴ"),
        ("ＮＥＸ ｘ３", 3, "ＮＥＸ"),
        ("《Ｅ・ＨＥＲＯ　エアーマン》３枚", 3, "《Ｅ・ＨＥＲＯ エアーマン》"),
    ],
)
def test_a_signed_count_comes_before_all_else_and_a_name_before_its_parts(
    line: str, count: int, first: str
) -> None:
    groups, _ = readings(line)
    assert first in [each.names[0] for each in groups[0] if each.count == count]


@pytest.mark.parametrize(
    ("line", "part"),
    [
        *((each, "main") for each in ("Main Deck", "MAIN:", "== Main Deck (40) ==", "[Main]")),
        *(
            (each, "main")
            for each in ("メインデッキ：40枚", "【メインデッキ】(42枚)", "主卡组 40张")
        ),
        *(
            (each, "extra")
            for each in ("Extra Deck: 15", "エクストラデッキ", "EXデッキ15枚", "额外卡组")
        ),
        *((each, "side") for each in ("**Side Deck**", "Sideboard", "サイド", "副卡组(15)")),
        *(
            (each, "")
            for each in ("Monsters (20)", "Spell Cards 12", "◆ モンスター(22枚)", "罠")
        ),
        *(
            (each, "")
            for each in ("怪兽：18", "魔法卡\t10", "Total: 40", "合計40枚", "Trap Cards:")
        ),
    ],
)
def test_headings_are_known_in_three_languages(line: str, part: str) -> None:
    assert heading_of(line) == part


@pytest.mark.parametrize(
    "line", ["Polymerization", "融合", "Side Effects?", "3 Traps", "Magic Cylinder", "40"]
)
def test_a_card_is_no_heading(line: str) -> None:
    assert heading_of(line) is None


async def test_a_list_of_names_is_kept(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    text = (
        "Yugi's zoo\nby Yugi\n\nMain Deck (4)\nMonsters:\n3 Ant\nキツネ\n\n"
        "Extra Deck\nBlue-Eyes White Unicorn x1\nSide Deck: 2\n蜜蜂 ×2\n"
    )
    shown = await imported(yugi, text)

    assert "Saved “zoo”" in shown.text
    assert "2 lines at the top were taken for titles" in shown.text
    assert "line 1 (“Yugi's zoo”), line 2 (“by Yugi”)" in shown.text
    assert await cards(yugi) == ydk(1, 1, 1, 6, extra=(UNICORN,), side=(2, 2))


async def test_without_headings_each_card_goes_where_it_belongs(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    shown = await imported(yugi, f"1x Blue-Eyes White Unicorn\n2x Ant\n1 {UNICORN}\nAnt")

    assert "moved" not in shown.text
    assert await cards(yugi) == ydk(1, 1, 1, extra=(UNICORN, UNICORN))


async def test_a_card_under_the_wrong_heading_is_moved_and_told(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    shown = await imported(yugi, f"#main\n{UNICORN}\n1\n#extra\n2\n2\n", "zoo.ydk")

    assert "One card belongs in the Extra Deck and was moved there: Blue-Eyes" in shown.text
    assert "2 cards belong in the Main Deck and were moved there: Bee" in shown.text
    assert await cards(yugi) == ydk(1, 2, 2, extra=(UNICORN,))


async def test_a_name_that_is_not_clear_is_never_guessed(shop: Sandbox) -> None:
    yugi, kaiba, joey = (shop.people[each] for each in ("Yugi", "Kaiba", "Joey"))
    shown = await imported(yugi, "Main\n3 Ant\n2 Blue-Eyes White Unicron\n\n1 qqqqq @everyone")

    assert "Not saved" in shown.text
    assert "On 2 lines it is not clear which card is meant:" in shown.text
    assert (
        "line 3 (“2 Blue-Eyes White Unicron”). Nearest: Blue-Eyes White Unicorn" in shown.text
    )
    assert "line 5 (“1 qqqqq ＠everyone”)" in shown.text
    shown = await imported(kaiba, "3 Ant\n1 qqqqqqqq")
    assert "どのカードか特定できない行が1行あります" in shown.text
    shown = await imported(joey, "hello there\ngeneral")
    assert "有2行无法确定是哪张卡" in shown.text
    for person in (yugi, kaiba, joey):
        listed = (await person.call("deck list")).message
        assert listed is not None
        assert "`/deck import`" in listed.text


async def test_many_names_that_are_not_clear_fit_one_answer(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    shown = await imported(yugi, "\n".join(f"3 {'*_' * 40} {n} qq" for n in range(400)))

    assert "On 400 lines" in shown.text
    assert len(shown.text) <= 4000
    assert shown.text.count("Nearest") <= MOST_HELPED


class Numbered(Zoo):
    """A zoo in which one name is another with a number behind it."""

    def names(self, language: str) -> Mapping[int, str]:
        return {**super().names(language), 2: "Ant 2"}


async def test_a_line_that_two_cards_fit_is_not_guessed() -> None:
    game, library = Numbered(), Library()
    lookup = Lookup({game.key: game}, library)
    house = cast(House, SimpleNamespace(lookup=lookup))
    try:
        brought = await with_names(house, game, read(b"1 Ant 2\n3 Ant"), "en")
        assert brought.deck["main"] == (2, 1, 1, 1)
        assert brought.lines == {2: (1,), 1: (2,)}
        with pytest.raises(UnclearNamesError) as caught:
            await with_names(house, game, read(b"3 Ant\nAnt 2"), "en")
    finally:
        lookup.stop()
        await library.close()
    (unclear,) = caught.value.lines
    assert unclear == Unclear(2, "Ant 2", ((1, "Ant 2"), (2, "Ant")))
    for language in LANGUAGES:
        assert layout(language, caught.value).content_length() < 500


async def test_a_line_passed_over_is_told_in_the_answer(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    shown = await imported(yugi, "#main\n1\n#side\n2\n$4$\n[x](http://a.b)", "zoo.ydk")

    assert "2 lines were not read: line 5 (“$4$”), line 6 (" in shown.text
    assert r"One line was taken for the beginning of a part: line 3 (“\#side”)" in shown.text
    assert r"\[x\]" in shown.text
    assert await cards(yugi) == ydk(1, side=(2,))


async def test_a_list_in_a_message_is_laid_open(shop: Sandbox) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]
    message = kaiba.say("duels", "My deck:\n2x Ant\n1x Bee\n1x Oxxxx\n\nSide\n1 Fox")
    shown = (await yugi.context("Cards in this message", message)).message
    assert shown is not None
    assert "**Deck** Main Deck 3 · Extra Deck 0 · Side Deck 1" in shown.text
    assert "Oxxxx" in shown.text
    message = kaiba.say("duels", "To buy:\n2 eggs\n3 milk\n1 bread of the baker")
    shown = (await yugi.context("Cards in this message", message)).message
    assert shown is not None
    assert "**Deck**" not in shown.text


def test_a_file_of_codes_with_some_words_stays_one_of_codes() -> None:
    brought = read(b"#main\n46986414\n46986414\n3 Dark Magician\nnote\n")
    assert len(brought.deck["main"]) == 2
    assert brought.remarks[0].count == 2
    assert not brought.named
