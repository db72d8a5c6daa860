# Decks of Yu-Gi-Oh!: their parts, and how other programs write them.
deck-import-description = Save a deck: a file, a link or a code; leave all out to paste a list
deck-import-file = A .ydk file, or a text file with a card and its count on each line
deck-import-link = A ydke:// link or an Omega code
deck-paste-example = 3 Dark Magician
deck-import-one = Please give either a `.ydk` file, or a `ydke://` link or Omega code, not both.
deck-view-description = Show a deck in pictures and words: cards by kind, counts, Levels
deck-hand-empty = The Main Deck has no cards to draw.
deck-size = Main Deck { $main } · Extra Deck { $extra } · Side Deck { $side }
deck-unreadable-not-text = This file is not text, so it cannot be a deck list. Please give the `.ydk` file that your deck editor saved (UTF-8).
deck-unreadable-empty = It has no cards. A `.ydk` file has one passcode per line below `#main`; a list of names has lines such as “3 Dark Magician”.
deck-unreadable-line = Nothing in it could be read as a card. Line { NUMBER($line, useGrouping: 0) }, for one, is neither a passcode nor the name of a card: { $text }
deck-unreadable-link = A `ydke://` link has three parts, each followed by `!`. This one is incomplete or damaged; please copy the whole link again.
deck-unreadable-links = There is more than one deck code. Please give one at a time.
deck-unreadable-code = This has no `ydke://` link and no Omega code, or the code is damaged. Please copy the whole code again. A list of card names can be pasted: leave both options out.
deck-unreadable-ygoprodeck = This is the address of a deck on YGOPRODeck, and nothing is fetched from other sites. Open the page, copy the deck as a `ydke://` link (or download its `.ydk` file), and give that to `/deck import`.
deck-unreadable-page = This is the address of a web page, and nothing is fetched from other sites. Copy the deck there as a `ydke://` link (or download its `.ydk` file), and give that to `/deck import`.
deck-unreadable-part = The { $part } in this `ydke://` link is damaged. Please copy the whole link again.
deck-unreadable-too-many = The { $part } has { $count } cards. At most { $most } can be saved.
deck-read-marks = { $count ->
    [one] One line was taken for the beginning of a part: { $lines }. Usually that is `#main`, `#extra` or `!side`.
   *[other] { $count } lines were taken for beginnings of parts: { $lines }. Usually these are `#main`, `#extra` and `!side`.
}
deck-unclear-advice = Please correct the list and import it again. A line looks like “3 Dark Magician”; a passcode works in place of the name.
deck-unknown = { $count ->
    [one] One passcode is not known here:
   *[other] { $count } passcodes are not known here:
}
deck-unknown-lines = { $count ->
    [one] `{ $code }` (line { $lines })
   *[other] `{ $code }` (lines { $lines })
}
deck-limit = { $most ->
    [0] Forbidden
    [1] Limited
    [2] Semi-Limited
   *[other] Unlimited
}
deck-list-empty = You have no decks yet. Import one with `/deck import`: a `.ydk` file, a `ydke://` link or an Omega code. Or look at a ready deck below, and copy it.
deck-list-legend = -# Main Deck / Extra Deck / Side Deck · the formats it is legal in
deck-link = To copy it to another program:
deck-omega = As an Omega code:
deck-omega-too-long = -# The Omega code of this deck is too long for a message; please use the attached file.
deck-height = { $kind ->
    [rank] Rank { $height }
    [link] Link-{ $height }
   *[level] Level { $height }
}
deck-property = { $property }
deck-change-main = Move one to the Main Deck
deck-change-extra = Move one to the Extra Deck
deck-change-side = Move one to the Side Deck
deck-part-main = Main Deck
deck-part-extra = Extra Deck
deck-part-side = Side Deck
deck-edit-move = { $part ->
    [main] Move one to the Main Deck
    [extra] Move one to the Extra Deck
   *[side] Move one to the Side Deck
}
