"""What is done instead of cards being destroyed, by whoever says so and wants it."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.values import value
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.acts.moving import effect_of
from engine.yugioh.asked import means
from engine.yugioh.facts.detach_instead import detach_for, kept_by_material
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.protection import about_to_fall, falling_instead, withstands
from engine.yugioh.facts.reach import entombed, is_player
from engine.yugioh.language import THIS, Cause, Continuous, Limit, Step
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Replaces
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import EffectUsed
from engine.yugioh.state.matters import Instead
from engine.yugioh.state.saying import printed_claims
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.usage import as_it_lies
from engine.yugioh.words.changes import Change
from engine.yugioh.words.steps import carry_out, steps_in, whom
from engine.yugioh.words.wishing import wants


@value
class Kept:
    """Cards that are not destroyed, and what is done instead."""

    cards: tuple[Card, ...]
    do: Step
    speaker: Speaker


async def those_that_fall(duel: Duel, cards: Sequence[Card], by: Speaker) -> list[Card]:
    """Those of `cards` that an effect destroys; what is done instead of others is done.

    What is destroyed itself instead of others is kept by nothing (Q&A 13693).
    """
    struck = about_to_fall(duel, cards, by)
    if by.leaving:
        return struck
    saved, instead = _exchanged(duel, struck)
    struck = [card for card in struck if card not in saved]
    detached = await kept_by_material(duel, struck)
    await detach_for(duel, detached)
    left = [card for card in struck if card not in detached]
    kept = await kept_by_deeds(duel, left, by)
    done = await do_instead(duel, kept)
    destroy(duel, [card for card in instead if card not in left])
    return not_kept(left, done)


def _exchanged(duel: Duel, struck: Sequence[Card]) -> tuple[list[Card], list[Card]]:
    """Those of `struck` instead of which others have to be destroyed, and these others.

    So they are also where they would be destroyed themselves (Q&A 10501).
    """
    saved, instead = list[Card](), list[Card]()
    for card in struck:
        others = falling_instead(Instead.OTHERS_FALL_TO_EFFECTS, duel, card)
        if others:
            saved.append(card)
            instead += [each for each in others if each not in instead]
    return saved, instead


def not_kept(cards: Sequence[Card], kept: Sequence[Kept]) -> list[Card]:
    """Those of `cards` instead of which nothing is done."""
    return [card for card in cards if not any(card in each.cards for each in kept)]


async def kept_by_deeds(
    duel: Duel, doomed: Sequence[Card], by: Speaker | None = None
) -> list[Kept]:
    """What is to be done instead of `doomed`, which an effect or, by nobody, a battle destroys.

    The turn player is asked first. One deed is enough for all that would be destroyed together
    (Q&A 10769), also for what is unaffected by effects: nothing is done to it (Q&A 18424).
    """
    turn_player = duel.state.turn.player
    held = sorted(
        holding(Instead.IS_DONE, duel), key=lambda each: each[1].player != turn_player
    )
    found: list[Kept] = []
    left = list(doomed)
    for claim, speaker in held:
        met = tuple(card for card in left if means(claim.who, duel, speaker, card))
        if not met or claim.done is None or not _is_cause(claim, duel, speaker, by):
            continue
        index = _index(claim, speaker) if claim.limit else None
        payer = _payer(claim.done, duel, speaker, doomed)
        if payer is None or (index is not None and _is_spent(claim, index, duel, speaker)):
            continue
        if await wants(duel, payer.player, claim.done, payer):
            if index is not None:
                duel.emit(EffectUsed(speaker.card.id, speaker.player, index))
            found.append(Kept(met, claim.done, payer))
            left = [card for card in left if card not in met]
    return found


async def do_instead(duel: Duel, kept: Sequence[Kept]) -> list[Kept]:
    """Do what keeps those cards, by no other effect; return those for which it was done."""
    done: list[Kept] = []
    for each in kept:
        with effect_of(duel, each.speaker.player):
            if (await carry_out(each.do, duel, each.speaker)).ok:
                done.append(each)
    return done


def _is_cause(claim: Replaces, duel: Duel, speaker: Speaker, by: Speaker | None) -> bool:
    """Whether what would destroy them is what the claim speaks of."""
    if by is None:
        return claim.cause is not Cause.EFFECT
    if claim.cause is Cause.BATTLE:
        return False
    return claim.by is None or is_player(claim.by, duel, speaker, by.player)


def _index(claim: Replaces, speaker: Speaker) -> int | None:
    """Which of the sentences of its card says it, by its index."""
    said = enumerate(speaker.card.text.sentences)
    facts = ((at, each.fact) for at, each in said if isinstance(each, Continuous))
    return next((at for at, fact in facts if claim in printed_claims(fact)), None)


def _is_spent(claim: Replaces, index: int, duel: Duel, speaker: Speaker) -> bool:
    """Whether it was done already in this turn, by this card or by any of its name."""
    card, usage = speaker.card, duel.state.usage
    if claim.limit is Limit.ONCE_BY_NAME:
        turn = usage.by_name.get((speaker.player, card.text.called, index))
    else:
        turn = usage.by_copy.get((as_it_lies(card), index))
    return turn == duel.state.turn.number


def _payer(do: Step, duel: Duel, speaker: Speaker, doomed: Sequence[Card]) -> Speaker | None:
    """Who does it, taking nothing that would be destroyed itself (Q&A 11254, 17672).

    What withstands effects cannot be destroyed instead, and what effects move out of no
    Graveyard is not taken from there (Q&A 12109). None where the card that would go
    instead is such a card.
    """
    barred = [*doomed, *entombed(duel)]
    if any(whom(each, Change.DESTROYED) for each in steps_in(do)):
        barred += [card for card in duel.state.field() if withstands(duel, card, speaker)]
    taken = [noun for each in steps_in(do) for noun in whom(each, *Change)]
    if THIS in taken and speaker.card in barred:
        return None
    return changed(speaker, pays=True, leaving=tuple(barred))
