"""Accesscode Talker: strong by a material, and destroys for each Attribute once."""

from tests.table import Table, attacking, side
from tests.table.laying import Lying

CARD = "Accesscode Talker"
DECODE, CERBERUS = "Decode Talker", "Knightmare Cerberus"
TALKER = attacking(CARD, "E1")


def linked(first: str, *more: str, kaiba: tuple[str | Lying, ...] = ()) -> Table:
    table = Table(
        yugi=side(field=[attacking(first, "E1"), *more], extra=[CARD]),
        kaiba=side(field=kaiba, hand=["Kuriboh"]),
    )
    table.yugi.special_summons(CARD, using=[first, *more])
    return table


def test_faq_15032_it_gains_1000_for_each_marker_of_a_material() -> None:
    table = linked(DECODE, "Exiled Force")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2300 + 3000


def test_without_a_link_monster_as_material_there_is_no_target() -> None:
    table = Table(
        yugi=side(
            field=["Exiled Force", "Kuriboh", "Man-Eater Bug", "Breaker the Magical Warrior"],
            extra=[CARD],
        )
    )
    table.yugi.special_summons(CARD)

    assert not table.yugi.may("activate", CARD)


def test_a_link_monster_in_the_graveyard_that_was_no_material_is_no_target() -> None:
    table = Table(
        yugi=side(
            field=[attacking(CERBERUS, "E1"), "Exiled Force", "Man-Eater Bug"],
            extra=[CARD],
            graveyard=[DECODE],
        )
    )
    table.yugi.special_summons(CARD, using=[CERBERUS, "Exiled Force", "Man-Eater Bug"])
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2300 + 2000


def test_faq_15032_a_material_that_was_banished_is_a_target() -> None:
    table = linked(DECODE, "Exiled Force", kaiba=("Banisher of the Light",))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert DECODE in table.yugi.banished
    assert table.yugi.sees(CARD).attack == 5300


def test_the_opponent_cannot_respond_to_its_effects() -> None:
    table = linked(DECODE, "Exiled Force", kaiba=("Raigeki Break", "Uraby"))
    table.yugi.activates(CARD)
    assert not table.kaiba.may("activate", "Raigeki Break")
    table.everyone_passes()
    table.yugi.activates(CARD)
    table.yugi.chooses(DECODE)
    assert not table.kaiba.may("activate", "Raigeki Break")
    table.everyone_passes()
    table.yugi.chooses("Uraby")


def test_faq_15032_what_it_gained_is_lost_where_its_effects_are_negated() -> None:
    table = linked(DECODE, "Exiled Force", kaiba=("Fiendish Chain",))
    table.yugi.activates(CARD)
    table.chain_resolves()
    table.kaiba.activates("Fiendish Chain", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2300


def test_it_banishes_a_link_monster_and_destroys_a_card() -> None:
    table = Table(
        yugi=side(field=[TALKER], graveyard=[DECODE]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.activates(CARD)
    table.yugi.chooses(DECODE)
    table.everyone_passes()

    assert table.yugi.banished == [DECODE]
    assert table.kaiba.graveyard == ["Summoned Skull"]


def test_it_can_banish_itself() -> None:
    table = Table(yugi=side(field=[TALKER]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.banished == [CARD]
    assert table.kaiba.graveyard == ["Summoned Skull"]


def test_faq_15032_not_with_an_attribute_it_was_paid_with_this_turn() -> None:
    table = Table(
        yugi=side(field=[TALKER], graveyard=[DECODE, "Transcode Talker", "Honeybot"]),
        kaiba=side(field=["Uraby", "Battle Ox", "Silver Fang", "Kuriboh"]),
    )
    for paid, destroyed in ((DECODE, "Uraby"), ("Transcode Talker", "Battle Ox")):
        table.yugi.activates(CARD)
        table.yugi.chooses(paid)
        table.everyone_passes()
        table.yugi.chooses(destroyed)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.banished == [DECODE, "Transcode Talker", "Honeybot"]
    table.yugi.chooses("Silver Fang")
    assert not table.yugi.may("activate", CARD)


def test_it_can_be_paid_with_it_again_in_the_next_turn_of_its_player() -> None:
    table = Table(
        yugi=side(field=[TALKER], graveyard=[DECODE], deck=["Uraby"] * 3),
        kaiba=side(field=["Uraby", "Battle Ox"], deck=["Uraby"] * 3),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses(DECODE)
    table.everyone_passes()
    table.yugi.chooses("Uraby")
    table.turn_ends()
    table.turn_ends()

    assert table.yugi.may("activate", CARD)


def test_another_of_its_name_cannot_be_paid_for_with_it_either() -> None:
    table = Table(
        yugi=side(field=[TALKER, attacking(CARD, "M4")], graveyard=[DECODE]),
        kaiba=side(field=["Uraby", "Battle Ox"]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses(DECODE)
    table.everyone_passes()
    table.yugi.chooses("Uraby")

    assert not table.yugi.may("activate", CARD)


def test_faq_15032_nothing_is_barred_where_the_effect_was_negated() -> None:
    table = Table(
        yugi=side(field=[TALKER, "Fiendish Chain"], graveyard=[DECODE]),
        kaiba=side(field=["Uraby", "Battle Ox"]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses(DECODE)
    table.yugi.activates("Fiendish Chain", targeting=CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby", "Battle Ox"]
    assert table.yugi.may("activate", CARD)
