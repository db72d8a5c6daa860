-- What was told by the order of its rows in a file is told by a number.
CREATE TABLE puzzles_solved_in_order (
    n INTEGER PRIMARY KEY AUTOINCREMENT, -- in this order they have solved it
    place INTEGER NOT NULL,     -- a server, or a person in private
    day INTEGER NOT NULL,       -- 20261129
    puzzle TEXT NOT NULL,
    person INTEGER NOT NULL,
    UNIQUE (place, day, puzzle, person)
);
INSERT INTO puzzles_solved_in_order (place, day, puzzle, person)
    SELECT place, day, puzzle, person FROM puzzles_solved ORDER BY rowid;
DROP TABLE puzzles_solved;
ALTER TABLE puzzles_solved_in_order RENAME TO puzzles_solved;

CREATE TABLE deck_shares_in_order (
    n INTEGER PRIMARY KEY AUTOINCREMENT, -- in this order they were shared
    key TEXT NOT NULL UNIQUE,      -- cannot be guessed: whoever has it may see and copy the deck
    owner INTEGER NOT NULL,
    owner_name TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    cards TEXT NOT NULL,           -- JSON: {"main": [code, …], "extra": […], "side": […]}
    shared_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
INSERT INTO deck_shares_in_order (key, owner, owner_name, game, name, cards, shared_at)
    SELECT key, owner, owner_name, game, name, cards, shared_at FROM deck_shares
    ORDER BY shared_at, rowid;
DROP TABLE deck_shares;
ALTER TABLE deck_shares_in_order RENAME TO deck_shares;
CREATE INDEX deck_shares_owner ON deck_shares (owner);

-- A seat changes hands in one write of the program, which does the same in every database.
DROP TRIGGER hand_over;

DROP INDEX events_open;
CREATE INDEX events_open ON events (guild) WHERE open = 1;
