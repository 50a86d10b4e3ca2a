package mnemarium.ownership.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The bytes of an export, to be read from their beginning as often as needed. */
public interface Export {

    /** The file's name, for messages. */
    String name();

    /** The bytes from the beginning; whoever opens them closes them. */
    InputStream open() throws IOException;

    /** How many bytes there are. */
    long bytes() throws IOException;

    /** A file of the user's. */
    static Export of(Path file) {
        return new Export() {
            @Override
            public String name() {
                return file.toString();
            }

            @Override
            public InputStream open() throws IOException {
                return Files.newInputStream(file);
            }

            @Override
            public long bytes() throws IOException {
                return Files.size(file);
            }
        };
    }

    /** Bytes at hand. */
    static Export of(String name, byte[] bytes) {
        byte[] copy = bytes.clone();
        return new Export() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public InputStream open() {
                return new java.io.ByteArrayInputStream(copy);
            }

            @Override
            public long bytes() {
                return copy.length;
            }
        };
    }
}
