"""Sources number the archetypes differently: a setcode counts where the cards bear it out."""

from collections.abc import Mapping
from pathlib import Path

from bot.library.card_search import members
from bot.library.library import Library
from tests.library import sources
from tests.library.test_importing import import_into

MOSSES = {1: "Mite of the Moss", 2: "Mossy Toad", 3: "Green Moss"}
LAMPS = {11: "Lamp of Nowhere", 12: "Lamplighter", 13: "Old Lamp"}


def cards(path: Path, setcodes: Mapping[int, int], names: Mapping[int, str]) -> Path:
    """A card database of Normal Monsters."""
    datas = {code: {"setcode": setcode} for code, setcode in setcodes.items()}
    texts = {code: (name, "one of the many") for code, name in names.items()}
    return sources.cdb(path, datas, texts)


def strings(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


async def held(path: Path, *places: Path) -> dict[str, list[int]]:
    """The cards of each archetype, after an import of these sources."""
    import_into(path / "library.sqlite", *places)
    library = await Library.open(path / "library.sqlite")
    try:
        return {name: list(codes) for name, codes in (await members(library)).items()}
    finally:
        await library.close()


async def test_cards_are_of_no_archetype_that_another_source_numbers_alike(
    tmp_path: Path,
) -> None:
    setcodes = dict.fromkeys(MOSSES, 0x145) | dict.fromkeys(LAMPS, 0x146)
    cdb = cards(tmp_path / "cdb", setcodes, MOSSES | LAMPS)
    conf = strings(tmp_path / "conf", "!setname 0x145 Turtle\n!setname 0x146 Moss\n")

    assert await held(tmp_path, cdb, conf) == {}


async def test_what_a_source_names_itself_stays_when_a_number_is_not_believed(
    tmp_path: Path,
) -> None:
    cdb = cards(tmp_path / "cdb", dict.fromkeys(LAMPS, 0x1F0), LAMPS)
    conf = strings(tmp_path / "conf", "!setname 0x1f0 Mossback\n")
    yaml = sources.yaml_yugi(tmp_path / "cards.json")

    assert await held(tmp_path, cdb, conf, yaml) == {"Mossback": [90000010]}


async def test_a_card_that_does_not_show_it_is_of_the_archetype_of_most_others(
    tmp_path: Path,
) -> None:
    named = MOSSES | {4: "Treated as one of the green"}
    cdb = cards(tmp_path / "cdb", dict.fromkeys(named, 0x145), named)
    conf = strings(tmp_path / "conf", "!setname 0x145 Moss\n")

    assert await held(tmp_path, cdb, conf) == {"Moss": [1, 2, 3, 4]}


async def test_half_of_the_cards_are_too_few(tmp_path: Path) -> None:
    named = {1: "Mite of the Moss", 11: "Lamp of Nowhere"}
    cdb = cards(tmp_path / "cdb", dict.fromkeys(named, 0x145), named)
    conf = strings(tmp_path / "conf", "!setname 0x145 Moss\n")

    assert await held(tmp_path, cdb, conf) == {}


async def test_of_two_names_a_card_shows_one(tmp_path: Path) -> None:
    setcodes = dict.fromkeys(MOSSES | LAMPS, 0x46)
    cdb = cards(tmp_path / "cdb", setcodes, MOSSES | LAMPS)
    conf = strings(tmp_path / "conf", "!setname 0x46 Moss/Lamp\n!setname 0x47 /\n")

    assert await held(tmp_path, cdb, conf) == {"Moss/Lamp": [1, 2, 3, 11, 12, 13]}


async def test_each_source_is_believed_by_its_own_cards(tmp_path: Path) -> None:
    mosses = cards(tmp_path / "a", dict.fromkeys(MOSSES, 0x145), MOSSES)
    lamps = cards(tmp_path / "b", dict.fromkeys([11, 12], 0x145), {11: "Lamp", 12: "Old Lamp"})
    conf = strings(tmp_path / "conf", "!setname 0x145 Moss\n")

    assert await held(tmp_path, mosses, lamps, conf) == {"Moss": [1, 2, 3]}
