"""Link Monsters: materials, markers, zones, and what may not be done to them."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.asked import all_that
from engine.yugioh.field.arrows import co_linked
from engine.yugioh.language import (
    THIS,
    Cards,
    GainLife,
    Has,
    If,
    IsSummoned,
    Kind,
    Place,
    PointedTo,
    Stat,
    at_most,
)
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from tests.rulings.linking import is_linked
from tests.table import Table, attacking, defending, face_down, improper, side

THREE = ["Sonic Chick", "Junk Synchron", "Speed Warrior"]


@pytest.mark.rule("MR-LINK-01", "MR-LINK-02")
def test_a_link_monster_has_a_rating_and_neither_level_nor_defense() -> None:
    talker = by_name("Decode Talker")

    assert (talker.level, talker.defense, talker.rating) == (0, 0, 3)
    assert by_name("Honeybot").rating == 2


@pytest.mark.rule("MR-LINK-02")
def test_a_link_monster_is_not_among_those_with_little_defense() -> None:
    table = Table(yugi=side(field=["Honeybot", "Kuriboh"]))
    weak = Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.DEFENSE, at_most(1000)),))
    duel = table.driver.duel
    speaker = Speaker(duel.state.cards[0], table.yugi.seat)

    assert [card.text.name for card in all_that(weak, duel, speaker)] == ["Kuriboh"]


@pytest.mark.rule("MR-LINK-03", "MR-LINK-10", "MR-LINK-17", "MR-FIELD-14", "MR-SS-02")
def test_a_link_summon_sends_the_materials_and_puts_it_in_an_extra_monster_zone() -> None:
    table = Table(yugi=side(field=THREE, extra=["Decode Talker"]))
    table.yugi.special_summons("Decode Talker", zone="E2")

    assert table.questions(Reason.ZONE) == [["E1", "E2"]]
    assert table.yugi.graveyard == THREE
    assert table.yugi.sees("Decode Talker").position == "face-up Attack"
    assert table.yugi.sees("Decode Talker").zone == "E2"
    assert table.happened(Activated) == []


@pytest.mark.rule("MR-LINK-04", "MR-LINK-05", "MR-LINK-06")
def test_the_materials_are_face_up_fit_the_text_and_count_exactly() -> None:
    two = Table(yugi=side(field=THREE[:2], extra=["Decode Talker"]))
    normal = Table(yugi=side(field=[*THREE[:2], "Uraby"], extra=["Decode Talker"]))
    hidden = Table(yugi=side(field=[*THREE[:2], face_down(THREE[2])], extra=["Decode Talker"]))
    shown = Table(yugi=side(field=[*THREE[:2], defending(THREE[2])], extra=["Decode Talker"]))

    assert not two.yugi.may("Special Summon", "Decode Talker")
    assert not normal.yugi.may("Special Summon", "Decode Talker")
    assert not hidden.yugi.may("Special Summon", "Decode Talker")
    assert shown.yugi.may("Special Summon", "Decode Talker")


@pytest.mark.rule("MR-LINK-07", "MR-LINK-08", "MR-LINK-16")
def test_a_link_monster_counts_as_its_rating_but_not_as_several_monsters() -> None:
    alone = Table(yugi=side(field=[attacking("Decode Talker", "E1")], extra=["Decode Talker"]))
    assert not alone.yugi.may("Special Summon", "Decode Talker")

    table = Table(
        yugi=side(field=[attacking("Honeybot", "E1"), "RAM Clouder"], extra=["Decode Talker"])
    )
    table.yugi.special_summons("Decode Talker", zone="E1")
    assert sorted(table.yugi.graveyard) == ["Honeybot", "RAM Clouder"]


@pytest.mark.rule("MR-LINK-09")
def test_two_link_2_monsters_count_together_as_3() -> None:
    table = Table(
        yugi=side(
            field=[attacking("Honeybot", "E1"), attacking("Honeybot", "M1")],
            extra=["Decode Talker"],
        )
    )

    assert table.yugi.may("Special Summon", "Decode Talker")


@pytest.mark.rule("MR-LINK-11", "MR-FIELD-11", "MR-XLINK-03", "MR-LINK-23")
def test_the_next_link_monster_goes_where_a_marker_points_on_the_own_side() -> None:
    table = Table(
        yugi=side(
            field=[attacking("Decode Talker", "E1"), attacking("Uraby", "M5")],
            extra=["Link Spider"],
        )
    )
    table.yugi.special_summons("Link Spider", zone="M3")

    assert table.questions(Reason.ZONE) == [["M1", "M3"]]


@pytest.mark.rule("MR-LINK-13", "MR-LINK-14", "MR-LINK-15", "MR-FIELD-10")
def test_without_a_linked_zone_a_synchro_comes_and_a_link_does_not() -> None:
    table = Table(
        yugi=side(
            field=[
                attacking("Honeybot", "E1"),
                attacking("Junk Synchron", "M1"),
                attacking("Speed Warrior", "M2"),
                attacking("Uraby", "M5"),
            ],
            extra=["Link Spider", "Junk Warrior"],
        )
    )

    assert not table.yugi.may("Special Summon", "Link Spider")
    assert table.yugi.may("Special Summon", "Junk Warrior")


@pytest.mark.rule("MR-LINK-18", "MR-LINK-20", "MR-LINK-28")
def test_what_a_marker_gives_ends_when_the_monster_is_gone() -> None:
    table = Table(
        yugi=side(field=[attacking("Decode Talker", "E1"), attacking("Link Spider", "M1")]),
        kaiba=side(field=["Raigeki Break", attacking("Uraby", "M4")], hand=["Waboku"]),
        turn_player="kaiba",
    )
    assert table.yugi.sees("Decode Talker").attack == 3300
    table.kaiba.activates("Raigeki Break", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Decode Talker").attack == 2800
    assert table.yugi.monsters == ["Link Spider", "Decode Talker"]


@pytest.mark.rule("MR-LINK-19", "MR-LINK-22", "MR-FIELD-17")
def test_the_linked_state_reaches_the_side_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=[attacking("Decode Talker", "E1"), attacking("Uraby", "M2")]),
        kaiba=side(field=[attacking("Battle Ox", "M4")]),
    )

    assert is_linked(table, "Decode Talker")
    assert is_linked(table, "Battle Ox")
    assert not is_linked(table, "Uraby")


@pytest.mark.rule("MR-LINK-21")
def test_co_linked_are_two_that_point_at_each_other() -> None:
    table = Table(
        yugi=side(field=[attacking("Link Spider", "E1"), attacking("Knightmare Phoenix", "M2")])
    )
    duel = table.driver.duel
    spider = next(c for c in duel.state.field() if c.text.name == "Link Spider")

    assert [card.text.name for card in co_linked(duel, spider)] == ["Knightmare Phoenix"]


@pytest.mark.rule("MR-LINK-24")
def test_the_opponent_may_use_a_marker_that_points_to_their_zone() -> None:
    table = Table(
        yugi=side(field=[attacking("Decode Talker", "E1")]),
        kaiba=side(field=[attacking("Uraby", "M1")], extra=["Link Spider"]),
        turn_player="kaiba",
    )
    table.kaiba.special_summons("Link Spider", zone="M4")

    assert table.questions(Reason.ZONE) == [["M4", "E2"]]


@pytest.mark.rule("MR-LINK-25", "MR-LINK-26", "MR-SS-04")
def test_a_link_monster_is_revived_to_any_main_monster_zone_in_attack_position() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=["Decode Talker", improper("Honeybot")])
    )
    table.yugi.activates("Monster Reborn", targeting="Decode Talker")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TARGET)
    assert table.questions(Reason.ZONE)[-1] == ["M1", "M2", "M3", "M4", "M5"]
    assert not table.was_asked(table.yugi, Reason.POSITION)
    assert table.yugi.sees("Decode Talker").position == "face-up Attack"


@pytest.mark.rule("MR-LINK-26", "MR-LINK-27")
def test_a_link_monster_cannot_be_turned() -> None:
    table = Table(
        yugi=side(field=[attacking("Decode Talker", "E1")], hand=["Book of Moon"]),
    )

    assert not table.yugi.may("activate", "Book of Moon")
    assert not table.yugi.may("change position", "Decode Talker")


@pytest.mark.rule("MR-LINK-29", "MR-XYZ-14")
def test_a_monster_without_a_level_is_no_xyz_material() -> None:
    table = Table(
        yugi=side(
            field=[
                attacking("Decode Talker", "E1"),
                attacking("Number 39: Utopia", "M1"),
                attacking("Uraby", "M2"),
            ],
            extra=["Number 39: Utopia"],
        )
    )

    assert not table.yugi.may("Special Summon", "Number 39: Utopia")


@pytest.mark.rule("SD-27", "SD-28")
def test_in_a_speed_duel_a_marker_to_a_missing_zone_points_to_nothing() -> None:
    table = Table(
        format="speed",
        yugi=side(
            field=[attacking("Decode Talker", "E1"), attacking("Uraby", "M4")],
            extra=["Link Spider"],
        ),
    )
    table.yugi.special_summons("Link Spider")

    assert table.yugi.sees("Link Spider").zone == "M3"


@pytest.mark.rule("MR-FIELD-12", "MR-FIELD-15", "MR-FIELD-16")
def test_a_monster_in_an_extra_monster_zone_is_a_sixth_and_destroyed_with_the_rest() -> None:
    five = [attacking("Uraby", f"M{n}") for n in range(1, 6)]
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=[*five, attacking("Decode Talker", "E2")]),
    )
    assert len(table.kaiba.monsters) == 6
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.driver.duel.state.extra_monsters == [None, None]


@pytest.mark.rule("MR-CTRL-02", "MR-CTRL-03", "MR-CTRL-05")
def test_control_of_a_monster_moves_from_an_extra_to_a_main_monster_zone_and_back() -> None:
    table = Table(
        yugi=side(hand=["Change of Heart"]),
        kaiba=side(field=[attacking("Decode Talker", "E2")]),
    )
    table.yugi.activates("Change of Heart", targeting="Decode Talker", zone="M2")
    table.everyone_passes()
    assert table.yugi.sees("Decode Talker").zone == "M2"
    assert table.driver.duel.state.extra_monsters == [None, None]
    table.turn_ends()

    assert table.kaiba.sees("Decode Talker").zone == "M1"


@pytest.mark.rule("MR-POS-11")
def test_a_link_monster_keeps_its_position_in_every_phase() -> None:
    table = Table(yugi=side(field=[attacking("Decode Talker", "E1"), attacking("Uraby", "M1")]))
    assert table.yugi.options("change position") == ["Uraby"]
    table.yugi.attacks_with("Uraby", at="Direct")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("change position", "Decode Talker")


@pytest.mark.rule("MR-SUM-19")
def test_a_revived_link_monster_stands_in_attack_position_unasked() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Decode Talker", "Uraby"]))
    table.yugi.activates("Monster Reborn", targeting="Decode Talker")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.POSITION)
    assert table.yugi.sees("Decode Talker").position == "face-up Attack"

    usual = Table(yugi=side(hand=["Monster Reborn"], graveyard=["Decode Talker", "Uraby"]))
    usual.yugi.activates("Monster Reborn", targeting="Uraby")
    usual.everyone_passes()
    assert usual.questions(Reason.POSITION) == [["Attack", "Defense"]]


@pytest.mark.rule("MR-LINK-27")
def test_no_card_that_turns_monsters_can_choose_a_link_monster() -> None:
    table = Table(
        yugi=side(hand=["Enemy Controller", "Book of Moon"]),
        kaiba=side(field=[attacking("Decode Talker", "E1"), attacking("Uraby", "M1")]),
    )
    table.yugi.activates("Book of Moon")
    table.everyone_passes()
    assert table.kaiba.sees("Uraby").position == "face-down Defense"
    assert not table.was_asked(table.yugi, Reason.TARGET)

    assert not table.yugi.may("activate", "Enemy Controller")


@pytest.mark.rule("MR-LINK-18")
@pytest.mark.parametrize(("zone", "answered"), [("M2", True), ("M1", False)])
def test_faq_14445_a_summon_to_a_zone_that_it_points_to_is_answered(
    zone: str, answered: bool, lay_beside: Callable[..., None]
) -> None:
    """Day-Breaker the Shining Magical Warrior."""
    there = Cards(Kind.MONSTER, place=Place.FIELD, like=(PointedTo(THIS),))
    gains = If(IsSummoned(there), do=GainLife(500))
    lay_beside(replace(by_name("Honeybot"), name="Pointer", passcode=9001, effects=(gains,)))
    table = Table(yugi=side(hand=["Uraby"], field=[attacking("Pointer", "M3")]))
    table.yugi.summons("Uraby", zone=zone)
    table.everyone_passes()

    assert table.yugi.life == (8500 if answered else 8000)
