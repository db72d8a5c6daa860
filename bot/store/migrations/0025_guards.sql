-- Whether somebody is asked before they leave something usual undone, as at the end of a turn.
ALTER TABLE people ADD COLUMN guarded INTEGER NOT NULL DEFAULT 1;
