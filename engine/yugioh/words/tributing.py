"""Tributing monsters."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core.remembering import once_for_each
from engine.yugioh.acts import destroying
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.asked import all_that
from engine.yugioh.facts.restrictions import can_be_tributed, has_to_be_tributed
from engine.yugioh.language import (
    FORMER,
    Cards,
    Choose,
    Named,
    Noun,
    Place,
    TributeCards,
    Whose,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import MONSTER_ROWS
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import MY_MONSTERS, ActRules, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import finds, those, total_attack
from engine.yugioh.words.steps import StepRules, register


def _to_tribute(noun: Noun, duel: Duel, speaker: Speaker) -> list[Card]:
    """What the player of the speaker can Tribute as one that `noun` means.

    While they have to Tribute monsters of their opponent, those alone will do that fit as if
    they were their own; what is no choice, such as the card that speaks, is then no Tribute.
    """
    may = _may(noun, duel, speaker)
    due = has_to_be_tributed(duel, speaker.player)
    if not due:
        return [card for card in all_that(noun, duel, speaker) if may(card)]
    if not isinstance(noun, Choose) or not isinstance(noun.of, Cards):
        return []
    return [
        card for card in all_that(_theirs(noun.of), duel, speaker) if card in due and may(card)
    ]


def _may(noun: Noun, duel: Duel, speaker: Speaker) -> Callable[[Card], bool]:
    """Whether the player can Tribute a card as one that `noun` means.

    A monster that is told by its name alone has to lie in a Monster Zone, if it lies on the
    field (FAQ 6270).
    """
    such = noun.of if isinstance(noun, Choose) else noun
    named = isinstance(such, Cards) and any(isinstance(like, Named) for like in such.like)

    def may(card: Card) -> bool:
        beside = card.place is Place.FIELD and card.row not in MONSTER_ROWS
        astray = named and beside and card.text.is_monster
        return not astray and can_be_tributed(duel, speaker.player, card)

    return may


@once_for_each
def _theirs(noun: Cards) -> Cards:
    """The same description, of the opponent's cards."""
    return replace(noun, whose=Whose.THEIRS)


class TributeCardsRules(StepRules[TributeCards]):
    """Tribute those monsters."""

    def could(self, step: TributeCards, duel: Duel, speaker: Speaker) -> bool:
        if has_to_be_tributed(duel, speaker.player):
            return bool(_to_tribute(step.what, duel, speaker))
        may = _may(step.what, duel, speaker)
        known = all_that(step.what, duel, speaker)
        able = not known or any(may(card) for card in known)
        return able and finds(step.what, duel, speaker, may)

    def effects_on(self, step: TributeCards) -> Sequence[Does]:
        return (Does(Change.TRIBUTED, step.what),)

    def takeable(self, step: TributeCards, duel: Duel, speaker: Speaker) -> list[Card]:
        return _to_tribute(step.what, duel, speaker)

    async def carry_out(self, step: TributeCards, duel: Duel, speaker: Speaker) -> Done:
        if has_to_be_tributed(duel, speaker.player):
            lent = _to_tribute(step.what, duel, speaker)
            about = speaker.card.id
            cards = await choose_cards(duel, speaker.player, Reason.TRIBUTE, lent, about=about)
        else:
            may = _may(step.what, duel, speaker)
            cards = (await those(step.what, duel, speaker, Reason.TRIBUTE, fits=may)).cards
        marks, attack = marked(cards), total_attack(duel, cards)
        return Done(destroying.tribute(duel, speaker.player, cards), marks, attack)

    def worth(self, step: TributeCards, prospect: Prospect) -> int:
        return -A_CARD


register(TributeCards, TributeCardsRules())
register_act(
    HandAct.TRIBUTE, ActRules(lambda done: TributeCards(FORMER), MY_MONSTERS, pays=True)
)
