"""Custom ids of what is pressed at a replay; `side` is that of a seat, or "-": everybody's."""

from bot.shared.ids import Id

OPEN = Id("replay:{match:int}")
"""Shows a replay from its start, to the presser alone."""
GO = Id("replay-go:{match:int}:{side:key(3)}:{step:int(6)}:{act:back|on|turn-back|turn-on}")
"""Goes on or back, by a step or a turn, from that step."""
TURN = Id("replay-turn:{match:int}:{side:key(3)}")
"""The menu of turns; the values are their steps."""
VIEW = Id("replay-view:{match:int}:{side:key(3)}:{step:int(6)}")
"""The menu of those from whose side it can be seen."""
FILE = Id("replay-file:{match:int}:{side:key(3)}:{kind:text|json|page}")
"""Hands it out as a file."""
SHARE = Id("replay-share:{match:int}")
"""Shows everybody here that it can be watched."""
