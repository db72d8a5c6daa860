"""What keeps off a negation that lasts: said of a card by itself, and by others."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from engine.yugioh.language import (
    EQUIPPED,
    THIS,
    Activate,
    Attribute,
    BecomesNamed,
    Cards,
    CardText,
    Continuous,
    Draw,
    EffectsNegated,
    Face,
    Fact,
    Ignition,
    IsUnaffected,
    Kind,
    Limit,
    Named,
    Place,
    Target,
    Type,
    Whose,
)
from engine.yugioh.language.cards import continuous_trap, equip_spell, monster
from tests.table import Table, face_up, side
from tests.table.laying import Lying

WISE, SPEAR, SOUL, DRAIN = "Wise One", "Spear", "Soul", "Skill Drain"
FACE_UP = Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)
ALOOF, CALLED = IsUnaffected(THIS, None), BecomesNamed(THIS, "Dark Magician")


def _wise(*facts: Fact) -> CardText:
    draws = Ignition(do=Draw(1), limit=Limit.ONCE_EACH)
    return monster(
        WISE,
        9001,
        *map(Continuous, facts),
        draws,
        attribute=Attribute.DARK,
        type=Type.SPELLCASTER,
        level=4,
        attack=1500,
        defense=1500,
    )


def _draws(table: Table) -> bool:
    """Whether the effect of the monster does what it says."""
    before = len(table.yugi.deck)
    table.yugi.activates(WISE)
    table.everyone_passes()
    return len(table.yugi.deck) < before


def _drained(*beside: str | Lying, late: bool, hand: Sequence[str] = ()) -> Table:
    """A table with Skill Drain, after which the monster has come if it is `late`."""
    field = beside if late else (*beside, WISE)
    held = [*hand, WISE] if late else hand
    table = Table(yugi=side(field=field, hand=held), kaiba=side(field=[face_up(DRAIN)]))
    if late:
        table.yugi.summons(WISE)
        table.everyone_passes()
    return table


@pytest.mark.parametrize("late", [False, True])
def test_qa_23897_who_is_unaffected_is_negated_by_what_was_there_before(
    late: bool, lay_beside: Callable[..., None]
) -> None:
    lay_beside(_wise(ALOOF))

    assert _draws(_drained(late=late)) is not late


@pytest.mark.parametrize(("kind", "spared"), [(Kind.TRAP, True), (Kind.SPELL, False)])
def test_qa_14191_an_equip_card_lifts_what_was_there_before(
    kind: Kind, spared: bool, lay_beside: Callable[..., None]
) -> None:
    """C-Crush Wyvern, Stellarknight Alpha."""
    equips = Activate(target=Target(FACE_UP))
    keeps = Continuous(IsUnaffected(EQUIPPED, kind))
    lay_beside(_wise(), equip_spell(SPEAR, 9002, equips, keeps))
    table = _drained(late=True, hand=[SPEAR])
    table.yugi.activates(SPEAR, targeting=WISE)
    table.everyone_passes()

    assert _draws(table) is spared


@pytest.mark.parametrize(
    ("called", "late", "spared"),
    [("by its effect", False, True), ("by its effect", True, False), ("always", True, True)],
)
def test_qa_21071_who_is_called_so_by_its_effect_has_to_come_before(
    called: str, late: bool, spared: bool, lay_beside: Callable[..., None]
) -> None:
    """Eternal Soul."""
    magician = Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Dark Magician"),))
    keeps = Continuous(IsUnaffected(magician, None, Whose.THEIRS))
    wise = (
        _wise(CALLED)
        if called == "by its effect"
        else replace(_wise(), known_as="Dark Magician")
    )
    lay_beside(wise, continuous_trap(SOUL, 9002, Activate(), keeps))

    assert _draws(_drained(face_up(SOUL), late=late)) is spared


def test_qa_14191_one_of_two_that_keep_it_off_is_enough(
    lay_beside: Callable[..., None],
) -> None:
    """The other one is negated itself."""
    spear = [
        equip_spell(name, number, Activate(target=Target(FACE_UP)), Continuous(keeps))
        for name, number, keeps in (
            ("Blunt Spear", 9002, IsUnaffected(EQUIPPED, Kind.TRAP)),
            (SPEAR, 9003, IsUnaffected(EQUIPPED, Kind.TRAP)),
        )
    ]
    blunts = Continuous(EffectsNegated(Cards(Kind.SPELL, like=(Named("Blunt Spear"),))))
    lay_beside(_wise(), *spear, continuous_trap("Blunting", 9004, Activate(), blunts))
    table = Table(
        yugi=side(field=[face_up(DRAIN, "S5")], hand=[WISE, "Blunt Spear", SPEAR]),
        kaiba=side(field=[face_up("Blunting")]),
    )
    table.yugi.summons(WISE)
    table.everyone_passes()
    for name in ("Blunt Spear", SPEAR):
        table.yugi.activates(name, targeting=WISE)
        table.everyone_passes()

    assert _draws(table)


def test_qa_14191_who_is_called_so_by_its_effect_is_kept_off_by_what_asks_no_name(
    lay_beside: Callable[..., None],
) -> None:
    equips = Activate(target=Target(FACE_UP))
    keeps = Continuous(IsUnaffected(EQUIPPED, Kind.TRAP))
    lay_beside(_wise(CALLED), equip_spell(SPEAR, 9002, equips, keeps))
    table = _drained(late=True, hand=[SPEAR])
    table.yugi.activates(SPEAR, targeting=WISE)
    table.everyone_passes()

    assert _draws(table)
