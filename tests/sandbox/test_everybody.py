"""Who is in the sandbox of the program: enough for an event, and who may manage it."""

from pathlib import Path

from bot.sandbox.world import EVERYBODY, RESIDENTS, World

PAGE = Path(__file__).parents[2] / "docs" / "sandbox.md"
SPOKEN = {"en-US": "English", "ja": "Japanese", "zh-CN": "Simplified Chinese"}


def test_the_page_names_everybody_and_who_may_manage() -> None:
    world = World(EVERYBODY)
    rows = [line.strip("| ").split(" | ") for line in PAGE.read_text("utf-8").splitlines()]
    told = {row[0]: row[1:] for row in rows if len(row) == 3}

    assert len(EVERYBODY) == 8
    assert EVERYBODY[: len(RESIDENTS)] == RESIDENTS
    for each in world.people.values():
        language, manages = told[each.name]
        assert language == SPOKEN[each.locale]
        assert manages.startswith("yes") is (each.id == world.owner_id)
