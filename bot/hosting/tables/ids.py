"""The custom ids of what can be pressed at a table of an event."""

from bot.shared.ids import Id

TABLE = Id("event-table:{table:int}:{act:here|start|report|confirm|deny|call}")
"""Comes to a table, begins the duel, reports a result, denies a report, calls for help.

`confirm` stands in older messages: it does not say which report is meant.
"""
CONFIRM = Id("event-table:{table:int}:{first:int(1)}-{second:int(1)}:confirm")
"""Confirms the report of that result, the wins of the first player first."""
SCORE = Id("event-score:{table:int}")
"""The menu of the results that can be reported."""
