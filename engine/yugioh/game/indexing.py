"""The index of a duel: its cards by what they can do, which their texts tell.

Belongs here: what a text tells of its card before anybody plays, found once for each duel.
Does not belong here: what depends on the table or on other cards. A card that is not of the
duel, nor among those its setup names, is not indexed: else a new card in the game would change
old duels.
"""

from collections.abc import Iterator, Sequence

from engine.core.remembering import once_for_each
from engine.yugioh.asked import minds_the_moment
from engine.yugioh.chain.attempts import Station, in_main_phase
from engine.yugioh.facts.exempting import shields
from engine.yugioh.formats.decks import Book
from engine.yugioh.language import (
    CardText,
    Continuous,
    Counter,
    Effect,
    Fact,
    Maintained,
    OnlyOne,
    Place,
    Remains,
    Step,
    Trigger,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.card_index import ByEvent, CardIndex
from engine.yugioh.state.claims import (
    Checks,
    Holds,
    Negates,
    Repeats,
    Reveals,
    Seizes,
    Wakens,
    among,
)
from engine.yugioh.state.effect_index import RESPONDING_FROM, EffectUse
from engine.yugioh.state.events.chain import LinkResolving
from engine.yugioh.state.saying import claims_of, printed_claims
from engine.yugioh.state.spots import CardId
from engine.yugioh.summoning.tributes import comes_freely
from engine.yugioh.words.counters import capacity
from engine.yugioh.words.effects.base import rules_of_effect
from engine.yugioh.words.effects.uses import shown_as_drawn, uses
from engine.yugioh.words.triggers.base import awaited, by_event


def index_cards(cards: Sequence[Card], book: Book) -> CardIndex:
    """The cards by what they can do; good for the whole of a duel.

    `book` is what the duel knows: of its cards players might hold any.
    """
    by_text = {card.own.passcode: uses(card.own) for card in cards}
    all_uses = tuple(by_text[card.own.passcode] for card in cards)
    pairs = [(card, use) for card in cards for use in all_uses[card.id]]
    triggering = tuple((card, use) for card, use in pairs if use.trigger is not None)
    hidden, hidden_by = from_hands(book)
    sources = tuple(card for card in cards if holds_facts(card.own))
    return CardIndex(
        uses=all_uses,
        fast=_fast(all_uses),
        triggering=triggering,
        triggering_by=by_event([use.trigger for _, use in triggering if use.trigger]),
        shown_as_drawn=tuple(each for text in book.values() for each in shown_as_drawn(text)),
        from_hands=hidden,
        from_hands_by=hidden_by,
        sources=sources,
        negating=tuple(card for card in sources if negates(card.own)),
        shielding=tuple(card for card in sources if shields(card.own)),
        watching=tuple(card for card in cards if acts_of_itself(card.own)),
        counting=tuple(card for card in cards if holds_counters(card.own)),
        posing=tuple(card for card in cards if holds_positions(card.own)),
        seizing=tuple(card for card in cards if gives_control(card.own)),
        waking=tuple(card for card in cards if wakens(card.own)),
        lone=tuple(card for card in cards if effects_of(card.own.effects, OnlyOne)),
        forcing=any(use.is_forced for _, use in pairs),
        revealing=tuple(card for card in cards if reveals_hands(card.own)),
        maintained=tuple(card for card in cards if is_maintained(card.own)),
        counting_turns=tuple(card for card in cards if counts_turns(card.own)),
        used_in_graveyard=_used_in_graveyard(cards),
        forestalling=any(forestalls(card.own) for card in cards),
        minding=any(holds_for_a_moment(card.own) for card in sources),
        becoming=tuple(card for card in cards if becomes_monster(card.own)),
        free_comers=tuple(card for card in cards if comes_freely(card)),
    )


def _fast(
    all_uses: Sequence[Sequence[EffectUse]],
) -> dict[Place, tuple[tuple[EffectUse, ...], ...]]:
    """By the place from which, and by ID: the uses that can respond."""
    return {
        place: tuple(tuple(u for u in each if u.responds_from(place)) for each in all_uses)
        for place in RESPONDING_FROM
    }


def _used_in_graveyard(cards: Sequence[Card]) -> frozenset[CardId]:
    """Those of which something can be tried in the Graveyard in an open Main Phase."""
    used = (card for card in cards if Station.GRAVEYARD in in_main_phase(card.own))
    return frozenset(card.id for card in used)


def from_hands(book: Book) -> tuple[tuple[EffectUse, ...], ByEvent]:
    """The uses of all cards of the book that are triggered in the hand, and by which events."""
    found = tuple(use for text in book.values() for use in uses(text) if use.from_hand)
    return found, by_event([use.trigger for use in found if use.trigger])


@once_for_each
def holds_facts(text: CardText) -> bool:
    """Whether something holds while the card is face-up on the field."""
    return any(rules_of_effect(effect).may_hold for effect in text.sentences)


@once_for_each
def negates(text: CardText) -> bool:
    """Whether the card negates the effects of others while it is face-up."""
    held = effects_of(text.sentences, Continuous)
    return any(any(among(printed_claims(effect.fact), Negates)) for effect in held)


@once_for_each
def holds_for_a_moment(text: CardText) -> bool:
    """Whether something the card says holds only as something has just happened."""
    return any(map(minds_the_moment, effects_of(text.sentences, Continuous)))


@once_for_each
def holds_counters(text: CardText) -> bool:
    """Whether counters can be placed on the card."""
    return any(capacity(text, counter) for counter in Counter)


@once_for_each
def becomes_monster(text: CardText) -> bool:
    """Whether the card may be a monster beside what it is."""
    said = (part for effect in text.effects for part in parts(effect))
    return any(isinstance(part, Step) and part.makes_monster for part in said)


@once_for_each
def is_maintained(text: CardText) -> bool:
    """Whether somebody has to pay for the card while it lies face-up."""
    return bool(effects_of(text.sentences, Maintained))


@once_for_each
def counts_turns(text: CardText) -> bool:
    """Whether the card remains on the field for some turns."""
    return bool(effects_of(text.effects, Remains))


@once_for_each
def reveals_hands(text: CardText) -> bool:
    """Whether a player may have to keep their hand revealed because of the card."""
    return any(any(among(claims_of(fact), Reveals)) for fact in _facts(text.sentences))


@once_for_each
def holds_positions(text: CardText) -> bool:
    """Whether monsters may be held in a battle position because of the card."""
    return any(any(among(claims_of(fact), Holds)) for fact in _facts(text.sentences))


@once_for_each
def gives_control(text: CardText) -> bool:
    """Whether the card gives control of monsters while it is face-up."""
    return any(any(among(claims_of(fact), Seizes)) for fact in _facts(text.sentences))


@once_for_each
def wakens(text: CardText) -> bool:
    """Whether the card has Geminis count as Normal Summoned again while it is face-up."""
    return any(any(among(claims_of(fact), Wakens)) for fact in _facts(text.sentences))


@once_for_each
def acts_of_itself(text: CardText) -> bool:
    """Whether something on the card happens without being activated, now or later."""
    if any(rules_of_effect(effect).acts_of_itself for effect in text.effects):
        return True
    said = [claims_of(fact) for fact in _facts(text.effects)]
    return any(any(among(each, kind)) for each in said for kind in (Checks, Repeats))


@once_for_each
def forestalls(text: CardText) -> bool:
    """Whether something on the card happens before an effect comes to be applied."""
    said = (part for effect in text.effects for part in parts(effect))
    whens = [part for part in said if isinstance(part, Trigger)]
    return any(LinkResolving in awaited(when) for when in whens)


def _facts(effects: Sequence[Effect]) -> Iterator[Fact]:
    """Every fact that the effects speak of."""
    said = (part for effect in effects for part in parts(effect))
    return (part for part in said if isinstance(part, Fact))
