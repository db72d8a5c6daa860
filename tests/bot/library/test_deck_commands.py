"""The deck commands through the real client: import, list, show, delete, check."""

import asyncio
import random
import re

import pytest
from discord.ui import TextDisplay

from bot.decks.layouts.decks import contents, kept
from bot.decks.pasted import MOST, PastedList, PastedLists
from bot.decks.store import MOST_DECKS, KeptDeck
from bot.finding.lookup import Lookup
from bot.games import GAMES
from bot.sandbox.people import Person
from bot.sandbox.records import Attachment
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from bot.shared.words import say
from cards.games.yugioh.lists import as_omega, as_ydk, as_ydke, read
from cards.languages import LANGUAGES
from engine.yugioh.formats.decks import deck_list
from tests.bot.library.zoo import UNICORN, ZOO
from tests.waiting import PATIENCE

SMALL = deck_list((1, 2, 2, 3), (UNICORN,), (4,))


class Forgetful(dict[str, Attachment]):
    """Files that are gone as soon as they are kept."""

    def __setitem__(self, key: str, value: Attachment) -> None:
        pass


async def answer(person: Person, command: str, **options: object) -> MessageView:
    """What the person reads after a command, when nothing more is to come."""
    outcome = await person.call(command, options=options)
    assert outcome.message is not None
    shown = outcome.message
    if shown.thinking:
        shown = await person.wait_for(
            "duels", lambda seen: seen.id == shown.id and not seen.thinking
        )
    assert shown.ephemeral
    assert len(shown.text) <= 4000
    return shown


async def test_a_file_is_kept_under_its_name_and_judged_by_format(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]

    shown = await answer(yugi, "deck import", file=("my_zoo.ydk", as_ydk(SMALL).encode()))

    assert "my\\_zoo" in shown.text
    assert "**Short game**: legal" in shown.text
    assert "**Long game**: one problem, see `/deck check`" in shown.text
    assert not [m for m in shop.people["Kaiba"].sees("duels") if "my" in m.text]


async def test_a_deck_is_judged_only_once_the_game_has_the_cards_of_the_library(
    shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, waited, ready = shop.people["Yugi"], asyncio.Event(), asyncio.Event()

    async def handed(_: Lookup) -> None:
        waited.set()
        await ready.wait()

    monkeypatch.setattr(Lookup, "handed", handed)
    file = ("my_zoo.ydk", as_ydk(SMALL).encode())
    for command, options in (("import", {"file": file}), ("check", {"deck": "my_zoo"})):
        waited.clear()
        ready.clear()
        asked = asyncio.create_task(yugi.call(f"deck {command}", options=options))
        await asyncio.wait_for(waited.wait(), PATIENCE)
        assert not any("Short game" in seen.text for seen in yugi.sees("duels"))
        ready.set()
        await asked
        shown = await yugi.wait_for("duels", lambda seen: "Short game" in seen.text)
        assert shown.ephemeral
        shop.world.remove(shown.message)


async def test_a_link_is_kept_and_its_extra_deck_found(shop: Sandbox) -> None:
    joey = shop.people["Joey"]
    jumbled = deck_list((1, UNICORN, 2, 2, 3), (), (4,))

    shown = await answer(joey, "deck import", link=as_ydke(jumbled), name="动物园")

    assert "已保存“动物园”" in shown.text
    contents = await answer(joey, "deck show", deck="动物园")
    assert "**主要牌组（4）**\n蚂蚁 ×1\n蜜蜂 ×2\n猫 ×1\n**额外牌组（1）**" in contents.text
    assert read(contents.attachments[0].content).deck == SMALL
    assert as_ydke(SMALL) in contents.text


async def test_links_without_names_never_replace_each_other(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    for code in (1, 2, 3):
        await answer(yugi, "deck import", link=as_ydke(deck_list((code,))))

    listed = await answer(yugi, "deck list")

    assert re.findall(r"\*\*(.+?)\*\*", listed.text) == ["Deck", "Deck 2", "Deck 3"]


async def test_a_replaced_deck_can_be_had_back(shop: Sandbox) -> None:
    kaiba = shop.people["Kaiba"]
    await answer(kaiba, "deck import", link=as_ydke(SMALL), name="Zoo")

    shown = await answer(kaiba, "deck import", link=as_ydke(deck_list((1,))), name="ZOO")

    assert "同じ名前のデッキと置き換えました" in shown.text
    assert as_ydke(SMALL) in shown.text


async def paste(person: Person, text: str, **options: object) -> MessageView:
    outcome = await person.call("deck import", options=options)
    assert outcome.modal is not None
    shown = (await person.submit(outcome.modal, {"list": text})).message
    assert shown is not None
    if shown.thinking:
        seen = lambda each: each.id == shown.id and not each.thinking  # noqa: E731
        shown = await person.wait_for("duels", seen)
    assert shown.ephemeral
    return shown


@pytest.mark.parametrize(
    "text",
    [
        "1 Ant\n2 Bee\nCat\nBlue-Eyes White Unicorn\nSide Deck\n1 Dog",
        as_ydk(SMALL),
        as_ydke(SMALL),
        as_omega(SMALL),
    ],
)
async def test_a_list_is_pasted_where_nothing_else_is_given(shop: Sandbox, text: str) -> None:
    yugi = shop.people["Yugi"]
    shown = await paste(yugi, text, name="Pasted")

    assert "Pasted" in shown.text
    kept = await answer(yugi, "deck show", deck="Pasted")
    assert as_ydke(SMALL) in kept.text


async def test_what_is_pasted_and_is_no_deck_is_declined(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]

    assert "1 Qqqqqqq" in (await paste(yugi, "1 Qqqqqqq\n2 Bee")).text
    assert "You have no decks yet" in (await answer(yugi, "deck list")).text


async def test_a_declined_list_is_corrected_where_it_stands(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    declined = await paste(yugi, "1 Ant\n2 Beeeeeee\nCat", name="Mended")

    form = (await yugi.press(declined, "Correct the list")).modal
    assert form is not None
    (field,) = (each["component"] for each in form.components)
    assert field["value"] == "1 Ant\n2 Beeeeeee\nCat"
    await yugi.submit(form, {"list": field["value"].replace("Beeeeeee", "Bee")})
    await yugi.wait_for("duels", lambda seen: seen.id == declined.id and "Mended" in seen.text)

    assert "Mended" in (await answer(yugi, "deck list")).text


def test_nobody_is_shown_what_another_has_pasted() -> None:
    pasted = PastedLists()
    for user in range(MOST + 1):
        pasted.keep(user, PastedList(f"{user} Ant"))

    assert pasted.of(MOST) == PastedList(f"{MOST} Ant")
    assert pasted.of(0) == pasted.of(MOST + 1) == PastedList()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"file": ("a.ydk", b"1"), "link": "ydke://!!!"}, "not both"),
        ({"file": ("a.ydk", b"\x00\xff" * 50)}, "not text"),
        ({"file": ("a.ydk", b"1\n" * 5_000_000)}, "9766 KiB"),
        ({"file": ("a.ydk", b"")}, "It has no cards"),
        (
            {"file": ("a.ydk", b"#main\n_*|*_")},
            r"Line 2, for one, is neither a passcode nor the name of a card: \_\*\|\*\_",
        ),
        ({"link": "hello"}, "no `ydke://` link and no Omega code"),
        ({"link": "ydke://AQAA"}, "three parts"),
        ({"link": "https://ygoprodeck.com/deck/a-1"}, "nothing is fetched from other sites"),
        ({"link": "ydke://AQA!!!"}, "The Main Deck in this"),
        ({"link": as_ydke(deck_list((1,) * 121))}, "The Main Deck has 121 cards"),
        ({"link": as_ydke(SMALL), "name": "x" * 51}, "can have 1 to 50 characters"),
    ],
)
async def test_what_cannot_be_kept_is_declined_with_its_reason(
    shop: Sandbox, options: dict[str, object], words: str
) -> None:
    yugi = shop.people["Yugi"]

    shown = await answer(yugi, "deck import", **options)

    assert words in shown.text.replace("9,766", "9766")
    assert "You have no decks yet" in (await answer(yugi, "deck list")).text


async def test_every_unknown_passcode_is_named_with_its_lines(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]

    shown = await answer(yugi, "deck import", file=("a.ydk", b"#main\n1\n77\n78\n77"))

    assert "2 passcodes" in shown.text
    assert "- `77` (lines 3, 5)\n- `78` (line 4)" in shown.text
    assert "You have no decks yet" in (await answer(yugi, "deck list")).text


async def test_a_file_that_cannot_be_fetched_changes_nothing(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    shop.world.files = Forgetful()

    shown = await answer(yugi, "deck import", file=("a.ydk", b"1"))

    assert "did not deliver the file" in shown.text
    assert "You have no decks yet" in (await answer(yugi, "deck list")).text


async def test_hundreds_of_unknown_passcodes_still_make_one_message(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    parts = (tuple(range(10**9 + n, 10**9 + n + 120)) for n in (0, 1000, 2000))

    shown = await answer(
        yugi, "deck import", file=("a.ydk", as_ydk(deck_list(*parts)).encode())
    )

    named = shown.text.count("- `1000")
    more = re.search(r"… and (\d+) more", shown.text)
    assert more is not None
    assert named + int(more[1]) == 360
    assert named == 10, "the answer fits on a phone"


async def test_unknown_passcodes_that_stand_on_no_line_are_told_in_one(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]

    shown = await answer(yugi, "deck import", link=as_ydke(deck_list((77, 78, 78), (), ())))

    assert "2 passcodes" in shown.text
    assert "- `77` · `78`\n" in shown.text


async def test_nobody_keeps_more_decks_than_there_is_room_for(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    for n in range(MOST_DECKS):
        await yugi.call("deck import", options={"link": as_ydke(SMALL), "name": f"deck {n}"})

    shown = await answer(yugi, "deck import", link=as_ydke(SMALL), name="one more")

    assert f"You already have {MOST_DECKS} saved decks" in shown.text
    listed = await answer(yugi, "deck list")
    assert f"Your decks ({MOST_DECKS} of {MOST_DECKS})" in listed.text
    assert listed.text.count("· 4/1/1 · Short game") == MOST_DECKS
    assert len(await yugi.complete("deck show", "deck", "")) == 25


async def test_a_check_names_everything_in_one_message(shop: Sandbox) -> None:
    kaiba = shop.people["Kaiba"]
    await answer(kaiba, "deck import", link=as_ydke(deck_list((1,) * 5)), name="Ants")

    shown = await answer(kaiba, "deck check", deck="ants", format="long")

    assert "問題が2点" in shown.text
    assert "- [ja] 5 cards, at least 30\n- [ja] 5 × Ant, at most 3" in shown.text
    assert (
        "長いゲーム"
        in (await answer(kaiba, "deck check", deck="ants", format="長いゲーム")).text
    )
    assert "短いゲーム」" not in (await answer(kaiba, "deck check", deck="ants")).text


async def test_a_check_without_faults_and_of_no_format(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await answer(yugi, "deck import", link=as_ydke(SMALL), name="Fine")

    assert (
        "No problems: the deck is legal."
        in (await answer(yugi, "deck check", deck="Fine")).text
    )
    unknown = await answer(yugi, "deck check", deck="Fine", format="chess")
    assert "no format “chess”. The formats: Short game, Long game" in unknown.text
    formats = await yugi.complete("deck check", "format", "lo")
    assert [(each.name, each.value) for each in formats] == [("Long game", "long")]


async def test_own_decks_are_completed_and_no_others(shop: Sandbox) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]
    await answer(yugi, "deck import", link=as_ydke(SMALL), name="Dark Zoo")
    await answer(yugi, "deck import", link=as_ydke(SMALL), name="Light Zoo")
    await answer(kaiba, "deck import", link=as_ydke(SMALL), name="Dark Sea")

    offered = await yugi.complete("deck delete", "deck", "DARK")

    assert [each.name for each in offered] == ["Dark Zoo"]
    for command in ("show", "delete", "check"):
        shown = await answer(yugi, f"deck {command}", deck="Dark Sea")
        assert "You have no deck “Dark Sea”" in shown.text


async def test_a_deck_is_deleted_only_after_asking(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await answer(yugi, "deck import", link=as_ydke(SMALL), name="Zoo")

    asked = await answer(yugi, "deck delete", deck="zoo")
    kept = await yugi.press(asked, "Keep")
    assert kept.message is not None
    assert "Nothing was deleted" in kept.message.text
    assert "Zoo" in (await answer(yugi, "deck list")).text

    first, second = [await answer(yugi, "deck delete", deck="zoo") for _ in range(2)]
    gone = await yugi.press(first, "Delete")
    assert gone.message is not None
    assert as_ydke(SMALL) in gone.message.text
    again = await yugi.press(second, "Delete")
    assert again.message is not None
    assert "already been deleted" in again.message.text
    assert "You have no decks yet" in (await answer(yugi, "deck list")).text


async def test_an_omega_code_is_kept_and_given_out_again(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]

    await answer(yugi, "deck import", link=f"`{as_omega(SMALL)}`", name="Zoo")

    shown = await answer(yugi, "deck show", deck="Zoo")
    assert as_omega(SMALL) in shown.text
    assert as_ydke(SMALL) in shown.text
    assert read(shown.attachments[0].content).deck == SMALL


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_omega_code_too_long_for_a_message_is_not_given_out(language: str) -> None:
    codes = random.Random(5).sample(range(10**8), k=360)
    much = deck_list(tuple(codes[:120]), tuple(codes[120:240]), tuple(codes[240:]))

    shown = contents(language, ZOO, {}, KeptDeck(1, "zoo", "x" * 50, much), "much.ydk")

    texts = [part.content for part in shown.walk_children() if isinstance(part, TextDisplay)]
    assert as_ydke(much) in texts[-1]
    assert as_omega(much) not in texts[-1]
    assert say(language, "deck-omega-too-long") in texts[-1]


def test_of_many_problems_two_are_told_and_the_rest_counted() -> None:
    game = GAMES["yugioh"]
    codes = list(game.names("en"))[:9]
    deck = deck_list(tuple(codes) * 4)
    faults = len(game.faults("master", deck))
    assert faults > 4

    made = KeptDeck(1, game.key, "Fours", deck)
    sheet = kept("en", game, game.names("en"), made, None)
    shown = "\n".join(
        each.content for each in sheet.walk_children() if isinstance(each, TextDisplay)
    )

    told = shown.split("**Master Rule**: not legal\n")[1].split("\n**")[0].splitlines()
    assert len(told) == 3
    assert told[-1] == f"- … and {faults - 2} more: `/deck check` names them all"
