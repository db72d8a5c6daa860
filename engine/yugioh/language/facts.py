"""What is true as long as something lasts: differing numbers, permissions and bans."""

from engine.yugioh.language.node import Node, word
from engine.yugioh.language.nouns import Noun
from engine.yugioh.language.terms import Whose


@word
class Fact(Node):
    """Something that holds, without being activated, while its source lasts."""


@word
class Gains(Fact):
    """Such monsters have so much more (or less) ATK and DEF."""

    who: Noun
    attack: int = 0
    defense: int = 0


@word
class CannotAttack(Fact):
    """Such monsters cannot declare an attack."""

    who: Noun


@word
class CannotBeAttacked(Fact):
    """Such monsters cannot be targeted for attacks by their controller's opponent."""

    who: Noun


@word
class StandsInBattle(Fact):
    """Such monsters cannot be destroyed by battle."""

    who: Noun


@word
class NoBattleDamage(Fact):
    """That player takes no battle damage."""

    to: Whose


@word
class CannotActivate(Fact):
    """That player cannot activate cards, or effects of cards, with the name of such a card."""

    player: Whose
    named_like: Noun
