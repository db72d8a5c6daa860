"""Where a rule stands in the rulebook, said in each language."""

import re
from collections.abc import Mapping

_BOOKS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "en": (
        (r"\(ja p\. ([^;()]+); zh\)", r"(Japanese p. \1; Chinese)"),
        (r"\(ja p\. ([^;()]+)\)", r"(Japanese p. \1)"),
        (r"\(zh p\. ([^;()]+)\)", r"(Chinese p. \1)"),
        (r"\(ja; zh\)", "(Japanese; Chinese)"),
        (r"\(ja\)", "(Japanese)"),
    ),
    "ja": (
        (r"\(ja p\. ([^;()]+); zh\)", r"（日本語版\1ページ、中国語版）"),
        (r"\(ja p\. ([^;()]+)\)", r"（日本語版\1ページ）"),
        (r"\(zh p\. ([^;()]+)\)", r"（中国語版\1ページ）"),
        (r"\(ja; zh\)", "（日本語版、中国語版）"),
        (r"\(ja\)", "（日本語版）"),
        (r"Rulebook 2020 ?", "ルールブック2020"),
        (r"Summary ?", "ルール要約"),
        (r"Follows from (.+)", r"\1から導かれる"),
        (r"Practice; no text", "慣例（本文に記載なし）"),
        (r"Practice; compare (.+)", r"慣例（\1を参照）"),
        (r"By analogy: (.+)", r"類推：\1"),
        (r"No restriction: (.+)", r"制限の記載なし：\1"),
        (r"Examples only: (.+)", r"例のみ：\1"),
        (r"Hint only: (.+)", r"示唆のみ：\1"),
        (r"Implied: (.+)", r"含意：\1"),
        (r"Figure: (.+)", r"図：\1"),
        (r"; with ", "。あわせて"),
        (r" and ", "と"),
        (r", ", "、"),
    ),
    "zh": (
        (r"\(ja p\. ([^;()]+); zh\)", r"（日文版第\1页，中文版）"),
        (r"\(ja p\. ([^;()]+)\)", r"（日文版第\1页）"),
        (r"\(zh p\. ([^;()]+)\)", r"（中文版第\1页）"),
        (r"\(ja; zh\)", "（日文版，中文版）"),
        (r"\(ja\)", "（日文版）"),
        (r"Rulebook 2020 ?", "规则手册2020"),
        (r"Summary ?", "规则摘要"),
        (r"Follows from (.+)", r"由\1推出"),
        (r"Practice; no text", "惯例（正文未记载）"),
        (r"Practice; compare (.+)", r"惯例（参照\1）"),
        (r"By analogy: (.+)", r"类推：\1"),
        (r"No restriction: (.+)", r"未记载限制：\1"),
        (r"Examples only: (.+)", r"仅有例子：\1"),
        (r"Hint only: (.+)", r"仅有提示：\1"),
        (r"Implied: (.+)", r"隐含：\1"),
        (r"Figure: (.+)", r"图：\1"),
        (r"; with ", "；并见"),
        (r" and ", "与"),
        (r", ", "、"),
    ),
}


def source(kept: str, language: str) -> str:
    """The place of a rule, as the book keeps it, in words of `language`."""
    said = kept
    for pattern, words in _BOOKS.get(language, ()):
        said = re.sub(pattern, words, said)
    return said
