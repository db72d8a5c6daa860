-- Who takes part in the ladder of a server, from when on; and whether duels of events count there.
CREATE TABLE ladder_members (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    since REAL NOT NULL,           -- seconds since 1970
    PRIMARY KEY (guild, user)
) WITHOUT ROWID;
CREATE TABLE ladder_settings (
    guild INTEGER PRIMARY KEY,
    events INTEGER NOT NULL        -- 1: duels at tables of events count
);
-- Each duel that counts, once.
CREATE TABLE ladder_results (
    match INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    at REAL NOT NULL,              -- when it ended, in seconds since 1970
    one INTEGER NOT NULL,
    other INTEGER NOT NULL,
    score REAL NOT NULL            -- of one: 1.0, 0.5 or 0.0
);
CREATE INDEX ladder_results_guild ON ladder_results (guild, at);
CREATE INDEX ladder_results_one ON ladder_results (one);
CREATE INDEX ladder_results_other ON ladder_results (other);
