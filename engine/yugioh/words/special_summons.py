"""Special Summons by an effect."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.remembering import once_for_each
from engine.yugioh.acts import moving, summoning
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.asked import all_that, speaks_of_targets
from engine.yugioh.facts.permissions import is_covering_barred
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.facts.tolls import affords, pay_toll
from engine.yugioh.field.arrows import pointed_spots
from engine.yugioh.field.zones import has_extra_zone, main_zones, zones_from_extra
from engine.yugioh.language import (
    FORMER,
    THIS,
    Among,
    AmongTargets,
    AtRandom,
    Cards,
    Choose,
    Deed,
    Every,
    Frame,
    Noun,
    Of,
    Place,
    Position,
    SentBy,
    SpecialSummon,
    Step,
    Subject,
    Summon,
    ThatCard,
    TheySummonToBattle,
    ThisCard,
    Whose,
)
from engine.yugioh.language.node import parts
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import MONSTER_ROWS, Row, Spot
from engine.yugioh.summoning.by_itself import comes_from
from engine.yugioh.summoning.revival import may_be_special_summoned
from engine.yugioh.words.changes import Change, Does
from engine.yugioh.words.hand_acts import COMING, POSITIONS, ActRules, position, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import (
    Chosen,
    finds,
    left_by_cost,
    names_place,
    needed,
    suffice,
    those,
)
from engine.yugioh.words.rooming import zones_after
from engine.yugioh.words.steps import (
    NOT_DONE,
    StepRules,
    has_to_be_there,
    may_free,
    once_freed,
    register,
    steps_in,
    whom,
)


def zones_for(step: SpecialSummon, duel: Duel, speaker: Speaker, card: Card) -> list[Spot]:
    """The zones to which the step can summon `card` now (MR-LINK-10 to MR-LINK-16)."""
    seat = player(step.to, duel, speaker)
    if card.place is Place.EXTRA_DECK:
        zones = zones_from_extra(duel, seat, card, speaker.leaving)
    else:
        zones = main_zones(duel, seat, speaker.leaving)
    if not step.pointed_to:
        return zones
    return [spot for spot in zones if spot in pointed_spots(duel, speaker.card)]


def has_zones(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is a zone for whomever it may summon, as far as all can see."""
    seat = player(step.to, duel, speaker)
    zones = main_zones(duel, seat, speaker.leaving)
    if step.pointed_to:
        return any(spot in pointed_spots(duel, speaker.card) for spot in zones)
    if zones:
        return True
    return _comes_from_extra(step) and has_extra_zone(duel, seat, speaker.leaving)


def _has_zones_after(step: SpecialSummon, first: Step, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is a zone for it once `first` has freed some, and taken others."""
    if step.to is not Whose.YOURS:
        return True
    freed = may_free(first, duel, speaker)
    cleared = changed(speaker, leaving=(*speaker.leaving, *freed))
    if _comes_from_extra(step):
        return has_zones(step, duel, cleared)
    return zones_after(first, duel, speaker) > 0 and has_zones(step, duel, cleared)


def _waits(step: SpecialSummon, first: Step) -> bool:
    """Whether it is the card itself that comes, with which `first` does nothing."""
    moved = [noun for part in steps_in(first) for noun in whom(part, *Change)]
    return step.what == THIS and THIS not in moved


@once_for_each
def _comes_from_extra(step: SpecialSummon) -> bool:
    """Whether it may mean cards of an Extra Deck."""
    return names_place(step.what, Place.EXTRA_DECK)


def who_may_come(step: SpecialSummon, duel: Duel, speaker: Speaker) -> list[Card]:
    """Those of the cards that it means that the speaker can summon at all (MR-SS-06)."""
    return [
        card
        for card in left_by_cost(step.what, duel, speaker)
        if _comes_of_itself(card, speaker) or _may_come(step, card, speaker.card)
        if _is_free(step, duel, speaker, card)
        if affords(duel, speaker.player, [card])
    ]


def _is_free(step: SpecialSummon, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether nothing keeps the speaker from summoning that card as the step does."""
    to, covered = player(step.to, duel, speaker), step.position is Position.FACE_DOWN
    return is_free_to_come(duel, speaker.player, card, to=to, covered=covered)


def _may_come(step: SpecialSummon, card: Card, by: Card) -> bool:
    """Whether the step, of an effect of `by`, can summon that card, as the card tells."""
    return may_be_special_summoned(
        card,
        step.position,
        by,
        step.treated_as,
        ignoring=step.ignoring,
        as_ritual=_names_rituals(step.what),
    )


@once_for_each
def _names_rituals(noun: Noun) -> bool:
    """Whether it says that they are Ritual Monsters."""
    such = [part for part in parts(noun) if isinstance(part, Cards)]
    return bool(such) and all(Of(Frame.RITUAL) in each.like for each in such)


def _comes_of_itself(card: Card, speaker: Speaker) -> bool:
    """Whether it is by its own way that the card speaks of coming, and not by an effect."""
    own = speaker.card is card and not speaker.link
    return own and bool(comes_from(card.text, card.place))


def has_someone(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is anyone to summon, wherever there may be room."""
    if not may_special_summon(duel, speaker.player, speaker):
        return False
    if isinstance(step.what, AtRandom | Choose | Every | Subject | ThisCard):
        coming = who_may_come(step, duel, speaker)
        if isinstance(step.what, Choose):
            return suffice(step.what, duel, coming, speaker)
        return bool(coming)
    return finds(step.what, duel, speaker)


def finds_room(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is a zone for one of those who may come, or as many as have to come."""
    if not isinstance(step.what, AtRandom | Choose | Every | Subject | ThisCard):
        return has_zones(step, duel, speaker)
    return _room(step, duel, speaker) >= needed(step.what, speaker)


def _room(step: SpecialSummon, duel: Duel, speaker: Speaker) -> int:
    """How many it may summon together at most: only one of them to an Extra Monster Zone."""
    coming = who_may_come(step, duel, speaker)
    alike = next((card for card in coming if card.place is not Place.EXTRA_DECK), None)
    others = [card for card in coming if card.place is Place.EXTRA_DECK]
    spots = dict.fromkeys(
        spot
        for card in (*others, *(() if alike is None else (alike,)))
        for spot in zones_for(step, duel, speaker, card)
    )
    main = sum(1 for spot in spots if spot.row is Row.MONSTER)
    return main + (1 if main < len(spots) else 0)


def _is_left_without_zone(step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
    """Whether it is the card itself that would come, and finds no zone any more.

    A monster of the hand, or one that lies as a Spell, goes to the Graveyard then, by no effect
    (Q&A 14852, 17685, 21375; 6503, 16385, 18581). One that cannot be Special Summoned stays
    where it is (Q&A 10297, 12737, 21376).
    """
    card = speaker.card
    held = card.place is Place.HAND or (
        card.place is Place.FIELD and card.row not in MONSTER_ROWS and card.text.is_monster
    )
    own = step.what == THIS and speaker.link and not speaker.has_strayed
    own = own and step.to is Whose.YOURS and not step.pointed_to
    return bool(own) and held and not zones_for(step, duel, speaker, card)


@once_for_each
def _brings_back(step: SpecialSummon) -> bool:
    """Whether it is for what an effect of its card has banished: what finds no zone then goes
    to the Graveyard (Q&A 9492).
    """
    return any(isinstance(part, SentBy) and part.banished for part in parts(step.what))


def lying(position: Position | None, duel: Duel) -> Position | None:
    """How a monster comes that is to come in that position."""
    return turned_down(duel) if position is Position.FACE_DOWN else position


def turned_down(duel: Duel) -> Position:
    """How a monster comes face-down, or instead of that (Q&A 6231)."""
    return Position.DEFENSE if is_covering_barred(duel) else Position.FACE_DOWN


class SpecialSummonRules(StepRules[SpecialSummon]):
    """Special Summon those cards, in that position or your choice (MR-SUM-17)."""

    def could(self, step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
        return finds_room(step, duel, speaker) and has_someone(step, duel, speaker)

    def room_for_targets(self, step: SpecialSummon, duel: Duel, speaker: Speaker) -> int | None:
        """As many as there are zones (MR-SUM-08; FAQ 9566, 11915)."""
        if not speaks_of_targets(step.what):
            return None
        seat = player(step.to, duel, speaker)
        zones = main_zones(duel, seat, speaker.leaving)
        if step.pointed_to:
            zones = [spot for spot in zones if spot in pointed_spots(duel, speaker.card)]
        return len(zones)

    def suits(self, step: SpecialSummon, card: Card) -> bool:
        return not isinstance(step.what, ThatCard | AmongTargets) or may_be_special_summoned(
            card, step.position, ignoring=step.ignoring
        )

    def could_follow(
        self, step: SpecialSummon, first: Step, duel: Duel, speaker: Speaker
    ) -> bool:
        """A zone may be the one that is freed by what comes first (MR-SUM-08).

        Whoever is not moved by that has to be able to come as things stand.
        """
        if not _has_zones_after(step, first, duel, speaker):
            return False
        if not has_to_be_there(step.what, first) and not _waits(step, first):
            return may_special_summon(duel, speaker.player, speaker)
        free = has_someone(step, duel, speaker)
        return self.could(step, duel, speaker) or (
            free and once_freed(step, first, duel, speaker)
        )

    def has_room(self, step: SpecialSummon, duel: Duel, speaker: Speaker) -> bool:
        return has_zones(step, duel, speaker)

    def weighs_each(self, step: SpecialSummon) -> bool:
        return step.pointed_to

    def effects_on(self, step: SpecialSummon) -> Sequence[Does]:
        return (Does(Change.SUMMONED, step.what),)

    def may_target(self, step: SpecialSummon, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return card.row in MONSTER_ROWS or _is_free(step, duel, speaker, card)

    async def carry_out(self, step: SpecialSummon, duel: Duel, speaker: Speaker) -> Done:
        if not may_special_summon(duel, speaker.player, speaker):
            return NOT_DONE

        def able(card: Card) -> bool:
            finds_zone = card.place is not Place.EXTRA_DECK or bool(zones(card))
            mine = _is_free(step, duel, speaker, card)
            mine = mine and affords(duel, speaker.player, [card])
            return mine and finds_zone and _may_come(step, card, speaker.card)

        def zones(card: Card) -> list[Spot]:
            return zones_for(step, duel, speaker, card)

        if _is_left_without_zone(step, duel, speaker) and able(speaker.card):
            moving.send_to_graveyard(duel, [speaker.card], Why.LEFT_BEHIND)
            return NOT_DONE
        room = _room(step, duel, speaker)
        least = needed(step.what, speaker)
        if least > 1 and room < least:  # then none comes (Q&A 17761)
            return NOT_DONE
        chosen = await those(step.what, duel, speaker, fits=able, room=room)
        cards = met = chosen.cards
        if room and isinstance(step.what, Among | Every | ThatCard):
            about = speaker.card.id
            cards = await choose_cards(
                duel, speaker.player, Reason.CHOOSE, cards, min(len(cards), room), about
            )
            chosen = Chosen(cards, marked(cards))
        while not affords(duel, speaker.player, cards):
            cards = cards[:-1]
            chosen = Chosen(cards, marked(cards))
        pay_toll(duel, speaker.player, cards)
        position = lying(step.position, duel)
        came = await summoning.special_summon(
            duel, speaker.player, cards, position, zones, step.treated_as or Summon.SPECIAL
        )
        if _brings_back(step):
            left = [card for card in met if card.place is Place.BANISHED]
            moving.send_to_graveyard(duel, left, Why.LEFT_BEHIND)
        return chosen.done(came)

    def worth(self, step: SpecialSummon, prospect: Prospect) -> int:
        cards = prospect.affected(step.what)
        return max((card.text.strength for card in cards), default=0)


class TheySummonToBattleRules(StepRules[TheySummonToBattle]):
    """Your opponent Special Summons one of these monsters to battle the one before."""

    def could(self, step: TheySummonToBattle, duel: Duel, speaker: Speaker) -> bool:
        return True

    def includes(self, step: TheySummonToBattle) -> Sequence[Deed]:
        return (Deed.SUMMON_FROM_DECK, Deed.SUMMON)

    async def carry_out(self, step: TheySummonToBattle, duel: Duel, speaker: Speaker) -> Done:
        them = duel.opponent(speaker.player)
        theirs = changed(speaker, player=them)
        if not may_special_summon(duel, them, theirs):
            return NOT_DONE
        able = [
            card
            for card in all_that(step.what, duel, speaker)
            if may_be_special_summoned(card) and is_free_to_come(duel, them, card)
        ]
        count, about = min(1, len(able)), speaker.card.id
        coming = await choose_cards(duel, them, Reason.CHOOSE, able, count, about)
        came = await summoning.special_summon(duel, them, coming, Position.ATTACK)
        for kept in speaker.former if came else ():
            if kept.is_same:
                await duel.procedures.battle_at_once(duel, coming[0], kept.card)
        return Done(came)

    def worth(self, step: TheySummonToBattle, prospect: Prospect) -> int:
        """They bring the best they have."""
        return -A_CARD


register(SpecialSummon, SpecialSummonRules())
register(TheySummonToBattle, TheySummonToBattleRules())
register_act(
    HandAct.SPECIAL_SUMMON,
    ActRules(lambda done: SpecialSummon(FORMER, position(done)), COMING, ways=POSITIONS),
)
register_act(
    HandAct.SUMMON_TO_THEM,
    ActRules(
        lambda done: SpecialSummon(FORMER, position(done), to=Whose.THEIRS),
        COMING,
        ways=POSITIONS,
    ),
)
