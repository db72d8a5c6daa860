# Decks: bringing, keeping, showing and checking them.
deck-description = Your decks
deck-paste-title = Paste a deck list
deck-paste-label = One card per line, number of copies first
deck-paste-again = Correct the list
deck-import-name = The deck's name (the file's name if you leave it out)
deck-list-description = List your decks
deck-show-description = Show the cards of a deck, with its link, codes and file
deck-delete-description = Delete one of your decks
deck-check-description = Check whether a deck is legal in a format, or by a ban list
deck-option = One of your decks
deck-option-format = The format to play in
deck-option-list = The ban list to check against
deck-compare-description = Compare two of your decks, or one deck under two ban lists
deck-compare-other = The deck to compare it with
deck-compare-list = Or: the first of two ban lists
deck-compare-other-list = The second of two ban lists

deck-view-curve = Cards by { $step }
deck-view-latin = -# The pictures are in English because the bot's computer has no font for this language.
deck-view-codes = -# Export: `/deck show`
deck-view-strangers = -# Cards in grey are not playable here yet; see `/deck check`.
deck-group-unknown = Not playable here
deck-hand-description = Draw a sample opening hand from a deck
deck-hand-heading = ### Sample hand: { $name } ({ $format })
deck-hand-draw = Draw a sample hand
deck-hand-again = Draw again
deck-hand-gone = This deck is no longer saved here.

deck-part-heading = **{ $part } ({ $count })**
deck-told = { $what }: { $told }
deck-listing-mark = {"; "}
deck-default-name = Deck

deck-import-not-fetched = Discord did not deliver the file. Nothing was changed; please try again.
deck-not-kept = ### Not saved
deck-unreadable-too-big = This file is { $kibibytes } KiB; a deck list can be { $most } KiB at most. Is it the right file?
deck-read-line = line { NUMBER($line, useGrouping: 0) } (“{ $text }”)
deck-read-passed = { $count ->
    [one] One line was not read: { $lines }
   *[other] { $count } lines were not read: { $lines }
}
deck-read-titles = { $count ->
    [one] One line at the top was taken for a title, not a card: { $lines }
   *[other] { $count } lines at the top were taken for titles, not cards: { $lines }
}
deck-moved = { $count ->
    [one] One card belongs in the { $part } and was moved there: { $cards }
   *[other] { $count } cards belong in the { $part } and were moved there: { $cards }
}
deck-unclear = { $count ->
    [one] On one line it is not clear which card is meant:
   *[other] On { $count } lines it is not clear which card is meant:
}
deck-unclear-readings = { $line } can mean { $cards }
deck-unclear-nearest = { $line }. Nearest: { $cards }
deck-unknown-advice = More cards are added over time. Until then, please replace these and import the deck again.
deck-bad-name = A deck's name can have 1 to { $most } characters. Please choose another with `name`.
deck-too-many = You already have { $most } saved decks, and no more can be saved. Delete one with `/deck delete` first.
deck-kept = ### Saved “{ $name }”
deck-replaced = It replaces your earlier deck with this name. To get that one back, import this:
deck-stands = { $count ->
    [one] **One card**: { $told }
   *[other] **{ $count } cards**: { $told }
}
deck-cards-played = { $how ->
    [rules] { $count } by the rules
    [part] { $count } partly by hand
    [hand] { $count } by hand
   *[none] { $count } not playable here
}
deck-asked = { $count ->
    [one] -# In duels against people, the opponent has to agree to one of them (by hand, or not confirmed). Practice needs no agreement.
   *[other] -# In duels against people, the opponent has to agree to { $count } of them (by hand, or not confirmed). Practice needs no agreement.
}
deck-legal-without = **{ $format }**: legal without the unplayable cards
deck-not-legal-without = **{ $format }**: not legal, even without the unplayable cards
deck-beyond = -# Too far from a legal deck in: { $formats }
deck-problems = Show all problems
deck-take-out = Remove unplayable cards
deck-taken-out = { $count ->
    [one] Saved. One card that cannot be played was removed.
   *[other] Saved. { $count } cards that cannot be played were removed.
}
deck-taken-out-none = Every card of this deck can be played. Nothing was changed.
deck-taken-out-all = None of these cards can be played here, so nothing was removed. Play a similar ready deck, or delete this one with `/deck delete`.
deck-alike = Play a similar ready deck
deck-edit-problem = { $part }: { $count } · { $problem }
deck-legal = **{ $format }**: legal (no ban list applied)
deck-not-legal = **{ $format }**: not legal
deck-more-faults = … and { $count } more: `/deck check` names them all
deck-checked = ### { $name }: { $format }
deck-checked-legal = No problems: the deck is legal.
deck-checked-faults = { $count ->
    [one] One problem:
   *[other] { $count } problems:
}
deck-checked-alike = { $fault } The same applies to: { $cards }
deck-checked-lists = -# By ban list:
deck-checked-list = **{ $list }**: { $count ->
    [0] no problems
    [one] one problem
   *[other] { $count } problems
}
deck-no-such-list = There is no ban list “{ $list }”. Available lists: { $lists }.
deck-price = { $count } × { $card } ({ $points } each)
deck-points = { $points ->
    [one] one point
   *[other] { $points } points
}
deck-overspent = Under { $list }, the deck costs { $spent } points; { $most } are allowed, so it is { $over } over. Cards that cost points: { $cards }.
deck-compare-one = Please choose either another deck or two ban lists, not both.
deck-compared = ### { $first } and { $second }
deck-compared-part = **{ $part }**: { $first } and { $second }, with { $same } in common
deck-compared-more = Only in { $name }:
deck-compared-lists = ### { $name } under { $first } and { $second }
deck-compared-alike = Both lists treat every card in this deck the same.
deck-compared-list = **{ $list }**: { $count ->
    [0] no problems
    [one] one problem
   *[other] { $count } problems
}
deck-list-heading = ### Your decks ({ $count } of { $most })
deck-list-nowhere = not legal in any format; see `/deck check`
deck-none-named = You have no deck “{ $name }”. `/deck list` shows your decks.
deck-no-such-format = There is no format “{ $format }”. The formats: { $formats }.
deck-game-gone = “{ $name }” is for a game that is not available here at the moment. The deck stays saved.
deck-copies = { $count } × { $card }
deck-delete-ask = Delete **{ $name }**? ({ $size })
deck-delete-yes = Delete
deck-delete-no = Keep
deck-deleted = Deleted **{ $name }**. To get it back, give this to `/deck import`:
deck-deleted-for-good = Deleted **{ $name }**.
deck-delete-gone = This deck has already been deleted.
deck-delete-kept = Nothing was deleted.
