"""Divine Wrath: it answers the effect of a monster, wherever it was activated."""

from tests.rulings.test_damage_step import AFTER, END
from tests.table import Table, face_down, side

CARD = "Divine Wrath"


def test_it_negates_an_effect_on_the_field_and_destroys_the_monster() -> None:
    table = Table(
        yugi=side(field=[face_down("Man-Eater Bug")]),
        kaiba=side(field=[CARD, "Uraby"], hand=["Kuriboh", "Uraby"]),
    )
    table.yugi.flip_summons("Man-Eater Bug")
    table.yugi.chooses("Uraby")
    table.kaiba.activates(CARD, cost="Kuriboh")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Man-Eater Bug"]
    assert table.kaiba.monsters == ["Uraby"]
    assert table.kaiba.graveyard == ["Kuriboh", CARD]


def test_an_effect_in_the_graveyard_is_negated_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", CARD], hand=["Uraby"]),
        kaiba=side(field=["Sangan"], deck=["Kuriboh"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.yugi.activates(CARD, at=END)
    table.everyone_passes()

    assert table.chains() == [["Sangan", CARD]]
    assert table.kaiba.hand == []
    assert table.kaiba.graveyard == ["Sangan"]


def test_an_effect_in_the_hand_is_negated_and_its_cost_stays_paid() -> None:
    table = Table(
        yugi=side(field=["Uraby", CARD], hand=["Uraby"]), kaiba=side(hand=["Kuriboh"])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Kuriboh")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 6500
    assert table.kaiba.graveyard == ["Kuriboh"]


def test_the_monster_that_lies_as_a_spell_is_no_monster_effect() -> None:
    table = Table(
        yugi=side(
            field=[face_down("Waboku")],
            hand=["Stargazer Magician"],
        ),
        kaiba=side(field=[CARD], hand=["Uraby"]),
    )
    table.yugi.activates("Stargazer Magician")

    assert not table.kaiba.may("activate", CARD)


def test_without_a_card_to_discard_it_is_not_offered() -> None:
    table = Table(
        yugi=side(field=["Airknight Parshath"]), kaiba=side(field=[CARD], deck=["Raigeki"])
    )
    table.yugi.attacks_with("Airknight Parshath")

    assert not table.kaiba.may("activate", CARD, at=AFTER)


def test_the_once_of_a_negated_activation_is_used_up_only_where_the_text_says_so() -> None:
    table = Table(
        yugi=side(field=["RAM Clouder", "RAM Clouder", "Uraby"], graveyard=["Bitron"]),
        kaiba=side(field=[CARD], hand=["Kuriboh"]),
    )
    table.yugi.activates("RAM Clouder")
    table.yugi.chooses("Uraby")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["RAM Clouder"]
    assert table.yugi.graveyard == ["Bitron", "Uraby", "RAM Clouder"]
    assert not table.yugi.may("activate", "RAM Clouder")
