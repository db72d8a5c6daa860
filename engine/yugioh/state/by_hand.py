"""What players put together by hand: acts of the game, plans, and what is said to these.

The acts are a closed list. Each is carried out as a step that cards say (`words/by_hand`), so
that triggers, protection and the end of the duel are those of the game.
"""

from enum import Enum, auto

from engine.core.protocol import Parted, Seat
from engine.core.values import value
from engine.yugioh.language import Until
from engine.yugioh.state.spots import CardId


class HandAct(Enum):
    """An act of the game that can be done by hand."""

    DESTROY = auto()
    TO_GRAVEYARD = auto()
    BANISH = auto()
    BANISH_FACE_DOWN = auto()
    TO_HAND = auto()
    ADD_TO_HAND = auto()
    TO_DECK_TOP = auto()
    TO_DECK_BOTTOM = auto()
    INTO_DECK = auto()
    TO_EXTRA_DECK = auto()
    TRIBUTE = auto()
    DISCARD = auto()
    THEY_DISCARD = auto()
    """The opponent's hand loses so many cards, by chance."""
    DRAW = auto()
    DETACH = auto()
    ATTACH = auto()
    """Cards are put beneath an Xyz Monster: the one that is targeted, or the card itself."""

    SPECIAL_SUMMON = auto()
    SUMMON_TO_THEM = auto()
    FUSION_SUMMON = auto()
    RITUAL_SUMMON = auto()
    SYNCHRO_SUMMON = auto()
    XYZ_SUMMON = auto()
    LINK_SUMMON = auto()
    NORMAL_SUMMON = auto()
    TOKEN = auto()
    SET = auto()
    PLACE = auto()
    """Cards are placed face-up in a zone for Spells, the Field Zone or a Pendulum Zone."""
    EQUIP = auto()
    WEAR = auto()
    """Monsters are equipped to the card itself."""
    POSITION = auto()
    CONTROL = auto()

    PLACE_COUNTERS = auto()
    REMOVE_COUNTERS = auto()
    GAIN_LIFE = auto()
    LOSE_LIFE = auto()
    PAY_LIFE = auto()
    DAMAGE = auto()
    MORE_ATTACK = auto()
    LESS_ATTACK = auto()
    ATTACK_BECOMES = auto()
    MORE_DEFENSE = auto()
    LESS_DEFENSE = auto()
    DEFENSE_BECOMES = auto()
    LEVEL_BECOMES = auto()
    TYPE_BECOMES = auto()

    NEGATE_ACTIVATION = auto()
    NEGATE_EFFECT = auto()
    NEGATE_CARD = auto()
    NEGATE_ATTACK = auto()
    END_BATTLE = auto()
    SKIP = auto()
    CANNOT_ATTACK = auto()
    CANNOT_BE_ATTACKED = auto()
    STANDS_IN_BATTLE = auto()
    STANDS_AGAINST_EFFECTS = auto()
    CANNOT_BE_TARGETED = auto()
    NO_SUMMONS = auto()
    NO_SPECIAL_SUMMONS = auto()
    NO_ATTACKS = auto()
    NO_CARDS = auto()
    """A player cannot activate cards of a kind, nor their effects."""

    REVEAL = auto()
    LOOK = auto()
    LOOK_AT_HAND = auto()
    LOOK_AT_DECK = auto()
    DECLARE_TYPE = auto()
    DECLARE_ATTRIBUTE = auto()
    DECLARE_KIND = auto()
    DECLARE_NUMBER = auto()
    COIN = auto()
    DIE = auto()
    LATER = auto()
    """The same sentences are put together once more in a later phase."""


OF_THE_OTHER = (
    HandAct.THEY_DISCARD,
    HandAct.SUMMON_TO_THEM,
    HandAct.SKIP,
    HandAct.LOOK_AT_HAND,
)
"""The acts that concern the other player, and ask for none."""


class HandGroup(Enum):
    """What acts have to do with, so that one finds them."""

    MOVE = auto()
    FIELD = auto()
    NUMBERS = auto()
    STOP = auto()
    SHOW = auto()


_FIRST = {
    HandAct.DESTROY: HandGroup.MOVE,
    HandAct.SPECIAL_SUMMON: HandGroup.FIELD,
    HandAct.PLACE_COUNTERS: HandGroup.NUMBERS,
    HandAct.NEGATE_ACTIVATION: HandGroup.STOP,
    HandAct.REVEAL: HandGroup.SHOW,
}
"""With which act each group begins."""


def _groups() -> dict[HandAct, HandGroup]:
    """The group of each act: it begins with its first one, and the others follow that."""
    found: dict[HandAct, HandGroup] = {}
    group = HandGroup.MOVE
    for act in HandAct:
        group = found[act] = _FIRST.get(act, group)
    return found


GROUPS = _groups()


class HandPhase(Enum):
    """When something is put together once more, as the one who does it sees it."""

    END_OF_TURN = auto()
    MY_STANDBY = auto()
    THEIR_STANDBY = auto()
    MY_NEXT_END = auto()
    THEIR_NEXT_END = auto()


class HandMove(Enum):
    """What else a player can do who puts something together."""

    PROPOSE = auto()
    DROP = auto()
    """Take the last act out again."""
    LEAVE = auto()
    """Do nothing of it."""


class HandGoing(Enum):
    """What becomes of the cards with which a monster is summoned."""

    TRIBUTED = auto()
    GRAVEYARD = auto()
    BANISHED = auto()
    DECK = auto()


class HandPerson(Enum):
    """Which player, as the one who does it sees it."""

    ME = auto()
    OTHER = auto()


class HandReply(Enum):
    """What the opponent says to a plan, or to a single act of it; the last five refuse it."""

    AGREE = auto()
    ONE_BY_ONE = auto()
    WRONG_TIME = auto()
    CONDITION = auto()
    WRONG_CARDS = auto()
    USED_UP = auto()
    OTHERWISE = auto()


REFUSALS = (
    HandReply.WRONG_TIME,
    HandReply.CONDITION,
    HandReply.WRONG_CARDS,
    HandReply.USED_UP,
    HandReply.OTHERWISE,
)


class HandStand(Enum):
    """What a player does whose activation by hand was not agreed to."""

    TAKE_BACK = auto()
    CHANGE = auto()
    """Put the cost together otherwise."""
    INSIST = auto()


class HandEnd(Enum):
    """What becomes of an effect of which nothing was agreed to."""

    GO_BACK = auto()
    """All is as it was before its activation."""
    NO_EFFECT = auto()
    """It has no effect, and its cost stays paid."""


@value
class Begun:
    """Where an activation by hand began.

    `answers` led to where it did; None where that is no place to go back to. `shown` counts
    what had been shown of hidden cards and left to chance until then.
    """

    answers: int | None
    shown: int


@value
class Handling(Parted):
    """One act of a plan: with which cards, how, how much, and until when.

    `cards` that whoever is asked may not know are HIDDEN. `kind` and `numbers` are what else
    it asks for, `sentences` those of the plan. `materials` are the cards with which the first
    one is summoned; None until that is said, and where nothing is.
    """

    act: HandAct
    cards: tuple[CardId, ...] = ()
    way: Enum | None = None
    number: int = 0
    until: Until | None = None
    kind: Enum | None = None
    numbers: tuple[int, ...] = ()
    sentences: tuple[int, ...] = ()
    materials: tuple[CardId, ...] | None = None

    @property
    def named(self) -> tuple[CardId, ...]:
        """All cards that it names."""
        return (*self.cards, *(self.materials or ()))


@value
class Plan(Parted):
    """What a player puts together: for which sentences of which card, and the acts so far.

    `is_cost` tells that it is paid as the effect is activated, or done for a Summon that is no
    effect: then it `is_summon`, too. `refused` is why the opponent did not agree to it as it
    stands; None once it is changed, and before anybody was asked.
    """

    card: CardId
    by: Seat
    sentences: tuple[int, ...]
    acts: tuple[Handling, ...] = ()
    is_cost: bool = False
    is_summon: bool = False
    refused: HandReply | None = None
