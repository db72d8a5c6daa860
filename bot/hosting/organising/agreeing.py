"""Decisions of organisers about their own match, which the opponent has to agree to."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import discord
from discord import ui

from bot.events.event import Event
from bot.events.records import Corrected, Extended, Record, Undone
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import Player, Result
from bot.hosting.meant import player_of, refused
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.organising.fairness import is_own_matter, rival_of
from bot.hosting.organising.house import house
from bot.hosting.organising.proposals import Proposal
from bot.hosting.presses import OfEvent
from bot.hosting.showing.look import Look
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.text import escaped, note


async def is_for_others(interaction: Interaction, hosted: Hosted, record: Record) -> bool:
    """Whether it was answered that somebody else has to decide this, or agree to it.

    The opponent is asked in the channel of the event, where everybody reads it.
    """
    by = player_of(interaction.user)
    if is_own_matter(hosted, record, by):
        await whisper(interaction, "event-own-match-other")
        return True
    rival = rival_of(hosted, record, by)
    if rival is None:
        return False
    try:
        hosted.check(record)
    except RefusedError as problem:
        await refused(interaction, problem)
        return True
    results = _results(hosted, record, by)
    proposal = Proposal(hosted.record.id, record, by, rival, hosted.paired, results)
    key = house(interaction).proposals.put(proposal)
    view = _question(hosted, proposal, key)
    sent = await house(interaction).event_stage.post(hosted, view, rings=[rival])
    said = "event-own-match-asked" if sent else "event-own-match-other"
    name = Look.at(hosted, hosted.record.language).name(rival)
    await whisper(interaction, said, name=name)
    return True


class AgreeButton(
    OfEvent, DeclaredButton, id="event-agree:{event:int}:{key:hex(8)}:{act:yes|no}"
):
    """The answer of an opponent to a decision about their match."""

    key: str
    act: str

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Let the decision take effect, or not."""
        proposals = house(interaction).proposals
        proposal = proposals.of(self.event, self.key)
        if proposal is None:
            await whisper(interaction, "event-agree-gone")
            return
        if interaction.user.id != proposal.rival:
            await whisper(interaction, "event-agree-not-you")
            return
        proposals.drop(self.key)  # before anything is waited for: it is answered once
        if self.act == "yes":
            try:
                await hosted.decide(_unless_changed(hosted, proposal), by=proposal.by)
            except RefusedError:
                raise
            except Exception:
                proposals.put_back(self.key, proposal)
                raise
        look = Look.at(hosted, hosted.record.language)
        key = "event-agreed" if self.act == "yes" else "event-not-agreed"
        words = look.say(key, name=look.name(proposal.rival), what=_what(look, proposal))
        await interaction.response.edit_message(view=note(words))


def _unless_changed(hosted: Hosted, proposal: Proposal) -> Callable[[Event], Record]:
    """What makes the decision as long as all is as it was when the opponent was asked."""

    def made(event: Event) -> Record:
        now = _results(hosted, proposal.record, proposal.by)
        if hosted.paired != proposal.paired or now != proposal.results:
            raise RefusedError(Refusal.CHANGED)
        return _agreed(hosted, proposal)

    return made


def _agreed(hosted: Hosted, proposal: Proposal) -> Record:
    """The decision, whose reason says who has agreed to it."""
    record = proposal.record
    if not isinstance(record, Corrected | Extended | Undone):
        return record
    look = Look.at(hosted, hosted.record.language)
    name = look.called(proposal.rival)
    reason = look.say("event-agreed-reason", reason=record.reason, name=name)
    return replace(record, reason=reason)


def _results(hosted: Hosted, record: Record, by: Player) -> Mapping[int, Result]:
    """The results of the newest round, by table, that the decision is about.

    That is the own one, and all of them where the round is to be undone.
    """
    if not hosted.event.rounds:
        return {}
    newest = hosted.event.rounds[-1]
    about = {
        each.table
        for each in newest.pairings
        if by in each.players or isinstance(record, Undone)
    }
    return {table: result for table, result in newest.results.items() if table in about}


def _question(hosted: Hosted, proposal: Proposal, key: str) -> ui.LayoutView:
    look = Look.at(hosted, hosted.record.language)
    reason = getattr(proposal.record, "reason", "")
    words = look.say(
        "event-agree-question",
        rival=f"<@{proposal.rival}>",
        organiser=f"<@{proposal.by}>",
        what=_what(look, proposal),
    )
    if reason:
        words += look.say("event-log-reason", reason=escaped(reason))
    event = hosted.record.id
    green = discord.ButtonStyle.success
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        AgreeButton.button(
            look.say("event-agree-yes"), style=green, event=event, key=key, act="yes"
        ),
        AgreeButton.button(look.say("event-agree-no"), event=event, key=key, act="no"),
    )
    return note(words, row)


def _what(look: Look, proposal: Proposal) -> str:
    """What is to be decided, in a sentence of its own."""
    record = proposal.record
    facts: dict[str, int | str] = {"table": 0, "count": 0, "result": ""}
    if isinstance(record, Corrected):
        facts |= {"table": record.table, "result": look.score(record.result)}
    if isinstance(record, Extended):
        facts["count"] = record.minutes
    return look.say("event-agree-what", kind=type(record).__name__, **facts)
