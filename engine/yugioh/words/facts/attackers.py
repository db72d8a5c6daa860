"""Facts about who may attack at all, and with how many monsters."""

from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import attackers_of, may_yet_attack
from engine.yugioh.language import AttacksWithOne, CannotDeclareAttacks, Until
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.claims import Claim, Forbids
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.facts.base import FactRules, register_fact
from engine.yugioh.words.hand_acts import bars, register_act, whose
from engine.yugioh.words.prospect import A_CARD, Prospect


class CannotDeclareAttacksRules(FactRules[CannotDeclareAttacks]):
    """That player cannot declare attacks."""

    def protects(self, fact: CannotDeclareAttacks) -> bool:
        return True

    def says(self, fact: CannotDeclareAttacks) -> tuple[Claim, ...]:
        return (Forbids(Verb.ATTACK, player=fact.player),)

    def is_kept(self, fact: CannotDeclareAttacks, duel: Duel, speaker: Speaker) -> bool:
        return not attackers_of(duel, player(fact.player, duel, speaker))

    def could(
        self,
        fact: CannotDeclareAttacks,
        duel: Duel,
        speaker: Speaker,
        until: Until | None = None,
    ) -> bool:
        return may_yet_attack(duel, player(fact.player, duel, speaker))

    def worth(self, fact: CannotDeclareAttacks, prospect: Prospect) -> int:
        opponent = prospect.duel.opponent(prospect.speaker.player)
        return A_CARD if prospect.strongest(opponent) else -1


class AttacksWithOneRules(FactRules[AttacksWithOne]):
    """That player, or each, can attack with one monster only: it is a bond on the player
    (FAQ 5225).
    """

    def says(self, fact: AttacksWithOne) -> tuple[Claim, ...]:
        return (Forbids(Verb.ATTACK, player=fact.player, after_another=True),)

    def is_kept(self, fact: AttacksWithOne, duel: Duel, speaker: Speaker) -> bool:
        said = fact.player
        seat = duel.state.turn.player if said is None else player(said, duel, speaker)
        return len(dict.fromkeys(each.card.id for each in attackers_of(duel, seat))) < 2

    def worth(self, fact: AttacksWithOne, prospect: Prospect) -> int:
        return 0


register_fact(CannotDeclareAttacks, CannotDeclareAttacksRules())
register_fact(AttacksWithOne, AttacksWithOneRules())
register_act(HandAct.NO_ATTACKS, bars(lambda done: CannotDeclareAttacks(whose(done))))
