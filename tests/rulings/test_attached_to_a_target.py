"""Cards are attached to another monster than the one that says it."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AndIfYouDo,
    AttachMaterial,
    Attribute,
    Cards,
    Choose,
    Effect,
    Frame,
    Icon,
    Ignition,
    Kind,
    Of,
    Place,
    SpecialSummon,
    Step,
    Target,
    Type,
    Whose,
)
from engine.yugioh.language.cards import CardText, monster, spell, trap
from tests.table import Table, side
from tests.table.laying import Lying, face_up

HOST = "Number 39: Utopia"
XYZ = Of(Frame.XYZ)
YOURS = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(XYZ,)))
FROM_HAND = AttachMaterial(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)), THAT)


def _lies_beneath(table: Table, host: str = HOST) -> list[str]:
    found = next(each for each in table.driver.duel.state.cards if each.text.name == host)
    return [each.text.name for each in found.materials]


def _board(*effects: Effect) -> CardText:
    return spell("Board", 9001, Activate(), *effects, icon=Icon.CONTINUOUS)


def _feeds(do: Step) -> Ignition:
    return Ignition(target=YOURS, do=do)


def _rider(*places: Place) -> CardText:
    effect = Ignition(target=YOURS, do=AttachMaterial(THIS, THAT), where=places)
    return monster(
        "Rider",
        9002,
        effect,
        attribute=Attribute.DARK,
        type=Type.MACHINE,
        level=4,
        attack=1000,
        defense=1000,
    )


def test_a_card_of_the_hand_comes_to_lie_beneath_the_target(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(_board(_feeds(FROM_HAND)))
    table = Table(yugi=side(field=[face_up("Board"), HOST], hand=["Kuriboh"]))
    table.yugi.activates("Board", targeting=HOST)
    table.everyone_passes()

    assert _lies_beneath(table) == ["Kuriboh"]
    assert not table.yugi.hand


def test_without_an_xyz_monster_there_is_nothing_to_target(
    lay_beside: Callable[..., None],
) -> None:
    any_of_yours = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    lay_beside(_board(Ignition(target=any_of_yours, do=FROM_HAND)))
    for host, may in (("Battle Ox", False), (HOST, True)):
        table = Table(yugi=side(field=[face_up("Board"), host], hand=["Kuriboh"]))
        assert table.yugi.may("activate", "Board") is may


def test_q_a_20830_also_beneath_a_target_that_was_turned_face_down(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(_board(_feeds(FROM_HAND)))
    table = Table(
        yugi=side(field=[face_up("Board"), HOST], hand=["Kuriboh"]),
        kaiba=side(field=["Book of Moon"]),
    )
    table.yugi.activates("Board", targeting=HOST)
    table.kaiba.activates("Book of Moon", targeting=HOST)
    table.everyone_passes()

    assert table.yugi.sees(HOST).position == "face-down Defense"
    assert _lies_beneath(table) == ["Kuriboh"]


def test_q_a_18085_nothing_is_attached_to_a_target_that_is_gone(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(_board(_feeds(FROM_HAND)))
    table = Table(
        yugi=side(field=[face_up("Board"), HOST], hand=["Kuriboh"]),
        kaiba=side(field=["Compulsory Evacuation Device"]),
    )
    table.yugi.activates("Board", targeting=HOST)
    table.kaiba.activates("Compulsory Evacuation Device", targeting=HOST)
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"]


def test_q_a_12419_nor_to_one_that_is_unaffected_by_it(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(_board(_feeds(FROM_HAND)))
    table = Table(
        yugi=side(field=[face_up("Board"), HOST], hand=["Kuriboh"]),
        kaiba=side(field=["Forbidden Lance"]),
    )
    table.yugi.activates("Board", targeting=HOST)
    table.kaiba.activates("Forbidden Lance", targeting=HOST)
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"]


@pytest.mark.parametrize("stays", [True, False])
def test_faq_10182_a_spell_attaches_itself_only_from_its_zone(
    stays: bool, lay_beside: Callable[..., None]
) -> None:
    """Overlay Regen."""
    regen = spell("Regen", 9001, Activate(target=YOURS, do=AttachMaterial(THIS, THAT)))
    lay_beside(regen)
    table = Table(
        yugi=side(field=[HOST], hand=["Regen"]),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )
    table.yugi.activates("Regen", targeting=HOST)
    if not stays:
        table.kaiba.activates("Mystical Space Typhoon", targeting="Regen")
    table.everyone_passes()

    assert _lies_beneath(table) == (["Regen"] if stays else [])
    assert table.yugi.graveyard == ([] if stays else ["Regen"])


@pytest.mark.parametrize("stays", [True, False])
def test_q_a_12367_a_trap_that_is_gone_still_revives(
    stays: bool, lay_beside: Callable[..., None]
) -> None:
    """Xyz Reborn."""
    fallen = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(XYZ,)))
    revives = AndIfYouDo(SpecialSummon(THAT), AttachMaterial(THIS, THAT))
    lay_beside(trap("Reborn", 9001, Activate(target=fallen, do=revives)))
    table = Table(
        yugi=side(field=["Reborn"], graveyard=[HOST]),
        kaiba=side(field=["Mystical Space Typhoon"]),
    )
    table.yugi.activates("Reborn", targeting=HOST)
    if not stays:
        table.kaiba.activates("Mystical Space Typhoon", targeting="Reborn")
    table.everyone_passes()

    assert table.yugi.monsters == [HOST]
    assert _lies_beneath(table) == (["Reborn"] if stays else [])


@pytest.mark.parametrize("place", [Place.HAND, Place.FIELD, Place.GRAVEYARD])
def test_q_a_23114_a_monster_attaches_itself_from_any_of_three_places(
    place: Place, lay_beside: Callable[..., None]
) -> None:
    """Springans Rockey; where its target is gone it stays where it is."""
    lay_beside(_rider(Place.HAND, Place.FIELD, Place.GRAVEYARD))
    for gone in (False, True):
        yugi = side(
            field=[HOST, "Rider"] if place is Place.FIELD else [HOST],
            hand=["Rider"] if place is Place.HAND else [],
            graveyard=["Rider"] if place is Place.GRAVEYARD else [],
        )
        table = Table(yugi=yugi, kaiba=side(field=["Compulsory Evacuation Device"]))
        table.yugi.activates("Rider", targeting=HOST)
        if gone:
            table.kaiba.activates("Compulsory Evacuation Device", targeting=HOST)
        table.everyone_passes()

        assert _lies_beneath(table) == ([] if gone else ["Rider"])
        where = {Place.HAND: table.yugi.hand, Place.GRAVEYARD: table.yugi.graveyard}
        assert ("Rider" in where.get(place, table.yugi.monsters)) is gone


def test_q_a_23113_having_gone_elsewhere_it_attaches_itself_to_nothing(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(_rider(Place.HAND, Place.FIELD, Place.GRAVEYARD))
    table = Table(
        yugi=side(field=[HOST, "Rider"]),
        kaiba=side(field=["Compulsory Evacuation Device"]),
    )
    table.yugi.activates("Rider", targeting=HOST)
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Rider")
    table.everyone_passes()

    assert _lies_beneath(table) == []
    assert table.yugi.hand == ["Rider"]


def test_what_lay_beneath_a_card_that_is_attached_is_lost(
    lay_beside: Callable[..., None],
) -> None:
    beside = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(XYZ,))
    lay_beside(_board(_feeds(AttachMaterial(Choose(beside), THAT))))
    other = Lying("Number C39: Utopia Ray", materials=("Kuriboh",))
    table = Table(yugi=side(field=[face_up("Board"), HOST, other]))
    table.yugi.activates("Board", targeting=HOST)
    table.everyone_passes()

    assert _lies_beneath(table) == ["Number C39: Utopia Ray"]
    assert table.yugi.graveyard == ["Kuriboh"]
