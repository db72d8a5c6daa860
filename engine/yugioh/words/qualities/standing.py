"""Qualities that everybody sees: how a card lies, how it came, what it has done."""

from collections.abc import Callable, Mapping

from engine.yugioh.asked import (
    QualityRules,
    holds,
    means,
    pointed_at,
    proves_to_be,
    register_quality,
)
from engine.yugioh.field.arrows import co_linked, points_to
from engine.yugioh.field.places import is_in_column, is_in_pendulum_zone, is_worn
from engine.yugioh.language import (
    Came,
    Cause,
    CoLinked,
    Did,
    EquippedTo,
    Equips,
    Feat,
    HasEquip,
    HasMaterial,
    In,
    InColumn,
    Is,
    Place,
    PointedTo,
    RoomFor,
    SentBy,
    SpecialSummoned,
    Summon,
    WasThere,
    While,
    Zone,
)
from engine.yugioh.state.card import Card, Mark, TurnLog, as_it_lay
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row
from engine.yugioh.words.counters import capacity

TURNS_TO_ONES_NEXT = 2
ROWS = {
    Zone.MAIN_MONSTER: Row.MONSTER,
    Zone.EXTRA_MONSTER: Row.EXTRA_MONSTER,
    Zone.FIELD: Row.FIELD_SPELL,
    Zone.SPELL_TRAP: Row.SPELL,
}


class SpecialSummonedRules(QualityRules[SpecialSummoned]):
    """It was Special Summoned, and has stayed on the field since."""

    def fits(self, quality: SpecialSummoned, duel: Duel, speaker: Speaker, card: Card) -> bool:
        there = quality.origin is None or card.arrival.origin is quality.origin
        return there and card.arrival.specially


class CameRules(QualityRules[Came]):
    """It was last summoned in one of these ways, and with such a monster, or such alone."""

    def fits(self, quality: Came, duel: Duel, speaker: Speaker, card: Card) -> bool:
        """Turned face-down or banished for a while, it has forgotten with what (Q&A 69)."""
        arrival, log = card.arrival, card.turn_log
        way = arrival.before if arrival.way is Summon.FLIP else arrival.way
        if way not in quality.ways or quality.using is None:
            return way in quality.ways
        if log.summoned == 0 or log.summoned_covers != card.covers:
            return False
        given = [
            proves_to_be(quality.using, duel, speaker, _as_it_was(each))
            for each in arrival.made_of
        ]
        return bool(given) and all(given) if quality.only else any(given)


def _as_it_was(given: Mark) -> Card:
    """What was given for a summon, as it lay on the field while nothing hides that."""
    card = given.card
    if given.is_same and card.last is not None:
        return as_it_lay(card, card.last)
    return card


class WasThereRules(QualityRules[WasThere]):
    """It lay there when the effect was activated; before that, what lies there does."""

    def fits(self, quality: WasThere, duel: Duel, speaker: Speaker, card: Card) -> bool:
        came = max(card.shown_after, card.held_after)
        links = duel.state.chain.links[speaker.link - 1 : speaker.link] if speaker.link else []
        return all(came < link.ordinal for link in links)


class DidRules(QualityRules[Did]):
    """It did that this turn, or it happened to it."""

    def fits(self, quality: Did, duel: Duel, speaker: Speaker, card: Card) -> bool:
        if quality.origin and card.turn_log.buried_from not in quality.origin:
            return False
        ago = TURNS_TO_ONES_NEXT if quality.last else 0
        return _last_turn_of(quality.feat, card) == duel.state.turn.number - ago


LOGGED: Mapping[Feat, Callable[[TurnLog], int]] = {
    Feat.DECLARED_ATTACK: lambda log: log.attacked,
    Feat.ATTACKED: lambda log: log.fought,
    Feat.BATTLED: lambda log: log.battled,
    Feat.ASSAILED: lambda log: log.assailed,
    Feat.SLEW: lambda log: log.slew,
    Feat.FLIPPED: lambda log: log.flipped,
    Feat.STRUCK: lambda log: log.struck,
    Feat.BURIED: lambda log: log.buried,
}
"""What is read from the log of a card as it stands there."""


def _last_turn_of(feat: Feat, card: Card) -> int:
    """The number of the turn in which the card last did that."""
    log = card.turn_log
    if feat in LOGGED:
        return LOGGED[feat](log)
    match feat:
        case Feat.SUMMONED:
            return log.summoned if log.summoned_covers == card.covers else 0
        case Feat.LEFT:
            was = card.last if card.place is Place.GRAVEYARD else None
            mine = was is not None and was.spot.seat == card.owner
            return log.buried if mine else 0
        case Feat.BANISHED:
            return log.banished if card.place is Place.BANISHED and card.face_up else 0
        case Feat.EXILED:
            was = card.last
            mine = was is not None and was.face_up and was.spot.seat == card.owner
            return _last_turn_of(Feat.BANISHED, card) if mine else 0
        case Feat.FELL:
            stays = card.place is Place.GRAVEYARD and card.fate.fallen_visit == card.visit
            return log.buried if stays else 0
        case Feat.FELL_IN_BATTLE:
            slain = card.fate.fall is not None and card.fate.fall.cause is Cause.BATTLE
            return _last_turn_of(Feat.FELL, card) if slain else 0
        case _:  # APPLIED, which is all that is left
            return log.applied if log.applied_visit == card.visit else 0


class HasMaterialRules(QualityRules[HasMaterial]):
    """Something lies beneath it as Xyz Material."""

    def fits(self, quality: HasMaterial, duel: Duel, speaker: Speaker, card: Card) -> bool:
        then = card.remembered
        return bool(card.materials) if then is None else then.had_material


class IsRules(QualityRules[Is]):
    """It is one of those cards."""

    def fits(self, quality: Is, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return means(quality.which, duel, speaker, card)


class SentByRules(QualityRules[SentBy]):
    """It lies where an effect of one of those, which has not left since, sent it."""

    def fits(self, quality: SentBy, duel: Duel, speaker: Speaker, card: Card) -> bool:
        sender = card.fate.sender
        place = Place.BANISHED if quality.banished else Place.GRAVEYARD
        if sender is None or card.place is not place:
            return False
        stays = sender.card.visit == sender.visit
        return stays and sender.card in pointed_at(quality.which, duel, speaker)


class WhileRules(QualityRules[While]):
    """It is one of those that are meant only while that is so."""

    def fits(self, quality: While, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return holds(quality.condition, duel, speaker)


class RoomForRules(QualityRules[RoomFor]):
    """A counter of that kind can still be placed on it."""

    def fits(self, quality: RoomFor, duel: Duel, speaker: Speaker, card: Card) -> bool:
        held = card.counters.get(quality.counter, 0)
        return card.face_up and held < capacity(card.text, quality.counter)


class InRules(QualityRules[In]):
    """It lies in a zone of that kind."""

    def fits(self, quality: In, duel: Duel, speaker: Speaker, card: Card) -> bool:
        if quality.zone is Zone.PENDULUM:
            return is_in_pendulum_zone(card)
        return card.row is ROWS[quality.zone]


class InColumnRules(QualityRules[InColumn]):
    """It lies in the column of the speaking card."""

    def fits(self, quality: InColumn, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return is_in_column(speaker, card.spot)


class PointedToRules(QualityRules[PointedTo]):
    """It lies in a zone that one of those points to."""

    def fits(self, quality: PointedTo, duel: Duel, speaker: Speaker, card: Card) -> bool:
        links = list(pointed_at(quality.by, duel, speaker))
        return any(points_to(duel, link, card) for link in links)


class CoLinkedRules(QualityRules[CoLinked]):
    """It and one of those point at each other; without any, whichever."""

    def fits(self, quality: CoLinked, duel: Duel, speaker: Speaker, card: Card) -> bool:
        if quality.to is None:
            return card.face_up and bool(co_linked(duel, card))
        links = list(pointed_at(quality.to, duel, speaker))
        return any(link in co_linked(duel, card) for link in links)


class EquipsRules(QualityRules[Equips]):
    """It is equipped to one of those."""

    def fits(self, quality: Equips, duel: Duel, speaker: Speaker, card: Card) -> bool:
        hosts = [*pointed_at(quality.to, duel, speaker)]
        return card.equipped_to is not None and card.equipped_to in hosts


class HasEquipRules(QualityRules[HasEquip]):
    """Some card is equipped to it."""

    def fits(self, quality: HasEquip, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return any(each.equipped_to is card for each in duel.state.equipped)


class EquippedToRules(QualityRules[EquippedTo]):
    """It is equipped to one of those by its own effect."""

    def fits(self, quality: EquippedTo, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return any(is_worn(card, host) for host in pointed_at(quality.to, duel, speaker))


register_quality(SpecialSummoned, SpecialSummonedRules())
register_quality(WasThere, WasThereRules())
register_quality(Came, CameRules())
register_quality(Did, DidRules())
register_quality(HasMaterial, HasMaterialRules())
register_quality(Is, IsRules())
register_quality(SentBy, SentByRules())
register_quality(While, WhileRules())
register_quality(RoomFor, RoomForRules())
register_quality(In, InRules())
register_quality(InColumn, InColumnRules())
register_quality(PointedTo, PointedToRules())
register_quality(CoLinked, CoLinkedRules())
register_quality(Equips, EquipsRules())
register_quality(HasEquip, HasEquipRules())
register_quality(EquippedTo, EquippedToRules())
