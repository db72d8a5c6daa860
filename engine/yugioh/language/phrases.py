"""Phrases that many cards share, put together from the words."""

from engine.yugioh.language.conditions import Either, NamedApart, SummonedThisTurn, ThisIs
from engine.yugioh.language.moving import ReturnToHand
from engine.yugioh.language.nouns import THIS, Cards, Choose
from engine.yugioh.language.qualities import Did, Named
from engine.yugioh.language.sentences import If, Ignition, SummonedIf, When
from engine.yugioh.language.summoning import SpecialSummon
from engine.yugioh.language.terms import Cause, Feat, Phase, Place, Position, Summon, Whose
from engine.yugioh.language.triggers import AtPhase, IsSentToGraveyard


def recruits(what: Cards, *, attacked_by: Whose | None = None) -> When:
    """Say "When this card is destroyed by battle and sent to the GY: You can Special Summon
    1 of these monsters in Attack Position"; `attacked_by` asks for an attack of that player.
    """
    return When(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE, attacked_by=attacked_by),
        you_can=True,
        do=SpecialSummon(Choose(what), Position.ATTACK),
    )


def this_did(feat: Feat) -> ThisIs:
    """Condition: this card did that this turn."""
    return ThisIs(Cards(like=(Did(feat),)))


def hold_all(*names: str) -> NamedApart:
    """Condition: you have a card of each of these names in your hand."""
    held = Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named(names),))
    return NamedApart(held, len(names))


def returns_as_spirit() -> If:
    """Say "During the End Phase of the turn this card is Normal Summoned or flipped face-up:
    Return it to the hand".
    """
    came = SummonedThisTurn(THIS, (Summon.NORMAL, Summon.TRIBUTE))
    return If(AtPhase(Phase.END), Either(came, this_did(Feat.FLIPPED)), do=ReturnToHand(THIS))


def as_if_activated(effect: SummonedIf) -> Ignition:
    """Tell of such a summon as of an effect: what it takes is judged alike."""
    coming = SpecialSummon(THIS, effect.position, to=effect.to)
    asked = effect.condition, effect.cost, None, coming, effect.limit, effect.oath
    return Ignition(None, *asked, where=effect.places)
