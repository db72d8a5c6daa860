"""What an official answer comes to: yes or no, where its Japanese says so without doubt.

The answers are regular: the question ends in a verb ("…発動できますか？"), and some sentence of
the answer ends in the same one, affirmed or denied ("…発動する事はできません"). Only sentences
that speak of what was asked count. Where they disagree, or set a condition that the question
does not have, it depends. Every text is gone through once, from its beginning to its end.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from unicodedata import normalize

from engine.core.book import Verdict

_ASKS_WHAT = re.compile(
    "どう|どの|どれ|どこ|どんな|どっち|それとも|いくつ|いくら|なぜ|何故|誰"
    "|どちら(?!でも|も|か|の場合)|いつ(?!でも)|何(?!か|ら|も|度でも|回でも)"
)
_ASKS_DENIED = re.compile("(?:ません|ないの?です|なくなります)か$|しか|のみ|だけ")
_MUST = re.compile("なけ?ればなりません$|なければいけません$")
_DENIES_NOTHING = re.compile(
    "(?:構い|かまい|変わり|違いはあり|わけではあり|限り|問題あり)ません$"
)
_ASKS_ABLE = re.compile(
    "(?:でき|可能|[えけせてねべめ]|[えけせてねべめれげ]られ)(?:ます|です)か$"
)
_DENIED = re.compile(
    "^いいえ$|(?:ません|ませんでした|ないです|[れきえ]なくなります|なくなる(?:事|こと)になります|ない(?:事|こと)[にと]なります)$"
)
_AFFIRMED = re.compile("(?:ます|です|ました)$|^はい$")
_ABLE = re.compile(
    "(?:[えけせてねべめ]|でき|出来)ま(?:す|せん)$|可能(?:です|ではありません|[にと]なります)$"
    "|でき(?:なくなります|る(?:事|こと)[にと]なります)$"
)
_KEY_DENIED = re.compile("[ぁ-ん]{0,6}(?:ず|ないで|なく)(?:、|に)")
_ASIDE_DENIED = re.compile("ませんが$")
_ASIDE_AFFIRMED = re.compile("(?:ます|です)が$")
_WORD = re.compile("[一-龥々]+|[ァ-ヴー]+|[\ue000-\uf8ff]")
_FROM = re.compile("([一-龥々]+|[ァ-ヴー]+)から")
_ONLY = re.compile("のみ|だけ(?!で[なは])|に限|しか|なければ(?!なりません|いけません)|ない限り")
_NAMES_WHICH = re.compile(
    "(?:のみ|だけ)(?:です|[にと]なります|となる(?:事|こと)になります)$|同様です$"
)
_DEFINES = re.compile("(?:効果|カード|モンスター)(?:です|[にと]なります)$")
_QUOTED = re.compile("『[^』]*』")
_AS_ASKED = re.compile("質問の|上記の|その場合|この場合|その際|この時|その時")
_GOES_ON = re.compile("[ぁ-ん]{0,3}、")
_FOLLOWS = re.compile(
    "その場合(?!でも)|その際|この際|なお|また|しかしながら|ただし|その後|さらに"
)
_CONCLUDES = re.compile("したがって|よって|つまり|そのため|このため")
_OF_NO_WORD = frozenset(
    ("事", "自体", "可能", "場合", "時", "際", "行", "度", "回", "体", "枚")
)
_DEFINED = ("効果", "カード", "モンスター")
_LEADS_UP = (
    *("は", "が", "ので", "ため", "ば", "でも", "ても", "限り", "状況で", "状態で", "なら"),
    *("場合", "場合も", "場合は", "場合には", "時", "時に", "時には", "際", "際に", "際には"),
)
"""So end the parts of a sentence that only lead up to what it says."""
_IF_NOT = re.compile(
    "な(?:い|かった|く(?:なる|なった|なっている|る))(?:場合|時|際|状況|限り)[にはで]*$"
)
_NOT = re.compile("ない|なく|なかった|ません|ず[、に]|以外|のみ|空き")
_IFS = ("ば", "なら")
_CONDITIONS = (*_IFS, "限り", "場合", "場合は", "場合には", "時", "時には", "際には")
_NEAR, _NEAR_ABLE = 11, 16
"""How far from its word a sentence that says something of it may end at most."""
_COUNTED = "回体枚度"
_BARE = 22
"""How long an answer of one word is at most, such as "発動できません"."""
_KNOWN = 0.7
"""A condition was in the question if so great a part of its words was."""
_MOST = 6_000
"""No more characters of a text are looked at."""
_FIRST_LETTER, _MOST_NAMES = "\ue000", 6_000


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A sentence by its parts, and whether it affirms (or denies) what it says last."""

    parts: tuple[str, ...]
    affirms: bool

    @property
    def begin(self) -> str:
        """Its first part."""
        return self.parts[0]

    @property
    def end(self) -> str:
        """What it says after all that leads up to it."""
        at = len(self.parts) - 1
        while at and not self.parts[at - 1].endswith(_LEADS_UP):
            at -= 1
        return "、".join(self.parts[at:])

    @property
    def able(self) -> bool:
        """Whether it is about what one can do, or cannot."""
        return bool(_ABLE.search(self.parts[-1]))


def verdict(title: str, question: str, answer: str) -> Verdict:
    """What the answer says to the question of the title, as far as that is beyond doubt."""
    if "調整中" in answer:
        return Verdict.PENDING
    plain = _Plain()
    asked, told, said = (plain.text(each) for each in (title, question, answer))
    asked = asked.rstrip("?。 \n")
    aim = asked.rpartition("、")[2]
    if not asked.endswith("か") or _ASKS_WHAT.search(asked) or _ASKS_DENIED.search(aim):
        return Verdict.READ
    sentences = tuple(_sentences(said))
    if "か?" in asked and "か?また" not in asked:
        return Verdict.READ
    many = plain.lettered or "か?" in asked
    known = _Known(asked, told)
    if (bare := _bare(sentences, known)) and not many:
        return bare
    if "場合によります" in said:
        return Verdict.DEPENDS
    if many:
        alike = bare and sentences[0].begin.startswith("いずれ")
        return bare if bare and alike else Verdict.DEPENDS
    return _with_remarks(_judged(aim, sentences, known) or Verdict.READ, aim, plain.remarks)


def _with_remarks(found: Verdict, aim: str, remarks: str) -> Verdict:
    """It depends where a remark in brackets says the opposite of the same in another case."""
    if found not in (Verdict.YES, Verdict.NO):
        return found
    key = _key(aim)
    opposed = any(
        each.affirms is (found is Verdict.NO)
        and any(map(_is_other, each.parts[:-1]))
        and _tells(each, _unquoted(each.end), key, aim)
        for each in _sentences(remarks)
    )
    return Verdict.DEPENDS if opposed else found


def _is_other(part: str) -> bool:
    """Whether it is a condition, and not the one of the question."""
    return part.endswith(_CONDITIONS) and not _AS_ASKED.search(part)


class _Plain:
    """Texts without brackets, each name of a card as one letter, the same in all of them.

    `lettered` is whether any of them numbers several questions, or answers, by letters,
    `remarks` what stood in the brackets of the last one, each on a line.
    """

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self.lettered = False
        self.remarks = ""

    def text(self, text: str) -> str:
        """The plain text; what is quoted of an effect is one part of its sentence."""
        text = normalize("NFKC", text[:_MOST])
        self.lettered = self.lettered or "(B)" in text
        found, remarks, name = list[str](), list[str](), list[str]()
        names = quotes = brackets = 0
        for letter in text:
            if letter == "\n":
                names = quotes = brackets = 0
                name.clear()
            names, quotes = names + (letter == "「"), quotes + (letter == "『")
            brackets += letter == "("
            kept = remarks if brackets else found
            if names:
                name.append(letter)
            elif letter not in "()" and not (quotes and letter in "、。"):
                kept.append(letter)
            if brackets and letter == ")":
                brackets -= 1
                remarks.append("\n")
            quotes = max(0, quotes - (letter == "』"))
            if letter == "」" and names:
                names -= 1
                if not names:
                    kept.append(self._letter("".join(name)))
                    name.clear()
        self.remarks = "".join(remarks)
        return "".join(found)

    def _letter(self, name: str) -> str:
        place = min(len(self._names), _MOST_NAMES)
        return self._names.setdefault(name, chr(ord(_FIRST_LETTER) + place))


class _Known:
    """The words of a question, by which it is known whether a condition was in it."""

    def __init__(self, asked: str, told: str) -> None:
        text = f"{asked}\n{told}"
        self._denies = bool(_NOT.search(asked))
        self._words = frozenset(_WORD.findall(text))
        self._said = frozenset(_WORD.findall(_unquoted(text)))

    def lacks(self, part: str, sentence: _Sentence) -> bool:
        """Whether it affirms something only if something is not, which was not asked."""
        return sentence.affirms and not self._denies and bool(_IF_NOT.search(part))

    def whole(self, text: str) -> bool:
        """Whether every word of `text` is in the question."""
        return set(_WORD.findall(text)) - _OF_NO_WORD <= self._words

    def strictly(self, text: str) -> bool:
        """Whether every word of `text` is in it, outside what it quotes."""
        return set(_WORD.findall(text)) - _OF_NO_WORD <= self._said

    def mostly(self, text: str) -> bool:
        """Whether most words of `text` are in it, and every name."""
        words = _WORD.findall(text)
        there = [word for word in words if word in self._words]
        names = [word for word in words if word >= _FIRST_LETTER]
        return len(there) >= _KNOWN * len(words) and all(each in there for each in names)


def _sentences(said: str) -> Iterator[_Sentence]:
    for line in said.splitlines():
        for sentence in line.split("。"):
            text = sentence.strip()
            denies = bool(_DENIED.search(text)) and not _MUST.search(text)
            if _DENIES_NOTHING.search(text):
                continue
            if denies or _AFFIRMED.search(text) or _MUST.search(text):
                yield _Sentence(tuple(text.split("、")), not denies)


def _bare(sentences: Sequence[_Sentence], known: _Known) -> Verdict | None:
    """What an answer says that begins with one word."""
    if not sentences:
        return None
    first = "、".join(sentences[0].parts)
    if len(first) > _BARE or _ONLY.search(first) or not known.whole(first):
        return None
    if any(known.lacks(part, sentences[0]) for part in sentences[0].parts[:-1]):
        return None
    if any(each.begin.startswith("ただし") for each in sentences[1:]):
        return Verdict.DEPENDS
    if (not sentences[0].affirms) in _concluded(sentences):
        return Verdict.DEPENDS
    return _of(sentences[0].affirms)


def _judged(aim: str, sentences: Sequence[_Sentence], known: _Known) -> Verdict | None:
    """What the sentences say that end in the verb of `aim`; None where none does."""
    key = _key(aim)
    if not key or key >= _FIRST_LETTER:
        return None
    telling = [each for each in sentences if _tells(each, _unquoted(each.end), key, aim)]
    telling = telling or [
        each
        for each in sentences
        if each.able and "ない" not in each.end and _tells(each, each.end, key, aim)
    ]
    if all(_FOLLOWS.match(each.begin) and each is not sentences[0] for each in telling):
        return None
    under = {each.affirms for each in telling if _is_conditional(each, known)}
    plain = {each.affirms for each in telling if not _is_conditional(each, known)}
    asides = {said for each in telling for said in _asides(key, each)}
    concluded = _concluded(sentences) | {True for each in sentences if _does(each, key)}
    if not plain or len(plain | under | asides | concluded) > 1:
        return Verdict.DEPENDS
    return _of(plain == {True})


def _key(aim: str) -> str:
    """The last word of `aim` that says something; "" where there is none."""
    words = [word for word in _WORD.findall(aim) if word not in _OF_NO_WORD]
    return words[-1].lstrip(_COUNTED) or words[-1] if words else ""


def _concluded(sentences: Sequence[_Sentence]) -> set[bool]:
    """What one can do, or cannot, by what is said to follow."""
    return {each.affirms for each in sentences if each.able and _CONCLUDES.match(each.begin)}


def _does(sentence: _Sentence, key: str) -> bool:
    """Whether it says that just that is what is done."""
    return sentence.affirms and sentence.end.endswith(
        (f"{key}する事になります", f"{key}することになります")
    )


def _unquoted(text: str) -> str:
    """The text without what it quotes of effects."""
    return _QUOTED.sub("", text)


def _tells(sentence: _Sentence, end: str, key: str, aim: str) -> bool:
    """Whether the `end` of the sentence says of that very thing whether it is so."""
    rest = end.rpartition(key)[2]
    if not _speaks_of(key, end) or _NAMES_WHICH.search(end):
        return False
    if len(rest) > (_NEAR_ABLE if sentence.able else _NEAR) and not _GOES_ON.match(rest):
        return False
    if _DEFINES.search(end) and key not in _DEFINED:
        return False
    if _ASKS_ABLE.search(aim) and sentence.affirms and not sentence.able:
        return False
    asked, said = set(_FROM.findall(aim)), set(_FROM.findall(end))
    return not asked or not said or bool(asked & said)


def _speaks_of(key: str, text: str) -> bool:
    """Whether the word stands in the text; one of a single letter does so alone."""
    words = _WORD.findall(text)
    return any(word.endswith(key) if len(key) > 1 else word == key for word in words)


def _is_conditional(sentence: _Sentence, known: _Known) -> bool:
    """Whether it holds only under a condition of which the question says nothing."""
    parts = tuple(map(_unquoted, sentence.parts))
    if any(_ONLY.search(part) for part in parts[-3:] if not part.endswith(("でも", "ても"))):
        return True
    start = 0
    for at, part in enumerate(parts[:-1]):
        if not part.endswith(_LEADS_UP):
            continue
        condition = "、".join(parts[start : at + 1])
        start = at + 1
        if not part.endswith(_CONDITIONS) or _AS_ASKED.match(part):
            continue
        if known.lacks(part, sentence):
            return True
        if not (known.strictly if part.endswith(_IFS) else known.mostly)(condition):
            return True
    return False


def _asides(key: str, sentence: _Sentence) -> Iterator[bool]:
    """What is affirmed or denied of the same in the middle of the sentence."""
    for part in map(_unquoted, sentence.parts[:-1]):
        if not _speaks_of(key, part):
            continue
        if _ASIDE_DENIED.search(part):
            yield False
        elif _ASIDE_AFFIRMED.search(part):
            yield True
    if any(map(_KEY_DENIED.match, sentence.end.split(key)[1:])):
        yield False


def _of(affirms: bool) -> Verdict:
    return Verdict.YES if affirms else Verdict.NO
