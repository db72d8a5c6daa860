"""Swords of Concealing Light: the opponent's monsters lie down, until the 2nd Standby Phase."""

from engine.yugioh.state.events.moves import Destroyed, Why
from tests.table import Table, attacking, face_down, face_up, side

SWORDS, TYPHOON = "Swords of Concealing Light", "Mystical Space Typhoon"


def test_faq_6268_the_opponents_face_up_monsters_are_turned_face_down() -> None:
    table = Table(
        yugi=side(hand=[SWORDS], field=[attacking("Feral Imp")]),
        kaiba=side(field=[attacking("Uraby"), face_down("Silver Fang")]),
    )
    table.yugi.activates(SWORDS)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-down Defense"
    assert table.kaiba.sees("Silver Fang").position == "face-down Defense"
    assert table.yugi.sees("Feral Imp").position == "face-up Attack"


def test_faq_6268_it_can_be_activated_where_no_monster_is_there() -> None:
    table = Table(yugi=side(hand=[SWORDS]))
    table.yugi.activates(SWORDS)
    table.everyone_passes()

    assert table.yugi.spells == [SWORDS]


def test_q_a_12435_tokens_and_link_monsters_stand_as_they_stood() -> None:
    table = Table(
        yugi=side(hand=[SWORDS]),
        kaiba=side(field=[attacking("Linkuriboh", "E1")], hand=["Scapegoat"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Scapegoat")
    table.everyone_passes()
    table.turn_ends()
    table.yugi.activates(SWORDS)
    table.everyone_passes()

    assert table.kaiba.sees("Linkuriboh").position == "face-up Attack"
    assert table.kaiba.sees("Sheep Token").position == "face-up Defense"
    assert table.yugi.spells == [SWORDS]


def test_q_a_6244_what_comes_in_response_is_turned_face_down_too() -> None:
    table = Table(
        yugi=side(hand=[SWORDS]),
        kaiba=side(
            field=[attacking("Uraby"), face_down("Call of the Haunted")],
            graveyard=["Silver Fang"],
        ),
    )
    table.yugi.activates(SWORDS)
    table.kaiba.activates("Call of the Haunted", targeting="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-down Defense"
    assert table.kaiba.sees("Silver Fang").position == "face-down Defense"


def test_q_a_5385_destroyed_in_response_it_turns_nothing_face_down() -> None:
    table = Table(
        yugi=side(hand=[SWORDS]), kaiba=side(field=[attacking("Uraby"), face_down(TYPHOON)])
    )
    table.yugi.activates(SWORDS)
    table.kaiba.activates(TYPHOON, targeting=SWORDS)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-up Attack"
    table.turn_ends()
    assert table.kaiba.may("change position", "Uraby")


def test_faq_6268_they_cannot_be_turned_by_hand_but_by_effects() -> None:
    table = Table(
        yugi=side(field=[face_up(SWORDS), attacking("Feral Imp")]),
        kaiba=side(field=[attacking("Uraby"), face_down("Silver Fang")], hand=["Book of Moon"]),
        turn_player="kaiba",
    )
    assert not table.kaiba.may("change position", "Uraby")
    assert not table.kaiba.may("Flip Summon", "Silver Fang")
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-down Defense"
    table.turn_ends()
    assert table.yugi.may("change position", "Feral Imp")


def test_it_is_destroyed_in_the_2nd_standby_phase_of_its_player() -> None:
    table = Table(yugi=side(hand=[SWORDS]))
    table.yugi.activates(SWORDS)
    table.everyone_passes()
    for _ in range(3):
        table.turn_ends()
        assert table.yugi.spells == [SWORDS]
    table.kaiba.ends_turn()
    table.everyone_passes()

    assert table.turn_player is table.yugi
    assert table.yugi.graveyard == [SWORDS]
    assert [event.why for event in table.happened(Destroyed)] == [Why.DESTROYED_BY_RULE]


def test_faq_6268_also_where_it_is_negated() -> None:
    table = Table(
        yugi=side(hand=[SWORDS]),
        kaiba=side(field=[attacking("Uraby"), face_up("Imperial Order")]),
    )
    table.yugi.activates(SWORDS)
    table.everyone_passes()
    assert table.kaiba.sees("Uraby").position == "face-up Attack"
    for _ in range(4):
        table.turn_ends()

    assert table.yugi.graveyard == [SWORDS]
