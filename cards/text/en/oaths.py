"""What a player swears to as he activates an effect, in English."""

from cards.text.en.steps import done
from engine.yugioh.language import CannotSummon, Fact, Whose


def sworn(oath: Fact, what: str) -> str:
    """What has to hold for the whole turn; what the effect itself summons is no part of it."""
    turn = f"the turn you activate this {what}"
    if isinstance(oath, CannotSummon):
        player = "you" if oath.player is Whose.YOURS else "your opponent"
        return f"{player} cannot Summon other monsters {turn} (but you can Normal Set)"
    oath_said, except_for, but = done(oath).partition(", except ")
    return f"{oath_said} {turn}{except_for}{but}"
