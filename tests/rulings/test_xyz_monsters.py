"""Xyz Monsters: their materials, and what becomes of them."""

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import BanishedInstead, Cards, Continuous, Kind
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.reasons import Reason
from tests.rulings.inventing import named, rewrite
from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

UTOPIA = Lying("Number 39: Utopia", "M1", materials=("Uraby", "Battle Ox"))
TWO = [attacking("Uraby", "M1"), defending("Battle Ox", "M2")]


def beneath(table: Table) -> list[str]:
    """The materials of the Utopia on the field."""
    cards = table.driver.duel.state.field()
    utopia = next(card for card in cards if card.text.name == "Number 39: Utopia")
    return [card.text.name for card in utopia.materials]


@pytest.mark.rule("MR-XYZ-01")
def test_an_xyz_monster_has_a_rank_and_no_level() -> None:
    utopia = by_name("Number 39: Utopia")

    assert (utopia.rank, utopia.level) == (4, 0)


@pytest.mark.rule("MR-XYZ-02", "MR-XYZ-03")
def test_two_face_up_monsters_of_that_level_are_needed() -> None:
    extra = ["Number 39: Utopia"]
    right = Table(yugi=side(field=TWO, extra=extra))
    low = Table(yugi=side(field=["Uraby", "Sonic Chick"], extra=extra))
    hidden = Table(yugi=side(field=["Uraby", face_down("Battle Ox")], extra=extra))

    assert right.yugi.may("Special Summon", "Number 39: Utopia")
    assert not low.yugi.may("Special Summon", "Number 39: Utopia")
    assert not hidden.yugi.may("Special Summon", "Number 39: Utopia")


@pytest.mark.rule("MR-XYZ-04", "MR-XYZ-05", "MR-XYZ-06", "MR-XYZ-07", "MR-FIELD-10")
def test_the_materials_are_laid_beneath_it_wherever_it_comes() -> None:
    table = Table(yugi=side(field=TWO, extra=["Number 39: Utopia"]))
    table.yugi.special_summons("Number 39: Utopia", zone="M2", position="Defense")

    assert table.questions(Reason.ZONE) == [["M1", "M2", "M3", "M4", "M5", "E1", "E2"]]
    assert table.questions(Reason.POSITION) == [["Attack", "Defense"]]
    assert beneath(table) == ["Uraby", "Battle Ox"]
    assert table.yugi.graveyard == []
    assert table.happened(Activated) == []


@pytest.mark.rule("MR-XYZ-08", "MR-XYZ-09")
def test_materials_are_not_on_the_field_and_are_left_behind_when_it_goes() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[UTOPIA]))
    assert table.kaiba.monsters == ["Number 39: Utopia"]
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert sorted(table.kaiba.graveyard) == ["Battle Ox", "Number 39: Utopia", "Uraby"]


@pytest.mark.rule("MR-XYZ-10")
def test_they_stay_when_it_is_turned_face_down_or_taken() -> None:
    turned = Table(yugi=side(hand=["Book of Moon"]), kaiba=side(field=[UTOPIA]))
    turned.yugi.activates("Book of Moon")
    turned.everyone_passes()
    assert beneath(turned) == ["Uraby", "Battle Ox"]

    taken = Table(yugi=side(hand=["Change of Heart"]), kaiba=side(field=[UTOPIA]))
    taken.yugi.activates("Change of Heart")
    taken.everyone_passes()
    assert taken.yugi.monsters == ["Number 39: Utopia"]
    assert beneath(taken) == ["Uraby", "Battle Ox"]


@pytest.mark.rule("MR-XYZ-12", "MR-XYZ-13", "MR-PEND-26")
def test_a_detached_material_goes_to_the_graveyard_a_pendulum_monster_too() -> None:
    utopia = Lying("Number 39: Utopia", "M1", materials=("Dragonpulse Magician",))
    table = Table(yugi=side(field=["Battle Ox"]), kaiba=side(field=[utopia]))
    table.yugi.attacks_with("Battle Ox")
    table.kaiba.activates("Number 39: Utopia")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Dragonpulse Magician"]
    assert table.kaiba.life == 8000
    assert table.yugi.monsters == ["Battle Ox"]


@pytest.mark.rule("MR-XYZ-12")
def test_without_material_it_cannot_be_paid_and_utopia_falls_when_attacked() -> None:
    bare = Lying("Number 39: Utopia", "M1")
    table = Table(yugi=side(field=["Battle Ox"]), kaiba=side(field=[bare]))
    table.yugi.attacks_with("Battle Ox")
    table.everyone_passes()

    table.yugi.calls_off()
    assert table.chains() == [["Number 39: Utopia"]]
    assert table.kaiba.graveyard == ["Number 39: Utopia"]


@pytest.mark.rule("MR-XYZ-15")
def test_a_material_goes_to_the_graveyard_of_its_owner() -> None:
    table = Table(
        yugi=side(
            field=[attacking("Uraby", "M1", borrowed=True), attacking("Battle Ox", "M2")],
            extra=["Number 39: Utopia"],
        ),
        kaiba=side(field=["Raigeki Break"], hand=["Waboku"]),
    )
    table.yugi.special_summons("Number 39: Utopia")
    table.kaiba.activates("Raigeki Break")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Waboku", "Uraby", "Raigeki Break"]
    assert sorted(table.yugi.graveyard) == ["Battle Ox", "Number 39: Utopia"]


@pytest.mark.rule("MR-XYZ-08")
@pytest.mark.parametrize(("what", "banished"), [(Cards(Kind.MONSTER), 0), (Cards(), 1)])
def test_a_material_is_no_monster_where_monsters_are_banished_instead(
    what: Cards, banished: int
) -> None:
    """FAQ 9154."""
    utopia = Lying("Number 39: Utopia", "M1", materials=("Uraby",))
    table = Table(yugi=side(field=["Silver Fang"]), kaiba=side(field=[utopia]))
    duel = table.driver.duel
    rewrite(duel, named(duel, "Silver Fang"), [Continuous(BanishedInstead(what))])
    table.yugi.attacks_with("Silver Fang")
    table.kaiba.activates("Number 39: Utopia")
    table.everyone_passes()

    assert beneath(table) == []
    assert (len(table.kaiba.banished), len(table.kaiba.graveyard)) == (banished, 1 - banished)
