"""Joined steps.

Belongs here: what one step hands on to the next, and whether the second may still be done.
Does not belong here: what either of them does, and how the sentence reads, which is in
`cards/phrases`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.yugioh.acts import life
from engine.yugioh.asked import holds, is_in_doubt, speaks_of_targets
from engine.yugioh.language import (
    THIS,
    AlsoAfterThat,
    And,
    AndIfYouDo,
    Draw,
    EachPlayer,
    Joined,
    Otherwise,
    OwnersDo,
    Provided,
    Step,
    Then,
    Was,
    Whose,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.changes import PAYING, Change, Does
from engine.yugioh.words.drawing import draw_together
from engine.yugioh.words.facts.base import is_needed
from engine.yugioh.words.foreseeing import could_after
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.steps import (
    NOT_DONE,
    Hinge,
    StepRules,
    carry_out,
    could,
    could_follow,
    effects_on,
    has_room_for,
    may_free,
    may_target,
    register,
    room_for_targets,
    steps_in,
    suits,
    whom,
)

COMES = Does(Change.SUMMONED, THIS)
"""What a step does by which its own card is Special Summoned."""

P = TypeVar("P", And, AlsoAfterThat, AndIfYouDo, Then)


async def after_it(step: Step, duel: Duel, speaker: Speaker) -> Done:
    """Do it after what was done; where it does nothing, that stays the last to happen."""
    life.settle_life(duel)
    instant = duel.timeline.instant
    duel.timeline.advance()
    done = await carry_out(step, duel, speaker)
    duel.timeline.stay(instant)
    return done


class PairRules(StepRules[P], Generic[P]):
    """Two steps that are joined."""

    def suits(self, step: P, card: Card) -> bool:
        return suits(step.first, card) and suits(step.second, card)

    def room_for_targets(self, step: P, duel: Duel, speaker: Speaker) -> int | None:
        both = (room_for_targets(each, duel, speaker) for each in (step.first, step.second))
        return min((room for room in both if room is not None), default=None)

    def may_target(self, step: P, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """One of them has to change something; where the second depends on it, the first.

        A target that the second summons has to be one that may come.
        """

        def may(part: Step) -> bool:
            return not speaks_of_targets(part) or may_target(part, duel, speaker, card)

        if room_for_targets(step.second, duel, speaker) is not None and not may(step.second):
            return False
        return may(step.first) or (not step.depends and may(step.second))

    def worth(self, step: P, prospect: Prospect) -> int:
        return prospect.worth(step.first) + prospect.worth(step.second)


def _paying_first(step: Joined, speaker: Speaker) -> Speaker:
    """Who pays the first part of a cost, which leaves what the second takes."""
    dues = speaker.dues
    if dues is None:
        return speaker
    return changed(
        speaker, dues=changed(dues, now=step.first, later=(step.second, *dues.later))
    )


def _paying_second(step: Joined, speaker: Speaker, first: Done) -> Speaker:
    """Who does the second step; as a part of a cost it takes nothing that the first took.

    What the first only showed can be taken (Q&A 21413).
    """
    after, dues = speaker.after(first), speaker.dues
    if dues is None:
        return after
    taken = [mark.card for mark in first.former or () if whom(step.first, *PAYING)]
    given = (*dues.given, *taken)
    return changed(after, dues=changed(dues, now=step.second, given=given))


def _could_besides(step: And | AlsoAfterThat, duel: Duel, speaker: Speaker) -> bool:
    """What only holds besides what is done gives no reason to begin; a cost is paid in full."""
    if speaker.pays:
        return could(step.first, duel, speaker) and could(step.second, duel, speaker)
    holds = step.first.states is not None and step.second.states is None
    if step.first.states is not None and not holds:
        return could(step.first, duel, speaker) or could(step.second, duel, speaker)
    if holds:
        return could(step.first, duel, speaker) and could(step.second, duel, speaker)
    return could(step.first, duel, speaker) and _could_join(step, duel, speaker)


def _could_join(step: And | AlsoAfterThat, duel: Duel, speaker: Speaker) -> bool:
    """Whether what is done with the first part finds what it needs as well (FAQ 6945)."""
    if step.second.states is None and isinstance(step, And):
        return could_follow(step.second, step.first, duel, speaker)
    return not is_needed(step.second.states) or could(step.second, duel, speaker)


def _could_in_turn(step: AndIfYouDo | Then, duel: Duel, speaker: Speaker) -> bool:
    """What hand or Deck has to hold for the second step will not come there by the first."""
    second = step.second
    while isinstance(second, Joined) and second.depends:
        second = second.first
    first, sparing = step.first, _sparing(step, speaker)
    if not could(first, duel, sparing):
        return False
    return could_after(second, first, duel, speaker)


def _sparing(step: AndIfYouDo | Then, speaker: Speaker) -> Speaker:
    """Who speaks the first step: it spares a card that then summons itself (Q&A 9277)."""
    comes = any(COMES in effects_on(each) for each in steps_in(step.second))
    return changed(speaker, spares=True) if comes else speaker


def _making_way(step: AndIfYouDo | Then, duel: Duel, speaker: Speaker) -> Speaker:
    """Who speaks the first step: where all zones are full it frees one, if it can, for what
    the second brings (FAQ 18720, 19398).
    """
    by, second = _sparing(step, speaker), step.second
    while isinstance(second, Joined):
        second = second.first
    brings = any(whom(each, Change.SUMMONED) for each in steps_in(second))
    if speaker.pays or not brings or could(second, duel, by):
        return by
    freeing = [
        card
        for card in may_free(step.first, duel, by)
        if could(second, duel, changed(by, leaving=(*by.leaving, card)))
    ]
    return changed(by, clearing=tuple(freeing))


def _in_vain(step: And | AndIfYouDo | Then, duel: Duel, speaker: Speaker) -> Step:
    return step.second if could(step.first, duel, speaker) else step.first


def aimless(step: Step) -> Sequence[Step]:
    """What of it is still done once all targets are lost.

    Of what is done both times, whether or not the other was, that is what says nothing of
    the targets; where the second hangs on the first, the first (FAQ 11361, 12382); else all
    or nothing.
    """
    match step:
        case And() | AlsoAfterThat():
            each = (step.first, step.second)
            return [left for part in each for left in _left_aimless(part)]
        case AndIfYouDo() | Then():
            return _left_aimless(step.first)
        case _:
            # A monster that can be equipped to none goes to the Graveyard (Q&A 19484).
            return (step,) if Does(Change.EQUIPPED, THIS) in effects_on(step) else ()


def _left_aimless(part: Step) -> Sequence[Step]:
    return aimless(part) if speaks_of_targets(part) else (part,)


class AndRules(PairRules[And]):
    """Do both at the same time; each as far as it can be done."""

    def in_vain(self, step: And, duel: Duel, speaker: Speaker) -> Step:
        return _in_vain(step, duel, speaker)

    def could(self, step: And, duel: Duel, speaker: Speaker) -> bool:
        return _could_besides(step, duel, speaker)

    def could_follow(self, step: And, first: Step, duel: Duel, speaker: Speaker) -> bool:
        """Whether each of the two may be looked for after `first`."""
        both = (step.first, step.second)
        return all(could_follow(each, first, duel, speaker) for each in both)

    async def carry_out(self, step: And, duel: Duel, speaker: Speaker) -> Done:
        """Who falls short where several draw at the same time is seen after all have drawn."""
        if isinstance(step.first, Draw) and isinstance(step.second, Draw):
            return draw_together([step.first, step.second], duel, speaker)
        first = await carry_out(step.first, duel, _paying_first(step, speaker))
        second = await carry_out(step.second, duel, _paying_second(step, speaker, first))
        return first.then(second, ok=first.ok or second.ok)


class AndIfYouDoRules(PairRules[AndIfYouDo]):
    """Do the first; if that was done, do the second at the same time."""

    def in_vain(self, step: AndIfYouDo, duel: Duel, speaker: Speaker) -> Step:
        return _in_vain(step, duel, speaker)

    def hinges(self, step: AndIfYouDo, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return ((step.second, Hinge.DENIAL),) if whom(step.first, Change.DENIED) else ()

    def could(self, step: AndIfYouDo, duel: Duel, speaker: Speaker) -> bool:
        return _could_in_turn(step, duel, speaker)

    async def carry_out(self, step: AndIfYouDo, duel: Duel, speaker: Speaker) -> Done:
        by = _making_way(step, duel, speaker)
        first = await carry_out(step.first, duel, _paying_first(step, by))
        if not first.ok:
            return first
        second = await carry_out(step.second, duel, _paying_second(step, speaker, first))
        return first.then(second, ok=second.ok)


class ThenRules(PairRules[Then]):
    """Do the first; if that was done, do the second after it."""

    def in_vain(self, step: Then, duel: Duel, speaker: Speaker) -> Step:
        return _in_vain(step, duel, speaker)

    def could(self, step: Then, duel: Duel, speaker: Speaker) -> bool:
        return _could_in_turn(step, duel, speaker)

    async def carry_out(self, step: Then, duel: Duel, speaker: Speaker) -> Done:
        by = _making_way(step, duel, speaker)
        first = await carry_out(step.first, duel, _paying_first(step, by))
        if not first.ok:
            return first
        second = await after_it(step.second, duel, _paying_second(step, speaker, first))
        return first.then(second, ok=second.ok)


class AlsoAfterThatRules(PairRules[AlsoAfterThat]):
    """Do the first; do the second after it, whether or not the first was done."""

    def could(self, step: AlsoAfterThat, duel: Duel, speaker: Speaker) -> bool:
        return _could_besides(step, duel, speaker)

    async def carry_out(self, step: AlsoAfterThat, duel: Duel, speaker: Speaker) -> Done:
        first = await carry_out(step.first, duel, _paying_first(step, speaker))
        second = await after_it(step.second, duel, _paying_second(step, speaker, first))
        return first.then(second, ok=first.ok or second.ok)


class EachPlayerRules(StepRules[EachPlayer]):
    """You and your opponent each do it at the same time, as "you"."""

    def could(self, step: EachPlayer, duel: Duel, speaker: Speaker) -> bool:
        """Of the other player only what is open to all is asked: room, or cards to draw."""
        other = changed(speaker, player=duel.opponent(speaker.player))
        return could(step.step, duel, speaker) and has_room_for(step.step, duel, other)

    def could_follow(self, step: EachPlayer, first: Step, duel: Duel, speaker: Speaker) -> bool:
        other = changed(speaker, player=duel.opponent(speaker.player))
        able = could_follow(step.step, first, duel, speaker)
        return able and has_room_for(step.step, duel, other)

    async def carry_out(self, step: EachPlayer, duel: Duel, speaker: Speaker) -> Done:
        """The turn player goes first; what comes after speaks of the cards that you dealt with.

        Who falls short where both draw is seen after both have drawn (MR-WIN-07).
        """
        if isinstance(step.step, Draw):
            theirs = replace(step.step, who=Whose.THEIRS)
            return draw_together([step.step, theirs], duel, speaker)
        done: dict[Seat, Done] = {}
        by = speaker
        for seat in duel.state.turn_order:
            done[seat] = await carry_out(step.step, duel, changed(by, player=seat))
            by = speaker.after(done[seat])
        return changed(done[speaker.player], ok=any(each.ok for each in done.values()))

    def worth(self, step: EachPlayer, prospect: Prospect) -> int:
        return prospect.worth(step.step) // 2


class OwnersDoRules(StepRules[OwnersDo]):
    """Each player who owns one of the cards that it answers does it, as "you"."""

    def hinges(self, step: OwnersDo, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        return ((step.step, Hinge.IN_DOUBT),)

    async def carry_out(self, step: OwnersDo, duel: Duel, speaker: Speaker) -> Done:
        """The turn player goes first."""
        done = [
            await carry_out(step.step, duel, changed(speaker, player=seat))
            for seat in duel.state.turn_order
            if seat in speaker.owners
        ]
        return Done(any(each.ok for each in done))

    def worth(self, step: OwnersDo, prospect: Prospect) -> int:
        return 0


class OtherwiseRules(StepRules[Otherwise]):
    """Do the first; if that was not done, do the second."""

    def could(self, step: Otherwise, duel: Duel, speaker: Speaker) -> bool:
        return could(step.first, duel, speaker)

    async def carry_out(self, step: Otherwise, duel: Duel, speaker: Speaker) -> Done:
        first = await carry_out(step.first, duel, speaker)
        if first.ok:
            return first
        second = await carry_out(step.second, duel, speaker.after(first))
        return first.then(second, ok=second.ok)

    def worth(self, step: Otherwise, prospect: Prospect) -> int:
        return prospect.worth(step.first)


class ProvidedRules(StepRules[Provided]):
    """Do it if this is so."""

    def hinges(self, step: Provided, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        was = any(isinstance(part, Was) for part in parts(step.condition))
        if was and not speaker.was_so:
            yield step.step, Hinge.RULED_OUT
        if is_in_doubt(step.condition, speaker):
            yield step.step, Hinge.IN_DOUBT
        if step.otherwise is not None:
            yield step.otherwise, Hinge.IN_DOUBT

    async def carry_out(self, step: Provided, duel: Duel, speaker: Speaker) -> Done:
        done = step.step if holds(step.condition, duel, speaker) else step.otherwise
        return NOT_DONE if done is None else await carry_out(done, duel, speaker)

    def worth(self, step: Provided, prospect: Prospect) -> int:
        return prospect.worth(step.step)


register(And, AndRules())
register(AndIfYouDo, AndIfYouDoRules())
register(Then, ThenRules())
register(AlsoAfterThat, AlsoAfterThatRules())
register(EachPlayer, EachPlayerRules())
register(OwnersDo, OwnersDoRules())
register(Otherwise, OtherwiseRules())
register(Provided, ProvidedRules())
