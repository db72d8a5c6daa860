"""The custom ids of what is pressed before an event, and of looking into it."""

from bot.shared.ids import Id

JOIN = Id("event-join:{event:int}")
LEAVE = Id("event-leave:{event:int}")
"""Asks whether one is sure to leave, before the start or after it."""
SURE = Id("event-sure:{event:int}:{act:leave|drop|stay}")
HERE = Id("event-here:{event:int}")
"""Checks in."""
MINE = Id("event-deck:{event:int}")
"""Shows one's own deck."""
CHOOSE = Id("event-choose:{event:int}")
"""The menu of decks to join with, or to bring instead."""
IN = Id("event-in:{event:int}:{language:en|ja|zh}")
"""Shows the announcement to the presser in that language."""
PLAYERS = Id("event-players:{event:int}:{page:int(3)}")
TURN = Id("event-players-turn:{event:int}:{page:int(3)}")
"""Turns to another page of those who play."""
RULES = Id("event-rules:{event:int}")
