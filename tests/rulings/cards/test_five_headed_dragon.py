"""Five-Headed Dragon: five Dragons, no other way, and beaten by LIGHT monsters alone."""

from tests.table import Table, side

FIVE = "Five-Headed Dragon"
DRAGONS = ("Spear Dragon", "Luster Dragon", "Hyozanryu", "Curse of Dragon", "Luster Dragon #2")


def test_it_is_fused_of_any_five_dragons() -> None:
    table = Table(yugi=side(hand=["Polymerization", *DRAGONS], extra=[FIVE]))
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    assert table.yugi.monsters == [FIVE]


def test_four_are_too_few() -> None:
    table = Table(yugi=side(hand=["Polymerization", *DRAGONS[1:], "Gemini Elf"], extra=[FIVE]))

    assert not table.yugi.may("activate", "Polymerization")


def test_faq_5502_nothing_revives_it() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[FIVE]))

    assert not table.yugi.may("activate", "Monster Reborn")


def test_its_equal_in_battle_does_not_destroy_it_but_a_light_monster_would() -> None:
    dark = Table(yugi=side(field=[FIVE]), kaiba=side(field=[FIVE]))
    dark.yugi.attacks_with(FIVE, at=FIVE)
    dark.everyone_passes()
    assert dark.yugi.monsters == [FIVE]
    assert dark.kaiba.monsters == [FIVE]
