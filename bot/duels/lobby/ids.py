"""The custom ids of challenges and open tables."""

from bot.shared.ids import Id

ANSWER = Id("challenge:{challenge:int}:{act:accept|decline|back}")
"""Accepts a challenge, declines it or takes it back."""
DECK = Id("challenge:{challenge:int}:deck")
"""The menu of decks that a challenge can be accepted with."""
IN = Id("challenge-in:{challenge:int}:{language:en|ja|zh}")
"""Shows a challenge to the presser in that language."""
CARDS = Id("challenge-cards:{challenge:int}")
"""Names the challenger's cards that have to be agreed to."""
COUNTER = Id("counter:{counter:int}:{version:int}:{act:agree|decline|cards}")
"""Agrees to the cards that somebody would accept with, declines, or names them."""
GATHERING = Id("gathering:{gathering:int}:{act:join|ready|leave|start|close|fill|empty}")
"""Sits down at an open table, is ready or not, stands up; or what its opener does there."""
GATHERING_IN = Id("gathering-in:{gathering:int}:{language:en|ja|zh}")
"""Shows an open table to the presser in that language."""
HOUSE = Id("gathering:{gathering:int}:house")
"""The menu of rules of the house of an open table."""
GATHERED_DECK = Id("gathering:{gathering:int}:deck")
"""The menu of decks with which somebody at an open table can play."""
