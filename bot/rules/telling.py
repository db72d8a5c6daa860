"""What a question tells in one language: in the words of rules, without what only asks."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from rapidfuzz import fuzz, process

from bot.rules.forms import Forms
from bot.rules.wording import stem
from bot.shared.normalising import folded, words

_ASKING: Mapping[str, Sequence[str]] = {
    "en": (
        *("a", "am", "an", "and", "any", "are", "as", "at", "be", "been", "by", "can", "could"),
        *(
            "do",
            "does",
            "for",
            "from",
            "get",
            "gets",
            "got",
            "happen",
            "happens",
            "has",
            "have",
        ),
        *("how", "i", "if", "im", "in", "into", "is", "it", "its", "ive", "many", "me", "much"),
        *("my", "of", "on", "or", "so", "that", "the", "their", "then", "there", "this", "to"),
        *("was", "what", "when", "where", "which", "who", "will", "with", "would", "you"),
        *("your", "able", "allowed", "also", "else", "ever", "just", "legal", "mean", "means"),
        *("mine", "ok", "okay", "possible", "really", "say", "says", "thing", "whats"),
        *("work", "works", "actually", "being", "but", "because", "during", "even", "matter"),
        *("plz", "please", "true", "rule", "rules"),
    ),
    "ja": (
        *("できますか", "できるか", "できる", "ですか", "ますか", "とは", "なに", "どう"),
        *("なる", "って", "いい", "する", "した", "して", "ない", "何"),
    ),
    "zh": (
        *("是不是", "怎么", "怎样", "什么", "可以", "能", "会", "几", "吗", "呢", "么", "是"),
    ),
}
"""Words that only ask; in Japanese and Chinese also those that nearly every text has."""
_ASKED: Mapping[str, Mapping[str, re.Pattern[str]]] = {
    "en": {
        "#": re.compile(r" (?:how (?:many|much|big|long|often)|maximum|minimum) "),
        "@where": re.compile(r" (?:where|which zone) "),
        "@when": re.compile(r" when "),
        "@who": re.compile(r" (?:who|whose) "),
        "@what": re.compile(r" what (?:is|are|s|does|do) "),
        "@how": re.compile(r" how (?:do|to|does|can|is) "),
    },
    "ja": {
        "#": re.compile(r"何[枚体回人個つ]|いくつ|上限|下限"),
        "@where": re.compile(r"どこ"),
        "@when": re.compile(r"いつ"),
        "@who": re.compile(r"誰|どっち|どちら"),
        "@what": re.compile(r"とは|って何"),
        "@how": re.compile(r"やり方|手順|どうやって"),
    },
    "zh": {
        "#": re.compile(r"几|多少|上限|下限"),
        "@where": re.compile(r"哪里|哪个|去哪|放哪|在哪"),
        "@when": re.compile(r"什么时候|何时"),
        "@who": re.compile(r"谁"),
        "@what": re.compile(r"是什么|什么是|是啥|什么意思"),
        "@how": re.compile(r"怎么|怎样|如何"),
    },
}
"""What is asked for, and by which words: a number, a place, a time, somebody, what, or how."""
NUMBER = "#"
"""Stands in a question for "how many", and among the words of a rule for a number."""
ASKED = 2.5
"""What it counts that two questions ask for the same; words are counted by rarity."""
_IS_NUMBER = re.compile(r"\d|\b(?:one|two|three|four|five|six|once)\b")
_VALUE = re.compile(r"\d{2,}|\b0\b")
"""A number that may stand in a question two times, as where two of them are compared."""
_SAME: Mapping[str, str] = {"en": "same", "ja": "同じ", "zh": "一样"}
_BOTH: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(r" both "),
    "ja": re.compile(r"どちらも|どっちも|両方|お互い|同士"),
    "zh": re.compile(r"都|双方"),
}
"""Beside one value, it is that of two cards: "both have 1800"."""
_OTHER, _ACROSS = 0.8, 0.3
"""What counts beside a word of the rules another word, and two letters in a row of which only
one is of such a word, as where 的 comes before it."""
_RUN = re.compile(r"[0-9]+|[^\s0-9]+")
"""A number is a word of its own also where no spaces are written."""
_CHARACTER, _LONE_CHARACTER = 0.8, 0.5
"""What a single Chinese character counts, in a word of the rules and elsewhere."""
_LEAST_SLIP, _SLIP = 4, 80
"""The shortest word of English that may be mistyped, and how like another it has to be."""


class Telling:
    """How one language is told: what players say is put into the words of rules."""

    def __init__(
        self, language: str, meant: Mapping[str, str], glossary: Iterable[str]
    ) -> None:
        self._english = language == "en"
        self._asking = dict.fromkeys(map(folded, _ASKING[language]))
        self._asked, self._same = _ASKED[language], _SAME[language]
        self._both = _BOTH[language]
        settled = {plain(said): plain(for_it) for said, for_it in meant.items()}
        self._meant = _settled(
            {said: for_it for said, for_it in settled.items() if said and for_it}
        )
        begins: dict[str, set[int]] = defaultdict(set)
        for said in self._meant:
            parts = self._split(said)
            begins[parts[0]].add(len(parts))
        self._begins = {part: sorted(long, reverse=True) for part, long in begins.items()}
        of_rules = {plain(each) for each in (*glossary, *meant.values())}
        self._forms = Forms(each for each in of_rules if len(each) > 1)
        self._stems = {stem(word) for each in of_rules for word in each.split()}
        self._known = {word for said in self._meant for word in said.split()} | {*self._asking}
        self._put_right: Callable[[str], str] = lru_cache(maxsize=1000)(self._nearest)

    def know(self, texts: Iterable[str]) -> None:
        """The words that are no slips: those of `texts`, too."""
        self._known |= {word for text in texts for word in plain(text).split()}

    def question(self, typed: str) -> Mapping[str, float]:
        """The parts of a question, and what each counts; and what it asks for."""
        parts = plain(typed).split()
        if self._english:
            parts = [word if word in self._known else self._put_right(word) for word in parts]
        said = self._in_words_of_rules(f" {' '.join(parts)} ")
        values = _VALUE.findall(said)
        if len({*values}) < len(values) or (len(values) == 1 and self._both.search(said)):
            said = f"{said}{self._same} "
        asks = {kind: 1.0 for kind, asking in self._asked.items() if asking.search(said)}
        return {**self._parts(said), **asks}

    def asks(self, typed: str) -> bool:
        """Whether it has words that only ask, and is not a row of words to be looked for."""
        parts = self._split(plain(typed))
        return any(word in parts for word in self._asking)

    def text(self, said: str) -> Mapping[str, float]:
        """The parts of what a rule says, and whether there is a number."""
        number = {NUMBER: 1.0} if _IS_NUMBER.search(said) else {}
        return {**self._parts(self._in_words_of_rules(f" {plain(said)} ")), **number}

    def _split(self, plain: str) -> Sequence[str]:
        """The words of English, or the letters where no spaces are written."""
        return plain.split() if self._english else plain

    def _in_words_of_rules(self, plain: str) -> str:
        """What players say, the longest first, in the words of rules; each part once."""
        parts, between = self._split(plain), " " if self._english else ""
        at, said = 0, list[str]()
        while at < len(parts):
            for count in self._begins.get(parts[at], ()):
                meant = self._meant.get(between.join(parts[at : at + count]))
                if meant is not None:
                    said.append(meant)
                    at += count
                    break
            else:
                said.append(parts[at])
                at += 1
        return f" {between.join(said)} "

    def _parts(self, said: str) -> dict[str, float]:
        if self._english:
            stems = [stem(word) for word in said.split() if word not in self._asking]
            return {each: 1.0 if each in self._stems else _OTHER for each in stems}
        for each in self._asking:
            said = said.replace(each, " ")
        found = dict[str, float]()
        for word in _RUN.findall(said):
            for part, counts in self._pieces(word):
                found[part] = max(found.get(part, 0.0), counts)
        return found

    def _pieces(self, word: str) -> Iterator[tuple[str, float]]:
        """Two letters in a row and single characters of what is written without spaces."""
        if word.isascii() or len(word) == 1:
            yield word, 1.0
            return
        inside = [0] * len(word)
        for number, (at, end) in enumerate(self._forms.spans(word), 1):
            inside[at:end] = [number] * (end - at)
        for at, (one, other) in enumerate(pairwise(inside)):
            yield word[at : at + 2], _ACROSS if one != other else 1.0 if one else _OTHER
        for letter, number in zip(word, inside, strict=True):
            if "\u4e00" <= letter <= "\u9fff":
                yield letter, _CHARACTER if number else _LONE_CHARACTER

    def _nearest(self, word: str) -> str:
        """The known word that was meant, or the word itself."""
        if len(word) < _LEAST_SLIP or not word.isalpha():
            return word
        near = process.extractOne(
            word, sorted(self._known), scorer=fuzz.ratio, score_cutoff=_SLIP
        )
        return word if near is None else near[0]


def plain(text: str) -> str:
    """The words of `text`, folded, with a space between them."""
    return " ".join(words(text.replace("'", "").replace("’", "")))


def _settled(meant: Mapping[str, str]) -> Mapping[str, str]:
    """What is meant in the end, where what is meant is said for something else; and itself."""
    found = dict[str, str]()
    for said in meant:
        seen, for_it = {said}, meant[said]
        while for_it in meant and for_it not in seen:
            seen.add(for_it)
            for_it = meant[for_it]
        found[said] = for_it
    return {**{each: each for each in found.values()}, **found}
