"""What happens in battle, as triggers wait for it."""

from engine.core.protocol import Event, Seat
from engine.core.remembering import once_for_each
from engine.yugioh.asked import means, proves_to_be
from engine.yugioh.battle.result import reckon
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    THIS,
    Activatable,
    AnyOf,
    AtDamageStep,
    BattlePhaseEnds,
    Cards,
    Cause,
    DealsBattleDamage,
    DeclaresAttack,
    InBattleStep,
    IsAttacked,
    Noun,
    OpposingMonster,
    Phase,
    Place,
    Slays,
    TakesDamage,
    Timing,
    Whose,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card, Harm, Mark, before_it_left
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
from engine.yugioh.words.triggers.base import (
    ON_FIELD,
    WHEREVER_IT_GOES,
    Season,
    Stand,
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
    if trigger.attacker and not _fought(trigger.attacker, battle.attacker, duel, speaker):
        return None
    if trigger.attacked and not _fought(trigger.attacked, battle.target, duel, speaker):
        return None
    if trigger.was_face_down and not battle.was_face_down:
        return None
    if trigger.damage_to is not None:
        hurt = player(trigger.damage_to, duel, speaker)
        if all(blow.player != hurt for blow in reckon(duel, battle).blows):
            return None
    if trigger.fighter is None:
        return battle.attacker.card
    fighter = _fighter(trigger, battle, duel, speaker)
    if trigger.stands:
        return fighter if battle.fought and _outlived(fighter, battle) else None
    fallen = [mark.card for mark in battle.doomed]
    return fighter if not trigger.falls or fighter in fallen else None


def _outlived(fighter: Card | None, battle: Battle) -> bool:
    """Whether it still stands where it fought."""
    marks = (battle.attacker, battle.target)
    return any(mark is not None and mark.is_same and mark.card is fighter for mark in marks)


def _fought(noun: Noun, mark: Mark | None, duel: Duel, speaker: Speaker) -> bool:
    """Whether the one that fights is meant; of one that has fallen it is asked what it was.

    A card that speaks of itself stands there, or has fallen in battle: what an effect has taken
    away meanwhile does not answer any more (Q&A 7991).
    """
    if mark is None or (noun == THIS and not (mark.is_same or _fell(mark.card))):
        return False
    if mark.is_same or not isinstance(noun, Cards | AnyOf):
        return means(noun, duel, speaker, mark.card)
    likeness = before_it_left(mark)
    return likeness is not None and proves_to_be(noun, duel, speaker, likeness)


def _fell(card: Card) -> bool:
    """Whether a battle has destroyed it since it came to the field."""
    return card.fate.fall is not None and card.fate.fall.cause is Cause.BATTLE


def _fighter(
    trigger: AtDamageStep, battle: Battle, duel: Duel, speaker: Speaker
) -> Card | None:
    """The one that fights, attacking or attacked, if its opponent is the foe that is meant."""
    pair = (battle.attacker, battle.target)
    for one, other in (pair, pair[::-1]):
        if one is None or trigger.fighter is None:
            continue
        if not _fought(trigger.fighter, one, duel, speaker):
            continue
        if trigger.foe is None or _fought(trigger.foe, other, duel, speaker):
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
    if trigger.cause not in (None, DAMAGE[event.why]):
        return None
    return Harm(DAMAGE[event.why], event.amount)


def _is_by_effect_of(of: Cards | None, event: Event, duel: Duel, speaker: Speaker) -> bool:
    """Whether an effect of one of these cards did the damage, wherever that card is by now."""
    source = event.source if isinstance(event, LifeChanged) else None
    if of is None or source is None:
        return of is None
    return proves_to_be(of, duel, speaker, duel.card(source))


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

    def answers(
        self, trigger: InBattleStep, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        return speaker.card if isinstance(event, AttackDeclared | AttackRenewed) else None

    def season(self, trigger: InBattleStep) -> Season:
        return Season.BATTLE_STEP

    def may_be_so(self, trigger: InBattleStep, duel: Duel) -> bool:
        return is_battle_step(duel)

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
    """Whether the slayer is meant, where it stands or as it was; a pronoun means who stands."""
    stands = slayer.is_same or isinstance(who, Cards | AnyOf)
    return stands and _fought(who, slayer, duel, speaker)


class SlaysRules(TriggerRules[Slays]):
    """One of these monsters destroys a monster by battle; what a pronoun means outlives it.

    What is sent to the Graveyard has to be a monster there as well (Q&A 19360).
    """

    def answers(
        self, trigger: Slays, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.why is not Why.DESTROYED_BY_BATTLE:
            return None
        slain = duel.card(event.card)
        if trigger.sent and not (event.to.place is Place.GRAVEYARD and slain.text.is_monster):
            return None
        slayer = slain.fate.slayer
        if slayer is None or not _slew(trigger.who, slayer, duel, speaker):
            return None
        if trigger.slain == Cards():
            return slain
        return lay_there(trigger.slain, event.card, event.origin, event.was, duel, speaker)

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

    def may_be_so(self, trigger: AtDamageStep, duel: Duel) -> bool:
        battle = duel.state.battle
        return battle is not None and battle.timing in trigger.timings

    def is_so_of(self, trigger: AtDamageStep, duel: Duel, speaker: Speaker) -> Card | None:
        return battling(trigger, duel, speaker)

    def timings(self, trigger: AtDamageStep) -> tuple[Timing, ...]:
        return trigger.timings

    def stand(self, trigger: AtDamageStep) -> Stand:
        """At the end of the Damage Step also where the battle has sent it."""
        fights = (trigger.fighter, trigger.attacker, trigger.attacked)
        follows = Timing.END in trigger.timings and THIS in fights
        return WHEREVER_IT_GOES if follows else ON_FIELD


@once_for_each
def is_done_after_battle(effect: Activatable) -> bool:
    """Whether it is done to the monster of a battle as that is over."""
    when = effect.when
    if not isinstance(when, AtDamageStep) or when.timings != (Timing.END,):
        return False
    return any(isinstance(part, OpposingMonster) for part in parts(effect))


class TakesDamageRules(TriggerRules[TakesDamage]):
    """That player takes damage, in battle or by an effect, from a card of that player."""

    def answers(
        self, trigger: TakesDamage, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        harm = damage_answered(trigger, event, duel, speaker.player)
        if harm is None or not _is_by_effect_of(trigger.of, event, duel, speaker):
            return None
        return speaker.card

    def harm(self, trigger: TakesDamage, event: Event, duel: Duel, seat: Seat) -> Harm | None:
        return damage_answered(trigger, event, duel, seat)

    def timings(self, trigger: TakesDamage) -> tuple[Timing, ...]:
        in_battle = trigger.cause is Cause.BATTLE
        return (Timing.AFTER_CALCULATION,) if in_battle else tuple(Timing)


class DealsBattleDamageRules(TriggerRules[DealsBattleDamage]):
    """One of these inflicts battle damage to that player; `directly`, by a direct attack.

    What a card makes them take in place of the other was inflicted by nobody (Q&A 12160).
    """

    def answers(
        self, trigger: DealsBattleDamage, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        battle = duel.state.battle
        if not isinstance(event, LifeChanged) or event.why is not LifeWhy.BATTLE or not battle:
            return None
        if event.source is not None or event.seat != player(trigger.to, duel, speaker):
            return None
        if trigger.directly and battle.target is not None:
            return None
        if trigger.against is not None and battle.target is None:
            return None
        fighters = [mark.card for mark in (battle.attacker, battle.target) if mark is not None]
        dealers = [card for card in fighters if card.controller != event.seat]
        foes = [card for card in fighters if card not in dealers]
        if trigger.against and not any(means(trigger.against, duel, speaker, f) for f in foes):
            return None
        return next((card for card in dealers if means(trigger.who, duel, speaker, card)), None)

    def harm(
        self, trigger: DealsBattleDamage, event: Event, duel: Duel, seat: Seat
    ) -> Harm | None:
        """Of the battles that are named alone: of others no effect asks how much it was."""
        if not isinstance(event, LifeChanged) or event.why is not LifeWhy.BATTLE:
            return None
        if trigger.against is None:
            return None
        hit = seat if trigger.to is Whose.YOURS else duel.opponent(seat)
        return Harm(Cause.BATTLE, event.amount) if event.seat == hit else None

    def timings(self, trigger: DealsBattleDamage) -> tuple[Timing, ...]:
        return (Timing.AFTER_CALCULATION,)


class BattlePhaseEndsRules(TriggerRules[BattlePhaseEnds]):
    """The Battle Phase comes to its end."""

    def answers(
        self, trigger: BattlePhaseEnds, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        ends = isinstance(event, StepBegan) and event.step is BattleStep.END
        return speaker.card if ends else None

    def season(self, trigger: BattlePhaseEnds) -> Season:
        return Season.END_STEP


register_trigger(DeclaresAttack, DeclaresAttackRules(), AttackDeclared)
register_trigger(InBattleStep, InBattleStepRules(), AttackDeclared, AttackRenewed)
register_trigger(IsAttacked, IsAttackedRules(), AttackDeclared, AttackRenewed, AttackRedirected)
register_trigger(Slays, SlaysRules(), Moved)
register_trigger(AtDamageStep, AtDamageStepRules(), TimingReached)
register_trigger(TakesDamage, TakesDamageRules(), LifeChanged)
register_trigger(DealsBattleDamage, DealsBattleDamageRules(), LifeChanged)
register_trigger(BattlePhaseEnds, BattlePhaseEndsRules(), StepBegan)
