"""Saying what is wrong with a deck, or with an exchange, and what to do about it."""

from collections.abc import Mapping

from cards.messages import Lazy
from cards.names import names
from cards.talk import TONGUES
from cards.talk.exchanging import uneven
from cards.talk.tongue import Tongue, slug
from engine.core.game import Fault, Reader
from engine.core.match import Match
from engine.core.protocol import Answer, Exchange
from engine.yugioh.formats.deck_faults import DeckFault
from engine.yugioh.game.looking import exchange_faults


def explain(fault: Fault, language: str) -> str:
    """The fault as a sentence that names the card.

    The fact "name" is the name of a card that the game does not know.
    """
    facts, called, tongue = fault.facts, names(language), TONGUES[language]
    code, count = int(facts.get("code", 0)), int(facts.get("count", 0))
    least, most = int(facts.get("least", 0)), int(facts.get("most", 0))
    difference = max(least - count, count - most)
    key = slug(fault.reason)
    if fault.reason is DeckFault.UNKNOWN_CARD and "name" in facts:
        key = "unknown-named"
    said = Lazy(
        code=lambda: str(code),
        card=lambda: facts.get("name") or called.get(code, str(code)),
        part=lambda: _part(str(facts["part"]), facts, tongue),
        extra=lambda: _part("extra", facts, tongue),
        count=lambda: tongue.count(count, count),
        times=lambda: count,
        least=lambda: least,
        most=lambda: most,
        difference=lambda: tongue.count(difference, difference),
        list=lambda: _list(facts, tongue),
    )
    return tongue.words.fill(f"fault-{key}", said)


def misfits(match: Match, reader: Reader, answer: Answer) -> tuple[str, ...]:
    """What is wrong with an exchange with the Side Deck; empty for any other question."""
    decision = None if reader.seat is None else match.asked(reader.seat)
    if not isinstance(decision, Exchange):
        return ()
    words = TONGUES[reader.language].words
    return tuple(
        uneven(each, words) or explain(each, reader.language)
        for each in exchange_faults(match, decision.seat, answer)
    )


def _list(facts: Mapping[str, int | str], tongue: Tongue) -> str:
    """The list that a card is limited by, with the day since when, if that is known."""
    name, since = facts.get("list", ""), facts.get("since", "")
    return tongue.words.say("fault-dated", list=name, since=since) if since else str(name)


def _part(key: str, facts: Mapping[str, int | str], tongue: Tongue) -> str:
    """What the part of a deck is called in the format that finds the fault."""
    return tongue.words.say(
        "part-fusion" if key == "extra" and "fusion" in facts else f"part-{key}"
    )
