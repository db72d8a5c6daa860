"""Typhoon: destroys a face-up Spell or Trap, from the hand where the opponent has two."""

from tests.table import Table, face_down, face_up, side

CARD = "Typhoon"
TWO = [face_up("Banner of Courage"), face_down("Waboku")]


def test_from_the_hand_it_destroys_a_face_up_spell_of_one_who_has_two() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=TWO))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.spells == ["Waboku"]
    assert table.yugi.graveyard == [CARD]


def test_with_a_spell_or_trap_of_ones_own_it_has_to_be_set_first() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=[face_down("Mirror Force")]), kaiba=side(field=TWO)
    )

    assert not table.yugi.may("activate", CARD)


def test_a_face_down_card_is_no_target() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=TWO[1:]))

    assert not table.yugi.may("activate", CARD)
