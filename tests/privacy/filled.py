"""A database in which somebody stands in every place in which a person can stand."""

import json
import sqlite3
import zlib
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from bot.duels.after.making_replays import Here
from bot.duels.lobby.counter_store import Counter
from bot.duels.lobby.gathering.store import Gathering, Sitting, State
from bot.duels.lobby.store import Challenge, Stand
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import Handing, MatchRecord, Place, SeatRecord, Status
from bot.duels.store.remarks import Remark
from bot.duels.store.told import Chapter, Chronicle
from bot.events import records
from bot.events.records import Entry
from bot.events.results import Pairing, Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.rules import Rules
from bot.hosting.store.claims import Claim
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.ladder.store import Counted, Member
from bot.people.quiet import Quiet
from bot.people.terms import Terms as DuelTerms
from bot.puzzles.store import Occasion
from bot.readings.store import Report
from bot.replays.packing import FORMAT, UnreadableError, unpacked
from bot.store import Store
from bot.store.dialect import tables
from engine.core.protocol import Seat
from tests.bot.odds_and_evens import ODDS_AND_EVENS

ME, RIVAL = 281_474_976_710_656_011, 281_474_976_710_656_022
NAME, RIVALS_NAME = "Wheelerino", "Kaibanator"
DM = 281_474_976_710_656_099
"""The channel of private messages with them."""
GUILD, CHANNEL = 71, 72
DECKS = [each.deck for each in ODDS_AND_EVENS.ready_decks[:2]]


def record(*seats: SeatRecord, **facts: object) -> MatchRecord:
    """A duel that is about to begin."""
    setup = ODDS_AND_EVENS.setup("short", [DECKS[n % 2] for n in range(2)], bytes(32))
    usual: dict[str, object] = {
        "id": 0,
        "game": ODDS_AND_EVENS.key,
        "setup": setup,
        "practice": False,
        "place": Place(GUILD, CHANNEL, CHANNEL),
        "language": "en",
        "terms": DuelTerms(),
        "seats": seats,
    }
    return MatchRecord(**{**usual, **facts})  # type: ignore[arg-type]


def mine(seat: int = 0) -> SeatRecord:
    return SeatRecord(Seat(seat), ME, NAME, "en", DM, 5)


def rivals(seat: int = 1) -> SeatRecord:
    return SeatRecord(Seat(seat), RIVAL, RIVALS_NAME, "ja", 88, 6)


async def over(
    store: Store,
    kept: MatchRecord,
    kind: EndKind = EndKind.PLAYED,
    score: str = f"{NAME} 0, 5",
) -> int:
    """That duel, which is over, with a replay."""
    number = await store.matches.create(kept)
    ending = Ending(kind, winners=(Seat(1),), places=(2, 1), score={"en": score})
    await store.matches.end(number, Status.OVER, ending)
    said = Remark("surrender-withdrawn", (("name", kept.seats[0].name),))
    await store.ledger.note(number, 5.0, said, ())
    await Here(store, {ODDS_AND_EVENS.key: ODDS_AND_EVENS}).make([number])
    return number


async def fill(store: Store) -> None:
    """Have `ME` in every place, of which all is over."""
    await store.people.hear(ME, "ja")
    await store.quiet.change(ME, Quiet("Asia/Tokyo", 22, 6))
    await store.decks.keep(ME, "odds", f"of {NAME}", DECKS[0])
    await store.shares.add(ME, NAME, "odds", "shown", DECKS[0])
    await _duels(store)
    await _offers(store)
    await _event(store)
    await store.puzzles.solve(Occasion(ME, 20261129, "one"), ME)
    await store.puzzles.show("two", ME)
    await store.ladders.join(GUILD, Member(ME, NAME, 5.0))
    await store.ladders.count(Counted(1, GUILD, "odds", 6.0, ME, RIVAL, 1.0))
    await store.ladders.count(Counted(3, GUILD, "odds", 6.0, RIVAL, ME, 1.0))
    said = Report("odds", 7, GUILD, ME, "en", f"{NAME} says so", 1, 2, 3)
    await store.reports.keep(said)


async def _duels(store: Store) -> None:
    number = await over(store, record(mine(), rivals()))
    await store.database.do(
        "INSERT INTO answers (match, n, seat, answer, digest, given_by) "
        "VALUES (?, 0, 0, '[3]', '', 'player')",
        (number,),
    )
    await store.replays.lay_open(number, [0])
    handed = replace(rivals(0), user=RIVAL)
    handing = Handing(Seat(1), ME, NAME, "en")
    await store.hand_overs.hand_over(number, handing, handed, 1)
    await over(store, record(mine(), SeatRecord(Seat(1), None, "CPU", "en"), practice=True))
    again = await over(store, record(mine(), rivals()), EndKind.CARDS)
    chronicle = Chronicle((Chapter("Turn 1", (f"{NAME} draws.",)),), "")
    await store.told_logs.keep(again, {(None, "en"): chronicle})
    left = Handing(Seat(0), RIVAL, RIVALS_NAME, "ja")
    await store.hand_overs.hand_over(again, left, mine(), 1)
    await store.hands_seen.note(again, ME)
    await store.moderation.note(again, GUILD, ME, "stop", "because")
    await store.database.do("INSERT INTO practising VALUES (?, ?)", (ME, again))
    await store.database.do(
        "INSERT INTO moderator_calls VALUES (?, ?, ?, 3)", (again, ME, f"{NAME} calls")
    )


async def _offers(store: Store) -> None:
    terms = (GUILD, CHANNEL, 9)
    made = Challenge(
        0, "odds", "short", *terms, ME, NAME, "en", RIVAL, RIVALS_NAME, DECKS[0], "en", 5
    )
    number = await store.challenges.create(replace(made, status=Stand.EXPIRED))
    got = replace(made, challenger=RIVAL, challenger_name=RIVALS_NAME, challenged=ME)
    await store.challenges.create(replace(got, challenged_name=NAME, status=Stand.DECLINED))
    theirs = replace(got, challenged=None, challenged_name="")
    await store.challenges.create(theirs)
    await store.counters.keep(Counter(3, ME, NAME, "en", DECKS[0], "", ()))
    assert number == 1
    table = Gathering(0, "odds", "short", *terms, ME, "en", 5, state=State.BEGUN)
    await store.gatherings.sits(
        await store.gatherings.create(table), Sitting(ME, NAME, "en", DECKS[0])
    )


async def _event(store: Store, *, is_open: bool = False) -> int:
    terms, rules = Terms(Shape.SWISS, b"seed"), Rules("odds", "short", 0)
    event = await store.events.create(EventRecord(0, GUILD, 1, "Cup", "en", ME, terms, rules))
    me, rival = Player(ME), Player(RIVAL)
    for player, name in ((me, NAME), (rival, RIVALS_NAME)):
        kept = PlayerRecord(player, name, "en", DECKS[0], f"of {name}")
        await store.events.keep_player(event, kept)
    decided: list[records.Record] = [
        records.Joined(me),
        records.Joined(rival),
        records.DeckChanged(me),
        records.CheckedIn(me),
        records.Started((me, rival)),
        records.Paired(1, (Pairing(1, 1, me, rival), Pairing(1, 2, me, None))),
        records.DecksSeen((me,)),
        records.CutMade((rival, me)),
        records.Withdrew(me),
        records.Dropped(me),
        records.Reinstated(me, "why not"),
        records.Disqualified(me, "late"),
    ]
    await store.events.add(event, 0, *(Entry(each, me, 5) for each in decided))
    await store.event_tables.lay(event, 5, [1])
    (table,) = await store.event_tables.of_round(event, 5)
    await store.event_tables.come(table.id, [rival, me])
    await store.event_tables.claimed(table.id, Claim(me, Result(2, 0)))
    if not is_open:
        await store.events.closed(event)
    return event


def dumped(path: Path) -> str:
    """All that the database says, with what is packed in it unpacked."""
    said = []
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        for (table,) in tables.fetchall():
            for row in connection.execute(f'SELECT * FROM "{table}"'):
                said += [f"{table}: {json.dumps([_plain(each) for each in row])}"]
    return "\n".join(said)


async def all_of(store: Store) -> str:
    """The same, of a database that is open."""
    said = []
    for table in tables():
        for row in await store.database.rows(f"SELECT * FROM {table.name}"):
            said += [f"{table.name}: {json.dumps([_plain(each) for each in row])}"]
    return "\n".join(said)


def _plain(value: object) -> object:
    """What is said, packed or not; of a replay (FORMAT) its players and strings."""
    if not isinstance(value, bytes):
        return value
    for read in (_log, _replay):
        with suppress(zlib.error, UnreadableError):
            return read(value)
    raise AssertionError("bytes that nobody can look into")


def _log(value: bytes) -> object:
    return zlib.decompress(value).decode() if value else ""


def _replay(value: bytes) -> object:
    replay = unpacked(FORMAT, value)
    return [replay.players, replay.strings]
