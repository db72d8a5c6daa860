"""What those see of a duel who do not play it, and who of them follows it.

Belongs here: what everybody may see, in which language and how late; hands that are shown.
Does not belong here: what a player sees (`session`), and the messages (`stage/watchers`).
"""

from collections.abc import Mapping

from bot.duels.match.drafts import Opened
from bot.duels.match.play import Play
from bot.duels.seen.closely import opened
from bot.duels.seen.sight import Sight
from bot.duels.store.remarks import Remark
from bot.duels.table.course import Course
from bot.duels.table.parts.display import Display
from bot.duels.table.parts.record import KeptRecord
from bot.duels.table.past import nothing_yet
from bot.duels.table.verdict import Verdict
from bot.shared.text import escaped
from cards.languages import LANGUAGES
from engine.core.changing import changed
from engine.core.game import Game
from engine.core.protocol import Seat


class Gallery:
    """Where spectators are, of one duel."""

    def __init__(self, game: Game, kept: KeptRecord, display: Display, course: Course) -> None:
        """It owns nothing: who is there is in `Spectators`, what is kept back in `Delay`."""
        self._game = game
        self._kept = kept
        self._display = display
        self._course = course
        self._memory = course.memory

    # What everybody may see

    async def public(
        self, language: str, what: Opened | None = None, *, user: int | None = None
    ) -> Sight:
        """What everybody may see, in a spectator's language, with the card they opened.

        What was kept to be shown for a while is in the language of the board, unless somebody
        watched in that one. Where spectators see the duel later it is what they see now; but
        `user`, who asks, sees it as it is where they play it.
        """
        return changed(await self._public(language, what, user), hands=())

    async def looks(self) -> Mapping[str, Sight]:
        """What everybody could be shown now, in each language; nothing once it is over."""
        async with self._memory.lock:
            if self._memory.going is None:
                return {}
            as_of = self._course.ledger.now()
            now = ((each, self._now(each)[0]) for each in LANGUAGES)
            return {language: changed(sight, as_of=as_of) for language, sight in now}

    async def _public(self, language: str, what: Opened | None, user: int | None) -> Sight:
        async with self._memory.awake():
            delay, play = self._display.delay, None
            is_own = user is not None and self._kept.seat_of(user) is not None
            if delay is None or is_own or not self._kept.is_open:
                sight, play = self._now(language)
            else:
                sight = delay.shown(language) or nothing_yet(self._kept.record, language)
            version = self._display.curtain.version(None)
            now = changed(sight, version=version, watching=self._display.spectators.count)
            return opened(now, self._game, play, what)

    def _now(self, language: str) -> tuple[Sight, Play | None]:
        """What everybody could see now, and the match where that is the duel as it is."""
        curtain, play = self._display.curtain, None
        sight = curtain.kept(None, language)
        if sight is None:
            sight, play = curtain.named(self._course.see(None, language)), self._memory.play
        return changed(sight, record=self._kept.record), play

    # Who watches

    def is_watched_by(self, user: int) -> bool:
        """Whether `user` follows the duel as a spectator; none of its players ever does."""
        return user in self._display.spectators and self._kept.seat_of(user) is None

    def watch(self, user: int, language: str) -> None:
        """Have `user`, who has no seat here, follow the duel in that language."""
        if self._kept.seat_of(user) is None and self._kept.is_open:
            self._display.spectators.come(user, language)

    def leave(self, user: int) -> None:
        """Note that `user` follows it no more."""
        self._display.spectators.go(user)

    async def watched(self, user: int) -> Sight:
        """What `user` may see as a spectator, in their own language, as they are shown it.

        Hands are in it as long as all players agree to that; then `user` has seen hands here,
        which is on disk before they do.
        """
        sight = await self._public(self._display.spectators.language_of(user), None, None)
        if sight.hands and not self._sees_hands(user):
            sight = changed(sight, hands=())
        if sight.hands:
            await self._kept.hands_seen_by(user)
            if not self._sees_hands(user):
                sight = changed(sight, hands=())
        shown, shade = await self._course.wants.shown_to_spectator(user)
        return changed(sight, shown=shown, shade=shade)

    def _sees_hands(self, user: int) -> bool:
        return bool(self._kept.record.shown_hands) and self.is_watched_by(user)

    # Which hands they see

    async def show_hand(self, user: int, *, is_shown: bool) -> Verdict:
        """Let spectators see the hand of `user` once all players agree to it, or no more.

        All players are told, and everybody where spectators see hands from now on, or no more.
        """
        async with self._memory.awake():
            seat, verdict = self._kept.may_decide(user)
            record = self._kept.record
            if seat is None:
                return verdict
            if not record.can_show_hands:
                return Verdict.NO_HANDS
            if (seat in record.open_hands) is is_shown:
                return Verdict.TAKEN
            others = {*record.open_hands} - {seat}
            await self._kept.open_hands_are(
                tuple(sorted({*others, seat} if is_shown else others))
            )
            await self._tell_of_hands(seat, was_open=bool(record.shown_hands))
            self._display.changed_for_all()
            self._display.refresh_public()
            return Verdict.TAKEN

    async def _tell_of_hands(self, seat: Seat, *, was_open: bool) -> None:
        """Tell everybody that hands are shown now, or no more, else the players who agrees."""
        record = self._kept.record
        if record.shown_hands:
            key = "hands-open"
        else:
            key = "hands-wanted" if seat in record.open_hands else "hands-closed"
        is_for_all = was_open or record.shown_hands
        told = () if is_for_all else tuple(each.seat for each in record.seats)
        facts = (("name", escaped(record.seats[seat].name)),)
        ledger = self._course.ledger
        tell = ledger.note if is_for_all else ledger.note_once
        await tell(Remark(key, facts), *told)
