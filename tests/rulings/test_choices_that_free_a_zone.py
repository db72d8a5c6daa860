"""Where all zones are full, what is chosen first has to free one for whoever then comes."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.match import IllegalAnswerError
from engine.yugioh.language import (
    THAT,
    THIS,
    AndIfYouDo,
    AnyOf,
    Attribute,
    Cards,
    Choose,
    Destroy,
    Ignition,
    Joined,
    Kind,
    Of,
    Place,
    SpecialSummon,
    Step,
    Target,
    Then,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster
from tests.table import Table, face_up, side
from tests.table.laying import Lying

COMER = "Comer"
FIENDS = Of(Type.FIEND)
HELD, LYING = (
    Cards(Kind.MONSTER, Whose.YOURS, place, other=True, like=(FIENDS,))
    for place in (Place.HAND, Place.FIELD)
)
FALLS = Destroy(Choose(AnyOf(HELD, LYING)))
WITH_A_FIEND = ["Uraby", "Battle Ox", "Feral Imp", "Silver Fang", "Mystic Tomato"]
WITHOUT = ["Uraby", "Battle Ox", "Celtic Guardian", "Silver Fang", "Mystic Tomato"]
SPELLS = ["Banner of Courage"] * 3


def comer(do: Step, target: Target | None = None) -> CardText:
    """A monster of the hand that does this."""
    return monster(
        COMER,
        9001,
        Ignition(target=target, do=do, where=Place.HAND),
        attribute=Attribute.DARK,
        type=Type.FIEND,
        level=4,
        attack=1000,
    )


@pytest.mark.rule("MR-SUM-08")
@pytest.mark.parametrize("joined", [AndIfYouDo, Then])
@pytest.mark.parametrize(
    ("field", "choice"),
    [
        (WITH_A_FIEND, ["Feral Imp"]),
        (WITH_A_FIEND[:4], ["Kuriboh", "Feral Imp"]),
        (WITHOUT[:4], ["Kuriboh"]),
    ],
)
def test_faq_19398_with_no_zone_left_one_of_the_field_is_chosen(
    joined: type[Joined],
    field: list[str],
    choice: list[str],
    lay_beside: Callable[..., None],
) -> None:
    """Xeno Meteorus, too (FAQ 18720)."""
    lay_beside(comer(joined(FALLS, SpecialSummon(THIS))))
    table = Table(yugi=side(hand=[COMER, "Kuriboh"], field=field))
    table.yugi.activates(COMER)
    table.everyone_passes()
    if choice[1:]:
        assert table.options == choice
        table.yugi.chooses(choice[0])
        table.everyone_passes()

    assert choice[0] in table.yugi.graveyard
    assert COMER in table.yugi.monsters


def test_faq_19398_a_zone_that_is_taken_meanwhile_counts(
    lay_beside: Callable[..., None],
) -> None:
    """Three Tokens take the last zones in answer to it."""
    lay_beside(comer(AndIfYouDo(FALLS, SpecialSummon(THIS))))
    table = Table(
        yugi=side(hand=[COMER, "Kuriboh"], field=["Feral Imp", "Uraby"]),
        kaiba=side(field=["Ojama Trio"]),
    )
    table.yugi.activates(COMER)
    table.kaiba.activates("Ojama Trio")
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"]
    assert table.yugi.monsters.count(COMER) == 1


@pytest.mark.rule("MR-SUM-08")
@pytest.mark.parametrize(
    ("field", "aims", "may"),
    [
        (WITHOUT, SPELLS, False),
        (WITHOUT, ["Uraby", *SPELLS[:2]], True),
        (WITHOUT[:4], SPELLS, True),
    ],
)
def test_qa_15517_one_of_several_targets_has_to_be_in_a_monster_zone(
    field: list[str], aims: list[str], may: bool, lay_beside: Callable[..., None]
) -> None:
    mine = Cards(whose=Whose.YOURS, place=Place.FIELD)
    lay_beside(comer(AndIfYouDo(Destroy(THAT), SpecialSummon(THIS)), Target(mine, 3)))
    spells = [face_up(name) for name in SPELLS]
    table = Table(yugi=side(hand=[COMER], field=[*field, *spells]))
    table.yugi.activates(COMER)
    if not may:
        with pytest.raises(IllegalAnswerError):
            table.yugi.chooses(*aims)
        table.yugi.chooses("Uraby", *SPELLS[:2])
    else:
        table.yugi.chooses(*aims)
    table.everyone_passes()

    assert COMER in table.yugi.monsters


def test_qa_15517_without_a_target_in_a_monster_zone_it_is_not_activated(
    lay_beside: Callable[..., None],
) -> None:
    such = Cards(Kind.SPELL, Whose.YOURS, Place.FIELD)
    lay_beside(comer(AndIfYouDo(Destroy(THAT), SpecialSummon(THIS)), Target(such, 3)))
    spells: list[str | Lying] = [face_up(name) for name in SPELLS]
    for field, may in ((WITHOUT, False), (WITHOUT[:4], True)):
        table = Table(yugi=side(hand=[COMER], field=[*field, *spells]))
        assert table.yugi.may("activate", COMER) is may


@pytest.mark.rule("MR-SUM-08")
@pytest.mark.parametrize(("whose", "may"), [(Whose.YOURS, True), (Whose.THEIRS, False)])
def test_qa_15517_one_of_the_things_it_targets_frees_the_zone(
    whose: Whose, may: bool, lay_beside: Callable[..., None]
) -> None:
    """Promethean Princess: a monster of either player; both of the opponent free none."""
    such = Cards(Kind.MONSTER, whose, Place.FIELD)
    theirs = Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))
    aims = replace(Target(such), besides=theirs)
    lay_beside(comer(AndIfYouDo(Destroy(THAT), SpecialSummon(THIS)), aims))
    table = Table(
        yugi=side(hand=[COMER], field=WITHOUT), kaiba=side(field=["Battle Ox", "Mystical Elf"])
    )
    assert table.yugi.may("activate", COMER) is may
    if may:
        table.yugi.activates(COMER)
        table.yugi.chooses("Uraby", "Battle Ox")
        table.everyone_passes()
        assert COMER in table.yugi.monsters
        assert table.kaiba.monsters == ["Mystical Elf"]
