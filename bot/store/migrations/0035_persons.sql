-- Who a row is of is its person: to PostgreSQL `user` is the role that asks.
ALTER TABLE seats RENAME COLUMN user TO person;
ALTER TABLE people RENAME COLUMN user TO person;
ALTER TABLE quiet_hours RENAME COLUMN user TO person;
ALTER TABLE counters RENAME COLUMN user TO person;
ALTER TABLE sitting RENAME COLUMN user TO person;
ALTER TABLE moderator_calls RENAME COLUMN user TO person;
ALTER TABLE hand_overs RENAME COLUMN user TO person;
ALTER TABLE puzzles_solved RENAME COLUMN user TO person;
ALTER TABLE puzzles_shown RENAME COLUMN user TO person;
ALTER TABLE leavings RENAME COLUMN user TO person;
ALTER TABLE hands_seen RENAME COLUMN user TO person;
ALTER TABLE ladder_members RENAME COLUMN user TO person;
