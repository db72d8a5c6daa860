-- Decks that people show to others, as they were then.
CREATE TABLE deck_shares (
    key TEXT PRIMARY KEY,          -- cannot be guessed: whoever has it may see and copy the deck
    owner INTEGER NOT NULL,
    owner_name TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    cards TEXT NOT NULL,           -- JSON: {"main": [code, …], "extra": […], "side": […]}
    shared_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
CREATE INDEX deck_shares_owner ON deck_shares (owner, shared_at);
