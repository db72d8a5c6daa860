"""Toadally Awesome: it negates what the opponent activates, and may Set what it destroyed."""

import pytest

from cards.yugioh import by_name
from engine.core.changing import changed
from engine.yugioh.language import Frame, GainLife, Ignition
from tests.table import Table, face_up, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying

TOAD, FROG = "Toadally Awesome", "Swap Frog"
LOADED = Lying(TOAD, materials=("Uraby",))
FULL = ["Uraby", "Battle Ox", "Feral Imp", "Kuriboh"]


def negating(activated: str, yugi: list[str | Lying], *others: str | Lying) -> Table:
    """kaiba has chained Toadally Awesome to that card of yugi, who controls these."""
    table = Table(
        yugi=side(hand=[activated], field=yugi, deck=["Uraby"] * 5),
        kaiba=side(field=[LOADED, *others], hand=[FROG]),
    )
    table.yugi.activates(activated)
    table.kaiba.activates(TOAD)
    table.kaiba.chooses(FROG)
    return table


@pytest.mark.parametrize("sets", [True, False])
def test_the_destroyed_spell_may_be_set_on_the_field_of_its_player(sets: bool) -> None:
    """FAQ 12642."""
    table = negating("Pot of Greed", [])
    table.kaiba.agrees() if sets else table.kaiba.declines()
    table.everyone_passes()

    assert (table.yugi.hand, table.kaiba.graveyard) == ([], [FROG])
    assert table.kaiba.spells == (["Pot of Greed"] if sets else [])
    assert table.yugi.graveyard == ([] if sets else ["Pot of Greed"])
    if sets:
        assert table.kaiba.sees("Pot of Greed").position == "Set"


def test_a_field_spell_takes_the_place_of_the_old_one() -> None:
    """Q&A 10242."""
    table = negating("Umi", [], face_up("Mountain"))
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.kaiba.graveyard == [FROG, "Mountain"]
    assert table.kaiba.sees("Umi").position == "Set"


@pytest.mark.parametrize("free", [True, False])
def test_a_monster_is_set_by_special_summoning_it_face_down(
    free: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 12642: where there is a Main Monster Zone for it."""
    prays = changed(by_name("Uraby"), effects=(Ignition(do=GainLife(500)),), frame=Frame.EFFECT)
    deal_in(monkeypatch, prays)
    others = FULL[: 3 if free else 4]
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[LOADED, *others], hand=[FROG]))
    table.yugi.activates("Uraby")
    table.kaiba.activates(TOAD)
    table.kaiba.chooses(FROG)
    if free:
        table.kaiba.agrees()
    table.everyone_passes()
    if free:
        assert table.kaiba.sees("Uraby").position == "face-down Defense"
    assert table.yugi.life == 8000
    assert table.yugi.graveyard == ([] if free else ["Uraby"])


def test_nothing_destroyed_is_nothing_set() -> None:
    """Q&A 19537: an effect of the Graveyard is negated, and its card stays there."""
    table = Table(
        yugi=side(field=["Sangan"], hand=["Summoned Skull"], deck=["Kuriboh"]),
        kaiba=side(field=[LOADED], hand=[FROG]),
    )
    table.yugi.summons("Summoned Skull", tributing=["Sangan"])
    table.kaiba.activates(TOAD)
    table.kaiba.chooses(FROG)
    table.everyone_passes()

    assert (table.yugi.graveyard, table.yugi.hand) == (["Sangan"], [])
    assert table.kaiba.monsters == [TOAD]


@pytest.mark.parametrize("material", [True, False])
def test_in_each_standby_phase_it_brings_a_frog_for_a_material(material: bool) -> None:
    lying = Lying(TOAD, materials=("Uraby",) if material else ())
    table = Table(yugi=side(hand=["Kuriboh"]), kaiba=side(field=[lying], deck=["Uraby", FROG]))
    table.yugi.ends_turn()
    if material:
        table.kaiba.activates(TOAD)
        table.everyone_passes()
    assert (FROG in table.kaiba.monsters) is material
    assert table.kaiba.graveyard == (["Uraby"] if material else [])


def test_sent_away_it_returns_a_water_monster() -> None:
    table = Table(
        yugi=side(field=["Blue-Eyes White Dragon"]),
        kaiba=side(field=[TOAD], graveyard=[FROG, "Battle Ox"]),
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon")
    table.kaiba.activates(TOAD, effect=2, targeting=FROG)
    table.everyone_passes()
    assert FROG in table.kaiba.hand
