"""Claims of which one rule of the game asks, for the sake of few cards."""

from engine.core.values import value
from engine.yugioh.language import Attribute, Fact, Noun, Position, Type, Whose
from engine.yugioh.state.claims import Claim


@value
class Mills(Claim):
    """That player sends so many cards from the top of their Deck to declare an attack."""

    player: Whose
    cards: int


@value
class Tolls(Claim):
    """Players pay that for each card of their hand that they summon, Set or activate."""

    life: int


@value
class Exempts(Claim):
    """No Life Points are paid to activate the effects of these monsters."""

    who: Noun


@value
class ComesInstead(Claim):
    """What a card of that name would place can come as a monster, of whom `then` holds.

    That is for the player of the speaker; it has 0 ATK and DEF.
    """

    which: Noun
    by: str
    attribute: Attribute
    type: Type
    level: int
    then: Fact


@value
class Undoes(Claim):
    """The effects that monsters in that battle position have activated are negated."""

    position: Position


@value
class Entombs(Claim):
    """Effects move none of these cards of Graveyards."""

    who: Noun
