"""What is done later."""

from collections.abc import Iterable, Mapping
from enum import Enum

from engine.core.protocol import Seat
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    Among,
    ByHand,
    InEndPhase,
    InNextPhase,
    Lot,
    Phase,
    Step,
    Whose,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.by_hand import HandAct, Handling, HandPhase
from engine.yugioh.state.card import Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.lasting import Postponed
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.words.hand_acts import ActRules, register_act
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.steps import DONE, Hinge, StepRules, register


def postpone(
    step: Step,
    duel: Duel,
    speaker: Speaker,
    phase: Phase | None,
    whose: Seat | None,
    nth: int,
    *,
    again: bool = False,
) -> None:
    """Leave that to be done in the `nth` phase of that kind, or at the end of a turn."""
    said = (speaker.card.id, speaker.player, step)
    points, given = pointers_of(speaker), _ids(speaker.given) if _names_paid(step) else ()
    left = Postponed(*said, *points, given, phase=phase, whose=whose, nth=nth, again=again)
    duel.emit(left)


def _names_paid(step: Step) -> bool:
    """Whether it speaks of what the cost has taken."""
    return any(isinstance(part, Among) and part.lot is Lot.PAID for part in parts(step))


def pointers_of(
    speaker: Speaker,
) -> tuple[tuple[CardId, ...], CardId | None, tuple[CardId, ...]]:
    """What its words point at: the targets, the subject, and the cards dealt with before."""
    subject = None if speaker.subject is None else speaker.subject.card.id
    return _ids(speaker.targets), subject, _ids(speaker.former)


def _ids(marks: tuple[Mark, ...]) -> tuple[CardId, ...]:
    return tuple(mark.card.id for mark in marks)


class InEndPhaseRules(StepRules[InEndPhase]):
    """Do it in the End Phase of this turn, without a chain."""

    def hinges(self, step: InEndPhase, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return ((step.step, Hinge.LATER),)

    async def carry_out(self, step: InEndPhase, duel: Duel, speaker: Speaker) -> Done:
        nth = 0 if duel.state.turn.phase is Phase.END else 1
        postpone(step.step, duel, speaker, Phase.END, None, nth, again=step.again)
        return DONE

    def worth(self, step: InEndPhase, prospect: Prospect) -> int:
        return prospect.worth(step.step)


class InNextPhaseRules(StepRules[InNextPhase]):
    """Do it in the next phase of that kind, or as a turn ends; without a chain."""

    def hinges(self, step: InNextPhase, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return ((step.step, Hinge.LATER),)

    async def carry_out(self, step: InNextPhase, duel: Duel, speaker: Speaker) -> Done:
        seat = None if step.whose is None else player(step.whose, duel, speaker)
        postpone(step.step, duel, speaker, step.phase, seat, step.nth)
        return DONE

    def worth(self, step: InNextPhase, prospect: Prospect) -> int:
        return prospect.worth(step.step)


register(InEndPhase, InEndPhaseRules())
register(InNextPhase, InNextPhaseRules())


WHENS: Mapping[Enum, tuple[Phase, Whose | None]] = {
    HandPhase.END_OF_TURN: (Phase.END, None),
    HandPhase.MY_STANDBY: (Phase.STANDBY, Whose.YOURS),
    HandPhase.THEIR_STANDBY: (Phase.STANDBY, Whose.THEIRS),
    HandPhase.MY_NEXT_END: (Phase.END, Whose.YOURS),
    HandPhase.THEIR_NEXT_END: (Phase.END, Whose.THEIRS),
}


def _later(done: Handling) -> Step:
    assert done.way is not None
    phase, whose = WHENS[done.way]
    step = ByHand(done.sentences)
    return InEndPhase(step) if whose is None else InNextPhase(phase, step, whose)


register_act(HandAct.LATER, ActRules(_later, ways=tuple(HandPhase)))
