-- Who is called to a duel of a server, and where; and when that last happened for a duel.
CREATE TABLE moderators (
    guild INTEGER PRIMARY KEY,
    role INTEGER,
    channel INTEGER             -- NULL: where the duel is
);
CREATE TABLE moderator_calls (
    "match" INTEGER PRIMARY KEY REFERENCES matches (id),
    user INTEGER NOT NULL,
    words TEXT NOT NULL,
    made INTEGER NOT NULL       -- seconds since 1970
);
