-- Puzzles: who has solved which, where and on which day; who was shown a solution; their posts.
CREATE TABLE puzzles_solved (
    place INTEGER NOT NULL,     -- a server, or a person in private
    day INTEGER NOT NULL,       -- 20261129
    puzzle TEXT NOT NULL,
    user INTEGER NOT NULL,
    UNIQUE (place, day, puzzle, user)
);
CREATE TABLE puzzles_shown (
    user INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    PRIMARY KEY (user, puzzle)
) WITHOUT ROWID;
CREATE TABLE puzzle_posts (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    place INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle TEXT NOT NULL
);
CREATE INDEX puzzle_posts_day ON puzzle_posts (place, day);
