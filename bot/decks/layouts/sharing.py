"""A deck that is shown to everybody in a channel, to be looked at and copied."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.decks.ids import COPY, UNSHARE, VIEW
from bot.decks.parts import size
from bot.decks.share_store import Share
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import escaped
from bot.shared.words import joined, say
from engine.core.game import Game


def shared(language: str, game: Game, names: Mapping[int, str], share: Share) -> ui.LayoutView:
    """Whose deck it is, every card in words, and what can be done with it."""
    deck = share.deck
    facts = {"name": escaped(share.name), "owner": escaped(share.owner_name)}
    heads = [
        say(language, "deck-shared-heading", **facts),
        size(language, game, deck),
    ]
    formats = [
        each[language] for key, each in game.formats.items() if not game.faults(key, deck)
    ]
    if formats:
        heads.append(say(language, "deck-shared-legal", formats=joined(language, formats)))
    head = "\n".join(heads)
    lines: list[str] = []
    for part in game.parts:
        copies = Counter(names.get(code, str(code)) for code in deck[part.key])
        if copies:
            count = copies.total()
            title = part.names[language]
            lines.append(say(language, "deck-part-heading", part=title, count=count))
            lines += [
                say(language, "deck-copies", card=escaped(card), count=count)
                for card, count in copies.items()
            ]
    cards = listed(language, lines, room_beside(head))
    return sheet(head, cards, below=_buttons(language, share))


def _buttons(language: str, share: Share) -> list[ui.Item[Any]]:
    ids = {
        "deck-copy": COPY.write(whose="shared", deck=share.key),
        "deck-view": VIEW.write(whose="shared", deck=share.key),
        "deck-unshare": UNSHARE.write(deck=share.key),
    }
    return [ui.Button(label=say(language, key), custom_id=each) for key, each in ids.items()]
