"""An open table in the channel, what became of it, and the menu of decks to play with."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.decks.choice import DeckChoice
from bot.duels.lobby import ids
from bot.duels.lobby.agreed import agreed_words, time_rules
from bot.duels.lobby.gathering.store import Gathering, State
from bot.people.terms import Terms
from bot.shared.bounds import MENU, OPTION
from bot.shared.text import clip, escaped, note
from bot.shared.tongues import other_languages
from bot.shared.words import joined, say
from engine.core.game import HouseRule, Seats

View = discord.ui.LayoutView
_OVER = {State.CLOSED: "table-closed", State.EXPIRED: "table-expired"}
_ACTS = (("join", "ready", "leave", "start", "close"), ("fill", "empty"))
"""The buttons, row by row."""


def table(
    gathering: Gathering,
    format: str,
    terms: Terms,
    seats: Seats,
    house: Sequence[HouseRule],
    channel: str,
) -> View:
    """The table as it stands; the duel of one that has begun is in `channel`, a link.

    `house` are the rules that its opener may set otherwise. Nobody is shown a deck, nor which
    of them somebody has chosen.
    """
    language, opener = gathering.language, escaped(gathering.sitting[0].name)
    names = [escaped(each.name) for each in gathering.sitting]
    agreed = _agreed(gathering, format, terms)
    if gathering.state in _OVER:
        words = say(language, _OVER[gathering.state], name=opener)
        return note(f"{words}\n{agreed}")
    if gathering.state is not State.OPEN:
        facts = {"names": joined(language, names), "channel": channel}
        return note(f"{say(language, 'table-begun', **facts)}\n{agreed}")
    until = {"time": f"<t:{gathering.expires}:t>", "left": f"<t:{gathering.expires}:R>"}
    start = say(language, "table-start")
    lines = [
        say(language, "table-open", name=opener, least=seats.least, most=seats.most),
        agreed,
        *_who_sits(gathering),
        say(language, "table-how", name=opener, button=start, least=seats.least),
        *(f"-# {line}" for line in time_rules(language, gathering.agreement, terms, many=True)),
        f"-# {say(language, 'challenge-open-until', **until)}",
    ]
    button = _button(gathering)
    rows = [discord.ui.ActionRow[View](*map(button, row)) for row in _ACTS]
    for each in other_languages(language, ids.GATHERING_IN, gathering=gathering.id):
        rows[-1].add_item(each)
    if house:
        rows.append(discord.ui.ActionRow(_house(gathering, house)))
    return note("\n".join(lines), *rows)


def _house(gathering: Gathering, house: Sequence[HouseRule]) -> discord.ui.Select[Any]:
    """The menu of all settings that are not as usual; those chosen hold."""
    settings = [(rule.key, setting) for rule in house for setting in rule.others]
    options = [
        discord.SelectOption(
            label=clip(say(gathering.language, f"house-{key}", setting=setting), OPTION),
            value=f"{key}={setting}",
            default=(key, setting) in gathering.agreement.house,
        )
        for key, setting in settings
    ]
    return discord.ui.Select(
        custom_id=ids.HOUSE.write(gathering=gathering.id),
        placeholder=say(gathering.language, "table-house"),
        options=options[:MENU],
        min_values=0,
        max_values=min(len(house), len(options)),
    )


def finished(
    gathering: Gathering, format: str, terms: Terms, channel: str, result: str
) -> View:
    """The table once its duel in `channel`, a link, has ended with `result`."""
    agreed = _agreed(gathering, format, terms)
    return note(f"**{escaped(result)}** {channel}\n{agreed}")


def deck_menu(gathering: int, decks: Sequence[DeckChoice], language: str) -> View:
    """The decks among which somebody at the table chooses theirs, which nobody else sees."""
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=ids.GATHERED_DECK.write(gathering=gathering),
        placeholder=say(language, "choose-your-deck"),
        options=[
            discord.SelectOption(label=clip(deck.name, OPTION), value=deck.key)
            for deck in decks[:MENU]
        ],
    )
    return note(say(language, "table-choose-deck"), discord.ui.ActionRow(menu))


def _agreed(gathering: Gathering, format: str, terms: Terms) -> str:
    """What is played by; who goes first is the game's to settle, so no names are needed."""
    nobody = ("", "", "")
    return agreed_words(gathering.language, format, gathering.agreement, terms, nobody)


def _who_sits(gathering: Gathering) -> Iterable[str]:
    for number, each in enumerate(gathering.sitting, 1):
        key = "table-who-ready" if each.is_ready else "table-who"
        yield say(gathering.language, key, number=number, name=escaped(each.name))


def _button(gathering: Gathering) -> Any:
    def made(act: str) -> discord.ui.Button[Any]:
        is_first = act == "join"
        return discord.ui.Button(
            label=say(gathering.language, f"table-{act}"),
            style=discord.ButtonStyle.success if is_first else discord.ButtonStyle.secondary,
            custom_id=ids.GATHERING.write(gathering=gathering.id, act=act),
        )

    return made
