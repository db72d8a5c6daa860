"""Infinite Impermanence: a monster has no effects this turn, nor have Spells in the column."""

from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

TRAP = "Infinite Impermanence"


def test_who_controls_no_cards_can_activate_it_from_the_hand_in_either_turn() -> None:
    table = Table(yugi=side(field=["Skelengel"]), kaiba=side(hand=[TRAP]))
    table.yugi.ends_turn()
    table.kaiba.activates(TRAP, targeting="Skelengel")
    table.everyone_passes()

    assert table.kaiba.graveyard == [TRAP]


def test_who_controls_a_card_cannot() -> None:
    table = Table(yugi=side(field=["Skelengel"]), kaiba=side(hand=[TRAP], field=["Uraby"]))
    table.yugi.ends_turn()

    assert not table.kaiba.may("activate", TRAP)


def test_a_monster_without_effects_cannot_be_targeted() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[TRAP]))
    table.yugi.ends_turn()

    assert not table.kaiba.may("activate", TRAP)


def test_a_monster_whose_effects_are_negated_already_cannot_be_targeted() -> None:
    drained = face_up("Skill Drain")
    table = Table(yugi=side(field=["Skelengel", drained]), kaiba=side(field=[TRAP]))
    table.yugi.ends_turn()

    assert not table.kaiba.may("activate", TRAP)


def test_a_spell_activated_in_its_column_is_negated_and_one_beside_it_is_not() -> None:
    table = Table(
        yugi=side(field=["Uraby", Lying(TRAP, "S3")], hand=["Dark Hole", "Pot of Greed"]),
        kaiba=side(field=["Exiled Force"]),
    )
    table.yugi.activates(TRAP, targeting="Exiled Force")
    table.everyone_passes()
    table.yugi.activates("Dark Hole", zone="S3")
    table.everyone_passes()
    assert table.yugi.monsters == ["Uraby"]
    table.yugi.activates("Pot of Greed", zone="S2")
    table.everyone_passes()

    assert len(table.yugi.hand) == 2


def test_it_reaches_across_the_field_and_ends_with_the_turn() -> None:
    zone = Lying("Mystic Plasma Zone", face_up=True)
    banner = Lying("Banner of Courage", "S3", face_up=True)
    table = Table(
        yugi=side(field=[Lying(TRAP, "S3")]),
        kaiba=side(field=["Exiled Force", banner, zone]),
    )
    table.yugi.activates(TRAP, targeting="Exiled Force")
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.enters_battle_phase()

    assert table.kaiba.sees("Exiled Force").attack == 1200


def test_where_the_monster_is_not_negated_its_column_is_not_either() -> None:
    table = Table(
        yugi=side(field=["Elemental HERO Wildheart", "Uraby"], hand=["Dark Hole"]),
        kaiba=side(field=[face_down(TRAP, "S5")]),
    )
    table.yugi.wants("S1")
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(TRAP, targeting="Elemental HERO Wildheart")
    table.everyone_passes()

    assert table.yugi.monsters == []
