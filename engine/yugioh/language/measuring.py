"""A noun that measures cards against a number."""

from engine.yugioh.language.amounts import Amount
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards, Noun
from engine.yugioh.language.terms import Stat


@word
class WithAtMost(Noun):
    """Such cards whose number is no more than that; a card without it is not meant."""

    stat: Stat
    amount: Amount
    of: Cards
