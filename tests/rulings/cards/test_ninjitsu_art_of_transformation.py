"""Ninjitsu Art of Transformation: a Ninja becomes a beast while the card lies there."""

from tests.table import Table, attacking, face_down, side

ART, NINJA = "Ninjitsu Art of Transformation", "Ninja Grandmaster Sasuke"
BIRD, SHRINKING = "Swift Birdman Joe", "Miniaturize"


def test_of_hand_or_deck_comes_one_up_to_three_levels_above() -> None:
    table = Table(
        yugi=side(
            field=[attacking(NINJA), face_down(ART)],
            hand=["Uraby", BIRD],
            deck=["Needle Worm", "Summoned Skull"],
        )
    )
    table.yugi.activates(ART)
    table.everyone_passes()

    assert sorted(table.options) == ["Needle Worm", BIRD]
    table.yugi.chooses(BIRD)
    table.everyone_passes()
    assert table.yugi.monsters == [BIRD]
    assert table.yugi.graveyard == [NINJA]
    assert table.yugi.spells == [ART]


def test_faq_5992_the_level_is_that_which_it_had_on_the_field() -> None:
    shrinking = [face_down(SHRINKING), face_down(SHRINKING)]
    table = Table(
        yugi=side(field=[attacking(NINJA), face_down(ART), *shrinking], hand=[BIRD]),
    )
    assert table.yugi.may("activate", ART)
    for _ in shrinking:
        table.yugi.activates(SHRINKING, targeting=NINJA)
        table.everyone_passes()

    assert table.yugi.sees(NINJA).level == 2
    assert not table.yugi.may("activate", ART)


def test_when_the_card_leaves_the_monster_is_destroyed() -> None:
    table = Table(
        yugi=side(field=[attacking(NINJA), face_down(ART)], hand=[BIRD]),
        kaiba=side(field=[face_down("Mystical Space Typhoon")]),
    )
    table.yugi.activates(ART)
    table.everyone_passes()
    assert table.yugi.monsters == [BIRD]
    table.turn_ends()
    table.kaiba.activates("Mystical Space Typhoon", targeting=ART)
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert sorted(table.yugi.graveyard) == sorted([NINJA, ART, BIRD])


def test_without_its_monster_the_card_stays() -> None:
    table = Table(
        yugi=side(field=[attacking(NINJA), face_down(ART)], hand=[BIRD]),
        kaiba=side(hand=["Dark Hole"]),
    )
    table.yugi.activates(ART)
    table.everyone_passes()
    table.turn_ends()
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.spells == [ART]
    assert table.yugi.monsters == []


def test_destroyed_in_response_it_brings_nothing() -> None:
    table = Table(
        yugi=side(field=[attacking(NINJA), face_down(ART)], hand=[BIRD]),
        kaiba=side(field=[face_down("Mystical Space Typhoon")]),
    )
    table.yugi.activates(ART)
    table.kaiba.activates("Mystical Space Typhoon", targeting=ART)
    table.everyone_passes()

    assert table.yugi.hand == [BIRD]


def test_faq_5992_not_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=[attacking(NINJA), face_down(ART)], hand=[BIRD]),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.attacks_with(NINJA, at="Kuriboh")

    assert not table.yugi.may("activate", ART, at="before damage calculation")
