"""An event as files: complete, harmless in a spreadsheet, and with no more than may be seen."""

import csv
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from io import StringIO

import pytest

from bot.events import director, records
from bot.events.results import Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.export import as_csv, as_json
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.organising import lists
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.shared.notices import Notice
from bot.store import Store
from engine.yugioh.formats.decks import deck_list
from tests.bot.standing_in import ManualClock

BY = Player(1)
NAMES = ("=1+1", "+1", "-1", "@SUM(A1)", "Eve, the “first”")


async def played(
    store: Store, shape: Shape = Shape.SWISS, *, shows_decks: bool = False
) -> Hosted:
    """An event of five that is over."""
    terms = Terms(shape, b"seed", checks_in=False)
    rules = Rules("yugioh", "master", 1_000, shows_decks=shows_decks)
    hosted = await Hosts(store, ManualClock(), Notice()).create(
        EventRecord(0, 5, 6, "Friday", "en", 70, terms, rules)
    )
    for number, name in enumerate(NAMES, 1):
        deck = deck_list((89631139,) * 3)
        await hosted.introduce(PlayerRecord(Player(number), name, "en", deck, "=Dragons"))
        await hosted.decide(records.Joined(Player(number)), by=Player(number))
    await hosted.decide(director.start(hosted.event))
    chance = random.Random(1)
    while hosted.event.phase == "playing":
        await hosted.decide(director.next_step(hosted.event))
        for pairing in hosted.event.rounds[-1].pairings:
            if pairing.table not in hosted.event.rounds[-1].results:
                result = chance.choice([Result(2, 0), Result(1, 2)])
                await hosted.decide(records.Reported(pairing.table, result))
    return hosted


def rows(content: bytes) -> Sequence[dict[str, str]]:
    return list(csv.DictReader(StringIO(content.decode("utf-8-sig"))))


@pytest.fixture
async def store() -> Store:
    return await Store.open(":memory:")


async def test_the_tables_hold_everybody_every_match_and_every_decision(store: Store) -> None:
    hosted = await played(store)
    tables = {
        name: rows(content) for name, content in as_csv(hosted, BY, organises=True).items()
    }
    assert {*tables} == {"players.csv", "matches.csv", "standings.csv", "decisions.csv"}
    assert [each["player"] for each in tables["players.csv"]] == ["1", "2", "3", "4", "5"]
    assert sorted(each["place"] for each in tables["players.csv"]) == ["1", "2", "3", "4", "5"]
    assert len(tables["matches.csv"]) == sum(len(one.pairings) for one in hosted.event.rounds)
    byes = [each for each in tables["matches.csv"] if each["how"] == "bye"]
    assert [each["second"] for each in byes] == ["", "", ""]
    assert len(tables["decisions.csv"]) == len(hosted.entries)
    last = tables["decisions.csv"][-1]
    assert (last["kind"], last["by"], last["details"]) == ("Finished", "", "{}")
    for row, standing in zip(
        tables["standings.csv"], director.ranking(hosted.event), strict=True
    ):
        assert int(row["player"]) == standing.player
        assert float(row["opponents"]) == round(float(standing.opponents), 6)
        assert int(row["rounds_lost"]) == standing.rounds_lost
    await store.close()


async def test_no_cell_is_a_formula(store: Store) -> None:
    hosted = await played(store)
    await hosted.introduce(replace(hosted.players[Player(5)], name="＝2", deck_name="\t=3"))
    for content in as_csv(hosted, BY, organises=True).values():
        for row in csv.reader(StringIO(content.decode("utf-8-sig"))):
            assert not any(
                cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝")) for cell in row
            )
    named = rows(as_csv(hosted, BY, organises=True)["players.csv"])
    assert [each["name"] for each in named[:2]] == ["'=1+1", "'+1"]
    await store.close()


async def test_the_json_has_the_same_under_the_same_names(store: Store) -> None:
    hosted = await played(store, Shape.DOUBLE)
    told = json.loads(as_json(hosted, BY, organises=True))
    assert {*told} == {"event", "players", "matches", "decisions"}
    assert told["event"]["starts"] == "1970-01-01T00:16:40Z"
    tables = {
        name: rows(content) for name, content in as_csv(hosted, BY, organises=True).items()
    }
    for name in ("players", "matches", "decisions"):
        assert len(told[name]) == len(tables[f"{name}.csv"])
        assert list(told[name][0]) == list(tables[f"{name}.csv"][0])
    await store.close()


@pytest.mark.parametrize("shows", [False, True])
@pytest.mark.parametrize("organises", [False, True])
async def test_decks_are_for_organisers_and_afterwards_for_all_where_they_are_shown(
    store: Store, shows: bool, organises: bool
) -> None:
    over = await played(store, shows_decks=shows)
    decks = lists.may_see(over, BY, organises=organises)
    assert decks == (organises or shows)
    for content in (
        *as_csv(over, BY, organises=organises).values(),
        as_json(over, BY, organises=organises),
    ):
        assert (b"ydke" in content) <= decks
    assert b"ydke" in as_json(over, BY, organises=True)
    running = await Hosts(store, ManualClock(), Notice()).create(over.record)
    assert not lists.may_see(running, BY, organises=False)
    await store.close()


async def test_who_does_not_organise_has_the_decisions_that_concern_them_or_everybody(
    store: Store,
) -> None:
    over = await played(store)
    told = json.loads(as_json(over, BY, organises=False))["decisions"]
    own = [each["details"]["player"] for each in told if each["kind"] == "Joined"]
    assert own == [1]
    everything = json.loads(as_json(over, BY, organises=True))["decisions"]
    assert [each for each in everything if each in told] == told
    assert {"Started", "Paired", "Finished"} <= {each["kind"] for each in told}
    await store.close()
