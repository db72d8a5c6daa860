"""Who speaks when the words of a card are read, and what they point at."""

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Activatable, Kind, Step, Type
from engine.yugioh.state.card import Card, Harm, Mark


@value
class Done:
    """What came of a step, and what it leaves for the words that come after it.

    Each field beside `ok` is None where it is as it was before the step.
    """

    ok: bool
    """Whether the step was done, for whatever depends on that."""
    former: tuple[Mark, ...] | None = None
    """The cards that it dealt with."""
    attack: int | None = None
    """The total ATK of those that it destroyed or Tributed face-up."""
    excavated: tuple[Mark, ...] | None = None
    detached: tuple[Mark, ...] | None = None
    drawn: tuple[Mark, ...] | None = None
    declared: Kind | Type | None = None

    @property
    def leaves_anything(self) -> bool:
        """Whether the words after it find anything else than before."""
        left = (self.former, self.attack, self.excavated, self.detached, self.drawn)
        return any(each is not None for each in (*left, self.declared))

    def then(self, later: "Done", *, ok: bool) -> "Done":
        """What both leave, the later one after this one."""
        return Done(
            ok,
            self.former if later.former is None else later.former,
            self.attack if later.attack is None else later.attack,
            self.excavated if later.excavated is None else later.excavated,
            self.detached if later.detached is None else later.detached,
            self.drawn if later.drawn is None else later.drawn,
            self.declared if later.declared is None else later.declared,
        )


@value
class Dues:
    """What a cost is paid for, and how far: each choice has to leave the rest possible."""

    effect: Activatable
    aims: tuple[Card, ...]
    """What could be targeted before anything was paid."""
    now: Step
    """The part of the cost that is being paid."""
    later: tuple[Step, ...] = ()
    """What is still to be paid after it."""
    given: tuple[Card, ...] = ()
    """What earlier parts have taken at the same time."""


@value
class Speaker:
    """Who is talking: a card, the player who uses it, and what its words point at.

    It never changes: what a step leaves is handed on to the words after it (see `after`).
    `link` is its place on the chain, counting from 1; 0 when it is not on the chain.
    """

    card: Card
    player: Seat
    targets: tuple[Mark, ...] = ()
    subject: Mark | None = None
    former: tuple[Mark, ...] = ()
    former_attack: int | None = None
    """The total ATK of those that were destroyed or Tributed face-up; None where none was."""
    link: int = 0
    subjects: tuple[Mark, ...] = ()
    """All the cards of which what it waited for became true together."""
    owners: tuple[Seat, ...] = ()
    """Whose cards these were, wherever they have gone."""
    own: Mark | None = None
    """The card itself as it was when it began to say what lasts."""
    was_so: bool = False
    """Whether what its effect asks of the moment of activation was so."""
    since: int = 0
    """The moment from which what lasts has lasted."""
    harm: Harm | None = None
    """The damage that its effect answers, if it answers any."""
    excavated: tuple[Mark, ...] = ()
    """The cards of the Deck that its effect has turned over."""
    detached: tuple[Mark, ...] = ()
    """The materials that its effect has detached."""
    drawn: tuple[Mark, ...] = ()
    """The cards that players have drawn by its effect."""
    given: tuple[Mark, ...] = ()
    """The cards that its cost has taken, as they lay then."""
    declared: Kind | Type | None = None
    """What its player has declared."""
    pays: bool = False
    """Whether a cost is being paid, which is no effect (MR-GLOS-05)."""
    most: int | None = None
    """How many cards can be paid at most, where each stands for a target."""
    leaving: tuple[Card, ...] = ()
    """The cards that the cost takes, while it is judged what the effect could do then, or that
    would be destroyed, while something is done instead.
    """
    topped: int = 0
    """How many cards of the top of their Deck its player pays, whichever these are."""
    dues: Dues | None = None
    """What its cost is paid for, while that is paid."""
    chooser: Seat | None = None
    """Who chooses in place of its player, if another does."""
    spares: bool = False
    """Whether what comes after needs the card itself, which is therefore chosen last."""
    clearing: tuple[Card, ...] = ()
    """The cards of which one has to be chosen, so that what comes after finds a zone."""
    column: int | None = None
    """The column, as seat 0 sees it, in which it lay when it began to say what lasts."""
    paid: Mark | None = None
    """The card itself as it was when all costs of its effect were paid."""
    is_continuous: bool = False
    """Whether it says what holds while the card lies there, which is not activated."""
    has_strayed: bool = False
    """Whether the card has gone elsewhere since, before its effect came to resolve."""

    def after(self, done: Done) -> "Speaker":
        """Who speaks after a step that left this."""
        if not done.leaves_anything:
            return self
        return changed(
            self,
            former=self.former if done.former is None else done.former,
            former_attack=self.former_attack if done.attack is None else done.attack,
            excavated=self.excavated if done.excavated is None else done.excavated,
            detached=self.detached if done.detached is None else done.detached,
            drawn=self.drawn if done.drawn is None else done.drawn,
            declared=self.declared if done.declared is None else done.declared,
        )

    @property
    def is_lasting(self) -> bool:
        """Whether it says what outlives the resolution of an effect."""
        return self.own is not None

    @property
    def is_oath(self) -> bool:
        """Whether it says what an activation has sworn for the turn, which is no effect."""
        return self.own is not None and self.link > 0
