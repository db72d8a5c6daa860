"""XX-Saber Boggart Knight: brings an X-Saber, and is material of X-Sabers alone."""

import pytest

from tests.table import Table, side

BOGGART = "XX-Saber Boggart Knight"
GALAHAD = "X-Saber Galahad"
AIRBELLUM = "X-Saber Airbellum"


def test_faq_9030_summoned_boggart_brings_an_x_saber_from_the_hand() -> None:
    table = Table(yugi=side(hand=[BOGGART, GALAHAD, "Uraby"]))
    table.yugi.summons(BOGGART)
    table.yugi.activates(BOGGART)
    table.everyone_passes()

    assert table.yugi.monsters == [BOGGART, GALAHAD]


def test_boggart_brings_no_other_monster() -> None:
    table = Table(yugi=side(hand=[BOGGART, "Uraby"]))
    table.yugi.summons(BOGGART)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, BOGGART)


@pytest.mark.parametrize(
    ("other", "name", "offered"),
    [
        (BOGGART, "X-Saber Urbellum", True),
        (BOGGART, "Black Rose Dragon", False),
        ("Battle Ox", "Black Rose Dragon", True),
    ],
)
def test_faq_9030_boggart_is_material_of_x_sabers_alone(
    other: str, name: str, offered: bool
) -> None:
    table = Table(yugi=side(field=[other, AIRBELLUM], extra=[name]))

    assert table.yugi.may("Special Summon", name) is offered
