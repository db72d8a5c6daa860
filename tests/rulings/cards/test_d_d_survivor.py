"""D.D. Survivor: banished face-up from the field, it comes back in the End Phase."""

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

SURVIVOR = "D.D. Survivor"
COSMOS = face_up("Macro Cosmos")


def cut_away(lying: Lying) -> Table:
    """A table at which Karma Cut has banished a monster, after the turn in which it did."""
    table = Table(
        yugi=side(field=[lying]),
        kaiba=side(hand=["Kuriboh"], field=[face_down("Karma Cut")]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Karma Cut")
    table.everyone_passes()
    table.turn_ends()
    return table


def test_banished_from_the_field_it_comes_back_in_the_end_phase() -> None:
    table = cut_away(attacking(SURVIVOR))

    assert table.yugi.monsters == [SURVIVOR]
    assert table.chains()[-1] == [SURVIVOR]


def test_banished_in_an_earlier_turn_it_stays() -> None:
    table = Table(yugi=side(banished=[SURVIVOR]))
    table.turn_ends()

    assert table.yugi.banished == [SURVIVOR]


def test_banished_from_the_hand_it_stays() -> None:
    table = Table(yugi=side(hand=[SURVIVOR], field=[COSMOS, face_down("Raigeki Break")]))
    table.yugi.activates("Raigeki Break", cost=SURVIVOR, targeting="Macro Cosmos")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.banished == [SURVIVOR]


def test_the_survivor_comes_to_its_owner_only_from_their_own_field() -> None:
    assert cut_away(attacking(SURVIVOR, borrowed=True)).kaiba.banished == [SURVIVOR]


def test_faq_6332_face_down_it_is_turned_up_by_the_battle_that_banishes_it() -> None:
    table = Table(
        yugi=side(field=[face_down(SURVIVOR)]),
        kaiba=side(field=[attacking("Summoned Skull"), COSMOS]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at=SURVIVOR)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == [SURVIVOR]


def test_face_down_as_it_was_banished_it_stays() -> None:
    table = Table(
        yugi=side(field=[face_down(SURVIVOR)]),
        kaiba=side(hand=["Dark Hole"], field=[COSMOS]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.banished == [SURVIVOR]


def test_once_a_turn_also_where_it_is_banished_anew_in_the_end_phase() -> None:
    table = Table(
        yugi=side(field=[attacking(SURVIVOR)]),
        kaiba=side(
            hand=["Kuriboh", "Kuriboh"], field=[face_down("Karma Cut"), face_down("Karma Cut")]
        ),
        turn_player="kaiba",
    )
    table.kaiba.activates("Karma Cut", cost="Kuriboh")
    table.everyone_passes()
    table.kaiba.ends_turn()
    table.chain_resolves()
    table.kaiba.activates("Karma Cut", targeting=SURVIVOR)
    table.driver.pass_to(lambda _: table.turn == 4, "begin the next turn")

    assert table.yugi.banished == [SURVIVOR]
