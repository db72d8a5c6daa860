"""Exploder Dragon: takes with it who destroyed it by battle."""

from tests.table import Table, attacking, side

CARD = "Exploder Dragon"
FOE = "Blue-Eyes White Dragon"


def test_its_own_attack_does_no_damage_and_destroys_who_destroyed_it() -> None:
    """FAQ 7094: activated in the Graveyard, at the end of the Damage Step."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[FOE]))
    table.yugi.attacks_with(CARD, at=FOE)
    table.everyone_passes()

    assert table.life_changes() == []
    assert (table.yugi.graveyard, table.kaiba.graveyard) == ([CARD], [FOE])
    assert table.chains() == [[CARD]]


def test_attacked_its_player_takes_the_damage() -> None:
    """FAQ 7094: the effect comes after an attack of the opponent, too."""
    table = Table(yugi=side(field=[FOE]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with(FOE, at=CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -2000)]
    assert table.yugi.graveyard == [FOE]


def test_a_direct_attack_does_no_damage() -> None:
    table = Table(yugi=side(field=[attacking(CARD)]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.life_changes() == []


def test_who_destroyed_it_and_fell_with_it_is_not_destroyed_again() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Kaiser Sea Horse", CARD]))
    table.yugi.attacks_with(CARD, at=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Kaiser Sea Horse"]
    assert (table.yugi.graveyard, table.kaiba.graveyard) == ([CARD], [CARD])
