"""Showing the table: a heading, each side, what is under way, and the reader's hand."""

from collections import Counter
from collections.abc import Iterator, Sequence

from cards.talk.describing import changed, facts, joined, numbers, standing
from cards.talk.happenings import Attack
from cards.talk.scene import Scene, zone
from cards.talk.tongue import Tongue
from cards.talk.written import Written
from engine.core.game import Block, Board
from engine.core.protocol import Seat
from engine.yugioh.language import Phase, Place
from engine.yugioh.state.spots import Row
from engine.yugioh.views.board import BattleView, CardView, LinkView, SideView, ZoneView


class Showing:
    """The table as one reader sees it, in his language."""

    def __init__(self, scene: Scene, tongue: Tongue, written: Written) -> None:
        """`written` keeps what was written of this match."""
        self.scene = scene
        self.table = scene.table
        self.tongue = tongue
        self.words = tongue.board
        self.written = written

    def board(self) -> Board:
        """The whole table: what is under way first, then the opponent's side, then the own."""
        mine = self.scene.reader.seat or Seat(0)
        sides = sorted(self.table.sides, key=lambda side: side.seat == mine)
        blocks = (*self.under_way(), *map(self.side_as_it_was, sides))
        own = (side.hand for side in sides if self.scene.is_reader(side.seat))
        hand = next((self.hand_as_it_was(cards) for cards in own if cards is not None), None)
        return Board(self.heading(), blocks, hand)

    def side_as_it_was(self, side: SideView) -> Block:
        """What one player has, written anew only where the reader sees anything else of it."""
        reader = self.scene.reader
        return self.written.sides.get((reader, side.seat), side, lambda: self.side(side))

    def hand_as_it_was(self, cards: Sequence[CardView]) -> Block:
        """The reader's hand, written anew only where it has changed."""
        return self.written.hands.get(self.scene.reader, cards, lambda: self.hand(cards))

    def heading(self) -> str:
        """The turn, whose it is, and the phase."""
        table, words = self.table, self.words
        if table.turn == 0:
            return words.before_first_turn
        player = table.turn_player
        theirs = words.their_turn.format(player=self.scene.player(player))
        whose = words.your_turn if self.scene.is_reader(player) else theirs
        only_main = Phase.MAIN_2 not in table.phases
        phase = self.tongue.phase(table.phase, only_main=only_main)
        return words.heading.format(turn=table.turn, whose=whose, phase=phase)

    def under_way(self) -> Iterator[Block]:
        """The battle and the chain, while there are any."""
        if self.table.battle is not None:
            yield Block(self.words.battle, tuple(self.battle(self.table.battle)))
        if self.table.chain:
            yield Block(self.words.chain, tuple(map(self.link, self.table.chain)))

    def battle(self, battle: BattleView) -> Iterator[str]:
        """Who attacks whom, and how far the Damage Step has come."""
        yield self.tongue.sentence(Attack(battle.attacker, battle.target), self.scene)
        if battle.timing is not None:
            yield self.tongue.timings[battle.timing]

    def link(self, link: LinkView) -> str:
        """A link of the chain in a line."""
        name = self.tongue.name(link.card, self.scene)
        player = self.scene.player(link.player)
        line = self.words.link.format(number=link.number, player=player, card=name)
        targets = [self.tongue.whose(card, self.scene) for card in link.targets]
        return joined(
            line,
            self.words.targets.format(cards=self.tongue.listing(targets)) if targets else "",
            self.words.negated if link.negated else "",
        )

    def side(self, side: SideView) -> Block:
        """What one player has, zone by zone."""
        title = self.words.you if self.scene.is_reader(side.seat) else self.words.player
        monsters, spells = self.row(side.monsters), self.row(self.spells(side))
        nothing = joined(
            "" if monsters else self.words.no_monsters,
            "" if spells else self.words.no_spells,
            "" if side.graveyard else self.words.graveyard_empty,
        )
        lines = (self.counts(side), *monsters, *spells, *self.piles(side))
        return Block(
            title.format(player=self.scene.player(side.seat), life=side.life),
            (*lines, nothing) if nothing else lines,
        )

    def counts(self, side: SideView) -> str:
        """How many cards are in the hand, the Deck and, if any, the Extra Deck."""
        counts = self.words.counts.format(hand=side.hand_count, deck=side.deck_count)
        extra = self.words.extra_deck.format(count=side.extra_count)
        return joined(counts, extra if side.extra_count else "")

    def spells(self, side: SideView) -> Sequence[ZoneView]:
        """The Spell & Trap Zones, and the Field Zone after them."""
        return (*side.spells, ZoneView(Row.FIELD_SPELL, 0, side.field_spell))

    def row(self, zones: Sequence[ZoneView]) -> Sequence[str]:
        """A line for each card in `zones`."""
        return [self.in_zone(each, each.card) for each in zones if each.card]

    def piles(self, side: SideView) -> Iterator[str]:
        """A line for each pile of cards that all may look through, and a revealed hand."""
        if side.hand and not self.scene.is_reader(side.seat):
            yield self.pile(Place.HAND, side.hand)
        if side.graveyard:
            yield self.pile(Place.GRAVEYARD, side.graveyard)
        if side.banished:
            yield self.pile(Place.BANISHED, side.banished)
        if side.extra_face_up:
            yield self.pile(Place.EXTRA_DECK, side.extra_face_up)

    def in_zone(self, place: ZoneView, card: CardView) -> str:
        """A zone with its card."""
        code = zone(place.row, place.zone, card.controller)
        where = self.words.zones.get(code, code)
        if not card.is_known:
            hidden = self.words.face_down_monster if card.is_monster else self.words.set_card
            return joined(where, hidden)
        name = self.tongue.name(card, self.scene)
        if card.is_monster:
            now = changed(card, self.tongue)
            how = standing(card, self.tongue), numbers(card, self.tongue), now
            return joined(where, name, *how, *self.remarks(card))
        return joined(where, name, *self.spell_remarks(card), *self.remarks(card))

    def remarks(self, card: CardView) -> Iterator[str]:
        """What lies on a card and beneath it."""
        for counter, count in card.counters:
            yield self.words.counters[counter].format(count=count)
        if card.materials:
            names = self.words.comma.join(
                self.tongue.name(each, self.scene) for each in card.materials
            )
            yield self.words.materials.format(cards=names)

    def spell_remarks(self, card: CardView) -> Iterator[str]:
        """What else is to be seen of a Spell or Trap on the field."""
        if not card.face_up:
            yield self.words.is_set
        if card.equipped_to is not None:
            host = self.tongue.noun(card.equipped_to, self.scene)
            yield self.words.equipped.format(card=host)
        if card.turns_left is not None:
            yield self.words.turns_left.format(turns=card.turns_left)

    def pile(self, place: Place, cards: Sequence[CardView]) -> str:
        """The names in a pile, the newest first."""
        many = Counter(self.tongue.name(card, self.scene) for card in reversed(cards))
        names = [
            name if count == 1 else self.words.copies.format(card=name, count=count)
            for name, count in many.items()
        ]
        listed = self.words.comma.join(names)
        return self.words.piles[place].format(count=len(cards), cards=listed)

    def hand(self, cards: Sequence[CardView]) -> Block:
        """The reader's hand, a line for each card."""
        lines = tuple(
            joined(self.tongue.name(card, self.scene), facts(card, self.tongue))
            for card in cards
        )
        return Block(self.words.hand.format(count=len(cards)), lines or (self.words.no_cards,))
