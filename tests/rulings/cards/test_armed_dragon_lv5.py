"""Armed Dragon LV5: what is sent from the hand tells what can be destroyed."""

from tests.table import Table, face_down, side

DRAGON = "Armed Dragon LV5"


def test_faq_6106_only_what_has_no_more_atk_than_the_monster_sent_is_a_target() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=[DRAGON]),
        kaiba=side(field=["Silver Fang", "Summoned Skull"]),
    )
    table.yugi.activates(DRAGON)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.kaiba.monsters == ["Summoned Skull"]


def test_what_is_too_weak_to_reach_any_target_cannot_be_sent() -> None:
    table = Table(
        yugi=side(hand=["Mokey Mokey"], field=[DRAGON]),
        kaiba=side(field=["Summoned Skull", face_down("Silver Fang")]),
    )
    assert not table.yugi.may("activate", DRAGON)

    table = Table(
        yugi=side(hand=["Mokey Mokey", "Uraby"], field=[DRAGON]),
        kaiba=side(field=["Silver Fang"]),
    )
    table.yugi.activates(DRAGON)
    table.everyone_passes()
    assert table.yugi.graveyard == ["Uraby"]


def test_faq_6106_a_target_that_has_more_by_then_is_not_destroyed() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=[DRAGON]),
        kaiba=side(field=["Silver Fang", face_down("Rush Recklessly")]),
    )
    table.yugi.activates(DRAGON)
    table.kaiba.activates("Rush Recklessly", targeting="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Silver Fang"]


def test_it_needs_to_have_destroyed_a_monster_by_battle_to_grow() -> None:
    table = Table(yugi=side(field=[DRAGON]), kaiba=side(field=["Silver Fang"]))
    table.turn_ends()
    assert table.chains() == []
