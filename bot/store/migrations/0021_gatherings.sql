-- Open tables at which more than two gather, and who sits there.
CREATE TABLE gatherings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    guild INTEGER,
    channel INTEGER NOT NULL,
    message INTEGER,
    opener INTEGER NOT NULL,
    language TEXT NOT NULL,
    agreement TEXT NOT NULL,       -- JSON
    expires INTEGER NOT NULL,      -- seconds since 1970
    state TEXT NOT NULL
        CHECK (state IN ('open', 'laying', 'begun', 'closed', 'expired'))
);
CREATE INDEX gatherings_open ON gatherings (expires) WHERE state = 'open';

CREATE TABLE sitting (
    n INTEGER PRIMARY KEY AUTOINCREMENT, -- in this order they have sat down
    gathering INTEGER NOT NULL REFERENCES gatherings (id),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    deck TEXT,                     -- JSON; NULL: not ready yet
    ready TEXT NOT NULL,           -- its key, where it is a ready one
    UNIQUE (gathering, user)
);
ALTER TABLE matches ADD COLUMN gathering INTEGER;  -- of which the duel came
