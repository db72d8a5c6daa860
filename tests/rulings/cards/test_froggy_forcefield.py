"""Froggy Forcefield: an attack on a Frog destroys all that stand in Attack Position."""

from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

TRAP = "Froggy Forcefield"


def _attacked(frog: str | Lying) -> Table:
    table = Table(
        yugi=side(field=[attacking("Giant Rat"), attacking("Uraby"), defending("Kuriboh")]),
        kaiba=side(field=[frog, TRAP]),
    )
    table.yugi.attacks_with("Giant Rat")
    return table


def test_all_attack_position_monsters_of_the_opponent_are_destroyed() -> None:
    table = _attacked(attacking("Swap Frog"))
    table.kaiba.activates(TRAP)
    table.everyone_passes()

    assert table.yugi.monsters == ["Kuriboh"]
    assert table.kaiba.monsters == ["Swap Frog"]


def test_faq_7646_a_face_down_frog_does_not_do() -> None:
    assert not _attacked(face_down("Swap Frog")).kaiba.may("activate", TRAP)


def test_nor_does_another_monster() -> None:
    assert not _attacked(attacking("Uraby")).kaiba.may("activate", TRAP)
