"""What a reader may not know changes nothing of what they are told, asked or shown."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from cards.games.duelmasters import DUELMASTERS
from engine.core.game import Reader
from engine.core.lines import weight_of
from engine.core.protocol import Audience
from engine.core.reading import UnknownHandleError
from engine.duelmasters.acts.asking import Reason
from engine.duelmasters.state.events import Used
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table
from engine.duelmasters.views.knowing import knows
from tests.duelmasters.hosted.tables import Moment, opened, party, readers, watch


def hidden(table: Table, audience: Audience) -> list[Piece]:
    return [piece for piece in table.pieces.values() if not knows(table, audience, piece)]


@contextmanager
def exchanged(table: Table, audience: Audience, chance: Random) -> Iterator[int]:
    """The twin of a table: all cards that the audience may not know are others."""
    pieces = hidden(table, audience)
    before = [piece.card for piece in pieces]
    after = chance.sample(before, len(before))
    for piece, card in zip(pieces, after, strict=True):
        piece.card = card
        table.borne[piece.number] = card, piece.owner
    yield sum(one is not other for one, other in zip(before, after, strict=True))
    for piece, card in zip(pieces, before, strict=True):
        piece.card = card
        table.borne[piece.number] = card, piece.owner


def seen(moment: Moment, reader: Reader) -> str:
    """Everything that the reader gets, to the letter."""
    match = moment.match
    board = DUELMASTERS.show(match, reader)
    assert board.picture is not None
    groups = DUELMASTERS.cards(match, reader)
    handles = [card.handle for group in groups for card in group.cards]
    readings = [DUELMASTERS.read(match, reader, handle) for handle in handles]
    with pytest.raises(UnknownHandleError):
        DUELMASTERS.read(match, reader, max(handles, default=0) + 1)
    told = DUELMASTERS.tell(match, moment.told[reader.seat], reader)
    weights = [weight_of(line) for line in told]
    said = (told, weights, DUELMASTERS.ask(match, reader), board, groups, readings)
    picture = board.picture(reader.language, reader.names)
    return repr((said, picture, DUELMASTERS.score(match, reader, moment.decision.seat)))


def leaks(moment: Moment, reader: Reader, chance: Random) -> bool:
    """Whether the reader could tell a table from its twin."""
    here = seen(moment, reader)
    with exchanged(party(moment.match).table, reader.seat, chance):
        return seen(moment, reader) != here


@pytest.mark.parametrize("number", range(3))
def test_twin_tables_are_alike_to_whoever_may_not_tell_them_apart(number: int) -> None:
    chance, changed = Random(number), 0

    def look(moment: Moment) -> None:
        nonlocal changed
        for reader in readers(moment.match):
            here = seen(moment, reader)
            with exchanged(party(moment.match).table, reader.seat, chance) as others:
                assert seen(moment, reader) == here
            changed += others

    watch(opened(number, 3 + number), number, look, 60)
    assert changed > 1_000


def test_whoever_may_know_a_card_does_see_another() -> None:
    """The other way round: the twins differ for the owner of a hand, so the test sees cards."""
    differing = 0

    def look(moment: Moment) -> None:
        nonlocal differing
        owner = readers(moment.match)[1]
        before = DUELMASTERS.show(moment.match, owner).hand
        with exchanged(party(moment.match).table, readers(moment.match)[2].seat, Random(1)):
            differing += DUELMASTERS.show(moment.match, owner).hand != before

    watch(opened(1), 1, look, 30)
    assert differing > 20


def test_no_handle_tells_the_number_of_a_hidden_card() -> None:
    """Handles count what the reader knows; the public has none of a hand or a deck."""

    def look(moment: Moment) -> None:
        table = party(moment.match).table
        public = readers(moment.match)[0]
        known = sum(knows(table, None, piece) for piece in table.pieces.values())
        below = sum(len(piece.under) for piece in table.battle())
        groups = DUELMASTERS.cards(moment.match, public)
        listed = [card.handle for group in groups for card in group.cards]
        assert listed == list(range(known - below))

    watch(opened(2), 2, look, 80)


@pytest.mark.rule("DM-USE-1")
def test_a_card_that_is_used_is_known_to_all_while_its_base_is_chosen() -> None:
    """It lies in its old zone until it is put (DM-ZONE-11), and everybody has been shown it."""
    asked = 0

    def look(moment: Moment) -> None:
        nonlocal asked
        table = party(moment.match).table
        used = [event for event in moment.told[None] if isinstance(event, Used)]
        if moment.decision.reason is not Reason.BASE or not used:
            return
        piece = table.pieces[used[-1].sight.number]
        for reader in readers(moment.match):
            assert knows(table, reader.seat, piece)
            assert not leaks(moment, reader, Random(asked))
        asked += 1

    for number in range(20):
        watch(opened(number), number, look, 400)
    assert asked > 0
