-- What lets a duel go on after an update of the bot: fingerprints of all that was told and chosen.
ALTER TABLE answers ADD COLUMN reached TEXT;    -- with this answer; NULL: kept before there were any
ALTER TABLE matches ADD COLUMN begun TEXT;      -- before the first answer; NULL: nothing is told yet
UPDATE matches SET begun = 'unknown';

-- The whole logs of duels that an update has stopped: they cannot be told from their answers.
CREATE TABLE told_logs (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,         -- who was told it; -1: everybody
    language TEXT NOT NULL,
    log BLOB NOT NULL,             -- JSON, compressed: the turns, each with its heading and lines
    PRIMARY KEY (match, seat, language)
) WITHOUT ROWID;
