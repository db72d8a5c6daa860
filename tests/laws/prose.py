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


def prose(source: str) -> Iterator[str]:
    """The docstrings, those of fields too, the comments, and the names of functions."""
    for node in statements(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name.replace("_", " ")
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value
    lines = source.splitlines(keepends=True) if "#" in source else []
    for token in tokenize.generate_tokens(iter(lines).__next__):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("# ")


def old_words(text: str) -> list[str]:
    """The words in it that plain English has others for."""
    return WORDS.findall(text)
