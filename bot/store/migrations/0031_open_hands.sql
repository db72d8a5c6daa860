-- The seats whose players let spectators see their hands (JSON); all people have to.
ALTER TABLE matches ADD COLUMN open_hands TEXT NOT NULL DEFAULT '[]';

-- Who has seen hands of a duel as a spectator, and so takes no seat of it.
CREATE TABLE hands_seen (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) WITHOUT ROWID;
