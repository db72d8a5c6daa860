"""Obliterate!!!: a Forbidden One goes to the Graveyard, and a monster goes back."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_up, side

BLAST = "Obliterate!!!"
ARM = "Left Arm of the Forbidden One"
LEG = "Left Leg of the Forbidden One"
EXODIA = "Exodia the Forbidden One"


def test_faq_12197_it_is_used_as_the_card_is_activated() -> None:
    table = Table(
        yugi=side(field=[BLAST], deck=["Uraby", EXODIA]), kaiba=side(field=["Battle Ox"])
    )
    table.yugi.activates(BLAST, targeting="Battle Ox", effect=3)
    table.everyone_passes()

    assert table.yugi.graveyard == [EXODIA]
    assert table.kaiba.hand == ["Battle Ox"]


def test_faq_12197_or_on_the_field_later() -> None:
    table = Table(
        yugi=side(hand=[ARM], field=[face_up(BLAST)]), kaiba=side(field=["Battle Ox"])
    )
    table.yugi.activates(BLAST, targeting="Battle Ox")
    table.everyone_passes()

    assert (table.yugi.graveyard, table.kaiba.hand) == ([ARM], ["Battle Ox"])


def test_only_such_a_card_is_sent() -> None:
    deck = ["Uraby", ARM, "Kuriboh", BLAST]
    table = Table(
        yugi=side(hand=[LEG, "Kuriboh"], field=[face_up(BLAST)], deck=deck),
        kaiba=side(field=["Battle Ox"]),
    )
    table.yugi.activates(BLAST, targeting="Battle Ox")
    table.yugi.chooses(LEG)
    table.everyone_passes()

    assert [sorted(each) for each in table.questions(Reason.CHOOSE)][-1] == [ARM, LEG]


def test_qa_17749_with_none_to_send_nothing_goes_back() -> None:
    table = Table(
        yugi=side(hand=["Kuriboh"], field=[face_up(BLAST)], deck=["Uraby"] * 3),
        kaiba=side(field=["Battle Ox"]),
    )

    assert not table.yugi.may("activate", BLAST)


def test_qa_17752_destroyed_on_the_chain_it_does_nothing() -> None:
    table = Table(
        yugi=side(hand=[ARM], field=[face_up(BLAST)]),
        kaiba=side(field=["Battle Ox", "Mystical Space Typhoon"]),
    )
    table.yugi.activates(BLAST, targeting="Battle Ox")
    table.kaiba.activates("Mystical Space Typhoon", targeting=BLAST)
    table.everyone_passes()

    assert (table.yugi.hand, table.kaiba.monsters) == ([ARM], ["Battle Ox"])


def test_qa_17753_with_the_target_gone_the_card_is_sent_all_the_same() -> None:
    table = Table(
        yugi=side(hand=[ARM], field=[face_up(BLAST)]),
        kaiba=side(field=["Battle Ox", "Compulsory Evacuation Device"]),
    )
    table.yugi.activates(BLAST, targeting="Battle Ox")
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    table.everyone_passes()

    assert table.yugi.graveyard == [ARM]


def test_qa_17754_banished_instead_nothing_goes_back() -> None:
    table = Table(
        yugi=side(hand=[ARM], field=[face_up(BLAST), face_up("Macro Cosmos")]),
        kaiba=side(field=["Battle Ox"]),
    )
    table.yugi.activates(BLAST, targeting="Battle Ox")
    table.everyone_passes()

    assert (table.yugi.banished, table.kaiba.monsters) == ([ARM], ["Battle Ox"])


def test_qa_17755_sent_to_the_graveyard_it_brings_such_a_card_back() -> None:
    table = Table(
        yugi=side(field=[face_up(BLAST)], graveyard=[ARM, "Uraby"]),
        kaiba=side(hand=["Mystical Space Typhoon"]),
    )
    table.turn_ends()
    table.kaiba.activates("Mystical Space Typhoon", targeting=BLAST)
    table.chain_resolves()
    table.yugi.activates(BLAST)
    table.everyone_passes()

    assert table.yugi.hand == [ARM]


def test_qa_17756_not_where_its_activation_was_negated() -> None:
    table = Table(
        yugi=side(field=[BLAST], graveyard=[ARM]),
        kaiba=side(field=["Seven Tools of the Bandit", "Uraby"]),
    )
    table.yugi.activates(BLAST, effect=0)
    table.kaiba.activates("Seven Tools of the Bandit")
    table.everyone_passes()

    assert table.yugi.hand == []


@pytest.mark.parametrize("first", [True, False])
def test_one_effect_of_its_name_is_used_in_a_turn(first: bool) -> None:
    table = Table(
        yugi=side(
            hand=[ARM], field=[face_up(BLAST), "Mystical Space Typhoon"], graveyard=[LEG]
        ),
        kaiba=side(field=[attacking("Battle Ox")]),
    )
    if first:
        table.yugi.activates(BLAST, targeting="Battle Ox")
        table.everyone_passes()
    table.yugi.activates("Mystical Space Typhoon", targeting=BLAST)
    table.chain_resolves()

    assert table.yugi.may("activate", BLAST) is not first
