"""Words that cards of this game say together, under one name."""

from engine.duelmasters.language import *

OWN, OPPONENT, OPPONENTS = Whose.OWN, Whose.OPPONENT, Whose.OPPONENTS
ANYBODY, TURN_OPPONENT = Whose.ANYBODY, Whose.TURN_OPPONENT
HAND, MANA, BATTLE = Zone.HAND, Zone.MANA, Zone.BATTLE
GRAVEYARD, SHIELDS, PARTNER = Zone.GRAVEYARD, Zone.SHIELDS, Zone.PARTNER
LIGHT, WATER, DARKNESS = Civ.LIGHT, Civ.WATER, Civ.DARKNESS
FIRE, NATURE = Civ.FIRE, Civ.NATURE
TO_HAND, TO_MANA, TO_BOTTOM = Verb.TO_HAND, Verb.TO_MANA, Verb.TO_BOTTOM
TO_GRAVEYARD, TO_SHIELDS = Verb.TO_GRAVEYARD, Verb.TO_SHIELDS
DESTROY, TAP, UNTAP, DISCARD = Verb.DESTROY, Verb.TAP, Verb.UNTAP, Verb.DISCARD
THIS, IT = This(), It()
DRAGON, REXSTARS, SHINOBI = "ドラゴン", "レクスターズ", "シノビ"

OWN_HAND = Cards(OWN, HAND, ANY)
OWN_MANA = Cards(OWN, MANA, ANY)
OWN_SHIELDS = Cards(OWN, SHIELDS, ANY)
THEIR_SHIELDS = Cards(OPPONENT, SHIELDS, ANY)
THEIR_HAND = Cards(OPPONENT, HAND, ANY)
THEIR_MANA = Cards(OPPONENT, MANA, ANY)
OWN_CREATURES, THEIR_CREATURES = Cards(OWN), Cards(OPPONENT)
ALL_CREATURES = Cards(ANYBODY)
COSTS_MORE_THAN_MANA = Fit(Of.CREATURE, cost_over=Count(THEIR_MANA))
DISCARDS_AT_RANDOM = Do(DISCARD, Random(THEIR_HAND))
DISCARDS_ONE = Do(DISCARD, Some(THEIR_HAND, by_owner=True))
SHIELD_TO_HAND = Do(Verb.SHIELD_TO_HAND, Some(OWN_SHIELDS))
TAP_ONE = Do(TAP, Some(THEIR_CREATURES))


def has(*keys: Key) -> Has:
    """It has these keywords."""
    return Has(keys)


def creature(**fit: object) -> Fit:
    """A creature that is like that."""
    return Fit(Of.CREATURE, **fit)  # type: ignore[arg-type]


def spell(**fit: object) -> Fit:
    """A spell that is like that."""
    return Fit(Of.SPELL, **fit)  # type: ignore[arg-type]


def theirs(**fit: object) -> Some:
    """One creature of a designated opponent."""
    return Some(Cards(OPPONENT, BATTLE, creature(**fit)))


def all_theirs(**fit: object) -> Cards:
    """All creatures of a designated opponent."""
    return Cards(OPPONENT, BATTLE, creature(**fit))


def anybodys(**fit: object) -> Some:
    """One creature of any player."""
    return Some(Cards(ANYBODY, BATTLE, creature(**fit)))


def from_graveyard(**fit: object) -> Cards:
    """Creatures of the own graveyard."""
    return Cards(OWN, GRAVEYARD, creature(**fit))


def then(*several: Step) -> Step:
    """One after the other."""
    return several[0] if len(several) == 1 else All(several)


def put(*several: Step) -> When:
    """When it is put."""
    return When((Put(),), then(*several))


def summoned(*several: Step) -> When:
    """When it is summoned and put."""
    return When((Put(summoned=True),), then(*several))


def attacking(*several: Step) -> When:
    """When it attacks."""
    return When((Itself(Deed.ATTACKS),), then(*several))


def turn_ends(*several: Step) -> When:
    """At the end of the own turn."""
    return When((TurnEnds(),), then(*several))


def does(*several: Step) -> Spell:
    """What a spell does."""
    return Spell(then(*several))


def ramp(count: Number = 1) -> Do:
    """Top cards of the deck into the mana zone."""
    return Do(TO_MANA, Top(count))


def tapped_ramp(count: int = 1) -> Do:
    """The same, tapped."""
    return Do(Verb.TO_MANA_TAPPED, Top(count))


def mill(count: int) -> Do:
    """Top cards of the deck into the graveyard."""
    return Do(TO_GRAVEYARD, Top(count))


def shieldify(count: int = 1) -> Do:
    """Top cards of the deck become shields."""
    return Do(TO_SHIELDS, Top(count))


def weaker(less: int) -> Lasts:
    """One creature of a designated opponent has less power this turn."""
    return Lasts(theirs(), (Power(-less),))


def star(civ: Civ) -> EvolvesOn:
    """Star evolution on an own RexStars card or a creature of that civilization."""
    return EvolvesOn(Fit(either=(Fit(races=(REXSTARS,)), creature(civs=(civ,)))))


def own_shields(most: int) -> Condition:
    """Its player has so many shields or fewer."""
    return AtMost(Count(OWN_SHIELDS), most)


def four_or_more(civ: Civ) -> CreatureWhile:
    """A creature only with four or more creatures and tamaseeds of that civilization."""
    kind = Fit(Of.CREATURE_OR_TAMASEED, civs=(civ,))
    return CreatureWhile(AtLeast(Count(Cards(OWN, BATTLE, kind)), 4))


NAMESAKE_IN_HAND = Cards(OWN, HAND, Fit(namesake=True))
SMAX = Instead(
    Would.LOSE,
    step=If(
        AtLeast(Count(NAMESAKE_IN_HAND), 1),
        Modes(1, (Do(DESTROY, THIS), Do(DISCARD, Some(NAMESAKE_IN_HAND)))),
        Do(DESTROY, THIS),
    ),
)
"""What S-MAX evolution says of the defeat of its player (DM-EVO-7)."""
NO_NAMESAKE = AtMost(Count(Cards(OWN, BATTLE, Fit(namesake=True))), 0)
FREEZE = Gives((Key.NO_UNTAP,))
SUMMONS_FROM_MANA = Static((Usable(summoned=True, once=True),), Cards(OWN, MANA, creature()))
