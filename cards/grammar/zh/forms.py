"""The forms in which holes of Chinese phrases are filled."""

from functools import partial

from cards.grammar.printing import Language, speak
from cards.grammar.uninflected import Uninflected
from cards.grammar.zh.nouns import counted, described, where
from cards.grammar.zh.saying import FOR, UNTIL, gains, put, say
from engine.yugioh.language import Cards, Noun


def there(noun: Cards) -> str:
    """Where such cards would be: on the field, if the noun does not say."""
    return where(noun) if noun.place else f"{where(noun)}场上"


def taken(noun: Noun, how: str = "") -> str:
    """The cards as what something is done to, before the verb: 将……."""
    return put(noun, "", summoned=how == "summoned")


CHINESE = Uninflected(
    "zh",
    "“”",
    "、",
    "或",
    "的情况下，",
    "。",
    say,
    described,
    partial(put, verb=""),
    str,
)
speak(
    Language(
        "zh",
        {
            **CHINESE.forms(),
            "counted": counted,
            "for": lambda until: FOR[until.name],
            "gains": lambda step: gains(step.fact, UNTIL[step.until.name]),
            "put": taken,
            "there": there,
            "where": where,
        },
    )
)
