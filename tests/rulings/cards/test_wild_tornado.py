"""Wild Tornado: a face-up Spell or Trap falls, and Set, it avenges its own fall."""

import pytest

from engine.yugioh.state.events.summons import SetDown
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, face_down, face_up, side

TORNADO = "Wild Tornado"


def test_a_face_up_card_of_a_spell_trap_zone_is_destroyed() -> None:
    table = Table(
        yugi=side(field=[face_down(TORNADO)]), kaiba=side(field=[face_up("Skill Drain")])
    )
    table.yugi.activates(TORNADO)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Skill Drain"]


@pytest.mark.parametrize(
    "card", [face_down("Waboku"), face_up("Mountain"), "Summoned Skull"], ids=str
)
def test_no_other_card_is_targeted(card: str) -> None:
    table = Table(yugi=side(field=[face_down(TORNADO)]), kaiba=side(field=[card]))

    assert not table.yugi.may("activate", TORNADO)


def test_faq_the_controller_of_the_destroyed_card_can_set_one_unseen() -> None:
    table = Table(
        yugi=side(field=[face_down(TORNADO)], hand=["Mirror Force"]),
        kaiba=side(field=[face_up("Skill Drain")], hand=["Waboku", "Kuriboh"]),
    )
    table.yugi.activates(TORNADO)
    table.everyone_passes()
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.kaiba.spells == ["Waboku"]
    assert table.kaiba.sees("Waboku").position == "Set"
    assert table.yugi.hand == ["Mirror Force"]
    (told,) = [each for each in table.told(table.yugi) if isinstance(each, SetDown)]
    assert told.card == HIDDEN


def test_they_need_not() -> None:
    table = Table(
        yugi=side(field=[face_down(TORNADO)]),
        kaiba=side(field=[face_up("Skill Drain")], hand=["Waboku"]),
    )
    table.yugi.activates(TORNADO)
    table.everyone_passes()
    table.kaiba.declines()
    table.everyone_passes()

    assert table.kaiba.hand == ["Waboku"]


def test_of_ones_own_card_one_sets_oneself() -> None:
    table = Table(
        yugi=side(field=[face_down(TORNADO), face_up("Skill Drain")], hand=["Mirror Force"]),
        kaiba=side(hand=["Waboku"]),
    )
    table.yugi.activates(TORNADO)
    table.everyone_passes()
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.spells == ["Mirror Force"]
    assert table.kaiba.hand == ["Waboku"]


def test_faq_what_was_not_destroyed_lets_nobody_set() -> None:
    table = Table(
        yugi=side(field=[face_down(TORNADO)]),
        kaiba=side(
            field=[face_up("Skill Drain"), face_down("Emergency Provisions")], hand=["Waboku"]
        ),
    )
    table.yugi.activates(TORNADO)
    table.kaiba.activates("Emergency Provisions")
    table.everyone_passes()
    assert table.kaiba.graveyard[0] == "Skill Drain"
    table.everyone_passes()

    assert table.kaiba.hand == ["Waboku"]


def test_set_and_destroyed_it_destroys_a_face_up_card() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"], field=["Summoned Skull"]),
        kaiba=side(field=[face_down(TORNADO), face_down("Kuriboh")]),
    )
    table.yugi.activates("Mystical Space Typhoon")
    table.everyone_passes()

    assert table.chains()[-1] == [TORNADO]
    assert table.yugi.monsters == []
    assert table.kaiba.monsters == ["Kuriboh"]


def test_qa_9834_even_in_the_turn_in_which_it_was_set() -> None:
    table = Table(
        yugi=side(hand=["Heavy Storm", TORNADO], field=["Summoned Skull"]),
    )
    table.yugi.sets(TORNADO)
    table.yugi.activates("Heavy Storm")
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_face_up_it_falls_for_nothing() -> None:
    table = Table(
        yugi=side(field=[face_down(TORNADO), "Summoned Skull"]),
        kaiba=side(
            field=[face_up("Skill Drain"), face_down("Mystical Space Typhoon")],
        ),
    )
    table.yugi.activates(TORNADO)
    table.kaiba.activates("Mystical Space Typhoon", targeting=TORNADO)
    table.everyone_passes()

    assert table.chains() == [[TORNADO, "Mystical Space Typhoon"]]
    assert table.yugi.monsters == ["Summoned Skull"]
