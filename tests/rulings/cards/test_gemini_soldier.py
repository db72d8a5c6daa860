"""Gemini Soldier, a Gemini: it stands one battle a turn, and brings another Gemini."""

from tests.table import Table, attacking, side

CARD = "Gemini Soldier"
DECK = [CARD, "Evocator Chevalier", "Darkstorm Dragon", "Uraby"]


def fought(foe: str = "", *, again: bool = True) -> Table:
    """A table on which it has attacked."""
    table = Table(
        yugi=side(field=[attacking(CARD)], deck=DECK),
        kaiba=side(field=[foe] if foe else []),
    )
    if again:
        table.yugi.summons(CARD)
        table.everyone_passes()
    table.yugi.attacks_with(CARD)
    return table


def test_faq_8434_it_stands_the_battle_and_brings_a_small_gemini() -> None:
    table = fought("Uraby")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, "Evocator Chevalier"]
    assert table.yugi.life == 8000 - 1000


def test_faq_8434_it_need_not_bring_any() -> None:
    table = fought("Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.was_offered(table.yugi, CARD)


def test_after_a_direct_attack_it_does_so_too() -> None:
    table = fought()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, "Evocator Chevalier"]


def test_faq_8434_before_its_second_summon_it_falls() -> None:
    table = fought("Uraby", again=False)
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD]
    assert not table.was_offered(table.yugi, CARD)


def test_qa_8760_in_a_turn_it_stands_one_battle_and_brings_another_as_it_falls() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)], deck=DECK),
        kaiba=side(field=["Uraby", "Summoned Skull"]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.attacks_with("Uraby", at=CARD)
    table.everyone_passes()
    table.kaiba.attacks_with("Summoned Skull", at=CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Evocator Chevalier"]
    assert CARD in table.yugi.graveyard
