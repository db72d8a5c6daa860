-- What players agree on before they duel; challenges to anybody, which expire; what is left to tidy up after a duel.
CREATE TABLE challenges_with_terms (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    guild INTEGER,
    channel INTEGER NOT NULL,
    message INTEGER,
    challenger INTEGER NOT NULL,
    challenger_name TEXT NOT NULL,
    challenger_language TEXT NOT NULL,
    challenged INTEGER,            -- NULL: whoever accepts first
    challenged_name TEXT NOT NULL, -- '' as long as that is nobody
    deck TEXT NOT NULL,            -- JSON: the challenger's deck
    ready TEXT NOT NULL DEFAULT '',-- its key, where it is a ready one
    language TEXT NOT NULL,
    agreement TEXT NOT NULL DEFAULT '{}',  -- JSON: ban list, length, clock, who goes first
    expires INTEGER NOT NULL DEFAULT 0,    -- in seconds since 1970
    status TEXT NOT NULL DEFAULT 'open'
        CHECK (status IN ('open', 'accepted', 'declined', 'taken_back', 'expired'))
);
INSERT INTO challenges_with_terms
    (id, game, format, guild, channel, message, challenger, challenger_name,
     challenger_language, challenged, challenged_name, deck, language, expires, status)
    SELECT id, game, format, guild, channel, message, challenger, challenger_name,
           challenger_language, challenged, challenged_name, deck, language,
           CAST(strftime('%s', 'now') AS INTEGER) + 3600,
           CASE status WHEN 'closed' THEN 'declined' ELSE status END
    FROM challenges;
DROP TABLE challenges;
ALTER TABLE challenges_with_terms RENAME TO challenges;
CREATE INDEX challenges_open ON challenges (expires) WHERE status = 'open';

ALTER TABLE matches ADD COLUMN agreement TEXT NOT NULL DEFAULT '{}';
ALTER TABLE matches ADD COLUMN challenge INTEGER;      -- of which the duel came
ALTER TABLE matches ADD COLUMN tidied INTEGER NOT NULL DEFAULT 2;   -- 1: the result is told, 2: the thread is archived
UPDATE matches SET tidied = 0 WHERE status IN ('laid', 'open');
CREATE INDEX matches_untidied ON matches (id) WHERE tidied < 2;

ALTER TABLE seats ADD COLUMN ready TEXT NOT NULL DEFAULT '';   -- the key of its deck, where that is a ready one

-- Surrender takes effect at once, unless a server sets it otherwise from now on.
UPDATE guild_settings SET unilateral = 1;

-- What moderators did to duels of others.
CREATE TABLE moderation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    guild INTEGER NOT NULL,
    moderator INTEGER NOT NULL,
    act TEXT NOT NULL CHECK (act IN ('stop', 'hold', 'resume')),
    reason TEXT NOT NULL,
    at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
