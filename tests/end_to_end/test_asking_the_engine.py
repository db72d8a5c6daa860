"""Whether one card can be used when another acts, asked in Discord and tried by the engine."""

from dataclasses import replace

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, Outcome
from cards.yugioh import by_name
from tests.end_to_end.chain import JAMMER, TYPHOON
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_looking_up_rulings import concerning, open_with_library
from tests.library.invented import LANTERN

pytestmark = pytest.mark.end_to_end

SHOW = "Show the position and what happens"


async def shown(person: Person, outcome: Outcome) -> MessageView:
    """The answer, once the engine has it."""
    message = outcome.message
    assert message is not None
    if not message.thinking:
        return message
    return await person.wait_for(
        "duels", lambda seen: seen.id == message.id and not seen.thinking
    )


def code(name: str) -> str:
    return str(by_name(name).passcode)


async def ask(shop: Shop, card: str, to: str, **more: object) -> MessageView:
    options = {"card": card, "to": to, **more}
    return await shown(shop.yugi, await shop.yugi.call("chain", options=options))


async def test_the_answer_shows_the_position_and_opens_its_rules(shop: Shop) -> None:
    answer = await ask(shop, "Trap Hole", code("Jinzo"), when="summoned")

    assert not answer.ephemeral
    assert answer.text.startswith(
        "### Can I use Trap Hole against Jinzo?\n"
        "**✗ Can be activated: No** · It is Normal or Flip Summoned"
    )
    for line in (
        "**Why not**\n- ",
        "Jinzo (MR-MISC-03)" if "by Jinzo (" in answer.text else "(MR-MISC-03)",
        "Opponent Tribute Summons Jinzo",
        "**The position**\n-# Turn 3 · Opponent's turn · Main Phase 1",
        "S1 · Trap Hole · Set",
        "No official Q&A is about both cards.",
        "Not an official ruling.",
    ):
        assert line in answer.text

    await shop.crash_and_restart()

    rule = await shown(shop.mai, await shop.mai.choose(answer, "Read a rule", ["MR-MISC-03"]))
    assert rule.ephemeral
    assert rule.text.startswith("## MR-MISC-03")


async def test_several_cases_are_listed_and_each_can_be_opened(shop: Shop) -> None:
    answer = await ask(shop, code("Solemn Judgment"), "Jinzo")
    assert "**↔ Can be activated: It depends**" in answer.text
    assert (
        "**✓ Can be activated: Yes** · It is Normal or Flip Summoned\n**✓** Stops it: Yes"
        in answer.text
    )
    assert "**✗ Can be activated: No** · It attacks" in answer.text

    await shop.crash_and_restart()

    shop.mai.locale = "ja"
    opened = await shown(
        shop.mai, await shop.mai.choose(answer, SHOW, ["It is Normal or Flip Summoned"])
    )
    assert opened.ephemeral
    assert "✓ 発動できるか：はい" in opened.text
    assert "**使った場合**" in opened.text
    assert "人造人間－サイコ・ショッカー" in opened.text


async def test_what_cannot_be_tried_is_said(shop: Shop) -> None:
    declined = await ask(shop, "Mirror Force", "Pot of Greed", when="attacks")
    assert "**? No answer** · It attacks" in declined.text
    assert "I cannot set up this case, so I give no answer." in declined.text

    unknown = await ask(shop, "Qqqq", "Pot of Greed")
    assert unknown.ephemeral
    assert "“Qqqq”" in unknown.text


async def test_the_cards_are_completed_in_the_language_of_whoever_types(shop: Shop) -> None:
    shop.joey.locale = "zh-CN"
    offered = await shop.joey.complete("chain", "to", "死者苏生")
    assert offered[0].value == code("Monster Reborn")
    assert len(await shop.joey.complete("chain", "card", "x" * 900)) <= 25


async def test_the_official_answers_stand_beside_it(closed_shop: Shop) -> None:
    shop = closed_shop
    title = "「サイクロン」の発動にチェーンして「マジック・ジャマー」を発動できますか？"
    asked = concerning(81_009, title, TYPHOON, JAMMER)
    await open_with_library(shop, replace(asked, answer="発動できます。"))
    answer = await ask(shop, JAMMER, TYPHOON, when="activated")

    assert "**✓ Can be activated: Yes** · It, or its effect, is activated" in answer.text
    assert "**✓** Stops it: Yes" in answer.text
    assert "The activation of Mystical Space Typhoon is negated." in answer.text
    assert "**Official Q&A about both cards**\n- **Yes** · Q&A 81009" in answer.text
    assert "Both are also mentioned in Q&A 81003, Q&A 81001." in answer.text
    assert "- Q&A 81001" not in answer.text
    both = await shown(shop.mai, await shop.mai.press(answer, "Official rulings of both"))
    assert both.ephemeral
    assert "架空の二枚？" in both.text


async def test_of_a_card_by_hand_it_is_said_how_it_is_played(closed_shop: Shop) -> None:
    shop = closed_shop
    await open_with_library(shop)
    answer = await ask(shop, JAMMER, str(LANTERN))

    assert (
        "Lantern of Ｎｏｗｈｅｒｅ: Playable here if all players agree: its effects are "
        "carried out by hand. Its player puts together what the text says, and the opponent "
        "agrees. So I cannot try it." in answer.text
    )
    assert "Not an official ruling." not in answer.text
    assert answer.selects == []


async def test_a_name_typed_nearly_so_is_taken_for_the_card(shop: Shop) -> None:
    answer = await ask(shop, "miror force", "pot of greed", when="activated")
    assert "**✗ Can be activated: No** · It, or its effect, is activated" in answer.text
    assert "Mirror Force" in answer.text
    assert "miror force" in answer.text
