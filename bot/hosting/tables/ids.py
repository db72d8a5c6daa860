"""The custom ids of what can be pressed at a table of an event."""

from bot.shared.ids import Id

TABLE = Id("event-table:{table:int}:{act:here|start|report|confirm|deny|call}")
"""Comes to a table, begins the duel, reports a result, answers a report, calls for help."""
SCORE = Id("event-score:{table:int}")
"""The menu of the results that can be reported."""
