"""Solemn Strike: pay 1500 LP to negate a Special Summon or a monster effect."""

from tests.table import Table, side


def test_it_negates_a_special_summon_by_the_monsters_own_text() -> None:
    table = Table(
        yugi=side(hand=["Cyber Dragon"]), kaiba=side(field=["Solemn Strike", "Kuriboh"])
    )
    table.yugi.special_summons("Cyber Dragon")
    table.kaiba.activates("Solemn Strike")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Cyber Dragon"]
    assert table.yugi.monsters == []
    assert table.kaiba.life == 6500


def test_it_negates_a_link_summon() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"], extra=["Link Spider"]),
        kaiba=side(field=["Solemn Strike"]),
    )
    table.yugi.special_summons("Link Spider")
    table.kaiba.activates("Solemn Strike")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Gemini Elf", "Link Spider"]


def test_it_does_not_negate_a_normal_or_flip_summon() -> None:
    table = Table(yugi=side(hand=["Gemini Elf"]), kaiba=side(field=["Solemn Strike"]))
    table.yugi.summons("Gemini Elf")

    assert table.yugi.monsters == ["Gemini Elf"]
    assert not table.kaiba.may("activate", "Solemn Strike")


def test_a_cyber_dragon_that_is_tribute_summoned_is_out_of_its_reach() -> None:
    table = Table(
        yugi=side(hand=["Cyber Dragon"], field=["Uraby"]), kaiba=side(field=["Solemn Strike"])
    )
    table.yugi.summons("Cyber Dragon", tributing=["Uraby"])

    assert table.yugi.monsters == ["Cyber Dragon"]


def test_it_negates_a_monster_effect_and_destroys_the_monster() -> None:
    table = Table(
        yugi=side(hand=["Marauding Captain", "Uraby"]), kaiba=side(field=["Solemn Strike"])
    )
    table.yugi.summons("Marauding Captain")
    table.yugi.activates("Marauding Captain")
    table.kaiba.activates("Solemn Strike")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Marauding Captain"]
    assert table.yugi.hand == ["Uraby"]
