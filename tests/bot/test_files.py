"""The database as a file: whose it is, whether it is sound, and its copies."""

import errno
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.shared.file_lock import NotAloneError, alone
from bot.store import Store, StoreError
from bot.store.backups import back_up, restore
from bot.store.opening import damage_of
from tests.bot.standing_in import Room


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "duels.sqlite"


async def written(path: Path, *channels: int) -> None:
    """A database with a duel in each of these channels."""
    store = await Store.open(path)
    room = Room(store)
    for channel in channels:
        await room.duel(channel=channel)
    await store.close()


def channels(path: Path) -> list[int]:
    """The channels of the duels in it."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT channel FROM matches ORDER BY id").fetchall()
    return [row[0] for row in rows]


@contextmanager
def killed(path: Path, *more: int) -> Iterator[None]:
    """What is left of a process that was killed after duels in these channels had begun."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        for channel in more:
            connection.execute(
                "INSERT INTO matches (game, setup, channel, parent, language, pace, "
                "decision_seconds, unilateral, status) VALUES ('odds', '', ?, 4, 'en', 1, "
                "300, 0, 'open')",
                (channel,),
            )
        left = {end: Path(f"{path}{end}").read_bytes() for end in ("", "-wal", "-shm")}
    for end, content in left.items():
        Path(f"{path}{end}").write_bytes(content)
    yield


def spoil(path: Path) -> None:
    """Overwrite the last three pages."""
    content = path.read_bytes()
    path.write_bytes(content[: -3 * 4096] + b"\x5a" * 3 * 4096)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_nobody_else_may_read_what_is_kept(path: Path) -> None:
    store = await Store.open(path)
    await store.people.hear(1, "en")

    assert {each.name: mode(each) for each in path.parent.iterdir()} == {
        "duels.sqlite": 0o600,
        "duels.sqlite-wal": 0o600,
        "duels.sqlite-shm": 0o600,
    }
    await store.close()


async def test_what_others_could_read_is_taken_from_them(path: Path) -> None:
    await written(path, 5)
    with killed(path, 6):
        for end in ("", "-wal", "-shm"):
            Path(f"{path}{end}").chmod(0o664)
        store = await Store.open(path)
    await store.people.hear(1, "en")

    assert {mode(each) for each in path.parent.iterdir()} == {0o600}
    await store.close()


async def test_a_damaged_database_is_refused_with_what_to_do(path: Path) -> None:
    await written(path, 5, 6)
    spoil(path)
    before = path.read_bytes()

    with pytest.raises(StoreError, match=r"damaged \(.*Restore a backup .*restore"):
        await Store.open(path)

    assert path.read_bytes() == before


def test_the_look_at_the_rows_of_a_large_database_is_bounded(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE answers (n INTEGER)")
        connection.execute(
            "WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted "
            "LIMIT 200000) INSERT INTO answers SELECT n FROM counted"
        )
        connection.execute("INSERT INTO answers VALUES (NULL)")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, ')', ' NOT NULL)')")
    with closing(sqlite3.connect(path)) as connection:
        assert damage_of(connection, most_steps=0) == ""
        assert damage_of(connection) == "NULL value in answers.n"


def test_one_process_at_a_time_has_a_file(path: Path) -> None:
    with alone(path), pytest.raises(NotAloneError), alone(path):
        pass
    with alone(path):
        assert mode(Path(f"{path}.lock")) == 0o600


@pytest.mark.parametrize("there", [True, False])
def test_a_file_is_locked_whatever_it_is_called(path: Path, there: bool) -> None:
    if there:
        path.write_bytes(b"")
    folder = path.parent / "another"
    folder.symlink_to(path.parent)
    link, hard = path.with_name("link.sqlite"), path.with_name("hard.sqlite")
    link.symlink_to(path)

    with alone(path, make=True):
        assert path.exists()
        hard.hardlink_to(path)
        for name in (link, folder / path.name, folder / link.name, hard, folder / hard.name):
            with pytest.raises(NotAloneError), alone(name):
                pass
        with alone(path.with_name("other.sqlite")):
            pass
    with alone(hard), pytest.raises(NotAloneError), alone(link):
        pass


def test_links_that_lead_round_in_a_circle_are_no_file(path: Path) -> None:
    path.symlink_to(path)
    with pytest.raises(OSError, match="symbolic links"), alone(path):
        pass


def test_a_link_to_no_file_is_locked_where_it_leads(path: Path) -> None:
    link = path.with_name("link.sqlite")
    link.symlink_to(path)
    with alone(link), pytest.raises(NotAloneError), alone(path):
        pass
    assert not path.exists()


async def test_what_a_link_leads_to_is_restored(path: Path) -> None:
    copy, link = path.with_name("copy.sqlite"), path.with_name("link.sqlite")
    link.symlink_to(path)
    await written(path, 5)
    back_up(link, copy)
    await written(path, 6)
    said = restore(link, copy)

    assert link.is_symlink()
    assert channels(link) == channels(path) == [5]
    assert str(path) in said


async def test_a_copy_is_made_while_the_bot_runs_and_is_one_private_file(path: Path) -> None:
    copy = path.with_name("copy.sqlite")
    await written(path, 5)
    store = await Store.open(path)
    await Room(store).duel(channel=6)
    with alone(path):
        said = back_up(path, copy)
    await store.close()

    assert said == f"{path} was copied to {copy}, with 2 duels going on."
    assert channels(copy) == [5, 6]
    assert mode(copy) == 0o600
    assert [each.name for each in sorted(path.parent.glob("copy*"))] == ["copy.sqlite"]


async def test_a_copy_replaces_nothing_and_nothing_is_copied_from_nowhere(path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        back_up(path, path.with_name("copy.sqlite"))
    await written(path, 5)
    with pytest.raises(StoreError, match="is there already"):
        back_up(path, path)
    assert channels(path) == [5]


async def test_a_damaged_database_is_not_copied(path: Path) -> None:
    await written(path, 5)
    spoil(path)
    with pytest.raises(StoreError, match=r"cannot be copied|is damaged"):
        back_up(path, path.with_name("copy.sqlite"))
    assert not list(path.parent.glob("copy*"))


async def test_a_copy_is_put_back_over_what_a_crash_left(path: Path) -> None:
    copy = path.with_name("copy.sqlite")
    await written(path, 5)
    back_up(path, copy)
    with killed(path, 6, 7):
        said = restore(path, copy)

    assert channels(path) == [5]
    (aside,) = path.parent.glob("duels.sqlite.replaced-*Z")
    assert said == (
        f"{path} was restored from {copy}, with 1 duel going on.\n"
        f"What was there before is kept as {aside}."
    )
    assert channels(aside) == [5, 6, 7]
    assert mode(path) == 0o600


async def test_a_copy_is_put_where_there_is_nothing_yet(path: Path) -> None:
    copy = path.with_name("copy.sqlite")
    await written(path, 5)
    path.rename(copy)
    said = restore(path, copy)

    assert channels(path) == [5]
    assert said == f"{path} was restored from {copy}, with 1 duel going on."


async def test_a_copy_made_by_copying_the_files_of_a_killed_bot_is_whole(path: Path) -> None:
    copy = path.with_name("copy.sqlite")
    await written(copy, 5)
    with killed(copy, 6):
        restore(path, copy)
    assert channels(path) == [5, 6]


@pytest.mark.parametrize("wrong", ["damaged", "newer", "foreign", "missing", "itself"])
async def test_what_is_no_sound_copy_changes_nothing(path: Path, wrong: str) -> None:
    copy = path.with_name("copy.sqlite")
    await written(path, 5)
    if wrong != "missing":
        back_up(path, copy)
    if wrong == "damaged":
        spoil(copy)
    elif wrong in ("newer", "foreign"):
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute(f"PRAGMA user_version = {999 if wrong == 'newer' else 0}")
    elif wrong == "itself":
        copy = path
    before = path.read_bytes()

    with pytest.raises(StoreError):
        restore(path, copy)

    assert path.read_bytes() == before
    assert not list(path.parent.glob("*.replaced*")) + list(path.parent.glob("*.new*"))


async def test_nothing_is_restored_while_a_bot_runs(path: Path) -> None:
    copy = path.with_name("copy.sqlite")
    await written(path, 5)
    back_up(path, copy)
    with alone(path), pytest.raises(StoreError, match=r"A bot runs on .* Stop it"):
        restore(path, copy)


@pytest.mark.parametrize("stuck", ["duels.sqlite", "duels.sqlite.new"])
async def test_where_a_file_cannot_be_moved_nothing_is_lost_of_the_database(
    path: Path, monkeypatch: pytest.MonkeyPatch, stuck: str
) -> None:
    copy = path.with_name("copy.sqlite")
    await written(path, 5)
    back_up(path, copy)

    def unless_stuck(move: Callable[[Path, Path], Path]) -> Callable[[Path, Path], Path]:
        def moved(file: Path, to: Path) -> Path:
            if file.name == stuck:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(file))
            return move(file, to)

        return moved

    with killed(path, 6, 7):
        for each in ("rename", "replace"):
            monkeypatch.setattr(Path, each, unless_stuck(getattr(Path, each)))
        with pytest.raises(StoreError, match=r"busy.*Nothing was changed\. Check that"):
            restore(path, copy)

    assert channels(path) == [5, 6, 7]
    assert not list(path.parent.glob("*.replaced*")) + list(path.parent.glob("*.new*"))
