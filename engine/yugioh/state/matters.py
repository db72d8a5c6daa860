"""What claims can be about: what is forbidden, allowed, spared, done instead, and how battles
come out.
"""

from enum import Enum, auto


class Deed(Enum):
    """What can be forbidden, beside the verbs of a player."""

    __hash__ = object.__hash__

    GO_ON_ATTACKING = auto()
    """To go on with an attack that was declared, before the Damage Step."""
    ATTACK_DIRECTLY = auto()
    ATTACK_IT = auto()
    """To attack a monster, for the opponent of its controller."""
    ATTACK_OTHERS = auto()
    """To attack anything, players too, but certain monsters; for some monsters, or for all."""
    TARGET_IT = auto()
    """To target a card with effects."""
    NORMAL_SET = auto()
    """To Set a monster as the Normal Summon of the turn, or beside that."""
    TRIBUTE_IT = auto()
    """To Tribute a monster for a Tribute Summon."""
    TRIBUTE_AT_ALL = auto()
    """To Tribute a monster for anything else."""
    SERVE_FUSION = auto()
    """To be Fusion Material."""
    SERVE_SYNCHRO = auto()
    SERVE_XYZ = auto()
    SERVE_LINK = auto()
    SWITCH_CONTROL = auto()
    COVER = auto()
    """To turn monsters face-down."""
    DRAW_BY_EFFECT = auto()
    BANISH_IT = auto()
    """To banish a card, by an effect or for a cost."""
    BANISH_TO_PAY = auto()
    """To banish a card to activate an effect of cards of the name of the one that says so."""
    RETURN_ITSELF = auto()
    """To activate what returns the card itself to the hand in the End Phase."""


class Leave(Enum):
    """What can be allowed that the rules alone do not allow."""

    __hash__ = object.__hash__

    ATTACK_OFTEN = auto()
    """To attack so many times in each Battle Phase."""
    ATTACK_MORE = auto()
    """To attack so many times more than once in each Battle Phase."""
    ATTACK_AGAIN = auto()
    """To attack once more, on top of one attack."""
    ATTACK_IN_A_ROW = auto()
    """To do so before any other monster attacks."""
    ATTACK_MONSTERS_AGAIN = auto()
    """To do so, but not directly."""
    ATTACK_EACH = auto()
    """To attack every monster of the opponent once each."""
    ATTACK_DIRECTLY = auto()
    PASS_BY = auto()
    """To attack directly past one of these monsters, for the opponent of its controller."""
    ATTACK_FROM_DEFENSE = auto()
    """To attack directly in face-up Defense Position, with half the ATK."""
    SUMMON_TWICE = auto()
    """To Normal Summon or Set twice in a turn."""
    SUMMON_ALSO = auto()
    """To Normal Summon one of these beside that."""
    TRIBUTE_ALSO = auto()
    """To Tribute Summon one of these beside that, or Set it with Tributes."""
    TRAP_FROM_HAND = auto()
    TRAP_WHEN_SET = auto()
    """To activate a Trap in the turn in which it was Set."""


class Threat(Enum):
    """What cards and players can be spared."""

    __hash__ = object.__hash__

    BATTLE = auto()
    """Destruction by battle."""
    EFFECTS = auto()
    """Destruction by effects."""
    BATTLE_DAMAGE = auto()
    DAMAGE = auto()
    """Damage by effects."""
    LOSING_LIFE = auto()
    """Damage of any kind, which is gained as Life Points instead."""


class Strike(Enum):
    """How a battle can come out other than the rules alone would have it."""

    __hash__ = object.__hash__

    PIERCING = auto()
    DOUBLED = auto()
    REFLECTED = auto()
    """The opponent takes it as well."""
    HANDED_ON = auto()
    """The opponent takes it instead."""
    BANISHING = auto()
    """What is destroyed is banished."""
    SILENCING = auto()
    """What is destroyed has no effects: none of the damage, but of the battle all the same."""


class Instead(Enum):
    """What can happen instead of something else."""

    __hash__ = object.__hash__

    OTHERS_FALL = auto()
    """Others are destroyed instead of what battle would destroy."""
    OTHERS_FALL_TO_EFFECTS = auto()
    """Others are destroyed instead of what an effect would destroy."""
    IS_DETACHED = auto()
    """A material may be detached instead of what would be destroyed."""
    IS_DONE = auto()
    """Something may be done instead of all that would be destroyed together."""
    IS_BANISHED = auto()
    """What would be sent to the Graveyard, but not from beneath a monster, is banished."""
    IS_BANISHED_FROM_BENEATH = auto()
    """A material that would be sent to the Graveyard from beneath one is banished."""
