"""Dupe Frog: Des Frog while it lies on the field, and it draws attacks."""

from tests.table import Table, attacking, defending, side

DUPE = "Dupe Frog"


def test_it_alone_can_be_attacked() -> None:
    table = Table(
        yugi=side(field=[attacking("Giant Rat")]),
        kaiba=side(field=[defending(DUPE), attacking("Kuriboh")]),
    )
    table.yugi.attacks_with("Giant Rat", at=DUPE)
    table.everyone_passes()

    assert "Kuriboh" in table.kaiba.monsters
    assert table.yugi.life == 7400


def test_two_of_them_let_nothing_be_attacked() -> None:
    table = Table(
        yugi=side(field=[attacking("Giant Rat")]),
        kaiba=side(field=[defending(DUPE), defending(DUPE)]),
    )
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Giant Rat")


def test_faq_7788_it_fetches_another_frog_from_either_pile() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=[defending(DUPE)], deck=["Swap Frog", DUPE], graveyard=["Uraby"]),
    )
    table.yugi.activates("Raigeki")
    table.chain_resolves()
    table.kaiba.activates(DUPE)
    table.everyone_passes()

    assert "Swap Frog" in table.kaiba.hand


def test_in_the_graveyard_it_is_no_des_frog() -> None:
    """Ronintoadin, too, is a Frog by the name it takes on the field alone."""
    table = Table(yugi=side(graveyard=["Ronintoadin", "Ronintoadin"]))

    assert not table.yugi.may("activate", "Ronintoadin")
