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
    [one] One line names no card of Duel Party that is known here: { $lines }. It was left out.
   *[other] { $count } lines name no card of Duel Party that is known here: { $lines }. They were left out.
}
deck-unreadable-party = This is no deck of Duel Party. A file has a line “Partner” with a card below, then a line “Deck” with 59 cards, one name on each line.
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
party-fault-size = A deck of Duel Party has 60 cards with its partner; this one has { $count }.
party-fault-partners = A deck has one partner; this one has { $count }.
party-fault-partner = { $card } cannot be a partner: it has to be a creature of cost 5 or more.
party-fault-civilization = { $card } has a civilization that the partner does not have.
party-fault-duplicate = { $card } is there more than once.
party-fault-banned = { $card } is banned.
party-fault-zone = { $card } starts the game elsewhere than in the deck.
party-fault-unknown = There is no card No. { $code } here.
party-fault-unfound = { $card } cannot be played yet: its civilizations or its power were not found.
