package mnemarium.loop;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * SHA-256 of a run's canonical lines, each followed by a line feed, as far as they were added. It
 * hashes the lines as they were kept, so that an old journal keeps its hash.
 */
public final class LogHash {

    private final MessageDigest digest;

    /** No lines yet. */
    public LogHash() {
        this(sha256());
    }

    private LogHash(MessageDigest digest) {
        this.digest = digest;
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("each Java platform has SHA-256", e);
        }
    }

    /** Adds the lines of an operation. */
    public void add(List<String> lines) {
        for (String line : lines) {
            digest.update(line.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) '\n');
        }
    }

    /** The hash so far, 64 lower-case hexadecimal digits. */
    public String hex() {
        return HexFormat.of().formatHex(copy().digest.digest());
    }

    /** The same lines, to go on from. */
    public LogHash copy() {
        try {
            return new LogHash((MessageDigest) digest.clone());
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("the platform's SHA-256 can be copied", e);
        }
    }
}
