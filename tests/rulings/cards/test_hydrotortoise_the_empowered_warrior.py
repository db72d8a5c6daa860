"""Hydrotortoise: FLIP: destroy a Spell or Trap of the opponent."""

from tests.table import Table, face_down, side

TORTOISE = "Hydrotortoise, the Empowered Warrior"


def test_flipped_by_an_attack_it_destroys_a_spell_or_trap_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Waboku"]),
        kaiba=side(field=[face_down(TORTOISE), "Mirror Force"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.spells == []
    assert table.kaiba.spells == ["Mirror Force"]
    assert table.kaiba.graveyard == [TORTOISE]
