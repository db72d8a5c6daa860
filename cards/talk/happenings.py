"""What there is to tell of a duel: facts merged as a person would tell them, without words.

Cards are views: whoever says these cannot name what the reader may not know.
"""

from dataclasses import dataclass

from engine.core.protocol import Seat
from engine.yugioh.language import Counter, Phase, Place, Position, Summon, Timing, Until
from engine.yugioh.state.effect_events import Coin
from engine.yugioh.state.events import Ending, Halt, LifeWhy, Why
from engine.yugioh.state.reasons import Sign
from engine.yugioh.views.board import CardView


@dataclass(frozen=True, slots=True)
class Happening:
    """Something to tell."""


@dataclass(frozen=True, slots=True)
class BeginDuel(Happening):
    """A Duel of a Match begins, at a score by seat."""

    number: int
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UseSideDeck(Happening):
    """A player is done with his Side Deck; `count` cards exchanged, None for the others."""

    player: Seat
    count: int | None


@dataclass(frozen=True, slots=True)
class EndMatch(Happening):
    """The Match is decided, at a score by seat; with no winner it is a draw."""

    winners: tuple[Seat, ...]
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShowSigns(Happening):
    """The players show their signs, by seat."""

    signs: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class GoFirst(Happening):
    """A player takes the first turn."""

    player: Seat


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Happening):
    """A player shuffles his Deck."""

    player: Seat


@dataclass(frozen=True, slots=True)
class BeginTurn(Happening):
    """A turn begins."""

    number: int
    player: Seat


@dataclass(frozen=True, slots=True)
class BeginPhase(Happening):
    """The turn player goes to a phase of his choice."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class DrawCards(Happening):
    """A player draws."""

    player: Seat
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class SummonMonster(Happening):
    """A player summons a monster; the view says where it stands, and how."""

    card: CardView
    player: Seat
    way: Summon


@dataclass(frozen=True, slots=True)
class DeclareSummon(Happening):
    """A player is about to summon monsters together, which can still be negated."""

    cards: tuple[CardView, ...]
    player: Seat
    way: Summon


@dataclass(frozen=True, slots=True)
class NegateSummon(Happening):
    """The summon of monsters is negated."""

    cards: tuple[CardView, ...]
    way: Summon


@dataclass(frozen=True, slots=True)
class SetCard(Happening):
    """A player Sets a card; the view says where."""

    card: CardView
    player: Seat


@dataclass(frozen=True, slots=True)
class ActivateCard(Happening):
    """A player activates a card, or an effect of it, as that link of the chain."""

    card: CardView
    player: Seat
    link: int
    is_card: bool
    targets: tuple[CardView, ...] = ()


@dataclass(frozen=True, slots=True)
class TargetCards(Happening):
    """A card on the chain targets others, told apart from its activation."""

    card: CardView
    targets: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class ResolveLink(Happening):
    """A link of a chain of several resolves."""

    card: CardView
    link: int


@dataclass(frozen=True, slots=True)
class NegateLink(Happening):
    """The activation of a link of the chain is negated."""

    card: CardView
    link: int


@dataclass(frozen=True, slots=True)
class DestroyCards(Happening):
    """Cards are destroyed together."""

    cards: tuple[CardView, ...]
    why: Why


@dataclass(frozen=True, slots=True)
class TributeMonsters(Happening):
    """A player Tributes monsters together."""

    cards: tuple[CardView, ...]
    player: Seat


@dataclass(frozen=True, slots=True)
class RevealCards(Happening):
    """A player shows cards to everybody."""

    cards: tuple[CardView, ...]
    player: Seat


@dataclass(frozen=True, slots=True)
class LookAtCards(Happening):
    """A player looks at cards that only he sees."""

    cards: tuple[CardView, ...]
    player: Seat


@dataclass(frozen=True, slots=True)
class ResumeEffect(Happening):
    """What an effect left to be done is done now."""

    card: CardView


@dataclass(frozen=True, slots=True)
class MoveCards(Happening):
    """Cards go to a place of `player` together, for a reason that nothing else tells."""

    cards: tuple[CardView, ...]
    player: Seat
    place: Place
    why: Why


@dataclass(frozen=True, slots=True)
class ChangeLife(Happening):
    """Life Points of a player change by `amount` to `after`."""

    player: Seat
    amount: int
    after: int
    why: LifeWhy


@dataclass(frozen=True, slots=True)
class EquipMonster(Happening):
    """A card is equipped to a monster."""

    card: CardView
    to: CardView


@dataclass(frozen=True, slots=True)
class TakeControl(Happening):
    """A player takes control of a monster for a time."""

    card: CardView
    player: Seat
    until: Until


@dataclass(frozen=True, slots=True)
class ApplyEffect(Happening):
    """The effect of a card applies for a time."""

    card: CardView
    until: Until


@dataclass(frozen=True, slots=True)
class CountTurn(Happening):
    """A card that stays for some turns counts one."""

    card: CardView
    turns: int


@dataclass(frozen=True, slots=True)
class AttachMaterials(Happening):
    """Cards become the materials of an Xyz Monster."""

    cards: tuple[CardView, ...]
    to: CardView


@dataclass(frozen=True, slots=True)
class ChangeCounters(Happening):
    """So many counters are placed on a card, or with a negative `count` removed from it."""

    card: CardView
    counter: Counter
    count: int


@dataclass(frozen=True, slots=True)
class NegateEffect(Happening):
    """The effect of a link of the chain comes to nothing."""

    card: CardView


@dataclass(frozen=True, slots=True)
class SpareCards(Happening):
    """Cards that an effect would destroy are not destroyed."""

    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class SkipPhase(Happening):
    """A player skips a phase now, or is going to skip the next ones."""

    player: Seat
    phase: Phase
    now: bool
    times: int = 1


@dataclass(frozen=True, slots=True)
class SinkCard(Happening):
    """The top card of the Deck of a player is put on its bottom."""

    player: Seat


@dataclass(frozen=True, slots=True)
class SkipTurn(Happening):
    """A player skips his turn now, or is going to skip the next one."""

    player: Seat
    now: bool


@dataclass(frozen=True, slots=True)
class GiveUpDraw(Happening):
    """A player does not draw for his Draw Phase."""

    player: Seat


@dataclass(frozen=True, slots=True)
class TossCoin(Happening):
    """A player tosses a coin, and that side is up."""

    player: Seat
    side: Coin


@dataclass(frozen=True, slots=True)
class RollDie(Happening):
    """A player rolls a die, and that number is up."""

    player: Seat
    number: int


@dataclass(frozen=True, slots=True)
class ChangePosition(Happening):
    """A monster changes its battle position; without a `player`, by an effect."""

    card: CardView
    position: Position
    player: Seat | None


@dataclass(frozen=True, slots=True)
class FlipMonster(Happening):
    """A monster is turned face-up."""

    card: CardView


@dataclass(frozen=True, slots=True)
class Attack(Happening):
    """A monster attacks; without a target, directly. `again` after a replay."""

    attacker: CardView
    target: CardView | None
    again: bool = False


@dataclass(frozen=True, slots=True)
class NegateAttack(Happening):
    """An attack is negated."""

    attacker: CardView


@dataclass(frozen=True, slots=True)
class HaltAttack(Happening):
    """An attack comes to nothing for a reason that nothing else tells."""

    attacker: CardView
    why: Halt


@dataclass(frozen=True, slots=True)
class ReachTiming(Happening):
    """The battle reaches a timing of the Damage Step in which somebody may respond."""

    attacker: CardView
    target: CardView | None
    timing: Timing


@dataclass(frozen=True, slots=True)
class Fight(Happening):
    """Damage is calculated: the ATK of one against the number the other's position names."""

    attacker: CardView
    target: CardView
    attack: int
    against: int
    position: Position


@dataclass(frozen=True, slots=True)
class EndDuel(Happening):
    """The duel is decided; with no winner it is a draw."""

    winners: tuple[Seat, ...]
    why: Ending


@dataclass(frozen=True, slots=True)
class EndBattlePhase(Happening):
    """An effect ends the Battle Phase."""
