"""Negating what others do."""

from collections.abc import Sequence

from engine.yugioh.asked import means
from engine.yugioh.battle.attack_state import is_attack_on
from engine.yugioh.facts.reach import is_unaffected
from engine.yugioh.language import (
    SUBJECT,
    IsActivated,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    WouldBeSummoned,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import AttackNegated
from engine.yugioh.state.events.chain import ActivationNegated, EffectNegated
from engine.yugioh.state.events.summons import SummonNegated
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.summoning.revival import stands
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import ActRules, answers_a_link, in_battle, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, register


def _worth_of_answer(prospect: Prospect) -> int:
    """What it is worth to undo the newest link of the chain: a loss, where it is one's own."""
    chain = prospect.duel.state.chain.links
    theirs = bool(chain) and chain[-1].speaker.player != prospect.speaker.player
    return 2 * A_CARD if theirs else -A_CARD


def _answered(duel: Duel, speaker: Speaker) -> Link | None:
    """The link that is answered; None where its card is unaffected by what would negate it, or
    where another answer came between them (Q&A 6350, 6351, 24194).

    One that has left the field by its cost is unaffected no more (Q&A 12428, 17304, 24296).
    What cannot be negated can be answered in vain (Q&A 12625, 14083).
    """
    if speaker.link < 2:
        return None
    link, own = duel.state.chain.links[speaker.link - 2 : speaker.link]
    if link.effect.undeniable:
        return None
    answers = speaker.subject if isinstance(own.effect.when, IsActivated) else None
    if answers is not None and answers.card is not link.speaker.card:
        return None
    return None if is_unaffected(duel, link.speaker.card, speaker) else link


class NegateActivationRules(StepRules[NegateActivation]):
    """Negate the activation that is being answered."""

    answers_last = True

    def effects_on(self, step: NegateActivation) -> Sequence[Does]:
        return (Does(Change.DENIED, SUBJECT),)

    async def carry_out(self, step: NegateActivation, duel: Duel, speaker: Speaker) -> Done:
        answered = _answered(duel, speaker)
        if answered is None:
            return NOT_DONE
        card = answered.speaker.card
        number, is_card = speaker.link - 1, answered.is_card
        duel.emit(ActivationNegated(number, card.id, is_card, speaker.player))
        return DONE

    def worth(self, step: NegateActivation, prospect: Prospect) -> int:
        return _worth_of_answer(prospect)


class NegateEffectRules(StepRules[NegateEffect]):
    """Negate the effect that is being answered; its activation stands."""

    answers_last = True

    async def carry_out(self, step: NegateEffect, duel: Duel, speaker: Speaker) -> Done:
        answered = _answered(duel, speaker)
        if answered is None:
            return NOT_DONE
        duel.emit(EffectNegated(speaker.link - 1, answered.speaker.card.id))
        return DONE

    def worth(self, step: NegateEffect, prospect: Prospect) -> int:
        return _worth_of_answer(prospect)


def _is_answered(card: Card, duel: Duel, speaker: Speaker) -> bool:
    """Whether the summon of that monster is what the effect answers (Q&A 13147)."""
    when = duel.state.chain.links[speaker.link - 1].effect.when
    return not isinstance(when, WouldBeSummoned) or means(when.who, duel, speaker, card)


class NegateSummonRules(StepRules[NegateSummon]):
    """Negate the summon that is being answered, of the monsters that the effect answers."""

    async def carry_out(self, step: NegateSummon, duel: Duel, speaker: Speaker) -> Done:
        """What is no longer face-up where it was to be summoned is out of reach."""
        summoning = duel.state.summoning
        coming = () if summoning is None else summoning.monsters
        here = [monster.card for monster in coming if monster.is_uncovered]
        answered = [card for card in here if _is_answered(card, duel, speaker)]
        cards = [card for card in answered if summoning and not stands(card, summoning.way)]
        if summoning is None or not cards:
            return NOT_DONE
        duel.emit(SummonNegated(tuple(card.id for card in cards), summoning.way))
        return Done(True, marked(cards))

    def worth(self, step: NegateSummon, prospect: Prospect) -> int:
        """Worth what the other player would get on the field; own summons are left alone."""
        summoning = prospect.duel.state.summoning
        coming = () if summoning is None else summoning.monsters
        return prospect.harm([monster.card for monster in coming])


class NegateAttackRules(StepRules[NegateAttack]):
    """Negate the attack that was declared."""

    def calls_off_attack(self, step: NegateAttack) -> bool:
        return True

    async def carry_out(self, step: NegateAttack, duel: Duel, speaker: Speaker) -> Done:
        battle = duel.state.battle
        if battle is None or battle.timing is not None or not is_attack_on(duel.state):
            return NOT_DONE
        attacker = battle.attacker.card
        if is_unaffected(duel, attacker, speaker):
            return NOT_DONE
        duel.emit(AttackNegated(attacker.id))
        return DONE

    def worth(self, step: NegateAttack, prospect: Prospect) -> int:
        return A_CARD if prospect.is_threatened() else 0


register(NegateActivation, NegateActivationRules())
register(NegateEffect, NegateEffectRules())
register(NegateSummon, NegateSummonRules())
register(NegateAttack, NegateAttackRules())
register_act(
    HandAct.NEGATE_ACTIVATION, ActRules(lambda done: NegateActivation(), is_open=answers_a_link)
)
register_act(
    HandAct.NEGATE_EFFECT, ActRules(lambda done: NegateEffect(), is_open=answers_a_link)
)
register_act(HandAct.NEGATE_ATTACK, ActRules(lambda done: NegateAttack(), is_open=in_battle))
