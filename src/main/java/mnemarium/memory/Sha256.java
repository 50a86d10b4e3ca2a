package mnemarium.memory;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 over parts, each preceded by its length, so that no two lists of parts are alike. */
public final class Sha256 {

    private final MessageDigest digest;

    public Sha256() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256, this one does not", e);
        }
    }

    /** Adds a text as UTF-8. */
    public Sha256 text(String part) {
        return bytes(part.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds bytes. */
    public Sha256 bytes(byte[] part) {
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(part.length).flip());
        digest.update(part);
        return this;
    }

    /** Adds the content of a file, of whatever length, as {@link #bytes} would. */
    public Sha256 file(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            digest.update(ByteBuffer.allocate(Long.BYTES).putLong(Files.size(file)).flip());
            byte[] buffer = new byte[1 << 16];
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                digest.update(buffer, 0, count);
            }
        }
        return this;
    }

    /** The 32 bytes; the parts are forgotten. */
    public byte[] digest() {
        return digest.digest();
    }

    /** The digest in lower-case hexadecimal; the parts are forgotten. */
    public String hex() {
        return HexFormat.of().formatHex(digest());
    }

    /** The plain SHA-256 of some bytes, as {@code sha256sum} prints it. */
    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(new Sha256().digest.digest(bytes));
    }
}
