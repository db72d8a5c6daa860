"""What can be wrong with a deck, in English."""

PARTS = {"main": "Main Deck", "extra": "Extra Deck", "side": "Side Deck"}
FAULTS = {
    "unknown_card": (
        "The card with the passcode {code} cannot be played here yet: take it out of the deck."
    ),
    "unknown_named": "{card} cannot be played here yet: take it out of the deck.",
    "is_a_token": "{card} is a Token, which no deck may hold: take it out of the deck.",
    "too_few": "The {part} has {count}, but needs at least {least}: add {difference}.",
    "too_many": "The {part} has {count}, but may have at most {most}: take out {difference}.",
    "belongs_in_main": "{card} belongs in the Main Deck: move it there.",
    "belongs_in_extra": "{card} belongs in the Extra Deck: move it there.",
    "too_many_copies": (
        "{card} is in the deck {times} times, but at most {most} copies are allowed in the "
        "Main Deck, Extra Deck and Side Deck together: take out {difference}."
    ),
    "dated": "{list} ({since})",
    "forbidden": "{card} is Forbidden by {list}: take it out of the deck.",
    "limited": (
        "{card} is in the deck {times} times, but {list} allows at most {most} in "
        "the Main Deck, Extra Deck and Side Deck together: take out {difference}."
    ),
}
