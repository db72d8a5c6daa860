# The cards of a table, read one by one.
cards-read = Read a card …
cards-shown-by = Shown by { $player }
cards-play = Play or read a card …
cards-can-act = Can be chosen
cards-copies = { $card } ×{ $count }
cards-pile = { $title } ({ $count }) …
cards-there = { $name } ({ $where })
cards-back = Back
cards-changed = { $name } { $now } (printed: { $printed })
cards-not-now = { $action } (not now): { $reasons }
cards-of-number = { $action } { $number }
cards-of-effect = { $action } (“{ $effect }”)
cards-moved = The board has changed since then. Please open the card again.
by-rule = { $why } ({ $rule })
number-of-alike = {" "}({ $number })
