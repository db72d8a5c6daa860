"""Whatever a source is turned into by chance, it is read or refused, and never worse."""

import random
from contextlib import ExitStack
from pathlib import Path

import pytest

from bot.library.sources.recognising import sources_at
from cards.sources.problems import ImportProblem
from tests.library import sources

TIMES = 60
TEMPTING = (0x00, 0x01, 0x7F, 0x80, 0xFF, *b'"[{-9')
NAMES = (
    "OCG.lflist.conf",
    "cards.cdb",
    "cards.json.gz",
    "faq.zip",
    "qa.zip",
    "plain.json",
    "strings.conf",
)


def garbled(whole: bytes, chance: random.Random) -> bytes:
    left = bytearray(whole)
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        at, way = chance.randrange(len(left) or 1), chance.randrange(5)
        if way == 0:
            left[at : at + 1] = [chance.randrange(256)]
        elif way == 1:
            left[at : at + 1] = [chance.choice(TEMPTING)]
        elif way == 2:
            del left[at : at + chance.randrange(50)]
        elif way == 3:
            left[at:at] = left[at : at + chance.randrange(60)]
        elif chance.random() < 0.2:
            del left[at:]
    return bytes(left)


def read_all(path: Path) -> str:
    """What is wrong with the source; "" where it can be read."""
    try:
        with ExitStack() as leaving:
            for given in sources_at([path], leaving)[0]:
                for _ in given.read(lambda done, total: None):
                    pass
    except ImportProblem as problem:
        return str(problem)
    return ""


@pytest.mark.parametrize("name", NAMES)
def test_a_garbled_source_is_read_or_refused(tmp_path: Path, name: str) -> None:
    folder = sources.everything(tmp_path / "all")
    sources.yaml_yugi(folder / "plain.json")
    whole, chance = (folder / name).read_bytes(), random.Random(name)
    assert not read_all(folder / name)

    fuzzed = tmp_path / "fuzzed"
    for _ in range(TIMES):
        fuzzed.write_bytes(garbled(whole, chance))
        wrong = read_all(fuzzed)
        assert not wrong or "fuzzed" in wrong
