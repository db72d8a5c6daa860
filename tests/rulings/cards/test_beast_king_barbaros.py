"""Beast King Barbaros: without Tributes at 1900 ATK, with two plainly, with three in wrath."""

import pytest

from engine.core.protocol import Pick
from tests.table import Table, face_down, face_up, side
from tests.table.player import Player

BARBAROS = "Beast King Barbaros"
THREE = ["Kuriboh", "Battle Ox", "Uraby"]


def attack(player: Player) -> int:
    return player.sees(BARBAROS).attack


@pytest.mark.rule("MR-SUM-05")
def test_without_tributes_its_original_attack_is_1900() -> None:
    table = Table(yugi=side(hand=[BARBAROS]))
    table.yugi.summons(BARBAROS)
    table.everyone_passes()

    assert attack(table.yugi) == 1900
    assert table.chains() == []


def test_set_without_tributes_it_has_1900_once_it_is_face_up() -> None:
    table = Table(yugi=side(hand=[BARBAROS]))
    table.yugi.sets(BARBAROS)
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(BARBAROS)
    table.everyone_passes()

    assert attack(table.yugi) == 1900


def test_with_two_tributes_nothing_comes_of_it() -> None:
    table = Table(
        yugi=side(hand=[BARBAROS], field=THREE[:2]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.summons(BARBAROS, tributing=THREE[:2])
    table.everyone_passes()

    assert attack(table.yugi) == 3000
    assert table.chains() == []
    assert table.kaiba.field == ["Summoned Skull"]


def test_with_three_tributes_it_destroys_all_cards_of_the_opponent() -> None:
    table = Table(
        yugi=side(hand=[BARBAROS], field=THREE),
        kaiba=side(field=["Summoned Skull", face_down("Kuriboh"), "Mirror Force"]),
    )
    table.yugi.summons(BARBAROS, tributing=THREE)
    table.everyone_passes()

    assert attack(table.yugi) == 3000
    assert table.chains() == [[BARBAROS]]
    assert table.kaiba.field == []
    assert table.yugi.monsters == [BARBAROS]


def test_one_tribute_is_not_one_of_its_ways() -> None:
    table = Table(yugi=side(hand=[BARBAROS], field=["Kuriboh"]))
    table.yugi.summons(BARBAROS)
    table.everyone_passes()

    assert table.yugi.monsters == ["Kuriboh", BARBAROS]


def test_three_tributes_are_not_for_a_set() -> None:
    table = Table(yugi=side(hand=[BARBAROS], field=THREE))
    table.yugi.sets(BARBAROS)

    asked = table.driver.decision
    assert isinstance(asked, Pick)
    assert (asked.least, asked.most) == (0, 2)
    table.yugi.chooses(*THREE[:2])


def test_the_destruction_is_certain_and_outlasts_it() -> None:
    """The effect always activates, and resolves even if Barbaros is gone by then."""
    table = Table(
        yugi=side(hand=[BARBAROS], field=THREE),
        kaiba=side(field=["Raigeki Break", "Summoned Skull"], hand=["Kuriboh"]),
    )
    table.yugi.summons(BARBAROS, tributing=THREE)
    table.kaiba.activates("Raigeki Break", targeting=BARBAROS)
    table.everyone_passes()

    assert table.chains() == [[BARBAROS, "Raigeki Break"]]
    assert table.kaiba.field == []


def test_turned_face_down_it_has_its_printed_attack_again() -> None:
    table = Table(yugi=side(hand=[BARBAROS, "Book of Moon"]))
    table.yugi.summons(BARBAROS)
    table.yugi.activates("Book of Moon", targeting=BARBAROS)
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(BARBAROS)
    table.everyone_passes()

    assert attack(table.yugi) == 3000


def test_once_negated_it_keeps_its_printed_attack() -> None:
    table = Table(
        yugi=side(hand=[BARBAROS]),
        kaiba=side(field=[face_up("Skill Drain")], hand=["Mystical Space Typhoon"]),
    )
    table.yugi.summons(BARBAROS)
    table.everyone_passes()
    assert attack(table.yugi) == 3000

    table.turn_ends()
    table.kaiba.activates("Mystical Space Typhoon", targeting="Skill Drain")
    table.everyone_passes()
    assert attack(table.yugi) == 3000


def test_negated_for_a_while_it_keeps_its_printed_attack() -> None:
    table = Table(yugi=side(hand=[BARBAROS]), kaiba=side(hand=["Effect Veiler"]))
    table.yugi.summons(BARBAROS)
    table.kaiba.activates("Effect Veiler", targeting=BARBAROS)
    table.turn_ends()

    assert attack(table.yugi) == 3000


def test_a_halved_original_attack_is_half_of_1900() -> None:
    table = Table(yugi=side(hand=[BARBAROS, "Shrink"]))
    table.yugi.summons(BARBAROS)
    table.yugi.activates("Shrink", targeting=BARBAROS)
    table.everyone_passes()

    assert attack(table.yugi) == 950


def test_in_the_graveyard_and_brought_back_it_has_its_printed_attack() -> None:
    table = Table(
        yugi=side(hand=[BARBAROS, "Monster Reborn"]),
        kaiba=side(field=["Raigeki Break"], hand=["Kuriboh"]),
    )
    table.yugi.summons(BARBAROS)
    table.kaiba.activates("Raigeki Break", targeting=BARBAROS)
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting=BARBAROS)
    table.everyone_passes()

    assert attack(table.yugi) == 3000


def test_it_keeps_the_changed_attack_when_another_player_takes_it() -> None:
    table = Table(yugi=side(hand=[BARBAROS]), kaiba=side(hand=["Change of Heart"]))
    table.yugi.summons(BARBAROS)
    table.turn_ends()
    table.kaiba.activates("Change of Heart", targeting=BARBAROS)
    table.everyone_passes()

    assert attack(table.kaiba) == 1900


def test_banished_for_a_while_it_has_its_printed_attack_when_it_is_back() -> None:
    table = Table(yugi=side(hand=[BARBAROS, "Dimensionhole"]))
    table.yugi.summons(BARBAROS)
    table.yugi.activates("Dimensionhole", targeting=BARBAROS)
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.monsters == [BARBAROS]
    assert attack(table.yugi) == 3000
