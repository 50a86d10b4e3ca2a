-- A sum over each operation, since H2 has none of its own over content. Operations from before have
-- none and are read as they are.
ALTER TABLE operation ADD COLUMN sum INTEGER;        -- CRC-32C of lines and more, joined, in UTF-8
