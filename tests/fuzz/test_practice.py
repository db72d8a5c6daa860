"""The built-in opponent decides from what its seat may see, and from nothing else."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pytest

from engine.core.game import Level
from engine.core.match import Match
from engine.core.protocol import Pick, Seat
from engine.yugioh.game.looking import duel_of
from engine.yugioh.language import Place
from engine.yugioh.practice import answer
from engine.yugioh.practice.answering import answer_in
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.veil import knows
from tests.fuzz.pairings import MEETINGS, PRACTICES, Pairing, opened
from tests.table import Table, side

DUELS = 2
WEAK, STRONG = "Copycat", "D.D. Warrior Lady"


@contextmanager
def exchanged(duel: Duel, decision: Pick, dice: Random) -> Iterator[None]:
    """Meanwhile what the asked player cannot know differs: first the order of their own Deck.

    What the other player has in hand and Deck, and does not show, changes places; and what is
    Set, with cards of its kind among these.
    """
    own = duel.state.sides[decision.seat].deck
    hidden = [card for card in unknown(duel, decision.seat) if card.id not in decision.options]
    laid = hidden_on_field(duel, decision.seat)
    before = list(own)
    texts = [(card, card.text) for card in (*hidden, *laid)]
    dice.shuffle(own)
    shuffled = dice.sample(hidden, len(hidden))
    for card, text in zip(hidden, [each.text for each in shuffled], strict=True):
        card.text = text
    for card in laid:
        alike = [each for each in hidden if each.text.is_monster == card.text.is_monster]
        if alike:
            other = dice.choice(alike)
            card.text, other.text = other.text, card.text
    duel.timeline.revision += 1
    try:
        yield
    finally:
        own[:] = before
        for card, text in texts:
            card.text = text
        duel.timeline.revision += 1


def hidden_on_field(duel: Duel, seat: Seat) -> list[Card]:
    """What the other player has Set, and `seat` does not know."""
    other = duel.opponent(seat)
    lying = (*duel.state.monsters(other), *duel.state.spells(other))
    return [card for card in lying if not knows(duel, seat, card)]


def unknown(duel: Duel, seat: Seat) -> list[Card]:
    """What `seat` does not know of the other player's hand and Decks."""
    theirs = duel.state.sides[duel.opponent(seat)]
    piles = (theirs.hand, theirs.deck)
    return [card for pile in piles for card in pile if not knows(duel, seat, card)]


def chosen(duel: Duel, decision: Pick, level: Level = Level.NORMAL) -> list[object]:
    """What the opponent chooses: a card in a Deck by its name, since copies are alike."""
    options = [decision.options[index] for index in answer_in(duel, decision, level)]
    return [named(duel, option) for option in options]


def named(duel: Duel, option: object) -> object:
    card = duel.card(CardId(option)) if isinstance(option, int) else None
    return card.text.name if card is not None and card.place is Place.DECK else option


def reordered(duel: Duel, decision: Pick, dice: Random) -> Pick:
    """The same question with the cards of their own Deck in another order."""
    own = [card.id for card in duel.state.sides[decision.seat].deck]
    places = [index for index, option in enumerate(decision.options) if option in own]
    options = list(decision.options)
    for to, origin in zip(places, dice.sample(places, len(places)), strict=True):
        options[to] = decision.options[origin]
    return replace(decision, options=tuple(options))


def compare(match: Match, level: Level, dice: Random) -> int:
    """Play a match of two practice opponents to its end; tell how many answers agreed."""
    match.start()
    compared = 0
    while match.question is not None:
        for decision in match.awaited():
            duel = duel_of(match)
            if isinstance(decision, Pick) and decision.options:
                first = chosen(duel, decision, level)
                with exchanged(duel, decision, dice):
                    again = chosen(duel, reordered(duel, decision, dice), level)
                assert again == first, decision
                compared += 1
            match.answer(decision.seat, answer(match, decision.seat, level))
    return compared


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("pairing", [*MEETINGS, *PRACTICES], ids=lambda each: each.name)
def test_its_answers_do_not_depend_on_what_it_cannot_know(
    pairing: Pairing, level: Level
) -> None:
    dice = Random(pairing.name)
    for seed in range(DUELS):
        assert compare(opened(pairing, seed), level, dice) > 0


def answered(table: Table) -> object:
    """What the opponent does for who is asked on that table."""
    decision = table.driver.decision
    assert isinstance(decision, Pick)
    return chosen(table.driver.duel, decision)


def slain(deck: list[str]) -> Table:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Shining Angel"], deck=deck)
    )
    table.yugi.attacks_with("Summoned Skull")
    table.driver.pass_to(lambda each: each.reason is Reason.TRIGGER, "trigger")
    return table


def test_it_uses_shining_angel_whatever_lies_on_top_of_its_deck() -> None:
    first, second = slain([WEAK, STRONG]), slain([STRONG, WEAK])

    assert answered(first) == answered(second) != []


def circled(deck: list[str]) -> Table:
    table = Table(
        yugi=side(field=["Skilled Dark Magician"], deck=["Apprentice Magician"]),
        kaiba=side(field=["Magician's Circle", "Uraby"], deck=deck),
    )
    table.yugi.attacks_with("Skilled Dark Magician")
    assert table.kaiba.may("activate", "Magician's Circle")
    return table


def test_it_uses_magicians_circle_whatever_lies_on_top_of_its_deck() -> None:
    names = ["Effect Veiler", "Gemini Elf"]
    first, second = circled(names), circled(names[::-1])

    assert answered(first) == answered(second) != []


@pytest.mark.parametrize("deck", [[WEAK, STRONG], [STRONG, WEAK]])
def test_of_the_cards_in_its_deck_it_takes_the_strongest(deck: list[str]) -> None:
    table = slain(deck)
    table.kaiba.activates("Shining Angel")
    table.driver.pass_to(lambda each: each.reason is Reason.CHOOSE, "choose")

    assert answered(table) == [STRONG]
    table.kaiba.chooses(STRONG)
