"""What facts say in the terms of the rules: what they forbid, allow, change, spare and replace.

Each kind of fact says it in its own room, above; the rules ask for claims by what these are
about, and know no kind of fact.
"""

from collections.abc import Iterable
from typing import TypeVar

from engine.core.values import value
from engine.yugioh.language import (
    Amount,
    Cause,
    Condition,
    Fact,
    Icon,
    Kind,
    Limit,
    Noun,
    Place,
    Position,
    Stat,
    Step,
    Summon,
    Trigger,
    Type,
    Whose,
)
from engine.yugioh.state.matters import Deed, Instead, Leave, Strike, Threat
from engine.yugioh.state.reasons import Verb

F = TypeVar("F", bound=Fact)


@value
class Claim:
    """One thing that a fact says."""


C = TypeVar("C", bound=Claim)


@value
class Forbids(Claim):
    """That cannot be done: by that player, with those cards; by and with any, if none is named.

    `but` are cards with which it can be done all the same; with `named_like`, it cannot be done
    with cards of the name of one of those. Of an activation, it concerns cards, with
    `on_field` also their effects there, and with `everywhere` all effects.
    """

    what: Verb | Deed
    who: Noun | None = None
    player: Whose | None = None
    but: Noun | None = None
    kind: Kind | None = None
    named_like: Noun | None = None
    on_field: bool = False
    everywhere: bool = False
    place: Place | None = None
    """Of an activation: only there."""
    icon: Icon | None = None
    """Of an activation: only of Spells and Traps with that sign."""
    very: Noun | None = None
    """Only with those that are pointed at, wherever they have gone."""
    after_another: bool = False
    """Of an attack: only with another monster than the first that attacks."""


@value
class Allows(Claim):
    """That can be done, by that player or with those cards; without `times` any number of
    times. Of attacks past monsters, `damage` is what they inflict, where that differs.
    """

    what: Leave
    who: Noun | None = None
    player: Whose | None = None
    times: int | Amount | None = 1
    damage: Amount | None = None


@value
class Changes(Claim):
    """That number of these monsters becomes so much more, or with `sets` that number.

    Set to no amount, it goes back to the original one.
    """

    what: Stat
    who: Noun
    amount: int | Amount | None
    sets: bool = False
    followed: bool = False
    """Also of those that have come to the field from the hand since it began to hold."""


@value
class Lowers(Claim):
    """As Synchro Material of a monster other than those, their Level is so much lower."""

    who: Noun
    lower: int
    but: Noun


@value
class Charges(Claim):
    """Whoever controls one of these monsters pays that to declare an attack with it."""

    who: Noun
    life: int


@value
class Becomes(Claim):
    """These monsters are of that Type."""

    who: Noun
    type: Type


@value
class Spares(Claim):
    """These cards, or that player, are spared that.

    Without a player, both are, or whoever's effects it is; `against` are the monsters in battle
    with which it holds alone. With `once_a_turn`, only the first time in a turn.
    """

    what: Threat
    who: Noun | None = None
    player: Whose | None = None
    against: Noun | None = None
    once_a_turn: bool = False


@value
class Strikes(Claim):
    """What these monsters do in battle, with `against` where it says so, is so.

    `to` takes it, where that need not be their controller's opponent, `times` as much.
    """

    what: Strike
    who: Noun
    against: Noun | None = None
    to: Whose | None = None
    times: int = 1


@value
class Replaces(Claim):
    """That happens to these cards instead, or to `others` in their place.

    Where something is `done`, only that `cause` or an effect of that player may matter, and as
    often as its `limit` lets.
    """

    what: Instead
    who: Noun
    others: Noun | None = None
    done: Step | None = None
    cause: Cause | None = None
    by: Whose | None = None
    limit: Limit | None = None


OF_SEVERAL = (Forbids, Allows, Changes, Spares, Strikes, Replaces)
"""Claims that can be about several things, of which each says which it is."""


@value
class Negates(Claim):
    """The effects of these cards are negated.

    With `buried`, also those that one pointed at uses in the Graveyard to which it goes.
    """

    who: Noun
    buried: bool = False


@value
class Seizes(Claim):
    """These monsters are controlled by whoever says so."""

    who: Noun


@value
class Wakens(Claim):
    """These Gemini monsters count as Normal Summoned again."""

    who: Noun


@value
class Holds(Claim):
    """These monsters stand in that battle position."""

    who: Noun
    position: Position


@value
class Reverses(Claim):
    """What would be added to ATK and DEF is subtracted, and the other way round."""


@value
class Denies(Claim):
    """Effects of that kind of card that target one of these cards are negated.

    With `alone`, only those that target nothing else; with `destroys`, their card is destroyed.
    """

    who: Noun
    by: Kind
    alone: bool = False
    destroys: bool = False
    of: Whose | None = None
    """Only those of that player."""


@value
class Unaffected(Claim):
    """The effects of that kind of card, of that player, or of those `only`, do nothing to these
    (MR-GLOS-05).
    """

    who: Noun
    by: Kind | None
    of: Whose | None = None
    but: Noun | None = None
    only: Noun | None = None


@value
class Lends(Claim):
    """These monsters of the opponent serve the speaker's player as if their own.

    As materials of that summon; without one, for Tributes, and then they have to be taken.
    """

    who: Noun
    way: Summon | None = None


@value
class Repeats(Claim):
    """Each time that happens the speaker's player does this."""

    when: Trigger
    step: Step


@value
class Offers(Claim):
    """The speaker's player can do it once, while that is so."""

    condition: Condition
    step: Step


@value
class Limits(Claim):
    """That player discards in their End Phase what they hold above that number."""

    player: Whose
    cards: int


@value
class Draws(Claim):
    """The normal draw of the speaker's player is a card for each name among these, if any."""

    of: Noun


@value
class Reveals(Claim):
    """That player keeps their hand revealed."""

    player: Whose


@value
class Checks(Claim):
    """What that player draws is shown, and destroyed if it is one of these cards."""

    player: Whose
    what: Noun


def matter(claim: Claim) -> object:
    """What the claim is about, by which it is asked for: its kind, where that says enough."""
    return claim.what if isinstance(claim, OF_SEVERAL) else type(claim)


def among(claims: Iterable[Claim], kind: type[C]) -> Iterable[C]:
    """Those of the claims that are of that kind."""
    return (claim for claim in claims if isinstance(claim, kind))
