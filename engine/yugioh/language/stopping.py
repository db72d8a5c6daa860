"""Words that keep things from coming to pass."""

from pydantic import PositiveInt

from engine.yugioh.language.families import Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Phase, Whose
from engine.yugioh.language.triggers import Trigger


@word
class Skip(Step):
    """That player skips their next phase of that kind, or so many; with None, a whole turn."""

    phase: Phase | None
    whose: Whose
    times: PositiveInt = 1


@word
class GiveUpDraw(Step):
    """Give up the draw of this Draw Phase, if it is still to be made."""


@word
class NegateActivation(Step):
    """Negate the activation that is being answered."""


@word
class NegateSummon(Step):
    """Negate the summon that is being answered, of the monsters that the effect answers."""


@word
class NegateEffect(Step):
    """Negate the effect that is being answered; its activation stands."""


@word
class NegateAttack(Step):
    """Negate the attack that was declared."""


@word
class EndBattlePhase(Step):
    """End the Battle Phase: its End Step follows (MR-BATTLE-09)."""


@word
class BecomeEndPhase(Step):
    """It becomes the End Phase of this turn."""


@word
class Redirect(Step):
    """The attack, or the effect of the Spell or Trap, that is answered now targets that."""

    to: Noun


@word
class BattleTwice(Step):
    """That player conducts their next Battle Phase twice; you, if you wish."""

    who: Whose


@word
class WasActivated(Trigger):
    """One of these cards was activated, not negated, and its chain is over.

    With `effect`, an effect of one of these was; `by_kind` as in `IsActivated`.
    """

    which: Cards
    effect: bool | None = False
    by_kind: bool = False


@word
class Denies(Trigger):
    """That player negates the activation of a Spell or Trap Card, or of a monster's effect."""

    who: Whose
