"""Why a player is being asked, and the values that options are made of."""

from enum import Enum, auto

from engine.core.protocol import Parted
from engine.core.values import value
from engine.yugioh.state.spots import CardId


class Reason(Enum):
    """The reasons a duel has to ask something."""

    SIGN = auto()
    SIGN_AGAIN = auto()
    ORDER = auto()
    ORDER_AFTER_LOSS = auto()
    SIDE_DECK = auto()
    ACT = auto()
    RESPOND = auto()
    TRIGGER = auto()
    TRIGGER_ORDER = auto()
    TARGET = auto()
    CHOOSE = auto()
    DISCARD = auto()
    TRIBUTE = auto()
    MATERIAL = auto()
    PENDULUM = auto()
    ATTACK_TARGET = auto()
    REPLAY = auto()
    ZONE = auto()
    POSITION = auto()
    WHETHER = auto()
    DETACH = auto()
    COIN = auto()
    END_PHASE_ORDER = auto()
    DECK_ORDER = auto()
    HOW_MANY = auto()
    HAND_LIMIT = auto()
    STANDBY_ORDER = auto()
    HAND_PLAN = auto()
    HAND_CARDS = auto()
    HAND_MATERIALS = auto()
    HAND_WAY = auto()
    HAND_NUMBER = auto()
    HAND_UNTIL = auto()
    HAND_AGREE = auto()
    HAND_AGREE_ONE = auto()
    HAND_ALLOW = auto()
    HAND_STAND = auto()
    HAND_END = auto()
    BATTLE_PHASE_ORDER = auto()
    DECLARE = auto()


class Sign(Enum):
    """A sign of rock-paper-scissors."""

    ROCK = auto()
    PAPER = auto()
    SCISSORS = auto()


class Turn(Enum):
    """Which turn the winner of rock-paper-scissors takes (MR-SETUP-03)."""

    FIRST = auto()
    SECOND = auto()


class Reply(Enum):
    """An answer to "do you want to?"."""

    YES = auto()
    NO = auto()


class Direct(Enum):
    """The target of an attack that has no monster for its target."""

    DIRECT = auto()


class Verb(Enum):
    """What a player can do of their own accord."""

    __hash__ = object.__hash__

    NORMAL_SUMMON = auto()
    SET = auto()
    FLIP_SUMMON = auto()
    SPECIAL_SUMMON = auto()
    PENDULUM_SUMMON = auto()
    CHANGE_POSITION = auto()
    ACTIVATE = auto()
    APPLY = auto()
    ATTACK = auto()
    TO_BATTLE_PHASE = auto()
    TO_MAIN_PHASE_2 = auto()
    END_TURN = auto()


@value
class Action(Parted):
    """Something a player may do now: a verb, its card, and which of the card's effects."""

    verb: Verb
    card: CardId | None = None
    effect: int = 0

    @property
    def ends_turn(self) -> bool:
        """Whether it ends the turn."""
        return self.verb is Verb.END_TURN


class Part(Enum):
    """The parts of a deck."""

    MAIN = auto()
    EXTRA = auto()
    SIDE = auto()


@value
class Copy(Parted):
    """A copy of a card in a part of a deck, to be exchanged between two Duels."""

    code: int
    part: Part


@value
class Score:
    """How a Match ended: the Duels that each player won, by seat."""

    wins: tuple[int, ...]
