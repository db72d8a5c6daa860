"""Speed Bird: destroyed by battle, it calls two monsters of Level 2."""

from tests.table import Table, side

CARD = "Speed Bird"
SMALL = ["Vengeful Shinobi", "Key Man the Key Warrior"]


def attacked(*others: str) -> Table:
    """A table on which it was destroyed in battle."""
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[CARD, *others], graveyard=SMALL),
    )
    table.yugi.attacks_with("Summoned Skull", at=CARD)
    return table


def test_two_come_back_and_their_effects_are_negated() -> None:
    """FAQ 9566: it targets two, in the Graveyard, at the end of the Damage Step."""
    table = attacked()
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert sorted(table.kaiba.monsters) == sorted(SMALL)
    table.turn_ends()
    table.kaiba.activates("Key Man the Key Warrior")
    table.everyone_passes()
    assert table.kaiba.sees("Key Man the Key Warrior").level == 2


def test_with_room_for_one_alone_it_cannot_be_activated() -> None:
    """FAQ 9566."""
    table = attacked("Uraby", "Feral Imp", "Kojikocy", "Mystical Elf")
    table.everyone_passes()

    assert table.chains() == []
