-- Who has chosen words for their boards, and so wants no pictures of decks and cards either.
ALTER TABLE people ADD COLUMN only_words INTEGER NOT NULL DEFAULT 0;
