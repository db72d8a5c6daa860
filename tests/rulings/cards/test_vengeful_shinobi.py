"""Vengeful Shinobi: draws when it is attacked in Attack Position."""

from tests.table import Table, defending, face_down, side

CARD = "Vengeful Shinobi"


def test_each_attack_on_it_draws() -> None:
    """FAQ 7429."""
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert len(table.kaiba.hand) == 1


def test_a_replay_that_chooses_it_draws() -> None:
    """FAQ 7429."""
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Feral Imp", CARD, face_down("Compulsory Evacuation Device")]),
    )
    table.yugi.attacks_with("Uraby", at="Feral Imp")
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Feral Imp")
    table.yugi.attacks_again(at=CARD)
    table.everyone_passes()

    assert [CARD] in table.chains()


def test_not_in_defense_position() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[defending(CARD)]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.chains() == []
