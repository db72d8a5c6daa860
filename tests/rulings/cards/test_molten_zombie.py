"""Molten Zombie: a card is drawn for its return from the Graveyard."""

from tests.table import Table, side

ZOMBIE = "Molten Zombie"


def test_special_summoned_from_the_graveyard_it_draws_a_card() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[ZOMBIE], deck=["Kuriboh"] * 5))
    table.yugi.activates("Monster Reborn", targeting=ZOMBIE)
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"]


def test_faq_5879_it_draws_also_where_the_summon_was_not_the_last_thing_to_happen() -> None:
    table = Table(
        yugi=side(
            hand=["Pot of Greed"],
            field=["Call of the Haunted"],
            graveyard=[ZOMBIE],
            deck=["Kuriboh"] * 5,
        )
    )
    table.yugi.activates("Pot of Greed")
    table.yugi.activates("Call of the Haunted", targeting=ZOMBIE)
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"] * 3


def test_normal_summoned_it_draws_none() -> None:
    table = Table(yugi=side(hand=[ZOMBIE], deck=["Kuriboh"] * 5))
    table.yugi.summons(ZOMBIE)
    table.everyone_passes()

    assert table.yugi.hand == []
