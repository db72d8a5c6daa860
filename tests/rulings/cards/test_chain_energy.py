"""Chain Energy: whatever players use of their hand costs them 500 for each card."""

import pytest

from engine.core.match import IllegalAnswerError
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Start

CARD = "Chain Energy"


def table_of(*hand: str, life: int = 8000, theirs: Start | None = None) -> Table:
    """A table at which it lies on the field of the other player."""
    kaiba = side(field=[face_up(CARD)]) if theirs is None else theirs
    return Table(yugi=side(hand=hand, life=life), kaiba=kaiba)


@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("Mokey Mokey", "summons"),
        ("Mokey Mokey", "sets"),
        ("Fake Trap", "sets"),
        ("Pot of Greed", "sets"),
        ("Pot of Greed", "activates"),
    ],
)
def test_what_is_used_of_the_hand_costs_500(card: str, verb: str) -> None:
    table = table_of(card)
    getattr(table.yugi, verb)(card)
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (7500, 8000)


@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("Mokey Mokey", "Normal Summon"),
        ("Mokey Mokey", "Set"),
        ("Fake Trap", "Set"),
        ("Pot of Greed", "activate"),
        ("Cyber Dragon", "Special Summon"),
    ],
)
def test_without_500_it_cannot_be_used(card: str, verb: str) -> None:
    theirs = side(field=[face_up(CARD), attacking("Uraby")])

    assert table_of(card, life=500, theirs=theirs).yugi.may(verb, card)
    assert not table_of(card, life=499, theirs=theirs).yugi.may(verb, card)


def test_its_own_controller_pays_as_well() -> None:
    table = Table(yugi=side(hand=["Mokey Mokey"], field=[face_up(CARD)]))
    table.yugi.summons("Mokey Mokey")
    table.everyone_passes()

    assert table.yugi.life == 7500


def test_a_monster_that_comes_by_its_own_text_costs_500() -> None:
    table = table_of("Cyber Dragon", theirs=side(field=[face_up(CARD), attacking("Uraby")]))
    table.yugi.special_summons("Cyber Dragon")
    table.everyone_passes()

    assert table.yugi.life == 7500


def test_faq_4908_an_effect_that_is_activated_in_the_hand_costs_500() -> None:
    table = Table(
        yugi=side(hand=["Kuriboh"]),
        kaiba=side(field=[face_up(CARD), attacking("Summoned Skull")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull")
    table.yugi.activates("Kuriboh")
    table.everyone_passes()

    assert table.yugi.life == 7500


def test_qa_6258_so_does_each_monster_that_an_effect_brings_from_the_hand() -> None:
    table = Table(
        yugi=side(
            hand=["The Flute of Summoning Dragon", "Luster Dragon", "Luster Dragon"],
            field=[attacking("Lord of D.")],
        ),
        kaiba=side(field=[face_up(CARD)]),
    )
    table.yugi.activates("The Flute of Summoning Dragon")
    table.everyone_passes()
    table.yugi.chooses("Luster Dragon", "Luster Dragon")
    table.everyone_passes()

    assert table.yugi.monsters.count("Luster Dragon") == 2
    assert table.yugi.life == 8000 - 3 * 500


def test_what_is_set_on_the_field_is_activated_for_nothing() -> None:
    table = Table(
        yugi=side(field=[face_down("Jar of Greed")]), kaiba=side(field=[face_up(CARD)])
    )
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.yugi.life == 8000


def test_a_cost_of_life_points_is_paid_beside_it() -> None:
    theirs = side(field=[face_up(CARD)])
    for life, can in ((1300, True), (1299, False)):
        table = Table(
            yugi=side(hand=["Premature Burial"], graveyard=["Uraby"], life=life), kaiba=theirs
        )
        assert table.yugi.may("activate", "Premature Burial") is can

    table = Table(
        yugi=side(hand=["Premature Burial"], graveyard=["Uraby"], life=1500), kaiba=theirs
    )
    table.yugi.activates("Premature Burial", targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.life == 200
    assert table.yugi.monsters == ["Uraby"]


def test_qa_13503_emergency_provisions_sends_it_once_500_are_paid() -> None:
    table = Table(yugi=side(hand=["Emergency Provisions"], field=[face_up(CARD)]))
    table.yugi.activates("Emergency Provisions")
    table.everyone_passes()

    assert table.yugi.life == 8000 - 500 + 1000


def test_an_effect_that_sets_a_card_of_the_hand_costs_500_more() -> None:
    table = Table(
        yugi=side(hand=["Fake Trap"], field=[face_down("Dust Tornado")]),
        kaiba=side(field=[face_up(CARD), face_up("Skill Drain")]),
    )
    table.yugi.activates("Dust Tornado", targeting="Skill Drain")
    table.yugi.agrees()
    table.everyone_passes()

    assert table.yugi.spells == ["Fake Trap"]
    assert table.yugi.life == 7500


def test_qa_158_of_a_pendulum_summon_each_monster_of_the_hand_costs_500() -> None:
    scales = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpit Magician", "S5")]
    for life, left in ((8000, 7000), (1000, 0)):
        table = Table(
            yugi=side(
                field=scales,
                hand=["Summoned Skull", "Celtic Guardian"],
                extra=[face_up("Dragonpulse Magician")],
                life=life,
            ),
            kaiba=side(field=[face_up(CARD)]),
        )
        table.yugi.pendulum_summons("Summoned Skull", "Celtic Guardian")
        table.everyone_passes()
        assert table.yugi.life == left


def test_qa_158_no_more_of_them_come_than_can_be_paid_for() -> None:
    scales = [face_up("Dragonpulse Magician", "S1"), face_up("Dragonpit Magician", "S5")]
    table = Table(
        yugi=side(field=scales, hand=["Summoned Skull", "Celtic Guardian"], life=900),
        kaiba=side(field=[face_up(CARD)]),
    )
    with pytest.raises(IllegalAnswerError):
        table.yugi.pendulum_summons("Summoned Skull", "Celtic Guardian")
    table.yugi.chooses("Summoned Skull")
    table.everyone_passes()

    assert table.yugi.monsters == ["Summoned Skull"]
    assert table.yugi.life == 400


def test_what_an_effect_lets_be_summoned_is_paid_for_as_well() -> None:
    table = Table(
        yugi=side(hand=["Mokey Mokey"], field=[face_up("Ultimate Offering")], life=900),
        kaiba=side(field=[face_up(CARD)]),
    )
    table.yugi.activates("Ultimate Offering")
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.hand) == ([], ["Mokey Mokey"])
