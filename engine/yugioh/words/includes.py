"""Reading what an activated effect includes: does it search, or would it destroy?"""

from collections.abc import Iterator, Sequence

from engine.yugioh.asked import all_that, means
from engine.yugioh.language import (
    Among,
    Cards,
    Deed,
    Every,
    Lot,
    Node,
    Noun,
    Place,
    Step,
    Subject,
    ThatCard,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.words.reached import is_of
from engine.yugioh.words.steps import rules_of, steps_in


def includes_any(deeds: Sequence[Deed], link: Link, duel: Duel) -> bool:
    """Whether the effect of that link includes one of these; its cost does not count."""
    return any(includes(deed, link, duel) for deed in deeds)


def includes(deed: Deed, link: Link, duel: Duel) -> bool:
    """Whether the effect of that link includes it."""
    do = link.effect.do
    if do is None:
        return False
    if deed is Deed.DESTROY_ON_FIELD:
        return would_destroy_on_field(do, link, duel)
    steps = (part for part in said_now(do, link) if isinstance(part, Step))
    return any(deed in rules_of(step).includes(step) for step in steps)


def said_now(do: Step, link: Link) -> Iterator[Node]:
    """All that the effect says, except for what the moment of its activation has ruled out."""
    ruled_out = [
        inner
        for step in steps_in(do)
        if (out := rules_of(step).left_out(step, link.speaker)) is not None
        for inner in parts(out)
    ]
    for part in parts(do):
        if not any(part is inner for inner in ruled_out):
            yield part


def would_destroy_on_field(do: Step, link: Link, duel: Duel) -> bool:
    """Whether it destroys what is on the field; what is activated is not there yet.

    Where chance decides, it has to destroy something whatever comes up; what a player is
    free to do, or what depends on a card that lies face-down, is not certain to come.
    """
    chances = rules_of(do).chances(do)
    if chances:
        return all(
            would_destroy_on_field(each, link, duel) and _finds_prey(each, link, duel)
            for each in chances
        )
    denied = list(_done_upon_denial(do))
    in_doubt = list(_doubtful(do, link))
    for step in steps_in(do):
        struck = rules_of(step).destroys(step)
        if struck is None or any(step is each for each in in_doubt):
            continue
        if any(step is each for each in denied):
            if _answers_effect_on_field(link, duel):
                return True
        elif any(is_of(Lot.SEEN, each) for each in parts(struck)):
            if _sees_on_field(do, struck, link, duel):
                return True
        elif _is_on_field(struck, link) and _is_there(struck, link, duel):
            return True
    return False


def _done_upon_denial(do: Step) -> Iterator[Node]:
    """All that is said to be done if the activation that is answered is negated."""
    for step in steps_in(do):
        denied = rules_of(step).upon_denial(step)
        if denied is not None:
            yield from parts(denied)


def _doubtful(do: Step, link: Link) -> Iterator[Node]:
    """All that is said within a step of which nobody can tell yet whether it will be done."""
    for step in steps_in(do):
        if rules_of(step).is_doubtful(step, link.speaker):
            yield from parts(step)


def _is_there(noun: Noun, link: Link, duel: Duel) -> bool:
    """Whether there is any now, where the noun means all that there are."""
    return not isinstance(noun, Every) or bool(all_that(noun, duel, link.speaker))


def _sees_on_field(do: Step, struck: Noun, link: Link, duel: Duel) -> bool:
    """Whether one of these monsters, face-up on the field, is among what will be looked at."""
    looks = (rules_of(step).shows(step) for step in steps_in(do))
    seen = [noun for noun in looks if noun is not None]
    near = [card for noun in seen for card in all_that(noun, duel, link.speaker)]
    open_ones = [card for card in near if card.place is Place.FIELD and card.face_up]
    sought = [part.such for part in parts(struck) if isinstance(part, Among)]
    return any(means(such, duel, link.speaker, card) for such in sought for card in open_ones)


def _finds_prey(do: Step, link: Link, duel: Duel) -> bool:
    """Whether there is anything on the field now that it would destroy."""
    struck = (rules_of(step).destroys(step) for step in steps_in(do))
    return any(all_that(noun, duel, link.speaker) for noun in struck if noun is not None)


def _answers_effect_on_field(link: Link, duel: Duel) -> bool:
    answered = duel.state.chain.links[link.speaker.link - 2]
    return not answered.is_card and answered.speaker.card.place is Place.FIELD


def _is_on_field(noun: Noun, link: Link) -> bool:
    if isinstance(noun, ThatCard):
        return any(mark.card.place is Place.FIELD for mark in link.speaker.targets)
    if isinstance(noun, Subject):
        subject = link.speaker.subject
        return subject is not None and subject.card.place is Place.FIELD
    places = [part.place for part in parts(noun) if isinstance(part, Cards)]
    return not places or Place.FIELD in places or None in places
