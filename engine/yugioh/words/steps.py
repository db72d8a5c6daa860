"""What the engine can ask of a step, whichever it is."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar, get_type_hints

from engine.core.entering import enter
from engine.yugioh.asked import all_that
from engine.yugioh.language import Deed, Noun, Position, Step, Timing
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import finds

S = TypeVar("S", bound=Step)


DONE, NOT_DONE = Done(True), Done(False)


class StepRules(ABC, Generic[S]):
    """All that the engine knows of one kind of step."""

    nouns: tuple[str, ...] = ()
    """The fields of the step that are nouns."""
    frees_zones = False
    """Whether it makes room for a monster that comes after it."""

    answers_last = False
    """Whether it undoes, or turns aside, what was activated last."""
    denies = False
    """Whether it negates the activation that it answers."""
    needs = ""
    """The ID of the rule that says what it needs, where it has one of its own."""
    costs = ""
    """The ID of the rule that says what it needs as a cost, where it has one of its own."""

    def could(self, step: S, duel: Duel, speaker: Speaker) -> bool:
        """Whether it could do anything; an effect that cannot may not start.

        By default, whether there are cards for each of its nouns.
        """
        return all(finds(getattr(step, name), duel, speaker) for name in self.nouns)

    def in_vain(self, step: S, duel: Duel, speaker: Speaker) -> Step | None:
        """Which of its parts keeps it from doing anything; None if it has none."""
        return None

    def suits(self, step: S, card: Card) -> bool:
        """Whether `card` can be the target of an effect that does this; by default any."""
        return True

    def may_target(self, step: S, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """Whether an effect that does this alone may target `card` as things stand."""
        return True

    def room_for_targets(self, step: S, duel: Duel, speaker: Speaker) -> int | None:
        """How many of the targets it finds room for; None where that does not matter."""
        return None

    def could_follow(self, step: S, first: Step, duel: Duel, speaker: Speaker) -> bool:
        """Whether it may be looked for after `first`; by default it is, come what may."""
        return True

    def has_room(self, step: S, duel: Duel, speaker: Speaker) -> bool:
        """Whether the speaker has the room or the cards to draw that it takes; all see that."""
        return True

    def shows(self, step: S) -> Noun | None:
        """The cards that it lets the player see, if it does nothing else."""
        return None

    def includes(self, step: S) -> Sequence[Deed]:
        """What an effect with this step includes, for what answers an effect that does."""
        return ()

    def calls_off_attack(self, step: S) -> bool:
        """Whether it takes the harm out of an attack under way."""
        return False

    def timings(self, step: S) -> tuple[Timing, ...]:
        """The timings of the Damage Step that are open to what says it, wherever it stands."""
        return ()

    def destroys(self, step: S) -> Noun | None:
        """The cards that it destroys."""
        return None

    def chances(self, step: S) -> Sequence[Step]:
        """The steps of which chance chooses one."""
        return ()

    def removes(self, step: S) -> Noun | None:
        """The cards that are then no longer where they were, or no longer their player's."""
        return None

    def upon_denial(self, step: S) -> Step | None:
        """What is done only if it negates the activation that it answers."""
        return None

    def left_out(self, step: S, speaker: Speaker) -> Step | None:
        """What the moment of its activation has ruled out of it."""
        return None

    def is_doubtful(self, step: S, speaker: Speaker) -> bool:
        """Whether nobody can tell yet whether what is within it will be done."""
        return False

    def aimless(self, step: S) -> Sequence[Step]:
        """What of it is still done once all targets are lost."""
        return ()

    def returns_to_hand(self, step: S) -> Noun | None:
        """The cards that it returns to the hand."""
        return None

    def returns(self, step: S) -> Noun | None:
        """The cards that it returns to a hand or a Deck."""
        return None

    def shares(self, step: S) -> Sequence[Step]:
        """The steps of which it consists, where it is a cost."""
        return (step,)

    def along_with(self, step: S, other: S) -> Step | None:
        """What takes as much as both, where both draw on the same stock."""
        return None

    def weighs_each(self, step: S) -> bool:
        """Whether what it could do depends on which single cards of its player are there."""
        return False

    def takes(self, step: S) -> Noun | None:
        """The cards that it takes from where they are, where it is a cost."""
        return None

    def takeable(self, step: S, duel: Duel, speaker: Speaker) -> list[Card]:
        """All cards that it could take so."""
        noun = self.takes(step)
        return [] if noun is None else all_that(noun, duel, speaker)

    def summons(self, step: S) -> Noun | None:
        """The cards that it Special Summons to the field of its player."""
        return None

    def seizes(self, step: S) -> Noun | None:
        """The monsters that change sides by it."""
        return None

    def turns(self, step: S) -> Noun | None:
        """The monsters whose battle position it changes."""
        return None

    def turns_to(self, step: S) -> Position | None:
        """The position to which it turns them; None for the other one."""
        return None

    def gain(self, step: S, duel: Duel, speaker: Speaker) -> int | None:
        """By how much it raises ATK; None if it does not."""
        return None

    def burns(self, step: S) -> int:
        """The damage that it inflicts to the opponent, where the text gives a number."""
        return 0

    @abstractmethod
    async def carry_out(self, step: S, duel: Duel, speaker: Speaker) -> Done:
        """Do it."""

    def worth(self, step: S, prospect: Prospect) -> int:
        """What it is worth to the built-in opponent, in points of ATK; by default nothing."""
        return 0


STEPS: dict[type[Step], StepRules[Any]] = {}
"""The rules of each kind of step."""


def register(word: type[S], rules: StepRules[S]) -> None:
    """Make `rules` known as those of the word; TypeError where it has some."""
    rules.nouns = tuple(
        name
        for name, kind in get_type_hints(word).items()
        if isinstance(kind, type) and issubclass(kind, Noun)
    )
    enter(STEPS, word, rules)


def could(step: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether the step could do anything, or be paid, now."""
    return STEPS[type(step)].could(step, duel, speaker)


def suits(step: Step | None, card: Card) -> bool:
    """Whether `card` can be the target of an effect that does this."""
    return step is None or STEPS[type(step)].suits(step, card)


def may_target(step: Step | None, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether an effect that does this alone may target `card` as things stand."""
    return step is None or STEPS[type(step)].may_target(step, duel, speaker, card)


def room_for_targets(step: Step | None, duel: Duel, speaker: Speaker) -> int | None:
    """How many targets an effect that does this finds room for, where that matters."""
    return None if step is None else STEPS[type(step)].room_for_targets(step, duel, speaker)


def could_follow(step: Step, first: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether the step may be looked for after `first`."""
    return STEPS[type(step)].could_follow(step, first, duel, speaker)


def has_room_for(step: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether the speaker has what the step takes and everybody sees: room, cards to draw."""
    return STEPS[type(step)].has_room(step, duel, speaker)


def steps_in(step: Step) -> Iterator[Step]:
    """The step and all that are said within it."""
    return (part for part in parts(step) if isinstance(part, Step))


def rules_of(step: Step) -> StepRules[Any]:
    """All that the engine knows of a step of that kind."""
    return STEPS[type(step)]


def parts_of_cost(cost: Step) -> Sequence[Step]:
    """Each step that has to be paid; what draws on the same stock, as one."""
    shares = rules_of(cost).shares(cost)
    if len(shares) == 1:
        return shares
    found: list[Step] = []
    for step in (each for share in shares for each in parts_of_cost(share)):
        joined = [(n, _along_with(other, step)) for n, other in enumerate(found)]
        n, both = next(((n, both) for n, both in joined if both is not None), (0, None))
        if both is None:
            found.append(step)
        else:
            found[n] = both
    return found


def _along_with(step: Step, other: Step) -> Step | None:
    return rules_of(step).along_with(step, other) if type(step) is type(other) else None


async def carry_out(step: Step, duel: Duel, speaker: Speaker) -> Done:
    """Do it; return what came of it."""
    return await STEPS[type(step)].carry_out(step, duel, speaker)


def worth(step: Step, prospect: Prospect) -> int:
    """What carrying out the step is worth to the speaker, in points of ATK."""
    return STEPS[type(step)].worth(step, prospect)
