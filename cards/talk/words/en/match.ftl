# A Match: how it stands, and the exchange with the Side Deck between two Duels.
match-score = Duel { $number } of { $most } · { $one } { $first }–{ $second } { $other }
exchange-main = Take out of the Main Deck
exchange-extra = Take out of the Extra Deck
exchange-side = Put in from the Side Deck
exchange-uneven = Take out as many cards as you put in. Now: { $given } out, { $taken } in.
exchange-extra-deck = The Extra Deck would have { $now ->
    [one] 1 card
   *[other] { $now } cards
} instead of { $before }. Exchange Extra Deck monsters only for each other.
