-- Vectors of texts, so that a text is embedded once in the life of a workspace.

CREATE TABLE embedder (
    number INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    hash CHARACTER VARYING(64) NOT NULL UNIQUE       -- SHA-256 of all that its vectors depend on
);

CREATE TABLE embedding (
    embedder INTEGER NOT NULL REFERENCES embedder (number),
    text BINARY(32) NOT NULL,                        -- SHA-256 of the text in UTF-8
    vector BINARY VARYING(262144) NOT NULL,          -- 32-bit floats, little-endian
    PRIMARY KEY (embedder, text)
);
