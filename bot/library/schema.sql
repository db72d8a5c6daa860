-- The library. Written once by an import, then only read; a new import makes a new file.

CREATE TABLE sources (
    id INTEGER PRIMARY KEY,           -- a later import has a higher number
    key TEXT NOT NULL UNIQUE,         -- what an import of the same thing replaces
    format TEXT NOT NULL,
    name TEXT NOT NULL,
    dated TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    records INTEGER NOT NULL
);

-- What each source says of a card; `cards` and the tables below it are drawn from these.
CREATE TABLE described (
    source INTEGER NOT NULL REFERENCES sources (id),
    code INTEGER NOT NULL,
    official_id INTEGER,
    alias INTEGER,
    stats TEXT NOT NULL,              -- JSON, the fields of CardStats, `printings`, `also`
    archetypes TEXT NOT NULL,         -- JSON, names
    setcodes TEXT NOT NULL,           -- JSON, numbers
    PRIMARY KEY (source, code)
) WITHOUT ROWID;

CREATE TABLE texts (
    id INTEGER PRIMARY KEY,
    source INTEGER NOT NULL REFERENCES sources (id),
    code INTEGER NOT NULL,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    reading TEXT NOT NULL,
    text TEXT NOT NULL,
    second TEXT NOT NULL,
    origin TEXT NOT NULL,
    chosen INTEGER NOT NULL DEFAULT 0, -- the one that is shown of a card in a language
    UNIQUE (source, code, language)
);
CREATE INDEX texts_chosen ON texts (code, language) WHERE chosen;
CREATE INDEX texts_language ON texts (language, code, name, reading) WHERE chosen;

CREATE TABLE called (                 -- what a source calls the cards of a setcode
    source INTEGER NOT NULL REFERENCES sources (id),
    setcode INTEGER NOT NULL,
    language TEXT NOT NULL,
    place INTEGER NOT NULL,           -- 0 for the usual name, then others
    name TEXT NOT NULL,
    PRIMARY KEY (source, setcode, language, place)
) WITHOUT ROWID;

CREATE TABLE cards (
    code INTEGER PRIMARY KEY,
    official_id INTEGER UNIQUE,
    treated_as INTEGER
    -- and a column for each fact that the game declares
);

CREATE TABLE codes (                  -- every passcode, and the card it is an artwork of
    code INTEGER PRIMARY KEY,
    card INTEGER NOT NULL REFERENCES cards (code)
);
CREATE INDEX codes_card ON codes (card);

CREATE TABLE archetypes (
    card INTEGER NOT NULL REFERENCES cards (code),
    name TEXT NOT NULL,
    PRIMARY KEY (card, name)
) WITHOUT ROWID;
CREATE INDEX archetypes_name ON archetypes (name);

CREATE TABLE archetype_names (        -- how an archetype is called in each language
    archetype TEXT NOT NULL,          -- as in `archetypes`
    language TEXT NOT NULL,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (archetype, language, place)
) WITHOUT ROWID;

CREATE TABLE setcodes (
    card INTEGER NOT NULL REFERENCES cards (code),
    setcode INTEGER NOT NULL,
    PRIMARY KEY (card, setcode)
) WITHOUT ROWID;

CREATE TABLE made (                   -- the cards whose rules are understood
    code INTEGER PRIMARY KEY REFERENCES cards (code),
    kept TEXT NOT NULL,               -- the rules as the game keeps them
    version TEXT NOT NULL,            -- of the words they are kept in
    state TEXT NOT NULL,              -- how sure they are, by a key of the game
    hidden INTEGER NOT NULL,          -- whether players may be suspected of holding it
    key TEXT NOT NULL                 -- of the same key the same is made
);

CREATE TABLE faqs (
    official_id INTEGER PRIMARY KEY,
    source INTEGER NOT NULL REFERENCES sources (id),
    dated TEXT NOT NULL,
    passages TEXT NOT NULL,           -- JSON, [[effect, [line, …]], …]
    second TEXT NOT NULL,
    questions TEXT NOT NULL           -- JSON, ids
);

CREATE INDEX faqs_newest ON faqs (dated DESC, official_id DESC);

CREATE TABLE questions (
    id INTEGER PRIMARY KEY,
    source INTEGER NOT NULL REFERENCES sources (id),
    dated TEXT NOT NULL,
    title TEXT NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL,
    tags TEXT NOT NULL                -- JSON
);

CREATE INDEX questions_newest ON questions (dated DESC, id DESC);

CREATE TABLE concerned (              -- the cards a question speaks of
    official_id INTEGER NOT NULL,
    question INTEGER NOT NULL REFERENCES questions (id),
    PRIMARY KEY (official_id, question)
) WITHOUT ROWID;
CREATE INDEX concerned_question ON concerned (question);

CREATE TABLE lists (
    id INTEGER PRIMARY KEY,
    source INTEGER NOT NULL REFERENCES sources (id),
    name TEXT NOT NULL,
    family TEXT NOT NULL,
    dated TEXT NOT NULL,
    day INTEGER NOT NULL,             -- YYYYMMDD, to sort by
    current INTEGER NOT NULL DEFAULT 0,
    whitelist INTEGER NOT NULL,
    points INTEGER
);

CREATE TABLE limits (
    list INTEGER NOT NULL REFERENCES lists (id),
    code INTEGER NOT NULL,            -- as the list names it: any artwork
    most INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (list, code)
) WITHOUT ROWID;
CREATE INDEX limits_code ON limits (code);

-- Any three characters in a row of the folded text (bot.shared.normalising); the rowid is the
-- id in `texts` or `questions`, or the official_id in `faqs`. What was indexed is not kept here a
-- second time.
CREATE VIRTUAL TABLE names_index USING fts5 (name, reading, content='', tokenize='trigram');
CREATE VIRTUAL TABLE texts_index USING fts5 (text, second, content='', tokenize='trigram');
CREATE VIRTUAL TABLE questions_index USING fts5 (
    title, question, answer, content='', tokenize='trigram'
);
CREATE VIRTUAL TABLE faqs_index USING fts5 (
    passages, second, content='', tokenize='trigram'
);
