"""Conditions about the cards there are."""

from engine.yugioh.asked import (
    ConditionRules,
    all_that,
    is_within,
    means,
    pointed_at,
    proves_to_be,
    register_condition,
)
from engine.yugioh.facts.numbers import name_of
from engine.yugioh.language import (
    AimRemains,
    BearsCounters,
    CameByTributing,
    Count,
    Exists,
    Former,
    Lacks,
    MadeWith,
    NamedApart,
    Only,
    Place,
    ProvesToBe,
    ThatCard,
    ThisIs,
    TurnsWorn,
    WasFlipped,
)
from engine.yugioh.state.card import before_it_left
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


class ExistsRules(ConditionRules[Exists]):
    """There are at least so many of these cards."""

    def holds(self, condition: Exists, duel: Duel, speaker: Speaker) -> bool:
        return len(all_that(condition.what, duel, speaker)) >= condition.count


class LacksRules(ConditionRules[Lacks]):
    """There is no such card."""

    def holds(self, condition: Lacks, duel: Duel, speaker: Speaker) -> bool:
        return not all_that(condition.what, duel, speaker)


class OnlyRules(ConditionRules[Only]):
    """There is one of these cards at least, and all of them are such."""

    def holds(self, condition: Only, duel: Duel, speaker: Speaker) -> bool:
        found = all_that(condition.of, duel, speaker)
        return bool(found) and all(means(condition.such, duel, speaker, card) for card in found)


class CountRules(ConditionRules[Count]):
    """There are so many of these cards, or fewer than there are of others."""

    def holds(self, condition: Count, duel: Duel, speaker: Speaker) -> bool:
        before = isinstance(condition.what, Former)
        found = speaker.former if before else all_that(condition.what, duel, speaker)
        return is_within(len(found), condition.number, duel, speaker)


class NamedApartRules(ConditionRules[NamedApart]):
    """These cards have at least so many different names together."""

    def holds(self, condition: NamedApart, duel: Duel, speaker: Speaker) -> bool:
        names = (name_of(duel, card) for card in all_that(condition.what, duel, speaker))
        return len(dict.fromkeys(names)) >= condition.count


class ThisIsRules(ConditionRules[ThisIs]):
    """The card itself is one of these cards."""

    def holds(self, condition: ThisIs, duel: Duel, speaker: Speaker) -> bool:
        return means(condition.such, duel, speaker, speaker.card)


class AimRemainsRules(ConditionRules[AimRemains]):
    """The card and the monster that its effect targeted lie on the field (FAQ 5292)."""

    def holds(self, condition: AimRemains, duel: Duel, speaker: Speaker) -> bool:
        card = speaker.card
        lies = card.place is Place.FIELD and card.face_up
        return lies and any(each.is_uncovered for each in card.bound)


class TurnsWornRules(ConditionRules[TurnsWorn]):
    """It is that turn of who controls the equipped monster since the card was equipped."""

    def holds(self, condition: TurnsWorn, duel: Duel, speaker: Speaker) -> bool:
        """Of the turns that players take by turns every second one is theirs."""
        host, turn = speaker.card.equipped_to, duel.state.turn
        if host is None or turn.player != host.controller:
            return False
        return (turn.number - speaker.card.equipped_in) // 2 + 1 == condition.nth


class ProvesToBeRules(ConditionRules[ProvesToBe]):
    """That card is one of these cards, judged by its text even while it lies face-down."""

    def holds(self, condition: ProvesToBe, duel: Duel, speaker: Speaker) -> bool:
        """What the step before has moved is judged where it lies now."""
        moved = isinstance(condition.which, Former)
        known = pointed_at if moved else all_that
        return any(
            proves_to_be(condition.such, duel, speaker, card)
            for card in known(condition.which, duel, speaker)
        )

    def is_in_doubt(self, condition: ProvesToBe, speaker: Speaker) -> bool:
        aims = isinstance(condition.which, ThatCard)
        return aims and any(not mark.card.face_up for mark in speaker.targets)


class BearsCountersRules(ConditionRules[BearsCounters]):
    """That card bears at least so many of these counters."""

    def holds(self, condition: BearsCounters, duel: Duel, speaker: Speaker) -> bool:
        return any(
            card.counters.get(condition.counter, 0) >= condition.count
            for card in all_that(condition.who, duel, speaker)
        )


class CameByTributingRules(ConditionRules[CameByTributing]):
    """One of the monsters Tributed for its Tribute Summon was such, even face-down."""

    def holds(self, condition: CameByTributing, duel: Duel, speaker: Speaker) -> bool:
        were = [before_it_left(each) for each in speaker.card.arrival.given]
        return any(
            each is not None and proves_to_be(condition.such, duel, speaker, each)
            for each in were
        )


class MadeWithRules(ConditionRules[MadeWith]):
    """One of these cards lies beneath it, as material of its Xyz Summon."""

    def holds(self, condition: MadeWith, duel: Duel, speaker: Speaker) -> bool:
        return any(
            means(condition.such, duel, speaker, material)
            for material in speaker.card.materials
        )


class WasFlippedRules(ConditionRules[WasFlipped]):
    """That monster was turned face-up where it lies, and has stayed so."""

    def holds(self, condition: WasFlipped, duel: Duel, speaker: Speaker) -> bool:
        """What moves or is turned face-down is forgotten to have been flipped."""
        found = all_that(condition.who, duel, speaker)
        return any(card.face_up and card.turn_log.flipped > 0 for card in found)


register_condition(Exists, ExistsRules())
register_condition(Lacks, LacksRules())
register_condition(Count, CountRules())
register_condition(Only, OnlyRules())
register_condition(NamedApart, NamedApartRules())
register_condition(TurnsWorn, TurnsWornRules())
register_condition(AimRemains, AimRemainsRules())
register_condition(ThisIs, ThisIsRules())
register_condition(ProvesToBe, ProvesToBeRules())
register_condition(BearsCounters, BearsCountersRules())
register_condition(CameByTributing, CameByTributingRules())
register_condition(MadeWith, MadeWithRules())
register_condition(WasFlipped, WasFlippedRules())
