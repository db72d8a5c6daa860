"""Looking over everybody's shoulder in a random duel: what must hold whatever happens."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random

import pytest

from cards.games.yugioh import YUGIOH
from engine.core.game import Board, Reader
from engine.core.match import Match, Told
from engine.core.prompts import Prompt
from engine.core.protocol import Answer, Arrange, Decision, Event, Pick, Seat
from engine.yugioh.language import Frame, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Moved, Rearranged, Shuffled
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Action
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.board import CardView, TableView
from engine.yugioh.views.sight import Sight
from engine.yugioh.views.why_not import UnknownCardError, why_not
from tests.fuzz.explaining import unexplained
from tests.fuzz.meddling import meddle
from tests.fuzz.reading import misread
from tests.fuzz.usage import Use, uses
from tests.fuzz.witness import Witness, may_know, named_cards, secret_names
from tests.strangers import MOST_DECISIONS

MOST_TURNS = 400
"""A duel that is not over by then is left."""
READ_ALOUD_EVERY = 97
LOOKED_AT_EVERY = 23
READ_CLOSELY_EVERY, READ_CLOSELY_FROM = 683, 120
"""To read every card in every way takes longer than to play a whole duel."""
READERS = (
    Reader(None, "en", ("Yugi", "Kaiba")),
    Reader(Seat(0), "en", ("Yugi", "Kaiba")),
    Reader(Seat(1), "en", ("Yugi", "Kaiba")),
)


def words(board: Board, prompt: Prompt | None) -> Iterator[str]:
    """All that a reader is shown."""
    blocks = (*board.blocks, *((board.hand,) if board.hand else ()))
    yield board.heading
    for block in blocks:
        yield from (block.title, *block.lines)
    if prompt is not None:
        yield prompt.text
        for choice in prompt.choices:
            yield choice.label.split(": ")[0] if choice.effect else choice.label
            yield choice.detail


def spoken_secrets(match: Match, told: Told) -> list[str]:
    """The names a reader is shown or told though they may know no such card."""
    duel = match.table
    assert isinstance(duel, Duel)
    found = []
    for reader in READERS:
        sentences = YUGIOH.tell(match, told[reader.seat], reader)
        prompt = YUGIOH.ask(match, reader)
        shown = "\n".join((*sentences, *words(YUGIOH.show(match, reader), prompt)))
        secrets = secret_names(duel, reader.seat) - names_told(duel, told[reader.seat])
        names = {card.text.name for card in duel.state.cards}
        found += [
            f"{reader.seat} reads {secret}"
            for secret in secrets
            if secret in without(names - {secret}, secret, shown)
        ]
    return found


def without(names: Collection[str], secret: str, shown: str) -> str:
    """What is shown, without the longer names in which the secret one occurs."""
    for name in names:
        if secret in name:
            shown = shown.replace(name, "")
    return shown


def names_told(duel: Duel, events: Sequence[Event]) -> set[str]:
    """The names that were just told, whether rightly the witness judges, and those in play.

    A monster that attacked was face-up: while that battle lasts it stays known, even if it has
    left the field. What was activated was shown, and stays known until the chain has resolved.
    """
    battle = duel.state.battle
    attacker = {battle.attacker.card.text.name} if battle else set()
    told = {duel.card(card).text.name for event in events for card in named_cards(event)}
    return told | attacker | {link.speaker.card.text.name for link in duel.state.chain.links}


def seen_secrets(match: Match, told: Told) -> list[str]:
    """The cards that an audience is shown on the table, or asked about, and may not know.

    What was just revealed may be asked about, wherever it lies.
    """
    duel = match.table
    assert isinstance(duel, Duel)
    found = [
        f"{audience} sees {view.id}"
        for audience in (None, Seat(0), Seat(1))
        for view in views(Sight(duel, audience).board())
        if view.id is not None and not may_know(duel, audience, duel.card(view.id))
    ]
    for decision in match.awaited():
        shown = revealed(told[decision.seat])
        for card in asked_about(decision):
            open_to_them = card in shown or card_back_seen(duel, decision.seat, duel.card(card))
            if not open_to_them and not may_know(duel, decision.seat, duel.card(card)):
                found.append(f"{decision.seat} is asked {decision.reason.name} about {card}")
    return found


def revealed(events: Sequence[Event]) -> set[CardId]:
    """The cards that were shown to everybody."""
    return {card for event in events if isinstance(event, Revealed) for card in event.cards}


def still_shown(duel: Duel) -> set[CardId]:
    """The cards shown to everybody since the chain began, except those that went elsewhere."""
    shown = set[CardId]()
    for happened in duel.timeline.history:
        match happened.event:
            case Revealed(cards=cards):
                shown |= set(cards)
            case Moved(card=card):
                shown.discard(card)
            case Rearranged(cards=cards):
                shown -= set(cards)
            case Shuffled(seat=seat):
                shown -= {card.id for card in duel.state.sides[seat].deck}
    return shown


def views(table: TableView) -> Iterator[CardView]:
    """Every card on a table as it is seen."""
    for side in table.sides:
        yield from side.on_field()
        for pile in (side.graveyard, side.banished, side.hand or (), side.extra or ()):
            yield from pile
    for link in table.chain:
        yield from link.targets


def asked_about(decision: Decision) -> Iterator[CardId]:
    """The cards that the question names as options."""
    for option in decision.options if isinstance(decision, Pick | Arrange) else ():
        card = option.card if isinstance(option, Action) else option
        if isinstance(card, int):
            yield CardId(card)


def card_back_seen(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether `seat` may point at `card` unseen: at its back, or searching their Deck."""
    shows_back = card.place in (Place.FIELD, Place.HAND, Place.BANISHED)
    return shows_back or (card.place is Place.DECK and card.owner == seat)


def is_asked_of_backs(match: Match) -> bool:
    """Whether somebody points at cards that they may not know."""
    duel = match.table
    assert isinstance(duel, Duel)
    return any(
        not may_know(duel, decision.seat, duel.card(card))
        for decision in match.awaited()
        for card in asked_about(decision)
    )


def silent_about(duel: Duel) -> None:
    """Nobody is told why they may not use a card that they may not know."""
    for seat in (Seat(0), Seat(1)):
        for card in duel.state.cards:
            if not may_know(duel, seat, card):
                with pytest.raises(UnknownCardError):
                    why_not(duel, seat, card.id, None)


def check_table(duel: Duel) -> None:
    """Cards are conserved, and lie where they say they lie, in zones there are."""
    state, board = duel.state, duel.format.board
    lying = list(state.field())
    for seat, side in enumerate(state.sides):
        assert side.life >= 0
        for place in (
            Place.DECK,
            Place.HAND,
            Place.EXTRA_DECK,
            Place.GRAVEYARD,
            Place.BANISHED,
        ):
            pile = side.pile(place)
            assert all(card.place is place for card in pile), place
            assert all(card.owner == seat for card in pile), place
            lying += pile
        used = [zone for zone, card in enumerate(side.monsters) if card is not None]
        assert set(used) <= set(board.monsters)
        rows = (*side.monsters, *state.extra_monsters)
        there = [c for c in rows if c and c.place is Place.FIELD and c.controller == seat]
        assert list(state.monsters(Seat(seat))) == there, "the monsters are not as they lie"
        used = [zone for zone, card in enumerate(side.spells) if card is not None]
        assert set(used) <= set(board.spells)
    used = [zone for zone, card in enumerate(state.extra_monsters) if card is not None]
    assert set(used) <= set(board.extra_monsters)
    assert all(card.place is Place.FIELD for card in state.field())
    lying += [card for card in state.cards if card.place is Place.SUMMONING]
    lying += [beneath for card in state.cards for beneath in card.materials]
    counted = Counter(card.id for card in lying)
    assert all(count == 1 for count in counted.values()), "a card lies in two places"
    lost = [
        c.text.name
        for c in state.cards
        if c.id not in counted and c.text.frame is not Frame.TOKEN
    ]
    assert lost == [], f"nowhere: {lost}"


def goes_on(match: Match) -> bool:
    """Whether it is not over, nor in a turn so late that nobody means to end it.

    Players who both put cards back into their Decks need never end it by the rules.
    """
    assert isinstance(match.table, Duel)
    return match.question is not None and match.table.state.turn.number <= MOST_TURNS


def watch(match: Match, answering: Callable[[Match, Seat], Answer]) -> set[Use]:
    """Play a match that has not started as long as it goes on; fail where anything is amiss.

    What was used in it, as everybody could see, is returned.
    """
    duel = match.table
    assert isinstance(duel, Duel)
    witness = Witness(duel)
    told = match.start()
    seen = uses(duel, told[None])
    while goes_on(match):
        witness.listen(duel)
        if match.number % READ_ALOUD_EVERY == 0:
            secrets, wrong = spoken_secrets(match, told), unexplained(match)
            assert secrets == [], secrets
            assert wrong == [], wrong
            silent_about(duel)
            meddle(match, Random(match.number))
            check_table(duel)
        elif match.number % READ_CLOSELY_EVERY == READ_CLOSELY_FROM:
            wrong = misread(match, match.number)
            assert wrong == [], wrong
        elif is_asked_of_backs(match):
            secrets = spoken_secrets(match, told)
            assert secrets == [], secrets
        glimpsed = seen_secrets(match, told) if match.number % LOOKED_AT_EVERY == 0 else []
        assert glimpsed == [], glimpsed
        for decision in match.awaited():
            assert decision.accepts(decision.default()), f"{decision} refuses its default"
            told = match.answer(decision.seat, answering(match, decision.seat))
            seen |= uses(duel, told[None])
        assert match.number < MOST_DECISIONS, "the duel goes on and on"
    check_table(duel)
    assert match.outcome is not None or duel.state.turn.number > MOST_TURNS
    assert witness.leaks == [], witness.leaks
    return seen
