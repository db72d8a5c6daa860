"""Odd-Eyes Rebellion Dragon: an Xyz Monster that is a Pendulum Monster too."""

from dataclasses import replace

from engine.yugioh.language import Frame
from tests.table import Table, attacking, face_up, side
from tests.table.laying import Lying

REBELLION = "Odd-Eyes Rebellion Dragon"
DRAGONS = ["Odd-Eyes Pendulum Dragon", "Hyozanryu"]
SCALES = [face_up("Stargazer Magician", "S1"), face_up("Timegazer Magician", "S5")]
FROM_FIELD = Lying(REBELLION, face_up=True)
UNSUMMONED = Lying(REBELLION, face_up=True, proper=False)


def xyz_summoned(table: Table, *, with_xyz_monster: bool = False) -> Table:
    """Yugi Xyz Summons it, where it is said with what is an Xyz Monster of Level 7."""
    if with_xyz_monster:
        (card,) = (c for c in table.driver.duel.state.cards if c.text.name == DRAGONS[1])
        card.text = replace(card.text, frame=Frame.XYZ)
    table.yugi.special_summons(REBELLION, using=DRAGONS, position="Attack")
    table.everyone_passes()
    return table


def test_made_with_an_xyz_monster_it_destroys_what_has_a_low_level_and_burns() -> None:
    table = xyz_summoned(
        Table(
            yugi=side(field=DRAGONS, extra=[REBELLION]),
            kaiba=side(field=["Summoned Skull", "Kuriboh", "Blue-Eyes White Dragon"]),
        ),
        with_xyz_monster=True,
    )

    assert table.chains() == [[REBELLION]]
    assert table.kaiba.monsters == ["Blue-Eyes White Dragon"]
    assert table.kaiba.life == 8000 - 2000


def test_it_can_then_attack_three_times_whatever_was_destroyed() -> None:
    table = xyz_summoned(
        Table(yugi=side(field=DRAGONS, extra=[REBELLION]), kaiba=side(life=9500)),
        with_xyz_monster=True,
    )
    for _ in range(3):
        table.yugi.attacks_with(REBELLION)
        table.everyone_passes()

    assert table.kaiba.life == 500
    assert not table.yugi.may("attack", REBELLION)


def test_made_with_other_monsters_it_does_nothing_of_this() -> None:
    table = xyz_summoned(
        Table(yugi=side(field=DRAGONS, extra=[REBELLION]), kaiba=side(field=["Kuriboh"]))
    )

    assert table.chains() == []
    assert table.kaiba.monsters == ["Kuriboh"]


def attacking_in_vain(*scales: Lying) -> Table:
    """It attacks a stronger monster, and falls."""
    table = Table(
        yugi=side(field=[attacking(REBELLION), *scales]),
        kaiba=side(field=["Blue-Eyes Ultimate Dragon"]),
    )
    table.yugi.attacks_with(REBELLION)
    return table


def test_destroyed_it_can_take_the_place_of_the_scales() -> None:
    table = attacking_in_vain(*SCALES)
    table.yugi.activates(REBELLION)
    table.everyone_passes()

    assert table.yugi.spells == [REBELLION]
    assert table.yugi.sees("Stargazer Magician").place == "extra_deck"
    assert table.yugi.sees("Timegazer Magician").place == "extra_deck"


def test_without_scales_it_stays_where_it_has_gone() -> None:
    table = attacking_in_vain()
    table.everyone_passes()

    assert table.chains() == []
    assert table.yugi.spells == []
    assert table.yugi.sees(REBELLION).place == "extra_deck"


def test_destroyed_in_a_pendulum_zone_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=[face_up(REBELLION, "S1"), SCALES[1]], hand=["Twister"]),
    )
    table.yugi.activates("Twister", targeting=REBELLION)
    table.everyone_passes()

    assert table.chains() == [["Twister"]]
    assert table.yugi.spells == ["Timegazer Magician"]
    assert not table.was_offered(table.yugi, REBELLION)


def test_face_up_in_the_extra_deck_it_is_pendulum_summoned_where_level_7_is() -> None:
    table = Table(yugi=side(field=SCALES, extra=[FROM_FIELD]))
    table.yugi.pendulum_summons(REBELLION)
    table.everyone_passes()

    assert table.yugi.monsters == [REBELLION]
    assert table.yugi.sees(REBELLION).zone.startswith("E")


def test_scales_that_leave_level_7_out_do_not_bring_it() -> None:
    low = [face_up("Stargazer Magician", "S1"), face_up(REBELLION, "S5")]
    table = Table(yugi=side(field=low, extra=[FROM_FIELD]))

    assert not table.yugi.may("Pendulum Summon")


def test_never_xyz_summoned_it_is_not_pendulum_summoned() -> None:
    table = Table(yugi=side(field=SCALES, extra=[UNSUMMONED]))

    assert not table.yugi.may("Pendulum Summon")


def test_face_down_it_is_not_pendulum_summoned() -> None:
    table = Table(yugi=side(field=SCALES, extra=[REBELLION]))

    assert not table.yugi.may("Pendulum Summon")


def test_face_up_it_is_not_xyz_summoned_but_a_face_down_copy_is() -> None:
    table = Table(yugi=side(field=DRAGONS, extra=[FROM_FIELD]))
    assert not table.yugi.may("Special Summon", REBELLION)

    table = Table(yugi=side(field=DRAGONS, extra=[FROM_FIELD, REBELLION]))
    assert table.yugi.may("Special Summon", REBELLION)


def test_returned_from_the_field_it_lies_face_down_again() -> None:
    table = Table(
        yugi=side(field=[attacking(REBELLION), *DRAGONS, "Compulsory Evacuation Device"])
    )
    table.yugi.activates("Compulsory Evacuation Device", targeting=REBELLION)
    table.everyone_passes()

    assert table.yugi.may("Special Summon", REBELLION)


def test_after_a_pendulum_summon_that_was_negated_it_cannot_be_revived() -> None:
    table = Table(
        yugi=side(field=SCALES, extra=[FROM_FIELD], hand=["Monster Reborn"]),
        kaiba=side(field=["Solemn Judgment"]),
    )
    table.yugi.pendulum_summons(REBELLION)
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.graveyard == [REBELLION]
    assert not table.yugi.may("activate", "Monster Reborn")


def test_as_a_scale_it_places_another_where_the_other_zone_is_empty() -> None:
    deck = ["Kuriboh", "Dragonpit Magician"]
    table = Table(yugi=side(field=[face_up(REBELLION, "S1")], deck=deck))
    table.yugi.activates(REBELLION)
    table.everyone_passes()

    assert table.yugi.spells == [REBELLION, "Dragonpit Magician"]
    assert not table.yugi.may("activate", REBELLION)


def test_as_a_scale_beside_another_it_places_none() -> None:
    field = [face_up(REBELLION, "S1"), SCALES[1]]
    table = Table(yugi=side(field=field, deck=["Dragonpit Magician"]))

    assert not table.yugi.may("activate", REBELLION)
