package mnemarium.store;

import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A file system for H2 that lies on another one and remembers which channels are open. Where H2
 * 2.5.252 stumbles over a damaged file while it opens it, it leaves the file open and locked; a
 * sound copy put in its place would then seem to be open elsewhere until the program ends. H2 knows
 * file systems by class and name only, so what is open lies in a static field.
 */
public final class OpenChannels extends FilePathWrapper {

    private static final String SCHEME = "known";

    private static final Map<String, Set<FileChannel>> OPEN = new ConcurrentHashMap<>();

    /** The name by which H2 finds a file here that has a name elsewhere. */
    static String name(String elsewhere) {
        return SCHEME + ":" + elsewhere;
    }

    /** Makes H2 know this file system; twice is fine. */
    static void register() {
        FilePath.register(new OpenChannels());
    }

    /** Closes what is still open of a file; for a file that nobody uses. */
    static void close(String elsewhere) throws IOException {
        Set<FileChannel> open = OPEN.remove(FilePath.get(elsewhere).toString());
        if (open != null) {
            for (FileChannel channel : open) {
                channel.close();
            }
        }
    }

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        FileChannel channel = super.open(mode);
        OPEN.compute(
                getBase().toString(),
                (_, before) -> {
                    Set<FileChannel> open = ConcurrentHashMap.newKeySet();
                    if (before != null) {
                        before.stream().filter(FileChannel::isOpen).forEach(open::add);
                    }
                    open.add(channel);
                    return open;
                });
        return channel;
    }
}
