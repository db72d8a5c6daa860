"""A duel in Chinese."""

from cards.talk.tongue import Tongue, messages
from cards.talk.zh import battles, nouns
from cards.talk.zh.faults import FAULTS, PARTS
from cards.talk.zh.layout import LAYOUT
from cards.talk.zh.sentences import sentence
from cards.text.zh.terms import POSITION, TIMING, rank

__all__ = ["CHINESE", "battles"]

CHINESE = Tongue(
    words=messages("zh"),
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
    only_main_phase="主要阶段",
    positions=POSITION,
    timings=TIMING,
    level="等级{level}",
    numbers="攻击力{attack}／守备力{defense}",
    board=LAYOUT,
    faults=FAULTS,
    parts=PARTS,
)
