"""Dragon Shrine: a Dragon goes to the Graveyard, after a Normal Monster another one."""

from tests.table import Table, side

SHRINE, WHITE, KAISER = "Dragon Shrine", "Blue-Eyes White Dragon", "Kaiser Glider"


def test_faq_10590_after_a_normal_dragon_another_dragon_may_follow() -> None:
    table = Table(yugi=side(hand=[SHRINE], deck=[WHITE, KAISER, "Uraby", "Uraby"]))
    table.yugi.activates(SHRINE)
    table.yugi.chooses(WHITE)
    table.yugi.agrees()
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == [WHITE, SHRINE, KAISER]


def test_faq_10590_after_an_effect_monster_none_follows() -> None:
    table = Table(yugi=side(hand=[SHRINE], deck=[WHITE, KAISER, "Uraby", "Uraby"]))
    table.yugi.activates(SHRINE)
    table.yugi.chooses(KAISER)
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == [SHRINE, KAISER]
