-- When people are asked in windows to respond, and when they are called to their turn by a message.
ALTER TABLE people ADD COLUMN asked TEXT NOT NULL DEFAULT 'able'
    CHECK (asked IN ('able', 'always', 'fights', 'must'));
UPDATE people SET asked = 'always' WHERE always_asked;
ALTER TABLE people DROP COLUMN always_asked;
ALTER TABLE people ADD COLUMN rung TEXT NOT NULL DEFAULT 'away'
    CHECK (rung IN ('never', 'away', 'always'));
