"""How many materials a summon takes, and which of them have to be there."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.protocol import Seat
from engine.yugioh.language import (
    Cards,
    CardText,
    Continuous,
    Frame,
    Kind,
    LinkMaterials,
    Marker,
    Materials,
    NeverMaterial,
    Of,
    Place,
    ServesAsMaterial,
    Summon,
    SynchroMaterials,
    Type,
    Whose,
    XyzMaterials,
)
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.materials import suffices, ways_to_summon
from tests.builds import only_of_the_source
from tests.fuzz.counting import counting
from tests.rulings.inventing import named, rewrite, speaking
from tests.table import Table, attacking, side


def do(materials: Materials, *names: str, summoned: str) -> bool:
    """Whether monsters of those names are together the materials for the one summoned."""
    field = [attacking(name, f"M{nth}") for nth, name in enumerate(names, 1)]
    table = Table(yugi=side(field=field, extra=[summoned]))
    duel = table.driver.duel
    given = [each for each in duel.state.sides[0].monsters if each is not None]
    speaker = Speaker(duel.state.sides[0].extra[0], Seat(0))
    return suffices(materials, duel, speaker, given)


@pytest.mark.rule("MR-XYZ-02")
def test_an_xyz_summon_takes_more_materials_where_the_text_lets_it() -> None:
    two, more = XyzMaterials(4, 2), XyzMaterials(4, 2, or_more=True)
    warriors = ["Uraby", "Uraby", "Uraby"]

    assert do(more, *warriors, summoned="Number 39: Utopia")
    assert do(more, *warriors[:2], summoned="Number 39: Utopia")
    assert not do(more, "Uraby", summoned="Number 39: Utopia")
    assert not do(two, *warriors, summoned="Number 39: Utopia")


@pytest.mark.rule("MR-SYNC-02", "MR-SYNC-03")
def test_a_synchro_summon_takes_exactly_as_many_where_the_text_says_no_more() -> None:
    two_small = ("Junk Synchron", "Sonic Chick", "Sonic Chick")

    assert do(SynchroMaterials(least=2, exact=True), *two_small, summoned="Junk Warrior")
    assert do(SynchroMaterials(least=1), *two_small, summoned="Junk Warrior")
    assert not do(SynchroMaterials(least=1, exact=True), *two_small, summoned="Junk Warrior")


@pytest.mark.rule("MR-LINK-05")
def test_one_of_the_link_materials_has_to_be_what_the_text_includes() -> None:
    dragon = Cards(Kind.MONSTER, like=(Of(Type.DRAGON),))
    one_dragon = LinkMaterials(Cards(), 2, including=dragon)

    assert do(one_dragon, "Uraby", "Alexandrite Dragon", summoned="Knightmare Phoenix")
    assert not do(one_dragon, "Uraby", "Uraby", summoned="Knightmare Phoenix")


@only_of_the_source("the compiled build calls nothing that can be counted")
@pytest.mark.parametrize(
    ("name", "materials"),
    [
        ("Knightmare Phoenix", LinkMaterials(Cards(), 2, or_more=True)),
        ("Number 39: Utopia", XyzMaterials(4, 2)),
        ("Junk Warrior", SynchroMaterials(least=1)),
    ],
)
@pytest.mark.rule("MR-SS-02")
def test_materials_are_chosen_of_two_full_fields_in_a_bounded_number_of_steps(
    name: str, materials: Materials
) -> None:
    """All monsters of the opponent serve too, as one does by Synchro Material."""
    field = ["Uraby", "Silver Fang", "Junk Synchron", "Sonic Chick", "Celtic Guardian"]
    theirs = side(field=["Battle Ox", "Feral Imp", "Mokey Mokey", "Koumori Dragon", "Sangan"])
    duel, speaker = speaking(side(field=field, extra=[name]), name, theirs)
    lent = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
    facts = [
        Continuous(ServesAsMaterial(lent, way))
        for way in (Summon.LINK, Summon.XYZ, Summon.SYNCHRO)
    ]
    rewrite(duel, named(duel, "Celtic Guardian"), facts)
    speaker.card.text = replace(speaker.card.text, materials=materials)
    with counting(30_000):
        ways = list(ways_to_summon(duel, Seat(0), speaker.card))

    assert any(monster.controller == Seat(1) for way in ways for monster in way)


@pytest.mark.parametrize("negated", [[], ["Skill Drain"]])
def test_faq_14250_it_is_no_material_in_the_turn_of_its_own_summon_alone(
    lay_beside: Callable[..., None], negated: list[str]
) -> None:
    """That is no effect: it is so though its effects are negated."""
    lay_beside(
        CardText(
            "Gear",
            9001,
            Kind.MONSTER,
            (NeverMaterial((Summon.LINK,), that_turn=True),),
            frame=Frame.LINK,
            markers=(Marker.BOTTOM_LEFT,),
            materials=LinkMaterials(Cards(Kind.MONSTER), 1),
        )
    )
    table = Table(
        yugi=side(field=["Uraby", *negated], extra=["Gear", "Gear"], deck=["Uraby"] * 3)
    )
    table.yugi.special_summons("Gear")
    assert not table.yugi.may("Special Summon", "Gear")

    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("Special Summon", "Gear")
