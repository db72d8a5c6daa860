"""What a file is, by what is in it."""

import re

from cards.games.yugioh.sources import archetype_names, cdb, lflist, rulings, yaml_yugi
from cards.sources.declaring import Sources
from cards.witnessing import make

_SQLITE = b"SQLite format 3\0"
_SIGNS = (
    ("yaml-yugi", re.compile(rb'\s*\[\s*\{(?=.*"konami_id"\s*:)', re.DOTALL)),
    (
        "faq",
        re.compile(rb'\s*\{(?=.*"cid"\s*:)(?=.*"(?:FAQ|pendulumFAQ|listedQAs)")', re.DOTALL),
    ),
    ("questions", re.compile(rb'\s*\{(?=.*"fid"\s*:)(?=.*"(?:title|question)")', re.DOTALL)),
    (
        "archetypes",
        re.compile(
            rb"(?:\s*#[^\n]*\n)*\s*!(?:system|victory|counter|setname)[ \t]+"
            rb"(?:0[xX])?[0-9a-fA-F]+[ \t]"
        ),
    ),
)
_LIST_NAME = re.compile(rb"(?:\s*#[^\n]*\n)*\s*!(?!(?:side|system|setname)\b)\S")
_LIST_ENTRY = re.compile(rb"^(?:\d{1,10}[ \t]+-?\d|\$(?:whitelist|genesys))", re.MULTILINE)
_LATER_NAME = re.compile(
    rb"^[ \t]*!(?!(?:side|main|extra|system|setname|victory|counter)\b)[ \t]*\S", re.MULTILINE
)
_SURE_ENTRY = re.compile(rb"^\d{4,10}[ \t]+-?\d{1,4}(?:[ \t]*(?:--|#)|\s*$)", re.MULTILINE)
"""What makes a list of a file in which text stands before the first name."""
RULINGS = {"faq": rulings.read_faqs, "questions": rulings.read_questions}
FILES = {
    "yaml-yugi": yaml_yugi.read,
    "cdb": cdb.read,
    "lists": lflist.read,
    "archetypes": archetype_names.read,
}
_KNOWN = (
    "Known are cards.json of yaml-yugi, card databases (.cdb), archives or folders of the "
    "official FAQ and Q&A as JSON, names of archetypes (strings.conf), and ban lists "
    "(lflist.conf)."
)


def format_of(head: bytes) -> str:
    """The kind of a file that begins so; "" for none we know."""
    if head.startswith(_SQLITE):
        return "cdb"
    head = head.removeprefix(b"\xef\xbb\xbf")
    for kind, sign in _SIGNS:
        if sign.match(head):
            return kind
    if _LIST_NAME.match(head) and _LIST_ENTRY.search(head):
        return "lists"
    later = _LATER_NAME.search(head)
    return "lists" if later and _SURE_ENTRY.search(head, later.end()) else ""


SOURCES = Sources(format_of, FILES, RULINGS, "yaml-yugi", _KNOWN, make)
