-- What a duel that goes on has alone, so that no other is begun there, whichever process asks.
CREATE TABLE taken_channels (
    channel INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id)
);
CREATE INDEX taken_channels_match ON taken_channels (match);

CREATE TABLE taken_tables (
    event_table INTEGER PRIMARY KEY REFERENCES event_tables (id),
    match INTEGER NOT NULL REFERENCES matches (id)
);
CREATE INDEX taken_tables_match ON taken_tables (match);

CREATE TABLE practising (
    person INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id)
);
CREATE INDEX practising_match ON practising (match);

INSERT INTO taken_channels (channel, match)
    SELECT channel, min(id) FROM matches
    WHERE status = 'open' AND event_table IS NULL AND (practice = 0 OR gathering IS NOT NULL)
    GROUP BY channel;
INSERT INTO taken_tables (event_table, match)
    SELECT event_table, min(id) FROM matches
    WHERE status = 'open' AND event_table IS NOT NULL GROUP BY event_table;
INSERT INTO practising (person, match)
    SELECT seats.person, min(matches.id) FROM matches JOIN seats ON seats.match = matches.id
    WHERE status = 'open' AND practice = 1 AND gathering IS NULL AND event_table IS NULL
        AND seats.person IS NOT NULL
    GROUP BY seats.person;
