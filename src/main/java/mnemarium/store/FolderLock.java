package mnemarium.store;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Holds a workspace's folder for one opener: against other processes by the system's lock, against
 * this one by Java's table of locks. H2 locks its own file too, but lets the same process in twice,
 * and knows nothing of a file that is just being made.
 *
 * <p>The lock file stays behind, empty: whoever deleted it could pull it away under the next
 * holder.
 */
final class FolderLock implements AutoCloseable {

    static final String NAME = "lab.lock";

    /** The lock lies far behind the text, so that the text can be read where locks bar reading. */
    private static final long PLACE = 1L << 40;

    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    static FolderLock take(Path folder) throws IOException, Refusal {
        Path file = folder.resolve(NAME);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            @Nullable FileLock lock = channel.tryLock(PLACE, 1, false);
            if (lock == null) {
                throw elsewhere("open in another window (" + holder(file) + ")", folder);
            }
            String holder = "process " + ProcessHandle.current().pid() + "\n";
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(holder.getBytes(StandardCharsets.UTF_8)), 0);
            return new FolderLock(channel);
        } catch (OverlappingFileLockException e) {
            channel.close();
            throw elsewhere("open in another window of this program", folder);
        } catch (IOException | Refusal e) {
            channel.close();
            throw e;
        }
    }

    static Refusal elsewhere(String found, Path folder) {
        return new Refusal(
                new Opening.Refused(
                        Opening.Reason.OPEN_ELSEWHERE,
                        "a workspace that is " + found,
                        "one that nobody has open",
                        folder,
                        "Go on in that window, or close it and open the workspace again."));
    }

    private static String holder(Path file) {
        try {
            String text = Files.readString(file).strip();
            return text.isEmpty() ? "process unknown" : text;
        } catch (IOException e) {
            return "process unknown"; // the lock is certain, only its holder's name is not
        }
    }

    /** Lets others in; twice is fine. */
    @Override
    public void close() throws IOException {
        if (channel.isOpen()) {
            try (channel) {
                channel.truncate(0);
            }
        }
    }
}
