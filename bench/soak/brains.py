"""Players who think as the built-in opponent does, and press what they see."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bench.soak.crowd import Player
from bench.soak.offers import CAN_ACT, Doing, Question, question
from bot.duels.store.setups import setup_from_json
from bot.games import GAMES
from bot.sandbox.views import MessageView
from engine.core.game import Game, Reader
from engine.core.match import Act, Entry, IllegalAnswerError, Match, NotAwaitedError
from engine.core.protocol import Answer, Seat
from engine.core.trial import STRIDE
from tests.end_to_end.duelist import menus

_BACK = "back:"


@dataclass(slots=True)
class Thought:
    """A duel as one of its players follows it.

    It is what is on disk, and then what they try: answers that can still be taken back, of
    which the disk knows nothing. `given` is what they have just pressed.
    """

    game: Game
    match: Match
    seat: Seat
    kept: list[Entry] = field(default_factory=list)
    given: Answer | None = None

    def take_in(self, new: Sequence[Entry], is_trying: bool) -> bool:
        """Go as far as the disk does, and try what was given; whether that fits together."""
        match = self.match
        self.kept += new
        if any(mine != kept for mine, kept in zip(match.journal, self.kept, strict=False)):
            return False
        for entry in self.kept[len(match.journal) :]:
            match.enter(entry)
        if is_trying and self.given is not None and not new:
            self._try(self.given)
        self.given = None
        return is_trying or len(match.journal) == len(self.kept)

    def _try(self, answer: Answer) -> None:
        """Answer, and answer then what the table settles of itself."""
        match, seat = self.match, self.seat
        match.answer(seat, answer)
        while (left := match.asked(seat)) is not None and self.game.is_routine(left):
            match.answer(seat, left.default())


class Disk:
    """The duels on disk, read by a connection of its own for each look."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def begin(self, duel: int, user: int) -> Thought | None:
        """The duel before its first answer, as that person plays it; None without a seat."""
        found = self._rows(
            "SELECT game, setup, seat FROM matches JOIN seats ON seats.match = id "
            "WHERE id = ? AND person = ?",
            duel,
            user,
        )
        if not found:
            return None
        key, setup, seat = found[0]
        game = GAMES[str(key)]
        match = game.open(setup_from_json(str(setup)))
        match.start()
        return Thought(game, match, Seat(int(str(seat))))

    def entries(self, duel: int, since: int) -> list[Entry]:
        """What was done in the duel, from that number on."""
        rows = self._rows(
            "SELECT seat, answer, digest, act FROM answers WHERE match = ? ORDER BY n "
            "LIMIT -1 OFFSET ?",
            duel,
            since,
        )
        return [
            Entry(
                Seat(int(str(seat))), tuple(json.loads(str(answer))), str(digest), Act(str(act))
            )
            for seat, answer, digest, act in rows
        ]

    def _rows(self, statement: str, *values: int) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as kept:
            return kept.execute(statement, values).fetchall()


@dataclass(slots=True)
class Thinker(Player):
    """A player who answers as the built-in opponent would; at random where they cannot.

    `picked` is what they have already put together of the answer to `picking`.
    """

    disk: Disk | None = None
    duel: int = 0
    thought: Thought | None = None
    picking: Question | None = None
    picked: list[int] = field(default_factory=list)

    async def chooses(self, panel: MessageView, offered: Sequence[Doing]) -> Doing:
        """What the built-in opponent would do, thought out beside the event loop."""
        doing = await asyncio.to_thread(self._wish, panel)
        self.notes.went["by chance" if doing is None else "by thought"] += 1
        return self.dice.choice(offered) if doing is None else doing

    def _wish(self, panel: MessageView) -> Doing | None:
        """What the built-in opponent would press; None where that cannot be known."""
        asked = question(panel)
        if asked is None:
            return None
        if self.picking != asked:
            self.picking, self.picked = asked, []
        thought = self._follow(asked)
        if thought is None:
            return None
        answer = thought.game.practise(thought.match, thought.seat)
        doing = next(_ways(panel, asked, thought, answer, self.picked), None)
        if doing is not None and doing.kind in ("add", "mark"):
            self.picked += map(int, doing.values)
        thought.given = answer if doing is not None and doing.answers else None
        return doing

    def _follow(self, asked: Question) -> Thought | None:
        """The duel where it asks that question; None where the disk tells of another one."""
        assert self.disk is not None
        if self.duel != asked[0] or self.thought is None:
            self.duel = asked[0]
            self.thought = self.disk.begin(asked[0], int(self.person.id))
        thought = self.thought
        if thought is None:
            return None
        new = self.disk.entries(self.duel, len(thought.kept))
        try:
            fits = thought.take_in(new, asked[1] >= STRIDE)
        except (IllegalAnswerError, NotAwaitedError):
            fits = False
        if fits and thought.match.number == asked[1] % STRIDE:
            return thought if thought.match.asked(thought.seat) else None
        if not fits or thought.match.number > asked[1] % STRIDE:
            self.thought = None
        return None


def _ways(
    panel: MessageView, asked: Question, thought: Thought, answer: Answer, picked: Sequence[int]
) -> Iterator[Doing]:
    """What leads to that answer from what the panel shows, the shortest way first."""
    about = f"{asked[0]}:{asked[1]}:"
    ids = [str(each.custom_id) for each in panel.buttons.values() if not each.disabled]
    said = f"answer:{about}{''.join(map(str, answer))}"
    if len(answer) <= 1 and said in ids:
        yield Doing(said)
    left = [str(value) for value in answer if value not in picked]
    for menu in panel.selects:
        here = [value for value in left if value in menu.options.values()]
        if menu.custom_id.startswith(f"choose:{about}") and left and here == left:
            yield Doing(menu.custom_id, tuple(left))
        if menu.custom_id.startswith(f"add:{about}") and here:
            yield Doing(menu.custom_id, tuple(here[:1]))
        if menu.custom_id.startswith(f"mark:{about}") and here:
            yield Doing(menu.custom_id, tuple(here))
    if f"confirm:{about}0" in ids:
        yield Doing(f"confirm:{about}0")
    if len(answer) == 1:
        yield from _cards(panel, thought, answer[0])
    yield from (Doing(each) for each in ids if each.startswith(_BACK))


def _cards(panel: MessageView, thought: Thought, option: int) -> Iterator[Doing]:
    """The card that the option belongs to, or the place where it lies."""
    reader = Reader(thought.seat, "en", ("A", "B"))
    groups = thought.game.cards(thought.match, reader)
    found = [(g.place, c) for g in groups for c in g.cards if option in c.options]
    wanted = {str(card.handle) for _, card in found} | {f"place:{place}" for place, _ in found}
    for menu in menus(panel.message.components):
        if str(menu["custom_id"]).startswith("read:"):
            for each in menu["options"]:
                is_place = str(each["value"]).startswith("place:")
                if each["value"] in wanted and (
                    is_place or CAN_ACT in str(each.get("description"))
                ):
                    yield Doing(menu["custom_id"], (each["value"],))
