"""Drawing cards."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.acts import life
from engine.yugioh.acts.life import is_draw_due
from engine.yugioh.asked import worth
from engine.yugioh.facts.permissions import draws_by_effects
from engine.yugioh.facts.reach import player
from engine.yugioh.language import Deed, Draw, DrawUntil, GiveUpDraw, Step
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.turns import DrawGivenUp
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.hand_acts import PEOPLE, SOME, ActRules, register_act, whose
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import is_about_to_be_laid
from engine.yugioh.words.steps import (
    DONE,
    NOT_DONE,
    StepRules,
    could,
    register,
    taken,
)


def _may_draw(duel: Duel, seat: Seat, count: int) -> bool:
    """Whether an effect can have `seat` draw so many cards."""
    return life.may_draw(duel, seat, count) and draws_by_effects(duel, seat)


def draw_together(steps: Sequence[Draw], duel: Duel, speaker: Speaker) -> Done:
    """Have all those draws made at the same time (MR-WIN-07); say what came of them."""
    said = [
        (player(step.who, duel, speaker), worth(step.count, duel, speaker)) for step in steps
    ]
    counts = [each for each in said if draws_by_effects(duel, each[0])]
    sides = duel.state.sides
    drawn = [card for seat, count in counts for card in sides[seat].deck[: -count - 1 : -1]]
    life.draw(duel, counts)
    return Done(any(count > 0 for _, count in counts), drawn=marked(drawn))


class DrawRules(StepRules[Draw]):
    """That player draws so many cards."""

    needs = "MR-WIN-03"

    def could(self, step: Draw, duel: Duel, speaker: Speaker) -> bool:
        """Not where what is paid leaves too few cards in the Deck (FAQ 12465)."""
        drawer = player(step.who, duel, speaker)
        paid = speaker.topped if drawer == speaker.player else 0
        return _may_draw(duel, drawer, paid + worth(step.count, duel, speaker))

    def has_room(self, step: Draw, duel: Duel, speaker: Speaker) -> bool:
        return self.could(step, duel, speaker)

    def could_follow(self, step: Draw, first: Step, duel: Duel, speaker: Speaker) -> bool:
        """What goes back into the Deck before does not count, what is taken from it is gone.

        FAQ 6511, 8433.
        """
        drawer = player(step.who, duel, speaker)
        gone = taken(first) if drawer == speaker.player else 0
        return _may_draw(duel, drawer, worth(step.count, duel, speaker) + gone)

    def includes(self, step: Draw) -> Sequence[Deed]:
        return (Deed.ADD_FROM_DECK,)

    async def carry_out(self, step: Draw, duel: Duel, speaker: Speaker) -> Done:
        return draw_together([step], duel, speaker)

    def worth(self, step: Draw, prospect: Prospect) -> int:
        drawer, count = (
            player(step.who, prospect.duel, prospect.speaker),
            worth(step.count, prospect.duel, prospect.speaker),
        )
        if drawer != prospect.speaker.player:
            return -A_CARD * count
        spare = len(prospect.duel.state.sides[drawer].deck) - count
        return A_CARD * count if spare > 0 else -A_CARD


def _missing(step: DrawUntil, duel: Duel, speaker: Speaker) -> int:
    """How many cards are missing in the hand, once what is used and its cost have left it."""
    hand = duel.state.sides[player(step.who, duel, speaker)].hand
    staying = [card for card in hand if not is_about_to_be_laid(card, speaker)]
    return step.cards - sum(card not in speaker.leaving for card in staying)


class DrawUntilRules(StepRules[DrawUntil]):
    """That player draws until there are so many cards in their hand."""

    def could(self, step: DrawUntil, duel: Duel, speaker: Speaker) -> bool:
        missing = _missing(step, duel, speaker)
        drawer = player(step.who, duel, speaker)
        return missing > 0 and _may_draw(duel, drawer, missing)

    def has_room(self, step: DrawUntil, duel: Duel, speaker: Speaker) -> bool:
        missing = _missing(step, duel, speaker)
        drawer = player(step.who, duel, speaker)
        return missing <= 0 or _may_draw(duel, drawer, missing)

    def includes(self, step: DrawUntil) -> Sequence[Deed]:
        return (Deed.ADD_FROM_DECK,)

    async def carry_out(self, step: DrawUntil, duel: Duel, speaker: Speaker) -> Done:
        missing, drawer = _missing(step, duel, speaker), player(step.who, duel, speaker)
        if missing <= 0 or not draws_by_effects(duel, drawer):
            return NOT_DONE
        life.draw(duel, [(drawer, missing)])
        return DONE

    def worth(self, step: DrawUntil, prospect: Prospect) -> int:
        missing = _missing(step, prospect.duel, prospect.speaker)
        return prospect.worth(Draw(missing, step.who)) if missing > 0 else 0


class GiveUpDrawRules(StepRules[GiveUpDraw]):
    """Give up the draw of this Draw Phase, if it is still to be made, and can be."""

    def could(self, step: GiveUpDraw, duel: Duel, speaker: Speaker) -> bool:
        """Who has no card to draw cannot give up the draw: they lose (MR-WIN-03, EX-DP-07)."""
        is_theirs = is_draw_due(duel) and duel.state.turn.player == speaker.player
        return is_theirs and bool(duel.state.sides[speaker.player].deck)

    async def carry_out(self, step: GiveUpDraw, duel: Duel, speaker: Speaker) -> Done:
        if not could(step, duel, speaker):
            return NOT_DONE
        duel.emit(DrawGivenUp(speaker.player))
        return DONE

    def worth(self, step: GiveUpDraw, prospect: Prospect) -> int:
        return -A_CARD


register(Draw, DrawRules())
register(DrawUntil, DrawUntilRules())
register(GiveUpDraw, GiveUpDrawRules())
register_act(
    HandAct.DRAW,
    ActRules(
        lambda done: Draw(done.number, whose(done)), ways=PEOPLE, numbers=SOME, tells=True
    ),
)
