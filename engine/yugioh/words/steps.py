"""What the engine can ask of a step, whichever it is.

Belongs here: what is asked of every step, and the verbs by which other rooms ask it.
Does not belong here: what one step answers, which is in its room, and a question for the sake
of one or two.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import Any, Generic, TypeVar, get_type_hints

from engine.core.changing import changed
from engine.core.entering import enter
from engine.core.remembering import once_for_each
from engine.yugioh.asked import all_that, speaks_of_targets
from engine.yugioh.language import (
    Deed,
    Joined,
    Kindred,
    Named,
    Noun,
    Place,
    Step,
    Whose,
    Within,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.changes import (
    FILLING,
    FREEING,
    PAYING,
    RESTING,
    VACATING,
    Change,
    Does,
)
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.reached import (
    finds,
    is_in_any,
    is_of_extra_deck,
    is_on_field,
    is_on_their_field,
    is_unseen,
    taken_from_deck,
)

S = TypeVar("S", bound=Step)


DONE, NOT_DONE = Done(True), Done(False)
WHERE_CARDS_WAIT = (Place.HAND, Place.DECK, Place.GRAVEYARD)


class Hinge(Enum):
    """On what it hangs whether a step that is said within another is done."""

    CHANCE = auto()
    """A coin or a die."""
    DENIAL = auto()
    """That the activation which is answered is negated."""
    IN_DOUBT = auto()
    """What nobody can tell yet: what a player wants, or what lies face-down."""
    LATER = auto()
    """That another time comes."""
    RULED_OUT = auto()
    """What the moment of its activation has settled: it will not be done."""


class StepRules(ABC, Generic[S]):
    """All that the engine knows of one kind of step."""

    nouns: tuple[str, ...] = ()
    """The fields of the step that are nouns."""

    answers_last = False
    """Whether it undoes, or turns aside, what was activated last."""
    needs = ""
    """The ID of the rule that says what it needs, where it has one of its own."""

    def effects_on(self, step: S) -> Sequence[Does]:
        """What it does by itself to which cards; what is said within it does its own."""
        return ()

    def hinges(self, step: S, speaker: Speaker) -> Iterable[tuple[Step, Hinge]]:
        """The steps said within it that are not simply done with it, and on what they hang."""
        return ()

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
        """Whether it may be looked for after `first`.

        By default it is, unless a hand or a Deck has to hold what it takes and does not: then
        only what `first` brings there could be that (FAQ 6512). Nor is it where nothing on the
        field is what it is done to, and `first` only takes cards away (FAQ 5343); nor where
        nothing on the opponent's is, and `first` only brings monsters to one's own (Q&A 9807).
        """
        nouns = [getattr(step, name) for name in self.nouns]
        if clears(first) and any(map(is_on_field, nouns)):
            return self.could(step, duel, speaker)
        if _only_comes(first) and any(map(is_on_their_field, nouns)):
            return self.could(step, duel, speaker)
        if not any(has_to_be_there(noun, first) for noun in nouns) or _fills(first):
            return True
        return self.could(step, duel, speaker)

    def has_room(self, step: S, duel: Duel, speaker: Speaker) -> bool:
        """Whether the speaker has the room or the cards to draw that it takes; all see that."""
        return True

    def includes(self, step: S) -> Sequence[Deed]:
        """What an effect with this step includes, besides what the cards it names tell."""
        return ()

    def calls_off_attack(self, step: S) -> bool:
        """Whether it takes the harm out of an attack under way."""
        return False

    def along_with(self, step: S, other: S) -> Step | None:
        """What takes as much as both, where both draw on the same stock."""
        return None

    def weighs_each(self, step: S) -> bool:
        """Whether what it could do depends on which single cards of its player are there."""
        return False

    def takeable(self, step: S, duel: Duel, speaker: Speaker) -> list[Card]:
        """All cards that it could take from where they are, where it is a cost."""
        nouns = _meant(self.effects_on(step), PAYING)
        return [card for noun in nouns for card in all_that(noun, duel, speaker)]

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


def once_freed(step: Step, first: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether the step could be done in the zone that `first` leaves by one of its cards."""
    return any(
        could(step, duel, changed(speaker, leaving=(*speaker.leaving, card)))
        for card in may_free(first, duel, speaker)
    )


def may_free(first: Step, duel: Duel, speaker: Speaker) -> list[Card]:
    """The cards of the speaker's field of which `first` may free a zone."""
    nouns = [noun for part in steps_in(first) for noun in whom(part, *FREEING)]
    cards = [card for noun in nouns for card in all_that(noun, duel, speaker)]
    if any(map(speaks_of_targets, nouns)) and not speaker.targets:
        cards = list(duel.state.field())
    return [card for card in cards if card.controller == speaker.player and card.row]


def has_room_for(step: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether the speaker has what the step takes and everybody sees: room, cards to draw."""
    return STEPS[type(step)].has_room(step, duel, speaker)


@once_for_each
def steps_in(step: Step) -> tuple[Step, ...]:
    """The step and all that are said within it."""
    return tuple(part for part in parts(step) if isinstance(part, Step))


@once_for_each
def measures_target(step: Step) -> bool:
    """Whether it asks of cards how they compare with its target, by numbers or name."""
    return any(
        isinstance(part, Kindred | Named | Within) and speaks_of_targets(part)
        for part in parts(step)
    )


def rules_of(step: Step) -> StepRules[Any]:
    """All that the engine knows of a step of that kind."""
    return STEPS[type(step)]


def effects_on(step: Step) -> Sequence[Does]:
    """What the step by itself does to which cards, or to which player."""
    return STEPS[type(step)].effects_on(step)


def whom(step: Step, *ways: Change) -> list[Noun]:
    """The cards to which the step by itself does one of these."""
    return _meant(effects_on(step), ways)


def _meant(effects: Sequence[Does], ways: Sequence[Change]) -> list[Noun]:
    return [does.what for does in effects if does.how in ways and isinstance(does.what, Noun)]


def draws(step: Step) -> int:
    """How many cards it draws, as far as that is printed."""
    drawing = [e for e in steps_in(step) if Deed.ADD_FROM_DECK in rules_of(e).includes(e)]
    counts = (getattr(each, "count", 0) for each in drawing)
    return sum(count for count in counts if isinstance(count, int))


def taken(step: Step) -> int:
    """How many cards it takes from the Deck of its player, but by drawing, as is printed."""
    done = (does for part in steps_in(step) for does in effects_on(part))
    nouns = (does.what for does in done if does.how is not Change.SEEN)
    return sum(taken_from_deck(noun) for noun in nouns if isinstance(noun, Noun))


def clears(step: Step) -> bool:
    """Whether it takes cards away, and brings none to the field."""
    done = [does for each in steps_in(step) for does in effects_on(each)]
    return bool(done) and all(does.how in VACATING for does in done)


def _only_comes(step: Step) -> bool:
    """Whether all that it does is to bring monsters to the field of its player."""
    done = [does for each in steps_in(step) for does in effects_on(each)]
    own = getattr(step, "to", Whose.YOURS) is Whose.YOURS
    return own and bool(done) and all(does.how is Change.SUMMONED for does in done)


def has_to_be_there(noun: Noun, first: Step) -> bool:
    """Whether it is looked for where nothing that `first` does could bring it.

    So are cards of a hand or a Deck; of either, where `first` brings none there, and of these
    and a Graveyard or of an Extra Deck, where it brings none anywhere (FAQ 13693, 10157, 9536,
    6440; Q&A 23183).
    """
    if is_unseen(noun):
        return True
    if is_in_any(noun, (Place.HAND, Place.DECK)):
        return not _fills(first)
    rests = all(_rests(each) for each in steps_in(first))
    return rests and (is_in_any(noun, WHERE_CARDS_WAIT) or is_of_extra_deck(noun))


def _rests(step: Step) -> bool:
    """Whether it is known of the step that it brings no card to where others wait."""
    told = effects_on(step)
    if isinstance(step, Joined) or STEPS[type(step)].calls_off_attack(step):
        return True
    return bool(told) and all(does.how in RESTING for does in told)


def _fills(step: Step) -> bool:
    """Whether it may bring cards to a hand or a Deck."""
    return draws(step) > 0 or any(
        does.how in FILLING for each in steps_in(step) for does in effects_on(each)
    )


def parts_of_cost(cost: Step) -> Sequence[Step]:
    """Each step that has to be paid; what draws on the same stock, as one."""
    if not isinstance(cost, Joined):
        return (cost,)
    found: list[Step] = []
    for step in (*parts_of_cost(cost.first), *parts_of_cost(cost.second)):
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
