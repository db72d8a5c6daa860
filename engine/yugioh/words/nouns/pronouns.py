"""Pronouns: they point at cards that were spoken of, or that stand in a battle."""

from collections.abc import Iterable

from engine.core.protocol import Seat
from engine.yugioh.asked import NounRules, Settled, means, pointed_at, register_noun
from engine.yugioh.battle.attack_state import is_attack_on
from engine.yugioh.facts.pointing import targeted
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AttackingMonster,
    EquippedMonster,
    Former,
    Namesakes,
    OnceHeld,
    OpposingMonster,
    OwnMonster,
    Place,
    Slayer,
    Subject,
    ThatCard,
    ThisCard,
    TributedFor,
    UsedFor,
)
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


class ThisCardRules(NounRules[ThisCard]):
    """The card that speaks."""

    def means(self, noun: ThisCard, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return card is speaker.card

    def pointed_at(self, noun: ThisCard, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        return [speaker.card]


class ThatCardRules(NounRules[ThatCard]):
    """Its targets, while they stay there."""

    settled = Settled.BY_TARGETING

    def means(self, noun: ThatCard, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return any(mark.card is card and mark.is_same for mark in targeted(speaker))

    def pointed_at(self, noun: ThatCard, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        return [mark.card for mark in targeted(speaker)]


class SubjectRules(NounRules[Subject]):
    """The card of which the trigger became true, while it stays there."""

    def means(self, noun: Subject, duel: Duel, speaker: Speaker, card: Card) -> bool:
        subject = speaker.subject
        return subject is not None and subject.card is card and subject.is_same

    def pointed_at(self, noun: Subject, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        return [speaker.subject.card] if speaker.subject else []


class FormerRules(NounRules[Former]):
    """The cards that the step before dealt with, while they stay there."""

    def means(self, noun: Former, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return any(mark.card is card and mark.is_same for mark in speaker.former)

    def pointed_at(self, noun: Former, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        return [mark.card for mark in speaker.former]


class OnceHeldRules(NounRules[OnceHeld]):
    """Of the cards that the step before dealt with, those that that player had controlled."""

    def means(self, noun: OnceHeld, duel: Duel, speaker: Speaker, card: Card) -> bool:
        dealt_with = any(mark.card is card for mark in speaker.former)
        return dealt_with and _holder(card) == player(noun.by, duel, speaker)

    def pointed_at(self, noun: OnceHeld, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        return [mark.card for mark in speaker.former]


class TributedForRules(NounRules[TributedFor]):
    """The monsters that were Tributed for the summon of this card, wherever they are."""

    def means(self, noun: TributedFor, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return any(mark.card is card for mark in speaker.card.arrival.given)

    def pointed_at(self, noun: TributedFor, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        return [mark.card for mark in speaker.card.arrival.given]


class UsedForRules(NounRules[UsedFor]):
    """The materials with which that card was last summoned."""

    def means(self, noun: UsedFor, duel: Duel, speaker: Speaker, card: Card) -> bool:
        near = self.pointed_at(noun, duel, speaker)
        return card in near and means(noun.such, duel, speaker, card)

    def pointed_at(self, noun: UsedFor, duel: Duel, speaker: Speaker) -> list[Card]:
        made = pointed_at(noun.of, duel, speaker)
        given = [mark for card in made for mark in card.arrival.made_of]
        anywhere = noun.such.place is None and not noun.there
        return [each.card for each in given if anywhere or each.is_same]


class NamesakesRules(NounRules[Namesakes]):
    """Every card with the same original name."""

    def means(self, noun: Namesakes, duel: Duel, speaker: Speaker, card: Card) -> bool:
        alike = pointed_at(noun.of, duel, speaker)
        return any(card.text.called == own.text.called for own in alike)

    def pointed_at(self, noun: Namesakes, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        return pointed_at(noun.of, duel, speaker)


class AttackingMonsterRules(NounRules[AttackingMonster]):
    """Until the Damage Step, what no longer goes on with its attack is none any more."""

    def means(self, noun: AttackingMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
        battle = duel.state.battle
        if battle is None or battle.attacker.card is not card or not battle.attacker.is_same:
            return False
        return battle.timing is not None or is_attack_on(duel.state)

    def pointed_at(self, noun: AttackingMonster, duel: Duel, speaker: Speaker) -> list[Card]:
        battle = duel.state.battle
        attacker = [] if battle is None else [battle.attacker.card]
        return [card for card in attacker if self.means(noun, duel, speaker, card)]


class OpposingMonsterRules(NounRules[OpposingMonster]):
    """The battling monster that this card fights, or else the one the opponent controls."""

    def means(self, noun: OpposingMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
        battle = duel.state.battle
        if battle is None or battle.target is None:
            return battle is not None and _is_theirs(battle.attacker, card, speaker)
        fighters = (battle.attacker, battle.target)
        if any(mark.card is speaker.card for mark in fighters):
            other = next(mark for mark in fighters if mark.card is not speaker.card)
            return other.card is card and other.is_same
        return any(_is_theirs(mark, card, speaker) for mark in fighters)

    def pointed_at(self, noun: OpposingMonster, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        cards = [mark.card for mark in _fighters(duel)]
        if speaker.card in cards:
            return [card for card in cards if card is not speaker.card]
        return [card for card in cards if _holder(card) != speaker.player]


class OwnMonsterRules(NounRules[OwnMonster]):
    """The battling monster that the player controls."""

    def means(self, noun: OwnMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
        fighting = (mark for mark in _fighters(duel) if mark.card is card and mark.is_same)
        return any(mark.card.controller == speaker.player for mark in fighting)

    def pointed_at(self, noun: OwnMonster, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        return [mark.card for mark in _fighters(duel)]


def _fighters(duel: Duel) -> list[Mark]:
    battle = duel.state.battle
    pair = () if battle is None else (battle.attacker, battle.target)
    return [mark for mark in pair if mark is not None]


def _holder(card: Card) -> Seat:
    """Who controls the card, or controlled it as it left the field."""
    left = card.last if card.place is not Place.FIELD else None
    return card.controller if left is None else left.spot.seat


def _is_theirs(mark: Mark, card: Card, speaker: Speaker) -> bool:
    """Whether it is the card pointed at, still there, and the opponent controls it."""
    return mark.card is card and mark.is_same and card.controller != speaker.player


class SlayerRules(NounRules[Slayer]):
    """Who destroyed the speaking card by battle the last time."""

    def means(self, noun: Slayer, duel: Duel, speaker: Speaker, card: Card) -> bool:
        slayer = speaker.card.fate.slayer
        return slayer is not None and slayer.card is card and slayer.is_same


class EquippedMonsterRules(NounRules[EquippedMonster]):
    """The monster that the speaking card is equipped to, or was as it left the field."""

    def means(self, noun: EquippedMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
        host = speaker.card.fate.host
        if speaker.card.place is Place.FIELD or host is None:
            return speaker.card.equipped_to is card
        return host.card is card and host.is_uncovered and card.face_up


register_noun(ThisCard, ThisCardRules())
register_noun(ThatCard, ThatCardRules())
register_noun(Subject, SubjectRules())
register_noun(Former, FormerRules())
register_noun(OnceHeld, OnceHeldRules())
register_noun(TributedFor, TributedForRules())
register_noun(UsedFor, UsedForRules())
register_noun(Namesakes, NamesakesRules())
register_noun(AttackingMonster, AttackingMonsterRules())
register_noun(OpposingMonster, OpposingMonsterRules())
register_noun(OwnMonster, OwnMonsterRules())
register_noun(Slayer, SlayerRules())
register_noun(EquippedMonster, EquippedMonsterRules())
