"""Odd-Eyes Saber Dragon: comes from the hand for a LIGHT monster and Odd-Eyes Dragon."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

CARD = "Odd-Eyes Saber Dragon"


def test_it_comes_as_odd_eyes_dragon_goes() -> None:
    """FAQ 11768: from the hand, the Deck, or face-up on the field."""
    table = Table(
        yugi=side(hand=[CARD], field=["Mystical Elf"], deck=["Odd-Eyes Dragon", "Uraby"])
    )
    table.yugi.activates(CARD, cost="Mystical Elf")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert sorted(table.yugi.graveyard) == ["Mystical Elf", "Odd-Eyes Dragon"]


def test_without_odd_eyes_dragon_it_cannot_come() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Mystical Elf", face_down("Odd-Eyes Dragon")]))

    assert not table.yugi.may("activate", CARD)


def test_destroying_a_monster_it_destroys_another() -> None:
    """FAQ 11768: at the end of the Damage Step; nothing is targeted."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby", "Feral Imp"]))
    table.yugi.attacks_with(CARD, at="Uraby")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TARGET)
    assert table.kaiba.monsters == []
