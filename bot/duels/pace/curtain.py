"""What of a duel is shown when: as it is, or as it stood when the curtain fell."""

from collections.abc import Collection, Iterable

from bot.duels.match.play import Play
from bot.duels.seen.sight import A_RESPONSE, Sight, Waiting, banks_of
from engine.core.changing import changed
from engine.core.protocol import Audience, Seat


class Curtain:
    """What each audience sees of one duel, counted in versions.

    While it is down everybody sees the sight that was kept for them, whatever goes on behind
    it; only a player who is asked sees the duel itself.
    """

    def __init__(self, audiences: Iterable[Audience]) -> None:
        """Hide nothing as yet."""
        self.audiences = tuple(audiences)
        self._versions = dict.fromkeys(self.audiences, 0)
        self._kept: dict[Audience, Sight] = {}
        self._spoken: dict[str, Sight] = {}
        """What everybody is shown, in languages that the board does not have."""
        self._named: tuple[Waiting, ...] | None = None
        self._banks: tuple[tuple[Seat, int], ...] = ()
        self._heard: dict[Audience, int] = {}
        self._answers: dict[Audience, int] = {}

    @property
    def is_down(self) -> bool:
        """Whether something goes on that not everybody sees."""
        return bool(self._kept)

    def version(self, audience: Audience) -> int:
        """A number that grows with every change of what `audience` sees."""
        return self._versions[audience]

    def mark(self, audiences: Iterable[Audience]) -> None:
        """Count a change of what these see."""
        for audience in audiences:
            self._versions[audience] += 1

    def fall(self, sights: Iterable[Sight], spoken: Iterable[Sight] = ()) -> None:
        """Keep these, one for each audience, to be shown until the curtain rises.

        In `spoken` is what everybody is shown, in the languages of spectators.
        """
        for sight in sights:
            self._kept[sight.audience] = _hidden(sight)
        for sight in spoken:
            self._spoken[sight.language] = _hidden(sight)

    def rise(self) -> None:
        """Let everybody see the duel itself again."""
        self._kept.clear()
        self._spoken.clear()
        self._named = None

    def kept(self, audience: Audience, language: str = "") -> Sight | None:
        """What `audience` is shown instead of the duel, or None.

        What everybody is shown is in that `language`, where it was kept in it.
        """
        kept = self._kept.get(audience)
        return kept if audience is not None else self._spoken.get(language, kept)

    def heard(self, play: Play) -> int:
        """How often the public had been told something, by what it is shown."""
        kept = self._kept.get(None)
        return play.heard[None] if kept is None else kept.moment.heard

    def others_changed(
        self, play: Play, named: tuple[Waiting, ...], asked: Collection[Audience]
    ) -> list[Audience]:
        """Who has anything new to see, besides those who were or are `asked`.

        A choice that one player makes alone tells the others nothing, not even that it was
        made: for them the one who is awaited is so until the same moment as before.
        """
        told = {a for a in self.audiences if play.heard[a] != self._heard.get(a)}
        seats = [waiting.seat for waiting in named]
        is_same = self._named is not None and [w.seat for w in self._named] == seats
        self._heard = dict(play.heard)
        if not is_same or None in told:
            self.name(play, named)
            told.update(self.audiences)
        others = [audience for audience in self.audiences if audience in {*told, *asked}]
        self._answers.update(dict.fromkeys(others, len(play.match.journal)))
        return others

    def name(self, play: Play, named: tuple[Waiting, ...]) -> None:
        """Let everybody be told from now on whom the duel waits for, and the banks."""
        self._named, self._banks = named, banks_of(play)

    def named(self, sight: Sight) -> Sight:
        """`sight`, with banks, and the others awaited until when, as everybody was told.

        It counts no answers that were given since its audience was shown anything new; behind
        the curtain it counts all of them, since only who is asked sees the duel there.
        """
        if self._named is None:
            return sight
        answers = self._answers.get(sight.audience, sight.answers)
        answers = sight.answers if self.is_down else answers
        until = {waiting.seat: waiting.until for waiting in self._named}
        awaited = tuple(
            waiting
            if waiting.seat is not None and waiting.seat == sight.audience
            else Waiting(waiting.seat, until.get(waiting.seat, waiting.until))
            for waiting in sight.awaited
        )
        return changed(sight, awaited=awaited, banks=self._banks, answers=answers)


def _hidden(sight: Sight) -> Sight:
    """What is shown while something goes on behind it."""
    return changed(sight, question=None, awaited=(A_RESPONSE,))
