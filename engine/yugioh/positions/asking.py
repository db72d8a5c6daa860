"""Can this card be used when that one does something? Answered by trying it."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TypeAlias

from engine.core.match import Told
from engine.core.posing import Stops, Verdict
from engine.core.protocol import Event, Seat
from engine.yugioh.formats.decks import Book
from engine.yugioh.formats.format import Format
from engine.yugioh.language import CardText, Kind
from engine.yugioh.language import Position as Stance
from engine.yugioh.positions.arranging import Arranging
from engine.yugioh.positions.changes import (
    look,
    was_moved,
    was_negated,
    was_stopped,
    was_targeted,
)
from engine.yugioh.positions.course import ASKER, Chance, Course, Purse, TooMuchWorkError
from engine.yugioh.positions.judging import is_out_of_time, nearest, remoteness, shows_enough
from engine.yugioh.positions.occasions import depends_on_occasion
from engine.yugioh.positions.situations import LYING, REACHED, STOPPABLE, Plan, Situation
from engine.yugioh.positions.stocking import Cast, lasting
from engine.yugioh.positions.supplies import Laid, Position, Supply
from engine.yugioh.positions.trying import Case, Tried, is_same
from engine.yugioh.state.spots import SEATS
from engine.yugioh.words.effects.uses import uses

MOST_WORK = 6_000
"""How much is done for one question about two cards in one situation: answers in the duels
that are played for it, and for each that is laid out as much as LAYING answers."""
LAYING = 6
MOST_TO_STOP = 1_500
"""How much more is done to find a position in which the card stops what the other one does."""
MANY = 2
"""From how many effects on each is tried by itself."""
AIMS = 3
"""How many of the choices that the other player has are tried."""


_Played: TypeAlias = tuple[Position, Plan, int, Situation, int | None]
"""A position, what is done in it, which choice the other player makes, and what is asked."""


class Asking:
    """Two cards, and all that is needed to lay them out."""

    def __init__(
        self,
        asked: CardText,
        about: CardText,
        cast: Cast,
        rules: Format,
        book: Book,
        effect: int | None = None,
    ) -> None:
        """With an `effect`, by its index, only that one of the card is asked about."""
        self.asked, self.about, self.only = asked, about, effect
        self.cast, self.rules, self.book = cast, rules, book
        self.arranging = Arranging(asked, about, cast, book)
        self.purse = Purse(MOST_WORK)
        self._played: dict[_Played, Tried | None] = {}

    def case(self, situation: Situation) -> Case:
        """The answer in that situation: of the opponent's card, else of one's own.

        To reach a card that only lies there, every effect of the card is tried: the first one
        that can be used need not be the one that does. So it is where what the other card does
        might be stopped by another effect than the first.
        """
        self.purse = Purse(MOST_WORK)
        self._played.clear()
        whole, free = self._case(situation), self._free_effects()
        if whole.verdict is Verdict.YES and situation in STOPPABLE:
            return self._stopping_effect(situation, whole)
        if whole.verdict is Verdict.YES or situation not in REACHED or len(free) < MANY:
            return whole
        found: list[Case] = []
        for self.only in free:
            found.append(replace(self._case(situation), effect=self.only))
        self.only = None
        verdicts = [case.verdict for case in found]
        if Verdict.YES in verdicts:
            return found[verdicts.index(Verdict.YES)]
        return Case(situation, Verdict.DECLINED) if Verdict.DECLINED in verdicts else whole

    def _stopping_effect(self, situation: Situation, whole: Case) -> Case:
        """The case of the effect that stops what the other card does; `whole` for none."""
        many = len(list(uses(self.asked)))
        if whole.stops in (None, Stops.STOPPED) or self.only is not None or many < MANY:
            return whole
        for index in dict.fromkeys(use.index for use in uses(self.asked)):
            self.only = index
            case = self._case(situation)
            if case.stops is Stops.STOPPED:
                whole = replace(case, effect=index)
                break
        self.only = None
        return whole

    def _free_effects(self) -> list[int]:
        """The effects that wait for nothing, where all of them are asked about."""
        if self.only is not None:
            return []
        return [
            use.index
            for use in uses(self.asked)
            if use.trigger is None and use.effect.when is None
        ]

    def _case(self, situation: Situation) -> Case:
        found: list[Case] = []
        for seat in (SEATS[1], SEATS[0]):
            try:
                case = self._of(situation, seat)
            except TooMuchWorkError:
                case = Case(situation, Verdict.DECLINED)
            if case.verdict is Verdict.YES:
                return case
            found.append(case)
        decided = [case for case in found if case.verdict is not Verdict.DECLINED]
        return decided[0] if decided else Case(situation, Verdict.DECLINED)

    def _of(self, situation: Situation, seat: Seat) -> Case:
        tried: list[Tried] = []
        tries = self._tries(situation, seat)
        for each in tries:
            if self._is_yes(situation, each):
                best, is_sure = self._stopping(situation, each, tries)
                least = self._least(situation, best)
                case = self._said(situation, Verdict.YES, least, seat)
                return replace(case, stops=least.stops if is_sure else None)
            tried.append(each)
        return self._no(situation, tried, seat)

    def _stopping(
        self, situation: Situation, first: Tried, others: Iterator[Tried]
    ) -> tuple[Tried, bool]:
        """The first of the positions in which the other card is stopped, else the `first`.

        Beside it whether all of them were looked at, as far as that was needed.
        """
        if situation not in STOPPABLE or first.stopped:
            return first, True
        purse, self.purse = self.purse, Purse(MOST_TO_STOP)
        try:
            for each in others:
                if each.stopped and self._is_yes(situation, each):
                    return each, True
        except TooMuchWorkError:
            return first, False
        finally:
            self.purse = purse
        return first, True

    def _is_yes(self, situation: Situation, tried: Tried) -> bool:
        offered = tried.chance.action is not None
        reached = tried.touched or tried.aimed
        return offered and (reached or situation not in REACHED)

    def _said(self, situation: Situation, verdict: Verdict, tried: Tried, seat: Seat) -> Case:
        return Case(
            situation,
            verdict,
            tried.position,
            tried.plan,
            seat == ASKER,
            tried.chance.number,
            tried.aim,
            tried.touched,
            tried.chance.bars,
        )

    def _no(self, situation: Situation, tried: Sequence[Tried], seat: Seat) -> Case:
        """No, where nothing on the table could change it or it is due to the other card."""
        if situation is Situation.ACTIVATED:
            tried = [each for each in tried if shows_enough(each.chance, self.about)]
        timely: Sequence[Tried] = [each for each in tried if not is_out_of_time(each.chance)]
        if depends_on_occasion(situation, self.asked):
            timely = tried if situation is Situation.DAMAGE_STEP else timely
        elif tried and not timely:
            least = self._least(situation, min(tried, key=lambda each: remoteness(each.chance)))
            return self._said(situation, Verdict.NO, least, seat)
        for each in timely:
            for about in self._instead(situation, each.plan.about):
                if self._is_due_to_about(situation, each, about):
                    least = self._least(situation, each, about)
                    return self._said(situation, Verdict.NO, least, seat)
        return Case(situation, Verdict.DECLINED)

    def _is_due_to_about(self, situation: Situation, tried: Tried, instead: Supply) -> bool:
        """Whether it would be yes with that card instead of the other one."""

        def swapped(name: str) -> str:
            return instead.name if name == self.about.name else name

        deeds = tuple(replace(deed, name=swapped(deed.name)) for deed in tried.plan.deeds)
        plan = replace(tried.plan, about=instead, deeds=deeds)
        position = replace(tried.position, about=instead)
        other = self._try(situation, position, replace(tried, plan=plan))
        return other is not None and self._is_yes(situation, other)

    def _instead(self, situation: Situation, about: Supply) -> Iterator[Supply]:
        """What could stand instead of the other card: it turned over, or a plain one.

        Where it only lies, that may be a card of another kind.
        """
        cast, about = self.cast, replace(about, materials=())
        is_monster, is_up = self.about.is_monster, situation is Situation.FACE_UP
        if is_monster and situation in (Situation.SET, Situation.FACE_UP):
            yield replace(about, stance=Stance.FACE_DOWN if is_up else None)
        names: tuple[str, ...] = ()
        if is_monster or is_up:
            names = (cast.middling, cast.weak, cast.strong, cast.ignition)
        if not is_monster:
            names = (cast.spell if self.about.kind is Kind.SPELL else cast.trap, *names)
        yield from (replace(about, name=name) for name in names if name != about.name)
        if is_up:
            others = (name for name in lasting(self.book) if name != about.name)
            yield from (replace(about, name=name, stance=None, face_up=True) for name in others)

    # Positions

    def _tries(self, situation: Situation, seat: Seat) -> Iterator[Tried]:
        """Every position that comes to the situation, with what came of it.

        What is activated from somewhere without an occasion is not tried with one there.
        """
        used: set[Supply] = set()
        for plan in self.arranging.plans(situation, seat, self.only):
            if plan.about in used:
                continue
            for position in self.arranging.positions(plan):
                for tried in self._each_aim(situation, position, plan):
                    if situation is Situation.ACTIVATED and not plan.deeds:
                        used.add(plan.about)
                    yield tried

    def _each_aim(
        self, situation: Situation, position: Position, plan: Plan
    ) -> Iterator[Tried]:
        """What comes of the position by each of the first choices that the other player has."""
        for aim in range(AIMS):
            course = self._begin(position, plan, situation, aim=aim)
            tried = self._outcome(course, position, plan)
            if tried is None:
                return
            yield tried
            if not course.has_chosen:
                return

    def _try(self, situation: Situation, position: Position, tried: Tried) -> Tried | None:
        """Play another position like one before; None where it does not come that far.

        The same position is played once.
        """
        key = position, tried.plan, tried.aim, situation, self.only
        if key not in self._played:
            course = self._begin(position, tried.plan, situation, aim=tried.aim)
            self._played[key] = self._outcome(course, position, tried.plan)
        return self._played[key]

    def _outcome(self, course: Course, position: Position, plan: Plan) -> Tried | None:
        """Play the position; None where it does not come to the situation."""
        chance = course.to_chance()
        if chance is None:
            if not course.chances:
                return None
            return Tried(position, plan, nearest(course.chances), aim=course.aim)
        about, before = course.laid.about, len(course.events)
        seen = look(course.laid.duel, about)
        course.take(chance)
        events = course.events[before:]
        changed = look(course.laid.duel, about) != seen
        touched = was_negated(events, about) or was_moved(events, about)
        touched = touched or (changed and course.situation in LYING)
        aimed = was_targeted(events, about)
        stopped = self._was_stopped(course, position, plan, chance, events)
        return Tried(position, plan, chance, touched, aimed, course.aim, stopped)

    def _was_stopped(
        self,
        course: Course,
        position: Position,
        plan: Plan,
        chance: Chance,
        events: Sequence[Event],
    ) -> bool | None:
        """Whether nothing came of what the other card did, though without the card it would."""
        if course.situation not in STOPPABLE:
            return None
        stopped = was_stopped(course.situation, events, course.laid.about)
        if stopped is not None:
            return stopped
        alone = self._begin(position, plan, course.situation, aim=course.aim)
        if alone.to_chance(chance.number) is None:
            return None
        before = len(alone.events)
        alone.take(replace(chance, action=None))
        left = was_stopped(course.situation, alone.events[before:], alone.laid.about)
        return None if left is None else not left

    def _least(
        self, situation: Situation, tried: Tried, instead: Supply | None = None
    ) -> Tried:
        """The position without whatever can be left away while the answer stays the same.

        With a card `instead` of the other one it has to stay yes for that one too. Where no
        more work may be done, the rest of it stays.
        """
        props = set(tried.plan.props)
        with suppress(TooMuchWorkError):
            for supply in tried.position.supplies:
                if supply not in props:
                    tried = self._without(supply, situation, tried, instead)
        return tried

    def _without(
        self, supply: Supply, situation: Situation, tried: Tried, instead: Supply | None
    ) -> Tried:
        """The same without that card, where the answer stays; else as it is."""
        rest = list(tried.position.supplies)
        rest.remove(supply)
        position = replace(tried.position, supplies=tuple(rest))
        fewer = self._try(situation, position, tried)
        if fewer is None:
            return tried
        if instead is None:
            stays = is_same(fewer, tried)
        else:
            stays = not self._is_yes(situation, fewer) and self._is_due_to_about(
                situation, fewer, instead
            )
        return fewer if stays else tried

    def _begin(
        self,
        position: Position,
        plan: Plan,
        situation: Situation,
        aim: int = 0,
        hears: Callable[[Laid, Told], None] | None = None,
    ) -> Course:
        self.purse.spend(LAYING)
        laid = Laid(position, self.rules, self.book)
        deeds = deque(plan.deeds)
        is_occasion = plan.lies is not None
        course = Course(laid, situation, self.purse, deeds, self.only, hears, aim, is_occasion)
        course.start()
        return course

    def again(self, case: Case, hears: Callable[[Laid, Told], None]) -> tuple[Course, Chance]:
        """Play the position of the case to its chance; raise ValueError where it has none."""
        if case.position is None or case.plan is None:
            raise ValueError("a declined case has no position")
        self.purse, only = Purse(MOST_WORK), self.only
        self.only = only if case.effect is None else case.effect
        course = self._begin(case.position, case.plan, case.situation, case.aim, hears)
        self.only = only
        chance = course.to_chance(case.chance)
        assert chance is not None
        return course, chance
