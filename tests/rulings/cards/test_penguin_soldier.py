"""Penguin Soldier: FLIP: you can return up to 2 monsters to the hand."""

from tests.table import Table, face_down, side

PENGUIN = "Penguin Soldier"


def flipped() -> Table:
    """A table on which yugi's Penguin Soldier has just been flipped."""
    table = Table(
        yugi=side(field=[face_down(PENGUIN)]), kaiba=side(field=["Uraby", "Feral Imp"])
    )
    table.yugi.flip_summons(PENGUIN)
    return table


def test_two_monsters_return_even_itself() -> None:
    table = flipped()
    table.yugi.activates(PENGUIN)
    table.yugi.chooses(PENGUIN, "Uraby")
    table.everyone_passes()

    assert table.yugi.hand == [PENGUIN]
    assert table.kaiba.hand == ["Uraby"]


def test_one_alone_can_return_or_none() -> None:
    table = flipped()
    table.yugi.activates(PENGUIN)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Feral Imp"]

    table = flipped()
    table.everyone_passes()
    assert table.chains() == []


def test_returned_by_it_d_d_warrior_banishes_it_all_the_same() -> None:
    table = Table(
        yugi=side(field=["D.D. Warrior"]),
        kaiba=side(field=[face_down("Penguin Soldier"), "Marshmallon"]),
    )
    table.yugi.attacks_with("D.D. Warrior", at="Penguin Soldier")
    table.kaiba.activates("Penguin Soldier", targeting="D.D. Warrior")
    table.everyone_passes()

    assert table.yugi.hand == ["D.D. Warrior"]
    assert table.kaiba.banished == ["Penguin Soldier"]
