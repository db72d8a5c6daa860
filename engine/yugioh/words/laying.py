"""Setting and placing cards."""

from collections.abc import Sequence
from functools import partial

from engine.core.protocol import Seat
from engine.yugioh.acts import moving, setting, summoning
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.moving import free_spell_zones
from engine.yugioh.acts.setting import has_room
from engine.yugioh.asked import speaks_of_targets
from engine.yugioh.facts.permissions import is_covering_barred, may_be_set
from engine.yugioh.facts.restrictions import is_free_to_come, may_special_summon
from engine.yugioh.facts.tolls import affords, pay_toll
from engine.yugioh.field.zones import main_zones, zones_from_extra
from engine.yugioh.language import (
    FORMER,
    Cards,
    Kind,
    Place,
    PlaceInPendulumZone,
    PlaceNext,
    Position,
    SetCards,
    Step,
    ThisCard,
)
from engine.yugioh.state.by_hand import HandAct, Handling
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.standing import SeriesAdvanced, TurnedBack
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import Spot
from engine.yugioh.state.usage import as_it_lies
from engine.yugioh.summoning.revival import may_be_special_summoned
from engine.yugioh.words.as_monsters import as_monster, come_as_monster
from engine.yugioh.words.hand_acts import TO_PLACE, TO_SET, ActRules, register_act
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import descriptions, finds, left_by_cost, those
from engine.yugioh.words.sending import are_searched
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, once_freed, register


def next_in_order(step: PlaceNext, duel: Duel, speaker: Speaker) -> list[Card]:
    """The card that it has to place next, in hand and in Deck, where copies are alike."""
    so_far = duel.state.usage.series.get(as_it_lies(speaker.card), 0)
    names = step.names()[so_far : so_far + 1]
    side = duel.state.sides[speaker.player]
    piles = (side.pile(Place.HAND), side.pile(Place.DECK))
    found = ([card for card in pile if card.text.called in names] for pile in piles)
    return [copies[0] for copies in found if copies]


def _can_be_set(card: Card, duel: Duel, speaker: Speaker) -> bool:
    """A monster is, where it can be Special Summoned face-down (FAQ 12642, Q&A 13828)."""
    seat = speaker.player
    if not may_be_set(duel, card, seat) or not affords(duel, seat, [card]):
        return False
    if not card.text.is_monster:
        return has_room(duel, seat, card, speaker.leaving)
    return (
        may_special_summon(duel, seat, speaker)
        and is_free_to_come(duel, seat, card, covered=True)
        and may_be_special_summoned(card, Position.FACE_DOWN, speaker.card)
        and not is_covering_barred(duel)
        and bool(_zones_to_come(duel, seat, card, speaker.leaving))
    )


def _zones_to_come(
    duel: Duel, seat: Seat, card: Card, without: Sequence[Card] = ()
) -> list[Spot]:
    """Where a monster that is Set so comes to lie once `without` has left (Q&A 23477)."""
    if card.place is Place.EXTRA_DECK:
        return zones_from_extra(duel, seat, card, without)
    return main_zones(duel, seat, without)


def _has_zone_for(such: Cards, duel: Duel, speaker: Speaker) -> bool:
    """Whether there is a zone for a card of that kind, as far as everybody sees.

    A hand may hold a Field Spell, whose zone is never taken (MR-SPELL-11).
    """
    seat, leaving = speaker.player, speaker.leaving
    if such.kind is not Kind.MONSTER:
        may_be_field = such.place is Place.HAND and such.kind is not Kind.TRAP
        if may_be_field or free_spell_zones(duel, seat, leaving):
            return True
    return such.kind in (None, Kind.MONSTER) and bool(main_zones(duel, seat, leaving))


async def _set(card: Card, duel: Duel, seat: Seat) -> None:
    pay_toll(duel, seat, [card])
    if card.text.is_monster:
        zones = partial(_zones_to_come, duel, seat)
        await summoning.special_summon(duel, seat, [card], Position.FACE_DOWN, zones)
    else:
        await setting.set_spell(duel, seat, card)


class SetCardsRules(StepRules[SetCards]):
    """Set those cards on your field; this card, where it lies."""

    def could(self, step: SetCards, duel: Duel, speaker: Speaker) -> bool:
        if isinstance(step.what, ThisCard):
            return True
        if speaks_of_targets(step.what) and not speaker.targets:
            return True
        cards = left_by_cost(step.what, duel, speaker)
        return any(_can_be_set(card, duel, speaker) for card in cards)

    def may_target(self, step: SetCards, duel: Duel, speaker: Speaker, card: Card) -> bool:
        return not speaks_of_targets(step.what) or _can_be_set(card, duel, speaker)

    def has_room(self, step: SetCards, duel: Duel, speaker: Speaker) -> bool:
        """For what is described; each target is asked whether there is room for it.

        What else is pointed at may be of any kind: for that there has to be room for each.
        """
        described = descriptions(step.what)
        if described:
            return any(_has_zone_for(each, duel, speaker) for each in described)
        if speaks_of_targets(step.what):
            return True
        seat, leaving = speaker.player, speaker.leaving
        return bool(main_zones(duel, seat, leaving) and free_spell_zones(duel, seat, leaving))

    def could_follow(self, step: SetCards, first: Step, duel: Duel, speaker: Speaker) -> bool:
        """A zone may be the one that is freed by what comes first (Q&A 18664)."""
        return super().could_follow(step, first, duel, speaker) or once_freed(
            step, first, duel, speaker
        )

    async def carry_out(self, step: SetCards, duel: Duel, speaker: Speaker) -> Done:
        """What is Set from a Deck is shown, and the Deck shuffled (FAQ 6574, 12683, 19210)."""
        if isinstance(step.what, ThisCard):
            return self.turn_back(duel, speaker)

        def able(card: Card) -> bool:
            return _can_be_set(card, duel, speaker)

        chosen = await those(step.what, duel, speaker, fits=able)
        cards = chosen.cards
        searched = are_searched(cards, speaker)
        if searched:
            duel.emit(Revealed(tuple(card.id for card in cards), speaker.player))
        for card in filter(able, cards):
            await _set(card, duel, speaker.player)
        if searched:
            moving.shuffle(duel, speaker.player)
        return chosen.done(bool(cards))

    def turn_back(self, duel: Duel, speaker: Speaker) -> Done:
        """Set the card that was activated, instead of sending it to the Graveyard."""
        if speaker.card.place is not Place.FIELD:
            return NOT_DONE
        duel.emit(TurnedBack(speaker.card.id, speaker.player))
        return DONE

    def worth(self, step: SetCards, prospect: Prospect) -> int:
        return A_CARD if isinstance(step.what, ThisCard) else 1


class PlaceNextRules(StepRules[PlaceNext]):
    """Place face-up the next of these cards of that archetype, from your hand or Deck."""

    def could(self, step: PlaceNext, duel: Duel, speaker: Speaker) -> bool:
        cards = next_in_order(step, duel, speaker)
        room = bool(free_spell_zones(duel, speaker.player, speaker.leaving))
        return bool(cards) and (room or bool(as_monster(duel, speaker, cards[0])))

    async def carry_out(self, step: PlaceNext, duel: Duel, speaker: Speaker) -> Done:
        cards = next_in_order(step, duel, speaker)
        room = bool(moving.free_spell_zones(duel, speaker.player))
        if not cards or not (room or as_monster(duel, speaker, cards[0])):
            return NOT_DONE
        about = speaker.card.id
        (card,) = await choose_cards(duel, speaker.player, Reason.CHOOSE, cards, about=about)
        searched = card.place is Place.DECK
        if not await come_as_monster(duel, speaker, card):
            if not room:
                return NOT_DONE
            await setting.lay(duel, speaker.player, card, Why.PLACED, face_up=True)
            if searched:
                moving.shuffle(duel, speaker.player)
        duel.emit(SeriesAdvanced(speaker.card.id))
        return DONE

    def worth(self, step: PlaceNext, prospect: Prospect) -> int:
        return 1


class PlaceInPendulumZoneRules(StepRules[PlaceInPendulumZone]):
    """Place that Pendulum Monster in a Pendulum Zone of yours; nothing is activated."""

    def could(self, step: PlaceInPendulumZone, duel: Duel, speaker: Speaker) -> bool:
        empty = free_spell_zones(duel, speaker.player, speaker.leaving)
        free = [spot.zone for spot in empty]
        return any(zone in free for zone in duel.format.board.pendulum) and finds(
            step.what, duel, speaker
        )

    def could_follow(
        self, step: PlaceInPendulumZone, first: Step, duel: Duel, speaker: Speaker
    ) -> bool:
        return finds(step.what, duel, speaker)

    async def carry_out(self, step: PlaceInPendulumZone, duel: Duel, speaker: Speaker) -> Done:
        """A card that itself finds no zone any more goes to the Graveyard (Q&A 23627)."""

        def has_room(card: Card) -> bool:
            return setting.has_room(duel, speaker.player, card)

        card, own = speaker.card, isinstance(step.what, ThisCard) and not speaker.has_strayed
        waits = card.place in (Place.EXTRA_DECK, Place.BANISHED)
        if own and waits and not has_room(card):
            moving.send_to_graveyard(duel, [card], Why.LEFT_BEHIND)
            return NOT_DONE
        chosen = await those(step.what, duel, speaker, fits=has_room)
        cards = chosen.cards
        searched = any(card.place is Place.DECK for card in cards)
        for card in cards:
            await setting.lay(duel, speaker.player, card, Why.PLACED, face_up=True)
        if searched:
            moving.shuffle(duel, speaker.player)
        return chosen.done(bool(cards))

    def worth(self, step: PlaceInPendulumZone, prospect: Prospect) -> int:
        return 1


register(SetCards, SetCardsRules())
register(PlaceNext, PlaceNextRules())
register(PlaceInPendulumZone, PlaceInPendulumZoneRules())
register_act(HandAct.SET, ActRules(lambda done: SetCards(FORMER), TO_SET))


async def _place(duel: Duel, speaker: Speaker, done: Handling) -> bool:
    """Place them face-up, each in a zone for its kind; a monster lies there as a Spell."""
    cards = [each.card for each in speaker.former if each.is_same]
    placed = False
    for card in cards:
        if setting.has_room(duel, speaker.player, card):
            searched = card.place is Place.DECK
            await setting.lay(duel, speaker.player, card, Why.PLACED, face_up=True)
            if searched:
                moving.shuffle(duel, speaker.player)
            placed = True
    return placed


register_act(HandAct.PLACE, ActRules(deed=_place, places=TO_PLACE, shows=True))
