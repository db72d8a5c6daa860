"""A card whose own effect would bring it to the field, where it finds no zone any more."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    Apply,
    Attribute,
    CannotSpecialSummon,
    Cause,
    Draw,
    If,
    IsDestroyed,
    Place,
    PlaceInPendulumZone,
    Quick,
    SpecialSummon,
    Then,
    Type,
    Until,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster, pendulum_monster, trap
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side

FOUR = ["Uraby", "Silver Fang", "Feral Imp", "Petit Dragon"]


def comer(name: str, passcode: int, where: Place = Place.HAND) -> CardText:
    """A made-up monster that Special Summons itself from there, then draws."""
    return monster(
        name,
        passcode,
        Quick(do=Then(SpecialSummon(THIS), Draw(1)), where=where),
        attribute=Attribute.EARTH,
        type=Type.WARRIOR,
        level=4,
        attack=1500,
        defense=1500,
    )


def scale(name: str, passcode: int) -> CardText:
    """A made-up Pendulum Monster that is placed in a Pendulum Zone when it is destroyed."""
    return pendulum_monster(
        name,
        passcode,
        If(IsDestroyed(THIS, (Cause.EFFECT,)), do=PlaceInPendulumZone(THIS), you_can=True),
        attribute=Attribute.EARTH,
        type=Type.WARRIOR,
        level=4,
        scale=4,
        attack=1500,
        defense=1500,
    )


@pytest.mark.parametrize("where", [Place.HAND, Place.GRAVEYARD])
def test_a_monster_of_the_hand_goes_to_the_graveyard(
    where: Place, lay_beside: Callable[..., None]
) -> None:
    """Q&A 14852, 17685, 11378; one of the Graveyard stays there. What follows is not done."""
    lay_beside(comer("Early", 9001, where), comer("Late", 9002))
    held = ["Early"] if where is Place.HAND else []
    table = Table(
        yugi=side(
            field=FOUR,
            hand=[*held, "Late"],
            graveyard=[] if held else ["Early"],
            deck=["Kuriboh", "Mokey Mokey"],
        )
    )
    table.yugi.activates("Early")
    table.yugi.activates("Late")
    table.everyone_passes()

    assert table.yugi.monsters == [*FOUR, "Late"]
    assert table.yugi.hand == ["Kuriboh"]
    assert table.yugi.graveyard == ["Early"]


def test_one_that_cannot_be_special_summoned_stays_in_the_hand(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 10297, 12737, 21376."""
    forbids = Apply(CannotSpecialSummon(Whose.THEIRS), Until.END_OF_TURN)
    lay_beside(
        comer("Early", 9001), comer("Late", 9002), trap("Void", 9003, Activate(do=forbids))
    )
    table = Table(
        yugi=side(field=FOUR, hand=["Early"], deck=["Kuriboh"]), kaiba=side(field=["Void"])
    )
    table.yugi.activates("Early")
    table.kaiba.activates("Void")
    table.everyone_passes()

    assert table.yugi.hand == ["Early"]
    assert table.yugi.graveyard == []


def test_a_card_without_a_free_pendulum_zone_goes_to_the_graveyard(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 23627: from the Extra Deck, and by no effect."""
    lay_beside(scale("Early", 9001), scale("Late", 9002))
    table = Table(
        yugi=side(
            field=["Early", "Late", face_up("Dragonpulse Magician", "S1")], hand=["Dark Hole"]
        )
    )
    table.yugi.activates("Dark Hole")
    table.driver.pass_to(lambda asked: asked.reason is Reason.TRIGGER, "ask for triggers")
    table.yugi.activates("Early")
    table.yugi.activates("Late")
    table.everyone_passes()

    assert table.yugi.spells == ["Dragonpulse Magician", "Late"]
    assert sorted(table.yugi.graveyard) == ["Dark Hole", "Early"]


def test_a_card_of_a_pendulum_zone_goes_to_the_extra_deck(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 18581: as it does wherever it leaves the field for the Graveyard."""
    early = pendulum_monster(
        "Early",
        9001,
        pendulum=(Quick(do=SpecialSummon(THIS)),),
        scale=4,
        attribute=Attribute.EARTH,
        type=Type.WARRIOR,
        level=4,
        attack=1500,
        defense=1500,
    )
    lay_beside(early, comer("Late", 9002))
    table = Table(yugi=side(field=[*FOUR, face_up("Early", "S1")], hand=["Late"]))
    table.yugi.activates("Early")
    table.yugi.activates("Late")
    table.everyone_passes()

    assert table.yugi.monsters == [*FOUR, "Late"]
    assert (table.yugi.spells, table.yugi.graveyard) == ([], [])
