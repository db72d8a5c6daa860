-- Who wants to be asked at every window to respond, even where they hold nothing.
ALTER TABLE people ADD COLUMN always_asked INTEGER NOT NULL DEFAULT 0;
