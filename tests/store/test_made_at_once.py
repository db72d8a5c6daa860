"""The databases of tests are made by one script, and are what the migrations leave."""

import sqlite3
from contextlib import closing

from bot.store.opening import MEMORY, migrations, scripts
from tests.stores import at_once


def made(each: list[tuple[int, str]]) -> list[str]:
    """Everything in a database that these have made."""
    with closing(sqlite3.connect(MEMORY)) as connection:
        for _, script in each:
            connection.executescript(script)
        return sorted(connection.iterdump())


def test_it_is_as_all_migrations_leave_it() -> None:
    assert [number for number, _ in at_once(0)] == [max(migrations())]
    assert made(at_once(0)) == made(scripts(0))


def test_an_older_one_is_brought_up_to_date_by_the_migrations() -> None:
    last = max(migrations())
    assert at_once(last - 1) == scripts(last - 1) != []
