-- Events: what was set for them, every decision, who takes part with which deck, and their tables.
-- An event calls time on a duel: an act of its own, given by nobody at the table.
CREATE TABLE answers_with_time (
    match INTEGER NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,           -- JSON: a list of whole numbers
    digest TEXT NOT NULL,
    given_by TEXT NOT NULL
        CHECK (given_by IN ('player', 'pace', 'clock', 'practice', 'routine', 'event')),
    spent INTEGER,                  -- milliseconds of the seat's bank; NULL: it is as before
    act TEXT NOT NULL DEFAULT 'answer'
        CHECK (act IN ('answer', 'retract', 'surrender', 'draw', 'time')),
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO answers_with_time (match, n, seat, answer, digest, given_by, spent, act)
    SELECT match, n, seat, answer, digest, given_by, spent, act FROM answers;
DROP TABLE answers;
ALTER TABLE answers_with_time RENAME TO answers;

CREATE TABLE events (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- buttons of a draft that is gone name no other
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,                -- the announcement, once it is posted
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    organiser INTEGER NOT NULL,     -- who created it
    terms TEXT NOT NULL,
    rules TEXT NOT NULL,
    open INTEGER DEFAULT 1          -- 0: over or called off, and shown for the last time;
                                    -- NULL: a draft, which only whoever makes it sees
);
CREATE INDEX events_open ON events (guild) WHERE open;

CREATE TABLE event_records (
    event INTEGER NOT NULL REFERENCES events,
    number INTEGER NOT NULL,        -- from 0, without gaps
    record TEXT NOT NULL,
    by INTEGER,                     -- NULL: the bot
    at INTEGER NOT NULL,            -- seconds since 1970
    PRIMARY KEY (event, number)
) WITHOUT ROWID;

CREATE TABLE event_players (
    event INTEGER NOT NULL REFERENCES events,
    player INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    deck TEXT,                      -- NULL until they have handed one in
    deck_name TEXT NOT NULL DEFAULT '',
    ready TEXT NOT NULL DEFAULT '', -- the key of the deck, where it is a ready one
    PRIMARY KEY (event, player)
) WITHOUT ROWID;

CREATE TABLE event_tables (
    id INTEGER PRIMARY KEY,
    event INTEGER NOT NULL REFERENCES events,
    paired INTEGER NOT NULL,        -- the number of the record that paired it
    number INTEGER NOT NULL,        -- of the table in its round
    thread INTEGER,
    message INTEGER,
    here TEXT NOT NULL DEFAULT '[]',    -- the players who have come
    claim TEXT,                     -- a result that a player reports, until it is confirmed
    closed INTEGER NOT NULL DEFAULT 0,  -- 1: its thread is archived, or there is none
    UNIQUE (event, paired, number)
);

ALTER TABLE matches ADD COLUMN event_table INTEGER REFERENCES event_tables;
CREATE INDEX matches_of_events ON matches (event_table) WHERE event_table IS NOT NULL;

CREATE TABLE event_posts (
    event INTEGER NOT NULL REFERENCES events,
    record INTEGER NOT NULL,        -- the number of the record that it is about
    kind TEXT NOT NULL,             -- what it tells
    message INTEGER,                -- NULL where it cannot be shown anew
    PRIMARY KEY (event, record, kind)
) WITHOUT ROWID;

CREATE TABLE event_organisers (
    guild INTEGER PRIMARY KEY,
    role INTEGER NOT NULL           -- who has it may run events there
);

-- A pause that a moderator has made ends by a moderator, or by itself.
ALTER TABLE pauses ADD COLUMN moderated INTEGER NOT NULL DEFAULT 0;
