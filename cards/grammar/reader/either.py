"""Happenings that are told of one subject, each in a clause of its own."""

import re

_DONE = (
    r"(?:destroyed|sent|banished|Tributed|discarded|added"
    r"|(?:(?:Normal|Special|Flip|Tribute|Fusion|Ritual|Synchro|Xyz|Link|Pendulum) )?Summoned)\b"
)
_OPENING = re.compile(r"\b([Ii]f|[Ww]hen) ((?:\"[^\"]*\"|[^.:;\"])+)(?=:)")
"""What happens, before the colon."""
_VERB = re.compile(r" (?:is|leaves) ")
_HAPPENED = re.compile(rf" leaves | (?:is|or) {_DONE}")
_OR = re.compile(rf",? or (?:is )?(?=(?P<done>{_DONE})|leaves\b)")
"""After it stands what may happen to the same subject instead."""


def in_whole_clauses(said: str) -> str:
    """The text, in which what happens after "or" is told with its subject again."""
    return _OPENING.sub(lambda told: f"{told[1]} {_whole(told[2])}", said)


def _whole(told: str) -> str:
    verb = _VERB.search(told)
    if verb is None or "," in told[: verb.start()]:
        return told
    who, happens = told[: verb.start()], told[verb.start() :]
    for found in _OR.finditer(happens):
        first = happens[: found.start()]
        twice = found["done"] == "destroyed" and "destroyed" in first
        if _HAPPENED.search(first) and not twice:  # destroyed twice is so by either cause
            is_done = "is " if found["done"] else ""
            return f"{who}{first}, or if {who} {is_done}{happens[found.end() :]}"
    return told
