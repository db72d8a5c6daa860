-- The board of a duel as words, as a picture or as both: for each person, and for boards on a server.
ALTER TABLE people ADD COLUMN shown TEXT NOT NULL DEFAULT 'words'
    CHECK (shown IN ('words', 'picture', 'both'));
ALTER TABLE people ADD COLUMN shade TEXT NOT NULL DEFAULT 'dark'
    CHECK (shade IN ('dark', 'light'));
ALTER TABLE guild_settings ADD COLUMN board TEXT NOT NULL DEFAULT 'words'
    CHECK (board IN ('words', 'picture', 'both'));
ALTER TABLE matches ADD COLUMN board TEXT NOT NULL DEFAULT 'words'
    CHECK (board IN ('words', 'picture', 'both'));
