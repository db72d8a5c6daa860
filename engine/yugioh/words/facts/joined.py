"""Two facts that are said together."""

from engine.core.changing import changed
from engine.yugioh.language import BothHold, Fact, Until
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Claim
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.saying import claims_of
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact, rules_of_fact
from engine.yugioh.words.prospect import Prospect


def _both(fact: BothHold) -> tuple[Fact, Fact]:
    return fact.first, fact.second


class BothHoldRules(FactRules[BothHold]):
    """The one fact and the other: whatever is asked of it is asked of both."""

    def says(self, fact: BothHold) -> tuple[Claim, ...]:
        return (*claims_of(fact.first), *claims_of(fact.second))

    def of_face_up(self, fact: BothHold) -> bool:
        return all(rules_of_fact(each).of_face_up(each) for each in _both(fact))

    def of_own_numbers(self, fact: BothHold) -> bool:
        return all(rules_of_fact(each).of_own_numbers(each) for each in _both(fact))

    def protects(self, fact: BothHold) -> bool:
        return any(rules_of_fact(each).protects(each) for each in _both(fact))

    def could(
        self, fact: BothHold, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        return any(
            rules_of_fact(each).could(each, duel, speaker, until) for each in _both(fact)
        )

    def suits(self, fact: BothHold, card: Card) -> bool:
        return any(rules_of_fact(each).suits(each, card) for each in _both(fact))

    def gains(self, fact: BothHold, duel: Duel, card: Card) -> bool:
        return any(rules_of_fact(each).gains(each, duel, card) for each in _both(fact))

    def settled(self, fact: BothHold, duel: Duel, speaker: Speaker) -> Fact:
        first, second = (
            rules_of_fact(each).settled(each, duel, speaker) for each in _both(fact)
        )
        return changed(fact, first=first, second=second)

    def is_kept(self, fact: BothHold, duel: Duel, speaker: Speaker) -> bool:
        return all(rules_of_fact(each).is_kept(each, duel, speaker) for each in _both(fact))

    def worth(self, fact: BothHold, prospect: Prospect) -> int:
        return sum(rules_of_fact(each).worth(each, prospect) for each in _both(fact))


register_fact(BothHold, BothHoldRules())
