"""Words of summons that effects make."""

from pydantic import PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards
from engine.yugioh.language.sentences import Effect
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Position, Summon, Whose


@word
class SpecialSummon(Step):
    """Special Summon those cards, in that position or your choice (MR-SUM-17)."""

    what: Noun
    position: Position | None = None
    pointed_to: bool = False
    """To a zone of yours that this card points to."""
    to: Whose = Whose.YOURS
    """To whose field."""
    treated_as: Summon | None = None
    """As which way of being summoned it counts, though no materials are given."""
    ignoring: bool = False
    """Whatever its text asks of its Special Summon: "ignoring its Summoning conditions"."""

    @property
    def summons(self) -> bool:
        """It does."""
        return True


@word
class CountAsAgain(Step):
    """Those Gemini monsters count as Normal Summoned again, as long as they lie face-up."""

    what: Noun


@word
class CountsAsAgain(Fact):
    """Those Gemini monsters count as Normal Summoned again, as long as that holds."""

    who: Noun


@word
class SummonHome(Step):
    """Each player Special Summons those of these monsters that are theirs, to their field."""

    what: Noun
    position: Position | None = None


@word
class SummonMaterials(Step):
    """Special Summon all that the monster of the step before was made of as it was summoned.

    Only if all of them lie in your Graveyard and have not left it since.
    """


@word
class SummonUsing(Step):
    """As soon as the effect has resolved, summon one of these monsters from your Extra Deck in
    that way, with monsters you control, this card among them (Q&A 23173).
    """

    way: Summon
    what: Cards = Cards()


@word
class HandsOn(Effect):
    """That holds of a monster that was summoned in that way with this card as material, which
    is `FORMER`, whatever becomes of the effects of either; not activated.
    """

    way: Summon
    fact: Fact


@word
class NormalSummonOne(Step):
    """Normal Summon or Set 1 monster, beside that of the turn (MR-SUM-02).

    With `what`, 1 of those; where it says that they are in the hand, it is Normal Summoned and
    not Set, nor is it a Gemini of the field; `tributing`, Tribute Summoned.
    """

    what: Cards | None = None
    tributing: bool = False


@word
class ExcavateAndSummon(Step):
    """Each player excavates so many cards and Special Summons all these monsters among them.

    They come in face-up Attack or face-down Defense Position; the rest go to the hand. What
    both do counts as done at the same time. Without a number, each excavates as many monsters
    as the step before put into their Main Deck; then these come face-down, and the rest go to
    the Graveyard.
    """

    count: PositiveInt | None
    what: Cards


@word
class TheySummonToBattle(Step):
    """Your opponent Special Summons one of these in Attack Position to battle the one before.

    That is the monster the step before dealt with. They battle as the effect resolves: nothing
    is declared, nothing can be activated meanwhile, and nobody takes battle damage.
    """

    what: Cards
