"""Elemental HERO Stratos: destroys Spells and Traps, or finds a HERO."""

from tests.table import Table, side

STRATOS, AVIAN = "Elemental HERO Stratos", "Elemental HERO Avian"


def test_a_hero_is_added_from_the_deck() -> None:
    table = Table(yugi=side(hand=[STRATOS], deck=[AVIAN, "Uraby", "Uraby"]))
    table.yugi.summons(STRATOS)
    table.yugi.activates(STRATOS)
    table.everyone_passes()

    assert table.yugi.hand == [AVIAN]


def test_faq_6784_up_to_as_many_spells_and_traps_as_other_heroes_are_destroyed() -> None:
    table = Table(
        yugi=side(hand=[STRATOS], field=[AVIAN], deck=["Uraby"] * 3),
        kaiba=side(field=["Waboku", "Mirror Force"]),
    )
    table.yugi.summons(STRATOS)
    table.yugi.activates(STRATOS)
    table.yugi.chooses("Mirror Force")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Mirror Force"]
    assert table.yugi.hand == []


def test_faq_6784_without_another_hero_or_one_in_the_deck_nothing_is_offered() -> None:
    table = Table(
        yugi=side(hand=[STRATOS], deck=["Uraby"] * 3), kaiba=side(field=["Mirror Force"])
    )
    table.yugi.summons(STRATOS)
    table.everyone_passes()

    assert table.chains() == []
