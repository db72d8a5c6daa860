"""Call of the Atlanteans: three small Sea Serpents from the Graveyard, and nothing else."""

from tests.table import Table, face_down, side

CARD = "Call of the Atlanteans"
THREE = ["Atlantean Pikeman", "Atlantean Marksman", "Atlantean Heavy Infantry"]


def test_faq_10222_it_brings_three_of_them() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=[*THREE, "Atlantean Dragoons"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == sorted(THREE)
    assert "Atlantean Dragoons" in table.yugi.graveyard


def test_not_with_two_of_them() -> None:
    table = Table(yugi=side(hand=[CARD], graveyard=[*THREE[:2], "Atlantean Dragoons"]))

    assert not table.yugi.may("activate", CARD)


def test_faq_10222_not_with_two_zones() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Uraby"] * 3, graveyard=THREE))

    assert not table.yugi.may("activate", CARD)


def test_faq_10222_none_comes_where_one_has_gone() -> None:
    table = Table(
        yugi=side(hand=[CARD], graveyard=THREE),
        kaiba=side(field=[face_down("Called by the Grave")]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Called by the Grave", targeting=THREE[0])
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_faq_10222_none_comes_where_two_zones_are_left_as_it_resolves() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby"] * 2, graveyard=THREE),
        kaiba=side(field=[face_down("Ojama Trio")]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Ojama Trio")
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == sorted([*THREE, CARD])


def test_faq_10222_not_after_a_special_summon() -> None:
    table = Table(yugi=side(hand=[CARD, "Monster Reborn"], graveyard=[*THREE, "Uraby"]))
    table.yugi.activates("Monster Reborn", targeting="Uraby")
    table.everyone_passes()

    assert not table.yugi.may("activate", CARD)


def test_nor_is_any_other_special_summoned_after_it() -> None:
    table = Table(yugi=side(hand=[CARD, "Monster Reborn"], graveyard=[*THREE, "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert len(table.yugi.monsters) == 3
    assert not table.yugi.may("activate", "Monster Reborn")


def test_the_opponent_can_special_summon() -> None:
    table = Table(
        yugi=side(hand=[CARD], graveyard=THREE),
        kaiba=side(field=[face_down("Call of the Haunted")], graveyard=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.may("activate", "Call of the Haunted")
