"""What destroys cards without a chain asks as well what keeps effects from destroying them."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Attribute,
    Cards,
    Continuous,
    DestroyedIf,
    Exists,
    Kind,
    Place,
    StandsAgainstEffects,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster
from engine.yugioh.state.events.moves import Destroyed, Why
from tests.table import Table, face_down, face_up, side

UMI, WALL, TYPHOON = "Umi", "Tornado Wall", "Mystical Space Typhoon"
SAND, SWORDS = "Bottomless Shifting Sand", "Swords of Revealing Light"


def guard(of: Kind) -> CardText:
    """A monster that lets no effect destroy cards of that kind on the field of its player."""
    spared = StandsAgainstEffects(Cards(of, Whose.YOURS, Place.FIELD))
    return monster(
        f"Guard of each {of.name.title()}",
        {Kind.SPELL: 9001, Kind.TRAP: 9002}[of],
        Continuous(spared),
        attribute=Attribute.LIGHT,
        type=Type.FAIRY,
        level=4,
        attack=1000,
        defense=1000,
    )


OF_SPELLS, OF_TRAPS = guard(Kind.SPELL), guard(Kind.TRAP)


@pytest.fixture(autouse=True)
def known(lay_beside: Callable[..., None]) -> None:
    lay_beside(OF_SPELLS, OF_TRAPS)


@pytest.mark.rule("MR-EFF-02")
def test_what_has_itself_destroyed_stays_as_long_as_no_effect_can_destroy_it() -> None:
    """Q&A 9054, 18553; and is destroyed once it can be."""
    table = Table(
        yugi=side(
            field=[face_up(WALL), face_up(UMI), OF_TRAPS.name], hand=[TYPHOON, "Dark Hole"]
        )
    )
    table.yugi.activates(TYPHOON, targeting=UMI)
    table.everyone_passes()
    assert table.yugi.spells == [WALL]

    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert table.yugi.field == []
    assert [event.why for event in table.happened(Destroyed)][-1] is Why.DESTROYED_BY_EFFECT


@pytest.mark.rule("MR-EFF-02", "MR-TURN-05")
@pytest.mark.parametrize("guards", [[], [OF_TRAPS.name]])
def test_nor_is_it_in_its_standby_phase(guards: list[str]) -> None:
    """Q&A 9054: another effect of the same kind."""
    table = Table(
        yugi=side(field=[face_up(SAND), *guards]),
        kaiba=side(field=["Summoned Skull"]),
        turn_player="kaiba",
    )
    table.turn_ends()

    assert table.yugi.spells == ([SAND] if guards else [])


@pytest.mark.parametrize("guards", [[], [OF_SPELLS.name]])
def test_what_is_negated_and_destroyed_as_it_resolves_is_negated_alone(
    guards: list[str],
) -> None:
    """Freed, by analogy with Q&A 9054: it destroys by an effect that starts no chain."""
    table = Table(
        yugi=side(field=guards, hand=["Book of Moon"]),
        kaiba=side(field=["Freed the Matchless General"]),
    )
    table.yugi.activates("Book of Moon", targeting="Freed the Matchless General")
    table.everyone_passes()

    assert table.kaiba.sees("Freed the Matchless General").position == "face-up Attack"
    assert len(table.happened(Destroyed)) == (0 if guards else 1)


@pytest.mark.rule("MR-TURN-15")
def test_what_has_remained_for_its_turns_goes_by_no_effect() -> None:
    """Q&A 19310: so nothing that spares cards from effects keeps it."""
    table = Table(yugi=side(field=[face_up(SWORDS), OF_SPELLS.name]))
    for _ in range(6):
        table.turn_ends()

    assert table.yugi.spells == []
    assert [event.why for event in table.happened(Destroyed)] == [Why.DESTROYED_BY_RULE]


def test_what_an_attack_flips_is_destroyed_only_after_the_damage(
    lay_beside: Callable[..., None],
) -> None:
    """Q&A 17032: the battle is calculated as usual, and the Malebranche falls afterwards."""
    company = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)
    loner = monster(
        "Loner",
        9003,
        DestroyedIf(Exists(company)),
        attribute=Attribute.DARK,
        type=Type.FIEND,
        level=3,
        attack=0,
        defense=2000,
    )
    lay_beside(loner)
    table = Table(
        yugi=side(field=["Battle Ox"]), kaiba=side(field=[face_down("Loner"), "Battle Ox"])
    )
    table.yugi.attacks_with("Battle Ox", at="Loner")
    table.everyone_passes()
    assert table.life_changes() == [("yugi", "BATTLE", -300)]
    assert table.kaiba.monsters == ["Battle Ox"]
    assert table.kaiba.graveyard == ["Loner"]
