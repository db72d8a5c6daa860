"""What a player swears to as he activates an effect, in Japanese."""

from cards.text.ja.steps import done
from engine.yugioh.language import CannotSummon, Fact


def sworn(oath: Fact) -> str:
    """What has to hold for the whole turn; what the effect itself summons is no part of it."""
    said = done(oath)
    if isinstance(oath, CannotSummon):
        return said.replace("は", "はこのカードの効果以外では", 1)
    return said
