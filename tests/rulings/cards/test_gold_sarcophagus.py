"""Gold Sarcophagus: a card of the Deck comes to the hand two Standby Phases later."""

from tests.table import Table, side

SARCOPHAGUS = "Gold Sarcophagus"


def test_the_card_is_added_in_the_second_of_ones_own_standby_phases() -> None:
    table = Table(yugi=side(hand=[SARCOPHAGUS], deck=["Uraby"] + ["Silver Fang"] * 5))
    table.yugi.activates(SARCOPHAGUS)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    assert table.yugi.banished == ["Uraby"]

    for _ in range(3):
        table.turn_ends()
        assert table.yugi.banished == ["Uraby"]
    table.turn_ends()

    assert table.yugi.banished == []
    assert "Uraby" in table.yugi.hand
    assert table.chains() == [[SARCOPHAGUS]], "it starts no chain (FAQ 6161)"


def test_qa_11993_ash_blossom_does_not_answer_it() -> None:
    table = Table(
        yugi=side(hand=[SARCOPHAGUS]), kaiba=side(hand=["Ash Blossom & Joyous Spring"])
    )
    table.yugi.activates(SARCOPHAGUS)

    assert not table.kaiba.may("activate", "Ash Blossom & Joyous Spring")
    table.yugi.chooses("Mokey Mokey")
    table.everyone_passes()
