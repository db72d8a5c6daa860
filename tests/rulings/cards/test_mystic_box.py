"""Mystic Box: one of their monsters falls, and one of yours goes over to them."""

from tests.table import Table, attacking, face_down, face_up, side

CARD = "Mystic Box"


def used(theirs: str = "Uraby", mine: str = "Feral Imp") -> Table:
    """A table on which it was activated, and may be answered."""
    table = Table(
        yugi=side(hand=[CARD], field=[attacking(mine), attacking("Kuriboh")]),
        kaiba=side(
            field=[
                attacking(theirs),
                attacking("Silver Fang"),
                face_down("Compulsory Evacuation Device"),
            ]
        ),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses(theirs, mine)
    return table


def test_faq_5168_theirs_is_destroyed_then_they_get_yours() -> None:
    table = used()
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert sorted(table.kaiba.monsters) == ["Feral Imp", "Silver Fang"]
    assert table.yugi.monsters == ["Kuriboh"]
    assert table.kaiba.sees("Feral Imp").owner == "yugi"
    for _ in range(2):
        table.turn_ends()
    assert "Feral Imp" in table.kaiba.monsters


def test_faq_5168_what_is_not_destroyed_brings_them_nothing() -> None:
    table = used()
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
    assert sorted(table.yugi.monsters) == ["Feral Imp", "Kuriboh"]


def test_theirs_is_destroyed_though_yours_has_gone() -> None:
    table = used()
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Feral Imp")
    table.everyone_passes()

    assert "Uraby" in table.kaiba.graveyard
    assert "Feral Imp" in table.yugi.hand
    assert table.kaiba.monsters == ["Silver Fang"]
    assert table.yugi.monsters == ["Kuriboh"]


def test_faq_5168_either_can_lie_face_down() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=[face_down("Feral Imp")]),
        kaiba=side(field=[face_down("Uraby")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.kaiba.sees("Feral Imp").position == "face-down Defense"


def test_not_without_a_monster_of_either() -> None:
    assert not Table(
        yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=[face_down("Fake Trap")])
    ).yugi.may("activate", CARD)
    assert not Table(yugi=side(hand=[CARD]), kaiba=side(field=["Uraby"])).yugi.may(
        "activate", CARD
    )


def test_q_a_20721_where_their_zones_are_full_a_monster_there_has_to_fall() -> None:
    main = [attacking("Silver Fang", f"M{n}") for n in range(1, 6)]
    table = Table(
        yugi=side(hand=[CARD], field=["Feral Imp"]),
        kaiba=side(field=[*main, attacking("Linkuriboh", "E1")]),
    )
    table.yugi.activates(CARD)
    assert "Linkuriboh" not in table.options
    table.yugi.chooses("Silver Fang")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Silver Fang"]
    assert "Feral Imp" in table.kaiba.monsters


def test_what_cannot_change_its_controller_is_not_targeted() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Mataza the Zapper"]), kaiba=side(field=["Uraby"])
    )

    assert not table.yugi.may("activate", CARD)


def test_negated_it_does_nothing() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Feral Imp"]),
        kaiba=side(field=["Uraby", face_up("Imperial Order")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.monsters == ["Feral Imp"]
