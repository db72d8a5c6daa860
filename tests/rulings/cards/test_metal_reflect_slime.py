"""Metal Reflect Slime: a Trap that comes to the Monster Zone and is a Trap still."""

from engine.yugioh.language import Kind
from engine.yugioh.views.veil import knows
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

SLIME = "Metal Reflect Slime"
TYPHOON = "Mystical Space Typhoon"


def _came(
    *field: str | Lying,
    hand: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    foes: tuple[str | Lying, ...] = (),
) -> Table:
    """It has come in the turn of yugi, from the middle of the Spell & Trap Zones."""
    table = Table(
        yugi=side(field=[face_down(SLIME, "S3"), *field], hand=hand),
        kaiba=side(field=foes, hand=theirs),
    )
    table.yugi.activates(SLIME)
    table.chain_resolves()
    return table


def test_it_comes_in_defense_position_and_leaves_its_zone() -> None:
    table = _came()
    seen = table.yugi.sees(SLIME)

    assert table.yugi.monsters == [SLIME]
    assert table.yugi.spells == []
    assert seen.position == "face-up Defense"
    assert (seen.attack, seen.defense, seen.level) == (0, 3000, 10)


def test_q_a_24236_the_zone_that_it_leaves_is_free() -> None:
    others = [face_down("Scapegoat", f"S{number}") for number in (1, 2, 4, 5)]
    table = _came(*others, hand=(TYPHOON,))
    table.yugi.sets(TYPHOON)

    assert table.yugi.sees(TYPHOON).zone == "S3"


def test_it_needs_a_monster_zone_to_be_activated() -> None:
    table = Table(yugi=side(field=[face_down(SLIME), *["Kuriboh"] * 5]))

    assert not table.yugi.may("activate", SLIME)


def test_it_is_not_activated_where_nothing_can_be_special_summoned() -> None:
    table = Table(yugi=side(field=[face_down(SLIME), face_down("Scapegoat")]))
    table.yugi.activates("Scapegoat")
    table.everyone_passes()

    assert not table.yugi.may("activate", SLIME)


def test_faq_5686_it_is_not_activated_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=[face_down(SLIME)]), kaiba=side(field=["Uraby"]), turn_player="kaiba"
    )
    table.kaiba.attacks_with("Uraby")

    assert table.yugi.may("activate", SLIME, at="attack")
    table.yugi.passes()
    assert not table.yugi.may("activate", SLIME, at="before damage calculation")


def test_destroyed_in_response_it_does_not_come() -> None:
    table = Table(yugi=side(field=[face_down(SLIME)]), kaiba=side(field=[face_down(TYPHOON)]))
    table.yugi.activates(SLIME)
    table.kaiba.activates(TYPHOON, targeting=SLIME)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.graveyard == [SLIME]


def test_faq_5686_it_cannot_attack() -> None:
    table = _came()
    table.turn_ends()
    table.turn_ends()
    table.yugi.changes_position(SLIME)
    table.yugi.enters_battle_phase()

    assert table.yugi.sees(SLIME).position == "face-up Attack"
    assert not table.yugi.may("attack", SLIME)


def test_faq_5686_what_keeps_it_from_attacking_is_negated_as_a_monster_effect() -> None:
    table = _came(face_down("Skill Drain"))
    table.yugi.activates("Skill Drain")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.changes_position(SLIME)
    table.yugi.enters_battle_phase()

    assert table.yugi.monsters == [SLIME]
    assert table.yugi.may("attack", SLIME)


def test_faq_5686_it_is_destroyed_as_a_trap() -> None:
    table = _came(foes=(face_down(TYPHOON),))
    table.kaiba.activates(TYPHOON, targeting=SLIME)
    table.everyone_passes()

    assert table.yugi.graveyard == [SLIME]


def test_heavy_storm_takes_it_and_dark_hole_does() -> None:
    for sweeping in ("Heavy Storm", "Dark Hole"):
        table = _came(hand=(sweeping,))
        table.yugi.activates(sweeping)
        table.everyone_passes()

        assert SLIME in table.yugi.graveyard


def test_in_the_graveyard_it_is_no_monster() -> None:
    table = _came(hand=("Dark Hole", "Monster Reborn"))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert not table.yugi.may("activate", "Monster Reborn")


def test_q_a_17936_what_targeted_it_as_it_lay_set_goes_on() -> None:
    table = Table(yugi=side(field=[face_down(SLIME)]), kaiba=side(field=[face_down(TYPHOON)]))
    table.yugi.ends_turn()
    table.kaiba.activates(TYPHOON, targeting=SLIME)
    table.yugi.activates(SLIME)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.graveyard == [SLIME]


def test_q_a_8627_turned_face_down_it_is_set_as_a_trap() -> None:
    table = _came(foes=(face_down("Book of Moon"),))
    table.kaiba.activates("Book of Moon", targeting=SLIME)
    table.yugi.wants("S5")
    table.everyone_passes()
    seen = table.yugi.sees(SLIME)

    assert (seen.zone, seen.position) == ("S5", "Set")
    assert not table.yugi.may("activate", SLIME)
    table.turn_ends()
    table.kaiba.ends_turn()
    table.yugi.activates(SLIME)
    table.everyone_passes()
    assert table.yugi.monsters == [SLIME]


def test_q_a_8627_without_a_zone_it_goes_to_the_graveyard() -> None:
    others = [face_down("Scapegoat", f"S{number}") for number in (1, 2, 4, 5)]
    table = _came(*others, hand=("Dust Tornado",), foes=(face_down("Book of Moon"),))
    table.yugi.sets("Dust Tornado")
    table.kaiba.activates("Book of Moon", targeting=SLIME)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.graveyard == [SLIME]


def test_q_a_11847_negated_as_a_trap_it_lies_among_the_traps_again() -> None:
    table = _came("Kuriboh", hand=("Jinzo",))
    table.yugi.summons("Jinzo", tributing=["Kuriboh"])
    table.everyone_passes()
    seen = table.yugi.sees(SLIME)

    assert table.yugi.monsters == ["Jinzo"]
    assert (seen.zone[0], seen.position) == ("S", "face-up")


def test_q_a_17779_it_does_not_become_a_monster_again() -> None:
    table = _came("Kuriboh", hand=("Jinzo", "Dark Hole"))
    table.yugi.summons("Jinzo", tributing=["Kuriboh"])
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert SLIME in table.yugi.spells
    assert table.yugi.monsters == []
    assert not table.yugi.may("activate", SLIME)


def test_with_jinzo_on_the_field_it_is_not_activated() -> None:
    table = Table(yugi=side(field=[face_down(SLIME), "Jinzo"]))

    assert not table.yugi.may("activate", SLIME)


def test_q_a_13271_what_negates_a_monster_leaves_it_one() -> None:
    table = _came(foes=(face_down("Fiendish Chain"),))
    table.kaiba.activates("Fiendish Chain", targeting=SLIME)
    table.everyone_passes()

    assert table.yugi.monsters == [SLIME]


def test_q_a_8194_banished_for_a_time_it_comes_back_to_the_graveyard() -> None:
    table = _came(face_down("Interdimensional Matter Transporter"))
    table.yugi.activates("Interdimensional Matter Transporter", targeting=SLIME)
    table.everyone_passes()
    assert table.yugi.banished == [SLIME]
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert SLIME in table.yugi.graveyard


def test_q_a_23160_in_the_graveyard_it_is_a_trap() -> None:
    table = _came(hand=("Dark Hole",))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    card = table.driver.duel.state.sides[table.yugi.seat].graveyard[0]

    assert (card.text.name, card.text.kind) == (SLIME, Kind.TRAP)


def test_taken_over_it_stays_a_monster_and_is_set_by_whoever_has_it() -> None:
    """Q&A 8627."""
    table = _came(foes=(face_down("Book of Moon"),), theirs=("Mind Control",))
    table.turn_ends()
    table.kaiba.activates("Mind Control", targeting=SLIME)
    table.everyone_passes()
    assert table.kaiba.monsters == [SLIME]
    table.kaiba.activates("Book of Moon", targeting=SLIME)
    table.everyone_passes()

    assert SLIME in table.kaiba.spells
    assert table.yugi.field == []


def test_it_is_attacked_as_a_monster() -> None:
    table = _came(foes=(attacking("Blue-Eyes White Dragon"),))
    table.turn_ends()
    table.kaiba.attacks_with("Blue-Eyes White Dragon", at=SLIME)
    table.everyone_passes()

    assert table.yugi.life == 8000
    assert table.kaiba.life == 8000
    assert table.yugi.monsters == [SLIME]


def test_no_zone_left_it_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=[face_down(SLIME), "Kuriboh", "Kuriboh"]),
        kaiba=side(field=[face_down("Ojama Trio")]),
    )
    table.yugi.activates(SLIME)
    table.kaiba.activates("Ojama Trio")
    table.everyone_passes()

    assert len(table.yugi.monsters) == 5
    assert table.yugi.graveyard == [SLIME]


def test_what_cannot_come_any_more_stays_where_it_is() -> None:
    table = Table(yugi=side(field=[face_down(SLIME), face_down("Scapegoat")]))
    table.yugi.activates(SLIME)
    table.yugi.activates("Scapegoat")
    table.everyone_passes()

    assert table.yugi.spells == [SLIME]
    assert SLIME not in table.yugi.monsters


def test_returned_to_the_hand_it_is_set_as_a_trap() -> None:
    table = _came(foes=(face_down("Compulsory Evacuation Device"),))
    table.kaiba.activates("Compulsory Evacuation Device", targeting=SLIME)
    table.everyone_passes()

    assert SLIME in table.yugi.hand
    table.yugi.sets(SLIME)
    assert table.yugi.spells == [SLIME]


def test_a_legendary_ocean_changes_its_numbers() -> None:
    table = _came(face_up("A Legendary Ocean"))
    seen = table.yugi.sees(SLIME)

    assert (seen.defense, seen.level) == (3200, 9)


def test_set_again_it_shows_what_it_is_to_its_player_alone() -> None:
    table = _came(foes=(face_down("Book of Moon"),))
    table.kaiba.activates("Book of Moon", targeting=SLIME)
    table.everyone_passes()
    duel = table.driver.duel
    (card,) = duel.state.spells(table.yugi.seat)

    assert card.text.name == SLIME
    assert knows(duel, table.yugi.seat, card)
    assert not knows(duel, table.kaiba.seat, card)
