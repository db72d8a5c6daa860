"""Joining an event with a deck, and handing in another one until it starts."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.decks.choice import DeckChoice, NoSuchDeckError, choices
from bot.duels.lobby.choosing import not_playable
from bot.duels.lobby.tables import LobbyError
from bot.events.event import Phase
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import Player
from bot.events.rounds import MOST
from bot.hosting.meant import player_of
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.signing_up import ids
from bot.hosting.signing_up.house import house
from bot.hosting.signing_up.looking import named
from bot.hosting.store.events import PlayerRecord
from bot.readings.gate import NotTakenError
from bot.shared.bounds import MENU, OPTION
from bot.shared.host import Interaction
from bot.shared.text import clip, escaped, note
from bot.shared.tidying import name_of
from bot.shared.words import language_of, say

BEFORE = (Phase.SIGN_UP, Phase.CHECK_IN)
"""The phases in which decks are changed and players leave without a loss."""


def may_join(hosted: Hosted, player: Player) -> None:
    """RefusedError where they may neither join nor bring another deck now."""
    event = hosted.event
    is_open = event.phase in BEFORE
    if not is_open and (player in event.joined or not event.takes_late):
        raise RefusedError(Refusal.TOO_LATE)
    if player not in event.joined and len(event.joined) >= MOST:
        raise RefusedError(Refusal.FULL)


async def decks_for(interaction: Interaction, hosted: Hosted) -> Sequence[DeckChoice]:
    """The decks that the person may play in the event; LobbyError where there are none."""
    here, rules = house(interaction), hosted.record.rules
    game = here.lobby.game(rules.format)
    banned = await here.lobby.ban_list(rules.limits)
    language, user = language_of(interaction.locale), interaction.user.id
    decks = await choices(here.store, game, rules.format, user, language, banned)
    if not decks:
        raise LobbyError("event-no-deck")
    return decks


def deck_menu(
    hosted: Hosted, decks: Sequence[DeckChoice], language: str
) -> ui.ActionRow[ui.LayoutView]:
    """The menu of these decks; where there are more, the command names them all."""
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=ids.CHOOSE.write(event=hosted.record.id),
        placeholder=say(language, "choose-your-deck"),
        options=[
            discord.SelectOption(label=clip(deck.name, OPTION), value=deck.key)
            for deck in decks[:MENU]
        ],
    )
    return ui.ActionRow(menu)


async def ask_for_deck(interaction: Interaction, hosted: Hosted) -> None:
    """Show the decks to join with, or say why the person cannot join."""
    language = language_of(interaction.locale)
    may_join(hosted, player_of(interaction.user))
    try:
        decks = await decks_for(interaction, hosted)
    except LobbyError as problem:
        words = say(language, problem.key, **problem.facts)
        await interaction.response.send_message(view=note(words), ephemeral=True)
        return
    key = "event-choose-deck-of-many" if len(decks) > MENU else "event-choose-deck"
    words = say(language, key, name=escaped(hosted.record.name))
    view = note(words, deck_menu(hosted, decks, language))
    await interaction.response.send_message(view=view, ephemeral=True)


async def bring(interaction: Interaction, hosted: Hosted, typed: str) -> str:
    """Let the person join with the deck that is named, or bring it instead; what to tell them.

    RefusedError where it is too late or the event is full.
    """
    language, user = language_of(interaction.locale), interaction.user
    player = player_of(user)
    may_join(hosted, player)
    try:
        record = await player_with(interaction, hosted, user, typed)
    except LobbyError as problem:
        return say(language, problem.key, **problem.facts)
    except NoSuchDeckError as problem:
        return not_playable(problem, language)
    is_new = await hosted.enter(record, by=player)
    key = "event-you-joined" if is_new else "event-deck-changed"
    if is_new and hosted.event.phase is Phase.PLAYING:
        key = "event-you-joined-late"
    facts = {"name": hosted.record.name, "deck": record.deck_name}
    words = say(language, key, **{fact: escaped(each) for fact, each in facts.items()})
    others = house(interaction).clashes.also_in(hosted, player) if is_new else ()
    if not others:
        return words
    names = named(others, language)
    return f"{words}\n{say(language, 'event-also-joined', names=names)}"


async def player_with(
    interaction: Interaction, hosted: Hosted, user: discord.abc.User, typed: str
) -> PlayerRecord:
    """The player with the deck that is meant, theirs or a ready one.

    Raises NoSuchDeckError where it may not be played, also for imported cards that the event
    does not take, LobbyError where the ban list is gone.
    """
    here, rules = house(interaction), hosted.record.rules
    game = here.lobby.game(rules.format)
    known = await here.store.people.language(user.id)
    language = language_of(interaction.locale)
    if user.id == interaction.user.id:
        await here.store.people.hear(user.id, language)
        known = language
    deck = await here.lobby.deck_meant(rules.format, user.id, language, typed, rules.limits)
    try:
        await here.gate.allow(game, hosted.record.guild, deck.deck, rules.takes, at_event=True)
    except NotTakenError as problem:
        raise NoSuchDeckError(deck.name, tuple(problem.lines(language, game))) from problem
    return PlayerRecord(
        player_of(user),
        name_of(user),
        known or hosted.record.language,
        deck.deck,
        deck.name,
        deck.ready_key,
    )
