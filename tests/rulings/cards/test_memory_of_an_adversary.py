"""Memory of an Adversary: take what the attacker would deal, and have the monster later."""

from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, face_down, side
from tests.table.laying import improper

TRAP = "Memory of an Adversary"
SKULL = "Summoned Skull"


def test_the_attacker_is_banished_and_comes_in_the_end_phase_of_their_next_turn() -> None:
    table = Table(yugi=side(field=[SKULL]), kaiba=side(field=[face_down(TRAP)]))
    table.yugi.attacks_with(SKULL)
    table.kaiba.activates(TRAP)
    table.everyone_passes()
    assert table.kaiba.life == 5500
    assert table.yugi.banished == [SKULL]

    table.turn_ends()
    assert table.kaiba.monsters == []
    table.turn_ends()
    assert table.kaiba.monsters == []
    table.turn_ends()
    assert table.kaiba.monsters == [SKULL]


def test_faq_10297_nothing_is_activated_when_it_comes() -> None:
    table = Table(yugi=side(field=[SKULL]), kaiba=side(field=[face_down(TRAP)]))
    table.yugi.attacks_with(SKULL)
    table.kaiba.activates(TRAP)
    table.everyone_passes()
    for _ in range(3):
        table.turn_ends()

    assert table.chains() == [[TRAP]]
    assert len(table.happened(Summoned)) == 1


def test_qa_8750_what_comes_in_its_own_way_alone_stays_banished() -> None:
    table = Table(
        yugi=side(field=[improper("Photon Thrasher")]),
        kaiba=side(field=[face_down(TRAP)]),
    )
    table.yugi.attacks_with("Photon Thrasher")
    table.kaiba.activates(TRAP)
    table.everyone_passes()
    for _ in range(3):
        table.turn_ends()

    assert table.kaiba.monsters == []
    assert table.yugi.banished == ["Photon Thrasher"]
