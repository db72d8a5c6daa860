"""Super Polymerization: fuses monsters of either field, and nothing answers it."""

from tests.table import Table, face_down, side

SUPER, WINGMAN = "Super Polymerization", "Elemental HERO Flame Wingman"
AVIAN, BURSTINATRIX = "Elemental HERO Avian", "Elemental HERO Burstinatrix"


def test_monsters_of_both_fields_are_the_materials() -> None:
    table = Table(
        yugi=side(hand=[SUPER, "Kuriboh"], field=[AVIAN], extra=[WINGMAN]),
        kaiba=side(field=[BURSTINATRIX, "Uraby"]),
    )
    table.yugi.wants("M1", "Attack")
    table.yugi.activates(SUPER)
    table.everyone_passes()

    assert table.yugi.monsters == [WINGMAN]
    assert table.kaiba.monsters == ["Uraby"]
    assert table.kaiba.graveyard == [BURSTINATRIX]
    assert "Kuriboh" in table.yugi.graveyard


def test_faq_7445_a_face_down_monster_of_the_opponent_is_none() -> None:
    table = Table(
        yugi=side(hand=[SUPER, "Kuriboh"], field=[AVIAN], extra=[WINGMAN]),
        kaiba=side(field=[face_down(BURSTINATRIX)]),
    )

    assert not table.yugi.may("activate", SUPER)


def test_faq_7445_a_face_down_monster_of_ones_own_is_one() -> None:
    table = Table(
        yugi=side(hand=[SUPER, "Kuriboh"], field=[face_down(AVIAN)], extra=[WINGMAN]),
        kaiba=side(field=[BURSTINATRIX]),
    )

    assert table.yugi.may("activate", SUPER)


def test_the_hand_gives_none() -> None:
    table = Table(
        yugi=side(hand=[SUPER, "Kuriboh", BURSTINATRIX], field=[AVIAN], extra=[WINGMAN])
    )

    assert not table.yugi.may("activate", SUPER)


def test_qa_10824_nothing_can_be_activated_in_response() -> None:
    table = Table(
        yugi=side(hand=[SUPER, "Kuriboh"], field=[AVIAN], extra=[WINGMAN]),
        kaiba=side(field=[BURSTINATRIX, "Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates(SUPER)

    assert not table.kaiba.may("activate", "Magic Jammer")
    table.everyone_passes()
    assert table.yugi.monsters == [WINGMAN]
