-- What people say is played otherwise than printed; each says it of a card once on a server.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    card INTEGER NOT NULL,
    guild INTEGER,              -- where it holds; NULL: said in private
    reader INTEGER NOT NULL,
    language TEXT NOT NULL,
    words TEXT NOT NULL,
    "match" INTEGER,            -- the duel in which it was said, after so many answers
    answers INTEGER,
    made INTEGER NOT NULL,      -- seconds since 1970
    stand TEXT NOT NULL         -- open, taken-back, true or false
);
CREATE UNIQUE INDEX reports_once ON reports (game, card, reader, coalesce(guild, 0));
CREATE INDEX reports_standing ON reports (game, stand, guild);

-- Who would accept a challenge with cards that the challenger has to agree to first.
CREATE TABLE counters (
    id INTEGER PRIMARY KEY,
    challenge INTEGER NOT NULL REFERENCES challenges (id),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    deck TEXT NOT NULL,         -- JSON
    ready TEXT NOT NULL,
    takes TEXT NOT NULL,        -- JSON: the states of cards that are to be agreed to
    message INTEGER,            -- where the challenger is asked
    version INTEGER NOT NULL,   -- grows with every other deck
    UNIQUE (challenge, user)
);
