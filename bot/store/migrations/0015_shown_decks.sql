-- The message by which a player has shown everybody the deck they dueled with; NULL: they have not.
ALTER TABLE seats ADD COLUMN deck_message INTEGER;
