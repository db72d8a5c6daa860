"""The Stern Mystic: FLIP: look at all face-down cards."""

from tests.table import Table, face_down, side

CARD = "The Stern Mystic"


def test_it_looks_at_the_set_cards_and_turns_none() -> None:
    """FAQ 4879: none is flipped or activated."""
    table = Table(
        yugi=side(field=[face_down(CARD)]),
        kaiba=side(field=[face_down("Man-Eater Bug"), face_down("Waboku")]),
    )
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.kaiba.sees("Man-Eater Bug").position == "face-down Defense"
    assert table.kaiba.sees("Waboku").position == "Set"


def test_without_set_cards_it_is_activated_all_the_same() -> None:
    """FAQ 4879."""
    table = Table(yugi=side(field=[face_down(CARD)]))
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
