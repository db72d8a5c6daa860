"""Big Wave Small Wave: WATER monsters fall for as many of the hand."""

from engine.yugioh.state.events.moves import Destroyed
from engine.yugioh.state.events.summons import Summoned
from tests.table import Table, face_down, side

WAVE = "Big Wave Small Wave"


def test_as_many_at_most_come_from_the_hand_as_were_destroyed() -> None:
    table = Table(
        yugi=side(
            field=["Mother Grizzly", "Tradetoad", "Summoned Skull"],
            hand=[WAVE, "Swap Frog", "Dupe Frog", "Unifrog", "Kuriboh"],
        )
    )
    table.yugi.activates(WAVE)
    table.everyone_passes()
    table.yugi.agrees()
    table.driver.choose("Swap Frog", "Unifrog")
    table.everyone_passes()

    assert table.yugi.monsters == ["Swap Frog", "Unifrog", "Summoned Skull"]
    assert table.yugi.graveyard == ["Mother Grizzly", "Tradetoad", WAVE]
    assert table.story(Destroyed, Summoned) == ["Destroyed", "Summoned", "Summoned"]


def test_faq_nobody_has_to_come() -> None:
    table = Table(yugi=side(field=["Mother Grizzly"], hand=[WAVE, "Swap Frog"]))
    table.yugi.activates(WAVE)
    table.everyone_passes()
    table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.hand == ["Swap Frog"]


def test_faq_without_a_face_up_water_monster_it_is_not_activated() -> None:
    table = Table(
        yugi=side(
            field=[face_down("Mother Grizzly"), "Summoned Skull"], hand=[WAVE, "Swap Frog"]
        ),
        kaiba=side(field=["Tradetoad"]),
    )

    assert not table.yugi.may("activate", WAVE)


def test_the_hand_need_not_hold_anyone() -> None:
    table = Table(yugi=side(field=["Mother Grizzly"], hand=[WAVE]))
    table.yugi.activates(WAVE)
    table.everyone_passes()

    assert table.yugi.monsters == []
