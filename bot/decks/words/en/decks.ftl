# Decks: bringing, keeping, showing and checking them.
deck-description = Your decks
deck-import-description = Keep a deck from a .ydk file, a ydke:// link or an Omega code
deck-import-file = A .ydk file
deck-import-link = A ydke:// link or an Omega code
deck-import-name = What to call the deck; otherwise it is called after the file
deck-list-description = The decks you keep here
deck-show-description = The cards of one of your decks
deck-delete-description = Delete one of your decks
deck-check-description = Everything that keeps a deck from being played in a format, or by a ban list
deck-option = One of your decks
deck-option-format = The format to play in
deck-option-list = A ban list to keep to
deck-compare-description = How two of your decks differ, or what two ban lists make of one
deck-compare-other = The deck to compare it with
deck-compare-list = Or the first of two ban lists
deck-compare-other-list = The second of two ban lists

deck-view-description = A deck in pictures and words: cards in groups, counts, curve of Levels
deck-view-curve = Cards by { $step }
deck-view-latin = -# The pictures are in English, since no typeface for this language is installed where the bot runs.
deck-view-codes = -# Its link, its codes and its file: `/deck show`
deck-height = { $kind ->
    [rank] Rank { $height }
    [link] Link-{ $height }
   *[level] Level { $height }
}
deck-property = { $property }
deck-view-strangers = -# What is grey cannot be played here yet; see `/deck check`.
deck-group-unknown = Cards that cannot be played here
deck-hand-description = An opening hand drawn from a deck
deck-hand-heading = ### A sample hand of { $name } ({ $format })
deck-hand-empty = There is no card in the Main Deck to draw.
deck-hand-draw = Draw a sample hand
deck-hand-again = Draw again
deck-hand-gone = This deck is not kept here any more.

deck-part = { $part ->
    [extra] Extra Deck
    [side] Side Deck
   *[main] Main Deck
}
deck-size = Main Deck { $main } · Extra Deck { $extra } · Side Deck { $side }
deck-default-name = Deck
deck-and-more = … and { $count } more

deck-import-one = Please give either a `.ydk` file, or a `ydke://` link or Omega code: one of the two.
deck-import-not-fetched = The file could not be fetched from Discord. Nothing was changed; please try again.
deck-not-kept = ### The deck was not kept
deck-unreadable-too-big = This is { $kibibytes } KiB; a deck list has { $most } KiB at most. Is it the right file?
deck-unreadable-not-text = This file is not text, so it is no deck list. Please give the `.ydk` file that your deck editor wrote (encoded as UTF-8).
deck-unreadable-empty = There is not one card in it. A `.ydk` file has one passcode per line below `#main`.
deck-unreadable-line = Line { NUMBER($line, useGrouping: 0) } is neither a passcode nor a comment: { $text }
deck-unreadable-link = A `ydke://` link has three parts, each followed by `!`. This one is incomplete or damaged; please copy it again, whole.
deck-unreadable-links = There is more than one deck code. Please give one at a time.
deck-unreadable-code = There is neither a `ydke://` link nor an Omega code in this, or the code is damaged. Please copy it again, whole.
deck-unreadable-ygoprodeck = This is the address of a deck on YGOPRODeck. Nothing is fetched from other sites. Open the page there, copy the deck as a `ydke://` link (or download its `.ydk` file), and give that to `/deck import`.
deck-unreadable-part = The { deck-part } in this `ydke://` link is damaged. Please copy the link again, whole.
deck-unreadable-too-many = The { deck-part } has { $count } cards. No more than { $most } can be kept.
deck-unknown = { $count ->
    [one] One passcode in it belongs to no card we know:
   *[other] { $count } different passcodes in it belong to no card we know:
}
deck-unknown-advice = Cards are added with time. Until then, please exchange these and import the deck again.
deck-unknown-lines = { $count ->
    [one] `{ $code }` (line { $lines })
   *[other] `{ $code }` (lines { $lines })
}
deck-bad-name = A deck’s name has between 1 and { $most } characters. Please choose another with `name`.
deck-too-many = You keep { $most } decks, as many as there is room for. Delete one with `/deck delete` first.
deck-kept = ### { $name } is kept
deck-replaced = It takes the place of the deck you had under this name. Should you want that one back:
deck-legal = **{ $format }**: ready to play
deck-not-legal = **{ $format }**: not playable yet
deck-checked = ### { $name }: { $format }
deck-checked-legal = Nothing is wrong with it; it is ready to play.
deck-checked-faults = { $count ->
    [one] One thing has to be put right:
   *[other] { $count } things have to be put right:
}
deck-checked-lists = -# By ban list:
deck-checked-list = **{ $list }**: { $count ->
    [0] nothing is wrong
    [one] one problem
   *[other] { $count } problems
}
deck-no-lists = No ban list has been imported here.
deck-no-such-list = There is no ban list { $list }. Those in force: { $lists }.
deck-price = { $count } × { $card } ({ $points } each)
deck-points = { $points ->
    [one] one point
   *[other] { $points } points
}
deck-overspent = By { $list } the deck costs { $spent } points, and { $most } are allowed: save { $over }. It has { $cards }.
deck-limit = { $most ->
    [0] Forbidden
    [1] Limited
    [2] Semi-Limited
   *[other] Unlimited
}
deck-compare-one = Please name either another deck, or two ban lists: one of the two.
deck-compared = ### { $first } and { $second }
deck-compared-part = **{ deck-part }**: { $first } and { $second } cards, { $same } of them the same
deck-compared-more = { $name } alone:
deck-compared-lists = ### { $name } under { $first } and { $second }
deck-compared-alike = Both lists treat every card of the deck alike.
deck-compared-list = **{ $list }**: { $count ->
    [0] nothing is wrong
    [one] one problem
   *[other] { $count } problems
}
deck-list-heading = ### Your decks ({ $count } of { $most })
deck-list-empty = You keep no decks yet. Bring one with `/deck import`: a `.ydk` file, a `ydke://` link or an Omega code. Or look at a ready deck below, and copy it.
deck-list-legend = -# Main Deck / Extra Deck / Side Deck · the formats it is ready for
deck-list-nowhere = in no format yet; see `/deck check`
deck-none-named = You keep no deck named { $name }. `/deck list` shows those you have.
deck-no-such-format = There is no format { $format }. The formats: { $formats }.
deck-game-gone = { $name } belongs to a game that is not played here now. The deck stays kept.
deck-copies = { $count } × { $card }
deck-link = To copy it into another program:
deck-omega = As an Omega code:
deck-omega-too-long = -# As an Omega code this deck would be too long for a message; please take the attached file.
deck-delete-ask = Delete **{ $name }**? ({ $size })
deck-delete-yes = Delete
deck-delete-no = Keep
deck-deleted = **{ $name }** is deleted. Should you want it back, give this to `/deck import`:
deck-delete-gone = This deck was deleted already.
deck-delete-kept = Nothing was deleted.
