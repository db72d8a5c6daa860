"""Cards looked up in the real program, before and after a crash, with and without an import."""

import asyncio
import re

import pytest

from bot.sandbox.views import MessageView, Outcome
from cards.decks import READY_DECKS
from cards.games.yugioh.lists import as_omega, as_ydk, as_ydke
from cards.names import names
from tests.end_to_end.shop import Shop
from tests.library.invented import shelve_invented
from tests.waiting import PATIENCE

pytestmark = pytest.mark.end_to_end

DECK = READY_DECKS[0].deck


def shown(outcome: Outcome) -> MessageView:
    assert outcome.message is not None
    return outcome.message


async def test_a_card_is_found_shown_and_turned_over_a_crash(shop: Shop) -> None:
    shop.kaiba.locale = "ja"
    (offered, *_) = await shop.kaiba.complete("card", "name", "dark magican")
    assert offered.name == "ブラック・マジシャン (Dark Magician)"
    card = shown(await shop.kaiba.call("card", name=str(offered.value)))
    assert card.text.startswith("## ブラック・マジシャン\n-# **English** Dark Magician")
    assert "ここで使えます。" in card.text
    assert shop.joey.last("duels").text == card.text

    await shop.crash_and_restart()

    shop.joey.locale = "zh-CN"
    chinese = shown(await shop.joey.press(card, "简体中文"))
    assert chinese.ephemeral
    assert chinese.text.startswith("## 黑魔导")
    english = shown(await shop.joey.press(chinese, "English"))
    assert english.id == chinese.id
    assert english.text.startswith("## Dark Magician")


async def test_the_rules_and_the_own_decks_of_a_card_are_shown_to_the_presser(
    shop: Shop,
) -> None:
    await shop.yugi.call("deck import", link=as_ydke(DECK), name="Mine")
    card = shown(await shop.kaiba.call("card", name="Mirror Force"))

    rules = shown(await shop.yugi.press(card, "Rules"))
    assert rules.ephemeral
    assert "- **MR-BATTLE-08** From declaration to Damage Step\n" in rules.text
    rule = shown(await shop.yugi.choose(rules, "Choose a rule to read", [rules_in(rules)[0]]))
    assert rule.text.startswith(f"## {rules_in(rules)[0]}")

    some = next(name for code, name in names("en").items() if code in DECK["main"])
    card = shown(await shop.kaiba.call("card", name=some))
    decks = shown(await shop.yugi.press(card, "My decks"))
    assert "- **Mine** · Main Deck: " in decks.text
    none = shown(await shop.mai.press(card, "My decks"))
    assert none.text == f"None of your decks has {some} in it."


async def test_cards_are_searched_opened_and_turned_over_a_crash(shop: Shop) -> None:
    found = shown(await shop.yugi.call("search", kind="monster", type="Dragon", level=8))
    assert found.ephemeral
    await shop.crash_and_restart()
    opened = shown(await shop.yugi.choose(found, "Show a card", ["Blue-Eyes White Dragon"]))
    assert opened.text.startswith("## Blue-Eyes White Dragon")
    back = shown(await shop.yugi.press(opened, "Back to the list"))
    assert back.text == found.text

    many = shown(await shop.yugi.call("search", kind="trap"))
    after = shown(await shop.yugi.press(many, "Next"))
    assert "Page 2 of" in after.text
    assert not {*many.selects[0].options} & {*after.selects[0].options}
    hostile = shown(await shop.yugi.call("search", text="'); DROP TABLE cards; --"))
    assert hostile.text.startswith("### No matches")


async def forbidden(shop: Shop) -> MessageView:
    """What a list forbids, once the cards of the library are made ready."""
    async with asyncio.timeout(PATIENCE):
        while True:
            asked = await shop.yugi.call("search", list="2025.07 OCG", limit="forbidden")
            if "Playable here" in shown(asked).text:
                return shown(asked)
            await asyncio.sleep(0.1)


async def test_what_is_searched_by_a_list_and_sorted_is_turned_after_a_crash(
    closed_shop: Shop,
) -> None:
    shop = closed_shop
    (shop.database.parent / "data").mkdir(exist_ok=True)
    shelve_invented(shop.database.parent / "data" / "library.sqlite")
    await shop.open()
    limited = await forbidden(shop)
    assert [*limited.selects[0].options] == ["Mossback Turtle"]
    found = shown(
        await shop.kaiba.call(
            "search", kind="monster", format="speed", def_least=1000, def_most=2500, sort="atk"
        )
    )
    heading = found.text.split("\n### ")[0].splitlines()[1]
    assert "DEF 1000 to 2500 · playable in Speed Duel · sorted by ATK" in heading

    await shop.crash_and_restart()

    after = shown(await shop.kaiba.press(found, "Next"))
    assert heading in after.text
    attacks = [
        int(number)
        for page in (found, after)
        for number in re.findall(r"ATK (\d+) /", page.text)
    ]
    assert len(attacks) > 15
    assert attacks == sorted(attacks, reverse=True)
    assert not {*found.selects[0].options} & {*after.selects[0].options}
    await forbidden(shop)
    opened = shown(await shop.yugi.choose(limited, "Show a card", ["Mossback Turtle"]))
    back = shown(await shop.yugi.press(opened, "Back to the list"))
    assert back.text == limited.text


async def test_what_a_message_names_is_looked_up_for_the_asker(shop: Shop) -> None:
    said = shop.kaiba.say(
        "duels",
        f"[[blue-eyes whte dragon]] or [[黑魔导]], not [[qqqqqqqq]]! `{as_ydke(DECK)}`\n"
        f"```\n{as_ydk(DECK)}\n```\n{as_omega(DECK)}",
    )
    found = shown(await shop.yugi.context("Cards in this message", said))
    assert found.ephemeral
    assert "**Blue-Eyes White Dragon** (for “blue-eyes whte dragon”)" in found.text
    assert "**Dark Magician**\n" in found.text
    assert "Not found: qqqqqqqq" in found.text
    size = (
        f"**Deck** Main Deck {len(DECK['main'])} · Extra Deck {len(DECK['extra'])} · Side Deck"
    )
    assert found.text.count(size) == 3

    await shop.crash_and_restart()
    opened = shown(await shop.yugi.choose(found, "Show a card", ["Dark Magician"]))
    assert opened.text.startswith("## Dark Magician")


async def test_what_is_imported_while_the_bot_runs_is_found(shop: Shop) -> None:
    missing = shown(await shop.yugi.call("card", name="Lantern of Nowhere"))
    assert missing.text.startswith(("Nothing is called", "No card with a name"))

    (shop.database.parent / "data").mkdir(exist_ok=True)
    shelve_invented(shop.database.parent / "data" / "library.sqlite")

    lantern = shown(await shop.yugi.call("card", name="lantern of nowhere"))
    line = "[Pyro / Pendulum / Normal]  Level 7 · FIRE · ATK 2400 / DEF 0 · Scale 3"
    assert line in lantern.text
    assert "**Pendulum Effect**\nGlows once." in lantern.text
    assert "its effects are carried out by hand." in lantern.text
    assert "**40 points** 2026.8 PRICES" in lantern.text
    assert "Official text, imported from invented-yaml-yugi." in lantern.text
    shop.joey.locale = "zh-CN"
    fan = shown(await shop.joey.press(lantern, "简体中文"))
    assert "爱好者翻译的文本" in fan.text
    limited = shown(await shop.yugi.call("card", name="こけこうのかめ"))
    assert "**Limited (1)** 2026.07 OCG" in limited.text
    foreign = shown(await shop.joey.call("card", name="Unprinted Engine"))
    assert "没有该语言的文本（以English显示）" in foreign.text


def rules_in(message: MessageView) -> list[str]:
    return [*message.selects[0].options.values()]
