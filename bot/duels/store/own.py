"""What is kept of people in duels: where they sat, their decks, and what they answered.

Duels in which nobody else sat are deleted whole. Of others the opponent keeps the result, the
log and the replay, in which somebody sits who has left: never nobody, which is the built-in
opponent.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.duels.store.ledger import remark_from_json, remark_to_json
from bot.duels.store.taken import TABLES
from bot.replays.packing import NAMED
from bot.shared.database import Database
from bot.shared.own_data import NAMELESS, Going, Place, Rows
from bot.shared.text import escaped

OF_A_DUEL = (
    *("answers", "notices", "replays", "replay_shares", "replay_sides", "told_logs"),
    *("clocks", "pauses", "corrections", "moderation", "moderator_calls", "hands_seen"),
    "hand_overs",
    *TABLES,
)
"""The tables with rows of a duel by its number, which go before the duel itself."""
_ALONE = (
    "SELECT seats.match FROM seats WHERE seats.person = ?1 AND NOT EXISTS "
    "(SELECT 1 FROM seats AS other WHERE other.match = seats.match "
    "AND other.person IS NOT NULL AND other.person != ?1) AND NOT EXISTS "
    "(SELECT 1 FROM hand_overs WHERE hand_overs.match = seats.match)"
)
_UNUSED = 0xF0000
"""The first of the characters that nothing is written in."""
_CALLED = (
    "SELECT name FROM seats WHERE match = ?1 "
    "UNION SELECT name FROM hand_overs WHERE match = ?1 "
    "UNION SELECT left_name FROM hand_overs WHERE match = ?1"
)


async def delete_duel(database: Database, match: int) -> None:
    """Delete a duel that is over, with all that is kept of it; a stop in between is no harm.

    Its seats go last, by which it is found to be deleted, and the duel in the same write.
    """
    for table in OF_A_DUEL:
        await database.do(f"DELETE FROM {table} WHERE match = ?", (match,))
    await database.together(
        ("DELETE FROM seats WHERE match = ?", (match,)),
        ("DELETE FROM matches WHERE id = ?", (match,)),
    )


class Duels:
    """The duels somebody sat in: when, by which rules, with which deck, and their answers."""

    columns: Mapping[str, Sequence[str]] = {
        "matches": ("setup", "ending", "handing", "agreement", "channel", "parent"),
        "answers": ("answer",),
        "told_logs": ("log",),
        "notices": ("remark",),
        "replays": ("told",),
    }

    async def of(self, database: Database, user: int) -> Mapping[str, Any]:
        """Each duel with their own deck and answers; nothing of what others hold.

        The answers only once it is over: while it goes on, those that were given in place of
        the player would tell how far the rules have come, and so whether others are asked.
        """
        statement = (
            "SELECT matches.id, game, guild, practice, status, began_at, ended_at, setup, seat "
            "FROM seats JOIN matches ON matches.id = seats.match WHERE person = ? ORDER BY 1"
        )
        duels = []
        for row in await database.rows(statement, (user,)):
            match, game, guild, practice, status, began, ended, setup, seat = row
            laid = json.loads(setup)
            answers = await database.rows(
                "SELECT n, answer, given_by, act FROM answers WHERE match = ? AND seat = ? "
                f"AND match IN ({Place.DUEL.over}) ORDER BY n",
                (match, seat),
            )
            duels.append(
                {
                    "duel": match,
                    "game": game,
                    "format": laid["format"],
                    "guild": guild,
                    "practice": bool(practice),
                    "status": status,
                    "began_at": began,
                    "ended_at": ended,
                    "deck": laid["decks"][seat],
                    "answers": [[n, json.loads(said), *rest] for n, said, *rest in answers],
                }
            )
        return {"duels": duels}

    async def forget(self, database: Database, going: Going) -> None:
        """Delete those in which nobody else sat, and what tells of others by the name."""
        if going.only is not None and going.only[0] is not Place.DUEL:
            return
        over = f"{_ALONE} AND seats.match IN ({Place.DUEL.over})"
        for (match,) in await database.rows(over, (going.user,)):
            if going.only is None or going.only[1] == match:
                await delete_duel(database, match)
        only = "" if going.only is None else " AND match = ?"
        await database.do(
            "DELETE FROM replay_sides WHERE (match, seat) IN (SELECT match, seat FROM seats "
            f"WHERE person = ? AND match IN ({Place.DUEL.over}){only})",
            (going.user,) if going.only is None else (going.user, going.only[1]),
        )
        statement = (
            "SELECT match, name FROM seats WHERE person = ?1 UNION "
            "SELECT match, left_name FROM hand_overs WHERE left_user = ?1 UNION "
            "SELECT match, name FROM hand_overs WHERE person = ?1"
        )
        for match, name in await database.rows(statement, (going.user,)):
            if going.only is None or going.only[1] == match:
                await _unname(database, match, name)


async def _unname(database: Database, match: int, name: str) -> None:
    """Keep no name in what is told of a duel that is over."""
    others = {each for (each,) in await database.rows(_CALLED, (match,))}
    statement = f"SELECT ending FROM matches WHERE id = ? AND id IN ({Place.DUEL.over})"
    for (text,) in await database.rows(statement, (match,)):
        ending = json.loads(text)
        score = ending.get("score", {})
        ending["score"] = {
            code: _nameless(words, name, others - {name}) for code, words in score.items()
        }
        changed = json.dumps(ending), match
        await database.do("UPDATE matches SET ending = ? WHERE id = ?", changed)
        rows = await database.rows("SELECT id, remark FROM notices WHERE match = ?", (match,))
        for number, said in rows:
            remark = remark_from_json(said).calling({name: NAMELESS, escaped(name): NAMELESS})
            told = remark_to_json(remark), number
            await database.do("UPDATE notices SET remark = ? WHERE id = ?", told)
        await database.do("DELETE FROM replays WHERE match = ? AND format <= ?", (match, NAMED))
        await database.do("DELETE FROM told_logs WHERE match = ?", (match,))


def _nameless(words: str, name: str, others: Iterable[str]) -> str:
    """The words without that name; it stays where it is a part of another one."""
    ours = escaped(name)
    hiding = sorted((each for each in map(escaped, others) if ours in each), key=len)
    for number, each in enumerate(reversed(hiding)):
        words = words.replace(each, chr(_UNUSED + number))
    words = words.replace(ours, NAMELESS)
    for number, each in enumerate(reversed(hiding)):
        words = words.replace(chr(_UNUSED + number), each)
    return words


_LEFT = {"name": NAMELESS, "panel_channel": None, "panel_message": None}
_SEATS = Rows(
    "seats",
    "person",
    ("match", "seat", "name", "language", "ready", "panel_channel", "panel_message"),
    put={**_LEFT, "deck_message": None},
    place=Place.DUEL,
    by="match",
)
_SEATS_LEFT = Rows(
    "hand_overs",
    "left_user",
    ("match", "seat", "left_name", "left_language", "panel_channel", "panel_message"),
    put={"left_name": NAMELESS, "panel_channel": None, "panel_message": None},
    place=Place.DUEL,
    by="match",
    called="seats_handed_over",
)
_SEATS_TAKEN = Rows(
    "hand_overs",
    "person",
    ("match", "seat", "name", "language"),
    put={"name": NAMELESS},
    place=Place.DUEL,
    by="match",
    called="seats_taken_over",
)

_HANDS_SEEN = Rows("hands_seen", "person", ("match",), place=Place.DUEL, by="match")

_PRACTISING = Rows("practising", "person", ("match",), place=Place.DUEL, by="match")

OWN = (Duels(), _SEATS, _SEATS_LEFT, _SEATS_TAKEN, _HANDS_SEEN, _PRACTISING)
