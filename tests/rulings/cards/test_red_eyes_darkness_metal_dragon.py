"""Red-Eyes Darkness Metal Dragon: comes for a Dragon, and brings Dragons."""

from tests.table import Table, side

METAL, WHITE = "Red-Eyes Darkness Metal Dragon", "Blue-Eyes White Dragon"


def test_faq_7557_a_face_up_dragon_is_banished_and_no_chain_begins() -> None:
    table = Table(yugi=side(hand=[METAL, METAL], field=[WHITE, "Koumori Dragon"]))
    table.yugi.special_summons(METAL)
    table.yugi.chooses("Koumori Dragon")
    table.everyone_passes()

    assert table.yugi.banished == ["Koumori Dragon"]
    assert table.chains() == []
    assert not table.yugi.may("Special Summon", METAL), "once a turn by its name"


def test_a_dragon_comes_from_hand_or_graveyard_once_a_turn() -> None:
    table = Table(yugi=side(hand=[WHITE], field=[METAL], graveyard=["Koumori Dragon", METAL]))
    table.yugi.activates(METAL)
    table.yugi.chooses("Koumori Dragon")
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == ["Koumori Dragon", METAL]
    assert not table.yugi.may("activate", METAL)
