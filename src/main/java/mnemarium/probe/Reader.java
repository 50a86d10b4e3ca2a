package mnemarium.probe;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** Reads files within a size and a time, and nothing but plain files. */
final class Reader {

    /** The largest file whose bytes are hashed. */
    static final long LARGEST_HASHED = 64L << 20;

    /** The largest file that is read as a document. */
    static final int LARGEST_DOCUMENT = 4 << 20;

    private static final int PART = 1 << 16;

    private final Deadline deadline;

    Reader(Deadline deadline) {
        this.deadline = deadline;
    }

    /** Takes the bytes of a file, part by part. */
    interface Taker {
        void take(byte[] bytes, int count);
    }

    /** Hands out a file's bytes; a file that is too large is not touched. */
    void read(Path file, String shown, long most, Taker taker) throws Unknowable {
        try {
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                throw new Unknowable(
                        "found "
                                + (Files.isDirectory(file) ? "a folder" : "no plain file")
                                + ", expected a plain file ("
                                + shown
                                + ")");
            }
            long size = Files.size(file);
            if (size > most) {
                throw tooLarge(size + " bytes", most, shown);
            }
            // its place was found by following links, so that there is none left to follow
            try (InputStream in =
                    Files.newInputStream(
                            file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)) {
                byte[] part = new byte[PART];
                long sum = 0;
                int count = in.read(part);
                while (count >= 0) {
                    deadline.check(shown);
                    sum += count;
                    if (sum > most) { // it grew meanwhile
                        throw tooLarge("more than " + most + " bytes", most, shown);
                    }
                    taker.take(part, count);
                    count = in.read(part);
                }
            }
        } catch (IOException e) {
            throw new Unknowable(
                    "found a file that cannot be read ("
                            + e.getClass().getSimpleName()
                            + "), expected one that can ("
                            + shown
                            + ")");
        }
    }

    private static Unknowable tooLarge(String size, long most, String shown) {
        return new Unknowable(
                "found a file of " + size + ", expected at most " + most + " (" + shown + ")");
    }

    /** A small file as text. */
    String text(Path file, String shown) throws Unknowable {
        Gathered gathered = new Gathered();
        read(file, shown, LARGEST_DOCUMENT, gathered);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(gathered.bytes, 0, gathered.count))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new Unknowable(
                    "found bytes that are no text, expected text in UTF-8 (" + shown + ")");
        }
    }

    private static final class Gathered implements Taker {
        private byte[] bytes = new byte[PART];
        private int count;

        @Override
        public void take(byte[] part, int more) {
            if (count + more > bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, count + more));
            }
            System.arraycopy(part, 0, bytes, count, more);
            count += more;
        }
    }
}
