"""Castle of Dragon Souls: Dragons of the Graveyard give ATK, and one comes for its fall."""

from tests.table import Table, face_down, face_up, side

CASTLE = "Castle of Dragon Souls"
WITH_EFFECT = 3
BLUE_EYES = "Blue-Eyes White Dragon"


def test_a_dragon_banished_gives_seven_hundred_for_the_turn() -> None:
    table = Table(
        yugi=side(
            field=["Kuriboh", face_up(CASTLE)],
            graveyard=[BLUE_EYES, "Summoned Skull"],
            deck=["Uraby"] * 9,
        )
    )
    table.yugi.activates(CASTLE)
    table.everyone_passes()
    assert table.yugi.banished == [BLUE_EYES]
    assert table.yugi.sees("Kuriboh").attack == 300 + 700
    table.turn_ends()

    assert table.yugi.sees("Kuriboh").attack == 300


def test_it_takes_a_dragon_of_the_graveyard() -> None:
    table = Table(
        yugi=side(field=["Kuriboh", face_up(CASTLE)], graveyard=["Summoned Skull"]),
        kaiba=side(graveyard=[BLUE_EYES]),
    )

    assert not table.yugi.may("activate", CASTLE)


def test_and_a_face_up_monster_of_ones_own() -> None:
    table = Table(
        yugi=side(field=[face_down("Kuriboh"), face_up(CASTLE)], graveyard=[BLUE_EYES]),
        kaiba=side(field=["Uraby"]),
    )

    assert not table.yugi.may("activate", CASTLE)


def test_once_a_turn() -> None:
    table = Table(
        yugi=side(field=["Kuriboh", face_up(CASTLE)], graveyard=[BLUE_EYES, BLUE_EYES])
    )
    table.yugi.activates(CASTLE)
    table.yugi.chooses(BLUE_EYES)
    table.everyone_passes()

    assert not table.yugi.may("activate", CASTLE)


def test_faq_it_can_be_used_as_the_card_is_activated() -> None:
    table = Table(
        yugi=side(field=["Kuriboh", face_down(CASTLE)], graveyard=[BLUE_EYES]),
    )
    table.yugi.activates(CASTLE, effect=WITH_EFFECT)
    table.everyone_passes()

    assert table.chains() == [[CASTLE]]
    assert table.yugi.sees("Kuriboh").attack == 300 + 700


def test_only_one_can_lie_face_up() -> None:
    table = Table(
        yugi=side(field=["Kuriboh", face_up(CASTLE), face_down(CASTLE)]),
    )

    assert not table.yugi.may("activate", CASTLE)


def test_that_of_the_opponent_does_not_matter() -> None:
    table = Table(
        yugi=side(field=["Kuriboh", face_down(CASTLE)]),
        kaiba=side(field=[face_up(CASTLE)]),
    )

    assert table.yugi.may("activate", CASTLE)


def test_face_up_sent_to_the_graveyard_it_brings_a_banished_dragon() -> None:
    table = Table(
        yugi=side(
            field=[face_up(CASTLE)],
            hand=["Mystical Space Typhoon"],
            banished=[BLUE_EYES, "Summoned Skull"],
        ),
        kaiba=side(banished=[BLUE_EYES]),
    )
    table.yugi.activates("Mystical Space Typhoon")
    table.chain_resolves()
    table.yugi.activates(CASTLE)
    table.everyone_passes()

    assert table.yugi.monsters == [BLUE_EYES]
    assert table.kaiba.banished == [BLUE_EYES]


def test_face_down_it_does_not() -> None:
    table = Table(
        yugi=side(
            field=[face_down(CASTLE)],
            hand=["Mystical Space Typhoon"],
            banished=[BLUE_EYES],
        )
    )
    table.yugi.activates("Mystical Space Typhoon")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert not table.was_offered(table.yugi, CASTLE) or table.chains() == [
        ["Mystical Space Typhoon"]
    ]
