"""Writes a game into docs/duel-party.md: `python -m tests.browser.party_transcript`.

Three people play. Whoever is asked answers what the built-in opponent would, and
the scenes show what stood on panels then.
"""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from textwrap import fill

from bot.client import Client
from bot.duels.store.records import Status
from bot.duels.table.session import Session
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from cards.games.duelmasters import DUELMASTERS
from engine.core.game import Level
from engine.core.protocol import Decision, Pick, Seat
from engine.duelmasters.acts.asking import Reason
from tests.bot.party_table import DECKS, panel_of, public, sit_down
from tests.browser.staging import staged_with_bot
from tests.browser.transcript import INDENT, MORE, WIDTH, lines
from tests.end_to_end.shop import Shop
from tests.waiting import until

PAGE = Path(__file__).parents[2] / "docs" / "duel-party.md"
BEGINS, ENDS = "<!-- a game: make party-transcript -->", "<!-- the end of that game -->"
SEED = 11
MOST = 900
"""More answers than the scenes need."""
OPENED = """\
Yugi types `/duel challenge` with the format Duel Party and a ready deck. Kaiba and Joey press
**Sit down** and choose theirs; Yugi presses **Start**. The invitation then:
"""
CHARGED = """\
{name} has the first turn, and is asked for mana. This is the whole panel; of the hand and the
table of others there is more in the menu:
"""
PLAYED = """\
Some turns later, {name} can use cards. Each has a button, which opens its sheet:
"""
ATTACKED = """\
A creature attacks {name}, who can put something in the way:
"""
OFFERED = """\
Yugi has to go, and types `/duel hand-over` with the newcomer Mai. Everybody reads:
"""
TAKEN = """\
Kaiba and Joey press **Agree to the new player**, Mai **Take the seat**. This is left of Yugi's
panel:
"""
SEATED = """\
And Mai reads what is new to her: nothing of what was told to Yugi alone.
"""
ENDED = """\
They play on until one is left. The end, as everybody reads it:
"""


class Game:
    """The game as it goes on, and the page as far as it is written."""

    def __init__(self, session: Session, people: list[Person]) -> None:
        self.session = session
        self.people = people
        """By seat."""
        self.told: list[str] = []

    def scene(self, words: str, shown: list[str]) -> None:
        """Write what was done, and what was read then."""
        self.told.append(fill(words.replace("\n", " ").strip(), WIDTH, break_on_hyphens=False))
        quoted = [
            fill(_same(each), WIDTH, initial_indent=INDENT, subsequent_indent=MORE)
            for each in shown
        ]
        self.told.append("\n".join(quoted))

    async def until(self, holds: Callable[[Decision], bool]) -> Person:
        """Have all answer until somebody is asked what `holds`; who that is.

        Their panel shows the question then.
        """
        for _ in range(MOST):
            await until(lambda: bool(self.awaited()) or self.is_over)
            if self.is_over:
                break
            seat, decision = next(iter(self.awaited().items()))
            if holds(decision):
                return await self._shown(seat)
            await self._answer(seat)
        raise AssertionError("that is never asked")

    async def to_its_end(self) -> None:
        """Have all answer until the game is over."""
        while not self.is_over:
            await until(lambda: bool(self.awaited()) or self.is_over)
            for seat in list(self.awaited())[:1]:
                await self._answer(seat)

    @property
    def is_over(self) -> bool:
        return self.session.record.status is not Status.OPEN

    def awaited(self) -> dict[Seat, Decision]:
        """What is asked, by seat."""
        play = self.session._memory.play
        if play is None or self.is_over:
            return {}
        return {s: d for s, d in play.awaited.items() if self.session.is_asked(s)}

    async def _shown(self, seat: Seat) -> Person:
        question = (await self.session.sight(seat)).question
        assert question is not None
        person, number = self.people[seat], f":{question.number}:"
        await until(lambda: number in str(panel_of(person).components))
        return person

    async def _answer(self, seat: Seat) -> None:
        play, user = self.session._memory.play, self.session.record.seats[seat].user
        question = (await self.session.sight(seat)).question
        assert play is not None
        assert user is not None
        assert question is not None
        said = DUELMASTERS.practise(play.match, seat, Level.HARD)
        await self.session.answer(user, question.number, said)


def _same(line: str) -> str:
    """A line without what differs from time to time."""
    return re.sub(r"<@\d+>", "@Mai", re.sub(r"<t:\d+:t> \(.*\)", "later", line))


def asks(reason: Reason, least: int = 1) -> Callable[[Decision], bool]:
    """Whether the question is of that kind, with so many options at least."""
    return lambda decision: (
        isinstance(decision, Pick)
        and decision.reason is reason
        and len(decision.options) >= least
    )


def below_hand(panel: MessageView) -> list[str]:
    """The question of a panel, and what stands below it."""
    shown = lines(panel.components)
    hand = next(at for at, line in enumerate(shown) if line.startswith("Your hand"))
    question = next(at for at, line in enumerate(shown) if at > hand + 1 and "?" in line)
    return shown[question:]


async def begun(shop: Shop, client: Client) -> Game:
    """Three sit at a table, and the game has begun."""
    people = [shop.yugi, shop.kaiba, shop.joey]
    await shop.yugi.call("duel challenge", format="Duel Party", deck=DECKS[0])
    for person, deck in zip(people[1:], DECKS[1:3], strict=True):
        await sit_down(person, deck)
    await shop.yugi.wait_for("duels", lambda m: "3. Joey – ready" in m.text)
    invitation = lines(public(shop.yugi).components)
    await shop.yugi.press(public(shop.yugi), "Start")
    await shop.yugi.wait_for("duels", lambda m: "has begun" in m.text)
    session = await client.house.sessions.get(1)
    assert session is not None
    game = Game(session, people)
    game.scene(OPENED, invitation)
    return game


async def played(shop: Shop, client: Client) -> list[str]:
    """A game with its scenes, as paragraphs of the page."""
    game = await begun(shop, client)
    person = await game.until(asks(Reason.CHARGE))
    game.scene(CHARGED.format(name=person.name), lines(panel_of(person).components))
    person = await game.until(asks(Reason.PLAY, 4))
    game.scene(PLAYED.format(name=person.name), below_hand(panel_of(person)))
    person = await game.until(asks(Reason.BLOCK))
    game.scene(ATTACKED.format(name=person.name), below_hand(panel_of(person)))
    await handed_over(shop, game)
    await game.to_its_end()
    board = await shop.yugi.wait_for(
        str(game.session.record.place.channel), lambda m: "Places:" in m.text
    )
    shown = lines(board.components)
    ending = game.session.record.ending
    assert ending is not None
    winner = game.session.record.seats[ending.winners[0]].name
    game.scene(ENDED, shown[shown.index(f"{winner} wins") :])
    return game.told


async def handed_over(shop: Shop, game: Game) -> None:
    """Yugi's seat becomes Mai's, in the middle of the game."""
    channel = str(game.session.record.place.channel)
    call = (await shop.yugi.call("duel hand-over", channel, {"to": shop.mai})).message
    assert call is not None
    game.scene(OFFERED, lines(call.components))
    yes = f"hand-over:1:0:{shop.mai.id}:yes:panel"
    for person in (shop.kaiba, shop.joey):
        panel = await person.wait_for("@bot", lambda m: yes in str(m.components))
        await person.press(panel, yes)
    await shop.mai.press(call, "Take the seat")
    left = await shop.yugi.wait_for("@bot", lambda m: "You have handed" in m.text)
    game.people[0] = shop.mai
    game.scene(TAKEN, lines(left.components))
    panel = await shop.mai.wait_for("@bot", lambda m: "Your hand" in m.text)
    shown = lines(panel.components)
    game.scene(SEATED, shown[: next(n for n, e in enumerate(shown) if e == "Players")])


async def main() -> None:
    """Play it, and have the page tell it."""
    async with staged_with_bot(SEED) as (shop, client):
        told = "\n\n".join(await played(shop, client))
    page = PAGE.read_text("utf-8")
    before, rest = page.split(BEGINS)
    PAGE.write_text(f"{before}{BEGINS}\n\n{told}\n\n{ENDS}{rest.split(ENDS)[1]}", "utf-8")


if __name__ == "__main__":
    asyncio.run(main())
