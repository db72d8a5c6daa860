"""Herald of Purple Light: with another Fairy it stops a Trap Card from the hand."""

from tests.table import Table, side

HERALD, FAIRY = "Herald of Purple Light", "Shining Angel"


def test_a_trap_card_is_negated_and_destroyed() -> None:
    table = Table(
        yugi=side(field=["Mirror Force"]),
        kaiba=side(hand=[HERALD, FAIRY], field=["Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Uraby")
    table.yugi.activates("Mirror Force")
    table.kaiba.activates(HERALD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.graveyard == ["Mirror Force"]
    assert table.yugi.life == 8000 - 1500


def test_a_spell_is_not_answered() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(hand=[HERALD, FAIRY]))
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", HERALD)
    table.everyone_passes()
