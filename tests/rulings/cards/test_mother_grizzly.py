"""Mother Grizzly: destroyed by battle, it brings a WATER monster with 1500 or less ATK."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

DECK = ["Great White", "Penguin Soldier", "Gemini Elf", "Mother Grizzly"]


def fallen() -> Table:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Mother Grizzly"], deck=DECK)
    )
    table.yugi.attacks_with("Summoned Skull")
    return table


def test_it_brings_a_water_monster_with_1500_or_less_atk_in_attack_position() -> None:
    table = fallen()
    table.kaiba.activates("Mother Grizzly", at="end of the damage step")
    table.kaiba.chooses("Penguin Soldier")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Mother Grizzly", "Penguin Soldier"]]
    assert table.kaiba.sees("Penguin Soldier").position == "face-up Attack"
    assert table.kaiba.life == 8000 - 1100


def test_it_may_bring_another_of_itself_which_may_bring_a_third() -> None:
    table = fallen()
    table.kaiba.activates("Mother Grizzly", at="end of the damage step")
    table.kaiba.chooses("Mother Grizzly")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Mother Grizzly"]
    assert table.kaiba.graveyard == ["Mother Grizzly"]
