"""Dicephoon: what the die shows destroys Spells and Traps, or costs 1000 Life Points."""

import pytest

from engine.core.dice import Dice
from engine.yugioh.state.events.chance import DieRolled
from tests.table import Table, face_down, side

CARD = "Dicephoon"
OTHERS = ["Waboku", "Mirror Force", "Trap Hole"]


class Five(Dice):
    """A die that always shows a 5."""

    def below(self, limit: int) -> int:
        """The fifth possibility."""
        assert limit == 6
        return 4


def with_a_five(others: list[str]) -> Table:
    """A table on which yugi rolls a 5 while kaiba has set these."""
    down = [face_down(name) for name in others]
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=down))
    table.driver.duel.dice = Five(bytes(16))
    table.yugi.activates(CARD)
    table.everyone_passes()
    return table


def test_the_die_says_how_many_cards_are_destroyed_or_who_takes_damage() -> None:
    table = Table(
        yugi=side(hand=[CARD]),
        kaiba=side(field=[face_down("Waboku"), face_down("Mirror Force")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    (roll,) = table.happened(DieRolled)
    destroyed = {1: 0, 5: 2, 6: 0}.get(roll.number, 1)

    assert len(table.kaiba.graveyard) == destroyed
    assert table.yugi.life == 8000 - (0 if destroyed else 1000)
    assert table.yugi.graveyard == [CARD]


@pytest.mark.rule("MR-GLOS-32")
@pytest.mark.parametrize("others", [[], OTHERS[:1]])
def test_a_five_destroys_nothing_where_there_are_not_two_others(others: list[str]) -> None:
    """Q&A 11842."""
    table = with_a_five(others)

    assert table.kaiba.spells == others
    assert table.yugi.graveyard == [CARD]


@pytest.mark.rule("MR-GLOS-32")
def test_a_five_destroys_two_others_of_the_choice_of_its_player() -> None:
    table = with_a_five(OTHERS)
    table.yugi.chooses("Waboku", "Trap Hole")
    table.everyone_passes()

    assert table.kaiba.spells == ["Mirror Force"]
    assert sorted(table.kaiba.graveyard) == ["Trap Hole", "Waboku"]
