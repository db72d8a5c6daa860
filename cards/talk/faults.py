"""Saying what is wrong with a deck, and what to do about it."""

from collections.abc import Mapping

from cards.talk.tongue import Tongue
from engine.core.game import Fault


def explain(fault: Fault, names: Mapping[int, str], tongue: Tongue) -> str:
    """The fault as a sentence that names the card; `names` are the card names by passcode.

    The fact "name" is the name of a card that is not among them.
    """
    facts = fault.facts
    code, count = int(facts.get("code", 0)), int(facts.get("count", 0))
    least, most = int(facts.get("least", 0)), int(facts.get("most", 0))
    difference = max(least - count, count - most)
    cards = tongue.count
    reason = fault.reason
    if reason == "unknown_card" and "name" in facts:
        reason = "unknown_named"
    return tongue.faults[reason].format(
        code=code,
        card=facts.get("name") or names.get(code, str(code)),
        part=tongue.parts.get(str(facts.get("part")), ""),
        count=cards(count, count),
        times=count,
        least=least,
        most=most,
        difference=cards(difference, difference),
        list=_list(facts, tongue),
    )


def _list(facts: Mapping[str, int | str], tongue: Tongue) -> str:
    """The list that a card is limited by, with the day since when, if that is known."""
    name, since = facts.get("list", ""), facts.get("since", "")
    return tongue.faults["dated"].format(list=name, since=since) if since else str(name)
