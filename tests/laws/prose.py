"""What docstrings, comments and pages say in words that a reader has to puzzle out."""

import ast
import re
import tokenize
from collections.abc import Iterator

from tests.laws.measuring import statements

WORDS = re.compile(
    r"\b(?:he|him|his|himself)\b"  # a player is "they"
    r"|^Tell whether\b"  # "Whether …" says that it is true or false
    r"|\bbut for\b|(?<!\bin)\bstead of\b|\bbe it\b|\boftener\b|, save\b|\bsave for\b"
    r"|\bc(?:omes?|ame|oming) to nothing\b|\bfor want of\b"
    r"|\bwho(?:ever)? wish(?:es|ed)?\b|\bif (?:they|it) (?:so )?wish(?:es)?\b"
    r"|\b(?:there|where)(?:of|by|upon)\b|\bwhence\b|\bforthwith\b",
    re.IGNORECASE,
)
"""Words of another century, and one player taken for a man."""
BEHIND = re.compile(r"(?=#(.*))")
"""What follows each #: where that begins a comment, the comment."""


def prose(source: str, tree: ast.Module | None = None) -> Iterator[str]:
    """The docstrings, those of fields too, the comments, and the names of functions.

    A source that is read already is not read again. Of comments, only those of a source in
    which one could have old words are given.
    """
    for node in statements(tree or ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name.replace("_", " ")
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value
    lines = source.splitlines(keepends=True) if _could_have_old_words(source) else []
    for token in tokenize.generate_tokens(iter(lines).__next__):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("# ")


def _could_have_old_words(source: str) -> bool:
    """Whether what follows a # anywhere has some.

    Nearly nowhere does it, and to tell comments from texts is the longer work.
    """
    return any(WORDS.search(found[1].lstrip("# ")) for found in BEHIND.finditer(source))


def old_words(text: str) -> list[str]:
    """The words in it that plain English has others for."""
    return WORDS.findall(text)
