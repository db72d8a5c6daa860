"""Which language the names and texts of a source are in."""

import re

from cards.sources.problems import ImportProblem


def _words(said: str) -> frozenset[str]:
    return frozenset(said.split())


_KANA = re.compile("[ぁ-ゖァ-ヺ]")
_HAN = re.compile("[一-鿿]")
_HANGUL = re.compile("[가-힣]")
_LATIN = re.compile(r"[a-zà-ÿ]+")
_SIMPLIFIED = frozenset("发动场怪兽区这张对个从组灵召卡过时选择为该")
_TRADITIONAL = frozenset("發動場區這張對個從組靈過時選擇為該獸")
_COMMON = {
    "English": _words("the of your you this it its from with and or to"),
    "French": _words("le la les des une du vous votre cette ou et"),
    "German": _words("der die das den du ein eine dein deine und oder"),
    "Spanish": _words("el los las del una tu esta este puedes en y"),
    "Italian": _words("il gli dei della puoi questa tuo tua una e di"),
    "Portuguese": _words("o os do da dos seu você este uma um e"),
}
_ONE_IN = 20
"""Where one character in so many is kana, the text is Japanese."""


def language_of(name: str, sample: str) -> str:
    """The language of a sample of names and texts; ImportProblem for one we do not speak."""
    han, kana, hangul = (len(each.findall(sample)) for each in (_HAN, _KANA, _HANGUL))
    words = _LATIN.findall(sample.lower())
    if hangul > han + kana and hangul > len(words):
        raise ImportProblem(name, "speaks Korean; we know English, Japanese and Chinese")
    if han + kana > len(words):
        if kana * _ONE_IN > han + kana:
            return "ja"
        simplified = sum(sample.count(each) for each in _SIMPLIFIED - _TRADITIONAL)
        traditional = sum(sample.count(each) for each in _TRADITIONAL - _SIMPLIFIED)
        if traditional > simplified:
            raise ImportProblem(name, "speaks Traditional Chinese; we know Simplified")
        return "zh"
    heard = {
        language: sum(word in common for word in words) for language, common in _COMMON.items()
    }
    likeliest = max(heard, key=lambda language: heard[language])
    if likeliest != "English":
        raise ImportProblem(
            name, f"speaks {likeliest}; we know English, Japanese and Simplified Chinese"
        )
    return "en"
