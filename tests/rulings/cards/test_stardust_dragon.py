"""Stardust Dragon: Tribute it to negate what would destroy; it comes back in the End Phase."""

from tests.table import Table, side

DRAGON = "Stardust Dragon"


def test_it_negates_what_would_destroy_a_card_on_the_field_and_comes_back() -> None:
    table = Table(yugi=side(hand=["Dark Hole"]), kaiba=side(field=[DRAGON, "Uraby"]))
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(DRAGON)
    table.everyone_passes()
    assert table.kaiba.monsters == ["Uraby"]
    table.yugi.ends_turn()
    table.kaiba.activates(DRAGON)
    table.everyone_passes()

    assert table.kaiba.monsters == [DRAGON, "Uraby"]


def test_it_comes_back_only_in_the_turn_in_which_its_effect_was_applied() -> None:
    table = Table(yugi=side(graveyard=[DRAGON]))
    table.turn_ends()

    assert table.yugi.graveyard == [DRAGON]
    assert table.chains() == []


def test_it_does_not_answer_an_effect_that_destroys_nothing() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(field=[DRAGON]))
    table.yugi.activates("Pot of Greed")

    assert not table.kaiba.may("activate", DRAGON)
    table.everyone_passes()


def test_it_does_not_answer_the_negation_of_a_card_whose_activation_it_is() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=[DRAGON]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer")

    assert not table.yugi.may("activate", DRAGON)
    table.everyone_passes()
