"""What happens in battle, as triggers wait for it."""

from engine.core.protocol import Event, Seat
from engine.yugioh.asked import means
from engine.yugioh.battle.result import reckon
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    AtDamageStep,
    BattlePhaseEnds,
    Cards,
    Cause,
    DealsBattleDamage,
    DeclaresAttack,
    InBattleStep,
    IsAttacked,
    Noun,
    Phase,
    Place,
    Slays,
    TakesDamage,
    Timing,
    Whose,
)
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card, Harm, Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import (
    AttackDeclared,
    AttackRedirected,
    AttackRenewed,
    BattleStep,
    StepBegan,
    TimingReached,
)
from engine.yugioh.state.events.life import LifeChanged, LifeWhy
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row, Spot
from engine.yugioh.words.triggers.base import (
    TriggerRules,
    if_meant,
    lay_there,
    register_trigger,
)


def is_battle_step(duel: Duel) -> bool:
    """Whether it is the Battle Step: of the Battle Phase, before the Damage Step."""
    battle = duel.state.battle
    return duel.state.turn.phase is Phase.BATTLE and (battle is None or battle.timing is None)


def battling(trigger: AtDamageStep, duel: Duel, speaker: Speaker) -> Card | None:
    """The monster spoken of, if the battle under way is between these monsters now."""
    battle = duel.state.battle
    if battle is None or battle.timing not in trigger.timings:
        return None
    target = None if battle.target is None else battle.target.card
    if trigger.attacker and not means(trigger.attacker, duel, speaker, battle.attacker.card):
        return None
    if trigger.attacked and (
        target is None or not means(trigger.attacked, duel, speaker, target)
    ):
        return None
    if trigger.was_face_down and not battle.was_face_down:
        return None
    if trigger.damage_to is not None:
        hurt = player(trigger.damage_to, duel, speaker)
        if all(blow.player != hurt for blow in reckon(duel, battle).blows):
            return None
    if trigger.fighter is None:
        return battle.attacker.card
    return _fighter(trigger, battle, duel, speaker)


def _fighter(
    trigger: AtDamageStep, battle: Battle, duel: Duel, speaker: Speaker
) -> Card | None:
    """The one that fights, attacking or attacked, if its opponent is the foe that is meant."""
    pair = (battle.attacker, battle.target)
    for one, other in (pair, pair[::-1]):
        if one is None or trigger.fighter is None:
            continue
        if not means(trigger.fighter, duel, speaker, one.card):
            continue
        if trigger.foe is None:
            return one.card
        if other is not None and means(trigger.foe, duel, speaker, other.card):
            return one.card
    return None


DAMAGE = {LifeWhy.BATTLE: Cause.BATTLE, LifeWhy.EFFECT: Cause.EFFECT}


def damage_answered(trigger: TakesDamage, event: Event, duel: Duel, seat: Seat) -> Harm | None:
    """The damage, if that is what the trigger of a card of `seat` waits for."""
    if not isinstance(event, LifeChanged) or event.why not in DAMAGE or event.by is None:
        return None
    speaks_of = {Whose.YOURS: seat, Whose.THEIRS: duel.opponent(seat)}
    if event.seat != speaks_of[trigger.who]:
        return None
    if trigger.by is not None and event.by != speaks_of[trigger.by]:
        return None
    return Harm(DAMAGE[event.why], event.amount)


class DeclaresAttackRules(TriggerRules[DeclaresAttack]):
    """One of these declares an attack; `directly`, on the player instead of a monster."""

    def answers(
        self, trigger: DeclaresAttack, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, AttackDeclared) or (
            trigger.directly and event.target is not None
        ):
            return None
        return if_meant(trigger.who, event.attacker, duel, speaker)


class InBattleStepRules(TriggerRules[InBattleStep]):
    """It is the Battle Step: between attacks, or when one is declared."""

    is_state = True
    in_battle_step = True

    def answers(
        self, trigger: InBattleStep, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        return speaker.card if isinstance(event, AttackDeclared | AttackRenewed) else None

    def is_so_of(self, trigger: InBattleStep, duel: Duel, speaker: Speaker) -> Card | None:
        return speaker.card if is_battle_step(duel) else None

    def timings(self, trigger: InBattleStep) -> tuple[Timing, ...]:
        return ()


class IsAttackedRules(TriggerRules[IsAttacked]):
    """One of these monsters becomes the target of an attack, by a replay too."""

    def answers(
        self, trigger: IsAttacked, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, AttackDeclared | AttackRenewed | AttackRedirected):
            return None
        if event.target is None:
            return None
        return if_meant(trigger.which, event.target, duel, speaker)


def _slew(who: Noun, slayer: Mark, duel: Duel, speaker: Speaker) -> bool:
    """Whether the slayer is meant, where it stands or where it fell in the same battle."""
    if slayer.is_same:
        return means(who, duel, speaker, slayer.card)
    fall = slayer.card.fate.fall
    if fall is None or fall.cause is not Cause.BATTLE or not isinstance(who, Cards):
        return False
    if slayer.card.visit > slayer.visit + 1:
        return False
    spot = Spot(fall.seat, Place.FIELD, Row.MONSTER)
    return lay_there(who, slayer.card.id, spot, duel, speaker) is not None


class SlaysRules(TriggerRules[Slays]):
    """One of these monsters destroys a monster by battle; what a pronoun means outlives it."""

    def answers(
        self, trigger: Slays, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.why is not Why.DESTROYED_BY_BATTLE:
            return None
        if trigger.sent and event.to.place is not Place.GRAVEYARD:
            return None
        slain = duel.card(event.card)
        slayer = slain.fate.slayer
        if slayer is None or not _slew(trigger.who, slayer, duel, speaker):
            return None
        return slain

    def timings(self, trigger: Slays) -> tuple[Timing, ...]:
        return (Timing.END,)


class AtDamageStepRules(TriggerRules[AtDamageStep]):
    """A battle between these monsters reaches one of those timings of the Damage Step."""

    is_state = True

    def answers(
        self, trigger: AtDamageStep, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, TimingReached):
            return None
        return battling(trigger, duel, speaker)

    def is_so_of(self, trigger: AtDamageStep, duel: Duel, speaker: Speaker) -> Card | None:
        return battling(trigger, duel, speaker)

    def timings(self, trigger: AtDamageStep) -> tuple[Timing, ...]:
        return trigger.timings


class TakesDamageRules(TriggerRules[TakesDamage]):
    """That player takes damage, in battle or by an effect, from a card of that player."""

    def answers(
        self, trigger: TakesDamage, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        harm = damage_answered(trigger, event, duel, speaker.player)
        return None if harm is None else speaker.card

    def harm(self, trigger: TakesDamage, event: Event, duel: Duel, seat: Seat) -> Harm | None:
        return damage_answered(trigger, event, duel, seat)

    def timings(self, trigger: TakesDamage) -> tuple[Timing, ...]:
        return tuple(Timing)


class DealsBattleDamageRules(TriggerRules[DealsBattleDamage]):
    """One of these inflicts battle damage to that player; `directly`, by a direct attack."""

    def answers(
        self, trigger: DealsBattleDamage, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        battle = duel.state.battle
        if not isinstance(event, LifeChanged) or event.why is not LifeWhy.BATTLE or not battle:
            return None
        if event.seat != player(trigger.to, duel, speaker):
            return None
        if trigger.directly and battle.target is not None:
            return None
        fighters = [mark.card for mark in (battle.attacker, battle.target) if mark is not None]
        dealers = [card for card in fighters if card.controller != event.seat]
        return next((card for card in dealers if means(trigger.who, duel, speaker, card)), None)

    def timings(self, trigger: DealsBattleDamage) -> tuple[Timing, ...]:
        return (Timing.AFTER_CALCULATION,)


class BattlePhaseEndsRules(TriggerRules[BattlePhaseEnds]):
    """The Battle Phase comes to its end."""

    def answers(
        self, trigger: BattlePhaseEnds, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        ends = isinstance(event, StepBegan) and event.step is BattleStep.END
        return speaker.card if ends else None


register_trigger(DeclaresAttack, DeclaresAttackRules(), AttackDeclared)
register_trigger(InBattleStep, InBattleStepRules(), AttackDeclared, AttackRenewed)
register_trigger(IsAttacked, IsAttackedRules(), AttackDeclared, AttackRenewed, AttackRedirected)
register_trigger(Slays, SlaysRules(), Moved)
register_trigger(AtDamageStep, AtDamageStepRules(), TimingReached)
register_trigger(TakesDamage, TakesDamageRules(), LifeChanged)
register_trigger(DealsBattleDamage, DealsBattleDamageRules(), LifeChanged)
register_trigger(BattlePhaseEnds, BattlePhaseEndsRules(), StepBegan)
