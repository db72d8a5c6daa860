"""Kidmodo Dragon: brings a Dragon, for Dragons alone and no Battle Phase in that turn."""

from tests.table import Table, side

KIDMODO = "Kidmodo Dragon"


def test_it_brings_a_dragon_wherefrom_it_is_sent() -> None:
    table = Table(yugi=side(hand=["Dark Hole", "Hyozanryu"], field=[KIDMODO]))
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.yugi.activates(KIDMODO)
    table.everyone_passes()

    assert table.yugi.monsters == ["Hyozanryu"]
    assert not table.yugi.may("enter the Battle Phase")


def test_faq_10459_no_other_monster_is_special_summoned_that_turn() -> None:
    table = Table(
        yugi=side(
            hand=["Dark Hole", "Hyozanryu", "Cyber Dragon"],
            field=[KIDMODO],
        ),
        kaiba=side(field=["Mokey Mokey"]),
    )
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.yugi.activates(KIDMODO)
    table.everyone_passes()
    assert table.yugi.monsters == ["Hyozanryu"]

    assert not table.yugi.may("Special Summon", "Cyber Dragon")


def test_what_the_opponent_has_summoned_does_not_matter() -> None:
    table = Table(
        yugi=side(hand=["Cyber Dragon", "Dark Hole", "Hyozanryu"]),
        kaiba=side(field=["Mokey Mokey", KIDMODO], hand=["Hyozanryu"]),
    )
    table.yugi.special_summons("Cyber Dragon")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.chain_resolves()
    table.kaiba.activates(KIDMODO)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Hyozanryu"]


def test_faq_10459_nor_is_it_used_once_a_battle_phase_was_conducted() -> None:
    table = Table(
        yugi=side(hand=["Hyozanryu"], field=[KIDMODO]), kaiba=side(field=["Gemini Elf"])
    )
    table.yugi.attacks_with(KIDMODO, at="Gemini Elf")
    table.everyone_passes()

    assert table.yugi.graveyard == [KIDMODO]
    assert not table.was_offered(table.yugi, KIDMODO)


def test_in_the_turn_of_the_opponent_it_may_be() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"]), kaiba=side(hand=["Hyozanryu"], field=[KIDMODO])
    )
    table.yugi.attacks_with("Gemini Elf", at=KIDMODO)
    table.kaiba.activates(KIDMODO)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Hyozanryu"]
