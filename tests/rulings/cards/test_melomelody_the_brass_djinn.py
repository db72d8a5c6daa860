"""Melomelody the Brass Djinn: a Djinn of yours attacks twice."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side
from tests.table.laying import Lying

MELO, TEMPO = "Melomelody the Brass Djinn", "Temtempo the Percussion Djinn"


def test_the_djinn_it_targets_attacks_twice_this_turn() -> None:
    table = Table(yugi=side(field=[Lying(MELO, materials=("Uraby",)), TEMPO]))
    table.yugi.activates(MELO, targeting=TEMPO)
    table.everyone_passes()
    for djinn in (TEMPO, TEMPO, MELO):
        table.yugi.attacks_with(djinn)
        table.everyone_passes()
    assert not table.yugi.may("attack", MELO)
    assert not table.yugi.may("attack", TEMPO)

    assert table.kaiba.life == 8000 - 1700 - 1700 - 1400


def test_an_xyz_monster_of_another_name_is_no_djinn() -> None:
    table = Table(yugi=side(field=[Lying(MELO, materials=("Uraby",)), "Number 39: Utopia"]))
    table.yugi.activates(MELO, targeting=MELO)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TARGET)
