-- Whether the panel of a seat is being sent as a new message, in place of the one that is kept.
ALTER TABLE seats ADD COLUMN panel_moves INTEGER NOT NULL DEFAULT 0;
