"""What may be played and what comes to nothing, in Chinese."""

from cards.text.zh.facts import held
from cards.text.zh.nouns import thing
from cards.text.zh.terms import KIND
from engine.yugioh.language import CannotPlay, NegatesTargeting


@held.register
def _(fact: CannotPlay) -> str:
    where = "" if fact.everywhere else "场上的"
    kind = KIND[fact.kind]
    return f"双方不可发动{kind}及{where}{kind}的效果"


@held.register
def _(fact: NegatesTargeting) -> str:
    alone = "仅" if fact.alone else ""
    effects = f"{alone}以{thing(fact.who)}为对象的{KIND[fact.by]}的效果"
    return f"将{effects}无效并破坏该卡" if fact.destroys else f"{effects}无效"
