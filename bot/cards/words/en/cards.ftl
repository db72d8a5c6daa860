# Looking up a card.
card-description = A card: what it is and what it does
card-option = The card’s name in any language, or its passcode
card-passcode = Passcode { $code }
card-show = Show a card
card-gone = This card is no longer here.
card-playable = Can be dueled with here.
card-not-playable = Cannot be dueled with here yet.
card-text-official = Official text, imported from { $source }.
card-text-fan = Text of a fan translation, imported from { $source }.
card-text-foreign = Only known in another language ({ $other }).
card-pendulum-text = Pendulum Effect
card-monster-text = Monster
card-archetypes = Archetypes: { $names }
card-rules = Rules
card-rules-heading = ### Rules that the words of { $name } touch
card-rules-none = No rule of the book speaks of the words of { $name }.
card-decks = My decks
card-decks-heading = ### Your decks with { $name }
card-decks-none = None of the decks you keep here has { $name } in it.
card-decks-part = { $part }: { $count }
limit-none = Unlimited
limit-copies = { $count ->
    [0] Forbidden
    [1] Limited (1)
    [2] Semi-Limited (2)
   *[other] At most { $count }
}
limit-not-in = Not allowed by { $lists }
limit-points = { $count ->
    [one] One point
   *[other] { $count } points
}
mentioned-command = Cards in this message
mentioned-heading = ### Cards in this message
mentioned-for = (for “{ $typed }”)
mentioned-missing = Not found: { $names }
mentioned-deck = Deck
mentioned-unreadable = A deck that cannot be read
mentioned-nothing = This message has neither a card’s name in double brackets, such as \[\[Kuriboh]], nor a deck (the text of a `.ydk` file, a `ydke://` link or an Omega code).
