"""The commands by which duels begin: challenge, practice."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.decks.check_commands import complete_list
from bot.decks.choice import DeckChoice, format_meant
from bot.decks.own_decks import complete_format
from bot.duels.lobby.choosing import (
    complete_opposing,
    complete_playable,
    deck_meant,
    limits_meant,
    opposing_deck_meant,
)
from bot.duels.lobby.gathering.store import Gathering, Sitting
from bot.duels.lobby.house import house
from bot.duels.lobby.store import Challenge
from bot.duels.lobby.tables import LobbyError, Person
from bot.duels.outcome.naming import deck_name, format_name
from bot.duels.store.agreement import SINGLE, THREE, Agreement
from bot.duels.table.session import Session
from bot.people.commands import CLOCKS, TEMPOS
from bot.people.terms import ClockKind, Tempo
from bot.readings.brings import brought_as, coming, counted
from bot.shared.groups import duels
from bot.shared.host import Host, Interaction
from bot.shared.promptness import in_time
from bot.shared.replies import whisper
from bot.shared.sheets import reply
from bot.shared.text import note
from bot.shared.tidying import name_of
from bot.shared.typed import Name
from bot.shared.unknown import shown
from bot.shared.words import language_of, localised, say
from engine.core.game import First, Level

_FIRST = [
    app_commands.Choice(name=localised("first-signs"), value=First.BY_GAME.value),
    app_commands.Choice(name=localised("first-challenger"), value=First.SEAT_0.value),
    app_commands.Choice(name=localised("first-opponent"), value=First.SEAT_1.value),
    app_commands.Choice(name=localised("first-coin"), value=First.BY_CHANCE.value),
]

_LEVELS = [
    app_commands.Choice(name=localised(f"level-{level}"), value=level.value) for level in Level
]

_LENGTHS = [
    app_commands.Choice(name=localised("agreed-single"), value=SINGLE),
    app_commands.Choice(name=localised("agreed-match"), value=THREE),
]


@app_commands.command(description=localised("duel-challenge-description"))
@app_commands.rename(tempo="response_pause")
@app_commands.describe(
    opponent=localised("duel-option-opponent"),
    format=localised("duel-option-format"),
    deck=localised("duel-option-deck"),
    list=localised("duel-option-list"),
    clock=localised("duel-option-clock"),
    tempo=localised("duel-option-tempo"),
    first=localised("duel-option-first"),
    best_of=localised("duel-option-best-of"),
)
@app_commands.choices(clock=CLOCKS, tempo=TEMPOS, first=_FIRST)
@app_commands.choices(best_of=_LENGTHS)
@app_commands.autocomplete(format=complete_format, deck=complete_playable, list=complete_list)
async def challenge(
    interaction: Interaction,
    opponent: discord.Member | discord.User | None = None,
    format: Name | None = None,
    deck: Name | None = None,
    list: Name | None = None,
    clock: str | None = None,
    tempo: str | None = None,
    first: str = First.BY_GAME.value,
    best_of: int = SINGLE,
) -> None:
    """Offer a duel to somebody, or to anybody, who accepts by a button."""
    if interaction.guild is None:
        await whisper(interaction, "challenge-on-a-server")
        return
    if opponent is not None and opponent.bot:
        await whisper(interaction, "not-a-bot")
        return
    here = house(interaction)
    played = format_meant(here.games, format)
    limits = await limits_meant(interaction, list)
    if limits is None:
        return
    brought = await deck_meant(interaction, played, deck, limits)
    if brought is None:
        return
    agreement = Agreement(
        limits,
        best_of,
        ClockKind(clock) if clock else None,
        First(first),
        tempo=Tempo(tempo) if tempo else None,
    )
    await post_challenge(interaction, opponent, played, brought, agreement)


async def post_challenge(
    interaction: Interaction,
    opponent: discord.Member | discord.User | None,
    format: str,
    deck: DeckChoice,
    agreement: Agreement,
) -> None:
    """Answer with a challenge that everybody reads, or say why there can be none."""
    here = house(interaction)
    if here.lobby.game(format).seats[format].least > 2:
        await _open_table(interaction, opponent, format, deck, agreement)
        return
    language = await _language_of_offer(interaction, opponent)
    offer = _offer(interaction, opponent, format, deck, agreement, language)
    try:
        offer = await here.lobby.challenge(offer)
    except LobbyError as problem:
        await whisper(interaction, problem.key, **problem.facts)
        return
    sent = await interaction.response.send_message(
        view=await here.lobby.invitations.view(offer),
        allowed_mentions=discord.AllowedMentions(users=[opponent] if opponent else []),
    )
    if sent.message_id is not None:
        await here.store.challenges.message_is(offer.id, sent.message_id)


async def _open_table(
    interaction: Interaction,
    opponent: discord.Member | discord.User | None,
    format: str,
    deck: DeckChoice,
    agreement: Agreement,
) -> None:
    """Answer with a table that anybody can join, where more than two play."""
    here, user = house(interaction), interaction.user
    game, language = here.lobby.game(format), language_of(interaction.locale)
    if opponent is not None:
        seats = game.seats[format]
        await whisper(interaction, "table-for-all", least=seats.least, most=seats.most)
        return
    guild = interaction.guild
    opened = Gathering(
        id=0,
        game=game.key,
        format=format,
        guild=interaction.guild_id,
        channel=interaction.channel_id or 0,
        message=None,
        opener=user.id,
        language=language_of(guild.preferred_locale if guild else interaction.locale),
        expires=here.open_tables.expiry(),
        agreement=replace(agreement, best_of=SINGLE, first=First.BY_GAME),
    )
    first = Sitting(user.id, name_of(user), language, deck.deck, deck.ready_key)
    opened = await here.open_tables.open(opened, first)
    sent = await interaction.response.send_message(view=await here.open_tables.view(opened))
    if sent.message_id is not None:
        await here.store.gatherings.message_is(opened.id, sent.message_id)


@app_commands.command(description=localised("duel-practice-description"))
@app_commands.describe(
    format=localised("duel-option-format"),
    deck=localised("duel-option-deck"),
    opponent_deck=localised("duel-option-opponent-deck"),
    level=localised("duel-option-level"),
)
@app_commands.choices(level=_LEVELS)
@app_commands.autocomplete(
    format=complete_format, deck=complete_playable, opponent_deck=complete_opposing
)
async def practice(
    interaction: Interaction,
    format: Name | None = None,
    deck: Name | None = None,
    opponent_deck: Name | None = None,
    level: str | None = None,
) -> None:
    """Begin a duel against the built-in opponent, which nobody else sees."""
    here = house(interaction)
    played = format_meant(here.games, format)
    brought = await deck_meant(interaction, played, deck)
    if brought is None:
        return
    against, is_known = await opposing_deck_meant(interaction, played, opponent_deck, brought)
    if is_known:
        is_open = level is None and opponent_deck is None
        chosen = None if is_open else Level(level or Level.NORMAL)
        await begin_practice(interaction, played, brought, against, chosen)


async def begin_practice(
    interaction: Interaction,
    format: str,
    deck: DeckChoice,
    against: DeckChoice | None = None,
    level: Level | None = None,
) -> None:
    """Begin a duel against the built-in opponent, and tell whoever asked where it is.

    If no level is asked for, whoever has never practised meets an easy one with the same deck.
    """
    words = _practice_begun(interaction, format, deck, against, level)
    view = note(await in_time(interaction, True, words, anew=True))
    await reply(interaction, view)


async def _practice_begun(
    interaction: Interaction,
    format: str,
    deck: DeckChoice,
    against: DeckChoice | None,
    level: Level | None,
) -> str:
    """Begin it; where it is, in words, or why it could not begin."""
    here, language = house(interaction), language_of(interaction.locale)
    person = Person(interaction.user.id, name_of(interaction.user), language)
    channel = interaction.channel_id or 0
    is_first = await here.store.newcomers.is_first_duel_of(person.id or 0)
    if level is None and await here.store.newcomers.is_first_practice_of(person.id or 0):
        against, level = against or deck, Level.EASY
    level = level or Level.NORMAL
    try:
        session = await here.lobby.practise(person, channel, format, deck, against, level)
    except LobbyError as problem:
        return say(language, problem.key, **problem.facts)
    return _practice_words(session, language, (deck, against), is_first)


def _practice_words(
    session: Session,
    language: str,
    decks: tuple[DeckChoice, DeckChoice | None],
    is_first: bool,
) -> str:
    record, (own, against) = session.record, decks
    other = deck_name(record.seats[1].ready, session.game, language)
    if against is not None:
        other = shown(against.name)
    facts = {
        "format": format_name(record, session.game, language),
        "level": say(language, f"level-{record.agreement.level}"),
        "own": shown(own.name),
        "other": other,
        "same": "yes" if against == own else "no",
        "place": session.record.place.link,
    }
    key = "practice-begins" if record.place.is_private else "practice-begins-in-thread"
    words = say(language, key, **facts)
    played = coming(session.game, own.deck, alone=record.agreement.is_single)
    asked = brought_as(session.game, played, record.agreement.read)
    if cards := counted(language, session.game, asked.beyond(session.game.trusted)):
        words += f"\n-# {say(language, 'practice-cards', cards=cards)}"
    return f"{words}\n{say(language, 'first-duel-hint')}" if is_first else words


async def _language_of_offer(
    interaction: Interaction, opponent: discord.Member | discord.User | None
) -> str:
    """The language of who is challenged, if they were heard; else that of the server."""
    people, guild = house(interaction).store.people, interaction.guild
    known = await people.language(opponent.id) if opponent is not None else None
    return known or language_of(guild.preferred_locale if guild else interaction.locale)


def _offer(
    interaction: Interaction,
    opponent: discord.Member | discord.User | None,
    format: str,
    deck: DeckChoice,
    agreement: Agreement,
    language: str,
) -> Challenge:
    lobby = house(interaction).lobby
    return Challenge(
        id=0,
        game=lobby.game(format).key,
        format=format,
        guild=interaction.guild_id,
        channel=interaction.channel_id or 0,
        message=None,
        challenger=interaction.user.id,
        challenger_name=name_of(interaction.user),
        challenger_language=language_of(interaction.locale),
        challenged=opponent.id if opponent else None,
        challenged_name=name_of(opponent) if opponent else "",
        deck=deck.deck,
        ready=deck.ready_key,
        language=language,
        agreement=agreement,
        expires=lobby.invitations.expiry(),
    )


async def setup(client: Host) -> None:
    """Put the commands into the group of duels."""
    group = duels(client)
    group.add_command(challenge)
    group.add_command(practice)
