"""Reading a condition: is it true of the table?"""

from engine.yugioh.asked import holds, means
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AppliedThisTurn,
    AtMost,
    AtStartOf,
    AttackedThisTurn,
    Attacks,
    Battles,
    BearsCounters,
    Both,
    CameByTributes,
    CameUpon,
    During,
    Either,
    Exists,
    FlippedThisTurn,
    HasLife,
    HasLowerLife,
    HoldsAll,
    Lacks,
    MadeWith,
    NamedApart,
    Outnumber,
    OutsideDamageStep,
    ProvesToBe,
    SentThisTurn,
    SlewThisTurn,
    SummonedThisTurn,
    ThisIs,
    Throughout,
    Was,
)
from engine.yugioh.readers.means import all_that, proves_to_be
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.revival import is_among

__all__ = ["holds"]


@holds.register
def _(condition: Exists, duel: Duel, speaker: Speaker) -> bool:
    return len(all_that(condition.what, duel, speaker)) >= condition.count


@holds.register
def _(condition: Lacks, duel: Duel, speaker: Speaker) -> bool:
    return not all_that(condition.what, duel, speaker)


@holds.register
def _(condition: NamedApart, duel: Duel, speaker: Speaker) -> bool:
    names = (card.text.called for card in all_that(condition.what, duel, speaker))
    return len(dict.fromkeys(names)) >= condition.count


@holds.register
def _(condition: Outnumber, duel: Duel, speaker: Speaker) -> bool:
    these, those = (
        len(all_that(cards, duel, speaker)) for cards in (condition.these, condition.those)
    )
    return these > those


@holds.register
def _(condition: Attacks, duel: Duel, speaker: Speaker) -> bool:
    battle = duel.state.battle
    if battle is None or not means(condition.who, duel, speaker, battle.attacker.card):
        return False
    if condition.whom is None:
        return True
    target = battle.target
    return target is not None and means(condition.whom, duel, speaker, target.card)


@holds.register
def _(condition: Both, duel: Duel, speaker: Speaker) -> bool:
    return holds(condition.first, duel, speaker) and holds(condition.second, duel, speaker)


@holds.register
def _(condition: Either, duel: Duel, speaker: Speaker) -> bool:
    return holds(condition.first, duel, speaker) or holds(condition.second, duel, speaker)


@holds.register
def _(condition: During, duel: Duel, speaker: Speaker) -> bool:
    state = duel.state
    if state.turn.player != player(condition.turn, duel, speaker):
        return False
    return not condition.phases or state.turn.phase in condition.phases


@holds.register
def _(condition: SummonedThisTurn, duel: Duel, speaker: Speaker) -> bool:
    return any(
        card.turn_log.summoned == duel.state.turn.number
        and is_among(card.arrival.way, condition.ways)
        for card in all_that(condition.who, duel, speaker)
    )


@holds.register
def _(condition: FlippedThisTurn, duel: Duel, speaker: Speaker) -> bool:
    return any(
        card.turn_log.flipped == duel.state.turn.number
        for card in all_that(condition.who, duel, speaker)
    )


@holds.register
def _(condition: AttackedThisTurn, duel: Duel, speaker: Speaker) -> bool:
    return any(
        card.turn_log.fought == duel.state.turn.number
        for card in all_that(condition.who, duel, speaker)
    )


@holds.register
def _(condition: SlewThisTurn, duel: Duel, speaker: Speaker) -> bool:
    return any(
        card.turn_log.slew == duel.state.turn.number
        for card in all_that(condition.who, duel, speaker)
    )


@holds.register
def _(condition: CameUpon, duel: Duel, speaker: Speaker) -> bool:
    harm = speaker.card.arrival.harm
    return harm is not None and harm.cause is condition.damage


@holds.register
def _(condition: CameByTributes, duel: Duel, speaker: Speaker) -> bool:
    return speaker.card.arrival.tributes == condition.count


@holds.register
def _(condition: AtStartOf, duel: Duel, speaker: Speaker) -> bool:
    return duel.state.turn.phase is condition.phase and not duel.state.turn.has_acted


@holds.register
def _(condition: AppliedThisTurn, duel: Duel, speaker: Speaker) -> bool:
    card = speaker.card
    return (
        card.turn_log.applied == duel.state.turn.number
        and card.turn_log.applied_visit == card.visit
    )


@holds.register
def _(condition: HoldsAll, duel: Duel, speaker: Speaker) -> bool:
    held = {card.text.called for card in duel.state.sides[speaker.player].hand}
    return all(name in held for name in condition.names)


@holds.register
def _(condition: ThisIs, duel: Duel, speaker: Speaker) -> bool:
    return means(condition.such, duel, speaker, speaker.card)


@holds.register
def _(condition: Throughout, duel: Duel, speaker: Speaker) -> bool:
    return holds(condition.condition, duel, speaker)


@holds.register
def _(condition: Was, duel: Duel, speaker: Speaker) -> bool:
    return speaker.was_so


@holds.register
def _(condition: ProvesToBe, duel: Duel, speaker: Speaker) -> bool:
    return any(
        proves_to_be(condition.such, duel, speaker, card)
        for card in all_that(condition.which, duel, speaker)
    )


@holds.register
def _(condition: Battles, duel: Duel, speaker: Speaker) -> bool:
    battle = duel.state.battle
    fighters = () if battle is None else (battle.attacker, battle.target)
    return any(
        mark is not None and mark.is_same and means(condition.who, duel, speaker, mark.card)
        for mark in fighters
    )


@holds.register
def _(condition: OutsideDamageStep, duel: Duel, speaker: Speaker) -> bool:
    return duel.state.battle is None or duel.state.battle.timing is None


@holds.register
def _(condition: HasLife, duel: Duel, speaker: Speaker) -> bool:
    seat = player(condition.player, duel, speaker)
    return condition.life.holds(duel.state.sides[seat].life)


@holds.register
def _(condition: HasLowerLife, duel: Duel, speaker: Speaker) -> bool:
    seat = player(condition.player, duel, speaker)
    sides = duel.state.sides
    return sides[seat].life < sides[duel.opponent(seat)].life


@holds.register
def _(condition: BearsCounters, duel: Duel, speaker: Speaker) -> bool:
    return any(
        card.counters.get(condition.counter, 0) >= condition.count
        for card in all_that(condition.who, duel, speaker)
    )


@holds.register
def _(condition: AtMost, duel: Duel, speaker: Speaker) -> bool:
    return len(all_that(condition.what, duel, speaker)) <= condition.count


@holds.register
def _(condition: MadeWith, duel: Duel, speaker: Speaker) -> bool:
    return any(
        means(condition.such, duel, speaker, material) for material in speaker.card.materials
    )


@holds.register
def _(condition: SentThisTurn, duel: Duel, speaker: Speaker) -> bool:
    seat = player(condition.whose, duel, speaker)
    return duel.state.sides[seat].turn_log.lost_monster == duel.state.turn.number
