"""Trees that say something else than their words, whatever the texts say."""

import pytest

from cards.witnessing.shape import shape
from engine.yugioh.language import (
    FORMER,
    SUBJECT,
    THAT,
    THIS,
    Among,
    AndIfYouDo,
    AnyOf,
    Apply,
    AttackBecomes,
    AttackOf,
    Banish,
    BanishWhenItLeaves,
    CannotBeTargeted,
    Cards,
    CardText,
    Choose,
    Continuous,
    Destroy,
    Draw,
    Effect,
    EffectsNegated,
    Frame,
    Gains,
    Ignition,
    In,
    InflictDamage,
    Kind,
    LevelBecomes,
    LevelOf,
    Lot,
    Named,
    Not,
    OfArchetype,
    PerCard,
    Place,
    SpecialSummon,
    Step,
    Target,
    Then,
    TributeCards,
    Until,
    Whose,
    Zone,
)

MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
THEIRS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
OTHERS = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Not(Named(THIS)),))
NEGATED = Apply(EffectsNegated(THAT), Until.WHILE_FACE_UP)
WEAKER = Apply(Gains(THAT, -1500), Until.WHILE_FACE_UP)
NINJAS = Cards(Kind.MONSTER, like=(OfArchetype("Ninja"),))
ARTS = Cards(whose=Whose.YOURS, place=Place.FIELD, like=(OfArchetype("Ninjitsu Art"),))


def against(effect: Effect) -> list[str]:
    return [*shape(CardText("A Monster", 1, Kind.MONSTER, (effect,), frame=Frame.EFFECT))]


def of_two(do: Step, still: Cards | None = None) -> Ignition:
    return Ignition(target=Target(MINE, besides=Target(THEIRS), still=still), do=do)


@pytest.mark.parametrize(
    "effect",
    [
        of_two(AndIfYouDo(Banish(THAT), SpecialSummon(THAT))),
        of_two(AndIfYouDo(WEAKER, Destroy(THAT))),
        of_two(Apply(Gains(THIS, AttackOf(THAT)), Until.WHILE_FACE_UP)),
        of_two(Destroy(THAT), THEIRS),
    ],
)
def test_of_two_targets_one_pronoun_is_not_the_first_and_then_the_second(
    effect: Effect,
) -> None:
    """Book of Life, Number 39: Utopia Beyond, Senko the Skybolt Star."""
    assert against(effect) == ["targets"]


@pytest.mark.parametrize(
    "do",
    [
        Destroy(THAT),
        Then(Destroy(THAT), Draw(1)),
        AndIfYouDo(SpecialSummon(THAT), NEGATED),
        AndIfYouDo(SpecialSummon(THAT), BanishWhenItLeaves(THAT)),
    ],
)
def test_what_is_done_with_both_targets_is_not_doubted(do: Step) -> None:
    assert against(of_two(do)) == []


def test_cards_of_different_names_are_not_all_that_are_called_otherwise_than_this_one() -> None:
    """Shire, Lightsworn Spirit: as many as there are names of them."""
    assert against(Continuous(Gains(THIS, PerCard(300, OTHERS)))) == ["names"]


def test_nor_all_that_are_called_otherwise_than_what_was_spoken_of_before() -> None:
    """Earthbound Servant Geo Gryphon: as many as there are names of them."""
    apart = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Not(Named(FORMER)),))
    assert against(Ignition(do=InflictDamage(Whose.THEIRS, PerCard(300, apart)))) == ["names"]


def test_the_atk_of_several_does_not_become_what_that_of_all_adds_up_to() -> None:
    """Number 1: Numeron Gate Ekam doubles that of each."""
    yours = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
    doubled = Apply(AttackBecomes(yours, AttackOf(yours, 2)), Until.END_OF_TURN)
    assert against(Ignition(do=doubled)) == ["sum"]


def test_no_level_becomes_what_it_is() -> None:
    """Returned of the Tistina takes over the Level of its target."""
    same = Apply(LevelBecomes(THAT, LevelOf(THAT)), Until.WHILE_FACE_UP)
    target = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    assert against(Ignition(target=target, do=same)) == ["sum"]


def test_where_both_kinds_of_cards_are_is_said_behind_the_second() -> None:
    """Twilight Ninja Nichirin: "Ninja" monsters and "Ninjitsu Art" cards you control."""
    assert against(Continuous(CannotBeTargeted(AnyOf(NINJAS, ARTS)))) == ["place"]


@pytest.mark.parametrize("zone", [Zone.SPELL_TRAP, Zone.PENDULUM])
def test_a_monster_card_among_spells_and_traps_is_no_monster(zone: Zone) -> None:
    """Vision Release, Centur-Ion True Awakening."""
    there = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(In(zone),))
    card = Cards(whose=Whose.YOURS, place=Place.FIELD, like=(In(zone),))

    assert against(Ignition(target=Target(there), do=SpecialSummon(THAT))) == ["zone"]
    assert against(Ignition(target=Target(card), do=SpecialSummon(THAT))) == []


@pytest.mark.parametrize(
    "effect",
    [
        Ignition(cost=Banish(SUBJECT), do=Draw(1)),
        Ignition(do=Then(Draw(1), TributeCards(Among(Lot.ANSWERED, MINE)))),
    ],
)
def test_nothing_was_spoken_of_where_nothing_happened(effect: Effect) -> None:
    """Exxod Fires of Rage, Bubble Shuffle."""
    assert against(effect) == ["pronoun"]


def test_monsters_with_the_same_name_are_called_as_each_other() -> None:
    """Defrag Dragon."""
    alike = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Named(FORMER),))
    assert against(Ignition(cost=Banish(Choose(alike, 3)), do=Draw(1))) == ["name"]
