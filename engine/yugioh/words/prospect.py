"""How the built-in opponent looks at what a step would do."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.language import AttackingMonster, DeckTop, Fact, Noun, Step, Subject
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

A_CARD = 600
"""What a card in hand is worth, in points of ATK."""


class Prospect(ABC):
    """A step that may be carried out for `speaker` on the targets `aims`.

    What is worth how much is decided where the opponent is built; numbers are points of ATK.
    """

    def __init__(self, duel: Duel, speaker: Speaker, aims: Sequence[Card]) -> None:
        self.duel = duel
        self.speaker = speaker
        self.aims = aims

    @abstractmethod
    def worth(self, step: Step) -> int:
        """What carrying out that step is worth to the speaker."""

    @abstractmethod
    def affected(self, noun: Noun) -> list[Card]:
        """The cards it would reach: for a target, one of `aims` that could be chosen."""

    @abstractmethod
    def harm(self, cards: Sequence[Card]) -> int:
        """What it is worth that the cards are lost: good where they are not the speaker's."""

    @abstractmethod
    def is_threatened(self) -> bool:
        """Whether the attack under way would cost the speaker a monster or Life Points."""

    @abstractmethod
    def strongest(self, whose: Seat) -> int:
        """The most a monster of that player can attack with, as far as the speaker knows."""

    @abstractmethod
    def strength(self, card: Card) -> int:
        """The number with which the card would fight, as far as the speaker knows."""

    @abstractmethod
    def owns(self, card: Card) -> bool:
        """Whether the card is on the side of the speaker."""

    @abstractmethod
    def is_so_already(self, fact: Fact) -> bool:
        """Whether the fact, said of no target, holds already by the speaker."""

    def loss(self, noun: Noun) -> int:
        """What it is worth that what the noun means is lost; nothing where that is unknown."""
        if isinstance(noun, DeckTop | Subject | AttackingMonster):
            return 0
        return self.harm(self.affected(noun))
