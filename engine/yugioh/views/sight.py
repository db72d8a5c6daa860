"""The eyes of one audience: what it may see of a duel.

Belongs here: what words may ask of a duel when they are read for one audience.
Does not belong here: the state itself, and events that the audience was not told: those are
veiled before.
"""

from collections.abc import Sequence
from typing import cast

from engine.core.match import seen_by
from engine.core.protocol import Audience, Event, Seat
from engine.core.values import value
from engine.yugioh.battle.attack_state import is_kept_from_attacks
from engine.yugioh.facts.negation import is_negated
from engine.yugioh.facts.numbers import attack, defense, level, type_of
from engine.yugioh.facts.restrictions import is_hand_revealed
from engine.yugioh.language import Place, Remains, Timing
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Moved, Rearranged, Shuffled
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Action
from engine.yugioh.state.spots import IN_ZONES, MONSTER_ROWS, CardId, Row
from engine.yugioh.views.aims import sole_payment, sole_targets, sole_tributes
from engine.yugioh.views.board import (
    BattleView,
    CardView,
    LinkView,
    SideView,
    TableView,
    ZoneView,
)
from engine.yugioh.views.lying import Lying
from engine.yugioh.views.veil import knows


@value
class Sight:
    """What `audience`, a seat or the public, may see of a duel, and no way past that."""

    _duel: Duel
    audience: Audience

    def card(self, id: CardId) -> CardView:
        """The card as it lies now, known only if it may be known as it lies now."""
        card = self._duel.card(id)
        return self._view(card, knows(self._duel, self.audience, card))

    def offered(self, id: CardId) -> CardView:
        """A card offered to this audience to choose: known in its own Deck, or just shown."""
        card = self._duel.card(id)
        searched = card.place is Place.DECK and card.owner == self.audience
        known = searched or knows(self._duel, self.audience, card)
        open_to = known or (card.place is Place.DECK and self._was_shown(card))
        return self._view(card, open_to)

    def planned(self, id: CardId) -> CardView:
        """A card of a plan: known to whoever may choose it, and to whom it was just shown."""
        card = self._duel.card(id)
        searched = card.place is Place.DECK and card.owner == self.audience
        open_to = searched or knows(self._duel, self.audience, card) or self._was_shown(card)
        return self._view(card, open_to)

    def announced(self, id: CardId) -> CardView:
        """A card that this audience is asked about since it was shown, wherever it lies."""
        card = self._duel.card(id)
        open_to = knows(self._duel, self.audience, card) or self._was_shown(card)
        return self._view(card, open_to)

    def aims(self, action: Action) -> tuple[CardView, ...]:
        """What an activation offered to this audience will target without asking it."""
        seat = self.audience
        return () if seat is None else self._pile(sole_targets(self._duel, seat, action))

    def pays(self, action: Action) -> tuple[CardView, ...]:
        """What an activation offered to this audience will pay with without asking it.

        Empty where one of the cards is not known to it, which lies in a Deck.
        """
        if (seat := self.audience) is None:
            return ()
        paid = sole_payment(self._duel, seat, action)
        return self._pile(paid) if all(knows(self._duel, seat, card) for card in paid) else ()

    def tributes(self, action: Action) -> tuple[CardView, ...]:
        """What a Normal Summon or Set offered to this audience Tributes without asking it."""
        seat = self.audience
        return () if seat is None else self._pile(sole_tributes(self._duel, seat, action))

    def _was_shown(self, card: Card) -> bool:
        """Whether the card has just been shown, and was not moved or shuffled since."""
        shown = any(link.speaker.card is card for link in self._duel.state.chain.links)
        for happened in self._duel.timeline.history:
            event = happened.event
            if isinstance(event, Revealed):
                shown = shown or card.id in event.cards
            elif isinstance(event, Shuffled) and event.seat == card.owner:
                shown = shown and card.place is not Place.DECK
            elif isinstance(event, Moved | Rearranged):
                moved = (event.card,) if isinstance(event, Moved) else event.cards
                shown = shown and card.id not in moved
        return shown

    def told(self, id: CardId) -> CardView:
        """A card that an event told this audience has named: known, wherever it is now.

        Only for events as the veil let them through, and only for IDs that are not HIDDEN.
        """
        return self._view(self._duel.card(id), True)

    def occasion(self) -> tuple[Event, ...]:
        """What has just happened and may be responded to, as this audience was told it.

        A card that an event names may have been hidden since: look at it with `card`.
        """
        time = self._duel.timeline
        told = (
            seen_by(self.audience, event, seen)
            for event, seen in zip(time.occasion, time.occasion_seen, strict=True)
        )
        return tuple(event for event in told if event is not None)

    def board(self) -> TableView:
        """The whole table; looked at anew only when something has happened since."""
        kept = self._duel.cache.views.tables.get(self.audience)
        if kept is not None and kept[0] == self._duel.timeline.revision:
            return cast(TableView, kept[1])
        table = self._table()
        self._duel.cache.views.tables[self.audience] = (self._duel.timeline.revision, table)
        return table

    def lying(self, mine: Seat, offered: Sequence[CardView]) -> Lying:
        """The cards that may be known, as they lie; gone through once while all is alike."""
        seen = (self.board(), mine, tuple(offered))
        kept = self._duel.cache.views.lying.get(self.audience)
        if kept is not None and kept[0] == seen:
            return cast(Lying, kept[1])
        lying = Lying(self.board(), mine, offered)
        self._duel.cache.views.lying[self.audience] = (seen, lying)
        return lying

    def _table(self) -> TableView:
        state = self._duel.state
        return TableView(
            state.turn.number,
            state.turn.player,
            state.turn.phase,
            self._duel.format.phases,
            tuple(self._side(Seat(seat)) for seat in range(len(state.sides))),
            tuple(self._link(n, link) for n, link in enumerate(state.chain.links, start=1)),
            None if state.battle is None else self._battle(state.battle),
            state.chain.resolving,
            None if state.turn.last is None else state.turn.last - state.turn.number,
        )

    def _look(self, card: Card) -> CardView:
        return self._view(card, knows(self._duel, self.audience, card))

    def _view(self, card: Card, known: bool) -> CardView:
        """The view of a card; one for all who know it alike, until something happens.

        What a card is equipped or bound to may be known to one audience alone.
        """
        if card.equipped_to is not None or card.bound:
            return self._seen(card, known)
        duel = self._duel
        held, now = duel.cache.views, duel.timeline.revision
        if held.revision != now:
            held.looks.clear()
            held.revision = now
        view = held.looks.get((card.id, known))
        if view is None:
            view = held.looks[card.id, known] = self._seen(card, known)
        return cast(CardView, view)

    def _seen(self, card: Card, known: bool) -> CardView:
        on_field = card.place in IN_ZONES
        monster = card.text.is_monster if not on_field else card.row in MONSTER_ROWS
        equipped, bound = card.equipped_to, card.bound
        shows = known and card.place is Place.FIELD and card.face_up
        return CardView(
            card.id if known else None,
            card.text if known else None,
            card.controller,
            card.owner,
            card.place,
            card.row if on_field else None,
            card.zone if on_field else None,
            card.face_up,
            card.position if on_field and monster else None,
            attack(self._duel, card) if known and monster else None,
            defense(self._duel, card) if known and monster else None,
            level(self._duel, card) if known and monster else None,
            type_of(self._duel, card) if known and monster else None,
            None if equipped is None or not on_field else self._look(equipped),
            _turns_left(card) if known and on_field and card.face_up else None,
            tuple(each for each in card.counters.items() if on_field and each[1]),
            tuple(self._view(material, True) for material in card.materials),
            tuple([self._look(each.card) for each in bound if each.is_same]),
            shows and is_negated(card, self._duel),
            shows and monster and is_kept_from_attacks(self._duel, card),
            shows and card.is_still,
        )

    def _pile(self, cards: Sequence[Card]) -> tuple[CardView, ...]:
        return tuple(self._look(card) for card in cards)

    def _side(self, seat: Seat) -> SideView:
        side, board = self._duel.state.sides[seat], self._duel.format.board
        mine = seat == self.audience
        monsters = [self._zone(Row.MONSTER, z, side.monsters[z]) for z in board.monsters]
        for zone, card in enumerate(self._duel.state.extra_monsters):
            if card is not None and card.controller == seat:
                monsters.append(self._zone(Row.EXTRA_MONSTER, zone, card))
        return SideView(
            seat,
            side.life,
            len(side.hand),
            len(side.deck),
            len(side.extra),
            tuple(monsters),
            tuple(self._zone(Row.SPELL, zone, side.spells[zone]) for zone in board.spells),
            None if side.field_spell is None else self._look(side.field_spell),
            self._pile(side.graveyard),
            self._pile(side.banished),
            self._pile(side.hand) if mine or is_hand_revealed(self._duel, seat) else None,
            self._pile(side.extra) if mine else None,
            self._pile([card for card in side.extra if card.face_up]),
        )

    def _zone(self, row: Row, zone: int, card: Card | None) -> ZoneView:
        return ZoneView(row, zone, None if card is None else self._look(card))

    def _link(self, number: int, link: Link) -> LinkView:
        """A link of the chain: who activated a card has shown it."""
        speaker = link.speaker
        return LinkView(
            number,
            self._view(speaker.card, True),
            speaker.player,
            link.is_card,
            link.negated,
            tuple(self._marked(target) for target in speaker.targets),
            next(
                u.index
                for u in self._duel.index.uses[speaker.card.id]
                if u.effect is link.effect
            ),
        )

    def _battle(self, battle: Battle) -> BattleView:
        """The battle: the attacker has shown itself, the target with the Damage Step."""
        attacker = self._view(battle.attacker.card, True)
        if battle.target is None:
            return BattleView(attacker, None, battle.timing)
        target = battle.target.card
        shown = battle.timing not in (None, Timing.START) and battle.target.is_same
        known = shown or knows(self._duel, self.audience, target)
        return BattleView(attacker, self._view(target, known), battle.timing)

    def _marked(self, mark: Mark) -> CardView:
        return self._look(mark.card)


def _turns_left(card: Card) -> int | None:
    remains = effects_of(card.text.effects, Remains)
    return remains[0].turns - card.turns_counted if remains else None
