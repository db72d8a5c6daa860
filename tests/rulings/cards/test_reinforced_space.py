"""Reinforced Space: Xyz Monsters gain 300 ATK for each of their materials."""

from tests.table import Table, side

CARD = "Reinforced Space"
UTOPIA = "Number 39: Utopia"


def xyz_summoned() -> Table:
    """A table on which Utopia lies upon two materials."""
    table = Table(
        yugi=side(field=["Uraby", "Battle Ox", CARD], extra=[UTOPIA]),
        kaiba=side(field=["Feral Imp"]),
    )
    table.yugi.special_summons(UTOPIA, using=["Uraby", "Battle Ox"])
    return table


def test_each_gains_for_its_own_materials_as_they_were_then() -> None:
    """FAQ 9573: materials that go later change nothing."""
    table = xyz_summoned()
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.sees(UTOPIA).attack == 3100
    table.yugi.attacks_with(UTOPIA)
    table.yugi.activates(UTOPIA)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.sees(UTOPIA).attack == 3100
    table.turn_ends()
    assert table.yugi.sees(UTOPIA).attack == 2500


def test_others_gain_nothing_and_each_gains_for_itself() -> None:
    """FAQ 9573."""
    table = Table(
        yugi=side(
            field=["Uraby", "Battle Ox", "Key Man the Key Warrior", "Vengeful Shinobi", CARD],
            extra=[UTOPIA, "Gachi Gachi Gantetsu"],
        )
    )
    table.yugi.special_summons(UTOPIA, using=["Uraby", "Battle Ox"])
    pair = ["Key Man the Key Warrior", "Vengeful Shinobi"]
    table.yugi.special_summons("Gachi Gachi Gantetsu", using=pair)
    before = table.yugi.sees("Gachi Gachi Gantetsu").attack
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Gachi Gachi Gantetsu").attack == before + 600


def test_without_materials_it_cannot_be_activated() -> None:
    """FAQ 9573."""
    table = Table(yugi=side(field=[CARD, "Uraby"]))

    assert not table.yugi.may("activate", CARD)
