"""Nova Summoner: destroyed by battle, it brings a Fairy, or an Airknight for the Sanctuary."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_up, side
from tests.table.laying import Lying

NOVA = "Nova Summoner"
AIRKNIGHT = "Airknight Parshath"
SANCTUM = "The Sanctum of Parshath"
DECK = [AIRKNIGHT, "Mokey Mokey", "Uraby", "Mystical Elf", NOVA]


def fallen(*deck: str, sanctum: str = "") -> Table:
    """A table on which kaiba's Nova Summoner has been destroyed by battle."""
    spells: dict[str, list[Lying]] = {"yugi": [], "kaiba": []}
    if sanctum:
        spells[sanctum].append(face_up(SANCTUM))
    table = Table(
        yugi=side(field=[attacking("Summoned Skull"), *spells["yugi"]]),
        kaiba=side(field=[attacking(NOVA), *spells["kaiba"]], deck=list(deck or DECK)),
    )
    table.yugi.attacks_with("Summoned Skull", at=NOVA)
    return table


def test_faq_7050_it_brings_a_light_fairy_with_1500_or_less_atk() -> None:
    table = fallen()
    table.kaiba.activates(NOVA, at="end of the damage step")
    table.kaiba.chooses("Mokey Mokey")
    table.everyone_passes()

    assert [sorted(each) for each in table.questions(Reason.CHOOSE)] == [["Mokey Mokey", NOVA]]
    assert table.kaiba.monsters == ["Mokey Mokey"]


@pytest.mark.parametrize("sanctum", ["yugi", "kaiba"])
def test_faq_7050_with_the_sanctuary_an_airknight_may_come_instead(sanctum: str) -> None:
    table = fallen(sanctum=sanctum)
    table.kaiba.activates(NOVA, at="end of the damage step")
    table.kaiba.chooses(AIRKNIGHT)
    table.everyone_passes()

    assert sorted(table.questions(Reason.CHOOSE)[0]) == sorted([AIRKNIGHT, "Mokey Mokey", NOVA])
    assert table.kaiba.monsters == [AIRKNIGHT]


def test_faq_7050_it_is_left_to_its_player() -> None:
    table = fallen()
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_it_may_come_in_defense_position() -> None:
    table = fallen()
    table.kaiba.activates(NOVA, at="end of the damage step")
    table.kaiba.chooses("Mokey Mokey")
    assert table.was_asked(table.kaiba, Reason.POSITION)


def test_not_destroyed_by_an_effect() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[NOVA], deck=DECK))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, NOVA)
