"""Which cards of a deck were imported, and how sure it is that they are played as printed."""

import pytest

from bot.decks.layouts.check import checked
from bot.readings.brings import brings, counts, state_lines
from bot.shared.text import width
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from engine.core.decks import DeckList
from engine.yugioh.formats.deck_faults import DeckFault
from engine.yugioh.pool.state import State
from tests.bot.readings.sure import ANT, BEE, CAT, DOG, SURE

ROW, ROWS = 42, 22
"""The letters in a row on a phone, and the rows of an answer there: about 700 pixels."""
DECK = DeckList({"main": (ANT, CAT, BEE, CAT), "side": (DOG,)})


def test_own_cards_are_not_named_and_the_surest_come_first() -> None:
    assert brings(SURE, DECK).states == {
        "witnessed": (BEE,),
        "unproven": (CAT, CAT),
        "by-hand": (DOG,),
    }
    assert brings(SURE, DECK).beyond(SURE.trusted) == {
        "unproven": (CAT, CAT),
        "by-hand": (DOG,),
    }


def test_copies_are_counted_and_names_cannot_break_out() -> None:
    states = brings(SURE, DECK).states
    lines = state_lines("en", SURE, {CAT: "**Cat**", BEE: "Bee", DOG: "Dog"}, states)
    assert lines[1] == "**[en] state-unproven** (2): \\*\\*Cat\\*\\* ×2"
    assert lines[0] == "**[en] state-witnessed** (1): Bee"


def test_names_that_do_not_fit_are_counted_and_none_is_cut() -> None:
    names = {code: f"Card of number {code}" for code in range(40)}
    states = {"by-hand": (0, 0, *names)}

    (line,) = state_lines("en", SURE, names, states)

    said, _, more = line.removeprefix("**[en] state-by-hand** (42): ").rpartition(", … and ")
    cards = said.split(", ")
    assert cards[0] == "Card of number 0 ×3"
    assert set(cards[1:]) <= set(names.values())
    assert more == f"{42 - 3 - (len(cards) - 1)} more"
    assert len(line) < 340
    assert state_lines("en", SURE, names, states, None)[0].endswith("Card of number 39")


@pytest.mark.parametrize("letter", ["a", "あ"])
def test_names_of_all_states_take_about_as_much_room_on_a_phone_in_every_script(
    letter: str,
) -> None:
    names = dict.fromkeys(range(90), letter * 18)
    cards = tuple(names)
    states = {"witnessed": cards[:30], "unproven": cards[30:60], "by-hand": cards[60:]}

    lines = state_lines("en", SURE, names, states)

    assert sum(map(width, lines)) < 420 + 3 * 60
    assert len(lines) == len(states)
    assert width(lines[2]) > width(lines[1]) > width(lines[0]), "the least sure matter most"


def test_a_deck_of_the_games_own_cards_says_nothing() -> None:
    assert counts("en", SURE, brings(SURE, DeckList({"main": (ANT,)}))) == ""


def test_a_check_says_which_cards_are_in_which_state() -> None:
    class Deck:
        name, deck = "Mixed", DECK

    names = {BEE: "Bee", CAT: "Cat", DOG: "Dog"}
    view = checked("en", SURE, names, Deck(), "short", None)
    words = "\n".join(getattr(each, "content", "") for each in view.walk_children())
    assert "Imported cards, by how certain their rules are:" in words
    assert "**[en] state-unproven** (2): Cat ×2" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_many_cards_in_the_same_way_is_said_once(language: str) -> None:
    class Deck:
        name, deck = "Today", DeckList({"main": (), "extra": later_cards()})

    names = YUGIOH.names(language)
    view = checked(language, YUGIOH, names, Deck(), "expert", None)

    words = "\n".join(getattr(each, "content", "") for each in view.walk_children())
    assert all(names[code] in words for code in later_cards())
    kinds = [line for line in words.splitlines() if names[later_cards()[0]] in line]
    assert len(kinds) == 1
    rows = sum(-(-width(line) // ROW) for line in words.splitlines())
    assert rows <= ROWS


def later_cards() -> tuple[int, ...]:
    """Twelve monsters of the Extra Deck of kinds that there were not in 2004."""

    def is_later(code: int) -> bool:
        faults = YUGIOH.faults("expert", DeckList({"extra": (code,)}))
        return any(fault.reason is DeckFault.UNKNOWN_KIND for fault in faults)

    return tuple(code for code in YUGIOH.names("en") if is_later(code))[:12]


@pytest.mark.parametrize("state", [state for state in State if state is not State.OURS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_has_a_name_and_says_what_it_means_for_a_card(
    state: State, language: str
) -> None:
    called = YUGIOH.say(language, f"state-{state}")
    assert called
    assert YUGIOH.say(language, f"card-state-{state}") not in ("", called)
