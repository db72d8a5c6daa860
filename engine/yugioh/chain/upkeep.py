"""What the rules see to by themselves, without a chain.

Nothing is chosen but a zone, and of cards of which there can be but one the one that stays.

Belongs here: what follows by rule as soon as something has happened.
Does not belong here: what waits for the end of a phase (`turn/end_phase`), and what triggers
(`triggers`).
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from typing import TypeGuard

from engine.core.changing import changed
from engine.core.protocol import Event, Seat
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.control import give_back
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.acts.life import end, settle_life
from engine.yugioh.acts.moving import effect_of
from engine.yugioh.acts.setting import lay_back
from engine.yugioh.acts.summoning import turn
from engine.yugioh.asked import means
from engine.yugioh.chain.seizing import hold_control, is_given_up
from engine.yugioh.chain.waking import keep_awake
from engine.yugioh.facts.checked_draws import check_draws
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.negation import is_negated, is_negated_as_itself
from engine.yugioh.facts.only_one import crowd_of, first_of
from engine.yugioh.facts.reach import applies
from engine.yugioh.facts.restrictions import may_switch
from engine.yugioh.field.places import effects_now, is_worn, waits_for_second_summon
from engine.yugioh.language import (
    THIS,
    Fact,
    Frame,
    Icon,
    Node,
    Until,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.claims import Holds, Repeats
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import Ending
from engine.yugioh.state.events.lasting import Expired, OwnChangesLost
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.standing import CountersRemoved
from engine.yugioh.state.events.summons import EaseLost
from engine.yugioh.state.reasons import Reason, Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, CardId
from engine.yugioh.state.timeline import Happened
from engine.yugioh.words.effects.base import rules_of_effect
from engine.yugioh.words.facts.base import rules_of_fact
from engine.yugioh.words.steps import carry_out
from engine.yugioh.words.triggers.base import all_answered, of_whomever


async def upkeep(duel: Duel) -> None:
    """Settle all that follows of itself from what has happened."""
    settle_life(duel)
    settled = False
    turned: list[Card] = []
    woken: list[Card] = []
    while not settled:
        settled = not (duel.state.equipped and drop_equips(duel))
        if duel.index.posing:
            settled = not hold_positions(duel, turned) and settled
        if duel.index.lone:
            settled = not await thin_out(duel) and settled
        if duel.index.becoming:
            settled = not await lay_back_negated(duel) and settled
        if duel.index.waking:
            settled = not keep_awake(duel, woken) and settled
        if duel.index.counting:
            drop_counters(duel)
        if duel.index.free_comers:
            drop_ease(duel)
        if duel.state.lingering.facts:
            drop_own_changes(duel)
        if duel.index.seizing:
            settled = not await hold_control(duel) and settled
        if duel.state.lingering.loans:
            settled = not await end_loans(duel) and settled
        if duel.timeline.unseen:
            await act_of_themselves(duel)
            settled = settled and not duel.timeline.unseen


def hold_positions(duel: Duel, turned: list[Card]) -> bool:
    """Change monsters to the battle position in which a fact holds them (FAQ 4335).

    Of two that would hold one differently, that does whose card says that it cannot be changed,
    else who came first. Where that depends on the position itself, each would have them turned
    for ever: those that have `turned` stay so until something else happens.

    Returns whether any was changed.
    """
    fixing = [by.card for _, by in holding(Verb.CHANGE_POSITION, duel)]
    held = sorted(holding(Holds, duel), key=lambda each: each[1].card not in fixing)
    before = len(turned)
    for card in duel.state.field():
        if card in turned or card.row not in MONSTER_ROWS or not card.face_up:
            continue
        if card.text.frame is not Frame.LINK:
            said = [claim for claim, by in held if applies(claim.who, duel, by, card)]
            if said and turn(duel, card, said[0].position):
                turned.append(card)
    return len(turned) > before


def drop_equips(duel: Duel) -> bool:
    """Destroy Equip Cards without their monster (MR-GLOS-16, MR-INFO-09).

    Returns whether any was destroyed. A monster whose effects are negated no longer holds what
    it was equipped with by them.
    """
    dropped = [card for card in duel.state.equipped if _has_lost_its_monster(duel, card)]
    return bool(dropped) and destroy(duel, dropped, Why.DESTROYED_BY_RULE)


async def thin_out(duel: Duel) -> bool:
    """Destroy those that lie beside one that came before, where there can be but one.

    Of those that came together, their controller chooses which fall (Q&A 8792, 22822, 24332).
    Where both players control some, the controller of the one dealt first does: no official
    answer is about it.
    Nothing destroys them but the rule (Q&A 8632). Returns whether any was destroyed.
    """
    for card in duel.index.lone:
        crowd = crowd_of(duel, card)
        if crowd:
            first, seat, about = first_of(duel, crowd), card.controller, card.id
            falling = [one for one in crowd if one not in first]
            if len(first) > 1:
                many = len(first) - 1
                falling += await choose_cards(duel, seat, Reason.CHOOSE, first, many, about)
            return destroy(duel, falling, Why.DESTROYED_BY_RULE)
    return False


async def lay_back_negated(duel: Duel) -> bool:
    """Put Traps that became monsters back where their effects as Traps are negated (Q&A 11847).

    Returns whether any was.
    """
    back = [
        card
        for card in duel.index.becoming
        if card.is_still and card.face_up and is_negated_as_itself(card, duel)
    ]
    for card in back:
        await lay_back(duel, card, face_up=True)
    return bool(back)


def drop_counters(duel: Duel) -> None:
    """Remove the counters from cards whose effects, negated or gone, can hold no more.

    Those of a Gemini are gone where it is a Normal Monster again (Q&A 8749).
    """
    for card in duel.index.counting:
        if not any(card.counters.values()):
            continue
        if is_negated(card, duel) or waits_for_second_summon(card):
            for counter, count in tuple(card.counters.items()):
                duel.emit(CountersRemoved(card.id, counter, count))


def drop_ease(duel: Duel) -> None:
    """End what came of a summon without Tributes where the effects that say so are negated."""
    for card in duel.index.free_comers:
        if card.arrival.tributes == 0 and is_negated(card, duel):
            duel.emit(EaseLost(card.id))


async def end_loans(duel: Duel) -> bool:
    """Give back what was taken only while a card is face-up that is so no more.

    Returns whether anything was.
    """
    over = [
        loan
        for loan in duel.state.lingering.loans
        if loan.monster.is_same and (loan.has_ended or is_given_up(duel, loan))
    ]
    if not over:
        return False
    await give_back(duel, over, partial(may_switch, duel))
    by = tuple(loan.source.card.id for loan in over if loan.source is not None)
    duel.emit(Expired(Until.WHILE_THIS_FACE_UP, by))
    return True


def drop_own_changes(duel: Duel) -> None:
    """End what a monster whose effects are negated has made of its own ATK and DEF.

    What an effect made of them that changes others too stays.
    """
    lost: dict[CardId, tuple[int, ...]] = {}
    for each in duel.state.lingering.facts:
        card, own = each.speaker.card, each.speaker.own
        if own is None or not own.is_uncovered or not card.text.is_monster:
            continue
        if is_negated(card, duel) and _changes_it_alone(card, each.fact):
            lost[card.id] = (*lost.get(card.id, ()), each.speaker.since)
    for number, moments in lost.items():
        duel.emit(OwnChangesLost(number, moments))


def _changes_it_alone(card: Card, fact: Fact) -> bool:
    """Whether the effect that says so changes numbers, and of no monster but its own."""
    said = [tuple(parts(effect)) for effect in card.text.effects] if _is_own(fact) else []
    changes = [[word for word in words if _changes_numbers(word)] for words in said]
    return any(
        any(_comes_to(word, fact) for word in words) and all(_is_own(word) for word in words)
        for words in changes
    )


def _changes_numbers(word: Node) -> TypeGuard[Fact]:
    """Whether it is what an effect can make of the numbers of a monster."""
    return isinstance(word, Fact) and rules_of_fact(word).of_own_numbers(word)


def _comes_to(word: Fact, fact: Fact) -> bool:
    """Whether the fact is what the word says, whatever its amounts have come to."""
    numbers = [field.name for field in fields(word) if field.name != "who"]
    return type(word) is type(fact) and all(
        getattr(word, number) == getattr(fact, number)
        for number in numbers
        if isinstance(getattr(word, number), int)
    )


def _is_own(fact: Fact) -> bool:
    return _changes_numbers(fact) and getattr(fact, "who", None) == THIS


def _has_lost_its_monster(duel: Duel, card: Card) -> bool:
    host = card.equipped_to
    if host is None:
        return False
    if host.row not in MONSTER_ROWS or not host.face_up or not _fits(duel, card, host):
        return True
    return is_worn(card, host) and is_negated(host, duel)


def _fits(duel: Duel, card: Card, host: Card) -> bool:
    """Whether `host` is still such a monster as the Equip Spell can be equipped to."""
    for use in duel.index.uses_of(card.id):
        target = use.effect.target if use.is_card and use.effect.do is None else None
        if card.text.icon is Icon.EQUIP and target is not None:
            # What takes control by an Equip Spell stays, though the side is another one now.
            of = of_whomever(target.of) if card in duel.index.seizing else target.of
            return means(of, duel, Speaker(card, card.controller), host)
    return True


async def repeat(duel: Duel, happened: Sequence[Happened]) -> None:
    """Do what is done each time something happens, once for all of an instant (Q&A 10918)."""
    together: dict[int, list[Event]] = {}
    for each in happened:
        together.setdefault(each.instant, []).append(each.event)
    for claim, by in list(holding(Repeats, duel)):
        each_time = [all_answered(claim.when, events, duel, by) for events in together.values()]
        for cards in each_time:
            if cards:
                with effect_of(duel, by.player):
                    await carry_out(claim.step, duel, changed(by, subjects=marked(cards)))


async def act_of_themselves(duel: Duel) -> None:
    """Carry out what happens of itself, and see whether somebody has won by it."""
    happened = duel.timeline.take_unseen()
    events = [each.event for each in happened]
    check_draws(duel, events)
    await repeat(duel, happened)
    winners: list[Seat] = []
    for card in duel.index.watching:
        for effect in effects_now(card):
            rules = rules_of_effect(effect)
            if not rules.acts_of_itself:
                continue
            speaker = Speaker(card, card.controller)
            if await rules.act(effect, duel, speaker, events):
                winners.append(card.owner)
    if winners:
        both = len(dict.fromkeys(winners)) > 1
        end(duel, () if both else (winners[0],), Ending.CARD_EFFECT)
