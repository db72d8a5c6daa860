-- Which accepted challenges have no duel yet, or do not say in their message that they have.
ALTER TABLE challenges ADD COLUMN laying INTEGER NOT NULL DEFAULT 0;   -- 1: the table is being laid; 2: it is laid, and the message is to say so
