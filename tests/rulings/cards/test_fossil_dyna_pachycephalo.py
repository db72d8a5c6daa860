"""Fossil Dyna Pachycephalo: nobody Special Summons, and those who were fall when it flips."""

from tests.table import Table, face_down, side

CARD = "Fossil Dyna Pachycephalo"


def test_neither_player_can_special_summon_while_it_is_face_up() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Monster Reborn"], graveyard=["Uraby"]),
        kaiba=side(hand=["Cyber Dragon"]),
    )
    assert not table.yugi.may("activate", "Monster Reborn")
    table.turn_ends()

    assert not table.kaiba.may("Special Summon", "Cyber Dragon")


def test_flipped_it_destroys_the_special_summoned_monsters_alone() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD), "Uraby"], hand=["Monster Reborn"]),
        kaiba=side(graveyard=["Summoned Skull"]),
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()
    assert "Summoned Skull" in table.yugi.monsters
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [CARD, "Uraby"]
    assert table.kaiba.graveyard == ["Summoned Skull"]
