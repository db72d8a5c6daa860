"""The shapes of what one audience may see of the table: facts, and no words."""

from collections.abc import Iterator

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import CardText, Counter, Phase, Place, Position, Timing, Type
from engine.yugioh.state.spots import IN_ZONES, CardId, Row


@value
class CardView:
    """A card as it lies, for one audience.

    What that audience may not know is None: who does not know the card has neither its `id`
    nor its `text`, ATK and DEF. ATK and DEF are those of now. `zone` counts from 0 at the left
    of the card's controller; `position` is None off the field and for Spells and Traps.
    """

    id: CardId | None
    text: CardText | None
    controller: Seat
    owner: Seat
    place: Place
    row: Row | None = None
    zone: int | None = None
    face_up: bool = False
    position: Position | None = None
    attack: int | None = None
    defense: int | None = None
    level: int | None = None
    """The Level it has now; 0 for a monster without one."""
    type: Type | None = None
    equipped_to: "CardView | None" = None
    turns_left: int | None = None
    """For a card that stays for a number of turns, how many more of them are to end."""
    counters: tuple[tuple[Counter, int], ...] = ()
    """The counters on a face-up card, by kind (MR-GEN-11)."""
    materials: tuple["CardView", ...] = ()
    """What lies beneath an Xyz Monster."""
    bound_to: "tuple[CardView, ...]" = ()
    """What a card that stays on the field points at."""
    is_negated: bool = False
    """Whether something negates its effects, while it lies face-up on the field."""
    cannot_attack: bool = False
    """Whether something keeps a face-up monster from attacking at all."""
    is_still: bool = False
    """Whether a monster is a Trap as well."""

    @property
    def is_known(self) -> bool:
        """Whether the audience may know which card this is."""
        return self.text is not None

    @property
    def is_monster(self) -> bool:
        """Whether it is a monster, by its zone on the field and by its text elsewhere."""
        if self.place in IN_ZONES:
            return self.row in (Row.MONSTER, Row.EXTRA_MONSTER)
        return self.text is not None and self.text.is_monster


@value
class ZoneView:
    """A zone of a player's side, and the card in it."""

    row: Row
    zone: int
    card: CardView | None


@value
class SideView:
    """What one player has: zones in use from their left, then Extra Monster Zones they occupy.

    `hand` and `extra` are None for who may not see them; `extra_face_up` is what all may see of
    the Extra Deck (MR-PEND-28). The newest card of a pile is last.
    """

    seat: Seat
    life: int
    hand_count: int
    deck_count: int
    extra_count: int
    monsters: tuple[ZoneView, ...]
    spells: tuple[ZoneView, ...]
    field_spell: CardView | None
    graveyard: tuple[CardView, ...]
    banished: tuple[CardView, ...]
    hand: tuple[CardView, ...] | None
    extra: tuple[CardView, ...] | None
    extra_face_up: tuple[CardView, ...]

    def on_field(self) -> Iterator[CardView]:
        """The cards this player controls: monsters, then Spells and Traps."""
        for zone in (*self.monsters, *self.spells):
            if zone.card is not None:
                yield zone.card
        if self.field_spell is not None:
            yield self.field_spell


@value
class LinkView:
    """A link of the chain, counting from 1: whose it is, and what it targets.

    `effect` is the position of its effect among the sentences of the card.
    """

    number: int
    card: CardView
    player: Seat
    is_card: bool
    negated: bool
    targets: tuple[CardView, ...]
    effect: int = 0


@value
class BattleView:
    """The attack under way; without a target it is direct."""

    attacker: CardView
    target: CardView | None
    timing: Timing | None


@value
class TableView:
    """The whole table for one audience; `sides` are by seat."""

    turn: int
    turn_player: Seat
    phase: Phase
    phases: tuple[Phase, ...]
    sides: tuple[SideView, ...]
    chain: tuple[LinkView, ...]
    battle: BattleView | None
    resolving: int = 0
    """The link that is being resolved, counting from 1; 0 while none is."""
    turns_left: int | None = None
    """Once time is called, the turns after this one to come; below 0 in sudden death."""
