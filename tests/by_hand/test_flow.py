"""What is put together by hand is agreed to and done by the rules, refused or taken back."""

from collections.abc import Sequence

import pytest

from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.events.by_hand import (
    HandAgreed,
    HandLeft,
    HandRefused,
    HandTakenBack,
)
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.moves import Shuffled
from engine.yugioh.state.reasons import Reason
from engine.yugioh.words.hand_acts import ACTS, cards_for
from tests.by_hand.made_up import CARDS
from tests.by_hand.playing import activated, resolving
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of these tests can lay the made-up cards."""
    deal_in(monkeypatch, *CARDS)


def test_what_both_agree_to_is_carried_out_by_the_rules() -> None:
    table = Table(
        yugi=side(field=["By Hand Scribe"]), kaiba=side(field=["Sangan"], deck=["Kuriboh"])
    )
    activated(table, "By Hand Scribe")
    resolving(table)
    table.driver.choose("Destroy")
    table.driver.choose("Sangan")
    table.driver.choose("Propose")

    assert table.asked == "kaiba HAND_AGREE"
    table.driver.choose("Agree")

    assert table.kaiba.graveyard == ["Sangan"]
    assert len(table.happened(HandAgreed)) == 1
    assert table.chains() == [["By Hand Scribe"], ["Sangan"]]


def test_once_per_turn_holds_as_far_as_it_is_read() -> None:
    table = Table(yugi=side(field=["By Hand Scribe"]))
    activated(table, "By Hand Scribe")
    resolving(table)
    table.driver.choose("Leave")
    table.everyone_passes()

    assert "activate By Hand Scribe" not in table.options
    assert len(table.happened(HandLeft)) == 1


def test_what_is_refused_three_times_is_not_done() -> None:
    table = Table(yugi=side(hand=["By Hand Spell"]), kaiba=side(field=["Sangan"]))
    activated(table, "By Hand Spell")
    for _ in range(3):
        resolving(table)
        table.driver.choose("Destroy")
        table.driver.choose("Sangan")
        table.driver.choose("Propose")
        table.driver.choose("Wrong_cards")
    table.everyone_passes()

    assert table.kaiba.field == ["Sangan"]
    assert table.yugi.graveyard == ["By Hand Spell"]
    assert len(table.happened(HandRefused)) == 3
    assert len(table.happened(HandLeft)) == 1


def test_acts_are_agreed_to_one_by_one() -> None:
    table = Table(yugi=side(hand=["By Hand Spell"]), kaiba=side(field=["Sangan"]))
    activated(table, "By Hand Spell")
    resolving(table)
    table.driver.choose("Gain_life")
    table.driver.choose("Me")
    table.driver.answer((500,))
    table.driver.choose("Destroy")
    table.driver.choose("Sangan")
    table.driver.choose("Propose")
    table.driver.choose("One_by_one")
    table.driver.choose("Agree")
    table.driver.choose("Condition")

    assert table.yugi.life == 8500
    assert table.asked == "yugi HAND_PLAN"
    table.driver.choose("Leave")
    table.everyone_passes()
    assert table.kaiba.field == ["Sangan"]


def test_an_activation_that_is_not_allowed_can_be_taken_back_before_anything_is_paid() -> None:
    table = Table(yugi=side(hand=["By Hand Dear"]))
    activated(table, "By Hand Dear", "Wrong_time")
    table.driver.choose("Take_back")

    assert table.yugi.life == 8000
    assert table.yugi.hand == ["By Hand Dear"]
    table.everyone_passes()
    assert table.asked == "yugi ACT"
    assert not table.happened(Activated)
    assert len(table.happened(HandTakenBack)) == 1


def test_an_activation_is_taken_back_three_times_a_turn_at_most() -> None:
    table = Table(yugi=side(hand=["By Hand Dear"]))
    for _ in range(3):
        activated(table, "By Hand Dear", "Condition")
        table.driver.choose("Take_back")
    table.everyone_passes()

    assert "activate By Hand Dear" not in table.options


def test_an_activation_that_is_insisted_on_goes_on_the_chain() -> None:
    table = Table(yugi=side(hand=["By Hand Dear"]))
    activated(table, "By Hand Dear", "Used_up")
    table.driver.choose("Insist")

    assert table.yugi.life == 7000
    resolving(table)
    assert table.asked == "yugi HAND_PLAN"
    table.driver.choose("Leave")


def test_costs_that_are_read_are_enforced() -> None:
    table = Table(yugi=side(hand=["By Hand Dear"], life=900))
    table.everyone_passes()

    assert "activate By Hand Dear" not in table.options


def test_a_cost_is_put_together_and_paid_before_anybody_responds() -> None:
    table = Table(yugi=side(hand=["By Hand Price", "Kuriboh"]))
    table.everyone_passes()
    table.driver.choose("activate By Hand Price")
    assert table.asked == "yugi HAND_PLAN"
    table.driver.choose("Discard")
    table.driver.choose("Kuriboh")
    table.driver.choose("Propose")
    assert table.asked == "kaiba HAND_ALLOW"
    assert table.yugi.graveyard == []
    table.driver.choose("Agree")

    assert table.yugi.graveyard == ["Kuriboh"]
    resolving(table)
    table.driver.choose("Leave")


def test_a_cost_that_is_refused_can_be_put_together_otherwise() -> None:
    table = Table(yugi=side(hand=["By Hand Price", "Kuriboh", "Sangan"]))
    table.everyone_passes()
    table.driver.choose("activate By Hand Price")
    table.driver.choose("Pay_life")
    table.driver.answer((100,))
    table.driver.choose("Propose")
    table.driver.choose("Wrong_cards")
    table.driver.choose("Change")
    table.driver.choose("Drop")
    table.driver.choose("Discard")
    table.driver.choose("Sangan")
    table.driver.choose("Propose")
    table.driver.choose("Agree")

    assert table.yugi.life == 8000
    assert table.yugi.graveyard == ["Sangan"]
    resolving(table)
    table.driver.choose("Leave")


def test_it_takes_its_link_and_can_be_negated() -> None:
    table = Table(
        yugi=side(hand=["By Hand Spell"]),
        kaiba=side(field=["Magic Jammer"], hand=["Kuriboh"]),
    )
    activated(table, "By Hand Spell")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.graveyard == ["By Hand Spell"]
    assert not table.was_asked(table.yugi, Reason.HAND_PLAN)


def test_it_negates_what_it_answers() -> None:
    table = Table(
        yugi=side(field=[face_down("By Hand Trap")]),
        kaiba=side(hand=["Pot of Greed"], deck=["Kuriboh"] * 3),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    activated(table, "By Hand Trap")
    resolving(table)
    table.driver.choose("Negate_activation")
    table.driver.choose("Propose")
    table.driver.choose("Agree")
    table.everyone_passes()

    assert table.kaiba.hand == []
    assert table.kaiba.graveyard == ["Pot of Greed"]


def test_what_its_player_claims_begins_a_chain_in_either_turn_but_answers_none() -> None:
    table = Table(
        yugi=side(field=["By Hand Herald"]),
        kaiba=side(hand=["Pot of Greed", "Gemini Elf"], deck=["Kuriboh"] * 3),
        turn_player="kaiba",
    )
    table.kaiba.activates("Pot of Greed")
    assert table.asked == "yugi RESPOND"
    assert table.options == []
    table.everyone_passes()
    table.kaiba.summons("Gemini Elf")
    table.driver.pass_to(lambda d: d.seat == 0 and bool(getattr(d, "options", ())), "claim it")

    assert table.options == ["activate By Hand Herald"]


def test_effects_by_hand_are_used_where_their_cards_lie() -> None:
    table = Table(
        yugi=side(banished=["By Hand Exile", "By Hand Ghost"], extra=["By Hand Giant"])
    )
    table.everyone_passes()
    used = {each.removeprefix("activate ") for each in table.options}

    assert {"By Hand Exile", "By Hand Ghost", "By Hand Giant"} <= used


def test_a_monster_is_brought_from_the_extra_deck_by_hand() -> None:
    table = Table(yugi=side(field=["Gemini Elf"], extra=["By Hand Giant"]))
    activated(table, "By Hand Giant")
    resolving(table)
    table.driver.choose("Tribute")
    table.driver.choose("Special_summon")
    table.driver.choose("By Hand Giant")
    table.driver.choose("Attack")
    table.driver.choose("Propose")
    table.driver.choose("Agree")
    table.everyone_passes()

    assert table.yugi.monsters == ["By Hand Giant"]
    assert table.yugi.graveyard == ["Gemini Elf"]


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.name)
def test_no_act_names_a_card_of_the_hand_or_deck_of_the_opponent(act: HandAct) -> None:
    table = Table(
        yugi=side(hand=["By Hand Spell", "Sangan"], graveyard=["Summoned Skull"]),
        kaiba=side(hand=["Kuriboh"], deck=["Gemini Elf"], field=["Mystic Tomato"]),
    )
    activated(table, "By Hand Spell")
    resolving(table)
    speaker = table.driver.duel.state.chain.links[0].speaker
    names = {card.text.name for card in cards_for(ACTS[act], table.driver.duel, speaker)}

    assert not {"Kuriboh", "Gemini Elf"} & names
    table.driver.choose("Leave")


@pytest.mark.parametrize(("chosen", "shuffled"), [("Uraby", False), ("Kuriboh", True)])
def test_a_deck_is_shuffled_only_where_a_card_of_it_was_chosen(
    chosen: str, shuffled: bool
) -> None:
    """Nothing has been agreed to yet: who looks at their options changes nothing."""
    table = Table(yugi=side(hand=["By Hand Spell", "Uraby"], deck=["Kuriboh"]))
    activated(table, "By Hand Spell")
    resolving(table)
    before = len(table.happened(Shuffled))
    table.driver.choose("To_graveyard")
    table.driver.choose(chosen)

    assert bool(len(table.happened(Shuffled)) - before) is shuffled
    table.driver.choose("Leave")
    table.everyone_passes()


@pytest.mark.parametrize(
    ("act", "before"),
    [
        ("Destroy", ()),
        ("Special_summon", ("Kuriboh",)),
        ("Gain_life", ("Me",)),
        ("More_attack", ("Sangan", 500)),
        ("Token", ("Fire", "Dragon", 1, 4)),
        ("Fusion_summon", ("Kuriboh",)),
    ],
)
def test_whoever_has_chosen_an_act_can_go_back_before_it_is_in_the_plan(
    act: str, before: Sequence[str | int]
) -> None:
    table = Table(
        yugi=side(
            hand=["By Hand Spell", "Kuriboh", "Gemini Elf"], extra=["Thousand-Eyes Restrict"]
        ),
        kaiba=side(field=["Sangan", "Battle Ox"]),
    )
    activated(table, "By Hand Spell")
    resolving(table)
    first = table.options
    table.driver.choose(act)
    for each in before:
        if isinstance(each, int):
            table.driver.answer((each,))
        else:
            table.driver.choose(each)
    assert table.asked != "yugi HAND_PLAN"
    table.driver.answer(())

    assert table.asked == "yugi HAND_PLAN"
    assert table.options == first
