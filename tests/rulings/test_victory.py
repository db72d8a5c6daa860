"""How a duel is decided."""

import pytest

from engine.core.protocol import Seat
from engine.yugioh.acts.life import draw, lower_life, settle_life
from engine.yugioh.state.duel import DuelOver
from engine.yugioh.state.events.contest import Ended, Ending
from engine.yugioh.state.events.life import LifeWhy
from tests.table import Table, face_down, side
from tests.table.laying import lay

EXODIA = [
    "Exodia the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
]


@pytest.mark.rule("MR-GEN-01", "MR-WIN-01", "MR-GLOS-42", "SD-08")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_who_brings_the_opponents_life_points_to_0_wins(format: str) -> None:
    table = Table(
        format=format, yugi=side(field=["Uraby", "Silver Fang"]), kaiba=side(life=300)
    )
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.result == ("yugi", "LIFE")
    assert table.kaiba.life == 0
    assert table.asked == ""


@pytest.mark.rule("MR-WIN-01", "MR-GEN-05", "MR-GLOS-14")
def test_damage_by_an_effect_ends_the_duel_at_once() -> None:
    table = Table(yugi=side(field=["Uraby"], life=1000), kaiba=side(field=["Magic Cylinder"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Magic Cylinder")
    table.everyone_passes()

    assert table.result == ("kaiba", "LIFE")
    assert table.life_changes() == [("yugi", "EFFECT", -1000)]


@pytest.mark.rule("MR-WIN-02", "SD-08")
def test_both_players_at_0_at_the_same_time_draw() -> None:
    duel = lay((side(life=800), side(life=500)))
    lower_life(duel, [(Seat(0), 1000), (Seat(1), 1000)], LifeWhy.EFFECT)
    with pytest.raises(DuelOver):
        settle_life(duel)

    assert duel.timeline.history[-1].event == Ended((), Ending.LIFE)
    assert [side.life for side in duel.state.sides] == [0, 0]


@pytest.mark.rule("MR-WIN-03")
def test_a_draw_that_must_be_made_and_cannot_loses() -> None:
    table = Table(yugi=side(field=[face_down("Skelengel")], deck=[]))
    table.yugi.flip_summons("Skelengel")
    table.everyone_passes()

    assert table.result == ("kaiba", "DECK_OUT")


@pytest.mark.rule("MR-WIN-03")
def test_a_draw_that_cannot_be_made_in_full_is_not_offered() -> None:
    assert not Table(yugi=side(hand=["Pot of Greed"], deck=["Uraby"])).yugi.may(
        "activate", "Pot of Greed"
    )
    assert not Table(yugi=side(field=["Jar of Greed"], deck=[])).yugi.may(
        "activate", "Jar of Greed"
    )


@pytest.mark.rule("MR-WIN-04")
def test_the_last_card_may_be_drawn() -> None:
    table = Table(yugi=side(field=["Jar of Greed"], deck=["Uraby"]))
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.yugi.deck == []
    assert table.result is None
    table.turn_ends()
    table.kaiba.ends_turn()
    table.everyone_passes()
    assert table.result == ("kaiba", "DECK_OUT")


@pytest.mark.rule("MR-WIN-05", "MR-WIN-06")
def test_the_fifth_piece_of_exodia_wins_in_the_middle_of_a_chain() -> None:
    table = Table(
        yugi=side(hand=[*EXODIA[:4], "Pot of Greed"], deck=["Uraby", EXODIA[4]]),
        kaiba=side(field=["Jar of Greed"]),
    )
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.result == ("yugi", "CARD_EFFECT")


@pytest.mark.rule("MR-WIN-06")
def test_a_piece_of_exodia_on_the_field_does_not_count() -> None:
    table = Table(
        yugi=side(
            hand=[*EXODIA[:3], "Pot of Greed"], field=[EXODIA[3]], deck=["Uraby", EXODIA[4]]
        )
    )
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.result is None


@pytest.mark.rule("MR-WIN-07")
def test_two_players_who_both_cannot_draw_draw() -> None:
    duel = lay((side(deck=[]), side(deck=[])))
    with pytest.raises(DuelOver):
        draw(duel, [(Seat(0), 1), (Seat(1), 1)])

    assert duel.timeline.history[-1].event == Ended((), Ending.DECK_OUT)
