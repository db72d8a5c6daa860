"""Reading what negates: which cards and which links of the chain have no effect now."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from engine.core.remembering import once_for_each
from engine.yugioh.asked import holds, means, pointed_at
from engine.yugioh.facts.exempting import (
    asks_for_name,
    is_exempt,
    names_itself,
    shuts_out,
    since_when,
)
from engine.yugioh.facts.pointing import points_at
from engine.yugioh.field.places import effects_now, is_in_column
from engine.yugioh.language import (
    Ability,
    Cards,
    CardText,
    Continuous,
    Effect,
    Fact,
    InColumn,
    Kind,
    Namesakes,
    Node,
    Place,
    Target,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.chain import Link
from engine.yugioh.state.claims import Negates, Unaffected, among
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.saying import printed_claims
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, Row, Spot

Negator = tuple[Negates, Speaker]
"""What negates, and who says so."""


def negators(duel: Duel) -> list[Negator]:
    """Everything that negates effects now; worked out anew when something has happened.

    What asks for it while it is being worked out, as a number does that a negated effect may
    change, is told of nothing.
    """
    held, now = duel.cache.negators, duel.timeline.revision
    if held.is_sought:
        return []
    if held.revision != now:
        held.is_sought = True
        try:
            held.all, held.revision = _in_force(duel), now
        finally:
            held.is_sought = False
    return held.all


def may_negate(duel: Duel) -> bool:
    """Whether effects may be negated now, at a glance."""
    lying = any(card.face_up and card.place is Place.FIELD for card in duel.index.negating)
    return lying or any(
        isinstance(claim, Negates)
        for each in duel.state.lingering.facts
        for claim in each.claims
    )


def is_negated(card: Card, duel: Duel) -> bool:
    """Whether the effects of `card`, face-up on the field, are negated."""
    return is_negated_by(negators(duel), card, duel)


def can_be_negated(card: Card, duel: Duel) -> bool:
    """Whether there are effects of `card`, face-up on the field, that are not negated yet.

    A Normal Monster has none, unless it is a Gemini (FAQ 13631).
    """
    text = card.text
    barren = text.is_monster and card.row in MONSTER_ROWS and not effects_now(card)
    if not card.face_up or (barren and Ability.GEMINI not in text.abilities):
        return False
    return not is_negated(card, duel)


def is_negated_as_itself(card: Card, duel: Duel) -> bool:
    """Whether what a monster still is besides, a Trap, has its effects negated.

    What negates those of monsters alone leaves it one (Q&A 12837, 13271, 23783).
    """
    return any(
        _reaches(claim, by, card, duel) and not _is_of_monsters(claim, by)
        for claim, by in negators(duel)
    )


def _is_of_monsters(claim: Negates, by: Speaker) -> bool:
    """Whether it speaks of monsters alone: what is pointed at, as what it was chosen."""
    if isinstance(claim.who, Cards):
        return claim.who.kind is Kind.MONSTER
    chosen = _silenced_by(by.card.text)
    return bool(chosen) and all(noun.kind is Kind.MONSTER for noun in chosen)


@once_for_each
def _silenced_by(text: CardText) -> tuple[Cards, ...]:
    """What the card chooses from whose effects it negates.

    That are the targets of the sentence that negates; else what it speaks of; else the targets
    of the other sentences.
    """
    said = [each for each in text.sentences if any(map(_negates, parts(each)))]
    places = (*map(_aim, said), *said, *map(_aim, text.sentences))
    return next(filter(None, map(_described, places)), ())


def _aim(effect: Effect) -> Target | None:
    return getattr(effect, "target", None)


def _described(said: Node | None) -> tuple[Cards, ...]:
    found = () if said is None else parts(said)
    return tuple(part for part in found if isinstance(part, Cards))


def _negates(part: Node) -> bool:
    return isinstance(part, Fact) and any(among(printed_claims(part), Negates))


def is_negated_by(said: Iterable[Negator], card: Card, duel: Duel) -> bool:
    """Whether one of those negates the effects of `card`, face-up on the field."""
    return any(_reaches(claim, by, card, duel) for claim, by in said)


def negators_without(duel: Duel, gone: Collection[Card]) -> list[Negator]:
    """Everything that goes on negating effects once those cards have left the field."""
    return _in_force(duel, gone)


def was_negated(card: Card, duel: Duel) -> bool:
    """Whether what a Spell or Trap says of its leaving the field is negated."""
    return not card.text.is_monster and any(
        isinstance(claim.who, Cards) and _means_off_field(claim.who, by, card, None, duel)
        for claim, by in negators(duel)
    )


def is_link_negated(link: Link, duel: Duel) -> bool:
    """Whether the effect of that link is negated as it resolves."""
    return _is_of_silenced(link) or any(
        _reaches_link(claim, by, link, duel) for claim, by in negators(duel)
    )


def _is_of_silenced(link: Link) -> bool:
    """Whether what destroyed its monster by battle negated its effects, which it used in the
    Monster Zone, or in the Graveyard to which that sent it (FAQ 5302).
    """
    then, used = link.speaker.card.fate.silenced, link.source.visit
    if then is None or not link.speaker.card.text.is_monster:
        return False
    fell = link.spot.place is Place.GRAVEYARD and used == then.visit + 1
    return fell or used == then.visit


def _in_force(duel: Duel, gone: Collection[Card] = ()) -> list[Negator]:
    """The negators that are not themselves negated; of two that are, by the elder."""
    settled = [
        (claim, lasting.speaker)
        for lasting in duel.state.lingering.facts
        for claim in lasting.claims
        if isinstance(claim, Negates) and not lasting.has_ended
    ]
    waiting = [said for said in _said(duel) if said[1].card not in gone]
    waiting = [said for said in waiting if not _is_hit(said, settled, duel)]
    waiting.sort(key=_age)
    while waiting:
        free = [said for said in waiting if not _is_hit(said, _others(said, waiting), duel)]
        chosen = free[0] if free else waiting[0]
        settled.append(chosen)
        waiting.remove(chosen)
        waiting = [said for said in waiting if not _is_hit(said, [chosen], duel)]
    return settled


def _age(said: Negator) -> tuple[int, bool]:
    """When its card came to lie face-up; of two that were laid out so, a monster came later."""
    card = said[1].card
    return card.since, card.text.is_monster


def _said(duel: Duel) -> Iterator[Negator]:
    for card in duel.index.negating:
        if not says_what_holds(card, duel):
            continue
        speaker = Speaker(card, card.controller)
        for effect in effects_of(effects_now(card), Continuous):
            for claim in among(printed_claims(effect.fact), Negates):
                if effect.condition is None or holds(effect.condition, duel, speaker):
                    yield claim, speaker


def speaks(card: Card, duel: Duel) -> bool:
    """Whether `card` is face-up on the field, and not waiting there to resolve.

    One that an effect has turned face-up says nothing before that effect has resolved
    (Q&A 6288, 12777, 16689).
    """
    state = duel.state
    if not card.face_up or card.place is not Place.FIELD or card.id in state.chain.turned_up:
        return False
    return not state.is_about_to_be_summoned(card) and not awaits_resolution(card, duel)


def says_what_holds(card: Card, duel: Duel) -> bool:
    """Whether the facts of `card` hold, unless negated: not those of a monster whose
    destruction a damage calculation has decided, though it is still on the field.
    """
    if not speaks(card, duel):
        return False
    battle = duel.state.battle
    doomed = () if battle is None else battle.doomed
    return not any(mark.card is card and mark.is_same for mark in doomed)


def awaits_resolution(card: Card, duel: Duel) -> bool:
    """Whether the activation of `card` itself has still to resolve, or was negated."""
    chain = duel.state.chain
    return any(
        link.is_card
        and link.speaker.card is card
        and (link.denied or not chain.resolving or index + 1 < chain.resolving)
        for index, link in enumerate(chain.links)
    )


def _others(said: Negator, waiting: list[Negator]) -> list[Negator]:
    return [other for other in waiting if other[1].card is not said[1].card]


def _is_hit(said: Negator, by: list[Negator], duel: Duel) -> bool:
    return any(_reaches(claim, speaker, said[1].card, duel) for claim, speaker in by)


def _reaches(claim: Negates, by: Speaker, card: Card, duel: Duel) -> bool:
    return _strikes(claim, by, card, duel) and not _is_shielded(card, by, duel)


def _strikes(claim: Negates, by: Speaker, card: Card, duel: Duel) -> bool:
    """Whether it negates the effects of `card`, if nothing else on the field keeps that off."""
    if not card.face_up or card.place is not Place.FIELD:
        return False
    if not means(claim.who, duel, by, card) or is_exempt(card, by, duel):
        return False
    return all(mark.is_uncovered for mark in by.targets if mark.card is card)


def _is_shielded(card: Card, by: Speaker, duel: Duel) -> bool:
    """Whether another face-up card says that `card` is unaffected by the negating one.

    It is so from then on (Q&A 14191). Who is called so by its own effect has to have come
    before, since that is negated with the others (Q&A 21071).
    """
    if by.is_lasting and points_at(by, card):
        return False
    others = (each for each in duel.index.shielding if each not in (card, by.card))
    return any(_shields(source, card, by, duel) for source in others)


def _shields(source: Card, card: Card, by: Speaker, duel: Duel) -> bool:
    """Whether `source` says so of `card`, and is not negated itself."""
    if not says_what_holds(source, duel):
        return False
    late = names_itself(card.text) and max(card.since, source.since) > since_when(by)
    speaker = Speaker(source, source.controller)
    said = [
        claim
        for effect in effects_of(effects_now(source), Continuous)
        if effect.where is Place.FIELD
        if effect.condition is None or holds(effect.condition, duel, speaker)
        for claim in among(printed_claims(effect.fact), Unaffected)
        if not (late and asks_for_name(claim.who))
    ]
    if not any(
        shuts_out(c, speaker, by, duel) and means(c.who, duel, speaker, card) for c in said
    ):
        return False
    return not any(_strikes(no, of, source, duel) for no, of in negators(duel))


def _reaches_link(claim: Negates, by: Speaker, link: Link, duel: Duel) -> bool:
    """A Spell or Trap activated on the field is reached even after it has left, and so is a
    monster that was pointed at (Q&A 15333).
    """
    card, who = link.speaker.card, claim.who
    if isinstance(who, Namesakes):
        return _is_by_monster(link) and means(who, duel, by, card)
    if link.spot.place is not Place.FIELD:
        return claim.buried and _is_buried(link, by)
    if isinstance(who, Cards):
        if not _is_by_monster(link):
            return _means_off_field(who, by, card, link.spot, duel)
        return link.source.is_uncovered and _reaches(claim, by, card, duel)
    near = (*by.former, *_answered(by)) if card in list(pointed_at(who, duel, by)) else ()
    marks = (*by.targets, *near)
    if any(_is_source(link, mark.visit, mark.covers) and mark.card is card for mark in marks):
        return not link.source.is_same or link.source.is_uncovered
    return link.source.is_uncovered and _reaches(claim, by, card, duel)


def _is_buried(link: Link, by: Speaker) -> bool:
    """Whether its card was pointed at on the field, and went face-up from there to the
    Graveyard, in which it was activated (Q&A 8636).
    """
    return link.spot.place is Place.GRAVEYARD and any(
        mark.card is link.speaker.card and _is_source(link, mark.visit + 1, mark.covers)
        for mark in (*by.targets, *by.former, *_answered(by))
    )


def _answered(by: Speaker) -> tuple[Mark, ...]:
    return () if by.subject is None else (by.subject,)


def _is_source(link: Link, visit: int, covers: int) -> bool:
    return (link.source.visit, link.source.covers) == (visit, covers)


def _is_by_monster(link: Link) -> bool:
    """Whether it is the effect of a monster, not of one that lies as a Spell."""
    if link.spot.row in MONSTER_ROWS:
        return True
    return link.speaker.card.text.is_monster and link.spot.row is not Row.SPELL


def _means_off_field(
    noun: Cards, by: Speaker, card: Card, spot: Spot | None, duel: Duel
) -> bool:
    """Whether the noun means a Spell or Trap that may have left that spot since."""
    if noun.place is not Place.FIELD or (noun.other and card is by.card):
        return False
    if InColumn() in noun.like and (spot is None or not is_in_column(by, spot)):
        return False
    return means(_anywhere(noun), duel, by, card)


@once_for_each
def _anywhere(noun: Cards) -> Cards:
    """The same description without where and how the card lies."""
    like = tuple(quality for quality in noun.like if quality != InColumn())
    return replace(noun, place=None, face=None, like=like)
