"""Gearfried the Iron Knight: destroys what is equipped to it."""

from tests.table import Table, side

CARD = "Gearfried the Iron Knight"


def test_it_destroys_an_equip_spell_that_is_equipped_to_it() -> None:
    """FAQ 5059: a Trigger Effect that has to be activated, once the Spell has resolved."""
    table = Table(yugi=side(hand=["Axe of Despair"], field=[CARD]))
    table.yugi.activates("Axe of Despair", targeting=CARD)
    table.everyone_passes()

    assert table.chains() == [["Axe of Despair"], [CARD]]
    assert (table.yugi.spells, table.yugi.graveyard) == ([], ["Axe of Despair"])
    assert table.yugi.sees(CARD).attack == 1800


def test_not_what_is_equipped_to_another() -> None:
    table = Table(yugi=side(hand=["Axe of Despair"], field=[CARD, "Uraby"]))
    table.yugi.activates("Axe of Despair", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.spells == ["Axe of Despair"]


def test_an_equip_spell_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=[CARD]), kaiba=side(hand=["Axe of Despair"]), turn_player="kaiba"
    )
    table.kaiba.activates("Axe of Despair", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Axe of Despair"]
