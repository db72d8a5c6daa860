"""Celestial Knightlord Parshath: the Sanctuary, what tells of it, or with it a Fairy."""

from tests.table import Table, attacking, face_down, face_up, side

CARD, SANCTUM = "Celestial Knightlord Parshath", "The Sanctum of Parshath"
TELLS, FAIRY, ANGEL = "Neo-Parshath, the Sky Paladin", "Mokey Mokey", "Shining Angel"
BIG = "Airknight Parshath"


def asked(deck: list[str], *field: str) -> Table:
    """It is used, with a Kuriboh to discard."""
    spells = [face_up(name) for name in field]
    return Table(
        yugi=side(field=[attacking(CARD), *spells], hand=["Kuriboh"], deck=deck),
        kaiba=side(),
    )


def test_faq_14196_a_card_that_tells_of_the_sanctuary_is_added() -> None:
    table = asked(["Uraby", TELLS, FAIRY])
    table.yugi.activates(CARD, cost="Kuriboh")
    table.everyone_passes()

    assert table.yugi.hand == [TELLS]


def test_q_a_22272_without_one_in_the_deck_the_sanctuary_on_the_field_is_needed() -> None:
    without, beside = asked(["Uraby", FAIRY]), asked(["Uraby", FAIRY], SANCTUM)

    assert not without.yugi.may("activate", CARD)
    beside.yugi.activates(CARD, cost="Kuriboh")
    beside.everyone_passes()
    assert beside.yugi.hand == [FAIRY]


def test_faq_14196_gone_by_then_the_sanctuary_brings_no_fairy() -> None:
    table = Table(
        yugi=side(
            field=[attacking(CARD), face_up(SANCTUM)],
            hand=["Kuriboh"],
            deck=["Uraby", FAIRY, TELLS],
        ),
        kaiba=side(field=["Dust Tornado"]),
    )
    table.yugi.activates(CARD, cost="Kuriboh")
    table.kaiba.activates("Dust Tornado", targeting=SANCTUM)
    table.everyone_passes()

    assert table.yugi.hand == [TELLS]


def fallen(*, hand: list[str], graveyard: list[str] | None = None) -> Table:
    """Another Fairy of Yugi's falls to Raigeki Break."""
    table = Table(
        yugi=side(
            field=[attacking(CARD), attacking(FAIRY)], hand=hand, graveyard=graveyard or []
        ),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Raigeki Break", cost="Uraby", targeting=FAIRY)
    table.chain_resolves()
    return table


def test_faq_14196_a_fairy_of_a_higher_level_comes_for_the_one_that_is_banished() -> None:
    table = fallen(hand=[ANGEL, FAIRY])
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.banished == [FAIRY]
    assert table.yugi.monsters == [CARD, ANGEL]


def test_not_one_of_the_same_level() -> None:
    table = fallen(hand=[FAIRY])

    assert not table.was_offered(table.yugi, CARD)


def test_only_what_leaves_a_higher_one_is_banished() -> None:
    table = fallen(hand=[ANGEL], graveyard=[BIG])
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.banished == [FAIRY]
    assert table.yugi.monsters == [CARD, ANGEL]


def test_of_a_link_monster_there_is_no_level_to_be_higher_than() -> None:
    table = fallen(hand=[FAIRY], graveyard=[CARD])

    assert not table.was_offered(table.yugi, CARD)


def test_q_a_22291_not_where_it_falls_at_the_same_time() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(FAIRY)], hand=[ANGEL]),
        kaiba=side(hand=["Dark Hole"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)


def test_faq_14196_not_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), attacking(FAIRY)], hand=[ANGEL]),
        kaiba=side(field=[attacking("Summoned Skull")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at=FAIRY)
    table.everyone_passes()

    assert table.yugi.graveyard == [FAIRY]
    assert not table.was_offered(table.yugi, CARD)
