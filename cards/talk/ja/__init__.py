"""A duel in Japanese."""

from cards.talk.ja import battles, nouns
from cards.talk.ja.faults import FAULTS, PARTS
from cards.talk.ja.layout import LAYOUT
from cards.talk.ja.sentences import sentence
from cards.talk.tongue import Tongue, messages
from cards.text.ja.terms import POSITION, TIMING, rank

__all__ = ["JAPANESE", "battles"]

JAPANESE = Tongue(
    words=messages("ja"),
    sentence=sentence,
    name=nouns.name,
    noun=nouns.noun,
    whose=nouns.whose,
    where=nouns.where,
    listing=nouns.listing,
    together="".join,
    whose_phase=nouns.whose_phase,
    kind=nouns.kind,
    nature=nouns.nature,
    rank=rank,
    phases=nouns.PHASES,
    only_main_phase="メインフェイズ",
    positions=POSITION,
    timings=TIMING,
    level="レベル{level}",
    numbers="攻撃力{attack}／守備力{defense}",
    board=LAYOUT,
    faults=FAULTS,
    parts=PARTS,
)
