-- Who holds which fact, and audits of memories that were brought in.

-- The owners file of this workspace, at most one; without it the shipped one is in force.
CREATE TABLE owners (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    body CHARACTER LARGE OBJECT NOT NULL,            -- as an owners file says it
    kept BIGINT NOT NULL                             -- milliseconds since 1970, UTC
);

-- A memory that was brought in from an export. Its items come in many transactions, so that a large
-- one does not hold up the runs; until the last of them it is not whole, and nobody sees it. One
-- that is not whole when the workspace is opened was killed, and goes.
CREATE TABLE staged_memory (
    number INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name CHARACTER VARYING(1000) NOT NULL,           -- of the export
    synthetic BOOLEAN NOT NULL,
    format CHARACTER VARYING(30) DEFAULT '' NOT NULL,
    notes CHARACTER LARGE OBJECT DEFAULT '' NOT NULL, -- a sentence a line
    as_of BIGINT DEFAULT 0 NOT NULL,                 -- when ages are told, milliseconds since 1970, UTC; so is the next
    made BIGINT NOT NULL,
    items BIGINT DEFAULT 0 NOT NULL,
    whole BOOLEAN DEFAULT FALSE NOT NULL,
    removed BOOLEAN DEFAULT FALSE NOT NULL           -- out of sight, and deleted bit by bit
);

-- Its items. The place is the memory's number times 2^32 plus the item's, as with operations.
CREATE TABLE staged_item (
    place BIGINT PRIMARY KEY,
    body CHARACTER VARYING(1000000) NOT NULL,        -- JSON
    more CHARACTER LARGE OBJECT,                     -- what is beyond the first million characters
    said CHARACTER VARYING(2000) NOT NULL            -- id, subject and text in lower case, to be searched; cut
);

-- A memory as it was judged by one owners file. It is whole at once or not at all, as a memory is.
CREATE TABLE audit (
    number INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    memory INTEGER NOT NULL REFERENCES staged_memory (number),
    owners CHARACTER LARGE OBJECT NOT NULL,          -- the owners file it was judged by
    report CHARACTER LARGE OBJECT NOT NULL,          -- JSON
    whole BOOLEAN DEFAULT FALSE NOT NULL,
    removed BOOLEAN DEFAULT FALSE NOT NULL
);

-- What is to be said of an item; the place is the audit's number times 2^32 plus the item's. What
-- follows from the item and the owners alone is not kept but judged again.
CREATE TABLE audit_finding (
    place BIGINT PRIMARY KEY,
    field CHARACTER VARYING(100) NOT NULL,           -- that it is a copy of; may be empty
    verdict CHARACTER VARYING(30) NOT NULL,
    copied BOOLEAN NOT NULL,
    expired BOOLEAN NOT NULL,
    sourced BOOLEAN NOT NULL,
    claims BOOLEAN NOT NULL,                         -- an authority
    repeats BOOLEAN NOT NULL,                        -- what an earlier one says
    places INTEGER NOT NULL,                         -- items of its subject that say the same
    near CHARACTER LARGE OBJECT                      -- what it nearly repeats or may contradict, a line each
);

-- A suggestion that a person has turned down is not made again.
CREATE TABLE suggestion_rejected (
    text BINARY(32) NOT NULL,                        -- SHA-256 of the item's text in UTF-8
    field CHARACTER VARYING(100) NOT NULL,
    PRIMARY KEY (text, field)
);
