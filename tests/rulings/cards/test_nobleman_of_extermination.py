"""Nobleman of Extermination: destroy and banish a Set card, and copies of a Trap."""

from engine.yugioh.state.events.sights import LookedAt
from tests.table import Table, face_down, face_up, side

NOBLEMAN, TRAP = "Nobleman of Extermination", "Waboku"


def test_faq_4964_a_spell_is_banished_alone_and_never_in_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=[NOBLEMAN]),
        kaiba=side(field=[face_down("Raigeki")], deck=["Raigeki", "Uraby"]),
    )
    table.yugi.activates(NOBLEMAN)
    table.everyone_passes()

    assert table.kaiba.banished == ["Raigeki"]
    assert table.kaiba.deck == ["Raigeki", "Uraby"]
    assert not table.happened(LookedAt)


def test_faq_4964_of_a_trap_both_players_banish_all_copies_from_their_decks() -> None:
    table = Table(
        yugi=side(hand=[NOBLEMAN], deck=["Uraby", TRAP]),
        kaiba=side(field=[face_down(TRAP)], deck=[TRAP, "Feral Imp", TRAP], hand=[TRAP]),
    )
    table.yugi.activates(NOBLEMAN)
    table.everyone_passes()

    assert table.yugi.banished == [TRAP]
    assert table.kaiba.banished == [TRAP] * 3
    assert table.kaiba.hand == [TRAP]
    assert table.yugi.deck == ["Uraby"]


def test_faq_4964_a_card_of_ones_own_will_do() -> None:
    table = Table(yugi=side(field=[face_down(TRAP)], hand=[NOBLEMAN]))
    table.yugi.activates(NOBLEMAN)
    table.everyone_passes()

    assert table.yugi.banished == [TRAP]


def test_qa_71_turned_face_up_in_response_the_target_is_left_alone() -> None:
    table = Table(
        yugi=side(hand=[NOBLEMAN]),
        kaiba=side(field=[face_down("Final Attack Orders")], deck=["Final Attack Orders"]),
    )
    table.yugi.activates(NOBLEMAN)
    table.kaiba.activates("Final Attack Orders")
    table.everyone_passes()

    assert table.kaiba.spells == ["Final Attack Orders"]
    assert table.kaiba.deck == ["Final Attack Orders"]


def test_neither_a_face_up_card_nor_a_monster_will_do() -> None:
    table = Table(
        yugi=side(hand=[NOBLEMAN]),
        kaiba=side(field=[face_up("Final Attack Orders"), face_down("Uraby")]),
    )

    assert not table.yugi.may("activate", NOBLEMAN)
