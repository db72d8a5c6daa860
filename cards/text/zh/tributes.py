"""What is said of the Tributes of a Normal Summon, in Chinese."""

from cards.text.zh.nouns import counted, thing
from engine.yugioh.language import CountsAsTwoTributes, MustTribute, SparesTributes


def counting(effect: CountsAsTwoTributes) -> str:
    """For whom the card counts as two."""
    return f"上级召唤{thing(effect.of)}的情况下，此卡可作为2只的解放。"


def sparing(effect: SparesTributes) -> str:
    """Who comes without Tributes."""
    return f"只要此卡存在于墓地仅1次，自己召唤{thing(effect.of)}时可无需解放。"


def demanding(effect: MustTribute) -> str:
    """What its Tribute Summon takes."""
    return f"此卡必须解放{counted(effect.of, effect.count)}作上级召唤。"
