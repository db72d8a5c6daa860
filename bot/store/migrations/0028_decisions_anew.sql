-- Decisions that are made anew: what was answered since leads nowhere, and stays where it is.
CREATE TABLE answers_with_rewinding (
    match INTEGER NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,           -- JSON: a list of whole numbers
    digest TEXT NOT NULL,           -- of everything that had happened before it
    given_by TEXT NOT NULL CHECK (given_by IN
        ('player', 'pace', 'clock', 'practice', 'routine', 'event', 'moderator')),
    spent INTEGER,                  -- milliseconds of a bank
    act TEXT NOT NULL DEFAULT 'answer'
        CHECK (act IN ('answer', 'retract', 'surrender', 'draw', 'time', 'leave', 'rewind')),
    reached TEXT,                   -- what it led to; NULL: kept before there was any
    at REAL,                        -- when it was accepted, in seconds since 1970
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO answers_with_rewinding
    (match, n, seat, answer, digest, given_by, spent, act, reached, at)
    SELECT match, n, seat, answer, digest, given_by, spent, act, reached, at FROM answers;
DROP TABLE answers;
ALTER TABLE answers_with_rewinding RENAME TO answers;

-- Who asks to decide anew, and who has agreed to it: JSON; NULL: nobody.
ALTER TABLE matches ADD COLUMN undoing TEXT;
