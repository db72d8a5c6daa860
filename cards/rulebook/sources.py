"""Where a rule stands in the rulebook, said in each language."""

import re
from collections.abc import Mapping
from functools import cache

_WORDS: tuple[tuple[str, Mapping[str, str]], ...] = (
    (
        r"\(ja p\. ([^;()]+); zh\)",
        {
            "en": r"(Japanese p. \1; Chinese)",
            "ja": r"（日本語版\1ページ、中国語版）",
            "zh": r"（日文版第\1页，中文版）",
        },
    ),
    (
        r"\(ja p\. ([^;()]+)\)",
        {"en": r"(Japanese p. \1)", "ja": r"（日本語版\1ページ）", "zh": r"（日文版第\1页）"},
    ),
    (
        r"\(zh p\. ([^;()]+)\)",
        {"en": r"(Chinese p. \1)", "ja": r"（中国語版\1ページ）", "zh": r"（中文版第\1页）"},
    ),
    (
        r"\(ja; zh\)",
        {
            "en": "(Japanese; Chinese)",
            "ja": "（日本語版、中国語版）",
            "zh": "（日文版，中文版）",
        },
    ),
    (r"\(ja\)", {"en": "(Japanese)", "ja": "（日本語版）", "zh": "（日文版）"}),
    (r"Rulebook 2020 ?", {"ja": "ルールブック2020", "zh": "规则手册2020"}),
    (r"Summary ?", {"ja": "ルール要約", "zh": "规则摘要"}),
    (
        r"General knowledge of the Expert Rules",
        {"ja": "エキスパートルールの一般知識", "zh": "专家规则的常识"},
    ),
    (
        r"Expert Rules 2004 \(chapter 3\)",
        {"ja": "エキスパートルール2004（第3章）", "zh": "专家规则2004（第3章）"},
    ),
    (r"Follows from (.+)", {"ja": r"\1から導かれる", "zh": r"由\1推出"}),
    (r"Practice; no text", {"ja": "慣例（本文に記載なし）", "zh": "惯例（正文未记载）"}),
    (r"Practice; compare (.+)", {"ja": r"慣例（\1を参照）", "zh": r"惯例（参照\1）"}),
    (r"By analogy: (.+)", {"ja": r"類推：\1", "zh": r"类推：\1"}),
    (r"No restriction: (.+)", {"ja": r"制限の記載なし：\1", "zh": r"未记载限制：\1"}),
    (r"Examples only: (.+)", {"ja": r"例のみ：\1", "zh": r"仅有例子：\1"}),
    (r"Hint only: (.+)", {"ja": r"示唆のみ：\1", "zh": r"仅有提示：\1"}),
    (r"Implied: (.+)", {"ja": r"含意：\1", "zh": r"隐含：\1"}),
    (r"Figure: (.+)", {"ja": r"図：\1", "zh": r"图：\1"}),
    (r"; with ", {"ja": "。あわせて", "zh": "；并见"}),
    (r" and ", {"ja": "と", "zh": "与"}),
    (r", ", {"ja": "、", "zh": "、"}),
)
"""What stands in the book, and what is said for it; what a language leaves out stays."""


@cache
def source(kept: str, language: str) -> str:
    """The place of a rule, as the book keeps it, in words of `language`."""
    said = kept
    for pattern, words in _WORDS:
        if language in words:
            said = re.sub(pattern, words[language], said)
    return said
