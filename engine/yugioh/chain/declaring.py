"""An activation: declared, its cost paid and its targets chosen, in that order (MR-ACT)."""

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.yugioh.acts.choosing import agrees, choose_cards
from engine.yugioh.acts.setting import lay, make_way
from engine.yugioh.asked import holds, means
from engine.yugioh.chain.activation import harm_answered, met_now
from engine.yugioh.chain.triggers import (
    Triggered,
)
from engine.yugioh.chain.upkeep import upkeep
from engine.yugioh.facts.permissions import needed_permit
from engine.yugioh.facts.tolls import pay_toll
from engine.yugioh.language import (
    Icon,
    Place,
    Until,
)
from engine.yugioh.state.apply.chain import keep_cost
from engine.yugioh.state.card import Card
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import (
    Activated,
    PermitUsed,
    Targeted,
)
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.reasons import Action, Reason
from engine.yugioh.state.speaker import Done, Dues, Speaker
from engine.yugioh.words.by_hand.allowing import is_allowed
from engine.yugioh.words.steps import DONE, carry_out, room_for_targets
from engine.yugioh.words.targets import (
    each_target,
    falls_short,
    lawful_targets,
    most_targets,
    targets_together,
    terms_of_targets,
)


async def activate(
    duel: Duel, seat: Seat, action: Action, trigger: Triggered | None = None
) -> None:
    """Declare the activation, pay its cost and choose its targets, in that order."""
    assert action.card is not None
    card = duel.card(action.card)
    use = duel.index.use_of(card.id, action.effect)
    speaker = Speaker(card, seat)
    subject, together = met_now(use.effect, duel, speaker) if trigger is None else trigger.met
    if not (use.mandatory or await is_allowed(duel, speaker, use.effect, use.index)):
        return
    pay_toll(duel, seat, [card])
    if use.is_card:
        await lay_out(duel, seat, card)
    duel.emit(
        Activated(
            card.id,
            by=seat,
            link=len(duel.state.chain.links) + 1,
            effect=use.index,
            is_card=use.is_card,
            subject=None if subject is None else subject.id,
            was_so=use.remembers is not None and holds(use.remembers, duel, speaker),
            harm=harm_answered(duel, seat, use),
            subjects=tuple(each.id for each in together),
            owners=() if trigger is None else trigger.owners,
        )
    )
    link = duel.state.chain.links[-1]
    swear(duel, link)
    keep_cost(link, await pay(duel, link))
    await choose_targets(duel, link)


def swear(duel: Duel, link: Link) -> None:
    """Have what the effect asks of its player for this turn hold from now on."""
    by, oath = link.speaker, link.effect.oath
    if oath is not None:
        duel.emit(Applied(by.card.id, by.player, oath, Until.END_OF_TURN, oath_of=by.link))


async def pay(duel: Duel, link: Link) -> Done:
    """Pay the cost with what leaves the effect something to do; return what it has taken.

    Where each card paid stands for a target, no more are paid than there are targets.
    """
    effect, speaker = link.effect, link.speaker
    if effect.cost is None:
        return DONE
    aims = lawful_targets(effect, duel, speaker)
    as_many = effect.target is not None and effect.target.as_many
    dues = Dues(effect, tuple(aims), effect.cost)
    paying = changed(speaker, pays=True, dues=dues, most=len(aims) if as_many else None)
    paid = await carry_out(effect.cost, duel, paying)
    await upkeep(duel)
    return paid


async def choose_targets(duel: Duel, link: Link) -> None:
    """Have its player choose what the effect targets.

    Where there are fewer than it has to target, it targets none (FAQ 4592, 7487).
    """
    target, speaker = link.effect.target, link.speaker
    if target is None:
        return
    legal = lawful_targets(link.effect, duel, speaker)
    count = most_targets(target, duel, speaker)
    able = targets_together(target, legal, duel)
    short = len(able) < count and not (target.up_to or target.as_many)
    if short or falls_short(target, legal, duel, speaker):
        legal = []
    room = room_for_targets(link.effect.do, duel, speaker)
    if target.up_to and room is not None:
        count = min(count, room)
    if target.named_apart:
        count = min(count, len(able))
    about, up_to = speaker.card.id, target.up_to
    seat = speaker.player
    if target.besides is None or not legal:
        least = 1 if up_to else count
        terms = terms_of_targets(link.effect, legal, least, duel, speaker)
        chosen = await choose_cards(
            duel, seat, Reason.TARGET, legal, count, about, up_to=up_to, offer=terms
        )
    else:
        chosen = []
        for each in each_target(target):
            free = [card for card in legal if card not in chosen]
            such = [card for card in free if means(each.of, duel, speaker, card)]
            chooser = duel.opponent(seat) if each.theirs else seat
            if each.if_any and not (such and await agrees(chooser, about)):
                continue
            chosen += await choose_cards(duel, chooser, Reason.TARGET, such, each.count, about)
    ids = tuple(card.id for card in chosen)
    duel.emit(Targeted(speaker.link, ids, tuple(card.spot for card in chosen)))


async def lay_out(duel: Duel, seat: Seat, card: Card) -> None:
    """Lay a card that is activated on the field, and note what lets a Trap be so early.

    What needs the Field Spell that it replaces goes before it lies there (Q&A 7285).
    """
    permit = needed_permit(duel, seat, card)
    if permit is not None:
        duel.emit(PermitUsed(permit.card.id, seat))
    if card.text.icon is Icon.FIELD:
        make_way(duel, seat, card, face_up=True)
        await upkeep(duel)
    if card.place is Place.HAND:
        await lay(duel, seat, card, Why.ACTIVATED, face_up=True)
