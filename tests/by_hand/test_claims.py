"""When an effect whose occasion is said by hand is offered to its player."""

import pytest

from engine.core.protocol import Pick
from engine.yugioh.language import Activate, ByHand, Claimed, Timing
from engine.yugioh.language.cards import field_spell
from engine.yugioh.state.reasons import Action, Reason
from tests.by_hand.made_up import CARDS
from tests.table import Table, face_down, face_up, side
from tests.table.inventing import deal_in


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of these tests can lay the made-up cards."""
    deal_in(monkeypatch, *CARDS)


def test_what_is_claimed_is_offered_only_where_something_may_have_been_its_occasion() -> None:
    table = Table(
        yugi=side(field=["By Hand Herald"]),
        kaiba=side(hand=["Gemini Elf"], deck=["Kuriboh"] * 3),
        turn_player="kaiba",
    )
    table.everyone_passes()
    assert not [d for d in table.driver.asked if d.seat == 0 and getattr(d, "options", None)]
    assert table.asked == "kaiba ACT"
    table.kaiba.summons("Gemini Elf")
    table.driver.pass_to(lambda d: d.seat == 0 and bool(getattr(d, "options", ())), "claim it")
    assert table.options == ["activate By Hand Herald"]
    table.everyone_passes()
    since = len(table.driver.asked)
    table.kaiba.ends_turn()
    table.driver.pass_to(lambda d: d.reason is Reason.ACT, "act in the next turn")
    asked = [d for d in table.driver.asked[since:] if getattr(d, "options", None)]
    assert len([d for d in asked if d.seat == 0 and d.reason is Reason.RESPOND]) <= 3


def test_what_a_field_spell_claims_is_offered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Sanctuary in the Sky: it lies in a zone of its own."""
    realm = field_spell("Realm", 900_000_061, Activate(), Claimed(do=ByHand((0,))))
    deal_in(monkeypatch, realm)
    table = Table(
        yugi=side(field=[face_up("Realm")]),
        kaiba=side(hand=["Gemini Elf"]),
        turn_player="kaiba",
    )
    table.kaiba.summons("Gemini Elf")
    assert table.yugi.may("activate", "Realm")


def claims(table: Table, since: int) -> list[list[str]]:
    """What Yugi could claim at each chance to respond since then, where anything."""
    card = table.driver.duel.card
    return [
        [
            card(each.card).text.name
            for each in asked.options
            if isinstance(each, Action) and each.card is not None
        ]
        for asked in table.driver.asked[since:]
        if asked.seat == 0 and asked.reason is Reason.RESPOND
        if isinstance(asked, Pick) and asked.options
    ]


@pytest.mark.parametrize("attacker", ["yugi", "kaiba"])
def test_who_said_no_to_a_claim_is_asked_again_once_something_else_has_happened(
    attacker: str,
) -> None:
    table = Table(
        yugi=side(field=["By Hand Herald", "Gemini Elf"]),
        kaiba=side(field=["Summoned Skull"]),
        turn_player=attacker,
    )
    mover = table.yugi if attacker == "yugi" else table.kaiba
    table.everyone_passes()
    mover.enters_battle_phase()
    since = len(table.driver.asked)
    if attacker == "yugi":
        mover.attacks_with("Gemini Elf", at="Summoned Skull")
    else:
        mover.attacks_with("Summoned Skull", at="Gemini Elf")
    table.everyone_passes()

    assert len(claims(table, since)) == 4, "attack, start of the Damage Step, damage, its end"


def destroys_by_claim(table: Table, answer: str = "") -> int:
    """Have Yugi claim, and destroy Gemini Elf by it; return how much was asked before that.

    Kaiba adds the `answer` to the chain.
    """
    table.driver.pass_to(lambda d: d.seat == 0 and bool(getattr(d, "options", ())), "claim it")
    since = len(table.driver.asked)
    table.driver.choose("activate By Hand Herald")
    table.driver.choose("Agree")
    if answer:
        table.kaiba.activates(answer)
    table.driver.pass_to(lambda d: d.reason is Reason.HAND_PLAN, "compose")
    table.driver.choose("Destroy")
    table.driver.choose("Gemini Elf")
    table.driver.choose("Propose")
    table.driver.choose("Agree")
    table.everyone_passes()
    assert "Gemini Elf" in table.kaiba.graveyard
    return since


def test_what_was_claimed_is_not_offered_again_for_what_it_has_done_itself() -> None:
    table = Table(
        yugi=side(field=["By Hand Herald"]),
        kaiba=side(hand=["Gemini Elf"]),
        turn_player="kaiba",
    )
    table.kaiba.summons("Gemini Elf")
    since = destroys_by_claim(table)

    assert claims(table, since) == []


def test_what_was_claimed_is_offered_to_another_card_for_what_it_has_done() -> None:
    table = Table(
        yugi=side(field=["By Hand Herald", "By Hand Augur"]),
        kaiba=side(hand=["Gemini Elf"]),
        turn_player="kaiba",
    )
    table.kaiba.summons("Gemini Elf")
    since = destroys_by_claim(table)

    assert claims(table, since) == [["By Hand Augur"]]


def test_what_was_claimed_is_offered_again_once_its_chain_was_answered() -> None:
    table = Table(
        yugi=side(field=["By Hand Herald"]),
        kaiba=side(hand=["Gemini Elf"], field=[face_down("Jar of Greed")]),
        turn_player="kaiba",
    )
    table.kaiba.summons("Gemini Elf")
    since = destroys_by_claim(table, "Jar of Greed")

    assert claims(table, since) == [["By Hand Herald"]]


def test_a_claim_can_be_made_in_the_open_though_it_was_declined_before() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"], field=["By Hand Herald"]))
    table.everyone_passes()
    table.yugi.summons("Gemini Elf")
    table.everyone_passes()

    assert table.asked == "yugi ACT"
    assert "activate By Hand Herald" in table.options


@pytest.mark.parametrize("timing", [Timing.BEFORE_CALCULATION, Timing.CALCULATION])
def test_what_names_a_time_of_the_damage_step_is_offered_there(timing: Timing) -> None:
    table = Table(
        yugi=side(field=["By Hand Augur", "By Hand Herald"]),
        kaiba=side(field=["Summoned Skull"]),
        turn_player="kaiba",
    )
    table.everyone_passes()
    table.kaiba.enters_battle_phase()
    table.kaiba.attacks_with("Summoned Skull", at="By Hand Herald")
    table.driver.pass_to(lambda d: d.seat == 0 and timing_of(table) is timing, "that time")

    assert table.options == ["activate By Hand Augur"]


def timing_of(table: Table) -> Timing | None:
    battle = table.driver.duel.state.battle
    return None if battle is None else battle.timing
