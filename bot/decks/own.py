"""What this room keeps of people: their decks, and those they have shown to others."""

from bot.shared.own_data import Rows

OWN = (
    Rows(
        "decks",
        "owner",
        ("name", "game", "cards", "kept_at"),
        as_json=("cards",),
        beside=("name", "folded"),
    ),
    Rows(
        "deck_shares",
        "owner",
        ("key", "owner_name", "name", "game", "cards", "shared_at"),
        as_json=("cards",),
        beside=("owner_name", "name"),
    ),
)
