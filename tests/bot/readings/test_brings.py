"""Which cards of a deck were imported, and how sure it is that they are played as printed."""

import pytest

from bot.decks.layouts.check import checked
from bot.readings.brings import brings, counts, state_lines
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from engine.core.decks import DeckList
from engine.yugioh.pool.state import State
from tests.bot.readings.sure import ANT, BEE, CAT, DOG, SURE

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


@pytest.mark.parametrize("state", [state for state in State if state is not State.OURS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_has_a_name_and_says_what_it_means_for_a_card(
    state: State, language: str
) -> None:
    called = YUGIOH.say(language, f"state-{state}")
    assert called
    assert YUGIOH.say(language, f"card-state-{state}") not in ("", called)
