"""Magician of Black Chaos MAX: no effects of monsters, and a Spell for what it destroys."""

from tests.table import Table, attacking, side

CARD = "Magician of Black Chaos MAX"


def revived(*field: str) -> Table:
    table = Table(
        yugi=side(hand=["Monster Reborn", "Giant Rat"], field=[*field], graveyard=[CARD]),
        kaiba=side(hand=["Effect Veiler"], field=["Exiled Force"]),
    )
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.chain_resolves()
    return table


def test_faq_14366_for_a_tribute_the_opponent_activates_no_effect_of_a_monster() -> None:
    table = revived("Uraby")
    table.yugi.activates(CARD, cost="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    table.yugi.summons("Giant Rat")
    assert not table.kaiba.may("activate", "Effect Veiler")
    table.turn_ends()
    assert table.kaiba.may("activate", "Exiled Force")


def test_faq_14366_it_can_tribute_itself() -> None:
    table = revived()
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == []
    table.yugi.summons("Giant Rat")
    assert not table.kaiba.may("activate", "Effect Veiler")


def test_it_need_not_be_used() -> None:
    table = revived("Uraby")
    table.yugi.passes()
    table.yugi.summons("Giant Rat")

    assert table.kaiba.may("activate", "Effect Veiler")


def test_faq_14366_it_brings_back_a_spell_for_what_it_destroys() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=["Dark Hole", "Mirror Force"]),
        kaiba=side(field=[attacking("Uraby")]),
    )
    table.yugi.attacks_with(CARD, at="Uraby")
    table.yugi.activates(CARD, targeting="Dark Hole")
    table.everyone_passes()

    assert (table.yugi.hand, table.yugi.graveyard) == (["Dark Hole"], ["Mirror Force"])


def test_faq_14366_destroyed_with_it_it_brings_back_none() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=["Dark Hole"]), kaiba=side(field=[attacking(CARD)])
    )
    table.yugi.attacks_with(CARD, at=CARD)
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_each_effect_is_used_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[CARD, CARD], graveyard=["Dark Hole", "Ookazi"]),
        kaiba=side(field=[attacking("Uraby"), attacking("Kuriboh")]),
    )
    table.yugi.attacks_with(CARD, at="Uraby")
    table.yugi.activates(CARD, targeting="Dark Hole")
    table.everyone_passes()
    table.yugi.attacks_with(CARD, at="Kuriboh")

    assert not table.yugi.may("activate", CARD, at="end of the damage step")
