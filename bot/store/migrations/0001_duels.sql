-- Duels, their seats and every accepted answer; what servers set; whom we last heard in which language.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    practice INTEGER NOT NULL DEFAULT 0,
    guild INTEGER,
    channel INTEGER NOT NULL,      -- where the board is: a thread, or the channel itself
    parent INTEGER NOT NULL,       -- the channel in which the duel was asked for
    language TEXT NOT NULL,
    pace REAL NOT NULL,            -- seconds before a window is shown or passed
    decision_seconds INTEGER NOT NULL,
    unilateral INTEGER NOT NULL,
    board_message INTEGER,
    surrendering INTEGER,          -- the seat that asks its opponent's consent
    status TEXT NOT NULL DEFAULT 'laid' CHECK (status IN ('laid', 'open', 'over', 'stopped')),
    ending TEXT,                   -- JSON: how it ended, where not by the rules of the game
    began_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    ended_at TEXT
);
CREATE INDEX matches_open ON matches (channel) WHERE status = 'open';

CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER,                  -- NULL: the built-in opponent
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    panel_channel INTEGER,
    panel_message INTEGER,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seats_user ON seats (user);

CREATE TABLE answers (
    match INTEGER NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,          -- JSON: a list of whole numbers
    digest TEXT NOT NULL,
    given_by TEXT NOT NULL CHECK (given_by IN ('player', 'pace', 'clock', 'practice')),
    PRIMARY KEY (match, n)
) WITHOUT ROWID;

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    guild INTEGER,
    channel INTEGER NOT NULL,
    message INTEGER,
    challenger INTEGER NOT NULL,
    challenger_name TEXT NOT NULL,
    challenger_language TEXT NOT NULL,
    challenged INTEGER NOT NULL,
    challenged_name TEXT NOT NULL,
    deck TEXT NOT NULL,            -- JSON: the challenger's deck
    language TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'accepted', 'closed'))
);

CREATE TABLE guild_settings (
    guild INTEGER PRIMARY KEY,
    pace REAL NOT NULL,
    decision_seconds INTEGER NOT NULL,
    unilateral INTEGER NOT NULL
);

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    language TEXT NOT NULL
);
