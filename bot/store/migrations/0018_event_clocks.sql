-- Until when time is known to have run for an event, so that nobody is charged for other time.
CREATE TABLE event_clocks (
    event INTEGER PRIMARY KEY REFERENCES events,
    number INTEGER NOT NULL,    -- how many records the event had then
    seen REAL NOT NULL,         -- seconds since 1970
    owed TEXT NOT NULL          -- JSON: seconds that could not be played in and are in no record yet
);
