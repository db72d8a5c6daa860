"""Change of Heart: control of a monster of the opponent until the End Phase."""

from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side


def test_any_monster_of_the_opponent_is_a_target_and_none_of_the_own() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"], field=["Uraby"]),
        kaiba=side(
            field=["Silver Fang", face_down("Feral Imp"), face_up("Mystic Plasma Zone")]
        ),
    )
    table.yugi.activates("Change of Heart", targeting="Feral Imp")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Silver Fang", "Feral Imp"]]
    assert table.yugi.monsters == ["Uraby", "Feral Imp"]


def test_the_monster_goes_back_in_the_end_phase_without_a_chain() -> None:
    table = Table(yugi=side(hand=["Change of Heart"]), kaiba=side(field=["Silver Fang"]))
    table.yugi.activates("Change of Heart")
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.monsters == ["Silver Fang"]
    assert len(table.happened(Activated)) == 1


def test_a_monster_that_left_the_field_and_came_again_does_not_go_back() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart", "Raigeki", "Dark Hole", "Monster Reborn"]),
        kaiba=side(field=["Silver Fang"]),
    )
    table.yugi.activates("Change of Heart")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting="Silver Fang")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == ["Silver Fang"]


def test_a_monster_turned_face_down_still_goes_back() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart", "Book of Moon"]), kaiba=side(field=["Silver Fang"])
    )
    table.yugi.activates("Change of Heart")
    table.everyone_passes()
    table.yugi.activates("Book of Moon")
    table.turn_ends()

    assert table.kaiba.monsters == ["Silver Fang"]
    assert table.kaiba.sees("Silver Fang").position == "face-down Defense"


def test_a_target_that_is_gone_is_not_taken() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"]),
        kaiba=side(field=["Silver Fang", "Raigeki Break"], hand=["Uraby"]),
    )
    table.yugi.activates("Change of Heart", targeting="Silver Fang")
    table.kaiba.activates("Raigeki Break", targeting="Silver Fang")
    table.everyone_passes()

    assert table.yugi.field == []
