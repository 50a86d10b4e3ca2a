-- Calibrated thresholds, and what the window remembers.

CREATE TABLE calibration (
    embedder_hash CHARACTER VARYING(64) NOT NULL,
    corpus CHARACTER VARYING(1000) NOT NULL,
    embedder CHARACTER VARYING(1000) NOT NULL,       -- its name
    threshold DOUBLE PRECISION NOT NULL,             -- cosine, 0 to 1
    report CHARACTER LARGE OBJECT NOT NULL,          -- JSON; the store does not read it
    made BIGINT NOT NULL,                            -- milliseconds since 1970, UTC
    chosen BOOLEAN DEFAULT FALSE NOT NULL,           -- at most one for each embedder
    PRIMARY KEY (embedder_hash, corpus)
);

CREATE TABLE setting (
    name CHARACTER VARYING(200) PRIMARY KEY,
    text CHARACTER VARYING(1000000) NOT NULL
);
