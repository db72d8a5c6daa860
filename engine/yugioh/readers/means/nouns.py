"""The nouns that are no description."""

from engine.yugioh.asked import means
from engine.yugioh.battle.attack_state import is_attack_on
from engine.yugioh.facts.pointing import pointed_at, targeted
from engine.yugioh.language import (
    AnyOf,
    AtRandom,
    AttackingMonster,
    Choose,
    DeckTop,
    Detached,
    EquippedMonster,
    Every,
    Excavated,
    Former,
    Highest,
    Lowest,
    Namesakes,
    OpposingMonster,
    Seen,
    Subject,
    Subjects,
    ThatCard,
    ThisCard,
    Together,
)
from engine.yugioh.readers.means.finding import (
    all_that,
    utmost,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@means.of(Every)
def _every(noun: Every, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return means(noun.of, duel, speaker, card)


@means.of(AtRandom)
def _at_random(noun: AtRandom, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return means(noun.of, duel, speaker, card)


@means.of(Choose)
def _choose(noun: Choose, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return means(noun.of, duel, speaker, card)


@means.of(Namesakes)
def _namesakes(noun: Namesakes, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return any(card.text.name == own.text.name for own in pointed_at(noun.of, duel, speaker))


@means.of(Lowest, Highest)
def _lowest(noun: Lowest | Highest, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card in utmost(noun, duel, speaker)


@means.of(AnyOf)
def _any_of(noun: AnyOf, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return any(means(part, duel, speaker, card) for part in noun.each)


@means.of(DeckTop)
def _deck_top(noun: DeckTop, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card in all_that(noun, duel, speaker)


@means.of(OpposingMonster)
def _opposing_monster(noun: OpposingMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
    battle = duel.state.battle
    fighters = () if battle is None else (battle.attacker, battle.target)
    here = any(mark is not None and mark.card is card and mark.is_same for mark in fighters)
    return here and card.controller != speaker.player


@means.of(ThisCard)
def _this_card(noun: ThisCard, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return card is speaker.card


@means.of(ThatCard)
def _that_card(noun: ThatCard, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return any(mark.card is card and mark.is_same for mark in targeted(speaker))


@means.of(Former)
def _former(noun: Former, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return any(mark.card is card and mark.is_same for mark in speaker.former)


@means.of(Detached, Excavated, Seen)
def _detached(
    noun: Detached | Excavated | Seen, duel: Duel, speaker: Speaker, card: Card
) -> bool:
    return card in all_that(noun, duel, speaker)


@means.of(Together)
def _together(noun: Together, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return means(noun.of, duel, speaker, card)


@means.of(Subject)
def _subject(noun: Subject, duel: Duel, speaker: Speaker, card: Card) -> bool:
    subject = speaker.subject
    return subject is not None and subject.card is card and subject.is_same


@means.of(Subjects)
def _subjects(noun: Subjects, duel: Duel, speaker: Speaker, card: Card) -> bool:
    near = any(mark.card is card and mark.is_same for mark in speaker.subjects)
    return near and means(noun.such, duel, speaker, card)


@means.of(AttackingMonster)
def _attacking(noun: AttackingMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Until the Damage Step, what no longer goes on with its attack is none any more."""
    battle = duel.state.battle
    if battle is None or battle.attacker.card is not card or not battle.attacker.is_same:
        return False
    return battle.timing is not None or is_attack_on(duel.state)


@means.of(EquippedMonster)
def _equipped_monster(noun: EquippedMonster, duel: Duel, speaker: Speaker, card: Card) -> bool:
    return speaker.card.equipped_to is card
