"""A duel in English."""

from cards.talk.en import battles, effects, nouns
from cards.talk.en.faults import FAULTS, PARTS
from cards.talk.en.layout import LAYOUT
from cards.talk.en.sentences import sentence
from cards.talk.tongue import Tongue, messages
from cards.text.en.terms import POSITION, rank

__all__ = ["ENGLISH", "battles", "effects"]

ENGLISH = Tongue(
    words=messages("en"),
    sentence=sentence,
    name=nouns.name,
    noun=nouns.name,
    whose=nouns.whose,
    where=nouns.where,
    listing=nouns.listing,
    together=" ".join,
    whose_phase=nouns.whose_phase,
    kind=nouns.kind,
    nature=nouns.nature,
    rank=rank,
    phases=nouns.PHASES,
    only_main_phase="Main Phase",
    positions=POSITION,
    timings=nouns.TIMINGS,
    level="Level {level}",
    numbers="ATK {attack} / DEF {defense}",
    board=LAYOUT,
    faults=FAULTS,
    parts=PARTS,
)
