"""R - Righteous Justice: destroy as many Spells and Traps as you have Elemental HERO cards."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

JUSTICE = "R - Righteous Justice"
AVIAN, SPARKMAN = "Elemental HERO Avian", "Elemental HERO Sparkman"


def test_as_many_are_chosen_as_there_are_heroes_when_it_resolves() -> None:
    table = Table(
        yugi=side(hand=[JUSTICE], field=[AVIAN, SPARKMAN]),
        kaiba=side(field=["Waboku", "Mirror Force", "Magic Jammer"]),
    )
    table.yugi.activates(JUSTICE)
    table.everyone_passes()
    table.yugi.chooses("Waboku", "Magic Jammer")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TARGET)
    assert table.kaiba.spells == ["Mirror Force"]


def test_with_fewer_cards_than_heroes_all_are_destroyed() -> None:
    table = Table(
        yugi=side(hand=[JUSTICE], field=[AVIAN, SPARKMAN]), kaiba=side(field=["Waboku"])
    )
    table.yugi.activates(JUSTICE)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Waboku"]


def test_it_needs_a_face_up_hero_and_another_spell_or_trap() -> None:
    nobody = Table(
        yugi=side(hand=[JUSTICE], field=[face_down(AVIAN)]), kaiba=side(field=["Waboku"])
    )
    nothing = Table(yugi=side(hand=[JUSTICE], field=[AVIAN]))

    assert not nobody.yugi.may("activate", JUSTICE)
    assert not nothing.yugi.may("activate", JUSTICE)
