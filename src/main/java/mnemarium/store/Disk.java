package mnemarium.store;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a workspace needs to know of the disk below it. Tests hand in one that is full or may not be
 * written, which no machine can be asked to be.
 *
 * @param scheme the file system by H2's name for it: {@code file} for the disk itself
 */
record Disk(String scheme, Room room, Permission permission) {

    /** Bytes that may still be written below a folder. */
    interface Room {
        long bytes(Path folder) throws IOException;
    }

    /** Whether a file or folder may be written. */
    interface Permission {
        boolean mayWrite(Path path);
    }

    static Disk real() {
        return new Disk("file", Disk::usable, Files::isWritable);
    }

    /**
     * A file system that does not know its own size reports zero for everything: take it as ample.
     */
    private static long usable(Path folder) throws IOException {
        FileStore store = Files.getFileStore(folder);
        return store.getTotalSpace() > 0 ? store.getUsableSpace() : Long.MAX_VALUE;
    }
}
