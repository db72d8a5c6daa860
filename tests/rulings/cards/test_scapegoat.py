"""Scapegoat: four sheep, and no Summon in that turn."""

from tests.table import Table, face_down, side

CARD, SHEEP = "Scapegoat", "Sheep Token"


def test_four_tokens_in_defense_position_and_only_sets_are_left() -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby"], field=[face_down("Silver Fang")]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Silver Fang", *[SHEEP] * 4]
    assert table.yugi.sees(SHEEP).position == "face-up Defense"
    assert not table.yugi.may("Normal Summon", "Uraby")
    assert not table.yugi.may("Flip Summon", "Silver Fang")


def test_with_a_free_zone_the_monster_may_be_set() -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.sets("Uraby")

    assert table.yugi.sees("Uraby").position == "face-down Defense"


def test_after_a_summon_or_with_three_zones_it_is_not_offered() -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby"]))
    table.yugi.summons("Uraby")
    table.everyone_passes()
    full = Table(yugi=side(hand=[CARD], field=["Uraby", "Silver Fang"]))

    assert not table.yugi.may("activate", CARD)
    assert not full.yugi.may("activate", CARD)


def test_the_tokens_are_not_tributed_for_a_tribute_summon() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Summoned Skull"]))
    table.yugi.ends_turn()
    table.yugi.activates(CARD, at="end phase")
    table.everyone_passes()
    table.turn_ends()

    assert table.turn_player is table.yugi
    assert table.yugi.monsters == [SHEEP] * 4
    assert not table.yugi.may("Normal Summon", "Summoned Skull")
