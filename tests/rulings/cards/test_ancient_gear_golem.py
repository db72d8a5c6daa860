"""Ancient Gear Golem: while it attacks, the opponent activates no Spells and Traps."""

from tests.table import Table, defending, side

CARD = "Ancient Gear Golem"


def test_no_trap_answers_its_attack() -> None:
    """FAQ 6315: from the declaration of the attack to the end of the Damage Step."""
    table = Table(yugi=side(field=[CARD, "Uraby"]), kaiba=side(field=["Dimensional Prison"]))
    table.yugi.attacks_with(CARD)
    assert not table.kaiba.may("activate", "Dimensional Prison")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")

    assert table.kaiba.may("activate", "Dimensional Prison")


def test_it_pierces() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending("Uraby")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -2200)]


def test_it_cannot_be_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))

    assert not table.yugi.may("activate", "Monster Reborn")
