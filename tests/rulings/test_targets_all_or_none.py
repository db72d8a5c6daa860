"""A mandatory effect that has to target several and finds fewer targets none."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    Attribute,
    Cards,
    Destroy,
    Draw,
    Face,
    Flip,
    If,
    IsSummoned,
    Kind,
    Of,
    Place,
    ShuffleIntoDeck,
    Summon,
    Target,
    Then,
    Together,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster, spell
from engine.yugioh.state.events.chain import Targeted
from tests.table import Table, face_down, side


def guards(target: Target) -> CardText:
    """A made-up monster that shuffles its targets away once it is summoned, and draws."""
    return monster(
        "Guards",
        9001,
        If(
            IsSummoned(THIS, (Summon.NORMAL,)),
            target=target,
            do=Then(ShuffleIntoDeck(Together(THAT)), Draw(2)),
        ),
        type=Type.PYRO,
        attribute=Attribute.FIRE,
        attack=1700,
        level=4,
    )


BURIED = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
FOUR = ["Uraby", "Silver Fang", "Battle Ox", "Feral Imp"]


@pytest.mark.parametrize("found", [0, 1, 3])
def test_with_fewer_it_is_activated_and_does_nothing(
    found: int, lay_beside: Callable[..., None]
) -> None:
    """Royal Firestorm Guards (FAQ 7487)."""
    lay_beside(guards(Target(BURIED, 4)))
    table = Table(yugi=side(hand=["Guards"], graveyard=FOUR[:found]))
    table.yugi.summons("Guards")
    table.everyone_passes()

    assert table.chains() == [["Guards"]]
    assert [each.cards for each in table.happened(Targeted)] in ([], [()])
    assert table.yugi.graveyard == FOUR[:found]
    assert table.yugi.hand == []


def test_with_as_many_it_takes_them_all(lay_beside: Callable[..., None]) -> None:
    lay_beside(guards(Target(BURIED, 4)))
    table = Table(yugi=side(hand=["Guards"], graveyard=FOUR))
    table.yugi.summons("Guards")
    table.everyone_passes()

    assert table.yugi.graveyard == []
    assert len(table.yugi.hand) == 2


def test_where_it_says_up_to_it_takes_fewer(lay_beside: Callable[..., None]) -> None:
    lay_beside(guards(Target(BURIED, 4, up_to=True)))
    table = Table(yugi=side(hand=["Guards"], graveyard=FOUR[:1]))
    table.yugi.summons("Guards")
    table.everyone_passes()

    assert table.yugi.graveyard == []


def test_a_flip_effect_for_two_set_cards_leaves_the_only_one(
    lay_beside: Callable[..., None],
) -> None:
    """Greenkappa (FAQ 4592)."""
    covered = Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN)
    lay_beside(
        monster(
            "Kappa",
            9001,
            Flip(target=Target(covered, 2), do=Destroy(THAT)),
            type=Type.WARRIOR,
            attribute=Attribute.DARK,
            attack=650,
            level=3,
        )
    )
    table = Table(yugi=side(field=[face_down("Kappa")]), kaiba=side(field=["Waboku"]))
    table.yugi.flip_summons("Kappa")
    table.everyone_passes()

    assert table.chains() == [["Kappa"]]
    assert table.kaiba.spells == ["Waboku"]


@pytest.mark.parametrize("others", [[], ["Battle Ox"]])
def test_none_is_targeted_twice(others: list[str], lay_beside: Callable[..., None]) -> None:
    """Danger! Response Team (FAQ 14071): one of mine, and one more of either field."""
    dinosaur = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.DINOSAUR),))
    any_other = Target(Cards(Kind.MONSTER, place=Place.FIELD))
    both = Target(dinosaur, besides=any_other)
    lay_beside(spell("Team", 9002, Activate(target=both, do=Destroy(Together(THAT)))))
    table = Table(yugi=side(hand=["Team"], field=["Uraby", *others]))
    assert table.yugi.may("activate", "Team") is bool(others)
    if others:
        table.yugi.activates("Team")
        table.everyone_passes()
        assert table.yugi.monsters == []
