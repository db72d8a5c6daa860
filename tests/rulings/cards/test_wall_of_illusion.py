"""Wall of Illusion: what attacks it goes back to the hand after damage calculation."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, defending, face_down, side

WALL = "Wall of Illusion"


def test_the_attacker_returns_to_its_owners_hand_without_being_targeted() -> None:
    table = Table(
        yugi=side(field=[attacking("Uraby", borrowed=True)]),
        kaiba=side(field=[defending(WALL)]),
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.kaiba.hand == ["Uraby"]
    assert table.yugi.life == 8000 - 350
    assert not table.was_asked(table.kaiba, Reason.TARGET)


def test_it_works_when_flipped_by_the_attack_and_when_destroyed_by_it() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[face_down(WALL)]))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.hand == ["Summoned Skull"]
    assert table.kaiba.graveyard == [WALL]


def test_it_does_not_return_what_it_attacks_itself() -> None:
    table = Table(yugi=side(field=[WALL]), kaiba=side(field=["Skull Servant"]))
    table.yugi.attacks_with(WALL)
    table.everyone_passes()

    assert table.chains() == []
    assert table.kaiba.graveyard == ["Skull Servant"]


def test_an_attacker_that_the_battle_destroys_goes_to_the_graveyard() -> None:
    table = Table(yugi=side(field=["Skull Servant"]), kaiba=side(field=[attacking(WALL)]))
    table.yugi.attacks_with("Skull Servant")
    table.everyone_passes()

    assert table.chains() == [[WALL]]
    assert table.yugi.hand == []
    assert table.yugi.graveyard == ["Skull Servant"]
