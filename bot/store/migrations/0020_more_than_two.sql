-- More than two at a table: one goes out while the others play on, by an act of its own.
CREATE TABLE answers_with_leaving (
    match INTEGER NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,           -- JSON: a list of whole numbers
    digest TEXT NOT NULL,           -- of everything that had happened before it
    given_by TEXT NOT NULL
        CHECK (given_by IN ('player', 'pace', 'clock', 'practice', 'routine', 'event')),
    spent INTEGER,                  -- milliseconds of a bank
    act TEXT NOT NULL DEFAULT 'answer'
        CHECK (act IN ('answer', 'retract', 'surrender', 'draw', 'time', 'leave')),
    reached TEXT,                   -- what it led to; NULL: kept before there was any
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO answers_with_leaving (match, n, seat, answer, digest, given_by, spent, act, reached)
    SELECT match, n, seat, answer, digest, given_by, spent, act, reached FROM answers;
DROP TABLE answers;
ALTER TABLE answers_with_leaving RENAME TO answers;

-- Who of more than two has agreed to what was proposed: JSON, a list of seats.
ALTER TABLE matches ADD COLUMN agreed TEXT NOT NULL DEFAULT '[]';  -- to the draw that is offered
ALTER TABLE matches ADD COLUMN leaving TEXT NOT NULL DEFAULT '[]'; -- JSON: seats that go out soon
ALTER TABLE pauses ADD COLUMN agreed TEXT NOT NULL DEFAULT '[]';   -- to the pause that is asked for
