-- What judges do at their desk, beside what moderators did by commands.
CREATE TABLE moderation_at_a_desk (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    guild INTEGER NOT NULL,
    moderator INTEGER NOT NULL,
    act TEXT NOT NULL CHECK (act IN
        ('stop', 'hold', 'resume', 'look', 'clock', 'undo', 'ruling', 'result', 'draw')),
    reason TEXT NOT NULL,
    seat INTEGER,                   -- whom it was about; NULL: nobody
    seconds INTEGER,                -- that were given or taken
    at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
INSERT INTO moderation_at_a_desk (id, match, guild, moderator, act, reason, at)
    SELECT id, match, guild, moderator, act, reason, at FROM moderation;
DROP TABLE moderation;
ALTER TABLE moderation_at_a_desk RENAME TO moderation;
CREATE INDEX moderation_of_match ON moderation (match);

-- Time of a bank that a judge gave or took, once so many answers had been given.
CREATE TABLE corrections (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    answers INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    seconds INTEGER NOT NULL
);
CREATE INDEX corrections_of_match ON corrections (match);
