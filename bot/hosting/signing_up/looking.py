"""What is looked up in an event: its rules, who plays, and the decks one may see."""

from collections.abc import Mapping, Sequence

from discord import ui

from bot.decks.choice import game_of
from bot.decks.known_cards import known_cards, names_of
from bot.events.director import is_decided
from bot.events.event import Phase
from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.rights import organises
from bot.hosting.showing.look import Look
from bot.hosting.signing_up import ids
from bot.hosting.signing_up.announcement import stand
from bot.hosting.signing_up.described import in_full
from bot.hosting.signing_up.house import house
from bot.shared.host import Interaction
from bot.shared.sheets import listed, sheet
from bot.shared.text import MESSAGE, escaped
from bot.shared.words import language_of, mention, say
from engine.core.game import DeckList, Game

PAGE = 40
"""The players on one page."""
_ROOM = MESSAGE - 400
_NAMED = 3
"""How many events are named that somebody also plays in."""


def rules_view(hosted: Hosted, games: Mapping[str, Game], language: str) -> ui.LayoutView:
    """Everything that was set for the event, and how it stands."""
    name = escaped(hosted.record.name)
    heading = say(language, "aside", text=f"## {name}", aside=f"#{hosted.record.id}")
    lines = "\n".join(f"- {line}" for line in in_full(language, hosted.record, games))
    organiser = say(
        language, "event-organiser", organiser=mention(hosted.record.organiser, language)
    )
    return sheet(heading, stand(hosted, language), lines, organiser)


def events_view(events: Sequence[Hosted], language: str) -> ui.LayoutView:
    """The events, a line for each."""
    lines = [
        say(
            language,
            "event-listed",
            name=escaped(each.record.name),
            number=str(each.record.id),
            phase="decided" if is_decided(each.event) else each.event.phase.value,
            count=len(each.event.players or each.event.joined),
            day=f"<t:{each.record.rules.starts}:f>",
            channel=f"<#{each.record.channel}>",
        )
        for each in events
    ]
    words = listed(language, lines, _ROOM)
    return sheet(say(language, "event-list-title"), words or say(language, "event-list-empty"))


async def players_seen(interaction: Interaction, hosted: Hosted, page: int) -> ui.LayoutView:
    """A page of those who have joined; organisers see who is in other events of the server."""
    language, also = language_of(interaction.locale), {}
    if await organises(interaction):
        for player in hosted.event.joined:
            others = house(interaction).clashes.also_in(hosted, player)
            here = [each for each in others if each.record.guild == hosted.record.guild]
            if here:
                also[player] = named(here, language)
    return players_view(hosted, page, language, also)


def named(events: Sequence[Hosted], language: str) -> str:
    """The names of the first events of these, to stand in Markdown."""
    titles = [f"**{Look.at(each, language).title}**" for each in events[:_NAMED]]
    return say(language, "event-comma").join(titles)


def players_view(
    hosted: Hosted, page: int, language: str, also: Mapping[Player, str]
) -> ui.LayoutView:
    """A page of those who have joined: who is here, who has left, who is `also` elsewhere."""
    event, look = hosted.event, Look.at(hosted, language)
    pages = max(1, -(-len(event.joined) // PAGE))
    page = min(page, pages - 1)
    shown = event.joined[page * PAGE : (page + 1) * PAGE]
    lines = []
    for player in shown:
        line = f"- {_line(hosted, look, player)}"
        if player in also:
            line = look.say(
                "aside", text=line, aside=look.say("event-plays-also", names=also[player])
            )
        lines.append(line)
    heading = say(language, "event-players-of", name=look.title, count=len(event.joined))
    words = listed(language, lines, _ROOM)
    below: list[ui.Button[ui.LayoutView]] = [
        ui.Button(
            label=say(language, "event-players-page", page=to + 1),
            custom_id=ids.TURN.write(event=hosted.record.id, page=to),
        )
        for to in (page - 1, page + 1)
        if 0 <= to < pages
    ]
    return sheet(heading, words or say(language, "event-nobody-yet"), below=below)


async def deck_text(interaction: Interaction, hosted: Hosted, player: Player) -> str:
    """The deck of a player in words, in the reader's language."""
    language, record = language_of(interaction.locale), hosted.players[player]
    name = escaped(record.name)
    game = game_of(house(interaction).games, hosted.record.rules.format)
    if record.deck is None or game is None:
        return say(language, "event-no-deck-of", name=name)
    heading = say(language, "event-deck-of", name=name, deck=escaped(record.deck_name))
    lines = await _lines(interaction, game, record.deck, language)
    words = listed(language, lines, _ROOM)
    return f"{heading}\n{words}"


async def _lines(
    interaction: Interaction, game: Game, deck: DeckList, language: str
) -> list[str]:
    lines = []
    known = await known_cards(house(interaction).library, game, deck.codes, language)
    names = names_of(known)
    for part in game.parts:
        cards = deck[part.key]
        if cards:
            title = part.names[language]
            lines.append(say(language, "part-of-deck", part=title, count=len(cards)))
        for code in dict.fromkeys(cards):
            name = escaped(names.get(code, str(code)))
            lines.append(say(language, "event-deck-line", count=cards.count(code), card=name))
    return lines


def _line(hosted: Hosted, look: Look, player: Player) -> str:
    event, name = hosted.event, look.name(player)
    if player in event.gone:
        key = "event-thrown-out" if event.gone[player] else "event-has-left"
        return look.say("aside", text=f"~~{name}~~", aside=look.say(key))
    if event.phase is Phase.CHECK_IN and player in event.checked_in:
        return f"{name} ✓"
    if event.players and player not in event.players:
        return look.say("aside", text=name, aside=look.say("event-was-absent"))
    return name
