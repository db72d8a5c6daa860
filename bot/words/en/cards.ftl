# Looking up a card.
card-description = A card: what it is and what it does
card-option = The card’s name in any language, or its passcode
card-passcode = Passcode { $code }
card-unknown = There is no card { $name } here, at least not yet.
card-nearest = Did you mean one of these?
card-show = Show a card
card-gone = This card is no longer here.
