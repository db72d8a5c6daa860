"""Phrases that many cards share, put together from the words."""

from engine.yugioh.language.nouns import THIS, Cards, Choose
from engine.yugioh.language.sentences import When
from engine.yugioh.language.summoning import SpecialSummon
from engine.yugioh.language.terms import Cause, Position, Whose
from engine.yugioh.language.triggers import IsSentToGraveyard


def recruits(what: Cards, *, attacked_by: Whose | None = None) -> When:
    """Say "When this card is destroyed by battle and sent to the GY: You can Special Summon
    1 of these monsters in Attack Position"; `attacked_by` asks for an attack of that player.
    """
    return When(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE, attacked_by=attacked_by),
        you_can=True,
        do=SpecialSummon(Choose(what), Position.ATTACK),
    )
