"""Synchro Boost: 500 ATK and one Level more."""

from tests.table import Table, face_up, side

CARD = "Synchro Boost"


def test_it_gives_a_level_that_counts_for_a_synchro_summon() -> None:
    boost = face_up(CARD, on="Sonic Chick")
    table = Table(
        yugi=side(field=["Junk Synchron", "Sonic Chick", boost], extra=["Junk Warrior"])
    )

    seen = table.yugi.sees("Sonic Chick")
    assert (seen.level, seen.attack) == (2, 800)
    table.yugi.special_summons("Junk Warrior")
    assert "Junk Warrior" in table.yugi.monsters


def test_two_of_them_give_two_levels() -> None:
    both = [face_up(CARD, "S1", on="Uraby"), face_up(CARD, "S2", on="Uraby")]
    table = Table(yugi=side(field=["Uraby", both[0]], hand=[CARD]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").level == 6


def test_it_gives_no_level_to_what_has_none() -> None:
    boost = face_up(CARD, on="Decode Talker")
    table = Table(yugi=side(field=["Decode Talker", boost]))

    seen = table.yugi.sees("Decode Talker")
    assert (seen.level, seen.attack) == (0, 2800)
