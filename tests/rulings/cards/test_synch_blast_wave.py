"""Synch Blast Wave: with a Synchro Monster, destroy one of the opponent's monsters."""

from tests.table import Table, face_down, side

WAVE = "Synch Blast Wave"


def test_it_destroys_a_face_down_monster_too() -> None:
    table = Table(
        yugi=side(hand=[WAVE], field=["Junk Warrior"]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.activates(WAVE)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Man-Eater Bug"]


def test_it_needs_a_face_up_synchro_monster_when_it_is_activated_only() -> None:
    table = Table(yugi=side(hand=[WAVE], field=["Uraby"]), kaiba=side(field=["Feral Imp"]))
    assert not table.yugi.may("activate", WAVE)

    table = Table(
        yugi=side(hand=[WAVE], field=["Junk Warrior"]),
        kaiba=side(field=["Feral Imp", "Raigeki Break"], hand=["Uraby"]),
    )
    table.yugi.activates(WAVE)
    table.kaiba.activates("Raigeki Break", targeting="Junk Warrior")
    table.everyone_passes()
    assert table.kaiba.monsters == []
