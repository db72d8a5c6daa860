"""Man-Eater Bug: FLIP: destroy a monster on the field."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

BUG = "Man-Eater Bug"


def test_it_must_destroy_a_monster_when_flip_summoned_even_itself() -> None:
    table = Table(yugi=side(field=[face_down(BUG)]), kaiba=side(field=["Waboku"]))
    table.yugi.flip_summons(BUG)
    table.everyone_passes()

    assert table.chains() == [[BUG]]
    assert table.yugi.graveyard == [BUG]


def test_the_player_chooses_among_all_monsters() -> None:
    table = Table(
        yugi=side(field=[face_down(BUG), "Uraby"]), kaiba=side(field=[face_down("Feral Imp")])
    )
    table.yugi.flip_summons(BUG)
    table.yugi.chooses("Feral Imp")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [[BUG, "Uraby", "Feral Imp"]]
    assert table.kaiba.graveyard == ["Feral Imp"]


def test_destroyed_by_the_attack_that_flipped_it_it_cannot_target_itself() -> None:
    table = Table(yugi=side(field=["Uraby", "Silver Fang"]), kaiba=side(field=[face_down(BUG)]))
    table.yugi.attacks_with("Uraby", at=BUG)
    table.kaiba.chooses("Silver Fang")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Uraby", "Silver Fang"]]
    assert table.yugi.graveyard == ["Silver Fang"]
    assert table.kaiba.graveyard == [BUG]


def test_it_destroys_the_attacker_after_the_damage_calculation() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down(BUG)]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.kaiba.graveyard == [BUG]
