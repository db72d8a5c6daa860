"""What servers set for their duels, and how each person plays."""

from dataclasses import dataclass, replace
from enum import StrEnum

import aiosqlite

from bot.people.terms import ClockKind, Shade, Shown, Terms


class Settings:
    """The table `guild_settings`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def of(self, guild: int | None) -> Terms:
        """The terms of duels on a server; the defaults where nobody has set any."""
        async with self._connection.execute(
            "SELECT pace, decision_seconds, unilateral, clock, board FROM guild_settings "
            "WHERE guild = ?",
            (guild,),
        ) as rows:
            found = await rows.fetchone()
        if found is None:
            return Terms()
        pace, seconds, unilateral, clock, board = found
        return Terms(
            float(pace), int(seconds), bool(unilateral), ClockKind(clock), Shown(board)
        )

    async def change(self, guild: int, terms: Terms) -> None:
        """Let duels that begin from now on have these terms."""
        await self._connection.execute(
            "INSERT OR REPLACE INTO guild_settings "
            "(guild, pace, decision_seconds, unilateral, clock, board) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (
                guild,
                terms.pace,
                terms.decision_seconds,
                terms.unilateral,
                terms.clock,
                terms.board,
            ),
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


class People:
    """The table `people`, all of it remembered once it has been read."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._known: dict[int, Ways | None] = {}
        """None for those of whom is known that they were never heard."""

    async def ways(self, user: int) -> Ways | None:
        """How `user` plays; None for somebody never heard.

        What was changed while it was being read holds, not what was read.
        """
        if user not in self._known:
            async with self._connection.execute(
                "SELECT language, chooses, asked, rung, shown, shade, only_words, "
                "guarded FROM people "
                "WHERE user = ?",
                (user,),
            ) as rows:
                found = await rows.fetchone()
            if found is None:
                return self._known.setdefault(user, None)
            language, chooses, asked, rung, shown, shade, only_words, guarded = found
            looks = Shown(shown), Shade(shade), bool(only_words), bool(guarded)
            read = Ways(str(language), bool(chooses), Asked(asked), Rung(rung), *looks)
            return self._known.setdefault(user, read)
        return self._known[user]

    async def language(self, user: int) -> str | None:
        """The language `user` was last heard in, or None."""
        ways = await self.ways(user)
        return ways.language if ways else None

    async def hear(self, user: int, language: str) -> None:
        """Remember the language of `user`; nothing is written where it has not changed."""
        ways = await self.ways(user)
        if ways is None or ways.language != language:
            known = ways or Ways(language)
            await self._keep(user, replace(known, language=language))

    async def let_choose(self, user: int, language: str, chooses: bool) -> None:
        """Let `user` make routine choices from now on, or leave them to the table."""
        known = await self.ways(user) or Ways(language)
        await self._keep(user, replace(known, language=language, chooses=chooses))

    async def guard(self, user: int, language: str, guarded: bool) -> None:
        """Ask `user` from now on before they leave something usual undone, or no more."""
        known = await self.ways(user) or Ways(language)
        await self._keep(user, replace(known, language=language, guarded=guarded))

    async def ask(self, user: int, language: str, asked: Asked) -> None:
        """Ask `user` whether they respond in these cases from now on."""
        known = await self.ways(user) or Ways(language)
        await self._keep(user, replace(known, language=language, asked=asked))

    async def ring(self, user: int, language: str, rung: Rung) -> None:
        """Call `user` by a message in these cases from now on."""
        known = await self.ways(user) or Ways(language)
        await self._keep(user, replace(known, language=language, rung=rung))

    async def show(
        self, user: int, language: str, shown: Shown | None, shade: Shade | None = None
    ) -> Ways:
        """Show `user` their tables so from now on; None leaves it as it is."""
        known = await self.ways(user) or Ways(language)
        ways = replace(
            known,
            language=language,
            shown=shown or known.shown,
            shade=shade or known.shade,
            only_words=known.only_words if shown is None else shown is Shown.WORDS,
        )
        await self._keep(user, ways)
        return ways

    async def _keep(self, user: int, ways: Ways) -> None:
        self._known[user] = ways
        await self._connection.execute(
            "INSERT OR REPLACE INTO people "
            "(user, language, chooses, asked, rung, shown, shade, only_words, guarded) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                user,
                ways.language,
                ways.chooses,
                ways.asked,
                ways.rung,
                ways.shown,
                ways.shade,
                ways.only_words,
                ways.guarded,
            ),
        )
