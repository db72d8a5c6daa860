"""Spirit Ryu and Exarion Universe: what they do in the Battle Step of their own attack."""

from tests.table import Table, defending, face_down, side

LESSER = "Petit Dragon"


def test_spirit_ryu_discards_dragons_for_1000_each() -> None:
    table = Table(
        yugi=side(field=["Spirit Ryu"], hand=[LESSER, LESSER, "Silver Fang"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.attacks_with("Spirit Ryu")
    table.yugi.activates("Spirit Ryu", cost=LESSER)
    table.chain_resolves()
    table.yugi.activates("Spirit Ryu")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 500
    assert table.yugi.graveyard == [LESSER, LESSER]
    assert table.yugi.sees("Spirit Ryu").attack == 3000
    table.yugi.enters_main_phase_2()
    assert table.yugi.sees("Spirit Ryu").attack == 1000


def test_spirit_ryu_not_in_the_damage_step_nor_when_attacked_nor_between_attacks() -> None:
    own = Table(yugi=side(field=["Spirit Ryu"], hand=[LESSER]))
    own.yugi.enters_battle_phase()
    assert own.yugi.options("activate") == []
    own.yugi.attacks_with("Spirit Ryu")
    assert not own.yugi.may("activate", "Spirit Ryu", at="start of the damage step")
    own.everyone_passes()

    attacked = Table(
        yugi=side(field=["Gemini Elf"]), kaiba=side(field=["Spirit Ryu"], hand=[LESSER])
    )
    attacked.yugi.attacks_with("Gemini Elf")
    assert not attacked.kaiba.may("activate", "Spirit Ryu")
    attacked.everyone_passes()


def test_exarion_loses_400_and_pierces() -> None:
    table = Table(
        yugi=side(field=["Exarion Universe"]), kaiba=side(field=[face_down("Silver Fang")])
    )
    table.yugi.attacks_with("Exarion Universe")
    table.yugi.activates("Exarion Universe")
    table.everyone_passes()
    assert table.life_changes() == [("kaiba", "BATTLE", -600)]
    assert table.yugi.sees("Exarion Universe").attack == 1400
    table.turn_ends()
    assert table.yugi.sees("Exarion Universe").attack == 1800


def test_exarion_asks_for_a_defender() -> None:
    table = Table(
        yugi=side(field=["Exarion Universe"]),
        kaiba=side(field=["Silver Fang", defending("Battle Ox")]),
    )
    table.yugi.attacks_with("Exarion Universe", at="Silver Fang")
    assert not table.yugi.may("activate", "Exarion Universe")
    table.everyone_passes()
