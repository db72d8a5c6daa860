"""Magic Jammer: discard a card to negate the activation of a Spell Card and destroy it."""

from tests.table import Table, side


def test_it_negates_and_destroys_a_spell_of_either_player() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed", "Uraby"], field=["Magic Jammer"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.passes()
    table.yugi.activates("Magic Jammer", cost="Uraby")
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.yugi.graveyard == ["Uraby", "Pot of Greed", "Magic Jammer"]


def test_it_answers_the_spell_directly_and_not_a_link_before_it() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=["Jar of Greed"]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.passes()
    table.yugi.activates("Jar of Greed")

    assert not table.kaiba.may("activate", "Magic Jammer")
    table.everyone_passes()


def test_it_is_activated_in_the_damage_step_too() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Rush Recklessly"]),
        kaiba=side(field=["Silver Fang", "Magic Jammer"], hand=["Kuriboh"]),
    )
    table.yugi.attacks_with("Uraby")
    table.yugi.activates("Rush Recklessly", targeting="Uraby", at="before damage calculation")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 300


def test_its_discard_is_not_given_back_when_it_is_negated() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=["Seven Tools of the Bandit"]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer")
    table.yugi.activates("Seven Tools of the Bandit")
    table.everyone_passes()

    assert len(table.yugi.hand) == 2
    assert table.kaiba.hand == []
    assert table.kaiba.graveyard == ["Uraby", "Magic Jammer"]
