-- The sides of duels that are over which their players have laid open to all who may watch.
CREATE TABLE replay_sides (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
