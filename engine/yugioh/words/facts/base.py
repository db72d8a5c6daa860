"""What the engine can ask of a fact, whichever it is."""

from typing import Any, Generic, TypeVar

from engine.core.entering import enter
from engine.yugioh.asked import register_oath, worth
from engine.yugioh.facts.protection import is_spared
from engine.yugioh.facts.reach import player
from engine.yugioh.language import FORMER, Cards, Fact, Kind, Noun, Stat, Until
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Allows, Becomes, Changes, Negates, Spares, among
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Leave
from engine.yugioh.state.saying import Saying, claims_of, register_saying
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.prospect import Prospect

F = TypeVar("F", bound=Fact)


class FactRules(Saying[F], Generic[F]):
    """All that the engine knows of one kind of fact.

    What it says is what the rules of the game read of it (`state.claims`).
    """

    def of_face_up(self, fact: F) -> bool:
        """Whether it comes to hold of a face-up card only (MR-INFO-06, MR-INFO-10)."""
        return False

    def of_own_numbers(self, fact: F) -> bool:
        """Whether a monster that says it of itself has to lie where it was activated."""
        return False

    def protects(self, fact: F) -> bool:
        """Whether it takes the harm out of an attack."""
        return False

    def could(self, fact: F, duel: Duel, speaker: Speaker, until: Until | None = None) -> bool:
        """Whether it could mean anything from now on, or until then, where that is known."""
        return True

    def suits(self, fact: F, card: Card) -> bool:
        """Whether `card` can be the target of which it is said."""
        return True

    def gains(self, fact: F, duel: Duel, card: Card) -> bool:
        """Whether the card of which it is said would have anything of it."""
        return True

    def settled(self, fact: F, duel: Duel, speaker: Speaker) -> Fact:
        """The fact with the numbers that its amounts come to now."""
        return fact

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
    register_saying(word, rules)
    register_oath(word, rules.is_kept)


def rules_of_fact(fact: Fact) -> FactRules[Any]:
    """All that the engine knows of a fact of that kind."""
    return FACTS[type(fact)]


def is_needed(fact: Fact | None) -> bool:
    """Whether an effect has to be able to make it hold, whatever else it does (Q&A 17215)."""
    allowed = () if fact is None else among(claims_of(fact), Allows)
    return any(claim.what in (Leave.SUMMON_ALSO, Leave.TRIBUTE_ALSO) for claim in allowed)


def is_of_those_there(fact: Fact) -> bool:
    """Whether said of all there are, it is said of those alone that there are now."""
    claims = claims_of(fact)
    silenced = [claim.who for claim in among(claims, Negates)]
    if any(isinstance(who, Cards) and who.kind in (None, Kind.MONSTER) for who in silenced):
        return True  # of Spells and Traps it is said of whatever is used (FAQ 11781)
    return any(among(claims, Changes)) or any(among(claims, Becomes))


def adds_up(fact: Fact) -> bool:
    """Whether it means something to say it again while it holds."""
    return any(not change.sets for change in among(claims_of(fact), Changes))


def changes_strength(fact: Fact) -> bool:
    """Whether it raises or lowers ATK or DEF, or what counts as the original ATK."""
    return any(
        change.what is Stat.ORIGINAL_ATTACK
        or (change.what in (Stat.ATTACK, Stat.DEFENSE) and not change.sets)
        for change in among(claims_of(fact), Changes)
    )


def sets_strength(fact: Fact) -> bool:
    """Whether it gives what lies there another ATK or DEF.

    It is not so of what it brings itself (FAQ 6705), nor where the DEF becomes 0 (FAQ 5987).
    """
    return any(
        change.sets
        and change.who != FORMER
        and (change.what is Stat.ATTACK or (change.what is Stat.DEFENSE and change.amount != 0))
        for change in among(claims_of(fact), Changes)
    )


def gain(fact: Fact, duel: Duel, speaker: Speaker) -> tuple[Noun, int] | None:
    """Whose ATK it raises, and by how much; None if it raises none."""
    for change in among(claims_of(fact), Changes):
        if change.what is Stat.ATTACK and change.amount is not None and not change.sets:
            return change.who, worth(change.amount, duel, speaker)
    return None


def original_attack(fact: Fact) -> int | None:
    """What the original ATK becomes by it, where it says so."""
    for change in among(claims_of(fact), Changes):
        if change.what is Stat.ORIGINAL_ATTACK and isinstance(change.amount, int):
            return change.amount
    return None


def is_new(fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether it spares no player what they are spared already."""
    return not any(
        claim.player is not None
        and claim.who is None
        and is_spared(claim.what, duel, player(claim.player, duel, speaker))
        for claim in among(claims_of(fact), Spares)
    )
