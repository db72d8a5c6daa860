"""Soul Exchange: an opponent's monster has to be Tributed first, and there is no battle."""

from tests.table import Table, face_down, side
from tests.table.laying import Start

EXCHANGE = "Soul Exchange"


def test_the_opponents_monster_is_tributed_for_a_tribute_summon() -> None:
    table = Table(yugi=side(hand=[EXCHANGE, "Summoned Skull"]), kaiba=side(field=["Uraby"]))
    table.yugi.activates(EXCHANGE, targeting="Uraby")
    table.everyone_passes()
    table.yugi.summons("Summoned Skull")

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.yugi.monsters == ["Summoned Skull"]


def test_an_own_monster_alone_cannot_be_tributed() -> None:
    table = Table(
        yugi=side(hand=[EXCHANGE, "Summoned Skull"], field=["Silver Fang"]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(EXCHANGE, targeting="Uraby")
    table.everyone_passes()
    table.yugi.summons("Summoned Skull", tributing=["Uraby"])

    assert table.yugi.monsters == ["Silver Fang", "Summoned Skull"]


def test_there_is_no_battle_phase_in_that_turn() -> None:
    table = Table(
        yugi=side(hand=[EXCHANGE], field=["Uraby"]), kaiba=side(field=["Silver Fang"])
    )
    table.yugi.activates(EXCHANGE, targeting="Silver Fang")
    table.everyone_passes()

    assert not table.yugi.may("enter the Battle Phase")


def test_after_a_battle_phase_it_is_not_activated() -> None:
    table = Table(yugi=side(hand=[EXCHANGE]), kaiba=side(field=["Uraby"]))
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("activate", EXCHANGE)


def exchanged(yugi: Start, kaiba: Start, target: str) -> Table:
    """A table on which the effect has been applied to that monster."""
    table = Table(yugi=yugi, kaiba=kaiba)
    table.yugi.activates(EXCHANGE, targeting=target)
    table.everyone_passes()
    return table


def test_a_cost_is_paid_with_the_opponents_monster_too() -> None:
    table = exchanged(
        side(hand=[EXCHANGE, "Enemy Controller"], field=["Silver Fang"]),
        side(field=["Uraby", "Summoned Skull"]),
        "Uraby",
    )
    table.yugi.activates("Enemy Controller", effect=1, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.yugi.monsters == ["Silver Fang", "Summoned Skull"]


def test_a_cost_that_only_it_could_target_after_is_not_paid() -> None:
    table = exchanged(
        side(hand=[EXCHANGE, "Enemy Controller"], field=["Silver Fang"]),
        side(field=["Uraby"]),
        "Uraby",
    )
    table.yugi.activates("Enemy Controller", targeting="Uraby")

    assert table.yugi.monsters == ["Silver Fang"]
    assert table.kaiba.monsters == ["Uraby"]
    table.everyone_passes()
    assert table.kaiba.sees("Uraby").position == "face-up Defense"


def test_a_cost_that_takes_another_monster_cannot_be_paid() -> None:
    table = exchanged(
        side(hand=[EXCHANGE], field=["Exiled Force", "Hyozanryu", "Burst Breath"]),
        side(field=["Uraby"]),
        "Uraby",
    )

    assert not table.yugi.may("activate", "Exiled Force")
    assert not table.yugi.may("activate", "Burst Breath")


def test_a_cost_is_paid_with_it_where_it_is_such_a_monster() -> None:
    table = exchanged(
        side(hand=[EXCHANGE], field=["Burst Breath", "Hyozanryu"]),
        side(field=["Luster Dragon", "Uraby"]),
        "Luster Dragon",
    )
    table.yugi.activates("Burst Breath")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Luster Dragon", "Uraby"]


def test_an_effect_does_not_tribute_another_monster() -> None:
    hand = [EXCHANGE, "Magical Dimension", "Dark Magician"]
    table = exchanged(
        side(hand=hand, field=["Skilled Dark Magician"]),
        side(field=["Uraby"]),
        "Uraby",
    )

    assert not table.yugi.may("activate", "Magical Dimension")


def test_it_is_tributed_for_a_ritual_summon() -> None:
    hand = [EXCHANGE, "White Dragon Ritual", "Paladin of White Dragon", "Silver Fang"]
    table = exchanged(side(hand=hand), side(field=["Uraby"]), "Uraby")
    table.yugi.activates("White Dragon Ritual")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.yugi.hand == ["Silver Fang"]
    assert table.yugi.monsters == ["Paladin of White Dragon"]


def test_face_down_it_is_no_tribute_for_a_ritual_summon() -> None:
    hand = [EXCHANGE, "White Dragon Ritual", "Paladin of White Dragon", "Silver Fang"]
    table = exchanged(side(hand=hand), side(field=[face_down("Uraby")]), "Uraby")

    assert not table.yugi.may("activate", "White Dragon Ritual")


def test_a_target_that_cannot_be_tributed_keeps_one_from_a_tribute_summon() -> None:
    table = Table(
        yugi=side(hand=[EXCHANGE, "Pot of Greed", "Summoned Skull"], field=["Silver Fang"]),
        kaiba=side(field=["Scapegoat"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Scapegoat")
    table.everyone_passes()
    table.yugi.activates(EXCHANGE, targeting="Sheep Token")
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", "Summoned Skull")


def test_of_two_targets_either_is_tributed_for_one_tribute() -> None:
    table = Table(
        yugi=side(hand=[EXCHANGE, EXCHANGE, "Summoned Skull"], field=["Silver Fang"]),
        kaiba=side(field=["Uraby", "Mystical Elf"]),
    )
    for target in ("Uraby", "Mystical Elf"):
        table.yugi.activates(EXCHANGE, targeting=target)
        table.everyone_passes()
    table.yugi.summons("Summoned Skull", tributing=["Mystical Elf"])

    assert table.kaiba.monsters == ["Uraby"]


def test_what_was_turned_face_down_need_not_be_tributed() -> None:
    table = exchanged(
        side(hand=[EXCHANGE, "Book of Moon", "Summoned Skull"], field=["Silver Fang"]),
        side(field=["Uraby"]),
        "Uraby",
    )
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()
    table.yugi.summons("Summoned Skull")

    assert table.yugi.graveyard[-1] == "Silver Fang"


def test_once_it_is_ones_own_it_need_not_be_tributed() -> None:
    table = exchanged(
        side(hand=[EXCHANGE, "Change of Heart", "Summoned Skull"], field=["Silver Fang"]),
        side(field=["Uraby"]),
        "Uraby",
    )
    table.yugi.activates("Change of Heart", targeting="Uraby")
    table.everyone_passes()
    table.yugi.summons("Summoned Skull", tributing=["Silver Fang"])

    assert table.yugi.monsters == ["Summoned Skull", "Uraby"]
