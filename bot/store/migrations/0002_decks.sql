-- The decks people keep with us, each under a name of its own.
CREATE TABLE decks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    owner INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,          -- the name as it is compared: case and width make no difference
    cards TEXT NOT NULL,           -- JSON: {"main": [code, …], "extra": […], "side": […]}
    revision INTEGER NOT NULL DEFAULT 1,
    kept_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    UNIQUE (owner, folded)
);
