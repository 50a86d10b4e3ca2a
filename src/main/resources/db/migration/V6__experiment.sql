-- Experiments: what was started, and what its cells came to.

CREATE TABLE experiment (
    number INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id CHARACTER VARYING(64) NOT NULL UNIQUE,
    plan CHARACTER VARYING(200) NOT NULL,            -- name of the plan
    title CHARACTER VARYING(1000) NOT NULL,
    card CHARACTER LARGE OBJECT NOT NULL,            -- the plan as it was started, its whole text
    hash CHARACTER VARYING(64) NOT NULL,             -- SHA-256 of that text: the configuration
    phase CHARACTER VARYING(30) NOT NULL,
    note CHARACTER VARYING(10000) NOT NULL,          -- why it is where it is; may be empty
    cells BIGINT NOT NULL,                           -- of the whole plan
    done BIGINT DEFAULT 0 NOT NULL,                  -- those kept below, counted as they are written
    failed BIGINT DEFAULT 0 NOT NULL,                -- of these, those that could not be played
    created BIGINT NOT NULL,                         -- milliseconds since 1970, UTC; so are the next two
    changed BIGINT NOT NULL,
    removed BIGINT                                   -- set while a deletion may still be undone
);

-- Played cells, as they were kept together: many in a row, since a sweep has many thousands. The
-- place is the experiment's number times 2^32 plus the group's number, as with operations.
CREATE TABLE cell (
    place BIGINT PRIMARY KEY,
    cells INTEGER NOT NULL,                          -- how many there are in the group
    figures BINARY VARYING(1000000) NOT NULL,        -- part, index, figures of each; see CellGroup
    sum INTEGER NOT NULL                             -- CRC-32C of the figures
);

-- What a list of runs groups and compares by. Null in runs from before, until they are looked at.
ALTER TABLE run ADD COLUMN dials CHARACTER VARYING(1000000); -- a JSON object of those unlike the scenario's
ALTER TABLE run ADD COLUMN configuration CHARACTER VARYING(64); -- SHA-256 of all but the seed; '' until the run has ended
ALTER TABLE run ADD COLUMN experiment CHARACTER VARYING(64); -- id of the experiment of which it plays a cell
ALTER TABLE run ADD COLUMN cell CHARACTER VARYING(1000);     -- the cell in words

-- What a run came to so far, by measure.
CREATE TABLE outcome (
    run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE,
    measure CHARACTER VARYING(100) NOT NULL,
    figure DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (run, measure)
);
