"""Do what? The words after the semicolon, and the costs before it."""

from pydantic import PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Noun
from engine.yugioh.language.node import Node, word
from engine.yugioh.language.nouns import Cards, Choose
from engine.yugioh.language.terms import Place, Until


@word
class Target(Node):
    """What is targeted at activation: the words before the semicolon.

    With `up_to`, so many or fewer, but one at least; with `as_many`, as many as the cost was
    paid with. `besides` are other cards that it targets as well.
    """

    of: Noun
    count: PositiveInt = 1
    up_to: bool = False
    as_many: bool = False
    as_many_as: Noun | None = None
    """With `up_to`, as many at most as there are of these; none where there is none."""
    besides: "Target | None" = None
    theirs: bool = False
    """Whether the opponent chooses it."""
    if_any: bool = False
    """What is done without it is done also where there was nothing to target; of what is
    targeted besides, whoever chooses it need not choose any.
    """
    named_apart: bool = False
    """Whether all of them have to have different names."""
    still: Cards | None = None
    """What it has to be when the effect resolves, where the text says it again; else it only
    has to have stayed where it was (MR-GLOS-31).
    """

    @property
    def each_named(self) -> tuple[str, ...]:
        """The names of which it targets one each; none where it says anything else."""
        apart = self.named_apart and not self.up_to
        return Choose(self.of, self.count, named_apart=True).each_named if apart else ()

    @property
    def total(self) -> int:
        """How many cards it targets at most, with those besides."""
        return self.count + (0 if self.besides is None else self.besides.total)


@word
class Step(Node):
    """Something to be done at resolution, or paid at activation."""

    @property
    def leading(self) -> "Step":
        """The step that is said first of those joined in it."""
        return self

    @property
    def states(self) -> Fact | None:
        """What holds by it, where that is all it does."""
        return None

    @property
    def lasts(self) -> Until | None:
        """Until when what it states holds."""
        return None

    @property
    def made(self) -> int:
        """How many Tokens it makes, which are then spoken of."""
        return 0

    @property
    def makes_monster(self) -> bool:
        """Whether by it the Trap whose effect it is comes to a Monster Zone as a monster."""
        return False

    @property
    def wears(self) -> bool:
        """Whether by it the card that speaks is equipped to a monster, and stays."""
        return False

    @property
    def summons(self) -> bool:
        """Whether it Special Summons cards that it names."""
        return False

    @property
    def taken_from(self) -> Place | None:
        """From where it takes cards, where the word alone says so."""
        return None


@word
class Apply(Step):
    """From now until then, that is a fact."""

    fact: Fact
    until: Until

    @property
    def states(self) -> Fact:
        """The fact."""
        return self.fact

    @property
    def lasts(self) -> Until:
        """Until then."""
        return self.until
