# Looking up a card.
card-description = Look up a card: what it is and what it does
card-show = Show a card
card-gone = This card is no longer available here.
card-playable = Playable here.
card-not-playable = Not playable here yet.
card-text-official = Official text, imported from { $source }.
card-text-fan = Fan translation, imported from { $source }.
card-text-foreign = Only available in another language ({ $other }).
card-archetypes = Archetypes: { $names }
card-rules = Rules
card-rules-heading = ### Related rules: { $name }
card-rules-none = There are no related rules for { $name }.
card-decks = My decks
card-decks-heading = ### Your decks with { $name }
card-decks-none = None of your decks has { $name } in it.
card-decks-part = { $part }: { $count }
limit-none = Unlimited
limit-not-in = Not allowed in { $lists }
limit-points = { $count ->
    [one] One point
   *[other] { $count } points
}
mentioned-command = Cards in this message
mentioned-heading = ### Cards in this message
mentioned-for = (for “{ $typed }”)
mentioned-missing = Not found: { $names }
mentioned-deck = Deck
mentioned-unreadable = Unreadable deck
