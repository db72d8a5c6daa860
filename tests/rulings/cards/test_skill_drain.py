"""Skill Drain: face-up monsters on the field have no effects."""

from tests.table import Table, defending, face_down, face_up, side

DRAIN = "Skill Drain"
ON = face_up(DRAIN)


def test_its_activation_costs_1000_life_points() -> None:
    table = Table(yugi=side(field=[DRAIN]))
    table.yugi.activates(DRAIN)
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "COST", -1000)]
    assert table.yugi.spells == [DRAIN]


def test_what_a_monster_says_does_not_hold() -> None:
    table = Table(yugi=side(field=["Jinzo", ON]), kaiba=side(field=["Mirror Force"]))
    table.yugi.attacks_with("Jinzo")

    assert table.kaiba.may("activate", "Mirror Force")
    table.everyone_passes()


def test_an_effect_of_a_monster_that_is_still_there_is_negated() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[face_down("Man-Eater Bug"), ON])
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.chains() == [["Man-Eater Bug"]]
    assert table.yugi.monsters == ["Uraby"]


def test_the_effect_of_a_monster_that_left_as_its_cost_is_carried_out() -> None:
    table = Table(yugi=side(field=["Exiled Force", ON]), kaiba=side(field=["Uraby"]))
    table.yugi.activates("Exiled Force", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]


def test_an_effect_in_the_hand_is_not_negated() -> None:
    table = Table(yugi=side(field=["Uraby", ON]), kaiba=side(hand=["Kuriboh"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Kuriboh", at="during damage calculation")
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_chained_to_the_effect_of_a_monster_it_negates_that() -> None:
    table = Table(
        yugi=side(field=[face_down("Man-Eater Bug")]), kaiba=side(field=["Uraby", DRAIN])
    )
    table.yugi.flip_summons("Man-Eater Bug")
    table.yugi.chooses("Uraby")
    table.kaiba.activates(DRAIN)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


def test_a_monster_in_the_graveyard_uses_its_effect() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[defending("Sangan"), ON], deck=["Silver Fang", "Mokey Mokey"]),
    )
    table.yugi.attacks_with("Uraby", at="Sangan")
    table.kaiba.chooses("Silver Fang")
    table.everyone_passes()

    assert table.kaiba.hand == ["Silver Fang"]
