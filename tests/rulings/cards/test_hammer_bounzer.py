"""Hammer Bounzer: it comes without Tributes, and nothing answers its attack."""

from tests.table import Table, face_down, side

HAMMER = "Hammer Bounzer"


def test_faq_10032_hammer_bounzer_comes_without_tributes_but_is_not_set_so() -> None:
    table = Table(yugi=side(hand=[HAMMER]), kaiba=side(field=["Mokey Mokey"]))
    assert table.yugi.may("Normal Summon", HAMMER)
    assert not table.yugi.may("Set", HAMMER)
    table.yugi.summons(HAMMER)

    assert table.yugi.monsters == [HAMMER]


def test_hammer_bounzer_takes_a_tribute_where_its_player_has_a_card() -> None:
    table = Table(
        yugi=side(hand=[HAMMER], field=[face_down("Waboku")]), kaiba=side(field=["Mokey Mokey"])
    )
    assert not table.yugi.may("Normal Summon", HAMMER)

    alone = Table(yugi=side(hand=[HAMMER]))
    assert not alone.yugi.may("Normal Summon", HAMMER)


def test_no_spell_or_trap_answers_the_attack_of_hammer_bounzer() -> None:
    table = Table(
        yugi=side(field=[HAMMER]), kaiba=side(field=["Mokey Mokey", face_down("Mirror Force")])
    )
    table.yugi.attacks_with(HAMMER, at="Mokey Mokey")
    assert not table.kaiba.may("activate", "Mirror Force")
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_they_do_where_its_player_has_a_spell_or_trap_or_it_attacks_directly() -> None:
    covered = Table(
        yugi=side(field=[HAMMER, face_down("Waboku")]),
        kaiba=side(field=["Mokey Mokey", face_down("Mirror Force")]),
    )
    covered.yugi.attacks_with(HAMMER, at="Mokey Mokey")
    assert covered.kaiba.may("activate", "Mirror Force")
    covered.everyone_passes()

    direct = Table(yugi=side(field=[HAMMER]), kaiba=side(field=[face_down("Mirror Force")]))
    direct.yugi.attacks_with(HAMMER)
    assert direct.kaiba.may("activate", "Mirror Force")
    direct.everyone_passes()
