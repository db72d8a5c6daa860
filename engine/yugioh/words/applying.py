"""Facts that hold from now on."""

from dataclasses import replace

from engine.core.protocol import Seat
from engine.yugioh.asked import holds, worth
from engine.yugioh.facts.numbers import attack
from engine.yugioh.facts.permissions import summons_twice
from engine.yugioh.facts.pointing import pointed_at
from engine.yugioh.facts.protection import takes_no_battle_damage
from engine.yugioh.facts.reach import is_unaffected, player
from engine.yugioh.facts.restrictions import is_kept_from_battle
from engine.yugioh.field.arrows import column_of
from engine.yugioh.language import (
    FORMER,
    Apply,
    AttackBecomes,
    AttackOf,
    AttacksOften,
    BecomesType,
    CannotActivate,
    CannotAttack,
    CannotBeAttacked,
    CannotDeclareAttacks,
    Cards,
    Choose,
    DefenseBecomes,
    EffectsNegated,
    Fact,
    Former,
    Frame,
    Gains,
    GainsLevels,
    HalvesAttack,
    IsUnaffected,
    LevelBecomes,
    MayOnce,
    NoBattleDamage,
    Noun,
    OriginalAttackBecomes,
    OriginalDefenseOf,
    Phase,
    Place,
    StandsInBattle,
    Step,
    Subject,
    SummonsTwice,
    ThatCard,
    ThisCard,
)
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.once_offers import offer_at_once
from engine.yugioh.words.postponing import _pointed_at
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import those
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, register

AFTER_BATTLE = (Phase.MAIN_2, Phase.END)


def _shows_attack(amount: AttackOf, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is ATK to be added: a face-down monster has none (MR-INFO-10)."""
    cards = all_that(amount.of, duel, speaker)
    return any(card.face_up and attack(duel, card) > 0 for card in cards)


def _can_yet_attack(duel: Duel, seat: Seat) -> bool:
    """Whether the Battle Phase of that player's turn is still to come, or under way."""
    state = duel.state
    return (
        state.turn.player == seat
        and state.turn.phase not in AFTER_BATTLE
        and duel.format.hooks.battles_on(state.turn.number)
        and not is_kept_from_battle(duel, seat)
    )


OwnNumber = AttackBecomes | DefenseBecomes | Gains
"""What an effect can make of the numbers of its own monster."""


OfFaceUp = (
    AttackBecomes
    | BecomesType
    | DefenseBecomes
    | EffectsNegated
    | Gains
    | GainsLevels
    | HalvesAttack
    | IsUnaffected
    | LevelBecomes
    | OriginalAttackBecomes
)
"""What comes to hold of a face-up card only."""


def _reaches_nothing(fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether it would concern only cards that it does not reach.

    Nor does what a monster would make of its numbers reach it once it has gone or lies
    face-down.
    """
    who = getattr(fact, "who", None)
    if isinstance(fact, OwnNumber) and isinstance(who, ThisCard):
        return not _stands_still(duel, speaker)
    who = _pronoun(fact)
    if who is None:
        return False
    cards = pointed_at(who, duel, speaker)
    return not any(_is_reached(card, fact, duel, speaker) for card in cards)


def _is_reached(card: Card, fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether the fact comes to hold of a card pointed at: not if unaffected (MR-GLOS-05).

    What lies face-down has no numbers and effects to be changed (MR-INFO-06, MR-INFO-10).
    """
    covered = card.place is Place.FIELD and not card.face_up
    if is_unaffected(duel, card, speaker):
        return False
    return not (covered and isinstance(fact, OfFaceUp))


def _pronoun(fact: Fact) -> Noun | None:
    """The pronoun of which the fact is said, where it is said of cards pointed at."""
    who: Noun | None = getattr(fact, "who", None)
    return who if isinstance(who, ThatCard | Former | Subject) else None


def _speaking_of_reached(fact: Fact, duel: Duel, speaker: Speaker) -> Speaker:
    """The speaker, pointing at those cards alone that the fact reaches."""

    def reached(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
        return tuple(mark for mark in marks if _is_reached(mark.card, fact, duel, speaker))

    subject = reached(() if speaker.subject is None else (speaker.subject,))
    return replace(
        speaker,
        targets=reached(speaker.targets),
        former=reached(speaker.former),
        subject=subject[0] if subject else None,
    )


def _stands_still(duel: Duel, speaker: Speaker) -> bool:
    """Whether the card that speaks lies face-up where its effect was activated."""
    own = duel.state.chain.links[speaker.link - 1 : speaker.link] if speaker.link else []
    there = speaker.card.place is Place.FIELD and speaker.card.face_up
    return there and all(link.source.is_uncovered for link in own)


def is_of_those_there(who: Noun) -> bool:
    """Whether a change is made to the monsters there are, and not to who comes later."""
    described = who.of if isinstance(who, Choose) else who
    return isinstance(described, Cards) and described.place is Place.FIELD


def _is_so_already(fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether it would spare a player battle damage that he does not take anyway."""
    return isinstance(fact, NoBattleDamage) and takes_no_battle_damage(
        duel, player(fact.to, duel, speaker)
    )


def _settled(fact: Fact, duel: Duel, speaker: Speaker) -> Fact:
    """The fact with the numbers that its amounts come to now."""
    if isinstance(fact, AttackBecomes):
        return replace(fact, attack=worth(fact.attack, duel, speaker))
    if isinstance(fact, DefenseBecomes):
        return replace(fact, defense=worth(fact.defense, duel, speaker))
    if not isinstance(fact, Gains):
        return fact
    return replace(
        fact,
        attack=worth(fact.attack, duel, speaker),
        defense=worth(fact.defense, duel, speaker),
    )


def _worth_of_gain(fact: Gains, prospect: Prospect) -> int:
    """A boost is worth a battle that it turns."""
    duel = prospect.duel
    battle = duel.state.battle
    if battle is None or battle.target is None:
        return -1
    pair = (battle.attacker.card, battle.target.card)
    for mine, theirs in (pair, pair[::-1]):
        if mine in prospect.affected(fact.who) and prospect.owns(mine):
            behind = prospect.strength(theirs) - attack(duel, mine)
            won = 0 <= behind < worth(fact.attack, duel, prospect.speaker)
            return A_CARD if won else -1
    return -1


class ApplyRules(StepRules[Apply]):
    """From now until then, that is a fact."""

    def could(self, step: Apply, duel: Duel, speaker: Speaker) -> bool:
        """A fact about all there are needs one; cards pointed at are checked elsewhere."""
        if isinstance(step.fact, CannotDeclareAttacks):
            return _can_yet_attack(duel, player(step.fact.player, duel, speaker))
        if isinstance(step.fact, AttacksOften) and isinstance(step.fact.who, ThatCard):
            return _can_yet_attack(duel, duel.state.turn.player)
        if isinstance(step.fact, SummonsTwice):
            return not summons_twice(duel, player(step.fact.player, duel, speaker))
        if isinstance(step.fact, Gains) and isinstance(step.fact.attack, AttackOf):
            return _shows_attack(step.fact.attack, duel, speaker)
        if isinstance(step.fact, AttackBecomes) and isinstance(step.fact.who, Subject):
            cards = all_that(step.fact.who, duel, speaker)
            becomes = worth(step.fact.attack, duel, speaker)
            return any(attack(duel, card) != becomes for card in cards)
        if isinstance(step.fact, BecomesType | Gains) and isinstance(
            step.fact.who, Cards | Choose
        ):
            return bool(all_that(step.fact.who, duel, speaker))
        return True

    def suits(self, step: Apply, card: Card) -> bool:
        """A number that the target has not cannot be changed, nor taken over."""
        fact = step.fact
        if isinstance(fact, GainsLevels | LevelBecomes) and isinstance(fact.who, ThatCard):
            return card.text.level > 0
        if isinstance(fact, Gains) and isinstance(fact.who, ThatCard) and fact.attack == 0:
            return card.text.frame is not Frame.LINK
        takes_defense = isinstance(fact, DefenseBecomes) and isinstance(
            fact.defense, OriginalDefenseOf
        )
        return not takes_defense or card.text.frame is not Frame.LINK

    def could_follow(self, step: Apply, first: Step, duel: Duel, speaker: Speaker) -> bool:
        return self.could(step, duel, speaker)

    async def carry_out(self, step: Apply, duel: Duel, speaker: Speaker) -> Done:
        fact = step.fact
        if _reaches_nothing(fact, duel, speaker):
            return NOT_DONE
        left = DONE
        if isinstance(fact, BecomesType | Gains) and is_of_those_there(fact.who):
            chosen = await those(fact.who, duel, speaker)
            left = chosen.done(bool(chosen.cards))
            if isinstance(fact.who, Choose) and not left.ok:
                return left
            fact, speaker = replace(fact, who=FORMER), speaker.after(left)
        anew = not _is_so_already(fact, duel, speaker)
        fact = _settled(fact, duel, speaker)
        said = (speaker.card.id, speaker.player, fact, step.until)
        column = column_of(speaker.card.spot)
        told = speaker if _pronoun(fact) is None else _speaking_of_reached(fact, duel, speaker)
        duel.emit(Applied(*said, *_pointed_at(told), column=column))
        if isinstance(fact, MayOnce):
            await offer_at_once(duel, speaker)
        return replace(left, ok=anew)

    def worth(self, step: Apply, prospect: Prospect) -> int:
        fact, seat = step.fact, prospect.speaker.player
        if isinstance(fact, Gains):
            return _worth_of_gain(fact, prospect)
        if prospect.is_so_already(step):
            return -1
        if isinstance(fact, MayOnce):
            may = holds(fact.condition, prospect.duel, prospect.speaker)
            return prospect.worth(fact.step) if may else -1
        if isinstance(fact, CannotDeclareAttacks):
            return A_CARD if prospect.strongest(prospect.duel.opponent(seat)) else -1
        if isinstance(fact, NoBattleDamage | StandsInBattle):
            return A_CARD if prospect.is_threatened() else -1
        if isinstance(fact, CannotAttack | CannotBeAttacked):
            behind = prospect.strongest(prospect.duel.opponent(seat)) - prospect.strongest(seat)
            return max(0, behind)
        if isinstance(fact, EffectsNegated):
            return prospect.harm(prospect.aims) // 4
        if isinstance(fact, HalvesAttack):
            halved = sum(-1 if prospect.owns(card) else 1 for card in prospect.aims)
            return A_CARD * halved if prospect.is_threatened() else -1
        return 0 if isinstance(fact, CannotActivate) else -1


register(Apply, ApplyRules())
