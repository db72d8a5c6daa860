"""Conditions about the turn, and about what happened in it."""

from engine.yugioh.asked import ConditionRules, all_that, proves_to_be, register_condition
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AtStartOf,
    CameByEffect,
    CameByItself,
    CameByTributes,
    CameUpon,
    During,
    Fell,
    JustNow,
    OutsideDamageStep,
    Phase,
    Place,
    SentThisTurn,
    ShownAsDrawn,
    Summon,
    SummonedThisTurn,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import SEATS
from engine.yugioh.summoning.revival import is_among
from engine.yugioh.words.triggers.base import answers


class DuringRules(ConditionRules[During]):
    """It is that player's turn, and one of these phases where any is named."""

    def holds(self, condition: During, duel: Duel, speaker: Speaker) -> bool:
        state = duel.state
        whose = condition.turn
        if whose is not None and state.turn.player != player(whose, duel, speaker):
            return False
        return not condition.phases or state.turn.phase in condition.phases


class AtStartOfRules(ConditionRules[AtStartOf]):
    """That phase has begun, and nothing has been done in it yet."""

    def holds(self, condition: AtStartOf, duel: Duel, speaker: Speaker) -> bool:
        return duel.state.turn.phase is condition.phase and not duel.state.turn.has_acted


class ShownAsDrawnRules(ConditionRules[ShownAsDrawn]):
    """Its card has been kept revealed since it was drawn; in what moment was asked then."""

    def holds(self, condition: ShownAsDrawn, duel: Duel, speaker: Speaker) -> bool:
        turn = duel.state.turn
        mine = turn.player == speaker.player and turn.phase is Phase.MAIN_1
        drawn = turn.normal_draw
        if not mine or not turn.is_draw_shown or drawn is None:
            return False
        return drawn.card is speaker.card and drawn.is_same


class JustNowRules(ConditionRules[JustNow]):
    """That is what may be responded to now."""

    minds_the_moment = True

    def holds(self, condition: JustNow, duel: Duel, speaker: Speaker) -> bool:
        happened = duel.timeline.occasion
        return any(answers(condition.when, each, duel, speaker) for each in happened)


class OutsideDamageStepRules(ConditionRules[OutsideDamageStep]):
    """It is not the Damage Step."""

    def holds(self, condition: OutsideDamageStep, duel: Duel, speaker: Speaker) -> bool:
        return duel.state.battle is None or duel.state.battle.timing is None


class SummonedThisTurnRules(ConditionRules[SummonedThisTurn]):
    """That monster was summoned this turn, in one of these ways.

    It has not been turned face-down since, or it is as if it had not been (Q&A 24030). For what
    is not activated, this is so of a Flip Summon alone (Q&A 16901).
    """

    def holds(self, condition: SummonedThisTurn, duel: Duel, speaker: Speaker) -> bool:
        return any(
            card.turn_log.summoned == duel.state.turn.number
            and is_among(card.arrival.way, condition.ways)
            and (card.turn_log.summoned_covers == card.covers or _stays_summoned(card, speaker))
            for card in all_that(condition.who, duel, speaker)
        )


def _stays_summoned(card: Card, speaker: Speaker) -> bool:
    """Whether it counts as summoned even after it was turned face-down."""
    return speaker.is_continuous and card.arrival.way is not Summon.FLIP


class SentThisTurnRules(ConditionRules[SentThisTurn]):
    """A monster of that player was sent from their field to their own Graveyard this turn."""

    def holds(self, condition: SentThisTurn, duel: Duel, speaker: Speaker) -> bool:
        seat = player(condition.whose, duel, speaker)
        return duel.state.sides[seat].turn_log.lost_monster == duel.state.turn.number


class CameUponRules(ConditionRules[CameUpon]):
    """It was Special Summoned by its own effect, which answered damage of that kind."""

    def holds(self, condition: CameUpon, duel: Duel, speaker: Speaker) -> bool:
        harm = speaker.card.arrival.harm
        return harm is not None and harm.cause is condition.damage


class CameByEffectRules(ConditionRules[CameByEffect]):
    """It was last summoned by an effect of one of these, wherever it has gone since."""

    def holds(self, condition: CameByEffect, duel: Duel, speaker: Speaker) -> bool:
        by = speaker.card.arrival.by
        return by is not None and proves_to_be(condition.of, duel, speaker, by)


class FellRules(ConditionRules[Fell]):
    """It was destroyed by that cause, and is in the Graveyard, since the last Standby Phase."""

    def holds(self, condition: Fell, duel: Duel, speaker: Speaker) -> bool:
        card, fate = speaker.card, speaker.card.fate
        if card.place is not Place.GRAVEYARD or fate.fallen_visit != card.visit:
            return False
        fall, standbys = fate.fall, duel.state.sides[card.owner].turn_log.standbys
        if fall is None or fall.cause is not condition.by or fall.standbys + 1 != standbys:
            return False
        if condition.of is None:
            return True
        return fall.seat == card.owner and fall.by == player(condition.of, duel, speaker)


class CameByItselfRules(ConditionRules[CameByItself]):
    """It was Special Summoned by its own effect, and this is your next turn after that."""

    def holds(self, condition: CameByItself, duel: Duel, speaker: Speaker) -> bool:
        card, turn = speaker.card, duel.state.turn
        if card.arrival.by is not card or card.turn_log.summoned_covers != card.covers:
            return False
        passed = turn.number - card.turn_log.summoned
        return turn.player == speaker.player and 0 < passed <= len(SEATS)


class CameByTributesRules(ConditionRules[CameByTributes]):
    """It was Tribute Summoned with so many Tributes, as its own text lets it."""

    def holds(self, condition: CameByTributes, duel: Duel, speaker: Speaker) -> bool:
        return speaker.card.arrival.tributes == condition.count


register_condition(During, DuringRules())
register_condition(ShownAsDrawn, ShownAsDrawnRules())
register_condition(AtStartOf, AtStartOfRules())
register_condition(JustNow, JustNowRules())
register_condition(OutsideDamageStep, OutsideDamageStepRules())
register_condition(SummonedThisTurn, SummonedThisTurnRules())
register_condition(SentThisTurn, SentThisTurnRules())
register_condition(CameByEffect, CameByEffectRules())
register_condition(Fell, FellRules())
register_condition(CameByItself, CameByItselfRules())
register_condition(CameUpon, CameUponRules())
register_condition(CameByTributes, CameByTributesRules())
