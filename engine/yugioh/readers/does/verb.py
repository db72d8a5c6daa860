"""To carry out a step, and to choose what it is done to."""

from collections.abc import Callable
from functools import singledispatch

from engine.yugioh.acts.chance import by_chance
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.facts.numbers import attack
from engine.yugioh.facts.reach import is_unaffected
from engine.yugioh.language import (
    AtRandom,
    Choose,
    Highest,
    Lowest,
    Noun,
    Place,
    Step,
    ThisCard,
)
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.card import Card, mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker


@singledispatch
async def does(step: Step, duel: Duel, speaker: Speaker) -> bool:
    """Do it; tell whether it was done, for whatever depends on that."""
    raise NotImplementedError(step)


async def those(
    noun: Noun,
    duel: Duel,
    speaker: Speaker,
    reason: Reason = Reason.CHOOSE,
    fits: Callable[[Card], bool] | None = None,
    room: int | None = None,
) -> list[Card]:
    """The cards it is done to, chosen by the player where the noun leaves a choice.

    What a battle has already doomed can be chosen, though it cannot be targeted (MR-DSTEP-31).
    A card that went elsewhere on the chain is no longer the one that its effect speaks of.
    Where it leaves him their number too, they are no more than there is `room` for.
    """
    if isinstance(noun, ThisCard) and speaker.has_strayed:
        return []
    if isinstance(noun, AtRandom):
        return _struck_by_chance(noun, duel, speaker, fits)
    cards = [card for card in all_that(noun, duel, speaker) if fits is None or fits(card)]
    if speaker.payable:
        cards = [card for card in cards if card in speaker.payable]
    if not speaker.pays:
        cards = [card for card in cards if not is_unaffected(duel, card, speaker)]
    if isinstance(noun, Choose | Lowest | Highest):
        count, up_to = (
            (how_many(noun, duel, speaker), noun.up_to)
            if isinstance(noun, Choose)
            else (1, False)
        )
        if up_to:
            bounds = (count, room, speaker.most)
            count = min(bound for bound in bounds if bound is not None)
        chooser = speaker.player if speaker.chooser is None else speaker.chooser
        cards = await choose_cards(
            duel, chooser, reason, cards, count, speaker.card.id, up_to=up_to
        )
    speaker.former = tuple(mark(card) for card in cards)
    return cards


def _struck_by_chance(
    noun: AtRandom, duel: Duel, speaker: Speaker, fits: Callable[[Card], bool] | None
) -> list[Card]:
    """What chance chooses, as far as it can be done to it; it is remembered in any case."""
    cards = by_chance(duel, all_that(noun, duel, speaker), noun.count)
    speaker.former = tuple(mark(card) for card in cards)
    return [card for card in cards if fits is None or fits(card)]


def how_many(noun: Choose, duel: Duel, speaker: Speaker) -> int:
    """How many have to be chosen."""
    alike = noun.as_many_as
    return noun.count if alike is None else len(all_that(alike, duel, speaker))


def note_attack(duel: Duel, speaker: Speaker, cards: list[Card]) -> None:
    """Keep the total ATK that these have on the field, before they leave it."""
    there = [card for card in cards if card.place is Place.FIELD]
    speaker.former_attack = sum(attack(duel, card) for card in there)


def remember(speaker: Speaker, cards: list[Card]) -> None:
    """These are now the cards that the step before dealt with."""
    speaker.former = tuple(mark(card) for card in cards)
