"""Book of Secret Arts: a Spellcaster gains 300 ATK and DEF."""

from tests.table import Table, side

CARD = "Book of Secret Arts"


def test_it_raises_the_attack_and_defense_of_a_spellcaster_alone() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Mystical Elf", "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    elf = table.yugi.sees("Mystical Elf")
    assert (elf.attack, elf.defense) == (1100, 2300)
    assert table.yugi.sees(CARD).on == "Mystical Elf"


def test_there_has_to_be_a_spellcaster() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Uraby"]))

    assert not table.yugi.may("activate", CARD)
