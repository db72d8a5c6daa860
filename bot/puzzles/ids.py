"""The custom ids of what can be pressed below a puzzle."""

from bot.shared.ids import Id

PUZZLE = Id("puzzle:{act:solve|hint|solution}:{day:int(8)}:{puzzle:key(40)}")
"""Begins the puzzle for the presser, or tells them how it goes."""
IN = Id("puzzle-in:{day:int(8)}:{puzzle:key(40)}:{language:en|ja|zh}")
"""Shows the presser the puzzle in another language than its post is written in."""
