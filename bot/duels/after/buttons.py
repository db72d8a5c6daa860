"""What can be pressed once a duel is over: another one, the decks, the proof."""

from collections.abc import Iterator

import discord

from bot.decks.known_cards import known_cards, names_of
from bot.duels.after.decks import deck_lines
from bot.duels.after.house import house
from bot.duels.lobby.tables import LobbyError
from bot.duels.outcome.naming import for_many
from bot.duels.panel.after_buttons import other_level, publish_button
from bot.duels.panel.after_ids import AFTER, LEVEL
from bot.duels.presses.answers import at_table
from bot.duels.store.records import MatchRecord, Status
from bot.duels.table.session import Session
from bot.shared.components import Component, row, text
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.promptness import in_time
from bot.shared.replies import whisper
from bot.shared.sending import answer_alone, content_of
from bot.shared.sheets import reply
from bot.shared.text import MESSAGE, clip, escaped, note
from bot.shared.words import language_of, say
from engine.core.dice import Dice
from engine.core.game import Level
from engine.core.protocol import Seat


class AfterButton(DeclaredButton, id=AFTER):
    """Wants another duel, shows decks, or the proof of the shuffles."""

    match: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Answer whoever pressed, alone."""
        session = await at_table(interaction, self.match)
        if session is None:
            return
        if self.act == "shuffle":
            await _show_shuffle(interaction, session)
            return
        user = interaction.user.id
        seat, own = session.seat_of(user), session.record.brought_by(user)
        if session.record.status is Status.OPEN:
            await whisper(interaction, "duel-goes-on")
        elif self.act == "decks":
            await _show_decks(interaction, session, own)
        elif self.act == "publish" and own is not None:
            await _publish(interaction, session, own)
        elif seat is None or self.act == "publish":
            await whisper(interaction, "not-yours")
        elif session.record.event_table is not None:
            await whisper(interaction, "rematch-not-in-event")
        else:
            await _rematch(interaction, session, seat)


class LevelButton(DeclaredButton, id=LEVEL):
    """Begins practice with the same decks again, against a weaker or stronger opponent."""

    match: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Begin it for whoever practised, and tell them where it is."""
        session = await at_table(interaction, self.match)
        if session is None:
            return
        record = session.record
        level = other_level(record.agreement.level, self.act)
        if record.status is Status.OPEN:
            await whisper(interaction, "duel-goes-on")
        elif session.seat_of(interaction.user.id) is None or not record.practice:
            await whisper(interaction, "not-yours")
        elif level is None:
            await whisper(interaction, "no-other-level")
        else:
            begun = _practised_again(interaction, record, level)
            words = await in_time(interaction, True, begun, anew=True)
            await reply(interaction, note(words))


async def _practised_again(interaction: Interaction, record: MatchRecord, level: Level) -> str:
    """Begin it; where it is, in words, or why it could not begin."""
    language, channel = language_of(interaction.locale), interaction.channel_id or 0
    try:
        begun = await house(interaction).lobby.practise_again(record, level, channel)
    except LobbyError as problem:
        return say(language, problem.key, **problem.facts)
    facts = {"level": say(language, f"level-{level}"), "channel": begun.record.place.link}
    return say(language, "again-begins", **facts)


async def _show_shuffle(interaction: Interaction, session: Session) -> None:
    seed = session.record.setup.seed
    facts = {"fingerprint": Dice(seed).commitment}
    if session.record.status is Status.OPEN:
        await whisper(interaction, for_many(session.record, "shuffle-promised"), **facts)
    else:
        was_shown = not (session.record.practice and session.record.place.is_private)
        key = "shuffle-proved" if was_shown else "shuffle-told"
        await whisper(interaction, key, seed=seed.hex(), **facts)


async def _show_decks(interaction: Interaction, session: Session, seat: Seat | None) -> None:
    """Show the ready decks, one's own, and in practice both; other decks are their owners'.

    In an event the ready ones are their players', too: its lists are secret.
    """
    language, record = language_of(interaction.locale), session.record
    at_event = record.event_table is not None
    private = "deck-of-event" if at_event else "deck-is-private"
    texts = []
    for each in record.seats:
        name = escaped(record.owner(each.seat).name)
        is_ready = bool(each.ready) and not at_event
        if is_ready or each.seat == seat or (record.practice and seat is not None):
            texts.append(await _deck_text(interaction, session, each.seat, language))
        else:
            texts.append(say(language, private, name=name))
    rows: list[Component] = []
    is_known = seat is None or (bool(record.seats[seat].ready) and not at_event)
    if seat is not None and not is_known and not record.practice:
        shown = await house(interaction).store.shown_decks.message(record.id, seat)
        if shown is None:
            rows = [row(publish_button(record.id, language))]
    room = MESSAGE // len(texts) - 2
    told = text("\n\n".join(clip(each, room) for each in texts))
    await answer_alone(interaction, content_of(told, *rows))


async def _publish(interaction: Interaction, session: Session, seat: Seat) -> None:
    """Show the presser's deck to everybody who can read the channel of the duel."""
    record, language = session.record, language_of(interaction.locale)
    await interaction.response.defer(ephemeral=True, thinking=True)
    deck = await _deck_text(interaction, session, seat, record.language)
    try:
        is_new = await house(interaction).publishing.publish(record, seat, deck)
    except discord.HTTPException:
        words = say(language, "deck-not-published")
    else:
        key = "deck-published" if is_new else "deck-already-published"
        words = say(language, key, channel=record.place.link)
    await interaction.edit_original_response(view=note(words))


async def _deck_text(
    interaction: Interaction, session: Session, seat: Seat, language: str
) -> str:
    record, game = session.record, session.game
    deck = record.setup.decks[seat]
    known = await known_cards(house(interaction).library, game, deck.codes, language)
    lines = deck_lines(game, deck, names_of(known), language)
    name = escaped(record.owner(seat).name)
    return "\n".join([f"### {say(language, 'deck-of', name=name)}", *lines])


async def _rematch(interaction: Interaction, session: Session, seat: Seat) -> None:
    """Begin another duel if all want one; else say who does."""
    record, language = session.record, language_of(interaction.locale)
    begun, is_news = None, False
    try:
        wanting = _wants_rematch(interaction, record)
        begun, is_news = await in_time(interaction, True, wanting, anew=True)
    except LobbyError as problem:
        words = say(language, problem.key, **problem.facts)
    else:
        wanted = say(language, for_many(record, "rematch-wanted"))
        words = "\n".join([wanted, *kept_decks(record, language)])
        if begun is not None:
            words = say(language, "rematch-begins", channel=begun.record.place.link)
    await reply(interaction, note(words))
    if is_news and not record.practice:
        await _tell_table(interaction.client, session, seat, begun)


async def _wants_rematch(
    interaction: Interaction, record: MatchRecord
) -> tuple[Session | None, bool]:
    """The duel that begins once all want one, and whether this press is news to the others."""
    lobby, user = house(interaction).lobby, interaction.user.id
    had_said = lobby.wants_rematch(record.id, user)
    is_begun_by_other = lobby.begins_rematch(record.id)
    begun = await lobby.rematch(record, user, interaction.channel_id or 0)
    return begun, not is_begun_by_other and (begun is not None or not had_said)


def kept_decks(record: MatchRecord, language: str) -> Iterator[str]:
    """Who would play a rematch with the deck of another, since a seat was handed to them."""
    for seat in record.seats:
        owner = record.owner(seat.seat)
        if owner.user != seat.user:
            names = {"name": escaped(seat.name), "owner": escaped(owner.name)}
            yield say(language, "rematch-kept-deck", **names)


async def _tell_table(
    client: discord.Client, session: Session, seat: Seat, begun: Session | None
) -> None:
    """Let the other player read at the table that another duel is wanted, or has begun."""
    record = session.record
    if begun is not None:
        words = say(record.language, "rematch-begins", channel=begun.record.place.link)
        called = []
    else:
        others = [each for each in record.seats if each.seat != seat and each.user]
        called = [discord.Object(each.user or 0) for each in others]
        names = " ".join(f"<@{each.user}>" for each in others)
        name = escaped(record.seats[seat].name)
        offer = say(record.language, "rematch-offered", name=name, others=names)
        words = "\n".join([offer, *kept_decks(record, record.language)])
    channel = client.get_partial_messageable(record.place.channel)
    mentions = discord.AllowedMentions(users=called)
    try:
        await channel.send(view=note(words), allowed_mentions=mentions)
    except discord.HTTPException:
        return
