"""Dark Magic Attack: with Dark Magician, destroy all the opponent's Spells and Traps."""

from tests.table import Table, face_up, side

ATTACK = "Dark Magic Attack"


def test_it_destroys_all_of_the_opponents_and_none_of_ones_own() -> None:
    table = Table(
        yugi=side(hand=[ATTACK], field=["Dark Magician", "Waboku"]),
        kaiba=side(field=["Mirror Force", face_up("Supply Squad")]),
    )
    table.yugi.activates(ATTACK)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Mirror Force", "Supply Squad"]
    assert table.yugi.spells == ["Waboku"]


def test_it_needs_dark_magician_and_something_to_destroy() -> None:
    alone = Table(yugi=side(hand=[ATTACK]), kaiba=side(field=["Waboku"]))
    empty = Table(yugi=side(hand=[ATTACK], field=["Dark Magician"]))

    assert not alone.yugi.may("activate", ATTACK)
    assert not empty.yugi.may("activate", ATTACK)


def test_dark_magician_may_lie_as_an_equip_card() -> None:
    table = Table(
        yugi=side(hand=[ATTACK], field=["Relinquished"]),
        kaiba=side(field=["Dark Magician", "Waboku"]),
    )
    table.yugi.activates("Relinquished")
    table.everyone_passes()
    table.yugi.activates(ATTACK)
    table.everyone_passes()

    assert table.kaiba.spells == []
