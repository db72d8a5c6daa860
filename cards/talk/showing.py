"""Showing the table: a heading, each side, what is under way, and the reader's hand."""

from collections import Counter
from collections.abc import Iterator, Sequence

from cards.talk.closeness import lies_on
from cards.talk.describing import height, joined, kin, numbers, standing
from cards.talk.happenings import Happening, sentence
from cards.talk.scene import Scene, zone, zone_of
from cards.talk.tongue import Tongue, slug
from cards.talk.written import Written
from engine.core.game import Block, Board
from engine.core.protocol import Seat
from engine.yugioh.language import Phase, Place
from engine.yugioh.state.spots import Row
from engine.yugioh.views.board import BattleView, CardView, LinkView, SideView, ZoneView


class Showing:
    """The table as one reader sees it, in their language."""

    def __init__(
        self,
        scene: Scene,
        tongue: Tongue,
        written: Written,
        *,
        is_under_way: bool,
        in_full: bool = False,
    ) -> None:
        """`written` keeps what was written of this match.

        A duel that is not under way any more is shown as it lies, without battle and chain.
        `in_full` each monster of a pile has its numbers beside its name.
        """
        self.is_under_way, self.in_full = is_under_way, in_full
        self.scene = scene
        self.table = scene.table
        self.tongue = tongue
        self.words = tongue.words
        self.written = written

    def board(self) -> Board:
        """The whole table: what is under way first, then the opponent's side, then the own."""
        mine = self.scene.reader.seat or Seat(0)
        sides = sorted(self.table.sides, key=lambda side: side.seat == mine)
        blocks = (*self.under_way(), *map(self.side_as_it_was, sides))
        own = (side.hand for side in sides if self.scene.is_seen_by(side.seat))
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
        """The turn, whose it is, and the phase; once time is called, what is still played."""
        left = self.table.turns_left
        if left is None:
            return self.moment()
        key = "heading-sudden-death" if left < 0 else "heading-turns-left"
        facts = {} if left < 0 else {"left": left}
        return self.words.say(key, heading=self.moment(), **facts)

    def moment(self) -> str:
        """The turn, whose it is, and the phase."""
        table, words = self.table, self.words
        if table.turn == 0:
            return words.say("before-first-turn")
        whose = self.whose_turn()
        only_main = Phase.MAIN_2 not in table.phases
        phase = self.tongue.phase(table.phase, only_main=only_main)
        return words.say("heading", turn=table.turn, whose=whose, phase=phase)

    def whose_turn(self) -> str:
        """Whose turn it is."""
        if self.scene.is_reader(self.table.turn_player):
            return self.words.say("your-turn")
        return self.words.say("their-turn", player=self.scene.player(self.table.turn_player))

    def under_way(self) -> Iterator[Block]:
        """The battle and the chain, while there are any."""
        if not self.is_under_way:
            return
        if self.table.battle is not None:
            yield Block(self.words.say("battle"), tuple(self.battle(self.table.battle)), True)
        if self.table.chain:
            yield Block(self.words.say("chain"), tuple(map(self.link, self.table.chain)), True)

    def battle(self, battle: BattleView) -> Iterator[str]:
        """Who attacks whom, and how far the Damage Step has come."""
        cards = {"attacker": battle.attacker, "target": battle.target}
        yield sentence(Happening("attack-declared", None, cards), self.scene, self.tongue)
        if battle.timing is not None:
            yield self.tongue.term(battle.timing)

    def link(self, link: LinkView) -> str:
        """A link of the chain in a line."""
        name = self.tongue.name(link.card, self.scene)
        player = self.scene.player(link.player)
        line = self.words.say("chain-link", number=link.number, player=player, card=name)
        cards = [self.tongue.whose(card, self.scene, link.player) for card in link.targets]
        targets = self.tongue.listing(cards)
        return joined(
            line,
            self.words.say("chain-targets", cards=targets) if cards else "",
            self.words.say("chain-negated") if link.negated else "",
        )

    def side(self, side: SideView) -> Block:
        """What one player has: Life Points and counts, then a line for each zone in use."""
        zones = (*self.row(side.monsters), *self.row(self.spells(side)))
        return Block(joined(self.title(side), *self.counts(side)), (*zones, *self.piles(side)))

    def title(self, side: SideView) -> str:
        """Whose side it is, and their Life Points."""
        key = "your-side" if self.scene.is_reader(side.seat) else "their-side"
        return self.words.say(key, player=self.scene.player(side.seat), life=str(side.life))

    def counts(self, side: SideView) -> Iterator[str]:
        """How many cards are in each Deck, and in a hand that is not listed below."""
        if not self.scene.is_seen_by(side.seat):
            yield self.words.say("hand-count", count=side.hand_count)
        yield self.words.say("deck-count", count=side.deck_count)
        if side.extra_count:
            yield self.words.say("extra-deck-count", count=side.extra_count)

    def spells(self, side: SideView) -> Sequence[ZoneView]:
        """The Spell & Trap Zones, and the Field Zone after them."""
        return (*side.spells, ZoneView(Row.FIELD_SPELL, 0, side.field_spell))

    def row(self, zones: Sequence[ZoneView]) -> Sequence[str]:
        """A line for each card in `zones`."""
        return [self.in_zone(each, each.card) for each in zones if each.card]

    def piles(self, side: SideView) -> Iterator[str]:
        """A line for each pile of cards that all may look through, and a revealed hand."""
        if side.hand and not self.scene.is_seen_by(side.seat):
            yield self.pile(Place.HAND, side.hand)
        if side.graveyard:
            yield self.pile(Place.GRAVEYARD, side.graveyard)
        if side.banished:
            yield self.pile(Place.BANISHED, side.banished)
        if side.extra_face_up:
            yield self.pile(Place.EXTRA_DECK, side.extra_face_up)

    def in_zone(self, place: ZoneView, card: CardView) -> str:
        """A zone with its card."""
        where = self.tongue.zone(zone_of(card) or zone(place.row, place.zone, card.controller))
        if not card.is_known:
            hidden = "face-down-monster" if card.is_monster else "set-card"
            return joined(where, self.words.say(hidden))
        name = self.tongue.name(card, self.scene)
        for bound in card.bound_to:
            name = f"{name} → {self.tongue.name(bound, self.scene)}"
        if card.is_monster:
            how = height(card, self.tongue), standing(card, self.tongue)
            now = numbers(card, self.tongue), kin(card, self.tongue)
            return joined(where, name, *how, *now, *self.remarks(card))
        return joined(where, name, *self.spell_remarks(card), *self.remarks(card))

    def remarks(self, card: CardView) -> Iterator[str]:
        """What lies on a card and beneath it, and what it cannot do."""
        yield from lies_on(card, self.scene, self.tongue)
        if card.is_negated:
            yield self.words.say("lies-negated")
        if card.cannot_attack:
            yield self.words.say("lies-cannot-attack")

    def spell_remarks(self, card: CardView) -> Iterator[str]:
        """What else is to be seen of a Spell or Trap on the field."""
        if not card.face_up:
            yield self.words.say("is-set")
        if card.equipped_to is not None:
            host = self.tongue.noun(card.equipped_to, self.scene)
            yield self.words.say("equipped-to", card=host)
        if card.turns_left is not None:
            yield self.words.say("turns-left", turns=card.turns_left)

    def pile(self, place: Place, cards: Sequence[CardView]) -> str:
        """The names in a pile, the newest first."""
        said = self.in_hand if self.in_full else self.name
        names = [said(card) for card in reversed(cards)]
        key = f"pile-of-{slug(place)}"
        return self.words.say(key, count=len(cards), cards=self.listed(self.each_once(names)))

    def name(self, card: CardView) -> str:
        """The card by its name alone, or that it lies face-down where all may look."""
        if card.place is Place.BANISHED and not card.is_known:
            return self.words.say("unknown-face-down")
        return self.tongue.name(card, self.scene)

    def each_once(self, names: Sequence[str]) -> Sequence[str]:
        """The names, with their number where there are several alike."""
        return [
            name if count == 1 else self.words.say("copies", card=name, count=count)
            for name, count in Counter(names).items()
        ]

    def listed(self, names: Sequence[str]) -> str:
        """The names one after another."""
        return self.words.say("comma").join(names)

    def hand(self, cards: Sequence[CardView]) -> Block:
        """The reader's hand in one line, what is there more than once only once."""
        names = self.each_once([*map(self.in_hand, cards)])
        reader = self.scene.reader
        facts: dict[str, str | int] = {"count": len(cards)}
        if reader.is_beside and reader.seat is not None:
            facts["player"] = self.scene.player(reader.seat)
        title = self.words.say("hand-of" if "player" in facts else "your-hand", **facts)
        return Block(title, (self.listed(names),) if names else (), is_brief=True)

    def in_hand(self, card: CardView) -> str:
        """A card of the hand: a monster with its height, its ATK and its DEF."""
        name = self.tongue.name(card, self.scene)
        how = joined(height(card, self.tongue), numbers(card, self.tongue))
        return self.words.say("in-hand", card=name, facts=how) if how else name
