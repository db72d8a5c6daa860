"""Chains: what was activated last resolves first (MR-CHAIN).

Belongs here: in which order links are added and resolve, and who is asked next.
Does not belong here: who may activate what, which is in `offers` and `activation`; what an
effect does, which is in the room of its word. What decides a question is in the setup, never in
the whole book.
"""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.protocol import Pick, Seat, pick
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.acts.moving import effect_of, send_to_graveyard
from engine.yugioh.asked import is_lost
from engine.yugioh.chain.declaring import activate
from engine.yugioh.chain.offers import (
    ignitions_first,
    is_plainly_idle,
    nothing_to_add,
    responses,
)
from engine.yugioh.chain.triggers import (
    Triggered,
    from_hands,
    kinds_of,
    may_hide_an_answer,
    triggered,
)
from engine.yugioh.chain.upkeep import upkeep
from engine.yugioh.facts.negation import is_link_negated
from engine.yugioh.facts.permissions import denying, is_undone
from engine.yugioh.facts.protection import about_to_fall
from engine.yugioh.language import (
    Icon,
    Place,
    Timing,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import (
    ChainEnded,
    EffectNegated,
    LinkResolved,
    LinkResolving,
)
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.standing import Bound, Equipped, Flipped
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import MONSTER_ROWS, Row
from engine.yugioh.state.timeline import Happened
from engine.yugioh.words.burial import disturbs_the_dead
from engine.yugioh.words.joining import aimless
from engine.yugioh.words.paying import is_left_by_cost
from engine.yugioh.words.steps import carry_out
from engine.yugioh.words.targets import still_lawful

WORKING_THERE = (Icon.CONTINUOUS, Icon.EQUIP, Icon.FIELD)
"""What must still be face-up on the field for its activation to resolve."""
CALCULATING = (Timing.START, Timing.BEFORE_CALCULATION, Timing.CALCULATION)


async def respond(duel: Duel) -> None:
    """Let all that just happened be answered, until nobody answers any more.

    Triggered effects make a chain first (MR-CHAIN-15); without any, the turn player and then
    the opponent may use quick effects (MR-PRIO-01, MR-PRIO-06). During damage calculation
    they stand on one chain: none begins another (MR-DSTEP-16).
    """
    closed = False
    while True:
        await add_triggers(duel, await gather(duel))
        if duel.state.chain.links:
            await build(duel, duel.opponent(duel.state.chain.links[-1].speaker.player))
        elif not closed:
            await build(duel, duel.state.turn.player)
        if not duel.state.chain.links:
            offer(duel, ())
            return
        await resolve(duel)
        battle = duel.state.battle
        closed = battle is not None and battle.timing is Timing.CALCULATION


async def respond_to_chain(duel: Duel) -> None:
    """Let a chain that was begun, if one was, be added to and resolve, and then be answered."""
    if duel.state.chain.links:
        await build(duel, duel.opponent(duel.state.chain.links[-1].speaker.player))
        await resolve(duel)
    await respond(duel)


async def gather(duel: Duel) -> list[Happened]:
    """Take up what has happened: the last instant of it is what may be responded to."""
    await upkeep(duel)
    timeline = duel.timeline
    happened = timeline.take_history()
    battle = duel.state.battle
    if battle is not None and battle.timing in CALCULATING:
        happened = timeline.defer(happened, Flipped)
    else:
        happened = timeline.with_deferred(happened)
    if not happened:
        offer(duel, ())
        return []
    last = happened[-1].instant
    offer(duel, [each for each in happened if each.instant == last])
    return happened


def offer(duel: Duel, happened: Sequence[Happened]) -> None:
    """Make this, and nothing else, what may be responded to; what holds may hang on that."""
    duel.timeline.offer(happened)
    if duel.index.minding:
        duel.timeline.revise()


async def add_triggers(duel: Duel, happened: list[Happened]) -> None:
    """Put triggered effects on a chain: the turn player's mandatory ones, the opponent's, then
    the optional ones in the same order (MR-CHAIN-16), and last what can answer from the hand.
    """
    if not happened:
        return
    kinds = kinds_of(happened)
    found = [t for t in triggered(duel, happened, kinds) if not t.is_settled_alone]
    from_hand = [t for t in found if t.use.from_hand]
    open_ones = [t for t in found if not t.use.from_hand]
    if open_ones:
        await add_chosen(duel, open_ones)
    waiting = from_hands(duel, happened, kinds)
    if not waiting:
        return
    for seat in duel.state.turn_order:
        mine = [t for t in from_hand if t.player == seat]
        seen = any(t.card.place is not Place.HAND and t.may_be_chosen(duel) for t in mine)
        if seen or may_hide_an_answer(duel, seat, waiting):
            await add_from_hand(duel, seat, mine)


async def add_chosen(duel: Duel, found: list[Triggered]) -> None:
    """Put those on a chain in the order of their players, the mandatory ones first."""
    for mandatory in (True, False):
        for seat in duel.state.turn_order:
            mine = [t for t in found if t.player == seat and t.use.mandatory is mandatory]
            await (add_mandatory if mandatory else add_optional)(duel, seat, mine)


async def add_from_hand(duel: Duel, seat: Seat, waiting: list[Triggered]) -> None:
    """Activate one of `waiting` if `seat` wants to; they are asked even if they hold none.

    Two such effects of one player never stand on the same chain, nor one of them that can be
    used in the Graveyard as well, wherever its card lies (Q&A 13131, 24006).
    """
    ready = [trigger for trigger in waiting if trigger.is_ready(duel)]
    actions = tuple(trigger.action for trigger in ready)
    answer = await Pick(seat, Reason.TRIGGER, actions, 0, 1)
    if answer:
        await add_triggered(duel, ready[answer[0]])


async def add_mandatory(duel: Duel, seat: Seat, waiting: list[Triggered]) -> None:
    """Activate all of `waiting` that can be, in the order that `seat` chooses."""
    while ready := [trigger for trigger in waiting if trigger.is_ready(duel)]:
        actions = {trigger.action: trigger for trigger in reversed(ready)}
        (chosen,) = await pick(seat, Reason.TRIGGER_ORDER, [*reversed(actions)])
        trigger = actions[chosen]
        await add_triggered(duel, trigger)
        waiting = _left(waiting, trigger)


async def add_optional(duel: Duel, seat: Seat, waiting: list[Triggered]) -> None:
    """Activate those of `waiting` that `seat` wants to, one after another.

    Where only they know whether there are any, they are asked all the same.
    """
    while any(trigger.may_be_chosen(duel) for trigger in waiting):
        ready = [each for each in waiting if not each.is_blank and each.is_ready(duel)]
        actions = tuple(trigger.action for trigger in ready)
        answer = await Pick(seat, Reason.TRIGGER, actions, 0, 1)
        if not answer:
            return
        await add_triggered(duel, ready[answer[0]])
        waiting = _left(waiting, ready[answer[0]])


def _left(waiting: list[Triggered], chosen: Triggered) -> list[Triggered]:
    """What of `waiting` can still be activated once `chosen` has been."""
    return [each for each in waiting if each is not chosen and not chosen.rules_out(each)]


async def add_triggered(duel: Duel, trigger: Triggered) -> None:
    """Activate a triggered effect, if it still can be."""
    if trigger.is_ready(duel):
        await activate(duel, trigger.player, trigger.action, trigger)


async def be_forced(duel: Duel) -> Seat | None:
    """Add all that has to answer the newest link; return whose came last, None if none did.

    Each answers that link, also one that comes after another: it then negates nothing
    (Q&A 6350, 6351, 24194).
    """
    links = duel.state.chain.links
    before = len(links)
    due = [(seat, forced(duel, seat)) for seat in duel.state.turn_order]
    for seat, waiting in due:
        await add_mandatory(duel, seat, waiting)
    return links[-1].speaker.player if len(links) > before else None


def forced(duel: Duel, seat: Seat) -> list[Triggered]:
    """The Quick Effects of `seat` that have to answer the newest link now."""
    links = duel.state.chain.links
    found = []
    for action in responses(duel, seat):
        assert action.card is not None
        card = duel.card(action.card)
        use = duel.index.use_of(card.id, action.effect)
        if use.is_forced:
            found.append(Triggered(card, use, seat, links[-1].speaker.card))
    return found


async def build(duel: Duel, seat: Seat, passes: int = 0) -> None:
    """Offer both players to add to the chain, from `seat` on, until both pass in a row.

    Every chance is offered, even where there is nothing to choose: silence would tell. What
    has to answer does so before anything else can (FAQ 7343).
    """
    while passes < 2:
        if duel.index.forcing and (player := await be_forced(duel)) is not None:
            passes, seat = 0, duel.opponent(player)
            continue
        options = (*responses(duel, seat), *ignitions_first(duel, seat))
        if options:
            answer = await Pick(seat, Reason.RESPOND, options, 0, 1)
        else:
            answer = await nothing_to_add(seat, certain=is_plainly_idle(duel, seat))
        if answer:
            await activate(duel, seat, options[answer[0]])
        passes = 0 if answer else passes + 1
        seat = duel.opponent(seat)


async def resolve(duel: Duel) -> None:
    """Resolve from the last link to the first (MR-CHAIN-06); then used cards are put away.

    A link whose activation was negated is not processed: what came before it came last.
    """
    for number in range(len(duel.state.chain.links), 0, -1):
        link = duel.state.chain.links[number - 1]
        if not link.denied:
            duel.timeline.advance()
        if not link.negated:
            negate_if_due(duel, number, link)
        duel.emit(LinkResolving(number, link.speaker.card.id, link.negated))
        if not link.negated:
            if duel.index.forestalling:
                await upkeep(duel)
                duel.timeline.advance()
            await resolve_link(duel, link)
        elif not link.denied:
            keep_pointing(duel, link)
        if not link.denied:
            duel.emit(LinkResolved(number, link.speaker.card.id, link.is_card))
        await upkeep(duel)
        if number > 1:
            await duel.procedures.summon_granted(duel)
    used = {link.speaker.card: link.denied for link in duel.state.chain.links if link.is_card}
    duel.emit(ChainEnded())
    spent = [card for card, denied in used.items() if _is_spent(card, denied=denied)]
    send_to_graveyard(duel, spent, Why.USED)
    await duel.procedures.summon_granted(duel)


def negate_if_due(duel: Duel, number: int, link: Link) -> None:
    """Negate the effect of `link` where something negates it as it comes to resolve."""
    if link.effect.undeniable:
        return
    card = link.speaker.card
    denials = list(denying(link, duel))
    stilled = is_undone(link, duel) or is_link_negated(link, duel)
    if not (denials or stilled or disturbs_the_dead(link, duel)):
        return
    duel.emit(EffectNegated(number, card.id))
    destroyer = next((by for denial, by in denials if denial.destroys), None)
    if destroyer is not None:
        with effect_of(duel, destroyer.player):
            destroy(duel, about_to_fall(duel, [card], destroyer))


def _is_spent(card: Card, *, denied: bool) -> bool:
    """Whether it is put away; what would stay is as well if it was `denied` (Q&A 6352)."""
    if card.place is not Place.FIELD or not card.face_up:
        return False
    if card.row in MONSTER_ROWS:  # it has become a monster
        return False
    if denied:
        return True
    if card.equipped_to is not None:  # also a Trap that has equipped itself
        return False
    return card.text.icon is Icon.EQUIP or not card.text.stays


async def resolve_link(duel: Duel, link: Link) -> None:
    """Carry out the effect on those targets that are still lawful (MR-GLOS-31)."""
    card, effect = link.speaker.card, link.effect
    if works_from_there(link) and not link.source.is_uncovered:
        return
    told = link.speaker
    targets = still_lawful(effect, duel, told)
    strayed = told.paid is not None and not told.paid.is_same
    speaker = changed(told, targets=targets, has_strayed=strayed)
    if effect.target is not None and not targets:
        goes_on = effect.do is not None and (told.targets or effect.target.if_any)
        for step in aimless(effect.do) if effect.do is not None and goes_on else ():
            speaker = speaker.after(await carry_out(step, duel, speaker))
        return
    if effect.condition is not None and is_lost(effect.condition, duel, speaker):
        return
    if effect.do is not None:
        done = await carry_out(effect.do, duel, speaker)
        if effect.target is None and card.text.keeps_hold:
            targets = done.former or ()
    points = card.text.icon is not Icon.EQUIP or effect.do is None
    stays = link.is_card and card.text.stays
    stays = stays or (card.text.keeps_aim and link.source.is_uncovered)
    if points and stays and targets and _is_there(card):
        for each in targets:
            tie(duel, card, each.card)


def keep_pointing(duel: Duel, link: Link) -> None:
    """Let a card that stays point at its target though its effect was negated: what it says
    of the target holds once the card is negated no more. An Equip Spell that does nothing but
    that is equipped all the same (Q&A 23203).
    """
    card, effect = link.speaker.card, link.effect
    if link.is_card and card.text.stays and effect.do is None and link.source.is_uncovered:
        for target in still_lawful(effect, duel, link.speaker):
            tie(duel, card, target.card)


def tie(duel: Duel, card: Card, target: Card) -> None:
    """Have a card that stays point at its target: an Equip Card is equipped to it."""
    tied = Equipped if card.text.icon is Icon.EQUIP else Bound
    duel.emit(tied(card.id, target.id))


def works_from_there(link: Link) -> bool:
    """Whether the link has no effect once its card is no longer there.

    That is so of a Spell or Trap that works by lying there, and of an effect of a card that
    lies face-up in a Spell & Trap Zone, as a Pendulum Scale does, unless leaving was its cost.
    """
    if link.is_card:
        return link.speaker.card.text.icon in WORKING_THERE
    lies = link.spot.place is Place.FIELD and link.spot.row in (Row.SPELL, Row.FIELD_SPELL)
    return lies and not is_left_by_cost(link.effect)


def _is_there(card: Card) -> bool:
    return card.place is Place.FIELD and card.face_up
