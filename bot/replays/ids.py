"""Custom ids of what is pressed at a replay.

`side` is that of a seat, "-": everybody's, or "all": of all together; `look` is how the table
is shown.
"""

from bot.shared.ids import Id

_WHERE = "{match:int}:{side:key(3)}:{step:int(6)}:{look:words|picture}"
OPEN = Id("replay:{match:int}")
"""Shows a replay from its start, to the presser alone."""
GO = Id(f"replay-go:{_WHERE}:{{act:back|on|turn-back|turn-on}}")
"""Goes on or back, by a step or a turn, from that step."""
TURN = Id("replay-turn:{match:int}:{side:key(3)}:{look:words|picture}")
"""The menu of turns; the values are their steps."""
VIEW = Id(f"replay-view:{_WHERE}")
"""The menu of those from whose side it can be seen."""
LOOK = Id(f"replay-look:{_WHERE}")
"""Shows that step with the table as words, or as a picture."""
PLAY = Id(f"replay-play:{_WHERE}")
"""Goes on by itself from that step."""
STOP = Id(f"replay-stop:{_WHERE}")
"""Goes on by itself no longer."""
FILE = Id("replay-file:{match:int}:{side:key(3)}:{kind:text|json|page}")
"""Hands it out as a file."""
ELSE = Id("replay-else:{match:int}:{side:key(3)}:{turn:int(5)}")
"""Tells what that side decided from that turn on, and what else there was to choose."""
SHARE = Id("replay-share:{match:int}")
"""Shows everybody here that it can be watched."""
SIDE = Id("replay-side:{match:int}")
"""Lays the presser's own side open to all who may watch."""
