-- How the time of players is counted, and how much of it is left.
ALTER TABLE guild_settings ADD COLUMN clock TEXT NOT NULL DEFAULT 'casual';
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT 'casual';

-- What an answer took from the bank of its seat, in milliseconds; NULL: the bank is as before.
ALTER TABLE answers ADD COLUMN spent INTEGER;

-- The open decisions of a duel: of `seconds` that were left at `since`, and how often was warned.
CREATE TABLE clocks (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,       -- of the question
    seconds REAL NOT NULL,
    since REAL NOT NULL,           -- seconds since 1970
    warned INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;

-- Until when the bot is known to have run: what comes after is nobody's time.
CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL               -- seconds since 1970
);

-- Duels that a pause is asked for, or that are paused.
CREATE TABLE pauses (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    asked_by INTEGER,              -- the seat that asks for it; NULL once there is a pause
    since REAL,                    -- seconds since 1970; NULL: it is only asked for
    until REAL                     -- when the duel goes on by itself
);

-- The hours in which a person's clock stands still in duels by correspondence.
CREATE TABLE quiet_hours (
    user INTEGER PRIMARY KEY,
    zone TEXT NOT NULL,            -- such as Europe/Berlin
    begins INTEGER NOT NULL,       -- the hour of the day, 0 to 23
    ends INTEGER NOT NULL
);
