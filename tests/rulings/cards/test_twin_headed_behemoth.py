"""Twin-Headed Behemoth: comes back once in a Duel, with 1000 ATK and DEF."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

BEHEMOTH = "Twin-Headed Behemoth"


def _fallen() -> Table:
    """It was destroyed, and has come back in the End Phase."""
    table = Table(yugi=side(hand=["Dark Hole", "Dark Hole"], field=[BEHEMOTH]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.yugi.activates(BEHEMOTH)
    table.everyone_passes()
    return table


def test_it_comes_back_in_the_end_phase_with_1000() -> None:
    table = _fallen()

    assert table.yugi.monsters == [BEHEMOTH]
    assert table.yugi.sees(BEHEMOTH).attack == 1000
    assert table.yugi.sees(BEHEMOTH).defense == 1000


def test_once_in_a_duel_even_in_a_later_turn_and_another_copy() -> None:
    table = _fallen()
    table.turn_ends()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == []
    assert BEHEMOTH in table.yugi.graveyard


def test_not_if_it_was_sent_there_without_being_destroyed() -> None:
    table = Table(yugi=side(field=[BEHEMOTH], hand=["Summoned Skull"]))
    table.yugi.summons("Summoned Skull", tributing=[BEHEMOTH])
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.graveyard == [BEHEMOTH]
    assert not table.was_offered(table.yugi, BEHEMOTH)


def test_nor_in_a_later_turn() -> None:
    table = Table(yugi=side(hand=["Dark Hole"], field=[BEHEMOTH]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.turn_ends()
    asked = len(table.questions(Reason.TRIGGER))
    table.turn_ends()

    assert table.yugi.graveyard == [BEHEMOTH, "Dark Hole"]
    assert len(table.questions(Reason.TRIGGER)) == asked
