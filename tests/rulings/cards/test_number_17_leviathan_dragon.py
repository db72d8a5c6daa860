"""Number 17: Leviathan Dragon: a material for 500 ATK, and without one no direct attack."""

from tests.table import Table, face_down, side
from tests.table.laying import Lying

CARD = "Number 17: Leviathan Dragon"


def test_each_turn_a_material_gives_500_that_stay() -> None:
    table = Table(yugi=side(field=[Lying(CARD, materials=("Sangan", "Silver Fang"))]))
    table.yugi.activates(CARD)
    table.yugi.chooses("Silver Fang")
    table.everyone_passes()
    assert not table.yugi.may("activate", CARD)
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.sees(CARD).attack == 2500
    assert table.yugi.graveyard == ["Silver Fang"]


def test_a_detached_sangan_was_not_sent_from_the_field() -> None:
    table = Table(yugi=side(field=[Lying(CARD, materials=("Sangan",))], deck=["Kuriboh"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Sangan"]
    assert table.chains() == [[CARD]]


def test_without_a_material_it_attacks_monsters_only() -> None:
    direct = Table(yugi=side(field=[CARD]))
    monster = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby"]))
    armed = Table(yugi=side(field=[Lying(CARD, materials=("Uraby",))]))

    assert not direct.yugi.may("attack", CARD)
    assert not direct.yugi.may("activate", CARD)
    monster.yugi.attacks_with(CARD)
    monster.everyone_passes()
    assert monster.kaiba.life == 7500
    armed.yugi.attacks_with(CARD)
    armed.everyone_passes()
    assert armed.kaiba.life == 6000


def test_negated_it_loses_for_good_what_it_has_gained() -> None:
    table = Table(
        yugi=side(field=[Lying(CARD, materials=("Sangan", "Uraby"))], hand=["Upstart Goblin"]),
        kaiba=side(hand=["Effect Veiler"]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.activates("Upstart Goblin")
    table.kaiba.activates("Effect Veiler", targeting=CARD)
    table.everyone_passes()
    assert table.yugi.sees(CARD).attack == 2000

    table.turn_ends()
    assert table.yugi.sees(CARD).attack == 2000


def test_turned_face_down_it_loses_that_too() -> None:
    table = Table(
        yugi=side(
            field=[Lying(CARD, materials=("Sangan", "Uraby")), face_down("Book of Moon")],
        ),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=CARD)
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2000
