-- How many requests a second each process may send, of those that Discord allows the token.
CREATE TABLE request_shares (
    process BIGINT PRIMARY KEY,         -- under another number at each start
    share DOUBLE PRECISION NOT NULL,
    wants DOUBLE PRECISION NOT NULL,    -- what it would send
    refused BIGINT NOT NULL,            -- in the last ten minutes
    renewed TIMESTAMPTZ NOT NULL
);
