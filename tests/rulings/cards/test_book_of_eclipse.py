"""Book of Eclipse: all monsters are turned face-down; in the End Phase theirs come up again."""

from engine.yugioh.state.events.moves import Moved
from engine.yugioh.state.events.standing import PositionChanged
from tests.table import Table, face_down, side

BOOK = "Book of Eclipse"


def test_in_the_end_phase_the_opponents_monsters_rise_and_they_draw_for_each() -> None:
    table = Table(
        yugi=side(hand=[BOOK], field=["Uraby"], deck=["Uraby"] * 3),
        kaiba=side(
            field=["Feral Imp", face_down("Silver Fang")],
            deck=["Gemini Elf", "Celtic Guardian", "Battle Ox", "Mystical Elf"],
        ),
    )
    table.yugi.activates(BOOK)
    table.everyone_passes()
    down = "face-down Defense"
    assert table.yugi.sees("Uraby").position == down
    assert table.kaiba.sees("Feral Imp").position == down

    table.turn_ends()
    assert table.yugi.sees("Uraby").position == down
    assert table.kaiba.sees("Feral Imp").position == "face-up Defense"
    assert table.kaiba.sees("Silver Fang").position == "face-up Defense"
    assert table.kaiba.hand == ["Gemini Elf", "Celtic Guardian", "Battle Ox"]
    assert table.chains() == [[BOOK]]


def test_the_draw_comes_after_the_turning() -> None:
    table = Table(
        yugi=side(hand=[BOOK], deck=["Uraby"]),
        kaiba=side(field=["Feral Imp"], deck=["Gemini Elf", "Uraby"]),
    )
    table.yugi.activates(BOOK)
    table.turn_ends()

    story = table.story(PositionChanged, Moved)
    assert story[-4:] == ["Moved", "PositionChanged", "Moved", "Moved"]


def test_link_monsters_and_tokens_do_not_count_as_monsters_to_turn() -> None:
    table = Table(
        yugi=side(hand=[BOOK], field=["Scapegoat"]), kaiba=side(field=["Decode Talker"])
    )
    table.yugi.activates("Scapegoat")
    table.everyone_passes()

    assert not table.yugi.may("activate", BOOK)


def test_who_cannot_draw_so_many_loses() -> None:
    table = Table(
        yugi=side(hand=[BOOK], deck=["Uraby"]),
        kaiba=side(field=["Feral Imp", "Silver Fang"], deck=["Gemini Elf"]),
    )
    table.yugi.activates(BOOK)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.result == ("yugi", "DECK_OUT")


def test_a_flip_effect_is_used_when_its_monster_rises() -> None:
    table = Table(
        yugi=side(hand=[BOOK], field=["Uraby"], deck=["Uraby"]),
        kaiba=side(field=[face_down("Man-Eater Bug")], deck=["Gemini Elf", "Uraby"]),
    )
    table.yugi.activates(BOOK)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == [BOOK, "Uraby"]
