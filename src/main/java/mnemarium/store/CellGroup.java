package mnemarium.store;

import mnemarium.experiment.Results;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * Played cells that are kept in one row: for each its part, its place in the grid, how many figures
 * it has, and these as they are in memory, so that not a bit changes; where it failed, minus one
 * and the reason instead.
 *
 * @param cells how many
 * @param figures the bytes, at most {@link #MOST}
 */
@SuppressWarnings("ArrayRecordComponent") // bytes on their way, never compared
record CellGroup(int cells, byte[] figures) {

    /** Bytes of a row; H2 ends a binary column at 2^20. */
    static final int MOST = 1_000_000;

    /** A group is closed beyond this; the longest cell fits in the rest. */
    private static final int FULL = MOST / 2;

    /** Characters of a reason that are kept: three bytes each at most. */
    private static final int REASON = 10_000;

    private static final int FAILED = -1;

    /** Splits cells into as many groups as they need. */
    static List<CellGroup> of(List<Results.Played> played) {
        List<CellGroup> groups = new ArrayList<>();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int cells = 0;
        for (Results.Played each : played) {
            write(each, bytes);
            cells++;
            if (bytes.size() > FULL) {
                groups.add(new CellGroup(cells, bytes.toByteArray()));
                bytes.reset();
                cells = 0;
            }
        }
        if (cells > 0) {
            groups.add(new CellGroup(cells, bytes.toByteArray()));
        }
        return groups;
    }

    private static void write(Results.Played cell, ByteArrayOutputStream bytes) {
        try {
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(cell.part());
            out.writeLong(cell.index());
            if (cell.isDone()) {
                out.writeInt(cell.figures().length);
                for (double figure : cell.figures()) {
                    out.writeDouble(figure);
                }
            } else {
                String reason = cell.failure();
                out.writeInt(FAILED);
                out.writeUTF(reason.substring(0, Math.min(reason.length(), REASON)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("could not write into memory", e);
        }
    }

    /** The cells again. */
    List<Results.Played> played() {
        List<Results.Played> all = new ArrayList<>(cells);
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(figures))) {
            for (int i = 0; i < cells; i++) {
                all.add(read(in));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("could not read from memory", e);
        }
        return all;
    }

    private static Results.Played read(DataInputStream in) throws IOException {
        int part = in.readInt();
        long index = in.readLong();
        int count = in.readInt();
        if (count == FAILED) {
            return new Results.Played(part, index, new double[0], in.readUTF());
        }
        double[] figures = new double[count];
        for (int i = 0; i < count; i++) {
            figures[i] = in.readDouble();
        }
        return new Results.Played(part, index, figures, "");
    }

    /** CRC-32C of the bytes. */
    int sum() {
        CRC32C sum = new CRC32C();
        sum.update(figures);
        return (int) sum.getValue();
    }
}
