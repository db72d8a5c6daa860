"""Wattkinetic Puppeteer: moves a monster of the opponent to another of their zones."""

from tests.table import Table, face_down, side
from tests.table.laying import attacking, defending

PUPPETEER = "Wattkinetic Puppeteer"


def test_it_moves_a_monster_as_it_stands_from_the_hand_or_the_field() -> None:
    table = Table(
        yugi=side(hand=[PUPPETEER]), kaiba=side(field=[defending("Summoned Skull", "M1")])
    )
    table.yugi.activates(PUPPETEER, targeting="Summoned Skull", zone="M4")
    table.everyone_passes()
    assert table.kaiba.sees("Summoned Skull").zone == "M4"
    assert table.kaiba.sees("Summoned Skull").position == "face-up Defense"

    field = Table(yugi=side(field=[PUPPETEER]), kaiba=side(field=["Summoned Skull"]))
    field.yugi.activates(PUPPETEER, targeting="Summoned Skull")
    field.everyone_passes()
    assert field.yugi.graveyard == [PUPPETEER]


def test_faq_13404_one_that_lies_face_down_is_moved_as_well() -> None:
    table = Table(
        yugi=side(hand=[PUPPETEER]), kaiba=side(field=[face_down("Summoned Skull", "M1")])
    )
    table.yugi.activates(PUPPETEER, targeting="Summoned Skull", zone="M5")
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").zone == "M5"
    assert table.kaiba.sees("Summoned Skull").position == "face-down Defense"


def test_what_is_equipped_to_it_stays_so() -> None:
    table = Table(yugi=side(hand=["Axe of Despair", PUPPETEER]), kaiba=side(field=["Uraby"]))
    table.yugi.activates("Axe of Despair", targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates(PUPPETEER, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").attack == 2500


def test_qa_21492_an_attack_of_it_goes_on_without_a_replay() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]),
        kaiba=side(hand=[PUPPETEER], field=["Mokey Mokey"]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Mokey Mokey")
    table.kaiba.activates(PUPPETEER, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.life == 8000 - 2200


def test_qa_21492_nor_does_an_attacked_monster_that_is_moved_call_for_one() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], hand=[PUPPETEER]),
        kaiba=side(field=["Mokey Mokey", "Uraby"]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Mokey Mokey")
    table.yugi.activates(PUPPETEER, targeting="Mokey Mokey")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


def test_without_a_free_zone_it_cannot_be_targeted() -> None:
    table = Table(yugi=side(hand=[PUPPETEER]), kaiba=side(field=["Uraby"] * 5))

    assert not table.yugi.may("activate", PUPPETEER)
