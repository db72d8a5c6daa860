"""Reading what keeps negation off: which cards are unaffected by what negates."""

from engine.core.remembering import once_for_each
from engine.yugioh.asked import holds, means
from engine.yugioh.facts.pointing import points_at, still_holds_of
from engine.yugioh.field.places import acts_as, effects_now
from engine.yugioh.language import (
    CardText,
    Continuous,
    Named,
    Noun,
    OfArchetype,
    Place,
    ThisCard,
    Whose,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Unaffected, among
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.originals import Renames
from engine.yugioh.state.saying import printed_claims
from engine.yugioh.state.speaker import Speaker


def is_exempt(card: Card, by: Speaker, duel: Duel) -> bool:
    """Whether `card` is unaffected by the negating card (MR-GLOS-05).

    What was pointed at it, and lasts, came when it was affected, and goes on. So does what
    there was before the card, which cannot say then that it is unaffected (Q&A 23897).
    """
    if by.is_lasting and points_at(by, card):
        return False
    speaker = Speaker(card, card.controller)
    own = [
        (claim, speaker)
        for effect in effects_of(effects_now(card), Continuous)
        for claim in among(printed_claims(effect.fact), Unaffected)
        if isinstance(claim.who, ThisCard) and card.since <= since_when(by)
        if effect.condition is None or holds(effect.condition, duel, speaker)
    ]
    lasting = [
        (claim, lasting.speaker)
        for lasting in duel.state.lingering.facts
        for claim in lasting.claims
        if isinstance(claim, Unaffected)
        and means(claim.who, duel, lasting.speaker, card)
        and still_holds_of(claim.who, card, lasting.speaker)
    ]
    return any(shuts_out(claim, speaker, by, duel) for claim, speaker in (*own, *lasting))


def since_when(by: Speaker) -> int:
    """The moment from which it negates."""
    return by.since if by.is_lasting else by.card.since


def shuts_out(claim: Unaffected, speaker: Speaker, by: Speaker, duel: Duel) -> bool:
    """Whether what `speaker` says keeps off the effects of `by`, of whomever it is said."""
    if claim.by is not None and not acts_as(claim.by, by.card):
        return False
    if claim.but and means(claim.but, duel, speaker, by.card):
        return False
    if claim.only and not means(claim.only, duel, speaker, by.card):
        return False
    mine = speaker.player == by.player
    return claim.of is None or mine is (claim.of is Whose.YOURS)


@once_for_each
def names_itself(text: CardText) -> bool:
    """Whether an effect of the card gives it another name on the field."""
    return any(
        isinstance(claim.who, ThisCard)
        for effect in effects_of(text.effects, Continuous)
        if effect.where is Place.FIELD
        for claim in among(printed_claims(effect.fact), Renames)
    )


@once_for_each
def asks_for_name(noun: Noun) -> bool:
    """Whether it describes cards by what they are called."""
    return any(isinstance(part, Named | OfArchetype) for part in parts(noun))


@once_for_each
def shields(text: CardText) -> bool:
    """Whether the card says of others that they are unaffected."""
    return any(
        not isinstance(claim.who, ThisCard)
        for effect in effects_of(text.sentences, Continuous)
        for claim in among(printed_claims(effect.fact), Unaffected)
    )
