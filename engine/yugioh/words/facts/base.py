"""What the engine can ask of a fact, whichever it is."""

from typing import Any, Generic, TypeVar

from engine.core.entering import enter
from engine.core.protocol import Seat
from engine.yugioh.language import Fact, Noun
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.prospect import Prospect

F = TypeVar("F", bound=Fact)


class FactRules(Generic[F]):
    """All that the engine knows of one kind of fact.

    What it changes is read where a rule of the game asks for the facts of that kind
    (`facts.holding`).
    """

    of_face_up = False
    """Whether it comes to hold of a face-up card only (MR-INFO-06, MR-INFO-10)."""
    of_own_numbers = False
    """Whether a monster that says it of itself has to lie where it was activated."""
    of_those_there = False
    """Whether said of all there are, it is said of those alone that there are now."""
    adds_up = False
    """Whether it means something to say it again while it holds."""
    changes_strength = False
    """Whether it raises or lowers ATK or DEF, or what counts as the original ATK."""
    negates = False
    """Whether it negates the effects of a card."""
    acts_of_itself = False
    """Whether something happens by it that nobody activates."""
    reveals_hands = False
    """Whether a player has to keep their hand revealed by it."""
    of_battle = False
    """Whether it means nothing where no attack can follow any more."""
    protects = False
    """Whether it takes the harm out of an attack."""

    def could(self, fact: F, duel: Duel, speaker: Speaker) -> bool:
        """Whether it could mean anything from now on."""
        return True

    def attacker(self, fact: F, duel: Duel, speaker: Speaker) -> Seat | None:
        """The player whose monsters alone could attack so; None where both players' could."""
        return None

    def suits(self, fact: F, card: Card) -> bool:
        """Whether `card` can be the target of which it is said."""
        return True

    def gains(self, fact: F, duel: Duel, card: Card) -> bool:
        """Whether the card of which it is said would have anything of it."""
        return True

    def is_new(self, fact: F, duel: Duel, speaker: Speaker) -> bool:
        """Whether it changes anything that is not so already."""
        return True

    def of_former(self, fact: F) -> Fact:
        """The same, said of the cards just chosen, where it is said of those there are."""
        return fact

    def settled(self, fact: F, duel: Duel, speaker: Speaker) -> Fact:
        """The fact with the numbers that its amounts come to now."""
        return fact

    def concerns(self, fact: F, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """Whether what it forbids a player is forbidden them with `card`."""
        return True

    def gain(self, fact: F, duel: Duel, speaker: Speaker) -> tuple[Noun, int] | None:
        """Whose ATK it raises, and by how much; None if it raises none."""
        return None

    def original_attack(self, fact: F) -> int | None:
        """What the original ATK becomes by it, where it says so."""
        return None

    async def take_hold(self, fact: F, duel: Duel, speaker: Speaker) -> None:
        """What is done at once when it has come to hold."""

    def is_kept(self, fact: F, duel: Duel, speaker: Speaker) -> bool:
        """Whether nothing that happened this turn goes against it, as an oath."""
        return True

    def worth(self, fact: F, prospect: Prospect) -> int:
        """What it is worth to the built-in opponent that it holds, in points of ATK."""
        return -1


FACTS: dict[type[Fact], FactRules[Any]] = {}
"""The rules of each kind of fact."""


def register_fact(word: type[F], rules: FactRules[F]) -> None:
    """Make `rules` known as those of the fact; TypeError where it has some."""
    enter(FACTS, word, rules)


def rules_of_fact(fact: Fact) -> FactRules[Any]:
    """All that the engine knows of a fact of that kind."""
    return FACTS[type(fact)]


def is_oath_kept(oath: Fact | None, duel: Duel, speaker: Speaker) -> bool:
    """Whether nothing that happened this turn goes against the oath."""
    return oath is None or FACTS[type(oath)].is_kept(oath, duel, speaker)
