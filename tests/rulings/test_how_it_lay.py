"""What was destroyed, or left, is asked what it was where it lay."""

from typing import Any

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    Attribute,
    Cards,
    Cause,
    Face,
    Has,
    If,
    InflictDamage,
    IsDestroyed,
    IsSentToGraveyard,
    Kind,
    Marker,
    Of,
    Place,
    PointedTo,
    Position,
    Stat,
    Trigger,
    Type,
    Whose,
    at_least,
    at_most,
)
from engine.yugioh.language.cards import CardText, continuous_trap, link_monster
from engine.yugioh.language.materials import LinkMaterials
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying

WATCHER = "Silent Watcher"
SKULL = "Summoned Skull"
CAUSES = (Cause.BATTLE, Cause.EFFECT)


def mine(**like: Any) -> Cards:
    return Cards(Kind.MONSTER, Whose.YOURS, **{"place": Place.FIELD, **like})


def watcher(when: Trigger) -> CardText:
    """A Continuous Trap that answers this by damage to the opponent."""
    burns = If(when, do=InflictDamage(Whose.THEIRS, 500))
    return continuous_trap(WATCHER, 900000012, Activate(), burns)


FALLS = pytest.mark.parametrize(
    "falls", [IsDestroyed, lambda which: IsSentToGraveyard(which, destroyed_by=CAUSES)]
)


@FALLS
@pytest.mark.rule("MR-EFF-05", "MR-DSTEP-29")
@pytest.mark.parametrize(
    ("like", "fallen", "answered"),
    [
        ({"face": Face.UP}, attacking("Battle Ox"), True),
        ({"face": Face.UP}, face_down("Battle Ox"), True),
        ({"position": Position.DEFENSE}, defending("Battle Ox"), True),
        ({"position": Position.DEFENSE}, attacking("Battle Ox"), False),
        ({"position": Position.ATTACK}, attacking("Battle Ox"), True),
        ({"like": (Of(Type.BEAST_WARRIOR),)}, attacking("Battle Ox"), True),
        ({"like": (Of(Type.BEAST_WARRIOR),)}, face_down("Battle Ox"), True),
        ({"like": (Of(Type.FIEND),)}, attacking("Battle Ox"), False),
    ],
)
def test_a_monster_that_fell_in_battle_is_asked_how_it_stood(
    falls: Any,
    like: dict[str, Any],
    fallen: Lying,
    answered: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """FAQ 15093, 10723 (a face-up monster, in the Damage Step too), 7884 (Defense Position)."""
    deal_in(monkeypatch, watcher(falls(mine(**like))))
    table = Table(
        yugi=side(field=[fallen, face_up(WATCHER)]),
        kaiba=side(field=[SKULL]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(SKULL, at="Battle Ox")
    table.everyone_passes()

    assert "Battle Ox" in table.yugi.graveyard
    assert table.chains() == ([[WATCHER]] if answered else [])


@FALLS
@pytest.mark.rule("MR-EFF-05")
@pytest.mark.parametrize(
    ("like", "fallen", "answered"),
    [
        ({"face": Face.UP}, face_down("Battle Ox"), False),
        ({"face": Face.DOWN}, face_down("Battle Ox"), True),
        ({"face": Face.DOWN}, attacking("Battle Ox"), False),
        ({}, face_down("Battle Ox"), True),
        ({"like": (Of(Type.BEAST_WARRIOR),)}, attacking("Battle Ox"), True),
        ({"like": (Of(Type.BEAST_WARRIOR),)}, face_down("Battle Ox"), False),
        ({"like": (Has(Stat.LEVEL, at_least(4)),)}, face_down("Battle Ox"), False),
        ({"place": None, "like": (Of(Type.BEAST_WARRIOR),)}, face_down("Battle Ox"), True),
    ],
)
def test_a_monster_that_an_effect_destroyed_is_asked_how_it_lay(
    falls: Any,
    like: dict[str, Any],
    fallen: Lying,
    answered: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that lay face-down was none "of that Type on your field" (Q&A 15577, FAQ 7165).

    One "of that Type", wherever, is: it is known as it comes to the Graveyard (FAQ 9934).
    Fallen in battle it was flipped before, and is so as well (Q&A 15579, FAQ 8841).
    """
    deal_in(monkeypatch, watcher(falls(mine(**like))))
    table = Table(
        yugi=side(field=[fallen, face_up(WATCHER)]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki Break", targeting="Battle Ox")
    table.everyone_passes()

    assert ([WATCHER] in table.chains()) is answered


@FALLS
@pytest.mark.rule("MR-EFF-05", "MR-GLOS-25")
@pytest.mark.parametrize(
    ("number", "answered"), [(at_least(2700), True), (at_most(1700), False)]
)
def test_it_is_asked_for_the_attack_that_it_had_then(
    falls: Any, number: Any, answered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Battle Ox, of 1700 ATK, with the 1000 of Axe of Despair, which goes with it."""
    deal_in(monkeypatch, watcher(falls(mine(like=(Has(Stat.ATTACK, number),)))))
    axe = face_up("Axe of Despair", on="Battle Ox")
    table = Table(
        yugi=side(field=["Battle Ox", axe, face_up(WATCHER)]), kaiba=side(hand=["Dark Hole"])
    )
    table.yugi.ends_turn()
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()

    assert ([WATCHER] in table.chains()) is answered


@pytest.mark.rule("MR-EFF-05", "MR-LINK-18")
@pytest.mark.parametrize(("zone", "answered"), [("M2", True), ("M4", False)])
def test_it_is_asked_whether_it_was_pointed_to(
    zone: str, answered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    burns = If(IsDestroyed(mine(like=(PointedTo(THIS),))), do=InflictDamage(Whose.THEIRS, 500))
    pointer = link_monster(
        "Pointing Hand",
        900000014,
        LinkMaterials(Cards(Kind.MONSTER), 1),
        burns,
        type=Type.CYBERSE,
        attribute=Attribute.DARK,
        attack=1000,
        markers=(Marker.LEFT,),
    )
    deal_in(monkeypatch, pointer)
    table = Table(
        yugi=side(field=[attacking(pointer.name, "M3"), attacking("Battle Ox", zone)]),
        kaiba=side(field=[SKULL]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(SKULL, at="Battle Ox")
    table.everyone_passes()

    assert table.chains() == ([[pointer.name]] if answered else [])
