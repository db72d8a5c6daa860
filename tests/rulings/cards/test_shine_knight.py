"""Shine Knight: Level 4 in face-up Defense Position."""

from tests.table import Table, attacking, defending, face_down, face_up, side

CARD = "Shine Knight"


def test_its_level_goes_by_its_position() -> None:
    assert Table(yugi=side(field=[attacking(CARD)])).yugi.sees(CARD).level == 3
    assert Table(yugi=side(field=[defending(CARD)])).yugi.sees(CARD).level == 4
    assert Table(yugi=side(field=[face_down(CARD)])).yugi.sees(CARD).level == 3


def test_a_level_that_an_equip_spell_gives_is_added_in_either_order() -> None:
    before = Table(
        yugi=side(field=[attacking(CARD), face_up("Synchro Boost", on=CARD)], hand=["Uraby"])
    )
    before.yugi.changes_position(CARD)
    assert before.yugi.sees(CARD).level == 5

    after = Table(yugi=side(field=[defending(CARD)], hand=["Synchro Boost"]))
    after.yugi.activates("Synchro Boost", targeting=CARD)
    after.everyone_passes()
    assert after.yugi.sees(CARD).level == 5
