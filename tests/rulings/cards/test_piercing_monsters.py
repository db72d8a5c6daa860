"""Mad Sword Beast, Bladedge, Cyber End Dragon and Fairy Meteor Crush: battle damage through."""

import pytest

from tests.table import Table, defending, face_down, face_up, side


@pytest.mark.rule("MR-CALC-05")
@pytest.mark.parametrize(
    ("attacker", "damage"),
    [("Mad Sword Beast", 200), ("Elemental HERO Bladedge", 1400), ("Cyber End Dragon", 2800)],
)
def test_what_exceeds_the_def_of_the_target_is_inflicted(attacker: str, damage: int) -> None:
    table = Table(yugi=side(field=[attacker]), kaiba=side(field=[face_down("Celtic Guardian")]))
    table.yugi.attacks_with(attacker)
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Celtic Guardian"]
    assert table.life_changes() == [("kaiba", "BATTLE", -damage)]


def test_what_does_not_exceed_it_falls_back_on_the_attacker() -> None:
    table = Table(
        yugi=side(field=["Mad Sword Beast"]),
        kaiba=side(field=[defending("Giant Soldier of Stone")]),
    )
    table.yugi.attacks_with("Mad Sword Beast")
    table.everyone_passes()
    assert table.life_changes() == [("yugi", "BATTLE", -600)]


def test_an_attacked_monster_does_not_pierce() -> None:
    table = Table(
        yugi=side(field=["Silver Fang"]), kaiba=side(field=[defending("Mad Sword Beast")])
    )
    table.yugi.attacks_with("Silver Fang")
    table.everyone_passes()
    assert table.life_changes() == []


def test_the_equipped_monster_pierces() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", face_up("Fairy Meteor Crush", on="Summoned Skull")]),
        kaiba=side(field=[defending("Celtic Guardian")]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    assert table.life_changes() == [("kaiba", "BATTLE", -1300)]


def test_on_a_monster_of_the_opponent_it_still_hurts_the_opponent() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(
            field=[
                defending("Celtic Guardian"),
                face_up("Fairy Meteor Crush", on="Summoned Skull"),
            ]
        ),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Celtic Guardian"]
    assert table.life_changes() == [("yugi", "BATTLE", -1300)]


@pytest.mark.rule("MR-FUS-03")
def test_cyber_end_dragon_takes_three_cyber_dragons() -> None:
    def start(hand: list[str]) -> Table:
        return Table(yugi=side(hand=["Polymerization", *hand], extra=["Cyber End Dragon"]))

    assert not start(["Cyber Dragon"] * 2).yugi.may("activate", "Polymerization")
    table = start(["Cyber Dragon"] * 3)
    table.yugi.activates("Polymerization")
    table.everyone_passes()
    assert table.yugi.monsters == ["Cyber End Dragon"]
    assert table.yugi.graveyard == ["Cyber Dragon"] * 3 + ["Polymerization"]
