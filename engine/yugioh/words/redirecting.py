"""Turning an attack, or the effect of a Spell or Trap, to a new target."""

from engine.yugioh.asked import NounRules, means, register_noun
from engine.yugioh.battle.attack_state import attack_targets
from engine.yugioh.facts.reach import is_unaffected
from engine.yugioh.language import IsActivated, NewTarget, Place, Redirect
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import AttackRedirected
from engine.yugioh.state.events.chain import Targeted
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import those
from engine.yugioh.words.steps import StepRules, register
from engine.yugioh.words.targets import lawful_targets


def _answers_attack(duel: Duel, speaker: Speaker) -> bool:
    """Whether an attack is answered, and not what was activated last."""
    links, battle, subject = duel.state.chain.links, duel.state.battle, speaker.subject
    if 0 < speaker.link <= len(links):
        return not isinstance(links[speaker.link - 1].effect.when, IsActivated)
    if battle is None or battle.target is None or subject is None:
        return False
    return subject.card is battle.target.card


def _attack(duel: Duel, speaker: Speaker) -> Battle | None:
    """The attack that is answered, while it can still be turned.

    What it was turned to since, or that its first target has gone, does not matter (Q&A 23901,
    19224).
    """
    battle = duel.state.battle
    if battle is None or battle.timing is not None or battle.negated:
        return None
    stands = battle.attacker.is_same and battle.target is not None
    return battle if stands and _answers_attack(duel, speaker) else None


def _effect(duel: Duel, speaker: Speaker) -> Link | None:
    """The link of the chain that is answered."""
    number = speaker.link - 1
    if number <= 0 or _answers_attack(duel, speaker):
        return None
    return duel.state.chain.links[number - 1]


class NewTargetRules(NounRules[NewTarget]):
    """What the attack or the effect that is answered could target in place of its target."""

    def means(self, noun: NewTarget, duel: Duel, speaker: Speaker, card: Card) -> bool:
        if not means(noun.of, duel, speaker, card) or card.place is not Place.FIELD:
            return False
        battle = _attack(duel, speaker)
        if battle is not None:
            targets = attack_targets(duel, battle.attacker.card, again=True)
            other = battle.target is not None and battle.target.card is not card
            return other and card.id in targets
        link = _effect(duel, speaker)
        if link is None or any(mark.card is card for mark in link.speaker.targets):
            return False
        return card in lawful_targets(link.effect, duel, link.speaker)


class RedirectRules(StepRules[Redirect]):
    """The attack, or the effect of the Spell or Trap, that is answered now targets that.

    Nothing is done to the new target, which may be unaffected by it (Q&A 14612, 14613).
    """

    def calls_off_attack(self, step: Redirect) -> bool:
        return True

    answers_last = True

    def could(self, step: Redirect, duel: Duel, speaker: Speaker) -> bool:
        return True

    async def carry_out(self, step: Redirect, duel: Duel, speaker: Speaker) -> Done:
        chosen = await those(step.to, duel, speaker, reaches=False)
        battle = _attack(duel, speaker)
        if not chosen.cards:
            return chosen.done(False)
        (new,) = chosen.cards
        if battle is not None:
            attacker = battle.attacker.card
            stays = new.place is Place.FIELD and new.controller != attacker.controller
            if not stays or is_unaffected(duel, attacker, speaker):
                return chosen.done(False)
            duel.emit(AttackRedirected(battle.attacker.card.id, new.id, new.spot))
            return chosen.done(True)
        if _effect(duel, speaker) is None:
            return chosen.done(False)
        duel.emit(Targeted(speaker.link - 1, (new.id,), (new.spot,)))
        return chosen.done(True)

    def worth(self, step: Redirect, prospect: Prospect) -> int:
        return A_CARD // 2 if prospect.is_threatened() else 0


register_noun(NewTarget, NewTargetRules())
register(Redirect, RedirectRules())
