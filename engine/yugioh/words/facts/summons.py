"""Facts about summons and Tributes."""

from engine.yugioh.asked import means
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.permissions import summons_twice
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import is_ruled_out
from engine.yugioh.language import (
    CannotBeTributed,
    CannotNormalSummon,
    CannotServe,
    CannotSpecialSummon,
    CannotSummon,
    Cards,
    ComesAsMonster,
    CountsAsAgain,
    MustBeTributed,
    PaysFromHand,
    PaysNoLife,
    ServesAsMaterial,
    SummonsAlso,
    SummonsTwice,
    Until,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import as_it_came
from engine.yugioh.state.claims import Allows, Claim, Forbids, Lends, Wakens
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Deed, Leave
from engine.yugioh.state.rare_claims import ComesInstead, Exempts, Tolls
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.materials import SERVING
from engine.yugioh.words.facts.base import FactRules, register_fact
from engine.yugioh.words.hand_acts import bars, register_act, whose

SPECIALLY = (Verb.SPECIAL_SUMMON, Verb.PENDULUM_SUMMON)


class SummonsTwiceRules(FactRules[SummonsTwice]):
    """That player can Normal Summon or Set twice this turn."""

    def says(self, fact: SummonsTwice) -> tuple[Claim, ...]:
        return (Allows(Leave.SUMMON_TWICE, player=fact.player),)

    def could(
        self, fact: SummonsTwice, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        """Not where the player cannot Normal Summon (Q&A 61)."""
        seat = player(fact.player, duel, speaker)
        return not (summons_twice(duel, seat) or is_ruled_out(Verb.NORMAL_SUMMON, duel, seat))


class SummonsAlsoRules(FactRules[SummonsAlso]):
    """That player can Normal Summon one of these beside the Normal Summon of the turn."""

    def says(self, fact: SummonsAlso) -> tuple[Claim, ...]:
        return (Allows(_leave(fact), fact.one, fact.player),)

    def could(
        self, fact: SummonsAlso, duel: Duel, speaker: Speaker, until: Until | None = None
    ) -> bool:
        """Not while another card of that name has said so in that turn (FAQ 8469, 11425), nor
        where the player cannot Normal Summon in it (Q&A 17215).
        """
        said = any(
            by.player == speaker.player and by.card.text == speaker.card.text
            for _, by in holding(_leave(fact), duel)
        )
        return not said and not is_ruled_out(Verb.NORMAL_SUMMON, duel, speaker.player)


def _leave(fact: SummonsAlso) -> Leave:
    return Leave.TRIBUTE_ALSO if fact.tributing else Leave.SUMMON_ALSO


class CountsAsAgainRules(FactRules[CountsAsAgain]):
    """These Geminis are Effect Monsters while that holds: see `chain/waking`."""

    def says(self, fact: CountsAsAgain) -> tuple[Claim, ...]:
        return (Wakens(fact.who),)


class CannotSummonRules(FactRules[CannotSummon]):
    """That player cannot Summon monsters, but can Normal Set them."""

    def says(self, fact: CannotSummon) -> tuple[Claim, ...]:
        ways = (Verb.NORMAL_SUMMON, Verb.FLIP_SUMMON, *SPECIALLY)
        return tuple(Forbids(way, player=fact.player) for way in ways)

    def is_kept(self, fact: CannotSummon, duel: Duel, speaker: Speaker) -> bool:
        seat = player(fact.player, duel, speaker)
        return duel.state.sides[seat].turn_log.any_summon != duel.state.turn.number


class PaysFromHandRules(FactRules[PaysFromHand]):
    """Players pay for what they use of their hands."""

    def says(self, fact: PaysFromHand) -> tuple[Claim, ...]:
        return (Tolls(fact.life),)


class PaysNoLifeRules(FactRules[PaysNoLife]):
    """No Life Points are paid for the effects of these."""

    def says(self, fact: PaysNoLife) -> tuple[Claim, ...]:
        return (Exempts(fact.who),)


class CannotNormalSummonRules(FactRules[CannotNormalSummon]):
    """That player cannot Normal Summon or Set monsters."""

    def says(self, fact: CannotNormalSummon) -> tuple[Claim, ...]:
        ways = (Verb.NORMAL_SUMMON, Deed.NORMAL_SET)
        return tuple(Forbids(way, player=fact.player) for way in ways)

    def is_kept(self, fact: CannotNormalSummon, duel: Duel, speaker: Speaker) -> bool:
        log = duel.state.sides[player(fact.player, duel, speaker)].turn_log
        return duel.state.turn.number not in (log.normal_summon, log.also_summon)


class CannotSpecialSummonRules(FactRules[CannotSpecialSummon]):
    """That player cannot Special Summon, or no other monsters."""

    def says(self, fact: CannotSpecialSummon) -> tuple[Claim, ...]:
        who = fact.such if fact.out_of is None else Cards(place=fact.out_of)
        return tuple(Forbids(way, who, fact.player, fact.but) for way in SPECIALLY)

    def is_kept(self, fact: CannotSpecialSummon, duel: Duel, speaker: Speaker) -> bool:
        """It asks what each was when it was summoned, not how it lies now (FAQ 10500)."""
        seat = player(fact.player, duel, speaker)
        side = duel.state.sides[seat]
        if side.turn_log.special_summon != duel.state.turn.number:
            return True
        if fact.such is not None:
            came = [as_it_came(card, seat) for card in side.turn_log.specials]
            return not any(means(fact.such, duel, speaker, card) for card in came)
        such, out_of = fact.but, fact.out_of
        return (such is not None or out_of is not None) and all(
            (such is not None and means(such, duel, speaker, as_it_came(card, seat)))
            or out_of not in (None, card.arrival.origin)
            for card in side.turn_log.specials
        )


class CannotBeTributedRules(FactRules[CannotBeTributed]):
    """These monsters cannot be Tributed for a Tribute Summon, or not at all."""

    def says(self, fact: CannotBeTributed) -> tuple[Claim, ...]:
        summon = Forbids(Deed.TRIBUTE_IT, fact.who)
        return (summon, Forbids(Deed.TRIBUTE_AT_ALL, fact.who)) if fact.at_all else (summon,)


class CannotServeRules(FactRules[CannotServe]):
    """These monsters cannot be material of a summon in those ways."""

    def says(self, fact: CannotServe) -> tuple[Claim, ...]:
        return tuple(Forbids(SERVING[way], fact.who) for way in fact.ways)


class ComesAsMonsterRules(FactRules[ComesAsMonster]):
    """What a card of that name would place comes as a Normal Monster instead, if wished."""

    def says(self, fact: ComesAsMonster) -> tuple[Claim, ...]:
        comes = fact.attribute, fact.type, fact.level
        return (ComesInstead(fact.which, fact.by, *comes, fact.then),)


class MustBeTributedRules(FactRules[MustBeTributed]):
    """The player must Tribute those of their opponent, if any, as if these were their own."""

    def says(self, fact: MustBeTributed) -> tuple[Claim, ...]:
        return (Lends(fact.who),)


class ServesAsMaterialRules(FactRules[ServesAsMaterial]):
    """The player can use these monsters as materials of that summon, as if their own."""

    def says(self, fact: ServesAsMaterial) -> tuple[Claim, ...]:
        return (Lends(fact.who, fact.way),)


register_fact(SummonsTwice, SummonsTwiceRules())
register_fact(SummonsAlso, SummonsAlsoRules())
register_fact(CannotSummon, CannotSummonRules())
register_fact(PaysFromHand, PaysFromHandRules())
register_fact(PaysNoLife, PaysNoLifeRules())
register_fact(CannotNormalSummon, CannotNormalSummonRules())
register_fact(CannotSpecialSummon, CannotSpecialSummonRules())
register_fact(CannotBeTributed, CannotBeTributedRules())
register_fact(CannotServe, CannotServeRules())
register_fact(ComesAsMonster, ComesAsMonsterRules())
register_fact(MustBeTributed, MustBeTributedRules())
register_fact(ServesAsMaterial, ServesAsMaterialRules())
register_act(HandAct.NO_SUMMONS, bars(lambda done: CannotSummon(whose(done))))
register_act(HandAct.NO_SPECIAL_SUMMONS, bars(lambda done: CannotSpecialSummon(whose(done))))
register_fact(CountsAsAgain, CountsAsAgainRules())
