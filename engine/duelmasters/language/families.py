"""The families of words: each word of a card belongs to one of them."""

from engine.core.values import value


@value
class Word:
    """Anything a card says."""


@value
class Ability(Word):
    """A whole ability, as a card lists them."""


@value
class Step(Word):
    """Something that an effect does."""


@value
class Noun(Word):
    """Cards that a step or a fact speaks of."""


@value
class Amount(Word):
    """A number that is counted when it is needed."""


@value
class Condition(Word):
    """Something that is so, or is not."""


@value
class Trigger(Word):
    """Something that happens, upon which an ability triggers."""


@value
class Fact(Word):
    """Something that holds while its source says so."""


Number = int | Amount
