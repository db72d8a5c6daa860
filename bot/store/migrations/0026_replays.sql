-- Of each duel that is over, how it was told: readable without the rules and cards of that time.
CREATE TABLE replays (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    format INTEGER NOT NULL,
    made_by TEXT NOT NULL,         -- the version of the program
    told BLOB NOT NULL             -- empty: it could not be told any more
);

-- The servers to which a player has shown a duel: everybody there may watch it.
CREATE TABLE replay_shares (
    match INTEGER NOT NULL REFERENCES matches (id),
    guild INTEGER NOT NULL,
    PRIMARY KEY (match, guild)
) WITHOUT ROWID;
