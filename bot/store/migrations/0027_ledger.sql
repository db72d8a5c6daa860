-- When each answer was accepted, in seconds since 1970; NULL of those kept before.
ALTER TABLE answers ADD COLUMN at REAL;

-- What the bot itself told in a duel beside what the game tells, in this order.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    answers INTEGER NOT NULL,      -- how many had been given
    at REAL NOT NULL,
    seats TEXT NOT NULL,           -- JSON: who was told; nobody named: everybody
    remark TEXT NOT NULL           -- JSON: the key of its words, and their facts
);
CREATE INDEX notices_of_match ON notices (match);
