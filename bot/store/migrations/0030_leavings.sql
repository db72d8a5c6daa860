-- Who asked to be forgotten: minus its number stands in the place of theirs where others go on.
CREATE TABLE leavings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    is_done INTEGER NOT NULL DEFAULT 0  -- 1: all but what is in leavings_rest
);
-- Duels and events that go on without them: there they are forgotten once these are over.
CREATE TABLE leavings_rest (
    leaving INTEGER NOT NULL REFERENCES leavings (id),
    place TEXT NOT NULL CHECK (place IN ('match', 'event')),
    number INTEGER NOT NULL,
    PRIMARY KEY (leaving, place, number)
) WITHOUT ROWID;
CREATE INDEX reports_of ON reports (reader);
CREATE INDEX event_players_of ON event_players (player);
CREATE INDEX hand_overs_left ON hand_overs (left_user);
CREATE INDEX hand_overs_taken ON hand_overs (user);
