"""Reading every card for every reader: nothing hidden, nothing missing, nothing twice."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager

from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from cards.talk import TONGUES, deeds
from engine.core.game import Reader
from engine.core.match import Match
from engine.core.protocol import Arrange, Audience, Pick, Seat
from engine.core.reading import Group, Reading
from engine.yugioh.game.indexing import index_cards
from engine.yugioh.game.looking import sight_of
from engine.yugioh.language import CardText, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.lying import Lying
from engine.yugioh.views.why_not import thought_of
from tests.fuzz.witness import may_know, secret_names

NAMES = ("Yugi", "Kaiba")
AUDIENCES: tuple[Audience, ...] = (None, Seat(0), Seat(1))
Read = tuple[tuple[Group, ...], Mapping[int, Reading]]


def misread(match: Match, turn: int) -> list[str]:
    """What is wrong with how the cards of the table read now.

    Each third `turn` they are read in the same language.
    """
    duel = match.table
    assert isinstance(duel, Duel)
    found = []
    for audience in AUDIENCES:
        language = LANGUAGES[turn % len(LANGUAGES)]
        read = read_all(match, Reader(audience, language, NAMES))
        with otherwise_hidden(match, audience):
            again = read_all(match, Reader(audience, language, NAMES))
        if read != again:
            found.append(f"{audience} reads otherwise with other hidden cards")
        english = read if language == "en" else read_all(match, Reader(audience, "en", NAMES))
        found += [f"{audience}: {wrong}" for wrong in _wrong(match, audience, english)]
    return found


def read_all(match: Match, reader: Reader) -> Read:
    """Every card that the reader may know, by its handle."""
    groups = YUGIOH.cards(match, reader)
    handles = sorted({card.handle for group in groups for card in group.cards})
    return groups, {handle: YUGIOH.read(match, reader, handle) for handle in handles}


def _wrong(match: Match, audience: Audience, read: Read) -> Iterator[str]:
    """What is wrong with how the cards are `read` in English."""
    duel = match.table
    assert isinstance(duel, Duel)
    reader = Reader(audience, "en", NAMES)
    groups, readings = read
    on_chain = {link.speaker.card.text.name for link in duel.state.chain.links}
    asked = {duel.card(card).text.name for card in _asked_about(match, audience)}
    secrets = secret_names(duel, audience) - on_chain - asked
    for reading in readings.values():
        told = {reading.name, *(" ".join(reading.state).split(": ")[1:])}
        yield from (f"reads {name}" for name in secrets & told)
    yield from _misplaced(match, reader, groups, readings)
    if audience is not None:
        yield from _unsaid(match, audience, readings)


def _misplaced(
    match: Match, reader: Reader, groups: Sequence[Group], readings: Mapping[int, Reading]
) -> Iterator[str]:
    """Options that belong to more than one card, or to none though they name one."""
    prompt = YUGIOH.ask(match, reader)
    choices = prompt.choices if prompt else ()
    listed = {card.handle: card.options for group in groups for card in group.cards}
    belonging = sorted(index for options in listed.values() for index in options)
    alone = [index for index, choice in enumerate(choices) if choice.card is None]
    copies = [index for index, choice in enumerate(choices) if choice.like is not None]
    if sorted({*belonging, *alone, *copies}) != list(range(len(choices))):
        yield f"the options belong to {listed}, and {alone} to none"
    for handle, reading in readings.items():
        if tuple(offer.index for offer in reading.offers) != listed[handle]:
            yield f"{reading.name} offers {reading.offers}, not {listed[handle]}"
    labels = [choice.label for choice in choices if choice.like is None]
    if len(set(labels)) < len(labels) or any(len(label) > 80 for label in labels):
        yield f"the labels are {labels}"


def _unsaid(match: Match, seat: Seat, readings: Mapping[int, Reading]) -> Iterator[str]:
    """What one would expect to do with a card, and that is neither offered nor refused."""
    duel, asked = match.table, match.asked(seat)
    assert isinstance(duel, Duel)
    options = asked.options if isinstance(asked, Pick) else ()
    together = any(isinstance(o, Action) and o.verb is Verb.PENDULUM_SUMMON for o in options)
    sight = sight_of(match, seat)
    offered = [sight.offered(CardId(o)) for o in options if isinstance(o, int)]
    for handle, copies in enumerate(Lying(sight.board(), seat, offered).copies):
        reading, card = readings[handle], duel.card(copies.ids[0])
        said = {
            re.split(r": | \((?:costs|targets|Tributes) ", offer.label)[0]
            for offer in reading.offers
        }
        said |= {refusal.action for refusal in reading.refusals}
        for attempt in thought_of(duel, seat, card):
            label = deeds.act(attempt.verb, attempt.effect, copies.view, TONGUES["en"])
            if label not in said and not (together and attempt.verb is Verb.PENDULUM_SUMMON):
                yield f"{reading.name}: {label} is neither offered nor refused"
        if any(not refusal.reasons for refusal in reading.refusals):
            yield f"{reading.name} is refused something for no reason"


def _asked_about(match: Match, audience: Audience) -> Collection[CardId]:
    """The cards that the question of the audience shows it, of a Deck too."""
    asked = None if audience is None else match.asked(audience)
    options = asked.options if isinstance(asked, Pick | Arrange) else ()
    return {CardId(option) for option in options if isinstance(option, int)}


@contextmanager
def otherwise_hidden(
    match: Match, audience: Audience, spared: Collection[CardId] = ()
) -> Iterator[None]:
    """For a time, have the cards that `audience` may not know be others.

    The texts go round among the hidden cards of each player, of one kind and part of the deck.
    What the question of the audience shows it stays as it is, and so do the `spared` cards and
    those of which everybody was told that their effect lasts or is on the chain.
    """
    duel = match.table
    assert isinstance(duel, Duel)
    shown = _asked_about(match, audience)
    speaking = [each.speaker.card.id for each in duel.state.lingering.facts]
    speaking += [link.speaker.card.id for link in duel.state.chain.links]
    before = [card.text for card in duel.state.cards]
    circles: dict[tuple[object, ...], list[Card]] = {}
    for card in duel.state.cards:
        searched = card.place is Place.DECK and card.id in shown
        was_told = card.id in speaking or card.id in spared
        is_shown = searched or was_told or may_know(duel, audience, card)
        if is_shown or card.place is Place.NOWHERE:
            continue
        extra = card.place is Place.EXTRA_DECK
        circles.setdefault((card.owner, card.text.is_monster, extra), []).append(card)
    for circle in circles.values():
        texts = [card.text for card in circle]
        _lay(circle, [*texts[1:], texts[0]])
    _know_anew(duel)
    try:
        yield
    finally:
        _lay(duel.state.cards, before)
        _know_anew(duel)


def _lay(cards: Sequence[Card], texts: Sequence[CardText]) -> None:
    for card, text in zip(cards, texts, strict=True):
        card.text = text


def _know_anew(duel: Duel) -> None:
    duel.index = index_cards(duel.state.cards, duel.book)
    duel.timeline.revision += 1
    for side in duel.state.sides:
        side.layout += 1
