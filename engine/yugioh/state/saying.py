"""Who knows what each kind of fact says, in the terms of the rules."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from engine.core.entering import enter
from engine.core.remembering import once_for_each
from engine.yugioh.language import Fact
from engine.yugioh.state.claims import Claim

F = TypeVar("F", bound=Fact)


class Saying(ABC, Generic[F]):
    """What the rooms of the rules below the words can ask of one kind of fact."""

    @abstractmethod
    def says(self, fact: F) -> tuple[Claim, ...]:
        """What it says, in the terms of the rules."""


SAYING: dict[type[Fact], Saying[Any]] = {}
"""Who knows what each kind of fact says."""


def register_saying(word: type[F], rules: Saying[F]) -> None:
    """Make known who knows what facts of that kind say; TypeError where somebody does."""
    enter(SAYING, word, rules)


def claims_of(fact: Fact) -> tuple[Claim, ...]:
    """What the fact says, in the terms of the rules."""
    return SAYING[type(fact)].says(fact)


@once_for_each
def printed_claims(fact: Fact) -> tuple[Claim, ...]:
    """What a fact says that stands in a text: that is worked out once."""
    return claims_of(fact)
