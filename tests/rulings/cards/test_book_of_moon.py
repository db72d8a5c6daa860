"""Book of Moon: turn a face-up monster face-down."""

from engine.yugioh.state.events.battle import AttackHalted, Halt
from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_down, side


def test_a_face_up_monster_of_either_player_is_turned_to_face_down_defense() -> None:
    table = Table(
        yugi=side(hand=["Book of Moon"], field=["Uraby", face_down("Feral Imp")]),
        kaiba=side(field=[defending("Silver Fang")]),
    )
    table.yugi.activates("Book of Moon", targeting="Silver Fang")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Uraby", "Silver Fang"]]
    assert table.kaiba.sees("Silver Fang").position == "face-down Defense"


def test_an_attacker_turned_face_down_does_not_attack() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Book of Moon"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert [event.why for event in table.happened(AttackHalted)] == [Halt.ATTACKER_UNABLE]


def test_an_attacked_monster_turned_face_down_is_flipped_by_the_attack() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Skelengel", "Book of Moon"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Book of Moon", targeting="Skelengel")
    table.everyone_passes()

    assert table.chains() == [["Book of Moon"], ["Skelengel"]]
    assert table.kaiba.life == 8000


def test_it_is_not_activated_in_the_damage_step() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Silver Fang", "Book of Moon"]))
    table.yugi.attacks_with("Uraby")

    assert not table.kaiba.may("activate", "Book of Moon", at="before damage calculation")
    table.everyone_passes()
