-- The thread of a table begins at a message of ours in the channel of the event and has its id.
ALTER TABLE event_tables ADD COLUMN starter INTEGER;    -- NULL until that message is sent
