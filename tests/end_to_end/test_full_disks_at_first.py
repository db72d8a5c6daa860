"""A disk that takes nothing from the start on: it is said what to do, and nothing is harmed."""

from pathlib import Path

import pytest

from bot.store import Store
from tests.end_to_end.program import Program

pytestmark = pytest.mark.end_to_end

NO_DUELS = "Open duels: 0. With this version go on: 0."
FULL = "tests.end_to_end.on_a_full_disk"
LIST = "#[2024.1]\n!2024.1\n$whitelist\n46986414 1\n"


class Machine:
    """Where the program is run: a database with no duels, and the commands of an operator."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = folder / "duels.sqlite"
        self.library = folder / "library.sqlite"
        self.list = folder / "lflist.conf"
        self.list.write_text(LIST)

    async def has_played(self) -> None:
        """A database is there."""
        store = await Store.open(self.database)
        await store.close()

    async def runs(self, *arguments: str, module: str = "bot") -> tuple[int, str]:
        """The exit status of the program and what it says besides what is as it should be."""
        program = Program(
            self.folder,
            {
                "DUELKEEPER_SANDBOX_PORT": "0",
                "DUELKEEPER_DATABASE": str(self.database),
                "DUELKEEPER_LIBRARY": str(self.library),
            },
        )
        program.module, program.arguments = module, arguments
        await program.launch()
        try:
            status = await program.ended(60)
        finally:
            await program.stop()
        assert program.troubles == []
        return status, "\n".join(line for line in program.lines if " INFO " not in line)

    def holds(self) -> dict[str, bytes]:
        """What is in the files that hold something."""
        files = ((file.name, file.read_bytes()) for file in self.folder.iterdir())
        return {name: content for name, content in files if content}


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize(
    ("command", "advice"),
    [
        ("", "Check that the file and its folder may be written and that their disk has room"),
        ("check", "or name another one in TMPDIR"),
        ("backup copy.sqlite", "and that their disks have room"),
        ("restore kept.sqlite", "Nothing was changed. Check that"),
        ("import lflist.conf", "Check that its disk has room"),
    ],
)
async def test_on_a_full_disk_each_command_says_what_to_do_and_harms_nothing(
    machine: Machine, command: str, advice: str
) -> None:
    await machine.has_played()
    assert (await machine.runs("backup", "kept.sqlite"))[0] == 0
    before = machine.holds()

    status, said = await machine.runs(*command.split(), module=FULL)

    assert status == 1
    assert advice in said
    assert machine.holds() == before
    assert await machine.runs("check") == (0, NO_DUELS)


async def test_a_new_database_on_a_full_disk_is_made_once_there_is_room(
    machine: Machine,
) -> None:
    status, said = await machine.runs(module=FULL)

    assert status == 1
    assert f"The database {machine.database} cannot be used" in said
    assert "disk has room" in said
    await machine.has_played()
    assert await machine.runs("check") == (0, NO_DUELS)


@pytest.mark.parametrize(
    ("command", "advice"),
    [
        ("", "does not exist. Create it, or name another file in DUELKEEPER_DATABASE"),
        ("check", "There is no database"),
        ("backup copy.sqlite", "There is no database"),
        ("restore lflist.conf", "Check that the folders of both are there"),
        ("import lflist.conf", "Check that the folder of DUELKEEPER_LIBRARY"),
    ],
)
async def test_where_a_file_is_in_the_place_of_a_folder_it_is_said_what_to_do(
    machine: Machine, command: str, advice: str
) -> None:
    machine.database = machine.list / "duels.sqlite"
    machine.library = machine.list / "library.sqlite"

    status, said = await machine.runs(*command.split())

    assert status == 1
    assert advice in said
    assert machine.holds() == {machine.list.name: LIST.encode()}
