"""Making cards that can be played of what the sources say, and handing them to their game."""

import json
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, replace

from bot.games import SHELVED, SOURCES
from bot.library.connection import VERSION
from bot.library.library import Library, facts_of
from bot.library.packed import FUNCTION, Packed
from bot.library.watching import Watcher
from cards.sources.records import Collected, CollectedCard, MadeCard, Origin
from engine.core.game import Game, ImportedCard

_FACTS = ", ".join(SHELVED.printing.facts)
_TOLD_EACH = 500
"""After how many cards it is told how many are made."""
_ARCHETYPES = "(SELECT json_group_array(name) FROM archetypes WHERE card = cards.code)"
_COLLECTED = (
    f"SELECT cards.code AS code, {_FACTS}, {_ARCHETYPES} AS named, json_group_object("
    "language, json_array(name, text, texts.second, origin)) AS texts, "
    "faqs.passages AS passages, faqs.second AS more FROM cards JOIN texts USING (code) "
    "LEFT JOIN main.faqs ON faqs.official_id = cards.official_id "
    "WHERE chosen GROUP BY cards.code ORDER BY cards.code"
)
MADE = (
    "SELECT made.code AS code, kept, version, state, hidden, "
    "json_group_object(language, name) AS names "
    "FROM made JOIN texts USING (code) WHERE chosen GROUP BY made.code ORDER BY made.code"
)
"""The cards that can be played, with their names by language."""
_PRINTED = (
    f"SELECT made.code, {FUNCTION}(json_group_object(language, json_array(text, second))) "
    "FROM made JOIN texts USING (code) WHERE chosen GROUP BY made.code"
)
_MADE_CARD = "code, kept, version, state, hidden, key"
_FAMILIES = "SELECT archetype, language, name FROM archetype_names WHERE place = 0"
_READ = (
    "SELECT archetype, language || iif(place, ' kana', ''), name FROM archetype_names "
    "WHERE place = 0 OR (place = 1 AND language = 'ja')"
)
"""Japanese texts name an archetype as it is read, where that stands beside it."""
_FIRST = "en"
"""The language of which there has to be a name, and in which rules are read."""


def make_cards(shelf: sqlite3.Connection, watcher: Watcher) -> None:
    """Keep the rules of every card in the library of which they are understood."""
    watcher.begins("rules of cards")
    counts: Counter[str] = Counter()

    def tell(done: int, total: int) -> None:
        if done % _TOLD_EACH == 0:
            watcher.goes_on(done, total)

    found = Collected(tuple(collected(shelf)), _families(shelf), _before(shelf))
    less: list[int] = []
    for each in SOURCES.make(found, tell):
        less += [each.code] if _is_less_sure(each, found.before.get(each.code)) else []
        shelf.execute("INSERT INTO made VALUES (?, ?, ?, ?, ?, ?)", astuple(each))
        counts["cards"] += 1
        counts[f"of them {each.state}"] += 1
        counts["taken over as they were"] += each is found.before.get(each.code)
    watcher.ends({what: count for what, count in counts.items() if count})
    if less:
        names = {card.code: card.name for card in found.cards}
        watcher.trusts_less([names[code] for code in less])


def _is_less_sure(made: MadeCard, before: MadeCard | None) -> bool:
    """Whether its rules are less sure than they were; those of ours are always sure."""
    if before is None:
        return False
    sure = {state: nth for nth, state in enumerate(SHELVED.states)}
    return sure.get(made.state, -1) > sure.get(before.state, -1)


def _before(shelf: sqlite3.Connection) -> Mapping[int, MadeCard]:
    """The rules in the library whose place this one takes, if they can be taken over."""
    databases = {name for _, name, _ in shelf.execute("PRAGMA database_list")}
    if "old" not in databases:
        return {}
    ((version,),) = shelf.execute("PRAGMA old.user_version")
    rows = shelf.execute(f"SELECT {_MADE_CARD} FROM old.made") if version == VERSION else ()
    return {
        code: MadeCard(code, kept, words, state, bool(hidden), key)
        for code, kept, words, state, hidden, key in rows
    }


def _families(shelf: sqlite3.Connection) -> Mapping[str, Mapping[str, str]]:
    """What texts call each archetype, by its name and by language."""
    return families_of(shelf.execute(_READ))


def collected(shelf: sqlite3.Connection) -> Iterator[CollectedCard]:
    """Every card that has a name in English, as all sources together have it."""
    reading = shelf.cursor()
    reading.row_factory = sqlite3.Row
    for row in reading.execute(_COLLECTED):
        texts: Mapping[str, tuple[str, str, str, str]] = json.loads(row["texts"])
        if _FIRST not in texts:
            continue
        name, text, second, origin = texts[_FIRST]
        is_official = Origin(origin) is Origin.OFFICIAL
        official = {
            language: said
            for language, said in texts.items()
            if language != _FIRST and Origin(said[3]) is Origin.OFFICIAL
        }
        yield CollectedCard(
            row["code"],
            name,
            facts_of(row),
            {language: said[0] for language, said in texts.items()},
            tuple(json.loads(row["named"])),
            text if is_official else "",
            second,
            {language: said[1] for language, said in official.items()},
            "" if is_official else text,
            {language: said[2] for language, said in official.items()},
            tuple(_answers(row["passages"], row["more"])),
        )


def _answers(*kept: str | None) -> Iterator[str]:
    """The lines of the passages of a FAQ, as they are kept."""
    for passages in kept:
        for _, lines in json.loads(passages or "[]"):
            yield from lines


@dataclass(frozen=True, slots=True)
class Made:
    """What the library keeps for the game: a row for each card, and archetypes."""

    rows: Sequence[sqlite3.Row]
    families: Mapping[str, Mapping[str, str]]
    printed: Mapping[int, Packed]
    """What is printed on the cards, by code: players may have to read it."""


async def made(library: Library) -> Made:
    """The rules of cards that the library keeps, and what archetypes are called."""
    families = families_of(tuple(row) for row in await library.rows(_FAMILIES))
    texts = await library.rows(_PRINTED) if SHELVED.printing.by_hand else ()
    printed = {code: Packed(packed) for code, packed in texts}
    return Made(await library.rows(MADE), families, printed)


def families_of(rows: Iterable[tuple[str, str, str]]) -> Mapping[str, Mapping[str, str]]:
    """What archetypes are called by language, by the name that goes for all."""
    found: dict[str, dict[str, str]] = {}
    for archetype, language, name in rows:
        found.setdefault(archetype, {})[language] = name
    return found


def imported(rows: Iterable[sqlite3.Row]) -> Iterator[ImportedCard]:
    """The cards of these rows."""
    for row in rows:
        yield ImportedCard(
            row["code"],
            row["kept"],
            row["version"],
            row["state"],
            json.loads(row["names"]),
            bool(row["hidden"]),
        )


def bring(games: Collection[Game], made: Made) -> None:
    """Hand what the library keeps to its game, in the place of what was there before.

    Where it is none of the `games`, nothing is done.
    """
    if SHELVED in games:
        read = made.printed
        cards = (replace(each, printed=read.get(each.code, {})) for each in imported(made.rows))
        SHELVED.bring(tuple(cards), made.families)
