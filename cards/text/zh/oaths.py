"""What a player swears to as he activates an effect, in Chinese."""

from cards.text.zh.steps import done
from engine.yugioh.language import CannotSummon, Fact


def sworn(oath: Fact) -> str:
    """What has to hold for the whole turn; what the effect itself summons is no part of it."""
    said = done(oath)
    if isinstance(oath, CannotSummon):
        return said.replace("不可", "不可用此卡的效果以外的方法", 1)
    return said
