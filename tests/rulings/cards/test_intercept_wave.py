"""Intercept Wave: Synchro Monsters defend, and return to the Extra Deck in the End Phase."""

from tests.table import Table, attacking, side

CARD, SYNCHRO = "Intercept Wave", "Red Dragon Archfiend"


def test_synchro_monsters_defend_and_go_back_in_the_end_phase() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=[attacking(SYNCHRO), "Uraby"])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.kaiba.sees(SYNCHRO).position == "face-up Defense"
    table.turn_ends()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.monsters == ["Uraby"]
