"""The End Phase: what ends with it, one thing after another."""

import pytest

from engine.yugioh.language import Place
from engine.yugioh.state.events import Destroyed, Moved, TurnCounted, Why
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side

SWORDS = "Swords of Revealing Light"


def with_swords_in_their_last_turn(*swords: str, **yugi: object) -> Table:
    """A turn of yugi that is the third for as many Swords of kaiba as named."""
    start = side(**yugi)  # type: ignore[arg-type]
    table = Table(yugi=start, kaiba=side(field=[face_up(name) for name in swords]))
    for card in table.driver.duel.state.spells(table.kaiba.seat):
        card.turns_counted = 2
    return table


@pytest.mark.rule("MR-END-01", "MR-END-04")
def test_what_the_turn_player_has_to_end_ends_first() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"]),
        kaiba=side(field=["Uraby", face_up(SWORDS)]),
    )
    for card in table.driver.duel.state.spells(table.kaiba.seat):
        card.turns_counted = 2
    table.yugi.activates("Change of Heart", targeting="Uraby")
    table.everyone_passes()
    table.turn_ends()
    moved = [
        table.driver.name(event.card)
        for event in table.happened(Moved)
        if event.why in (Why.CONTROL, Why.DESTROYED_BY_EFFECT)
    ]
    assert moved == ["Uraby", "Uraby", SWORDS]
    assert table.kaiba.field == ["Uraby"]


@pytest.mark.rule("MR-END-02", "MR-END-03")
def test_what_ends_is_settled_one_by_one_in_the_order_of_its_player() -> None:
    table = with_swords_in_their_last_turn(SWORDS, SWORDS)
    table.yugi.ends_turn()
    table.everyone_passes()
    assert table.asked == "kaiba END_PHASE_ORDER"
    table.kaiba.chooses(f"{SWORDS} in S2")
    table.everyone_passes()
    assert [len(event.cards) for event in table.happened(Destroyed)] == [1, 1]
    first, second = (event.cards[0] for event in table.happened(Destroyed))
    assert first > second
    assert table.chains() == []


@pytest.mark.rule("MR-END-02", "MR-TURN-15")
def test_only_turns_of_the_player_named_are_counted() -> None:
    table = Table(yugi=side(hand=[SWORDS]))
    table.yugi.activates(SWORDS)
    table.everyone_passes()
    for count in (0, 1, 1, 2, 2, 3):
        table.turn_ends()
        assert len(table.happened(TurnCounted)) == count
    assert table.yugi.graveyard == [SWORDS]


@pytest.mark.rule("MR-END-06", "MR-GLOS-44")
def test_the_hand_is_reduced_after_all_that_ends_in_the_end_phase() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart", *["Kuriboh"] * 7]), kaiba=side(field=["Uraby"])
    )
    table.yugi.activates("Change of Heart", targeting="Uraby")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()
    assert table.asked == "yugi HAND_LIMIT"
    assert (table.phase, table.kaiba.monsters) == ("end phase", ["Uraby"])
    table.yugi.chooses("Kuriboh")
    assert len(table.yugi.hand) == 6


@pytest.mark.rule("MR-END-06")
def test_who_has_spent_the_excess_in_the_end_phase_discards_nothing() -> None:
    table = Table(
        yugi=side(hand=["Kuriboh"] * 7, field=["Raigeki Break"]), kaiba=side(field=["Uraby"])
    )
    table.yugi.ends_turn()
    table.yugi.activates("Raigeki Break", cost="Kuriboh", targeting="Uraby", at="end phase")
    table.everyone_passes()
    assert not table.was_asked(table.yugi, Reason.HAND_LIMIT)
    discarded = [e for e in table.happened(Moved) if e.origin.place is Place.HAND]
    assert [event.why for event in discarded] == [Why.DISCARDED]


@pytest.mark.rule("MR-END-01")
def test_in_the_end_phase_the_turn_player_may_act_first() -> None:
    table = Table(yugi=side(field=["Jar of Greed"]), kaiba=side(field=["Jar of Greed"]))
    table.yugi.ends_turn()
    table.kaiba.passes()
    assert (table.phase, table.asked) == ("end phase", "yugi RESPOND")
    table.yugi.passes()
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()
    assert table.turn_player is table.kaiba
