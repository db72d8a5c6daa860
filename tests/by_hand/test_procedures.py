"""Monsters that are summoned by a text that is not understood, without activating anything."""

from dataclasses import replace

import pytest

from engine.core.protocol import Seat
from engine.yugioh.language import ByHand, CardText, Frame, Limit, Place, Summon, SummonedIf
from engine.yugioh.practice.planning import worth
from engine.yugioh.state.by_hand import HandStand
from engine.yugioh.state.events.by_hand import HandLeft, HandTakenBack
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.summons import SummonNegated
from engine.yugioh.state.reasons import Reason
from tests.by_hand.made_up import CARDS, fiend
from tests.by_hand.playing import activated, resolving, token, ways
from tests.table import Table, face_down, side
from tests.table.inventing import deal_in

EXTRA = (Place.EXTRA_DECK,)
WALKER: CardText = fiend(
    "By Hand Walker",
    900_000_071,
    SummonedIf(cost=ByHand((0,)), limit=Limit.ONCE_BY_NAME),
)
SPIRE: CardText = replace(
    fiend("By Hand Spire", 900_000_072, SummonedIf(cost=ByHand((0,)), places=EXTRA)),
    frame=Frame.XYZ,
    level=0,
    rank=4,
    special_only=True,
)
"""An Xyz Monster of which the materials are not understood."""
MERGED: CardText = replace(
    fiend("By Hand Merged", 900_000_073, SummonedIf(cost=ByHand((0,)), places=EXTRA)),
    frame=Frame.FUSION,
    special_only=True,
)
"""A Fusion Monster that comes by a way of its own."""


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of these tests can lay the made-up cards."""
    deal_in(monkeypatch, *CARDS, WALKER, SPIRE, MERGED)


def begun(table: Table, card: str) -> None:
    """Yugi begins the Summon."""
    table.everyone_passes()
    table.driver.choose(f"Special Summon {card}")


def paid(table: Table, act: str, *cards: str) -> None:
    """Yugi puts together what is done for it."""
    table.driver.choose(act)
    if table.asked == "yugi HAND_CARDS":
        table.driver.choose(*cards)
    table.driver.choose("Propose")


def test_it_comes_without_a_chain_once_the_opponent_allows_it() -> None:
    """MR-SS-02"""
    table = Table(yugi=side(hand=["By Hand Walker", "Kuriboh"]))
    begun(table, "By Hand Walker")
    paid(table, "Discard", "Kuriboh")
    assert table.asked == "kaiba HAND_ALLOW"
    assert table.yugi.hand == ["By Hand Walker", "Kuriboh"]
    table.driver.choose("Agree")
    table.everyone_passes()

    assert table.yugi.field == ["By Hand Walker"]
    assert table.yugi.graveyard == ["Kuriboh"]
    assert ways(table) == [Summon.SPECIAL]
    assert not table.happened(Activated)


def test_it_is_negated_as_a_summon_and_what_was_done_for_it_stays_done() -> None:
    """MR-SUM-21"""
    table = Table(
        yugi=side(hand=["By Hand Walker", "Kuriboh"]),
        kaiba=side(field=[face_down("Solemn Judgment"), "Sangan"]),
    )
    begun(table, "By Hand Walker")
    paid(table, "Discard", "Kuriboh")
    table.driver.choose("Agree")
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert len(table.happened(SummonNegated)) == 1
    assert sorted(table.yugi.graveyard) == ["By Hand Walker", "Kuriboh"]
    assert table.chains() == [["Solemn Judgment"]]


def test_it_comes_as_often_as_its_text_lets_it() -> None:
    table = Table(yugi=side(hand=["By Hand Walker", "By Hand Walker"]))
    begun(table, "By Hand Walker")
    table.driver.choose("Leave")
    table.driver.choose("Agree")
    table.everyone_passes()

    assert table.yugi.field == ["By Hand Walker"]
    assert not table.yugi.may("Special Summon", "By Hand Walker")


def test_what_is_not_allowed_is_changed_or_taken_back_and_not_insisted_on() -> None:
    table = Table(yugi=side(hand=["By Hand Walker", "Kuriboh"]))
    begun(table, "By Hand Walker")
    paid(table, "Discard", "Kuriboh")
    table.driver.choose("Condition")
    assert table.options == [each.name.capitalize() for each in HandStand][:2]
    table.driver.choose("Take_back")

    assert table.yugi.hand == ["By Hand Walker", "Kuriboh"]
    assert len(table.happened(HandTakenBack)) == 1
    table.everyone_passes()
    assert table.asked == "yugi ACT"


@pytest.mark.parametrize(("given", "came"), [("Gemini Elf", True), ("Kuriboh", False)])
def test_what_is_done_for_it_leaves_it_a_zone_or_is_not_done(given: str, came: bool) -> None:
    """MR-SUM-08"""
    full = ["Gemini Elf", "Battle Ox", "Mystic Tomato", "Summoned Skull", "Celtic Guardian"]
    table = Table(yugi=side(field=full, hand=["By Hand Walker", "Kuriboh"]))
    begun(table, "By Hand Walker")
    paid(table, "To_graveyard", given)
    table.driver.choose("Agree")
    table.everyone_passes()

    assert (ways(table) == [Summon.SPECIAL]) is came
    assert (table.yugi.graveyard == [given]) is came
    assert (not table.happened(HandTakenBack)) is came


def test_an_xyz_monster_is_xyz_summoned_with_materials_that_are_agreed_to() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Battle Ox"], extra=["By Hand Spire"]),
        kaiba=side(field=["Sangan"]),
    )
    begun(table, "By Hand Spire")
    assert table.asked == "yugi HAND_MATERIALS"
    table.driver.choose("Gemini Elf", "Battle Ox")
    assert table.asked == "kaiba HAND_ALLOW"
    table.driver.choose("Agree")
    table.everyone_passes()

    spire = table.driver.duel.state.monsters(Seat(0))[0]
    assert {each.text.name for each in spire.materials} == {"Gemini Elf", "Battle Ox"}
    assert ways(table) == [Summon.XYZ]
    assert not table.happened(Activated)


def test_what_comes_with_its_materials_is_shown_once() -> None:
    table = Table(yugi=side(field=["Gemini Elf"], extra=["By Hand Spire"]))
    begun(table, "By Hand Spire")
    table.driver.choose("Gemini Elf")
    assert table.asked == "kaiba HAND_ALLOW"

    shown = [card for each in table.happened(Revealed) for card in each.cards]
    assert [table.driver.duel.card(card).text.name for card in shown] == ["By Hand Spire"]


def test_a_token_is_no_material_so_nothing_comes() -> None:
    """MR-XYZ-04"""
    table = Table(yugi=side(hand=["By Hand Spell"], extra=["By Hand Spire"]))
    activated(table, "By Hand Spell")
    resolving(table)
    token(table, 1, 4, 0, 0)
    begun(table, "By Hand Spire")
    table.driver.answer((0,))
    table.driver.choose("Agree")
    table.everyone_passes()

    assert Summon.XYZ not in ways(table)
    assert len(table.happened(HandLeft)) == 1


def test_a_fusion_monster_with_a_way_of_its_own_is_no_fusion_summon() -> None:
    table = Table(yugi=side(field=["Gemini Elf", "Battle Ox"], extra=["By Hand Merged"]))
    begun(table, "By Hand Merged")
    paid(table, "Banish", "Gemini Elf", "Battle Ox")
    table.driver.choose("Agree")
    table.everyone_passes()

    assert table.yugi.field == ["By Hand Merged"]
    assert sorted(table.yugi.banished) == ["Battle Ox", "Gemini Elf"]
    assert ways(table) == [Summon.SPECIAL]
    assert table.driver.duel.state.monsters(Seat(0))[0].arrival.proper


def test_the_built_in_opponent_summons_nothing_so() -> None:
    table = Table(yugi=side(hand=["By Hand Walker", "Kuriboh"]))
    table.everyone_passes()
    asked = table.driver.decision
    assert asked is not None
    assert asked.reason is Reason.ACT
    at = table.options.index("Special Summon By Hand Walker")
    action = getattr(asked, "options", ())[at]
    assert worth(table.driver.duel, Seat(0), action) < 0
