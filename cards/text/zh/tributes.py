"""What is said of the Tributes of a Normal Summon, in Chinese."""

from cards.text.zh.nouns import thing
from engine.yugioh.language import CountsAsTwoTributes, SparesTributes


def counting(effect: CountsAsTwoTributes) -> str:
    """For whom the card counts as two."""
    return f"上级召唤{thing(effect.of)}的情况下，此卡可作为2只的解放。"


def sparing(effect: SparesTributes) -> str:
    """Who comes without Tributes."""
    return f"只要此卡存在于墓地仅1次，自己召唤{thing(effect.of)}时可无需解放。"
