"""The forms in which holes of Japanese phrases are filled."""

from cards.grammar.ja.nouns import counted, described, where, whole, wide
from cards.grammar.ja.saying import FOR, UNTIL, gains, say, taken
from cards.grammar.ja.verbs import going_on, possible
from cards.grammar.printing import Language, speak
from cards.grammar.uninflected import Uninflected
from engine.yugioh.language import Cards, Noun

JAPANESE = Uninflected("ja", "「」", "", "か、", "の場合、", "。", say, described, taken, wide)


def there(noun: Cards) -> str:
    """Where such cards would be: on the field, if the noun does not say."""
    place = where(noun).removesuffix("の")
    return place if noun.place else f"{place}フィールド"


def moved(noun: Noun, how: str = "") -> str:
    """The cards as something moved from where they are, with its particle."""
    return taken(noun, summoned=how == "summoned")


speak(
    Language(
        "ja",
        {
            **JAPANESE.forms(),
            "counted": counted,
            "for": lambda until: FOR[until.name],
            "gains": lambda step: gains(step.fact, UNTIL[step.until.name]),
            "going-on": lambda node: going_on(say(node)),
            "possible": lambda node: possible(say(node)),
            "taken": moved,
            "there": there,
            "whole": whole,
        },
    )
)
