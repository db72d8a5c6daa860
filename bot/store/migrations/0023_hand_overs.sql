-- Seats that were handed over: who sat there while the first so many answers were given, and
-- who has sat there since. Rows are only added; `seats` says who sits there now.
CREATE TABLE hand_overs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    answers INTEGER NOT NULL,       -- as many had been given in the duel by then
    left_user INTEGER NOT NULL,
    left_name TEXT NOT NULL,
    left_language TEXT NOT NULL,
    panel_channel INTEGER,          -- the private panel of who left, which is to be closed
    panel_message INTEGER,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    is_shown INTEGER NOT NULL DEFAULT 0 -- 1: that panel is closed, and the new one was sent
);
CREATE INDEX hand_overs_match ON hand_overs (match);

-- What is asked for, and who has agreed to it: JSON; NULL: nothing.
ALTER TABLE matches ADD COLUMN handing TEXT;

-- A seat changes hands in one write: nobody finds it between two people, whenever we are stopped.
CREATE TRIGGER hand_over AFTER INSERT ON hand_overs BEGIN
    UPDATE seats SET user = NEW.user, name = NEW.name, language = NEW.language,
        panel_channel = NULL, panel_message = NULL
        WHERE match = NEW.match AND seat = NEW.seat;
    UPDATE matches SET handing = NULL WHERE id = NEW.match;
END;
