"""Mad Archfiend: pierces; attacked in Attack Position it turns to Defense Position."""

from tests.table import Table, defending, side

CARD = "Mad Archfiend"


def test_attacked_it_turns_to_defense_position() -> None:
    """FAQ 7871."""
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.life_changes() == []
    assert table.kaiba.graveyard == [CARD]


def test_it_pierces() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending("Uraby")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1000)]
