"""The End Phase: what ends with it, one thing after another."""

from dataclasses import replace

import pytest

from engine.yugioh.language import Place
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.moves import Destroyed, Moved, Why
from engine.yugioh.state.events.standing import TurnCounted
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, face_up, side

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
        if event.why in (Why.CONTROL, Why.DESTROYED_BY_RULE)
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


def with_spirits_that_return() -> Table:
    """The End Phase of yugi: two Spirits of yugi and one of kaiba have to return."""
    table = Table(
        yugi=side(hand=["Yata-Garasu"], field=[face_down("Asura Priest"), "Feral Imp"]),
        kaiba=side(field=[face_down("Asura Priest")]),
    )
    table.yugi.summons("Yata-Garasu")
    table.yugi.flip_summons("Asura Priest")
    table.yugi.attacks_with("Yata-Garasu", at="Asura Priest")
    table.everyone_passes()
    assert table.kaiba.sees("Asura Priest").position == "face-up Defense"
    table.yugi.ends_turn()
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-END-05", "MR-END-04")
def test_after_one_effect_the_other_may_be_let_go_on_first() -> None:
    table = with_spirits_that_return()
    assert table.asked == "yugi END_PHASE_ORDER"
    table.yugi.chooses("Yata-Garasu")
    table.everyone_passes()
    assert table.asked == "yugi END_PHASE_ORDER"
    table.driver.answer(())
    table.everyone_passes()

    assert "Asura Priest" in table.kaiba.hand
    assert table.chains() == [["Yata-Garasu"], ["Asura Priest"], ["Asura Priest"]]
    assert [event.by for event in table.happened(Activated)] == [
        table.yugi.seat,
        table.kaiba.seat,
        table.yugi.seat,
    ]


@pytest.mark.rule("MR-END-05", "MR-END-04")
def test_who_goes_on_alone_leaves_the_rest_to_the_other() -> None:
    table = with_spirits_that_return()
    table.yugi.chooses("Asura Priest")
    table.everyone_passes()
    table.yugi.chooses("Yata-Garasu")
    table.everyone_passes()

    assert [event.by for event in table.happened(Activated)] == [
        table.yugi.seat,
        table.yugi.seat,
        table.kaiba.seat,
    ]


@pytest.mark.rule("MR-END-05")
def test_nobody_is_let_go_on_who_has_nothing_to_do() -> None:
    table = Table(yugi=side(hand=["Yata-Garasu"], field=[face_down("Asura Priest")]))
    table.yugi.summons("Yata-Garasu")
    table.yugi.flip_summons("Asura Priest")
    table.yugi.ends_turn()
    table.everyone_passes()
    table.yugi.chooses("Yata-Garasu")
    table.everyone_passes()

    assert table.turn > 3
    assert table.yugi.hand == ["Yata-Garasu", "Asura Priest"]


@pytest.mark.rule("MR-END-05", "MR-END-04")
def test_what_has_to_be_done_is_done_even_if_the_other_declines() -> None:
    table = Table(
        yugi=side(
            hand=["Yata-Garasu"], field=[face_down("Asura Priest"), attacking("Feral Imp")]
        ),
        kaiba=side(
            field=[defending("Mystic Swordsman LV2")],
            deck=["Uraby", "Battle Ox"],
        ),
    )
    state = table.driver.duel.state
    state.monsters(table.kaiba.seat)[0].turn_log.slew = table.turn
    grown = state.sides[table.kaiba.seat].deck[0]
    grown.text = replace(grown.text, name="Mystic Swordsman LV4")
    table.yugi.summons("Yata-Garasu")
    table.yugi.flip_summons("Asura Priest")
    table.yugi.ends_turn()
    table.everyone_passes()
    table.yugi.chooses("Yata-Garasu")
    table.everyone_passes()
    assert table.asked == "yugi END_PHASE_ORDER"
    table.driver.answer(())
    assert (table.asked, table.options) == (
        "kaiba TRIGGER",
        ["activate Mystic Swordsman LV2"],
    )
    table.everyone_passes()

    assert table.chains() == [["Yata-Garasu"], ["Asura Priest"]]
    assert table.kaiba.monsters == ["Mystic Swordsman LV2"]


@pytest.mark.rule("MR-END-01", "MR-EFF-05")
@pytest.mark.parametrize("name", ["Yata-Garasu", "Ehren, Lightsworn Monk"])
def test_what_has_left_the_field_has_nothing_to_do_in_the_end_phase(name: str) -> None:
    table = Table(yugi=side(hand=[name]), kaiba=side(hand=["Uraby"], field=["Raigeki Break"]))
    table.yugi.summons(name)
    table.kaiba.activates("Raigeki Break", targeting=name)
    table.everyone_passes()
    assert table.yugi.graveyard == [name]
    table.turn_ends()

    assert table.chains() == [["Raigeki Break"]]


@pytest.mark.rule("MR-END-04")
def test_who_says_nothing_goes_on_alone() -> None:
    table = with_spirits_that_return()
    table.yugi.chooses("Yata-Garasu")
    table.everyone_passes()
    decision = table.driver.decision
    assert decision is not None
    table.driver.answer(decision.default())
    table.everyone_passes()

    assert [event.by for event in table.happened(Activated)] == [
        table.yugi.seat,
        table.yugi.seat,
        table.kaiba.seat,
    ]


@pytest.mark.rule("MR-END-01", "MR-CTRL-05")
def test_what_is_lent_is_settled_while_its_borrower_controls_it() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"]), kaiba=side(field=[face_down("Asura Priest")])
    )
    table.yugi.activates("Change of Heart")
    table.everyone_passes()
    table.yugi.flip_summons("Asura Priest")
    table.turn_ends()

    assert table.chains() == [["Change of Heart"], ["Asura Priest"]]
    assert [event.why for event in table.happened(Moved)].count(Why.CONTROL) == 1
    assert "Asura Priest" in table.kaiba.hand


@pytest.mark.rule("MR-END-01", "MR-CTRL-05")
def test_what_a_lent_monster_does_in_the_end_phase_it_does_for_its_borrower() -> None:
    name = "Ehren, Lightsworn Monk"
    table = Table(
        yugi=side(hand=["Change of Heart"], deck=["Uraby"] * 4), kaiba=side(field=[name])
    )
    table.yugi.activates("Change of Heart")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()
    story = table.happened(Moved)[-5:]

    assert [event.why for event in story][:4] == [Why.SENT] * 3 + [Why.CONTROL]
    assert table.kaiba.sees(name).controller == "kaiba"
