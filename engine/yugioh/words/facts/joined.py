"""Two facts that are said together."""

from engine.yugioh.language import BothHold, Until
from engine.yugioh.state.claims import Claim, claims_of
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact, rules_of_fact
from engine.yugioh.words.prospect import Prospect


class BothHoldRules(FactRules[BothHold]):
    """The one fact and the other."""

    def says(self, fact: BothHold) -> tuple[Claim, ...]:
        return (*claims_of(fact.first), *claims_of(fact.second))

    def could(
        self, fact: BothHold, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        both = (fact.first, fact.second)
        return any(rules_of_fact(each).could(each, duel, speaker, until) for each in both)

    def is_kept(self, fact: BothHold, duel: Duel, speaker: Speaker) -> bool:
        both = (fact.first, fact.second)
        return all(rules_of_fact(each).is_kept(each, duel, speaker) for each in both)

    def worth(self, fact: BothHold, prospect: Prospect) -> int:
        return sum(
            rules_of_fact(each).worth(each, prospect) for each in (fact.first, fact.second)
        )


register_fact(BothHold, BothHoldRules())
