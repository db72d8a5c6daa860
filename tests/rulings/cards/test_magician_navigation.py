"""Magician Navigation: Dark Magician from the hand, and another from the Deck."""

from tests.table import Table, face_up, side

NAVIGATION, MAGICIAN = "Magician Navigation", "Dark Magician"


def test_faq_12470_dark_magician_comes_then_a_dark_spellcaster_of_the_deck() -> None:
    table = Table(
        yugi=side(hand=[MAGICIAN], field=[NAVIGATION], deck=["Skilled Dark Magician", "Uraby"])
    )
    table.yugi.activates(NAVIGATION)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [MAGICIAN, "Skilled Dark Magician"]


def test_from_the_graveyard_it_negates_a_spell_or_trap_of_theirs() -> None:
    table = Table(
        yugi=side(field=[MAGICIAN], graveyard=[NAVIGATION]),
        kaiba=side(field=[face_up("Supply Squad"), face_up("Jinzo")]),
    )
    table.yugi.activates(NAVIGATION)
    table.everyone_passes()

    assert table.yugi.banished == [NAVIGATION]
    assert table.chains() == [[NAVIGATION]]


def test_without_dark_magician_it_is_not_used_from_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Uraby"], graveyard=[NAVIGATION]),
        kaiba=side(field=[face_up("Supply Squad")]),
    )

    assert not table.yugi.may("activate", NAVIGATION)
