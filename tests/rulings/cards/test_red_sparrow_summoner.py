"""Red Sparrow Summoner: destroyed by an attack of the opponent, it brings a Warrior."""

from tests.table import Table, side

SPARROW = "Red Sparrow Summoner"


def test_an_attack_of_the_opponent_lets_it_bring_a_warrior() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[SPARROW], deck=["Axe Raider", "Command Knight", "Mystical Elf"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(SPARROW, at="end of the damage step")
    table.everyone_passes()

    assert table.kaiba.sees("Command Knight").position == "face-up Attack"


def test_it_brings_one_too_when_both_monsters_fall() -> None:
    table = Table(
        yugi=side(field=["Rogue Doll"]),
        kaiba=side(field=[SPARROW], deck=["Command Knight"]),
    )
    table.yugi.attacks_with("Rogue Doll")
    table.kaiba.activates(SPARROW, at="end of the damage step")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Rogue Doll"]
    assert table.kaiba.monsters == ["Command Knight"]
