"""Optional effects that answer what happens to other cards are not for the Damage Step."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    Attribute,
    Cards,
    Cause,
    Continuous,
    Draw,
    Draws,
    EitherHappens,
    Gains,
    If,
    IsDestroyed,
    IsReturnedToHand,
    IsSentToGraveyard,
    IsSummoned,
    Kind,
    LeavesField,
    Place,
    Trigger,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, continuous_trap, monster
from tests.rulings.test_damage_step import BEFORE, START, offered
from tests.table import Table, face_down, face_up, side

ANY = Cards(Kind.MONSTER)
THERE = Cards(Kind.MONSTER, place=Place.FIELD)


def watcher(when: Trigger, *, you_can: bool = True) -> CardText:
    """A made-up card that draws for it, if its player wants to or always."""
    return continuous_trap("Watcher", 9001, If(when, you_can=you_can, do=Draw(1)))


def summoned_in_battle() -> Table:
    """Giant Rat falls in battle and brings another."""
    table = Table(
        yugi=side(field=["Summoned Skull", face_up("Watcher")]),
        kaiba=side(field=["Giant Rat"], deck=["Giant Rat", "Kuriboh"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Giant Rat")
    table.chain_resolves()
    return table


def bounced_in_battle() -> Table:
    """Hane-Hane is attacked, and returns a monster to the hand."""
    table = Table(
        yugi=side(field=["Summoned Skull", "Uraby", face_up("Watcher")]),
        kaiba=side(field=[face_down("Hane-Hane")]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.chooses("Uraby")
    return table


def destroyed_in_battle_by_an_effect() -> Table:
    """Man-Eater Bug is attacked, and destroys a monster."""
    table = Table(
        yugi=side(field=["Summoned Skull", "Uraby", face_up("Watcher")]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.chooses("Uraby")
    return table


def drawn_in_battle() -> Table:
    """Airknight Parshath deals damage, and draws."""
    table = Table(yugi=side(field=["Airknight Parshath", face_up("Watcher")]))
    table.yugi.attacks_with("Airknight Parshath")
    return table


CASES = [
    (Draws(Whose.YOURS), drawn_in_battle),
    (IsSummoned(ANY), summoned_in_battle),
    (IsReturnedToHand(THERE), bounced_in_battle),
    (LeavesField(THERE), bounced_in_battle),
    (IsSentToGraveyard(THERE), destroyed_in_battle_by_an_effect),
    (IsDestroyed(THERE, Cause.EFFECT), destroyed_in_battle_by_an_effect),
]
"""What it waits for, and where in the Damage Step that happens."""


def is_asked(table: Table) -> bool:
    """Whether the made-up card may be used, or is."""
    offered = False
    while table.asked.endswith(("RESPOND", "TRIGGER")):
        offered = offered or "activate Watcher" in table.options
        table.driver.answer(())
    return offered or any("Watcher" in chain for chain in table.chains())


@pytest.mark.rule("MR-DSTEP-02")
@pytest.mark.parametrize(("when", "reach"), CASES)
def test_an_optional_effect_about_other_cards_is_not_used_there(
    when: Trigger, reach: Callable[[], Table], lay_beside: Callable[..., None]
) -> None:
    """Naturia Camellia (FAQ 17777), Salamangreat Gazelle (FAQ 14240), Stargazer Magician
    (FAQ 11134), Meklord Emperor Wisel (FAQ 9264), Traptrix Allomerus (FAQ 15031),
    Naturia Ragweed (FAQ 8722), Tethys (FAQ 7560).
    """
    lay_beside(watcher(when))
    assert not is_asked(reach())


@pytest.mark.rule("MR-DSTEP-02")
@pytest.mark.parametrize(("when", "reach"), CASES)
def test_a_mandatory_one_comes_there_as_ever(
    when: Trigger, reach: Callable[[], Table], lay_beside: Callable[..., None]
) -> None:
    """Re-qliate (FAQ 11593), Cubic Karma (FAQ 12524), Silent Magician Zero (FAQ 19844)."""
    lay_beside(watcher(when, you_can=False))
    assert is_asked(reach())


@pytest.mark.rule("MR-DSTEP-02", "MR-DSTEP-30")
@pytest.mark.parametrize("by", [Cause.BATTLE, (Cause.BATTLE, Cause.EFFECT)])
def test_one_about_what_a_battle_destroys_is_used_there(
    by: Cause | tuple[Cause, ...], lay_beside: Callable[..., None]
) -> None:
    """Machina Defense Perimeter (FAQ 15093)."""
    lay_beside(watcher(IsDestroyed(THERE, by)))
    table = Table(
        yugi=side(field=["Summoned Skull", face_up("Watcher")]), kaiba=side(field=["Uraby"])
    )
    table.yugi.attacks_with("Summoned Skull")

    assert is_asked(table)


@pytest.mark.rule("MR-DSTEP-02")
def test_what_answers_its_own_summon_or_others_is_used_there(
    lay_beside: Callable[..., None],
) -> None:
    """Night's End Administrator (FAQ 16625), Tri-Brigade Shuraig (FAQ 15527)."""
    lay_beside(watcher(EitherHappens(IsSummoned(THIS), IsSummoned(ANY))))
    assert is_asked(summoned_in_battle())


@pytest.mark.rule("MR-DSTEP-02")
def test_a_monster_speaks_there_of_its_own_summon(lay_beside: Callable[..., None]) -> None:
    """Brinegir (FAQ 14653)."""
    lay_beside(
        monster(
            "Watcher",
            9001,
            If(IsSummoned(THIS), you_can=True, do=Draw(1)),
            attribute=Attribute.EARTH,
            type=Type.BEAST,
            attack=1000,
            level=4,
        )
    )
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Giant Rat"], deck=["Watcher", "Kuriboh"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Giant Rat")
    table.chain_resolves()

    assert is_asked(table)


@pytest.mark.rule("MR-DSTEP-02")
def test_outside_the_damage_step_all_are_used(lay_beside: Callable[..., None]) -> None:
    lay_beside(watcher(IsSummoned(Cards(Kind.MONSTER, Whose.YOURS))))
    table = Table(yugi=side(field=[face_up("Watcher")], hand=["Uraby"]))
    table.yugi.summons("Uraby")

    assert is_asked(table)


@pytest.mark.rule("MR-DSTEP-03")
def test_a_trap_that_changes_atk_while_it_stays_comes_before_the_calculation(
    lay_beside: Callable[..., None],
) -> None:
    """Molten Whirlwind Wall, Aqua Chorus (FAQ 8922, 5006)."""
    ours = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
    lay_beside(continuous_trap("Wall", 9001, Activate(), Continuous(Gains(ours, 500))))
    table = Table(
        yugi=side(field=["Uraby", face_down("Wall")]), kaiba=side(field=["Battle Ox"])
    )
    table.yugi.attacks_with("Uraby")
    at = offered(table, table.yugi)
    assert [timing for timing, names in at.items() if names] == [START, BEFORE]
