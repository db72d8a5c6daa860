"""Polymerization: its materials leave hand and field as it resolves."""

from tests.table import Table, face_down, side

CARD, WINGMAN = "Polymerization", "Elemental HERO Flame Wingman"
AVIAN, BURST = "Elemental HERO Avian", "Elemental HERO Burstinatrix"


def test_hand_and_face_down_monsters_serve() -> None:
    table = Table(yugi=side(hand=[CARD, AVIAN], field=[face_down(BURST)], extra=[WINGMAN]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [WINGMAN]
    assert sorted(table.yugi.graveyard) == [AVIAN, BURST, CARD]


def test_negated_it_takes_no_materials() -> None:
    table = Table(
        yugi=side(hand=[CARD, AVIAN, BURST], extra=[WINGMAN]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.hand == [AVIAN, BURST]
    assert table.yugi.graveyard == [CARD]


def test_a_material_gone_in_the_chain_leaves_nothing_to_summon() -> None:
    table = Table(
        yugi=side(hand=[CARD, AVIAN], field=[BURST], extra=[WINGMAN]),
        kaiba=side(field=["Raigeki Break"], hand=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Raigeki Break", targeting=BURST)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.yugi.hand == [AVIAN]


def test_without_the_fusion_monster_or_a_material_it_is_not_offered() -> None:
    none = Table(yugi=side(hand=[CARD, AVIAN, BURST]))
    lone = Table(yugi=side(hand=[CARD, AVIAN], extra=[WINGMAN]), kaiba=side(field=[BURST]))

    assert not none.yugi.may("activate", CARD)
    assert not lone.yugi.may("activate", CARD)
