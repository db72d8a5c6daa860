"""A process that appends to a duel of its own as fast as it can, until it has it no more."""

import asyncio
import sys
from itertools import count

from pydantic import SecretStr

from bot.config import Server
from bot.shared.database import FencedError, UnavailableError
from bot.store import Store
from tests.store.several import QUICK, begun, given, opened

AFTER = 5
"""How many times it tries again once it was refused."""


def said(*words: object) -> None:
    """Tell the process that has begun this one."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def append(store: Store) -> tuple[int, int]:
    """The duel, once it is had no more, and how many answers were said to be kept."""
    duel = await begun(store)
    said("began", duel)
    try:
        for n in count():
            await store.journal.append(duel, n, given(n))
    except FencedError:
        kept = n
    for n in range(kept, kept + AFTER):
        try:
            await store.journal.append(duel, n, given(n))
        except FencedError:
            continue
        kept += 1
    return duel, kept


async def main(address: str) -> None:
    store = await opened(Server(secret=SecretStr(address)), 0)
    while sys.stdin.readline():
        while True:
            try:
                duel, kept = await append(store)
                break
            except UnavailableError:
                await asyncio.sleep(QUICK.beat)
        said("lost", duel, kept)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
