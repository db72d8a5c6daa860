"""Ritual Summons (MR-RIT)."""

from collections.abc import Hashable, Iterable, Sequence
from itertools import chain, islice

from engine.core.alike import MOST_TRIED
from engine.core.protocol import Seat
from engine.yugioh.acts.choosing import Ways, ways_of
from engine.yugioh.acts.destroying import tribute
from engine.yugioh.acts.moving import banish, send_to_graveyard, shuffle
from engine.yugioh.asked import all_that, means
from engine.yugioh.facts.negation import is_negated
from engine.yugioh.facts.numbers import level
from engine.yugioh.facts.restrictions import (
    are_due,
    can_be_tributed,
    has_to_be_tributed,
    may_banish,
)
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import CountsAsAllTributes, Frame, Noun, Place, RitualSummon, Summon
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.summons import GivenFor
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Spot
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.giving_for_summons import GivingRules
from engine.yugioh.words.reaching import Reaching
from engine.yugioh.words.steps import register


def _such(noun: Noun | None, duel: Duel, speaker: Speaker) -> list[Card]:
    """All that are meant; what the cost takes is gone by then."""
    found = [] if noun is None else all_that(noun, duel, speaker)
    return [card for card in found if card not in speaker.leaving]


def _to_tribute(
    step: RitualSummon, duel: Duel, speaker: Speaker, due: Sequence[Card]
) -> list[Card]:
    """What can be Tributed for it: the speaker's own, and face-up what they have to."""
    if step.giving is None:
        return []
    lent = [monster for monster in due if monster.face_up]
    monsters = (*_such(step.giving, duel, speaker), *lent)
    return [each for each in monsters if can_be_tributed(duel, speaker.player, each)]


def _is_enough(own: Card, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether it can be all that is given for `card`, of either face (FAQ 9163, 20935)."""
    said = effects_of(own.text.effects, CountsAsAllTributes)
    return any(
        means(each.of, duel, speaker, card)
        for each in said
        if own.place is Place.FIELD or not each.on_field
        if not (own.place is Place.FIELD and own.face_up and is_negated(own, duel))
    )


def _ways(
    step: RitualSummon, duel: Duel, speaker: Speaker, card: Card, most: int
) -> Ways | None:
    """What can be given, none of it needlessly (MR-RIT-03), nor the monster itself."""
    seat = speaker.player
    due = [] if step.giving is None else has_to_be_tributed(duel, seat)
    given_up = _to_tribute(step, duel, speaker, due)
    banished = _such(step.banishing, duel, speaker)
    given_up += [each for each in banished if may_banish(duel, seat, each)]
    given_up += _such(step.sending, duel, speaker)
    monsters = [each for each in given_up if each is not card]
    levels = {monster: level(duel, monster) for monster in monsters}
    enough = [each for each in monsters if _is_enough(each, duel, speaker, card)]
    offered = [each for each in monsters if levels[each] or each in enough]
    required = [speaker.card] if step.with_this else []
    reaching = Reaching(step.level or level(duel, card), levels, step.exactly)

    def kind(own: Card) -> Hashable:
        single = own.place is Place.FIELD or own in enough
        return own.id if single else (levels[own], own.place)

    def fits(given: Sequence[Card]) -> bool:
        is_enough = len(given) == 1 and given[0] in enough
        if not (is_enough or reaching.is_met(given)) or not are_due(due, given):
            return False
        if not all(each in given and each.place is Place.FIELD for each in required):
            return False
        return bool(main_zones(duel, seat, (*given, *speaker.leaving)))

    some = islice(chain(([each] for each in enough), reaching.sets(offered, kind)), MOST_TRIED)
    return ways_of(offered, kind, islice(filter(fits, some), most), fits)


class RitualSummonRules(GivingRules[RitualSummon]):
    """Tribute monsters whose Levels reach that; Ritual Summon one of these (MR-RIT-03)."""

    needs = "MR-RIT-03"
    frame = Frame.RITUAL
    gives = Reason.TRIBUTE
    way = Summon.RITUAL

    def effects_on(self, step: RitualSummon) -> Sequence[Does]:
        others = ((Change.BANISHED, step.banishing), (Change.SENT, step.sending))
        given = [Does(how, what) for how, what in others if what is not None]
        return (Does(Change.SUMMONED, step.what), *given)

    def ways(
        self,
        step: RitualSummon,
        duel: Duel,
        speaker: Speaker,
        card: Card,
        most: int = MOST_TRIED,
    ) -> Ways | None:
        return _ways(step, duel, speaker, card, most)

    def lying(self, step: RitualSummon, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        return all_that(step.what, duel, speaker)

    def give(
        self, step: RitualSummon, duel: Duel, speaker: Speaker, given: Sequence[Card]
    ) -> None:
        banished = [each for each in _such(step.banishing, duel, speaker) if each in given]
        sent = [each for each in _such(step.sending, duel, speaker) if each in given]
        searched = any(each.place is Place.DECK for each in sent)
        tributed = [each for each in given if each not in banished and each not in sent]
        tribute(duel, speaker.player, tributed)
        banish(duel, banished)
        send_to_graveyard(duel, sent, Why.SENT)
        if searched:
            shuffle(duel, speaker.player)
        duel.emit(GivenFor(tuple(card.id for card in given)))

    def zones(self, duel: Duel, seat: Seat, card: Card) -> list[Spot]:
        return main_zones(duel, seat)


register(RitualSummon, RitualSummonRules())
