"""Who summons several needs a zone for each, and what is face-up in an Extra Deck is found."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THAT,
    Ability,
    Activate,
    AndIfYouDo,
    Attribute,
    Cards,
    Choose,
    Destroy,
    Draw,
    Face,
    Ignition,
    Kind,
    Of,
    Place,
    Position,
    SendToGraveyard,
    SetCards,
    SpecialSummon,
    Step,
    Target,
    Then,
    TributeCards,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster, spell
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side
from tests.table.laying import Lying

BURIED = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
IN_DECK = Cards(Kind.MONSTER, Whose.YOURS, Place.DECK)
HELD = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)
OURS = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
FIVE = ["Uraby", "Celtic Guardian", "Silver Fang", "Battle Ox", "Feral Imp"]
THREE = ["Kuriboh", "Mokey Mokey", "Skull Servant"]


BROUGHT = SpecialSummon(THAT)


def reviver(target: Target, do: Step = BROUGHT, cost: Step | None = None) -> CardText:
    """A made-up Spell that summons what it targets."""
    return spell("Revive", 9001, Activate(target=target, do=do, cost=cost))


def with_monsters(count: int) -> Table:
    """A table on which yugi controls so many monsters, and three lie in the Graveyard."""
    return Table(yugi=side(field=FIVE[:count], hand=["Revive"], graveyard=THREE))


@pytest.mark.rule("MR-SUM-08")
@pytest.mark.parametrize(("monsters", "is_offered"), [(2, True), (3, False), (5, False)])
@pytest.mark.parametrize("do", [BROUGHT, Then(BROUGHT, Draw(1))])
def test_three_targets_need_three_zones(
    do: Step, monsters: int, is_offered: bool, lay_beside: Callable[..., None]
) -> None:
    """Speed Bird (FAQ 9566)."""
    lay_beside(reviver(Target(BURIED, 3), do))
    table = with_monsters(monsters)

    assert table.yugi.may("activate", "Revive") is is_offered


@pytest.mark.rule("MR-SUM-08")
def test_a_monster_that_is_tributed_for_it_makes_room(lay_beside: Callable[..., None]) -> None:
    mine = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
    lay_beside(reviver(Target(BURIED, 3), cost=TributeCards(Choose(mine))))

    assert with_monsters(3).yugi.may("activate", "Revive")
    assert not with_monsters(4).yugi.may("activate", "Revive")


@pytest.mark.rule("MR-SUM-08")
@pytest.mark.parametrize(("monsters", "most"), [(0, 3), (3, 2), (4, 1)])
def test_up_to_three_targets_are_no_more_than_there_are_zones(
    monsters: int, most: int, lay_beside: Callable[..., None]
) -> None:
    """Reverse Reuse (FAQ 11915)."""
    lay_beside(reviver(Target(BURIED, 3, up_to=True)))
    table = with_monsters(monsters)
    table.yugi.activates("Revive")
    decision = table.driver.decision
    assert decision is not None
    assert (decision.reason, getattr(decision, "most", 0)) == (Reason.TARGET, most)
    table.yugi.chooses(*THREE[:most])
    table.everyone_passes()

    assert len(table.yugi.monsters) == monsters + most


@pytest.mark.rule("MR-SUM-08")
@pytest.mark.parametrize(("monsters", "is_offered"), [(3, True), (4, False)])
def test_who_summons_two_from_the_deck_needs_two_zones(
    monsters: int, is_offered: bool, lay_beside: Callable[..., None]
) -> None:
    """Umbral Horror Unform (FAQ 10616)."""
    lay_beside(spell("Revive", 9001, Activate(do=SpecialSummon(Choose(IN_DECK, 2)))))

    assert with_monsters(monsters).yugi.may("activate", "Revive") is is_offered


@pytest.mark.rule("MR-PEND-24", "MR-LINK-14")
def test_a_face_up_pendulum_monster_of_the_extra_deck_is_summoned_and_no_other(
    lay_beside: Callable[..., None],
) -> None:
    """Pendulum Reborn (FAQ 12185)."""
    shown = Cards(
        Kind.MONSTER,
        Whose.YOURS,
        Place.EXTRA_DECK,
        face=Face.UP,
        like=(Of(Ability.PENDULUM),),
    )
    lay_beside(spell("Revive", 9001, Activate(do=SpecialSummon(Choose(shown)))))
    covered = Table(yugi=side(hand=["Revive"], extra=["Odd-Eyes Rebellion Dragon"]))
    assert not covered.yugi.may("activate", "Revive")
    table = Table(
        yugi=side(
            hand=["Revive"],
            extra=[Lying("Dragonpulse Magician", face_up=True), "Odd-Eyes Rebellion Dragon"],
        )
    )
    table.yugi.activates("Revive")
    table.everyone_passes()

    assert table.yugi.monsters == ["Dragonpulse Magician"]
    assert table.questions(Reason.ZONE)[-1] == ["E1", "E2"]


CLEARED = AndIfYouDo(SendToGraveyard(THAT), SpecialSummon(Choose(HELD)))


@pytest.mark.rule("MR-SUM-08")
@pytest.mark.parametrize(("monsters", "is_offered"), [(FIVE, True), (FIVE[:4], True)])
def test_the_zone_that_its_target_leaves_is_one_for_what_it_summons(
    monsters: list[str], is_offered: bool, lay_beside: Callable[..., None]
) -> None:
    """Sage with Eyes of Blue and its like (FAQ 7575, 12291, 12292)."""
    lay_beside(spell("Porter", 9001, Activate(target=Target(OURS), do=CLEARED)))
    table = Table(yugi=side(field=monsters, hand=["Porter", "Kuriboh"]))
    assert table.yugi.may("activate", "Porter") is is_offered

    table.yugi.activates("Porter", targeting="Uraby")
    table.everyone_passes()
    assert sorted(table.yugi.monsters) == sorted([*monsters[1:], "Kuriboh"])


@pytest.mark.rule("MR-SUM-08")
def test_a_target_that_leaves_no_zone_is_none_where_all_are_taken(
    lay_beside: Callable[..., None],
) -> None:
    """What the opponent controls, or lies in an Extra Monster Zone, leaves none."""
    anyone = Cards(Kind.MONSTER, place=Place.FIELD)
    lay_beside(spell("Porter", 9001, Activate(target=Target(anyone), do=CLEARED)))
    field: list[str | Lying] = [*FIVE, Lying("Stardust Dragon", "E1", Position.ATTACK)]
    table = Table(
        yugi=side(field=field, hand=["Porter", "Kuriboh"]), kaiba=side(field=["Sangan"])
    )
    table.yugi.activates("Porter", targeting="Uraby")
    assert sorted(table.questions(Reason.TARGET)[-1]) == sorted(FIVE)


@pytest.mark.rule("MR-SUM-08")
def test_a_zone_that_the_cost_leaves_is_one_whatever_the_target(
    lay_beside: Callable[..., None],
) -> None:
    """The target need not leave one as well."""
    theirs = Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))
    paid = TributeCards(Choose(OURS))
    lay_beside(spell("Porter", 9001, Activate(target=theirs, do=CLEARED, cost=paid)))
    table = Table(
        yugi=side(field=FIVE, hand=["Porter", "Kuriboh"]), kaiba=side(field=["Skull Servant"])
    )
    table.yugi.activates("Porter", cost="Uraby", targeting="Skull Servant")
    table.everyone_passes()
    assert "Kuriboh" in table.yugi.monsters


@pytest.mark.parametrize("target", ["Uraby", "Burning Land"])
def test_a_zone_for_what_is_set_is_the_one_that_the_target_leaves(
    target: str, lay_beside: Callable[..., None]
) -> None:
    """Metalfoes Steelen and its like (Q&A 18664): no monster leaves one for a Trap."""
    mine = Cards(whose=Whose.YOURS, place=Place.FIELD, face=Face.UP)
    held = Cards(Kind.TRAP, Whose.YOURS, Place.DECK)
    do = AndIfYouDo(Destroy(THAT), SetCards(Choose(held)))
    lay_beside(
        monster(
            "Smith",
            9001,
            Ignition(target=Target(mine), do=do),
            attribute=Attribute.FIRE,
            type=Type.PYRO,
            level=4,
            attack=1000,
        )
    )
    field: list[str | Lying] = [
        "Smith",
        "Uraby",
        *(face_up("Burning Land", f"S{n}") for n in range(1, 6)),
    ]
    table = Table(yugi=side(field=field, deck=["Waboku"]))
    table.yugi.activates("Smith")
    assert (target in table.options) is (target == "Burning Land")
    table.yugi.chooses("Burning Land")
    table.everyone_passes()
    assert "Waboku" in table.yugi.spells
