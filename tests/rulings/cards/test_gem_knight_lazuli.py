"""Gem-Knight Lazuli: sent away by an effect, it returns a Normal Monster."""

from tests.table import Table, side

CARD = "Gem-Knight Lazuli"


def test_sent_by_an_effect_it_adds_a_normal_monster() -> None:
    """FAQ 9981."""
    table = Table(
        yugi=side(
            hand=["Foolish Burial"], deck=[CARD, "Uraby"], graveyard=["Mokey Mokey", "Kuriboh"]
        )
    )
    table.yugi.activates("Foolish Burial")
    table.yugi.chooses(CARD)
    table.yugi.activates(CARD, targeting="Mokey Mokey")
    table.everyone_passes()

    assert table.yugi.hand == ["Mokey Mokey"]


def test_destroyed_by_battle_it_adds_nothing() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[CARD], graveyard=["Mokey Mokey"])
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, CARD)
