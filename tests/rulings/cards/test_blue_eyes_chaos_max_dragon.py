"""Blue-Eyes Chaos MAX Dragon: out of reach of the opponent, with double piercing damage."""

import pytest

from tests.table import Table, attacking, defending, side

CARD = "Blue-Eyes Chaos MAX Dragon"


def test_faq_12487_it_is_not_revived() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))

    assert not table.yugi.may("activate", "Monster Reborn")


@pytest.mark.parametrize("mine", [False, True])
def test_faq_12487_the_opponent_alone_cannot_target_it(mine: bool) -> None:
    theirs, own = ([], [CARD]) if mine else ([CARD], [])
    table = Table(yugi=side(hand=["Book of Moon"], field=own), kaiba=side(field=theirs))

    assert table.yugi.may("activate", "Book of Moon") is mine


@pytest.mark.parametrize("mine", [False, True])
def test_faq_12487_effects_of_the_opponent_alone_do_not_destroy_it(mine: bool) -> None:
    theirs, own = ([], [CARD]) if mine else ([CARD], [])
    table = Table(
        yugi=side(hand=["Dark Hole"], field=[*own, "Uraby"]), kaiba=side(field=theirs)
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert (table.yugi.monsters, table.kaiba.monsters) == ([], theirs)


def test_faq_12487_it_inflicts_twice_what_goes_through() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending("Uraby")]))
    table.yugi.attacks_with(CARD, at="Uraby")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -2 * (4000 - 800))]


def test_one_in_attack_position_costs_no_more() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[attacking("Uraby")]))
    table.yugi.attacks_with(CARD, at="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - (4000 - 1500)


def test_with_fairy_meteor_crush_it_is_not_more() -> None:
    """What goes through is told once, by that which says most of it."""
    table = Table(
        yugi=side(field=[CARD], hand=["Fairy Meteor Crush"]),
        kaiba=side(field=[defending("Uraby")]),
    )
    table.yugi.activates("Fairy Meteor Crush", targeting=CARD)
    table.everyone_passes()
    table.yugi.attacks_with(CARD, at="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 2 * (4000 - 800)
