"""Soul Exchange: an opponent's monster has to be Tributed first, and there is no battle."""

from tests.table import Table, side

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
