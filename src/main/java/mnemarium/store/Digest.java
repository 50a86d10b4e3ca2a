package mnemarium.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.zip.CRC32C;

/** Sums over a text in UTF-8. */
final class Digest {

    private Digest() {}

    /** CRC-32C: finds what a disk did to a text, not what a forger did. */
    static int sum(String text) {
        CRC32C sum = new CRC32C();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return (int) sum.getValue();
    }

    /** SHA-256. */
    static byte[] of(String text) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java has no SHA-256, expected every one to", e);
        }
    }
}
