"""What is said of the Tributes of a Normal Summon, in Japanese."""

from cards.text.ja.nouns import counted, thing
from engine.yugioh.language import CountsAsTwoTributes, MustTribute, SparesTributes


def counting(effect: CountsAsTwoTributes) -> str:
    """For whom the card counts as two."""
    return f"{thing(effect.of)}をアドバンス召喚する場合、このカードは２体分のリリースにできる。"


def sparing(effect: SparesTributes) -> str:
    """Who comes without Tributes."""
    return f"このカードが墓地に存在する限り１度だけ、自分は{thing(effect.of)}を召喚する場合に必要なリリースをなくす事ができる。"


def demanding(effect: MustTribute) -> str:
    """What its Tribute Summon takes."""
    return f"このカードは{counted(effect.of, effect.count)}をリリースしてアドバンス召喚しなければならない。"
