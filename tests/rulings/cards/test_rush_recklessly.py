"""Rush Recklessly: 700 ATK more for a face-up monster until the end of the turn."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, defending, face_down, side

RUSH = "Rush Recklessly"


def test_any_face_up_monster_gains_700_atk_until_the_end_of_the_turn() -> None:
    table = Table(
        yugi=side(hand=[RUSH], field=["Uraby", face_down("Feral Imp")]),
        kaiba=side(field=[defending("Silver Fang")]),
    )
    table.yugi.activates(RUSH, targeting="Uraby")
    table.everyone_passes()
    assert table.questions(Reason.TARGET) == [["Uraby", "Silver Fang"]]
    assert table.yugi.sees("Uraby").attack == 2200

    table.turn_ends()
    assert table.yugi.sees("Uraby").attack == 1500


def test_it_is_activated_until_before_damage_calculation() -> None:
    table = Table(yugi=side(hand=[RUSH], field=["Uraby"]), kaiba=side(field=["Dark Blade"]))
    table.yugi.attacks_with("Uraby")
    assert table.yugi.may("activate", RUSH, at="start of the damage step")
    assert table.yugi.may("activate", RUSH, at="before damage calculation")
    assert not table.yugi.may("activate", RUSH, at="during damage calculation")
    table.everyone_passes()


def test_it_decides_a_battle_before_the_damage_is_calculated() -> None:
    table = Table(yugi=side(hand=[RUSH], field=["Uraby"]), kaiba=side(field=["Dark Blade"]))
    table.yugi.attacks_with("Uraby")
    table.yugi.activates(RUSH, targeting="Uraby", at="before damage calculation")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Dark Blade"]
    assert table.kaiba.life == 8000 - 400


def test_a_monster_turned_face_down_before_it_resolves_gains_nothing() -> None:
    table = Table(yugi=side(hand=[RUSH], field=["Uraby"]), kaiba=side(field=["Book of Moon"]))
    table.yugi.activates(RUSH, targeting="Uraby")
    table.kaiba.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()
    table.yugi.flip_summons("Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 1500


def test_a_monster_that_leaves_and_comes_back_has_its_printed_atk() -> None:
    table = Table(
        yugi=side(hand=[RUSH, "Dark Hole", "Monster Reborn"], field=["Uraby"]),
    )
    table.yugi.activates(RUSH, targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 1500


def test_two_of_them_add_up() -> None:
    table = Table(yugi=side(hand=[RUSH, RUSH], field=["Uraby"]))
    for _ in range(2):
        table.yugi.activates(RUSH, targeting="Uraby")
        table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 1500 + 2 * 700
