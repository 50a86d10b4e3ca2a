-- Runs and their journals.

-- The text of a scenario, once for all runs that were made from it.
CREATE TABLE scenario_text (
    hash BINARY(32) PRIMARY KEY,                     -- SHA-256 of the text in UTF-8
    body CHARACTER LARGE OBJECT NOT NULL
);

CREATE TABLE run (
    number INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id CHARACTER VARYING(64) NOT NULL UNIQUE,
    parent CHARACTER VARYING(64),                    -- id of the run this one branched from; it may have been deleted
    parent_operation INTEGER NOT NULL,               -- operations of the parent that the branch begins with
    name CHARACTER VARYING(1000) NOT NULL,
    source_format CHARACTER VARYING(100) NOT NULL,
    source_name CHARACTER VARYING(1000) NOT NULL,
    source_text BINARY(32) NOT NULL REFERENCES scenario_text (hash),
    source_options CHARACTER VARYING(100000) NOT NULL, -- a JSON object of texts
    kind CHARACTER VARYING(100) NOT NULL,
    arm CHARACTER VARYING(100) NOT NULL,
    seed BIGINT NOT NULL,
    mode CHARACTER VARYING(100) NOT NULL,
    embedder CHARACTER VARYING(1000) NOT NULL,
    embedder_hash CHARACTER VARYING(64) NOT NULL,
    pending CHARACTER VARYING(1000000) NOT NULL,     -- what acts at the next operation; the store does not read it
    created BIGINT NOT NULL,                         -- milliseconds since 1970, UTC; so are the next two
    opened BIGINT NOT NULL,
    removed BIGINT,                                  -- set while a deletion may still be undone
    steps INTEGER DEFAULT 0 NOT NULL,                -- this and the rest: what a list of runs shows
    headline CHARACTER VARYING(10000) DEFAULT '' NOT NULL,
    strip CHARACTER VARYING(1000000) DEFAULT '' NOT NULL,
    state_hash CHARACTER VARYING(64) DEFAULT '' NOT NULL
);

CREATE INDEX run_parent ON run (parent);

-- One operation of a run with all its events, append-only. The place is the run's number times 2^32
-- plus the operation's number: one clustered key, so that appending writes no second index and a run
-- is read as one range. For the same reason there is no foreign key to the run (H2 would want an
-- index for it): the writer checks it, and the trigger below asks for it.
CREATE TABLE operation (
    place BIGINT PRIMARY KEY,
    lines CHARACTER VARYING(1000000) NOT NULL,       -- canonical lines of its events, joined by line feeds
    more CHARACTER LARGE OBJECT                      -- what is beyond the first million characters
);

-- No operation is changed; it is deleted only after its run.
CREATE TRIGGER operation_is_append_only BEFORE UPDATE, DELETE ON operation
    FOR EACH ROW CALL 'mnemarium.store.AppendOnly';
