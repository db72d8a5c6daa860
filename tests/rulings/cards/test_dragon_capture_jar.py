"""Dragon Capture Jar: Dragons stand in Defense Position."""

from tests.table import Table, defending, face_down, face_up, side

CARD = "Dragon Capture Jar"


def test_dragons_of_both_players_turn_to_defense_position() -> None:
    """FAQ 4335: without a chain of its own; nothing is targeted."""
    table = Table(
        yugi=side(field=["Koumori Dragon", "Uraby", face_down(CARD)]),
        kaiba=side(field=["Blue-Eyes White Dragon"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Koumori Dragon").position == "face-up Defense"
    assert table.yugi.sees("Uraby").position == "face-up Attack"
    assert table.kaiba.sees("Blue-Eyes White Dragon").position == "face-up Defense"
    assert not table.yugi.may("change position", "Koumori Dragon")


def test_a_dragon_that_comes_turns_at_once() -> None:
    table = Table(yugi=side(hand=["Koumori Dragon"]), kaiba=side(field=[face_up(CARD)]))
    table.yugi.summons("Koumori Dragon")
    table.everyone_passes()

    assert table.yugi.sees("Koumori Dragon").position == "face-up Defense"


def test_what_an_effect_turns_goes_back_at_once() -> None:
    """FAQ 4335."""
    table = Table(
        yugi=side(hand=["Enemy Controller"]),
        kaiba=side(field=[face_up(CARD), defending("Koumori Dragon")]),
    )
    table.yugi.activates("Enemy Controller", targeting="Koumori Dragon", effect=0)
    table.everyone_passes()

    assert table.kaiba.sees("Koumori Dragon").position == "face-up Defense"


def test_destroyed_in_the_chain_of_its_activation_it_turns_nothing() -> None:
    """Q&A 6104."""
    table = Table(
        yugi=side(field=["Koumori Dragon", face_down(CARD)]),
        kaiba=side(field=[face_down("Dust Tornado")]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Dust Tornado", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.sees("Koumori Dragon").position == "face-up Attack"
