package mnemarium.store;

import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A file system for H2 that lies on the real one and can be told to be full or not to be written.
 * H2 knows file systems by class and name only, so what it is told lies in static fields.
 */
public final class FrailDisk extends FilePathWrapper {

    static final String SCHEME = "frail";

    /** Writings that still succeed; below zero: all do. */
    private static final AtomicInteger WRITES_LEFT = new AtomicInteger(-1);

    private static final AtomicBoolean READ_ONLY = new AtomicBoolean();

    static Disk disk() {
        FilePath.register(new FrailDisk());
        heal();
        return new Disk(SCHEME, folder -> Long.MAX_VALUE, path -> true);
    }

    static void heal() {
        WRITES_LEFT.set(-1);
        READ_ONLY.set(false);
    }

    static void fullAfter(int writes) {
        WRITES_LEFT.set(writes);
    }

    static void readOnly() {
        READ_ONLY.set(true);
    }

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    public boolean canWrite() {
        return !READ_ONLY.get() && super.canWrite();
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new Frail(super.open(mode));
    }

    private static final class Frail extends FileBaseDefault {
        private final FileChannel base;

        Frail(FileChannel base) {
            this.base = base;
        }

        @Override
        public synchronized int write(ByteBuffer bytes, long position) throws IOException {
            int left = WRITES_LEFT.getAndUpdate(each -> each > 0 ? each - 1 : each);
            if (left == 0) {
                throw new IOException("No space left on device");
            }
            return base.write(bytes, position);
        }

        @Override
        public synchronized int read(ByteBuffer bytes, long position) throws IOException {
            return base.read(bytes, position);
        }

        @Override
        public long size() throws IOException {
            return base.size();
        }

        @Override
        protected void implTruncate(long size) throws IOException {
            base.truncate(size);
        }

        @Override
        public void force(boolean metaData) throws IOException {
            base.force(metaData);
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) throws IOException {
            return base.tryLock(position, size, shared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            base.close();
        }
    }
}
