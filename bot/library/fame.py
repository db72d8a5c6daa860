"""How well known cards are, and what else they are called."""

from collections.abc import Iterable, Mapping, Sequence

from bot.library.library import Library
from bot.shared.normalising import squeezed

_KNOWN = """
SELECT code, sum(times) FROM (
    SELECT cards.code AS code, count(*) AS times
    FROM concerned JOIN cards USING (official_id) GROUP BY cards.code
    UNION ALL
    SELECT codes.card, count(DISTINCT list)
    FROM limits JOIN lists ON lists.id = list JOIN codes ON codes.code = limits.code
    WHERE NOT whitelist AND lists.points IS NULL GROUP BY codes.card
    UNION ALL
    SELECT card, max(printings) FROM (
        SELECT codes.card AS card, json_extract(stats, '$.printings') AS printings
        FROM described JOIN codes USING (code)
    ) GROUP BY card
) GROUP BY code
"""
_CALLED = """
SELECT codes.card, texts.language, texts.name, NULL FROM texts JOIN codes USING (code)
LEFT JOIN texts AS own ON own.chosen AND own.code = card AND own.language = texts.language
WHERE NOT texts.chosen AND texts.name IS NOT own.name
UNION
SELECT codes.card, json_extract(said.value, '$[0]'), json_extract(said.value, '$[1]'), own.name
FROM described JOIN codes USING (code), json_each(stats, '$.also') AS said
LEFT JOIN texts AS own ON own.chosen AND own.code = card
    AND own.language = json_extract(said.value, '$[0]')
ORDER BY 2, 3, 1
"""


async def known(library: Library) -> Mapping[int, int]:
    """How well known each card is, by its code; cards that nobody speaks of are left out.

    It is how many Q&A concern it, how many ban lists name it and how often it was printed.
    """
    return {code: times for code, times in await library.rows(_KNOWN) if times}


def with_faces(
    fame: Mapping[int, int],
    held: Mapping[str, Sequence[int]],
    faces: Iterable[Mapping[str, Sequence[int]]],
) -> Mapping[int, int]:
    """How well known each card is, the `faces` of an archetype better than all it `held`."""
    heard = dict(fame)
    for each in faces:
        for archetype, codes in each.items():
            most = max((fame.get(code, 0) for code in held.get(archetype, ())), default=0)
            for ahead, code in enumerate(reversed(codes), 1):
                heard[code] = max(heard.get(code, 0), most + ahead)
    return heard


async def called(library: Library) -> Mapping[str, Mapping[int, Sequence[str]]]:
    """What cards are called besides, in each language: by other sources and elsewhere.

    A name that is only the card's own in other characters is left out.
    """
    found: dict[str, dict[int, list[str]]] = {}
    for card, language, name, own in await library.rows(_CALLED):
        if own is not None and squeezed(name) == squeezed(own):
            continue
        found.setdefault(language, {}).setdefault(card, []).append(name)
    return found
