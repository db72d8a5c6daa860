"""Reading what an activated effect includes: does it search, or would it destroy?"""

from collections.abc import Sequence

from engine.yugioh.language import (
    AddToHand,
    AndIfYouDo,
    CallCoin,
    Cards,
    DeckTop,
    Deed,
    Destroy,
    Draw,
    DrawUntil,
    NegateActivation,
    Noun,
    Place,
    RollDie,
    SendToGraveyard,
    SpecialSummon,
    Step,
    Subject,
    ThatCard,
)
from engine.yugioh.language.node import parts
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Link


def includes_any(deeds: Sequence[Deed], link: Link, duel: Duel) -> bool:
    """Tell whether the effect of that link includes one of these; its cost does not count."""
    return any(includes(deed, link, duel) for deed in deeds)


def includes(deed: Deed, link: Link, duel: Duel) -> bool:
    """Tell whether the effect of that link includes it."""
    do = link.effect.do
    if do is None:
        return False
    match deed:
        case Deed.ADD_FROM_DECK:
            return any(_adds_from_deck(part) for part in parts(do))
        case Deed.SUMMON_FROM_DECK:
            steps = (part for part in parts(do) if isinstance(part, SpecialSummon))
            return any(names_place(step.what, Place.DECK) for step in steps)
        case Deed.SEND_FROM_DECK:
            sent = (part for part in parts(do) if isinstance(part, SendToGraveyard))
            return any(names_place(step.what, Place.DECK) for step in sent)
    return would_destroy_on_field(do, link, duel)


def _adds_from_deck(part: object) -> bool:
    if isinstance(part, Draw | DrawUntil):
        return True
    return isinstance(part, AddToHand) and names_place(part.what, Place.DECK)


def names_place(noun: Noun, place: Place) -> bool:
    """Tell whether the noun looks for cards in that place."""
    return any(
        (isinstance(part, Cards) and part.place is place)
        or (isinstance(part, DeckTop) and place is Place.DECK)
        for part in parts(noun)
    )


def would_destroy_on_field(do: Step, link: Link, duel: Duel) -> bool:
    """Tell whether it destroys what is on the field; what is activated is not there yet.

    Where chance decides, it has to destroy something whatever comes up.
    """
    if isinstance(do, CallCoin | RollDie):
        return all(
            would_destroy_on_field(each, link, duel) and _finds_prey(each, link, duel)
            for each in do.outcomes
        )
    negating = [part for part in parts(do) if isinstance(part, AndIfYouDo)]
    for part in parts(do):
        if not isinstance(part, Destroy):
            continue
        answers = any(
            isinstance(join.first, NegateActivation) and part in parts(join.second)
            for join in negating
        )
        if answers:
            if _answers_effect_on_field(link, duel):
                return True
        elif _is_on_field(part.what, link):
            return True
    return False


def _finds_prey(do: Step, link: Link, duel: Duel) -> bool:
    """Tell whether there is anything on the field now that it would destroy."""
    struck = (part.what for part in parts(do) if isinstance(part, Destroy))
    return any(all_that(noun, duel, link.speaker) for noun in struck)


def _answers_effect_on_field(link: Link, duel: Duel) -> bool:
    answered = duel.state.chain[link.speaker.link - 2]
    return not answered.is_card and answered.speaker.card.place is Place.FIELD


def _is_on_field(noun: Noun, link: Link) -> bool:
    if isinstance(noun, ThatCard):
        return any(mark.card.place is Place.FIELD for mark in link.speaker.targets)
    if isinstance(noun, Subject):
        subject = link.speaker.subject
        return subject is not None and subject.card.place is Place.FIELD
    places = [part.place for part in parts(noun) if isinstance(part, Cards)]
    return not places or Place.FIELD in places or None in places
