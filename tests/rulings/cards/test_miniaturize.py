"""Miniaturize: a monster loses 1000 ATK and a Level while the Trap stays."""

from tests.table import Table, face_down, side

CARD = "Miniaturize"


def test_the_monster_is_smaller_until_it_leaves() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", face_down(CARD)], hand=["Dark Hole"]),
    )
    table.yugi.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()
    seen = table.yugi.sees("Summoned Skull")
    assert (seen.attack, seen.level) == (1500, 5)

    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert table.yugi.spells == []


def test_weak_monsters_and_those_without_a_level_cannot_be_targeted() -> None:
    table = Table(
        yugi=side(
            field=[
                "Elemental HERO Avian",
                "Number 39: Utopia",
                face_down("Uraby"),
                face_down(CARD),
            ]
        )
    )

    assert not table.yugi.may("activate", CARD)


def test_it_is_activated_before_damage_calculation_too() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", face_down(CARD)])
    )
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.kaiba.activates(CARD, targeting="Summoned Skull", at="before damage calculation")
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert table.yugi.graveyard == ["Summoned Skull"]
