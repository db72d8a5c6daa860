"""Trap Hole: a monster with 1000 or more ATK that the opponent Normal or Flip Summons."""

import pytest

from tests.table import Table, face_down, face_up, side


@pytest.mark.parametrize(("name", "answered"), [("Ryu-Kishin", True), ("Man-Eater Bug", False)])
def test_it_answers_the_normal_summon_of_a_monster_with_1000_or_more_atk(
    name: str, answered: bool
) -> None:
    table = Table(yugi=side(hand=[name]), kaiba=side(field=["Trap Hole"]))
    table.yugi.summons(name)

    assert table.kaiba.may("activate", "Trap Hole") is answered


def test_it_destroys_the_summoned_monster() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=["Silver Fang"]), kaiba=side(field=["Trap Hole"])
    )
    table.yugi.summons("Uraby")
    table.kaiba.activates("Trap Hole", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Silver Fang"]
    assert table.yugi.graveyard == ["Uraby"]


def test_it_answers_tribute_and_flip_summons_but_neither_sets_nor_special_summons() -> None:
    table = Table(
        yugi=side(
            hand=["Summoned Skull", "Monster Reborn"],
            field=["Uraby", face_down("Silver Fang")],
            graveyard=["Battle Ox"],
        ),
        kaiba=side(field=["Trap Hole"]),
    )
    table.yugi.activates("Monster Reborn", targeting="Battle Ox")
    table.chain_resolves()
    assert not table.kaiba.may("activate", "Trap Hole")
    table.yugi.flip_summons("Silver Fang")
    assert table.kaiba.may("activate", "Trap Hole")
    table.yugi.summons("Summoned Skull", tributing=["Uraby"])
    assert table.kaiba.may("activate", "Trap Hole")


def test_it_does_not_answer_the_own_summon() -> None:
    table = Table(yugi=side(hand=["Uraby"], field=["Trap Hole"]))
    table.yugi.summons("Uraby")

    assert not table.yugi.may("activate", "Trap Hole")


def test_it_does_not_answer_a_summon_after_which_something_else_happened() -> None:
    table = Table(
        yugi=side(hand=["Uraby", "Rush Recklessly"]),
        kaiba=side(field=["Trap Hole"]),
    )
    table.yugi.summons("Uraby")
    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    assert table.kaiba.may("activate", "Trap Hole")
    table.chain_resolves()

    assert not table.kaiba.may("activate", "Trap Hole")


def test_it_counts_the_atk_on_the_field() -> None:
    zone = face_up("Mystic Plasma Zone")
    table = Table(
        yugi=side(hand=["Kuriboh"], field=[zone]),
        kaiba=side(field=["Trap Hole", zone]),
    )
    table.yugi.summons("Kuriboh")

    assert table.yugi.sees("Kuriboh").attack == 1300
    assert table.kaiba.may("activate", "Trap Hole")


def test_it_spares_a_monster_whose_atk_has_fallen_below_1000() -> None:
    zone = face_up("Mystic Plasma Zone")
    table = Table(
        yugi=side(hand=["Kuriboh", "Mystical Space Typhoon"], field=[zone]),
        kaiba=side(field=["Trap Hole", zone]),
    )
    table.yugi.summons("Kuriboh")
    table.kaiba.activates("Trap Hole", targeting="Kuriboh")
    table.yugi.activates("Mystical Space Typhoon", targeting="kaiba's Mystic Plasma Zone")
    table.everyone_passes()

    assert table.yugi.monsters == ["Kuriboh"]


def test_it_spares_a_monster_that_was_turned_face_down() -> None:
    table = Table(yugi=side(hand=["Uraby", "Book of Moon"]), kaiba=side(field=["Trap Hole"]))
    table.yugi.summons("Uraby")
    table.kaiba.activates("Trap Hole")
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_it_is_chained_to_an_effect_that_the_summon_triggered() -> None:
    table = Table(
        yugi=side(hand=["Marauding Captain", "Uraby"]), kaiba=side(field=["Trap Hole"])
    )
    table.yugi.summons("Marauding Captain")
    table.yugi.activates("Marauding Captain")
    table.kaiba.activates("Trap Hole", targeting="Marauding Captain")
    table.everyone_passes()

    assert table.chains() == [["Marauding Captain", "Trap Hole"]]
    assert table.yugi.monsters == ["Uraby"]


def test_a_monster_that_was_tributed_for_a_cost_since_is_out_of_reach() -> None:
    table = Table(
        yugi=side(hand=["Alexandrite Dragon"], field=["Burst Breath"]),
        kaiba=side(field=["Trap Hole", "Uraby"]),
    )
    table.yugi.summons("Alexandrite Dragon")
    table.yugi.activates("Burst Breath")

    assert not table.kaiba.may("activate", "Trap Hole")


def test_a_summoned_monster_that_has_changed_sides_is_destroyed_all_the_same() -> None:
    table = Table(
        yugi=side(hand=["Uraby"]),
        kaiba=side(field=["Trap Hole", "Enemy Controller", "Silver Fang"]),
    )
    table.yugi.summons("Uraby")
    table.kaiba.activates("Trap Hole", targeting="Uraby")
    table.yugi.passes()
    table.kaiba.activates("Enemy Controller", effect=1, cost="Silver Fang", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.yugi.graveyard == ["Uraby"]
