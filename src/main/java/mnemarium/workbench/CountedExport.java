package mnemarium.workbench;

import mnemarium.ownership.file.Export;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** An export that tells how much of it was read since it was last opened. */
final class CountedExport implements Export {

    private final Export inside;
    private final long bytes;
    private long read;

    CountedExport(Export inside) throws IOException {
        this.inside = inside;
        this.bytes = inside.bytes();
    }

    /** 0 to 1. */
    double share() {
        return bytes == 0 ? 1 : Math.min(1, read / (double) bytes);
    }

    @Override
    public String name() {
        return inside.name();
    }

    @Override
    public long bytes() {
        return bytes;
    }

    @Override
    public InputStream open() throws IOException {
        read = 0;
        return new FilterInputStream(inside.open()) {
            @Override
            public int read() throws IOException {
                int next = super.read();
                read += next < 0 ? 0 : 1;
                return next;
            }

            @Override
            public int read(byte[] into, int offset, int length) throws IOException {
                int count = super.read(into, offset, length);
                read += Math.max(0, count);
                return count;
            }
        };
    }
}
