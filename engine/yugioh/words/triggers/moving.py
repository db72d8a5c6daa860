"""What moves and changes cards, as triggers wait for it."""

from engine.core.protocol import Event
from engine.yugioh.asked import means
from engine.yugioh.facts.reach import player
from engine.yugioh.language import (
    THIS,
    Ability,
    Cards,
    Cause,
    FellsHost,
    IsEquipped,
    IsFlipped,
    IsReturnedToHand,
    IsSentToGraveyard,
    IsSummoned,
    IsTurned,
    LosesHost,
    Place,
    Position,
    Summon,
    ThisCard,
    Timing,
    Whose,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.standing import Equipped, Flipped, PositionChanged
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS
from engine.yugioh.summoning.revival import is_among
from engine.yugioh.words.triggers.base import (
    WHEREVER_IT_GOES,
    Stand,
    TriggerRules,
    by_whomever,
    if_meant,
    in_any_position,
    is_of_others,
    is_summoner_meant,
    lay_there,
    register_trigger,
    stand_of,
    was_meant,
)
from engine.yugioh.words.triggers.leaving import (
    Causes,
    came_by,
    came_there,
    is_by_effect,
    is_cause,
    is_from,
    left,
    timings_of,
)


def _was_a_monster(event: Moved) -> bool:
    """Whether the card lay in a Monster Zone, and was not about to come there."""
    return event.origin.place is Place.FIELD and event.origin.row in MONSTER_ROWS


def _is_from_its_own_field(event: Moved) -> bool:
    """Whether the card lay on the field of the player whose Graveyard it comes to."""
    return event.origin.place is Place.FIELD and event.origin.seat == event.to.seat


def _is_by(
    trigger: IsSentToGraveyard, whose: Whose, event: Moved, duel: Duel, speaker: Speaker
) -> bool:
    """Whether an effect or, where that is named too, a monster of that player does it.

    Where a card fell in battle, the monster was one of the other side (FAQ 10513, 8974).
    """
    by = player(whose, duel, speaker)
    fallen = is_cause(event.why, Cause.BATTLE) and trigger.destroyed_by is not None
    done = event.origin.seat != by if fallen else is_by_effect(event) and event.by == by
    return done and _lay_at_home(trigger, event, speaker)


def _lay_at_home(trigger: IsSentToGraveyard, event: Moved, speaker: Speaker) -> bool:
    """Whether what the other player's effect sends was in the possession of its owner.

    So it is said of the card itself (FAQ 5595, 8190); a material is in nobody's.
    """
    if not isinstance(trigger.which, ThisCard):
        return True
    if event.origin.place is Place.FIELD:
        return event.origin.seat == speaker.card.owner
    return event.origin.place is not Place.MATERIAL


def _was_attacked(
    trigger: IsSentToGraveyard, event: Moved, duel: Duel, speaker: Speaker
) -> bool:
    """Whether the card fell to an attack of that player: only the turn player attacks."""
    battle = duel.state.battle
    if trigger.attacked_by is None or battle is None or battle.target is None:
        return False
    attacker = player(trigger.attacked_by, duel, speaker)
    return battle.target.card.id == event.card and duel.state.turn.player == attacker


def _is_returned(event: Moved) -> bool:
    return event.origin.place is Place.FIELD and event.to.place is Place.HAND


def _came_so(trigger: IsSummoned, event: Summoned, duel: Duel, speaker: Speaker) -> bool:
    """Whether it came from where the trigger says, and by an effect of such a card.

    What is Flip Summoned lay there already, however it had come.
    """
    came = duel.card(event.card)
    if event.way is Summon.FLIP and (trigger.origin, trigger.by) != (None, None):
        return False
    if trigger.origin is not None and came.arrival.origin is not trigger.origin:
        return False
    if trigger.of is not None and came.owner != player(trigger.of, duel, speaker):
        return False
    by = came.arrival.by
    return trigger.by is None or (by is not None and means(trigger.by, duel, speaker, by))


class IsSummonedRules(TriggerRules[IsSummoned]):
    """One of these monsters is summoned, in one of these ways where any is named."""

    def answers(
        self, trigger: IsSummoned, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Summoned):
            return None
        if trigger.ways and not is_among(event.way, trigger.ways):
            return None
        if not is_summoner_meant(trigger.who, event.by, duel, speaker):
            return None
        if not _came_so(trigger, event, duel, speaker):
            return None
        return if_meant(by_whomever(trigger.who), event.card, duel, speaker)

    def shuns_damage_step(self, trigger: IsSummoned) -> bool:
        """A monster answers its own Summon there, none that of others (FAQ 14653, 17777)."""
        return is_of_others(trigger.who)


class IsFlippedRules(TriggerRules[IsFlipped]):
    """One of these monsters is turned face-up (MR-SUM-13)."""

    def answers(
        self, trigger: IsFlipped, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Flipped) or (event.mute and _is_of_flip(trigger, speaker)):
            return None
        return if_meant(trigger.which, event.card, duel, speaker)

    def stand(self, trigger: IsFlipped) -> Stand:
        return stand_of(trigger.which)


def _is_of_flip(trigger: IsFlipped, speaker: Speaker) -> bool:
    """Whether a Flip monster has this effect when it is turned face-up itself."""
    return trigger.which == THIS and Ability.FLIP in speaker.card.text.abilities


def _goes_so(trigger: IsSentToGraveyard, event: Moved, duel: Duel, speaker: Speaker) -> bool:
    """Whether it comes from where the trigger says, and to whose Graveyard."""
    if not is_from(event.origin.place, trigger.origin):
        return False
    if trigger.as_monster and not _was_a_monster(event):
        return False
    if trigger.held and not _is_from_its_own_field(event):
        return False
    return trigger.to is None or event.to.seat == player(trigger.to, duel, speaker)


def _lay_hidden(event: Moved) -> bool:
    """Whether it lay face-down on the field."""
    return event.origin.place is Place.FIELD and not event.was_face_up


def _causes(trigger: IsSentToGraveyard, speaker: Speaker) -> Causes:
    """What has to destroy it, or None for anything.

    A Spell or Trap that speaks of itself, and of whatever destroys it, means the rules as well:
    an Equip Card that has lost its monster is destroyed (FAQ 8511).
    """
    whatever = trigger.by is None and trigger.destroyed_by == (Cause.BATTLE, Cause.EFFECT)
    if whatever and trigger.which == THIS and not speaker.card.text.is_monster:
        return None
    return trigger.destroyed_by


class IsSentToGraveyardRules(TriggerRules[IsSentToGraveyard]):
    """One of these is sent to the Graveyard, from that place and by that cause where named."""

    def answers(
        self, trigger: IsSentToGraveyard, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.to.place is not Place.GRAVEYARD:
            return None
        if event.why is Why.RETURNED:
            return None  # what was banished is not sent there (Q&A 24158)
        if not _goes_so(trigger, event, duel, speaker):
            return None
        if trigger.destroyed_by and not is_cause(event.why, _causes(trigger, speaker)):
            return None
        if trigger.by_effect and not is_by_effect(event):
            return None
        if trigger.face_up and not event.was_face_up:
            return None
        if trigger.face_down and not _lay_hidden(event):
            return None
        if trigger.flipped and not duel.card(event.card).turn_log.flipped:
            return None
        if trigger.by is not None and not _is_by(trigger, trigger.by, event, duel, speaker):
            return None
        if trigger.attacked_by is not None and not _was_attacked(trigger, event, duel, speaker):
            return None
        left_field = not trigger.came or event.origin.place is Place.FIELD  # (FAQ 11942)
        if not left_field or not came_by(duel.card(event.card), trigger.came):
            return None
        return came_there(trigger.which, trigger, event, duel, speaker)

    def timings(self, trigger: IsSentToGraveyard) -> tuple[Timing, ...] | None:
        if trigger.in_damage_step:
            return tuple(Timing)
        attacked = trigger.attacked_by is not None
        return timings_of(Cause.BATTLE if attacked else trigger.destroyed_by)

    def shuns_damage_step(self, trigger: IsSentToGraveyard) -> bool:
        return self.timings(trigger) is None and is_of_others(trigger.which)

    def stand(self, trigger: IsSentToGraveyard) -> Stand:
        """Sent from anywhere, it need not have been on the field (Q&A 21306, 10821)."""
        lay = trigger.face_up or trigger.face_down or trigger.flipped or trigger.as_monster
        lay = lay or trigger.held
        stand = stand_of(trigger.which)
        if lay or trigger.origin is not None:
            return stand
        return Stand(stand.places, after_field=False)

    def speaks_last(self, trigger: IsSentToGraveyard, event: Event, card: Card) -> bool:
        """From wherever it was."""
        if not isinstance(trigger.which, ThisCard) or not isinstance(event, Moved):
            return False
        return event.card == card.id and event.to.place is Place.GRAVEYARD


class IsEquippedRules(TriggerRules[IsEquipped]):
    """An Equip Card is equipped to one of these monsters; what is spoken of is that card."""

    def answers(
        self, trigger: IsEquipped, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Equipped):
            return None
        host = duel.card(event.to)
        return duel.card(event.card) if means(trigger.to, duel, speaker, host) else None


class LosesHostRules(TriggerRules[LosesHost]):
    """The monster that this card is equipped to is destroyed by that cause, and so is this."""

    def answers(
        self, trigger: LosesHost, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or event.card != speaker.card.id:
            return None
        if event.to.place is not Place.GRAVEYARD or event.why is not Why.DESTROYED_BY_RULE:
            return None
        fall = speaker.card.fate.fall_of_host
        if fall is None or fall.cause is not trigger.by:
            return None
        is_theirs = trigger.whose is None or fall.seat == player(trigger.whose, duel, speaker)
        return speaker.card if is_theirs else None

    def stand(self, trigger: LosesHost) -> Stand:
        return WHEREVER_IT_GOES


class FellsHostRules(TriggerRules[FellsHost]):
    """An effect of this card destroys the monster that it is equipped to, and so this too."""

    def answers(
        self, trigger: FellsHost, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        """It is answered in the Graveyard, or banished (FAQ 5277)."""
        card = speaker.card
        if not isinstance(event, Moved) or event.card != card.id:
            return None
        if event.why is not Why.DESTROYED_BY_RULE:
            return None
        fall = card.fate.fall_of_host
        by_this = fall is not None and fall.cause is Cause.EFFECT and fall.source == card.id
        return card if by_this else None

    def stand(self, trigger: FellsHost) -> Stand:
        return WHEREVER_IT_GOES


class IsReturnedToHandRules(TriggerRules[IsReturnedToHand]):
    """One of these cards is returned from the field to the hand of its owner."""

    def answers(
        self, trigger: IsReturnedToHand, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, Moved) or not _is_returned(event):
            return None
        if trigger.by is not None and event.by != player(trigger.by, duel, speaker):
            return None
        gone = [
            each
            for each in duel.timeline.occasion
            if isinstance(each, Moved) and _is_returned(each)
        ]
        if trigger.alone and len(gone) > 1:
            return None
        return lay_there(trigger.which, *left(event), duel, speaker)

    def shuns_damage_step(self, trigger: IsReturnedToHand) -> bool:
        return is_of_others(trigger.which)


class IsTurnedRules(TriggerRules[IsTurned]):
    """The battle position of one of these monsters is changed to that one.

    What is flipped into face-up Defense Position defended before (FAQ 4126, 4101, 9125). A
    monster that now lies face-down no longer counts as what only its front shows (FAQ 10359).
    A description of its position says how it stood before.
    """

    def answers(
        self, trigger: IsTurned, event: Event, duel: Duel, speaker: Speaker
    ) -> Card | None:
        if not isinstance(event, PositionChanged) or not _comes_to(trigger, event):
            return None
        if (event.before, event.position) == (Position.FACE_DOWN, Position.DEFENSE):
            return None
        which = trigger.which
        if isinstance(which, Cards) and which.position is not None:
            if event.before is not which.position:
                return None
            which = in_any_position(which)
        return was_meant(which, event.card, duel, speaker)

    def shuns_damage_step(self, trigger: IsTurned) -> bool:
        return is_of_others(trigger.which)


def _comes_to(trigger: IsTurned, event: PositionChanged) -> bool:
    """Whether it comes to that position; where none is named, from Attack to Defense, of
    whichever face, or the other way round (FAQ 17602, Q&A 18141, 18142).
    """
    if trigger.position is None:
        return Position.ATTACK in (event.before, event.position)
    return event.position is trigger.position


register_trigger(IsSummoned, IsSummonedRules(), Summoned)
register_trigger(IsFlipped, IsFlippedRules(), Flipped)
register_trigger(IsSentToGraveyard, IsSentToGraveyardRules(), Moved)
register_trigger(IsEquipped, IsEquippedRules(), Equipped)
register_trigger(LosesHost, LosesHostRules(), Moved)
register_trigger(FellsHost, FellsHostRules(), Moved)
register_trigger(IsReturnedToHand, IsReturnedToHandRules(), Moved)
register_trigger(IsTurned, IsTurnedRules(), PositionChanged)
