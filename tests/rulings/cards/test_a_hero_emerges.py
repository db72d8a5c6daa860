"""A Hero Emerges: as the opponent attacks, a card of your hand is struck by chance."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

HERO = "A Hero Emerges"


def attacked(*hand: str) -> Table:
    """A table on which kaiba answers an attack of yugi with A Hero Emerges."""
    table = Table(yugi=side(field=["Axe Raider"]), kaiba=side(field=[HERO], hand=hand))
    table.kaiba.wants("Defense")
    table.yugi.attacks_with("Axe Raider")
    table.kaiba.activates(HERO)
    table.chain_resolves()
    return table


def test_a_monster_comes_to_the_field() -> None:
    table = attacked("Summoned Skull")
    table.yugi.calls_off()

    assert table.kaiba.monsters == ["Summoned Skull"]
    assert not table.was_asked(table.kaiba, Reason.CHOOSE)


def test_what_cannot_be_special_summoned_goes_to_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Axe Raider"]),
        kaiba=side(field=[HERO], hand=["Raigeki", "Waboku", "Yata-Garasu", "Kuriboh"]),
    )
    table.yugi.attacks_with("Axe Raider")
    table.kaiba.activates(HERO)
    table.chain_resolves()
    (struck,) = {"Raigeki", "Waboku", "Yata-Garasu", "Kuriboh"} - set(table.kaiba.hand)

    came = table.kaiba.monsters if struck == "Kuriboh" else table.kaiba.graveyard
    assert struck in came
    assert len(table.kaiba.hand) == 3


def test_without_a_monster_that_could_come_it_cannot_be_activated() -> None:
    for hand in ([], ["Raigeki"], ["Yata-Garasu"]):
        table = Table(yugi=side(field=["Axe Raider"]), kaiba=side(field=[HERO], hand=hand))
        table.yugi.attacks_with("Axe Raider")
        assert not table.kaiba.may("activate", HERO)


def test_an_own_attack_does_not_call_it() -> None:
    table = Table(yugi=side(field=[HERO, "Axe Raider"], hand=["Kuriboh"]))
    table.yugi.attacks_with("Axe Raider")

    assert not table.yugi.may("activate", HERO)
