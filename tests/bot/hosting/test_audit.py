"""The log of an event: what each reader may know of what was decided."""

from typing import get_args

from bot.events import records
from bot.events.records import Entry
from bot.events.results import How, Pairing, Player, Result
from bot.hosting.organising.audit import noted, readable
from bot.shared.words import say
from cards.languages import LANGUAGES

ALICE, BOB, CAROL, DAN = (Player(number) for number in (71, 72, 73, 74))
FIRST = records.Paired(1, (Pairing(1, 1, ALICE, BOB), Pairing(1, 2, CAROL, DAN)))
SECOND = records.Paired(1, (Pairing(2, 1, ALICE, CAROL), Pairing(2, 2, BOB, DAN)))
WON = Result(2, 0)
HISTORY: tuple[records.Record, ...] = (
    records.Joined(ALICE),
    FIRST,
    records.Reported(1, WON),
    records.Reported(2, WON),
    SECOND,
    records.Reported(2, WON),
    records.Undone("wrong"),
    records.Corrected(2, Result(0, 2, How.RULING), "misread"),
    records.Disqualified(DAN, "two decks"),
    records.Cancelled("the hall is closed"),
)


def read(reader: Player, *, organises: bool = False) -> list[records.Record]:
    found = noted([Entry(record, None, 0) for record in HISTORY])
    return [each.entry.record for each in readable(found, reader, organises=organises)]


def test_organisers_read_every_decision() -> None:
    assert read(CAROL, organises=True) == list(HISTORY)


def test_a_player_reads_what_concerns_them_or_everybody() -> None:
    public = [FIRST, SECOND, HISTORY[6], HISTORY[7], HISTORY[9]]
    assert read(Player(99)) == public
    assert read(ALICE) == [HISTORY[0], FIRST, HISTORY[2], SECOND, *HISTORY[6:8], HISTORY[9]]
    assert read(DAN) == [FIRST, *HISTORY[3:]]


def test_a_table_after_an_undone_round_is_that_of_the_round_before() -> None:
    found = noted([Entry(record, None, 0) for record in HISTORY])
    assert [tuple(each.players) for each in found] == [
        (ALICE,),
        (),
        (ALICE, BOB),
        (CAROL, DAN),
        (),
        (BOB, DAN),
        (),
        (CAROL, DAN),
        (DAN,),
        (),
    ]


def test_every_decision_is_put_into_words_of_its_own() -> None:
    facts: dict[str, int | str] = {
        "players": "Alice",
        "round": 1,
        "table": 1,
        "count": 3,
        "result": "2–0",
        "why": "down",
    }
    kinds = [kind.__name__ for kind in get_args(records.Record)]
    for language in LANGUAGES:
        said = {say(language, "event-log-line", kind=kind, **facts) for kind in kinds}
        assert len(said) == len(kinds)
