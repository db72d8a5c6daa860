-- Who makes routine choices himself, and a name for the answers given where he does not.
ALTER TABLE people ADD COLUMN chooses INTEGER NOT NULL DEFAULT 0;

CREATE TABLE answers_by_more (
    match INTEGER NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,          -- JSON: a list of whole numbers
    digest TEXT NOT NULL,
    given_by TEXT NOT NULL
        CHECK (given_by IN ('player', 'pace', 'clock', 'practice', 'routine')),
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO answers_by_more SELECT match, n, seat, answer, digest, given_by FROM answers;
DROP TABLE answers;
ALTER TABLE answers_by_more RENAME TO answers;
