"""What can be wrong with a deck, or with an exchange between two duels."""

from enum import StrEnum


class DeckFault(StrEnum):
    """Why a deck may not be played; the words of a fault go by its name."""

    UNKNOWN_CARD = "unknown_card"
    IS_A_TOKEN = "is_a_token"
    UNKNOWN_KIND = "unknown_kind"
    TOO_FEW = "too_few"
    TOO_FEW_UNLESS_NONE = "too_few_unless_none"
    TOO_MANY = "too_many"
    BELONGS_IN_MAIN = "belongs_in_main"
    BELONGS_IN_EXTRA = "belongs_in_extra"
    TOO_MANY_COPIES = "too_many_copies"
    FORBIDDEN = "forbidden"
    LIMITED = "limited"
    EXCHANGE_UNEVEN = "exchange_uneven"
    EXCHANGE_EXTRA_DECK = "exchange_extra_deck"
