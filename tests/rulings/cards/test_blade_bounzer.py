"""Blade Bounzer: it attacks a monster again."""

from tests.table import Table, side

BLADE = "Blade Bounzer"


def test_faq_10033_blade_bounzer_attacks_a_monster_again_but_never_directly() -> None:
    table = Table(
        yugi=side(field=[BLADE], hand=["Uraby"]),
        kaiba=side(field=["Mokey Mokey", "Silver Fang"]),
    )
    table.yugi.attacks_with(BLADE, at="Mokey Mokey")
    table.yugi.activates(BLADE)
    table.everyone_passes()
    assert table.yugi.graveyard == ["Uraby"]
    table.yugi.attacks_with(BLADE, at="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert not table.yugi.may("attack", BLADE)


def test_faq_10033_its_second_attack_is_never_a_direct_one() -> None:
    table = Table(
        yugi=side(field=[BLADE, "Summoned Skull"], hand=["Uraby"]),
        kaiba=side(field=["Mokey Mokey", "Silver Fang"]),
    )
    table.yugi.attacks_with(BLADE, at="Mokey Mokey")
    table.yugi.activates(BLADE)
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull", at="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert not table.yugi.may("attack", BLADE)


def test_blade_bounzer_may_wait_for_others_to_attack() -> None:
    table = Table(
        yugi=side(field=[BLADE, "Summoned Skull"], hand=["Uraby"]),
        kaiba=side(field=["Mokey Mokey", "Silver Fang", "Trap Master"]),
    )
    table.yugi.attacks_with(BLADE, at="Mokey Mokey")
    table.yugi.activates(BLADE)
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull", at="Silver Fang")
    table.everyone_passes()

    assert table.yugi.may("attack", BLADE)


def test_faq_10033_without_a_monster_left_it_cannot_be_activated() -> None:
    table = Table(yugi=side(field=[BLADE], hand=["Uraby"]), kaiba=side(field=["Mokey Mokey"]))
    table.yugi.attacks_with(BLADE, at="Mokey Mokey")

    assert not table.yugi.may("activate", BLADE, at="end of the damage step")
