"""Jigen Bakudan: once flipped, it goes off in a Standby Phase of its player."""

from tests.table import Table, attacking, face_down, side

CARD = "Jigen Bakudan"


def test_after_its_flip_it_destroys_its_own_side_in_the_next_own_standby_phase() -> None:
    """FAQ 4738: face-down monsters fall too, but only what lay face-up counts."""
    table = Table(yugi=side(field=[face_down(CARD), "Uraby", face_down("Battle Ox")]))
    table.yugi.flip_summons(CARD)
    assert table.yugi.monsters == [CARD, "Uraby", "Battle Ox"]
    table.turn_ends()
    assert len(table.yugi.monsters) == 3
    table.turn_ends()

    assert table.yugi.monsters == []
    assert table.kaiba.life == 8000 - 750


def test_it_waits_where_it_was_not_flipped() -> None:
    for lying in (face_down(CARD), attacking(CARD)):
        table = Table(kaiba=side(field=[lying, "Uraby"]))
        table.turn_ends()
        assert table.kaiba.monsters == [CARD, "Uraby"]


def test_turned_face_down_again_it_has_to_be_flipped_anew() -> None:
    table = Table(yugi=side(field=[face_down(CARD)], hand=["Book of Moon"]))
    table.yugi.flip_summons(CARD)
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.monsters == [CARD]
