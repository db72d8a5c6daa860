"""What an effect would do for the player who uses it, in points of ATK."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.asked import Settled, all_that, rules_of_noun
from engine.yugioh.language import (
    Fact,
    Noun,
    Step,
)
from engine.yugioh.practice.battling import is_threatened
from engine.yugioh.practice.pending import doomed, is_so_already
from engine.yugioh.practice.seeing import own, strength, strongest, value
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.prospect import Prospect
from engine.yugioh.words.steps import worth


class Judgement(Prospect):
    """A step as a sensible player weighs it, who knows what their seat may see."""

    def worth(self, step: Step) -> int:
        return worth(step, self)

    def affected(self, noun: Noun) -> list[Card]:
        return affected(noun, self.duel, self.speaker, self.aims)

    def harm(self, cards: Sequence[Card]) -> int:
        """What links of the speaker's own are about to remove anyway counts for nothing."""
        duel, seat = self.duel, self.speaker.player
        gone = doomed(duel, seat)
        left = [card for card in cards if card not in gone]
        return sum(value(duel, seat, card) * (-1 if self.owns(card) else 1) for card in left)

    def is_threatened(self) -> bool:
        return is_threatened(self.duel, self.speaker.player)

    def strongest(self, whose: Seat) -> int:
        return strongest(self.duel, self.speaker.player, whose)

    def strength(self, card: Card) -> int:
        return strength(self.duel, self.speaker.player, card)

    def owns(self, card: Card) -> bool:
        return own(self.duel, self.speaker.player, card)

    def is_so_already(self, fact: Fact) -> bool:
        return is_so_already(self.duel, self.speaker.player, fact)


def judge(step: Step, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> int:
    """What carrying out the step on `aims` is worth to the speaker."""
    return worth(step, Judgement(duel, speaker, aims))


def affected(noun: Noun, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> list[Card]:
    """The cards a step would reach: for a target, one of `aims` that could be chosen."""
    settled = rules_of_noun(noun).settled
    if settled is Settled.BY_TARGETING:
        return list(aims)
    cards = all_that(noun, duel, speaker)
    return cards[:1] if settled is Settled.WHEN_DONE else cards
