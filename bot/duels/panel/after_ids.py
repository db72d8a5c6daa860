"""The custom ids of what can be pressed once a duel is over, and to give one up."""

from bot.shared.ids import Id

AFTER = Id("after:{match:int}:{act:rematch|decks|publish|shuffle}")
"""Does something about a duel that is over; the shuffle can be checked during it too."""
LEVEL = Id("again:{match:int}:{act:easier|harder}")
"""Begins another practice duel with the same decks, against a weaker or stronger opponent."""
PRACTISE = Id("practise")
"""Begins a practice duel with a ready deck."""
LESSON = Id("lesson")
"""Begins the first duel, in which each thing is said when it is first met."""
SURRENDER = Id("surrender:{match:int}:{act:yes|duel|no}")
"""Gives a duel or a match up, or the duel under way of a match, or plays on."""
WHICH = Id("surrender-which:{user:int(20)}")
"""The menu of one's duels, one of which is to be given up."""
