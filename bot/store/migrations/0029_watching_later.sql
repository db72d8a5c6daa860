-- By how many minutes everybody who does not play sees a duel later than it is played.
ALTER TABLE guild_settings ADD COLUMN delay INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN delay INTEGER NOT NULL DEFAULT 0;
