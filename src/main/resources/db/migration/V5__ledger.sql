-- The workspace's own ledger. What happens in it lies in the journal of a run of kind lab, as in any
-- run; these tables are what lists and cards ask for. A record's row is written once, in the same
-- transaction as its operation.

CREATE TABLE lab_record (
    place BIGINT PRIMARY KEY,                        -- of the operation that wrote it
    id CHARACTER VARYING(64) NOT NULL UNIQUE,
    kind CHARACTER VARYING(30) NOT NULL,
    created BIGINT NOT NULL,                         -- virtual time, nanoseconds
    supersedes CHARACTER VARYING(64),                -- id of an earlier record
    title CHARACTER VARYING(300) NOT NULL,
    scope CHARACTER VARYING(100000) NOT NULL         -- its dimensions in one line
);

-- The log of records only grows.
CREATE TRIGGER lab_record_is_append_only BEFORE UPDATE, DELETE ON lab_record
    FOR EACH ROW CALL 'mnemarium.store.RecordsOnlyGrow';

-- What became of a record: a projection, which changes.
CREATE TABLE lab_usage (
    place BIGINT PRIMARY KEY REFERENCES lab_record (place),
    retired BOOLEAN DEFAULT FALSE NOT NULL,          -- another record took its place
    reuses BIGINT DEFAULT 0 NOT NULL,
    false_valid BIGINT DEFAULT 0 NOT NULL,
    turns_least BIGINT DEFAULT 0 NOT NULL,           -- saved by one reuse; so are the next five
    turns_sum BIGINT DEFAULT 0 NOT NULL,
    turns_greatest BIGINT DEFAULT 0 NOT NULL,
    tokens_least BIGINT DEFAULT 0 NOT NULL,
    tokens_sum BIGINT DEFAULT 0 NOT NULL,
    tokens_greatest BIGINT DEFAULT 0 NOT NULL,
    last BIGINT DEFAULT 0 NOT NULL                   -- virtual time of the last reuse, nanoseconds
);

-- Decisions: a projection, since what one turned out to be is known later.
CREATE TABLE lab_audit (
    place BIGINT PRIMARY KEY,                        -- of the operation that made it
    id CHARACTER VARYING(64) NOT NULL UNIQUE,
    at BIGINT NOT NULL,                              -- virtual time, nanoseconds
    verdict CHARACTER VARYING(30) NOT NULL,
    record CHARACTER VARYING(64),                    -- id of the record it speaks of
    saved_turns BIGINT NOT NULL,
    saved_tokens BIGINT NOT NULL,
    was_right BOOLEAN                                -- null until it is known
);
