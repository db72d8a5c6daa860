"""Star Changer: the Level of a monster becomes one more or one less."""

from tests.table import Table, side

CARD = "Star Changer"


def test_the_level_stays_changed_after_the_turn() -> None:
    table = Table(yugi=side(field=["Uraby"], hand=[CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.sees("Uraby").level == 5


def test_a_level_that_was_changed_makes_a_monster_xyz_material() -> None:
    table = Table(
        yugi=side(
            field=["Summoned Skull", "Celtic Guardian"],
            hand=["Uraby"],
            extra=["Number 39: Utopia"],
        )
    )
    assert not table.yugi.may("Special Summon", "Number 39: Utopia")

    changed = Table(
        yugi=side(
            field=["Feedback Warrior", "Celtic Guardian"],
            hand=[CARD],
            extra=["Number 39: Utopia"],
        )
    )
    changed.yugi.activates(CARD, targeting="Feedback Warrior")
    changed.everyone_passes()
    assert changed.yugi.may("Special Summon", "Number 39: Utopia")


def test_what_has_no_level_cannot_be_targeted() -> None:
    table = Table(yugi=side(field=["Number 39: Utopia"], hand=[CARD]))

    assert not table.yugi.may("activate", CARD)
