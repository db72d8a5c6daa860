-- Which accepted challenges have no duel yet.
ALTER TABLE challenges ADD COLUMN laying INTEGER NOT NULL DEFAULT 0;   -- 1: the table is being laid
