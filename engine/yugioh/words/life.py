"""Life Points."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.yugioh.acts import life
from engine.yugioh.asked import pointed_at, speaks_of_targets, worth
from engine.yugioh.facts.protection import is_spared
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.tolls import pays_no_life, toll_of
from engine.yugioh.language import (
    Amount,
    GainLife,
    HarmHolders,
    InflictDamage,
    Noun,
    PayLife,
    PerCard,
    PerStandby,
    Place,
    Step,
    Whose,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.life import LifeWhy
from engine.yugioh.state.matters import Threat
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import PEOPLE, POINTS, ActRules, register_act, whose
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, register


def _brings(amount: int | Amount, duel: Duel, speaker: Speaker, target: Card) -> bool:
    """Whether it comes to anything by that target, where it speaks of the target."""
    if isinstance(amount, int) or not speaks_of_targets(amount):
        return True
    return worth(amount, duel, changed(speaker, targets=(mark(target),))) != 0


def _hurt(to: Whose | Noun, duel: Duel, speaker: Speaker) -> Seat | None:
    """The player who is hurt; of a card who controls it, or did before it left the field."""
    if isinstance(to, Whose):
        return player(to, duel, speaker)
    for card in pointed_at(to, duel, speaker):
        return _held_by(card)
    return None


def _held_by(card: Card) -> Seat:
    """Who controls the card, or did before it left the field."""
    left = card.last if card.place is not Place.FIELD else None
    return card.controller if left is None else left.spot.seat


class GainLifeRules(StepRules[GainLife]):
    """That player gains so many Life Points, or loses them."""

    def could(self, step: GainLife, duel: Duel, speaker: Speaker) -> bool:
        return not isinstance(step.amount, PerCard) or worth(step.amount, duel, speaker) > 0

    def may_target(self, step: GainLife, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """Not a monster by which nothing would be gained (FAQ 12061)."""
        return _brings(step.amount, duel, speaker, card)

    async def carry_out(self, step: GainLife, duel: Duel, speaker: Speaker) -> Done:
        amount = worth(step.amount, duel, speaker)
        seat = player(step.who, duel, speaker)
        if amount > 0:
            life.gain_life(duel, seat, amount)
        elif amount < 0:
            life.lose_life(duel, seat, -amount)
        return Done(amount != 0)

    def worth(self, step: GainLife, prospect: Prospect) -> int:
        gained = worth(step.amount, prospect.duel, prospect.speaker) // 4
        return gained if step.who is Whose.YOURS else -gained


class InflictDamageRules(StepRules[InflictDamage]):
    """Inflict that much damage to that player."""

    def could(self, step: InflictDamage, duel: Duel, speaker: Speaker) -> bool:
        counted = isinstance(step.amount, PerCard | PerStandby)
        return not counted or worth(step.amount, duel, speaker) > 0

    def may_target(self, step: InflictDamage, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return _brings(step.amount, duel, speaker, card)

    async def carry_out(self, step: InflictDamage, duel: Duel, speaker: Speaker) -> Done:
        hurt = _hurt(step.to, duel, speaker)
        if hurt is None or is_spared(Threat.DAMAGE, duel, hurt):
            return NOT_DONE
        amount = worth(step.amount, duel, speaker)
        if is_spared(Threat.LOSING_LIFE, duel, hurt):
            life.gain_life(duel, hurt, amount)
            return NOT_DONE
        by, source = speaker.player, speaker.card.id
        felt = life.lower_life(duel, [(hurt, amount)], LifeWhy.EFFECT, by, source)
        return Done(felt)

    def effects_on(self, step: InflictDamage) -> Sequence[Does]:
        number = step.amount if isinstance(step.amount, int) else 0
        whom = step.to if isinstance(step.to, Whose) else Whose.THEIRS
        return (Does(Change.DAMAGED, whom, number=number),)

    def worth(self, step: InflictDamage, prospect: Prospect) -> int:
        return -A_CARD if step.to is Whose.YOURS else A_CARD


class HarmHoldersRules(StepRules[HarmHolders]):
    """Each player takes so much damage for each card of theirs that it answers."""

    def could(self, step: HarmHolders, duel: Duel, speaker: Speaker) -> bool:
        return bool(speaker.subjects)

    async def carry_out(self, step: HarmHolders, duel: Duel, speaker: Speaker) -> Done:
        cards = [each.card for each in speaker.subjects]
        holders = [card.owner if step.owners else _held_by(card) for card in cards]
        harm: list[tuple[Seat, int]] = []
        for seat in duel.state.turn_order:
            amount = step.amount * holders.count(seat)
            if not amount or is_spared(Threat.DAMAGE, duel, seat):
                continue
            if is_spared(Threat.LOSING_LIFE, duel, seat):
                life.gain_life(duel, seat, amount)
            else:
                harm.append((seat, amount))
        by, source = speaker.player, speaker.card.id
        return Done(life.lower_life(duel, harm, LifeWhy.EFFECT, by, source))

    def effects_on(self, step: HarmHolders) -> Sequence[Does]:
        return (Does(Change.DAMAGED, Whose.THEIRS, number=step.amount),)


class PayLifeRules(StepRules[PayLife]):
    """Pay Life Points."""

    def could(self, step: PayLife, duel: Duel, speaker: Speaker) -> bool:
        """Beside what its card takes to be used from the hand, while that is still to pay."""
        if pays_no_life(duel, speaker):
            return True
        due = toll_of(duel, [speaker.card]) if speaker.dues is None else 0
        return duel.state.sides[speaker.player].life - due >= worth(step.amount, duel, speaker)

    def along_with(self, step: PayLife, other: PayLife) -> Step | None:
        """Life Points that are paid twice are there twice."""
        if isinstance(step.amount, int) and isinstance(other.amount, int):
            return PayLife(step.amount + other.amount)
        return None

    async def carry_out(self, step: PayLife, duel: Duel, speaker: Speaker) -> Done:
        if not self.could(step, duel, speaker):
            return NOT_DONE
        if not pays_no_life(duel, speaker):
            life.pay_life(duel, speaker.player, worth(step.amount, duel, speaker))
        return DONE

    def worth(self, step: PayLife, prospect: Prospect) -> int:
        life = prospect.duel.state.sides[prospect.speaker.player].life
        paid = worth(step.amount, prospect.duel, prospect.speaker)
        return -paid // 3 if life >= 2 * paid else -10 * A_CARD


register(GainLife, GainLifeRules())
register(InflictDamage, InflictDamageRules())
register(HarmHolders, HarmHoldersRules())
register(PayLife, PayLifeRules())
register_act(
    HandAct.GAIN_LIFE,
    ActRules(lambda done: GainLife(done.number, whose(done)), ways=PEOPLE, numbers=POINTS),
)
register_act(
    HandAct.LOSE_LIFE,
    ActRules(lambda done: GainLife(-done.number, whose(done)), ways=PEOPLE, numbers=POINTS),
)
register_act(
    HandAct.DAMAGE,
    ActRules(lambda done: InflictDamage(whose(done), done.number), ways=PEOPLE, numbers=POINTS),
)
register_act(
    HandAct.PAY_LIFE, ActRules(lambda done: PayLife(done.number), numbers=POINTS, pays=True)
)
