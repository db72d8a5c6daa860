"""What a person may leave to the table, and how he may name what he wants."""

from pathlib import Path

from bot.deck_choice import format_meant
from bot.games import GAMES
from bot.store import Store
from bot.store.settings import Ways

YUGI = 7


async def test_whoever_never_said_so_leaves_routine_choices_to_the_table(
    tmp_path: Path,
) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    assert await store.people.ways(YUGI) is None
    await store.people.hear(YUGI, "ja")
    assert await store.people.ways(YUGI) == Ways("ja", chooses=False)
    await store.close()


async def test_what_was_said_of_choices_outlives_another_language_and_a_restart(
    tmp_path: Path,
) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    await store.people.let_choose(YUGI, "ja", True)
    await store.people.hear(YUGI, "en")
    await store.close()
    store = await Store.open(tmp_path / "duels.sqlite")
    await store.people.hear(YUGI, "zh")
    assert await store.people.ways(YUGI) == Ways("zh", chooses=True)
    await store.close()


def test_a_format_is_meant_by_its_key_or_by_its_name_in_any_language() -> None:
    names = GAMES["yugioh"].formats["speed"]
    for typed in ("speed", " SPEED duel ", *names.values()):
        assert format_meant(GAMES, typed) == "speed"
    assert format_meant(GAMES, None) == next(iter(GAMES["yugioh"].formats))
    assert format_meant(GAMES, "poker") == "poker"
