"""Why somebody was paired so, and why they stand there, in words with their numbers."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from discord import ui

from bot.events.director import places as places_of
from bot.events.director import ranking
from bot.events.event import Phase
from bot.events.pairing.brackets import THIRD_PLACE, Loser, Seed, Source
from bot.events.reasons import PairedBy, RankedBy, WhyPaired, WhyRanked, why_paired, why_ranked
from bot.events.records import Why
from bot.events.results import Pairing, Player, Round
from bot.events.terms import Shape
from bot.hosting.showing.look import Look
from bot.hosting.showing.stages import Stage, stage_of
from bot.hosting.showing.standings import ranges
from bot.shared.sheets import sheet

_DECIMALS = 6


def why(
    look: Look, player: Player, one: Round | None, added: Mapping[Why, int] | None = None
) -> ui.LayoutView:
    """Why `player` was paired so in the round, None for no round, and why they stand there.

    `added` are the seconds of the round that count for nobody at their table, by their reasons.
    """
    title = look.say("event-why-title", name=look.title, player=look.name(player))
    late = _added(look, added or {})
    texts = [title, *_paired(look, player, one), *late, *_ranked(look, player)]
    return sheet(*texts) if len(texts) > 1 else sheet(title, look.say("event-why-nothing"))


def _paired(look: Look, player: Player, one: Round | None) -> Sequence[str]:
    if one is None:
        return ()
    heading = f"**{look.say('event-why-round', round=look.round_title(one))}**"
    pairing = next((each for each in one.pairings if player in each.players), None)
    if pairing is None:
        key = _why_missed(look, player, one)
        return (f"{heading}\n{look.say(key, **_who(look, player))}",)
    said = _said(look, player, why_paired(look.event, one, pairing), one)
    return (f"{heading}\n{said}",)


def _added(look: Look, added: Mapping[Why, int]) -> Sequence[str]:
    """What was added to the time of the round, and why; nothing below a minute."""
    lines = [
        look.say("event-why-added", count=minutes, why=reason.value)
        for reason, seconds in added.items()
        if (minutes := round(seconds / 60)) > 0
    ]
    return ("\n".join(lines),) if lines else ()


def _why_missed(look: Look, player: Player, one: Round) -> str:
    """The sentence that says why a player was not paired in a round."""
    if one.stage != 1:
        return "event-why-not-paired"
    if look.event.late.get(player, 0) >= one.number:
        return "event-why-missed"
    was_away = one.number in look.event.missed.get(player, {})
    return "event-why-away" if was_away else "event-why-not-paired"


def _said(look: Look, player: Player, reason: WhyPaired, one: Round) -> str:
    pairing = reason.pairing
    if reason.by is PairedBy.BRACKET:
        return _by_bracket(look, player, pairing, one)
    mine, theirs = reason.first, reason.second
    if player != pairing.first:
        mine, theirs = theirs, mine
    rival = pairing.second if player == pairing.first else pairing.first
    facts = _who(look, player)
    if reason.by is PairedBy.SEED:
        count = len(look.event.cut) if one.stage == 2 else len(look.event.players)
        return look.say("event-why-seed", **facts, count=count)
    if rival is None:
        place = mine.place if mine else 0
        return look.say(f"event-why-bye-{reason.by}", **facts, place=place)
    facts["rival"] = f"**{look.name(rival)}**"
    if reason.by in (PairedBy.LOTS, PairedBy.CIRCLE):
        return look.say(f"event-why-{reason.by}", **facts)
    assert mine is not None
    assert theirs is not None
    return look.say(
        f"event-why-{reason.by}",
        **facts,
        points=mine.points,
        theirs=theirs.points,
        met=reason.met_before,
    )


def _by_bracket(look: Look, player: Player, pairing: Pairing, one: Round) -> str:
    stage = stage_of(look.event, one.stage)
    match = stage.progress.bracket.matches[pairing.slot]
    first, second = (_from(look, stage, source) for source in match.sources)
    assert pairing.second is not None
    rival = pairing.second if player == pairing.first else pairing.first
    return look.say(
        "event-why-bracket",
        **_who(look, player),
        rival=f"**{look.name(rival)}**",
        number=stage.numbers[match.name],
        third="yes" if match.name == THIRD_PLACE else "no",
        first=first,
        second=second,
    )


def _from(look: Look, stage: Stage, source: Source) -> str:
    if isinstance(source, Seed):
        return look.say("event-seed", number=source.number)
    number = stage.numbers.get(source.match)
    if number is None:  # a bye was won without a match
        bye = stage.progress.bracket.matches[source.match].first
        return _from(look, stage, bye)
    kind = "loser" if isinstance(source, Loser) else "winner"
    return look.say("event-comes-from", kind=kind, number=number)


def _ranked(look: Look, player: Player) -> Sequence[str]:
    if look.event.terms.shape in (Shape.SINGLE, Shape.DOUBLE):
        return _placed(look, player)
    reason = why_ranked(ranking(look.event), player)
    if reason is None or not look.event.rounds:
        return ()
    heading = f"**{look.say('event-why-place')}**"
    return (f"{heading}\n{_place(look, reason)}",)


def _placed(look: Look, player: Player) -> Sequence[str]:
    """The place in a bracket, once it is over; nothing for a player who has none."""
    if look.event.phase is not Phase.OVER:
        return ()
    for place, group in ranges(places_of(look.event)):
        if player in group:
            by_match = look.event.terms.third_place and place in ("3", "4")
            third = "yes" if by_match else "no"
            facts = {**_who(look, player), "place": place, "third": third}
            heading = f"**{look.say('event-why-final-place')}**"
            return (f"{heading}\n{look.say('event-why-placed', **facts)}",)
    return ()


def _place(look: Look, reason: WhyRanked) -> str:
    mine, above = reason.standing, reason.above
    facts: dict[str, int | str] = {**_who(look, mine.player), "place": mine.place}
    if above is None:
        return look.say("event-why-first", **facts, points=mine.points)
    facts["above"] = f"**{look.name(above.player)}**"
    if reason.by is RankedBy.POINTS:
        return look.say(
            "event-why-rank-points", **facts, points=mine.points, theirs=above.points
        )
    facts["points"] = mine.points
    if reason.by is RankedBy.OPPONENTS:
        better, worse = apart(above.opponents, mine.opponents)
        return look.say("event-why-rank-opponents", **facts, better=better, worse=worse)
    facts["opponents"] = apart(mine.opponents)[0]
    if reason.by is RankedBy.THEIRS:
        better, worse = apart(above.theirs, mine.theirs)
        return look.say("event-why-rank-theirs", **facts, better=better, worse=worse)
    if reason.by is RankedBy.ROUNDS_LOST:
        squares = {"better": above.rounds_lost, "worse": mine.rounds_lost}
        return look.say("event-why-rank-rounds-lost", **facts, **squares)
    return look.say("event-why-rank-lot", **facts)


def apart(*rates: Fraction) -> Sequence[str]:
    """The rates in hundredths with one decimal, or with as many as tell them apart."""
    told: list[str] = []
    for decimals in range(1, _DECIMALS):
        unit = 10**decimals
        scaled = [int(rate * 100 * unit + Fraction(1, 2)) for rate in rates]
        told = [f"{each // unit}.{each % unit:0{decimals}d}%" for each in scaled]
        if len(set(told)) == len(set(rates)):
            break
    return told


def _who(look: Look, player: Player) -> dict[str, int | str]:
    you = player == look.reader
    return {"you": "yes" if you else "no", "name": f"**{look.name(player)}**"}
