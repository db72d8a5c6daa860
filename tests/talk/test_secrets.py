"""Words name no card that their reader may not know, and have no way to."""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random

import pytest

import cards.talk
from cards.games.yugioh import YUGIOH
from cards.talk import TONGUES
from cards.talk.labels import DETAIL, LABEL
from engine.core.game import Board, Reader
from engine.core.match import Match, Told
from engine.core.prompts import Prompt
from engine.core.protocol import Audience, Seat
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from tests.fuzz.pairings import MEETINGS, MIRRORS, PAIRINGS, PATCHWORKS, Pairing, name, opened
from tests.fuzz.witness import may_know, named_cards
from tests.strangers import any_answer
from tests.table import Table, face_up, side
from tests.talk.reading import shown, told

TALK = Path(cards.talk.__file__).parent
SEATS: tuple[Audience, ...] = (None, Seat(0), Seat(1))
NAMES = ("Yugi", "Kaiba")
SEARCHING = (Reason.CHOOSE, Reason.DECK_ORDER)
"""Why a player may be shown cards of their own Deck: to choose from, or to put in order."""
MOST_QUESTIONS = 300
RULEBOOK = ("融合召喚", "融合モンスター", "融合召唤", "融合怪兽", "海竜族", "海龙族")
"""Words of the rules in which the name of a card occurs: they do not tell of that card."""


def imported(module: str, source: ast.AST) -> set[str]:
    """The names that the source imports from the module."""
    return {
        alias.name
        for node in ast.walk(source)
        if isinstance(node, ast.ImportFrom) and node.module == module
        for alias in node.names
    }


@pytest.mark.parametrize("file", sorted(TALK.rglob("*.py")), ids=lambda path: path.stem)
def test_words_are_made_of_views_and_never_of_cards(file: Path) -> None:
    source = ast.parse(file.read_text(encoding="utf-8"))
    attributes = {node.attr for node in ast.walk(source) if isinstance(node, ast.Attribute)}

    assert not imported("engine.yugioh.state.table", source)
    assert not attributes & {"duel", "state", "lasting", "history"}
    if file != TALK / "__init__.py":
        assert not imported("engine.yugioh.state.duel", source)


def words(board: Board, prompt: Prompt | None) -> Iterator[str]:
    """All that a reader is shown."""
    for block in (*board.blocks, *((board.hand,) if board.hand else ())):
        yield from (block.title, *block.lines)
    if prompt is not None:
        yield prompt.text
        yield from (f"{choice.label}\n{choice.detail}" for choice in prompt.choices)


def known_cards(duel: Duel, audience: Audience) -> frozenset[int]:
    """The cards, by their passcodes, that the audience may know now.

    What is on the chain has been announced, and what has begun to battle has been seen.
    """
    battle = duel.state.battle
    shown = [link.speaker.card for link in duel.state.chain.links]
    shown += [battle.attacker.card] if battle else []
    shown += [card for card in duel.state.cards if may_know(duel, audience, card)]
    return frozenset(card.text.passcode for card in shown)


def offered_names(match: Match, reader: Reader) -> set[str]:
    """The names of the cards of their own Deck that the reader may choose from now, or of the
    one that comes and whose position they choose.
    """
    decision = None if reader.seat is None else match.asked(reader.seat)
    if decision is None or decision.reason not in (*SEARCHING, Reason.POSITION):
        return set()
    assert isinstance(match.table, Duel)
    comes = decision.reason is Reason.POSITION
    cards = [getattr(decision, "about", None)] if comes else getattr(decision, "options", ())
    offered = [match.table.card(card) for card in cards if card is not None]
    names = YUGIOH.names(reader.language)
    return {names[card.text.passcode] for card in offered if card.owner == reader.seat}


def unlawful(match: Match, told: Told, reader: Reader, known: Collection[int]) -> list[str]:
    """The names that the reader reads, and knows neither now nor by what was just told."""
    duel, events = match.table, tuple(told[reader.seat])
    assert isinstance(duel, Duel)
    prompt = YUGIOH.ask(match, reader)
    names = YUGIOH.names(reader.language)
    shown = (
        *(names[code] for code in YUGIOH.on_chain(match, reader)),
        *YUGIOH.tell(match, events, reader),
        *words(YUGIOH.show(match, reader), prompt),
    )
    text = "\n".join(shown)
    just_told = {duel.card(card).text.passcode for each in events for card in named_cards(each)}
    lawful = {names[code] for code in {*known, *just_told}} | offered_names(match, reader)
    read = {n for c in duel.state.cards if (n := names[c.text.passcode]) in text} - lawful
    for each in sorted({*lawful, *RULEBOOK}, key=len, reverse=True) if read else ():
        text = text.replace(each, "")
    return sorted(each for each in read if each in text)


@pytest.mark.parametrize("pairing", [*MIRRORS, *MEETINGS, *PATCHWORKS], ids=name)
def test_no_reader_ever_reads_a_name_they_may_not_know(pairing: Pairing) -> None:
    readers = [Reader(seat, language, NAMES) for language in TONGUES for seat in SEATS]
    match, dice = opened(pairing, 7), Random(7)
    told = match.start()
    while match.question is not None and match.number < MOST_QUESTIONS:
        assert isinstance(match.table, Duel)
        known = {seat: known_cards(match.table, seat) for seat in SEATS}
        for reader in readers:
            assert unlawful(match, told, reader, known[reader.seat]) == [], reader
        for decision in match.awaited():
            told = match.answer(decision.seat, any_answer(decision, dice))


@pytest.mark.parametrize("language", TONGUES)
def test_labels_in_a_duel_differ_and_fit(language: str) -> None:
    match, dice = opened(PAIRINGS[2], 3), Random(3)
    match.start()
    while match.question is not None:
        for decision in match.awaited():
            prompt = YUGIOH.ask(match, Reader(decision.seat, language, NAMES))
            assert prompt is not None
            assert len(prompt.choices) == len(getattr(decision, "options", ()))
            labels = [choice.label for choice in prompt.choices if choice.like is None]
            assert len(labels) == len(set(labels))
            assert all(0 < len(label) <= LABEL for label in labels)
            assert all(len(choice.detail) <= DETAIL for choice in prompt.choices)
            assert "{" not in prompt.text
            match.answer(decision.seat, any_answer(decision, dice))


@pytest.mark.rule("MR-INFO-01")
@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("seat", [None, Seat(0)])
def test_a_revealed_hand_is_read_on_its_holders_side(seat: Audience, language: str) -> None:
    names = YUGIOH.names(language)
    for open_hand in (True, False):
        eye = [face_up("The Eye of Truth")] if open_hand else []
        table = Table(
            yugi=side(field=eye, hand=["Uraby"]),
            kaiba=side(hand=["Waboku"], deck=["Feral Imp", "Silver Fang"]),
        )
        table.turn_ends()
        text = "\n".join(
            (*words(shown(table, seat, language), None), *told(table, seat, language))
        )
        passcodes = {
            card.text.name: card.text.passcode for card in table.driver.duel.state.cards
        }
        read = {name: names[code] in text for name, code in passcodes.items()}

        assert (read["Waboku"], read["Feral Imp"]) == (open_hand, open_hand)
        assert not read["Silver Fang"]
        assert read["Uraby"] is (seat == Seat(0))
