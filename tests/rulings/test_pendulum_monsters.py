"""Pendulum Monsters: as Spells in their zones, summoned together, and gone face-up."""

import pytest

from cards.yugioh import by_name
from engine.yugioh.asked import all_that, means
from engine.yugioh.language import Cards, Icon, In, Kind, Of, Place, Zone
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.summons import PendulumSummoned, Summoned
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.views.board import TableView
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

SCALES = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpit Magician", "S5")]
FIVE = ["Waboku", "Jar of Greed", "Trap Hole"]


@pytest.mark.rule("MR-PEND-01", "MR-PEND-02", "MR-PEND-06")
def test_a_pendulum_monster_is_summoned_or_activated_but_not_set_as_a_spell() -> None:
    assert by_name("Dragonpulse Magician").scale == 1
    table = Table(yugi=side(hand=["Dragonpulse Magician"]))
    assert table.yugi.may("Normal Summon", "Dragonpulse Magician")
    assert table.yugi.may("activate", "Dragonpulse Magician")
    table.yugi.sets("Dragonpulse Magician")

    assert table.yugi.sees("Dragonpulse Magician").zone == "M1"


@pytest.mark.rule("MR-PEND-03", "MR-PEND-04", "MR-PEND-05", "MR-PEND-07", "MR-PEND-12")
def test_it_is_activated_in_an_end_zone_and_stays() -> None:
    table = Table(yugi=side(hand=["Dragonpulse Magician"]))
    table.yugi.activates("Dragonpulse Magician", zone="S5")
    table.everyone_passes()
    assert table.questions(Reason.ZONE) == [["S1", "S5"]]
    assert table.chains() == [["Dragonpulse Magician"]]
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.sees("Dragonpulse Magician").zone == "S5"


@pytest.mark.rule("MR-PEND-10", "MR-PEND-11", "MR-PEND-07")
def test_no_third_finds_room_and_both_count_to_the_five() -> None:
    table = Table(
        yugi=side(field=[*SCALES, *FIVE], hand=["Dragonpulse Magician", "Pot of Greed"])
    )

    assert not table.yugi.may("activate", "Dragonpulse Magician")
    assert not table.yugi.may("Set", "Pot of Greed")
    assert not table.yugi.may("activate", "Pot of Greed")


@pytest.mark.rule("MR-PEND-08", "MR-PEND-09", "MR-PEND-24", "MR-PEND-25", "MR-PEND-27")
def test_as_a_spell_it_is_destroyed_by_typhoon_and_lies_face_up_in_the_extra_deck() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon", "Dark Hole"]),
        kaiba=side(
            field=[face_up("Dragonpulse Magician", "S1")], extra=["Number 39: Utopia"] * 15
        ),
    )
    assert not table.yugi.may("activate", "Dark Hole")
    table.yugi.activates("Mystical Space Typhoon", targeting="Dragonpulse Magician")
    table.everyone_passes()

    assert table.kaiba.graveyard == []
    assert table.kaiba.sees("Dragonpulse Magician").place == "extra_deck"
    assert len(table.driver.duel.state.sides[1].extra) == 16


@pytest.mark.rule("MR-PEND-09")
@pytest.mark.parametrize("icon", list(Icon))
def test_in_a_pendulum_zone_it_has_the_icon_of_no_kind_of_spell(icon: Icon) -> None:
    table = Table(
        yugi=side(field=[face_up("Dragonpulse Magician", "S1"), face_up("Banner of Courage")])
    )
    duel = table.driver.duel
    scale, banner = duel.state.spells(table.yugi.seat)
    speaker = Speaker(banner, table.yugi.seat)
    spells = Cards(Kind.SPELL, place=Place.FIELD, like=(Of(icon),))

    assert means(Cards(Kind.SPELL, place=Place.FIELD), duel, speaker, scale)
    assert not means(spells, duel, speaker, scale)
    assert means(spells, duel, speaker, banner) is (icon is Icon.CONTINUOUS)


@pytest.mark.rule("MR-PEND-28")
def test_what_lies_face_up_in_the_extra_deck_is_known_to_both() -> None:
    extra: list[str | Lying] = [face_up("Dragonpulse Magician"), "Number 39: Utopia"]
    table = Table(yugi=side(extra=extra))
    view: TableView = table.seen_by(table.kaiba)

    assert view.sides[0].extra_count == 2
    assert view.sides[0].extra is None
    shown = [card.text for card in view.sides[0].extra_face_up]
    assert shown == [by_name("Dragonpulse Magician")]
    assert table.seen_by(None).sides[0].extra_face_up == view.sides[0].extra_face_up


@pytest.mark.rule("MR-PEND-13", "MR-PEND-14", "MR-PEND-17", "MR-PEND-20", "MR-PEND-21")
def test_any_number_between_the_scales_comes_at_once_and_once_a_turn() -> None:
    hand = ["Summoned Skull", "Celtic Guardian", "Blue-Eyes White Dragon", "Battle Ox"]
    table = Table(yugi=side(field=SCALES, hand=hand))
    table.yugi.pendulum_summons("Summoned Skull", "Celtic Guardian")

    fitting = ["Summoned Skull", "Celtic Guardian", "Battle Ox"]
    assert table.questions(Reason.PENDULUM) == [fitting]
    assert table.yugi.monsters == ["Summoned Skull", "Celtic Guardian"]
    assert len(table.happened(PendulumSummoned)) == 1
    assert len(table.happened(Summoned)) == 2
    assert table.questions(Reason.ZONE)[0] == ["M1", "M2", "M3", "M4", "M5"]
    assert not table.yugi.may("Pendulum Summon", None)


@pytest.mark.rule("MR-PEND-22", "MR-SS-02")
def test_a_pendulum_summon_is_no_activation() -> None:
    table = Table(yugi=side(field=SCALES, hand=["Battle Ox"]))
    table.yugi.pendulum_summons("Battle Ox")

    assert table.happened(Activated) == []


@pytest.mark.rule("MR-PEND-15", "MR-PEND-16")
def test_with_equal_scales_no_level_lies_between_but_the_effects_work() -> None:
    equal = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpulse Magician", "S5")]
    table = Table(
        yugi=side(field=equal, hand=["Battle Ox", "Dragonpit Magician"]),
        kaiba=side(field=["Uraby"]),
    )

    assert not table.yugi.may("Pendulum Summon", None)
    assert table.yugi.may("activate", "Dragonpulse Magician")


@pytest.mark.rule("MR-PEND-18", "MR-PEND-19")
def test_from_the_extra_deck_only_one_finds_a_zone_without_a_marker() -> None:
    extra = [face_up("Dragonpulse Magician"), face_up("Dragonpulse Magician")]
    table = Table(yugi=side(field=SCALES, extra=[*extra, "Junk Warrior"]))
    table.yugi.pendulum_summons("Dragonpulse Magician")

    assert table.questions(Reason.PENDULUM) == [["Dragonpulse Magician"] * 2]
    assert table.questions(Reason.ZONE) == [["E1", "E2"]]


@pytest.mark.rule("MR-LINK-12", "MR-PEND-19")
def test_markers_open_zones_for_those_from_the_extra_deck() -> None:
    extra = [face_up("Dragonpulse Magician"), face_up("Dragonpulse Magician")]
    table = Table(yugi=side(field=[*SCALES, attacking("Decode Talker", "E1")], extra=extra))
    table.yugi.pendulum_summons("Dragonpulse Magician", "Dragonpulse Magician")

    assert table.questions(Reason.ZONE)[0] == ["M1", "M3"]
    assert table.yugi.monsters.count("Dragonpulse Magician") == 2


@pytest.mark.rule("MR-PEND-23", "MR-RIT-01")
def test_a_ritual_monster_is_not_pendulum_summoned_from_the_hand() -> None:
    table = Table(yugi=side(field=SCALES, hand=["Black Luster Soldier"]))

    assert not table.yugi.may("Pendulum Summon", None)


@pytest.mark.rule("MR-PEND-23")
def test_a_spirit_and_one_with_a_way_of_its_own_are_not_pendulum_summoned() -> None:
    hand = ["Yata-Garasu", "Asura Priest", "Photon Thrasher", "Gorz the Emissary of Darkness"]
    table = Table(yugi=side(field=SCALES, hand=[*hand, "Battle Ox"]))
    table.yugi.pendulum_summons("Battle Ox")

    assert table.questions(Reason.PENDULUM) == [["Gorz the Emissary of Darkness", "Battle Ox"]]


@pytest.mark.rule("MR-PEND-24", "MR-PEND-25")
def test_a_set_one_destroyed_by_battle_goes_to_the_extra_deck() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_down("Dragonpulse Magician")]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Dragonpulse Magician")
    table.everyone_passes()

    assert table.kaiba.sees("Dragonpulse Magician").place == "extra_deck"


@pytest.mark.rule("MR-PEND-26")
def test_a_discarded_one_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Raigeki Break"], hand=["Dragonpulse Magician"]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates("Raigeki Break", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard[0] == "Dragonpulse Magician"


@pytest.mark.rule("MR-PEND-24", "MR-PEND-30")
def test_one_whose_monster_effect_is_negated_goes_to_the_extra_deck() -> None:
    table = Table(
        yugi=side(field=["Stargazer Magician", "Dragonpulse Magician"]),
        kaiba=side(field=["Compulsory Evacuation Device", "Divine Wrath"], hand=["Kuriboh"]),
    )
    table.yugi.attacks_with("Stargazer Magician")
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Dragonpulse Magician")
    table.chain_resolves()
    table.yugi.activates("Stargazer Magician")
    table.kaiba.activates("Divine Wrath")
    table.everyone_passes()
    extra = table.driver.duel.state.sides[0].extra

    assert [(card.text.name, card.face_up) for card in extra] == [("Stargazer Magician", True)]
    assert table.yugi.graveyard == []


@pytest.mark.rule("MR-PEND-30")
def test_one_whose_activation_is_negated_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(hand=["Dragonpulse Magician"]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Dragonpulse Magician")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Dragonpulse Magician"]


@pytest.mark.rule("MR-PEND-33")
def test_in_a_monster_zone_it_has_neither_scale_nor_pendulum_effect() -> None:
    table = Table(
        yugi=side(
            field=[
                attacking("Dragonpulse Magician", "M1"),
                face_up("Dragonpit Magician", "S5"),
            ],
            hand=["Battle Ox", "Dragonpulse Magician"],
            graveyard=["Uraby"],
        ),
    )

    assert not table.yugi.may("Pendulum Summon", None)
    assert not table.yugi.may("activate", "Dragonpulse Magician in M1")


@pytest.mark.rule("SD-26")
def test_in_a_speed_duel_there_are_no_pendulum_zones() -> None:
    table = Table(format="speed", yugi=side(hand=["Dragonpulse Magician"]))

    assert not table.yugi.may("activate", "Dragonpulse Magician")
    assert table.yugi.may("Normal Summon", "Dragonpulse Magician")


@pytest.mark.rule("MR-PEND-31")
def test_one_returned_from_a_monster_zone_goes_to_the_hand() -> None:
    table = Table(
        yugi=side(field=["Compulsory Evacuation Device"]),
        kaiba=side(field=[attacking("Dragonpulse Magician")]),
    )
    table.yugi.activates("Compulsory Evacuation Device")
    table.everyone_passes()

    assert table.kaiba.hand == ["Dragonpulse Magician"]


@pytest.mark.rule("MR-FIELD-04")
def test_an_end_zone_is_a_pendulum_zone_while_a_pendulum_monster_lies_there_as_a_spell() -> (
    None
):
    table = Table(
        yugi=side(
            field=[face_up("Dragonpit Magician", "S5"), face_up("Supply Squad", "S3")],
            hand=["Dragonpulse Magician", "Uraby"],
        ),
        kaiba=side(field=["Dust Tornado"]),
    )
    assert not table.yugi.may("Pendulum Summon")
    table.yugi.activates("Dragonpulse Magician")
    assert table.kaiba.may("activate", "Dust Tornado")
    table.everyone_passes()

    pendulums = Cards(Kind.SPELL, place=Place.FIELD, like=(In(Zone.PENDULUM),))
    speaker = Speaker(table.driver.duel.state.cards[0], table.yugi.seat)
    found = [card.text.name for card in all_that(pendulums, table.driver.duel, speaker)]
    assert found == ["Dragonpulse Magician", "Dragonpit Magician"]
    assert table.yugi.may("Pendulum Summon")


@pytest.mark.rule("MR-ACT-05")
def test_placing_a_pendulum_monster_is_the_activation_of_a_spell_card() -> None:
    table = Table(
        yugi=side(hand=["Dragonpulse Magician"]),
        kaiba=side(field=["Magic Jammer", "Seven Tools of the Bandit"], hand=["Uraby"]),
    )
    table.yugi.activates("Dragonpulse Magician", zone="S1")

    (activated,) = table.happened(Activated)
    assert (activated.link, activated.is_card) == (1, True)
    assert table.kaiba.options("activate") == ["Magic Jammer"]


@pytest.mark.rule("MR-PEND-05")
def test_only_a_pendulum_monster_there_is_in_a_pendulum_zone() -> None:
    table = Table(
        yugi=side(field=[Lying("Waboku", "S1"), face_up("Dragonpit Magician", "S5")]),
        kaiba=side(field=[Lying("Dragonpulse Magician", "M1"), face_up("Supply Squad", "S1")]),
    )
    duel = table.driver.duel
    speaker = Speaker(duel.state.cards[0], table.yugi.seat)
    there = Cards(place=Place.FIELD, like=(In(Zone.PENDULUM),))

    assert [c.text.name for c in all_that(there, duel, speaker)] == ["Dragonpit Magician"]


@pytest.mark.rule("MR-PEND-12")
def test_a_zone_that_was_left_may_be_taken_by_another_in_the_same_turn() -> None:
    table = Table(
        yugi=side(
            field=[Lying("Waboku", "S5")],
            hand=["Dragonpulse Magician", "Dragonpit Magician", "Mystical Space Typhoon"],
        )
    )
    table.yugi.activates("Dragonpulse Magician")
    table.everyone_passes()
    assert not table.yugi.may("activate", "Dragonpit Magician")
    table.yugi.activates("Mystical Space Typhoon", targeting="Dragonpulse Magician")
    table.everyone_passes()
    table.yugi.activates("Dragonpit Magician")
    table.everyone_passes()

    assert table.yugi.sees("Dragonpit Magician").zone == "S1"


@pytest.mark.rule("MR-PEND-14")
def test_new_scales_allow_no_second_pendulum_summon() -> None:
    table = Table(
        yugi=side(
            field=SCALES,
            hand=["Uraby", "Silver Fang", "Mystical Space Typhoon", "Dragonpulse Magician"],
        )
    )
    table.yugi.pendulum_summons("Uraby")
    table.everyone_passes()
    table.yugi.activates("Mystical Space Typhoon", targeting="Dragonpulse Magician in S1")
    table.everyone_passes()
    table.yugi.activates("Dragonpulse Magician")
    table.everyone_passes()

    assert table.yugi.spells == ["Dragonpulse Magician", "Dragonpit Magician"]
    assert not table.yugi.may("Pendulum Summon")


@pytest.mark.rule("MR-PEND-24")
def test_a_link_material_goes_from_the_field_to_the_extra_deck() -> None:
    link = Table(yugi=side(field=["Dragonpulse Magician"], extra=["Link Spider"]))
    link.yugi.special_summons("Link Spider")

    assert link.yugi.graveyard == []
    assert link.yugi.sees("Dragonpulse Magician").place == "extra_deck"


@pytest.mark.rule("MR-PEND-05", "MR-PEND-08")
@pytest.mark.parametrize("zone", [("S1",), ("S2", "S3")])
def test_as_an_equip_card_it_has_no_pendulum_effect(zone: tuple[str, ...]) -> None:
    held = [face_down("Waboku", z) for z in zone if z == "S2"]
    field = [Lying("Relinquished"), SCALES[1], *held]
    table = Table(
        yugi=side(field=field, hand=["Timegazer Magician"]),
        kaiba=side(field=["Dragonpulse Magician", "Gemini Elf"]),
    )
    table.yugi.activates("Relinquished", targeting="Dragonpulse Magician", zone=zone[-1])
    table.everyone_passes()

    assert table.yugi.sees("Dragonpulse Magician").zone == zone[-1]
    assert not table.yugi.may("activate", "Dragonpulse Magician")
