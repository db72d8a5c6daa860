"""Reading what an activated effect includes: does it search, or would it destroy?"""

from collections.abc import Iterator, Sequence

from engine.yugioh.asked import (
    NounRules,
    Settled,
    all_that,
    means,
    proves_to_be,
    register_noun,
)
from engine.yugioh.language import (
    Among,
    Cards,
    Choose,
    Deed,
    Every,
    Lot,
    Node,
    Noun,
    Place,
    Step,
    Subject,
    ThatCard,
    Threatened,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.changes import Change
from engine.yugioh.words.reached import how_many, is_of, names_deck
from engine.yugioh.words.steps import Hinge, effects_on, rules_of, steps_in, whom

FROM_DECK = {
    Change.ADDED: Deed.ADD_FROM_DECK,
    Change.SENT: Deed.SEND_FROM_DECK,
    Change.SUMMONED: Deed.SUMMON_FROM_DECK,
}
"""What an effect includes that does this to cards of a Deck."""


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
    return any(deed is each for step in steps for each in _deeds(step))


def _deeds(step: Step) -> Iterator[Deed]:
    """What an effect with this step includes, for what answers an effect that does."""
    yield from rules_of(step).includes(step)
    for does in effects_on(step):
        if does.how is Change.SUMMONED:
            yield Deed.SUMMON
        if does.how in FROM_DECK and isinstance(does.what, Noun) and names_deck(does.what):
            yield FROM_DECK[does.how]


def destroyed_by(such: Cards, link: Link, duel: Duel, speaker: Speaker) -> list[Card]:
    """Which of these cards, as the speaker knows them, the effect of that link destroys.

    What its player will choose only as it resolves is not known yet.
    """
    do = link.effect.do
    if do is None:
        return []
    struck = [noun for step in steps_in(do) for noun in _struck_by(step)]
    cards = dict.fromkeys(card for noun in struck for card in _prey(do, noun, link, duel))
    return [card for card in cards if proves_to_be(such, duel, speaker, card)]


def destroys_so_many(least: int, such: Cards, link: Link, duel: Duel, speaker: Speaker) -> bool:
    """Whether the effect of that link destroys at least so many of these cards.

    That holds whatever chance decides; what a player is free to do does not count.
    """
    do = link.effect.do
    if do is None:
        return False
    hinges = rules_of(do).hinges(do, link.speaker)
    chances = [each for each, hinge in hinges if hinge is Hinge.CHANCE] or [do]
    return all(_how_many(each, such, link, duel, speaker) >= least for each in chances)


def _how_many(do: Step, such: Cards, link: Link, duel: Duel, speaker: Speaker) -> int:
    """How many of these cards it destroys, those that its player has to choose yet too.

    Of a choice among others, too, those count for which too few others are there (Q&A 14450).
    """
    in_doubt = list(_hanging(do, link.speaker, Hinge.IN_DOUBT))
    steps = [step for step in steps_in(do) if not any(step is each for each in in_doubt)]
    known: dict[Card, None] = {}
    chosen = 0
    for noun in (each for step in steps for each in whom(step, Change.DESTROYED)):
        there = _prey(do, noun, link, duel)
        meant = [card for card in there if proves_to_be(such, duel, speaker, card)]
        if not isinstance(noun, Choose):
            known.update(dict.fromkeys(meant))
        elif not noun.up_to:
            others = len(there) - len(meant)
            chosen += max(0, min(how_many(noun, duel, link.speaker), len(there)) - others)
    return len(known) + chosen


def _prey(do: Step, struck: Noun, link: Link, duel: Duel) -> list[Card]:
    """The cards that a step of the effect destroys, or has its player choose from.

    Of those that it looks at first, they are the ones that lie open on the field (Q&A 14572).
    """
    if any(is_of(Lot.SEEN, each) for each in parts(struck)):
        return _seen_on_field(do, struck, link, duel)
    return all_that(struck.of if isinstance(struck, Choose) else struck, duel, link.speaker)


def _struck_by(step: Step) -> list[Noun]:
    return [noun for noun in whom(step, Change.DESTROYED) if not isinstance(noun, Choose)]


class ThreatenedRules(NounRules[Threatened]):
    """These cards, as far as the effect that is answered would destroy them."""

    settled = Settled.WHEN_DONE

    def means(self, noun: Threatened, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return card in self.all_that(noun, duel, speaker)

    def all_that(self, noun: Threatened, duel: Duel, speaker: Speaker) -> list[Card]:
        if speaker.link < 2:
            return []
        answered = duel.state.chain.links[speaker.link - 2]
        return destroyed_by(noun.of, answered, duel, speaker)


register_noun(Threatened, ThreatenedRules())


def said_now(do: Step, link: Link) -> Iterator[Node]:
    """All that the effect says, except for what the moment of its activation has ruled out."""
    ruled_out = list(_hanging(do, link.speaker, Hinge.RULED_OUT))
    for part in parts(do):
        if not any(part is inner for inner in ruled_out):
            yield part


def _hanging(do: Step, speaker: Speaker, on: Hinge) -> Iterator[Node]:
    """All that is said within a step whose doing hangs on that."""
    for step in steps_in(do):
        for inner, hinge in rules_of(step).hinges(step, speaker):
            if hinge is on:
                yield from parts(inner)


def would_destroy_on_field(do: Step, link: Link, duel: Duel) -> bool:
    """Whether it destroys what is on the field; what is activated is not there yet.

    Where chance decides, it has to destroy something whatever comes up; what a player is
    free to do, or what depends on a card that lies face-down, is not certain to come.
    """
    hinges = rules_of(do).hinges(do, link.speaker)
    chances = [each for each, hinge in hinges if hinge is Hinge.CHANCE]
    if chances:
        return all(
            would_destroy_on_field(each, link, duel) and _finds_prey(each, link, duel)
            for each in chances
        )
    denied = list(_hanging(do, link.speaker, Hinge.DENIAL))
    in_doubt = list(_hanging(do, link.speaker, Hinge.IN_DOUBT))
    for step in steps_in(do):
        if any(step is each for each in in_doubt):
            continue
        upon_denial = any(step is each for each in denied)
        for struck in whom(step, Change.DESTROYED):
            if _would_strike(do, struck, link, duel, upon_denial=upon_denial):
                return True
    return False


def _would_strike(do: Step, struck: Noun, link: Link, duel: Duel, *, upon_denial: bool) -> bool:
    """Whether any of what a step of the effect destroys lies on the field."""
    if upon_denial:
        return _answers_effect_on_field(link, duel)
    if any(is_of(Lot.SEEN, each) for each in parts(struck)):
        return bool(_seen_on_field(do, struck, link, duel))
    return _is_on_field(struck, link) and _is_there(struck, link, duel)


def _is_there(noun: Noun, link: Link, duel: Duel) -> bool:
    """Whether there is any now, where the noun means all that there are."""
    return not isinstance(noun, Every) or bool(all_that(noun, duel, link.speaker))


def _seen_on_field(do: Step, struck: Noun, link: Link, duel: Duel) -> list[Card]:
    """Which of these monsters, face-up on the field, are among what will be looked at."""
    seen = [noun for step in steps_in(do) for noun in whom(step, Change.SEEN)]
    near = [card for noun in seen for card in all_that(noun, duel, link.speaker)]
    open_ones = [card for card in near if card.place is Place.FIELD and card.face_up]
    sought = [part.such for part in parts(struck) if isinstance(part, Among)]
    return [
        card
        for card in open_ones
        if any(means(such, duel, link.speaker, card) for such in sought)
    ]


def _finds_prey(do: Step, link: Link, duel: Duel) -> bool:
    """Whether there is anything on the field now that it would destroy."""
    struck = (noun for step in steps_in(do) for noun in whom(step, Change.DESTROYED))
    return any(all_that(noun, duel, link.speaker) for noun in struck)


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
