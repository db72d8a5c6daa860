# Decks of Duel Masters: their parts, how they are written, and what can be wrong with them.
card-code = No. { $code } here
deck-part-party = Deck
deck-part-partner = Partner
deck-size = Partner { $partner } · deck { $party }
deck-hand-empty = The deck has no cards to draw.
deck-edit-move = { $part ->
    [party] Move one to the deck
   *[partner] Make it the partner
}
deck-change-partner = Make it the partner
deck-change-party = Move one to the deck
deck-party-code = To copy it to another bot:
deck-read-strange = { $count ->
    [one] One line names no Duel Party card that is known here, so it was left out: { $lines }
   *[other] { $count } lines name no Duel Party card that is known here, so they were left out: { $lines }
}
deck-unreadable-party = This is not a Duel Party deck. A file has a line “Partner” with one card below it, then a line “Deck” with 59 cards, one name per line.
deck-unreadable-too-many = The { $part } has { $count } cards. At most { $most } can be saved.
deck-unknown = { $count ->
    [one] One card is not known here:
   *[other] { $count } cards are not known here:
}
deck-unknown-lines = { $count ->
    [one] `{ $code }` (line { $lines })
   *[other] `{ $code }` (lines { $lines })
}
limit-copies = { $count ->
    [0] Forbidden
   *[other] At most { $count }
}
party-fault-size = A Duel Party deck has 60 cards including its partner; this one has { $count }.
party-fault-partners = A deck has one partner; this one has { $count }.
party-fault-partner = { $card } cannot be a partner: it has to be a creature of cost 5 or more.
party-fault-civilization = { $card } has a civilization that the partner does not have.
party-fault-duplicate = { $card } is in the deck more than once.
party-fault-banned = { $card } is banned.
party-fault-zone = { $card } does not start the game in the deck, so it cannot be in it.
party-fault-unknown = There is no card No. { $code } here.
party-fault-unfound = { $card } cannot be played yet: its civilizations or its power were not found.
