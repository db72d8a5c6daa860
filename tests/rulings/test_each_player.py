"""What both players do at the same time can begin only where each has what all see it takes."""

import pytest

from engine.core.protocol import Seat
from engine.yugioh.language import Draw, DrawUntil, EachPlayer, MakeTokens, Position, Step
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.steps import could
from tests.table import side
from tests.table.laying import lay

FOUR = ["Uraby", "Gemini Elf", "Battle Ox", "Silver Fang"]


def can_begin(step: Step, *, deck: int, hand: int = 0, field: int = 0) -> bool:
    """Whether a player who lacks nothing can use it, where the other has so many cards."""
    theirs = side(deck=["Kuriboh"] * deck, hand=["Kuriboh"] * hand, field=FOUR[:field])
    duel = lay((side(hand=["Pot of Greed"], deck=["Kuriboh"] * 9), theirs))
    return could(EachPlayer(step), duel, Speaker(duel.state.sides[0].hand[0], Seat(0)))


@pytest.mark.rule("MR-WIN-03")
@pytest.mark.parametrize(("deck", "hand", "can"), [(2, 1, True), (1, 1, False), (0, 3, True)])
def test_the_other_has_the_cards_to_draw_until_the_hand_has_so_many(
    deck: int, hand: int, can: bool
) -> None:
    assert can_begin(DrawUntil(3), deck=deck, hand=hand) is can


@pytest.mark.rule("MR-WIN-03")
@pytest.mark.parametrize(("deck", "can"), [(2, True), (1, False)])
def test_the_other_has_the_cards_to_draw(deck: int, can: bool) -> None:
    assert can_begin(Draw(2), deck=deck) is can


@pytest.mark.rule("MR-TOKEN-04")
@pytest.mark.parametrize(("field", "can"), [(3, True), (4, False)])
def test_the_other_has_the_zones_for_the_tokens(field: int, can: bool) -> None:
    step = MakeTokens("Sheep Token", 2, Position.DEFENSE)

    assert can_begin(step, deck=1, field=field) is can
