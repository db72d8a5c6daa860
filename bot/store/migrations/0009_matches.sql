-- What players settle themselves: which of their acts are no answers, and what is offered.
ALTER TABLE answers ADD COLUMN act TEXT NOT NULL DEFAULT 'answer'
    CHECK (act IN ('answer', 'retract', 'surrender', 'draw'));
ALTER TABLE matches ADD COLUMN surrenders_match INTEGER NOT NULL DEFAULT 1;
ALTER TABLE matches ADD COLUMN drawing INTEGER;        -- the seat that offers a draw
