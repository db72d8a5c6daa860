"""Magicians Unite: one Spellcaster has 3000 ATK, and the others cannot attack."""

from tests.table import Table, side

CARD = "Magicians Unite"
PAIR = ["Mystical Elf", "Dark Magician"]


def test_the_target_has_3000_and_attacks_alone_of_all_spellcasters() -> None:
    """FAQ 6169: Spellcasters that come later cannot attack either."""
    table = Table(yugi=side(hand=[CARD, "Breaker the Magical Warrior"], field=[*PAIR, "Uraby"]))
    table.yugi.activates(CARD, targeting="Mystical Elf")
    table.everyone_passes()
    table.yugi.summons("Breaker the Magical Warrior")
    table.everyone_passes()
    table.yugi.enters_battle_phase()

    assert table.yugi.sees("Mystical Elf").attack == 3000
    assert table.yugi.options("attack") == ["Mystical Elf", "Uraby"]


def test_not_with_one_spellcaster_alone() -> None:
    """FAQ 6169: there have to be two in face-up Attack Position."""
    table = Table(yugi=side(hand=[CARD], field=["Mystical Elf", "Uraby"]))

    assert not table.yugi.may("activate", CARD)


def test_in_main_phase_2_after_another_has_attacked() -> None:
    """FAQ 6169: others may have attacked before."""
    table = Table(yugi=side(hand=[CARD], field=PAIR))
    table.yugi.attacks_with("Dark Magician")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert table.yugi.may("activate", CARD)
