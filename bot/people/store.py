"""What servers set for their duels, and how each person plays."""

import math
from collections.abc import Collection
from dataclasses import dataclass, fields, replace
from enum import StrEnum

from bot.people.terms import ClockKind, Shade, Shown, Terms
from bot.shared.database import Database, UnavailableError, putting
from bot.shared.fresh import MOST_KNOWN, Fresh, Unknown

_TERMS = ("pace", "decision_seconds", "unilateral", "clock", "board", "delay")


class Settings:
    """The table `guild_settings`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int | None) -> Terms:
        """The terms of duels on a server; the defaults where nobody has set any."""
        found = await self._database.row(
            f"SELECT {', '.join(_TERMS)} FROM guild_settings WHERE guild = ?",
            (guild,),
        )
        if found is None:
            return Terms()
        pace, seconds, unilateral, clock, board, delay = found
        kinds = ClockKind(clock), Shown(board)
        return Terms(float(pace), int(seconds), bool(unilateral), *kinds, int(delay))

    async def change(self, guild: int, terms: Terms, named: Collection[str] = _TERMS) -> None:
        """Let duels that begin from now on have of these terms those that are `named`.

        Whatever else is set stays as it is by now.
        """
        columns = ", ".join(_TERMS)
        sets = ", ".join(f"{name} = excluded.{name}" for name in _TERMS if name in named)
        await self._database.do(
            f"INSERT INTO guild_settings (guild, {columns}) VALUES (?, ?, ?, ?, ?, ?, ?) "
            f"ON CONFLICT (guild) DO UPDATE SET {sets}",
            (guild, *(getattr(terms, name) for name in _TERMS)),
        )


class Asked(StrEnum):
    """When somebody is asked whether they respond."""

    ABLE = "able"
    """Where they can, and something has happened, or is about to be over."""
    ALWAYS = "always"
    """At every chance, even where they hold nothing."""
    FIGHTS = "fights"
    """Where they can respond to an effect or in an attack, or an effect of theirs triggers."""
    MUST = "must"
    """Never: they are asked only what they have to answer."""


class Rung(StrEnum):
    """When somebody is called by a message that rings, which an edited panel does not."""

    NEVER = "never"
    AWAY = "away"
    """Where they have pressed nothing for a while when they are asked."""
    ALWAYS = "always"
    """Also whenever their turn begins."""


@dataclass(frozen=True, slots=True)
class Ways:
    """How somebody plays, and the language they were last heard in.

    `chooses` is true for who makes routine choices themselves, such as the zone of a card.
    `shown` is what their table is shown as, and `shade` the palette of its picture. Who has
    chosen words, and not only been left with them, is shown `only_words` of decks and cards.
    Who is `guarded` is asked before they leave something usual undone.
    """

    language: str
    chooses: bool = False
    asked: Asked = Asked.ABLE
    rung: Rung = Rung.AWAY
    shown: Shown = Shown.WORDS
    shade: Shade = Shade.DARK
    only_words: bool = False
    guarded: bool = True


_WAYS = tuple(field.name for field in fields(Ways))


class People:
    """The table `people`; of it is remembered what was read last."""

    def __init__(self, database: Database, lasts: float = math.inf) -> None:
        """What was read is relied on for so many seconds."""
        self._database = database
        self._known: Fresh[int, Ways | None] = Fresh(MOST_KNOWN, lasts)
        """None for those of whom is known that they were never heard."""

    async def ways(self, user: int) -> Ways | None:
        """How `user` plays; None for somebody never heard.

        What was changed while it was being read holds, not what was read.
        """
        known = self._known.get(user, Unknown.YET)
        if known is not Unknown.YET:
            return known
        found = await self._database.row(
            f"SELECT {', '.join(_WAYS)} FROM people WHERE person = ?", (user,)
        )
        if found is None:
            return self._known.learn(user, None)
        language, chooses, asked, rung, shown, shade, only_words, guarded = found
        looks = Shown(shown), Shade(shade), bool(only_words), bool(guarded)
        read = Ways(str(language), bool(chooses), Asked(asked), Rung(rung), *looks)
        return self._known.learn(user, read)

    async def language(self, user: int) -> str | None:
        """The language `user` was last heard in, or None."""
        ways = await self.ways(user)
        return ways.language if ways else None

    async def hear(self, user: int, language: str) -> None:
        """Remember the language of `user`; nothing is written where it has not changed."""
        ways = await self.ways(user)
        if ways is None or ways.language != language:
            await self._keep(user, language)

    async def let_choose(self, user: int, language: str, chooses: bool) -> None:
        """Let `user` make routine choices from now on, or leave them to the table."""
        await self._keep(user, language, chooses=chooses)

    async def guard(self, user: int, language: str, guarded: bool) -> None:
        """Ask `user` from now on before they leave something usual undone, or no more."""
        await self._keep(user, language, guarded=guarded)

    async def ask(self, user: int, language: str, asked: Asked) -> None:
        """Ask `user` whether they respond in these cases from now on."""
        await self._keep(user, language, asked=asked)

    async def ring(self, user: int, language: str, rung: Rung) -> None:
        """Call `user` by a message in these cases from now on."""
        await self._keep(user, language, rung=rung)

    async def show(
        self, user: int, language: str, shown: Shown | None, shade: Shade | None = None
    ) -> Ways:
        """Show `user` their tables so from now on; None leaves it as it is."""
        named: dict[str, str | int] = {}
        if shown is not None:
            named |= {"shown": shown, "only_words": shown is Shown.WORDS}
        if shade is not None:
            named |= {"shade": shade}
        return await self._keep(user, language, **named)

    def let_go(self, user: int) -> None:
        """Remember nothing of `user` that is kept no longer."""
        self._known.forget(user)

    async def _keep(self, user: int, language: str, **named: str | int) -> Ways:
        """Have `user` play so from now on; what is not `named` stays as it is by now."""
        changes = {"language": language, **named}
        ways = replace(await self.ways(user) or Ways(language), **changes)  # type: ignore[arg-type]
        self._known.change(user, ways)
        try:
            await self._database.do(
                putting("people", ", ".join(("person", *changes)), "person"),
                (user, *changes.values()),
            )
        except UnavailableError:
            self._known.forget(user)
            raise
        return ways
