"""The closed lists of the game: kinds, Attributes, Types, places, positions, phases."""

from enum import auto

from engine.yugioh.language.node import Spoken


class Kind(Spoken):
    """What a card is, by the colour of its frame."""

    MONSTER = auto()
    SPELL = auto()
    TRAP = auto()
    SPELL_TRAP = auto()


class Icon(Spoken):
    """The small sign beside "Spell Card" or "Trap Card"."""

    NONE = auto()
    QUICK_PLAY = auto()
    CONTINUOUS = auto()
    EQUIP = auto()
    FIELD = auto()
    RITUAL = auto()
    COUNTER = auto()


class Frame(Spoken):
    """The kind of Monster Card."""

    NORMAL = auto()
    EFFECT = auto()
    RITUAL = auto()
    FUSION = auto()
    SYNCHRO = auto()
    XYZ = auto()
    LINK = auto()
    TOKEN = auto()


class Ability(Spoken):
    """A word after the Type on the type line."""

    FLIP = auto()
    TUNER = auto()
    SPIRIT = auto()
    GEMINI = auto()
    UNION = auto()
    TOON = auto()
    PENDULUM = auto()


class Attribute(Spoken):
    """The sign in the upper right corner of a monster."""

    DARK = auto()
    LIGHT = auto()
    EARTH = auto()
    WATER = auto()
    FIRE = auto()
    WIND = auto()
    DIVINE = auto()


class Type(Spoken):
    """What a monster is by nature."""

    AQUA = auto()
    BEAST = auto()
    BEAST_WARRIOR = auto()
    CREATOR_GOD = auto()
    CYBERSE = auto()
    DINOSAUR = auto()
    DIVINE_BEAST = auto()
    DRAGON = auto()
    FAIRY = auto()
    FIEND = auto()
    FISH = auto()
    ILLUSION = auto()
    INSECT = auto()
    MACHINE = auto()
    PLANT = auto()
    PSYCHIC = auto()
    PYRO = auto()
    REPTILE = auto()
    ROCK = auto()
    SEA_SERPENT = auto()
    SPELLCASTER = auto()
    THUNDER = auto()
    WARRIOR = auto()
    WINGED_BEAST = auto()
    WYRM = auto()
    ZOMBIE = auto()


class Marker(Spoken):
    """The directions in which a Link Monster points, seen by its controller."""

    TOP_LEFT = auto()
    TOP = auto()
    TOP_RIGHT = auto()
    LEFT = auto()
    RIGHT = auto()
    BOTTOM_LEFT = auto()
    BOTTOM = auto()
    BOTTOM_RIGHT = auto()


class Whose(Spoken):
    """Whose card or which player, as the card itself would put it."""

    YOURS = auto()
    THEIRS = auto()


class Place(Spoken):
    """Where a card can be."""

    HAND = auto()
    DECK = auto()
    FIELD = auto()
    GRAVEYARD = auto()
    BANISHED = auto()
    EXTRA_DECK = auto()
    MATERIAL = auto()
    """Beneath an Xyz Monster: no longer a card on the field (MR-XYZ-08)."""
    SUMMONING = auto()
    """In its zone, about to be summoned: not yet a card on the field (MR-SUM-21)."""
    NOWHERE = auto()
    """Where a Token is once it has vanished (MR-TOKEN-02)."""


class Position(Spoken):
    """How a monster stands (MR-POS-01): there is no face-down Attack Position.

    In a noun, `DEFENSE` means Defense Position of either face.
    """

    ATTACK = auto()
    DEFENSE = auto()
    FACE_DOWN = auto()


class Face(Spoken):
    """Which side of a card is up."""

    UP = auto()
    DOWN = auto()


class Summon(Spoken):
    """The ways a monster comes to be summoned."""

    NORMAL = auto()
    TRIBUTE = auto()
    FLIP = auto()
    SPECIAL = auto()
    RITUAL = auto()
    FUSION = auto()
    SYNCHRO = auto()
    XYZ = auto()
    LINK = auto()
    PENDULUM = auto()


class Cause(Spoken):
    """What destroys a card."""

    BATTLE = auto()
    EFFECT = auto()


class Phase(Spoken):
    """The phases of a turn, in their order (MR-TURN-02)."""

    DRAW = auto()
    STANDBY = auto()
    MAIN_1 = auto()
    BATTLE = auto()
    MAIN_2 = auto()
    END = auto()


class Timing(Spoken):
    """The five timings of the Damage Step (MR-DSTEP-01)."""

    START = auto()
    BEFORE_CALCULATION = auto()
    CALCULATION = auto()
    AFTER_CALCULATION = auto()
    END = auto()


class Limit(Spoken):
    """How often an effect can be used in a turn (MR-GLOS-27, MR-GLOS-34, MR-GLOS-35)."""

    ONCE_BY_NAME = auto()
    ONE_BY_NAME = auto()
    """Only one effect of cards of that name, and only once."""
    ONE_ACTIVATION = auto()
    """Only one card of that name; an activation that was negated does not count."""
    ONCE_EACH = auto()
    """Once for each copy."""
    ONCE_PER_BATTLE = auto()
    """Once for each copy in each battle, however many there are in the turn."""
    ONCE_PER_CHAIN = auto()
    """Once for each copy on each chain, however many there are in the turn."""
    ONCE_FACE_UP = auto()
    """Once for each copy as long as it stays face-up on the field."""
    ONCE_PER_DUEL = auto()
    """Once in the Duel for all cards of that name."""


class Until(Spoken):
    """How long something lasts."""

    END_OF_CHAIN = auto()
    END_OF_CALCULATION = auto()
    """Of damage calculation: for that one alone."""
    END_OF_BATTLE = auto()
    END_PHASE = auto()
    END_OF_TURN = auto()
    END_OF_BATTLE_PHASE = auto()
    END_OF_NEXT_TURN = auto()
    END_OF_THEIR_TURN = auto()
    """Of the opponent's turn: the one in which it is made, if it is one."""
    END_OF_YOUR_NEXT_TURN = auto()
    END_OF_THEIR_SECOND_TURN = auto()
    END_OF_THEIR_THIRD_TURN = auto()
    """Of the opponent's turns: the one in which it is made counts, if it is one."""
    YOUR_NEXT_TURN = auto()
    YOUR_NEXT_STANDBY_PHASE = auto()
    YOUR_NEXT_END_PHASE = auto()
    END_OF_DUEL = auto()
    WHILE_FACE_UP = auto()
    """As long as the monster it concerns stays face-up on the field."""
    WHILE_THIS_FACE_UP = auto()
    """As long as the card whose effect it is stays face-up on the field."""


class Deed(Spoken):
    """What an effect that is activated includes, as far as others can answer it."""

    ADD_FROM_DECK = auto()
    """It adds a card from the Deck to the hand, or draws one."""
    SUMMON_FROM_DECK = auto()
    SEND_FROM_DECK = auto()
    """It sends a card from the Deck to the Graveyard."""
    DESTROY_ON_FIELD = auto()
    SUMMON = auto()
    """It Special Summons a monster, from wherever, at once or later (Q&A 21862)."""


class Counter(Spoken):
    """Signs placed on cards, which mean only what effects make of them (MR-MISC-02)."""

    SPELL = auto()
    GREED = auto()


class Stat(Spoken):
    """A number a card has."""

    ATTACK = auto()
    DEFENSE = auto()
    ORIGINAL_ATTACK = auto()
    """The ATK that is printed, or what counts as that (MR-GLOS-25)."""
    ORIGINAL_DEFENSE = auto()
    LEVEL = auto()
    RANK = auto()
    RATING = auto()
    """The Link Rating."""
    SCALE = auto()


class End(Spoken):
    """Which of several numbers."""

    HIGHEST = auto()
    LOWEST = auto()


class Trait(Spoken):
    """What several cards that are chosen together can have to share."""

    NAME = auto()
    SCALE = auto()
    """The Pendulum Scale."""


class Declared(Spoken):
    """What a player declares one of."""

    KIND = auto()
    """A monster, a Spell, or a Trap."""
    TYPE = auto()


class Lot(Spoken):
    """Cards that an effect has to do with together."""

    ANSWERED = auto()
    """All the cards that `when` speaks of together."""
    SEEN = auto()
    """Those that were looked at just before, judged by what was seen of them."""
    EXCAVATED = auto()
    """Those that were turned over, as far as they still lie in the Deck."""
    DETACHED = auto()
    """The Xyz Materials that were detached."""
    DRAWN = auto()
    """Those that players have drawn just before, judged as what they are."""
    PAID = auto()
    """Those that the cost has taken."""
    AIMED = auto()
    """Those that the effect which is answered targets."""


class Feat(Spoken):
    """What a card does in a turn."""

    DECLARED_ATTACK = auto()
    ATTACKED = auto()
    """An attack of it came to the Damage Step."""
    BATTLED = auto()
    """Damage was calculated for a battle of it."""
    ASSAILED = auto()
    """Damage was calculated for an attack of it on a monster in Defense Position."""
    SLEW = auto()
    """It destroyed a monster by battle."""
    FLIPPED = auto()
    """It was turned face-up."""
    SUMMONED = auto()
    """It was Summoned, in whichever way, and has stayed face-up since."""
    STRUCK = auto()
    """It inflicted battle damage by a direct attack."""
    BURIED = auto()
    """It was sent to the Graveyard."""
    LEFT = auto()
    """It was sent to the Graveyard from its own player's field, and has stayed there."""
    APPLIED = auto()
    """An effect of it was applied, not negated, and it lies where it lay then."""
    FELL = auto()
    """It was destroyed on the field and sent to the Graveyard, where it has stayed."""
    FELL_IN_BATTLE = auto()
    """It was destroyed by battle and sent to the Graveyard, where it has stayed."""
    BANISHED = auto()
    """It was banished, and has stayed so, face-up."""
    EXILED = auto()
    """It was banished from where it lay face-up on its own player's field, and stays so."""


class Zone(Spoken):
    """The zones of the field that card text names."""

    MAIN_MONSTER = auto()
    EXTRA_MONSTER = auto()
    FIELD = auto()
    PENDULUM = auto()
    SPELL_TRAP = auto()
    """The Spell & Trap Zone, of which Pendulum Zones are a part, and the Field Zone is none."""
