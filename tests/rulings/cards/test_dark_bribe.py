"""Dark Bribe: negate a Spell or Trap of the opponent, who then draws a card."""

from tests.table import Table, side

BRIBE = "Dark Bribe"


def test_it_negates_and_destroys_and_the_opponent_draws() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Dark Hole"], deck=["Silver Fang"]),
        kaiba=side(field=[BRIBE]),
    )
    table.yugi.activates("Dark Hole")
    table.kaiba.activates(BRIBE)
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.yugi.graveyard == ["Dark Hole"]
    assert table.yugi.hand == ["Silver Fang"]


def test_it_does_not_answer_an_own_card() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"], field=[BRIBE]))
    table.yugi.activates("Pot of Greed")

    assert not table.yugi.may("activate", BRIBE)
    table.everyone_passes()


def test_it_does_not_answer_the_effect_of_a_monster() -> None:
    table = Table(yugi=side(field=["Exiled Force"]), kaiba=side(field=["Uraby", BRIBE]))
    table.yugi.activates("Exiled Force", targeting="Uraby")

    assert not table.kaiba.may("activate", BRIBE)
    table.everyone_passes()


def test_it_is_not_activated_while_the_opponents_deck_is_empty() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=["Uraby"], deck=[]), kaiba=side(field=[BRIBE])
    )
    table.yugi.activates("Dark Hole")

    assert not table.kaiba.may("activate", BRIBE)
    table.everyone_passes()
