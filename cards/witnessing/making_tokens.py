"""The Tokens that were imported: what their makers say of them, and how they are called."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from cards.sources.records import CollectedCard
from cards.witnessing.facts import UnsureFactsError, bare
from engine.yugioh.language import CardText, Frame
from engine.yugioh.language.keeping import kept_text

_MADE = re.compile(r'"([^"\n]+? Token)s?" \(')
_MADE_JA = re.compile(r"「([^「」\n]*トークン)」[(（]")
"""Where a card tells what the Token is that it makes."""


def tokens_of(cards: Sequence[CollectedCard]) -> Mapping[str, str]:
    """The Tokens among the cards as they are kept, by name.

    What two Tokens of one name do not have in common leaves none of that name.
    """
    found: dict[str, CardText] = {}
    apart: set[str] = set()
    for token in _tokens(cards):
        first = found.setdefault(token.name, token)
        if replace(token, passcode=first.passcode) != first:
            apart.add(token.name)
    return {name: kept_text(token) for name, token in found.items() if name not in apart}


def _tokens(cards: Sequence[CollectedCard]) -> Iterator[CardText]:
    for card in cards:
        try:
            facts = bare(card)
        except UnsureFactsError:
            continue
        if facts.frame is Frame.TOKEN:
            yield facts


def names_of_tokens(cards: Sequence[CollectedCard]) -> Mapping[str, str]:
    """The Japanese names of Tokens by the English ones, as far as their makers tell them.

    A card that makes one Token calls it so in both languages; where two cards call it
    otherwise, it has no Japanese name.
    """
    found: dict[str, set[str]] = {}
    for card in cards:
        english = {*_MADE.findall(card.text)}
        japanese = {*_MADE_JA.findall(card.elsewhere.get("ja", ""))}
        if len(english) == len(japanese) == 1:
            found.setdefault(min(english), set()).update(japanese)
    return {name: min(told) for name, told in found.items() if len(told) == 1}


def with_name(card: CollectedCard, spoken: Mapping[str, str]) -> Mapping[str, str]:
    """What the card is called in each language; a Token also as its makers call it."""
    said = spoken.get(card.name)
    is_token = "Token" in card.facts.get("abilities", ())
    return {**card.names, "ja": said} if said and is_token else card.names
