package mnemarium.experiment.file;

import mnemarium.experiment.Keeper;
import mnemarium.experiment.Results;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * The cells that were played so far, in a file of the output folder: a line that says of which
 * plan, then a frame for each cell, appended, each with a check sum. A kill may tear the last
 * frame, or leave the last few unwritten; from the first one that does not check the file is cut,
 * and those cells are played again.
 *
 * <p>A frame is the length of what follows (4 bytes), the cell, and the CRC-32 of the cell (4
 * bytes). A cell is its part (4), its place (8), whether it has figures (1), and its figures as
 * they are (8 each) or in UTF-8 why it failed. As text such cells took longer to write than to
 * play.
 */
public final class PartFile implements Keeper, AutoCloseable {

    /** The file's name. */
    public static final String NAME = "cells.part";

    private static final String FORMAT = "mnemarium-cells 2 ";
    private static final int CHECK_DIGITS = 8;

    /** Part, place, and whether there are figures. */
    private static final int CELL_HEAD = Integer.BYTES + Long.BYTES + 1;

    /** Length and check sum. */
    private static final int AROUND = 2 * Integer.BYTES;

    private static final byte FIGURES = 1;
    private static final byte FAILURE = 2;

    private final FileChannel channel;
    private final FileLock lock;

    /** A file of cells that does not belong to this plan, or is in use: found and expected. */
    public static final class Foreign extends Exception {

        private static final long serialVersionUID = 1;
        private final String found;
        private final String expected;

        Foreign(String found, String expected) {
            super("found " + found + ", expected " + expected);
            this.found = found;
            this.expected = expected;
        }

        /** What is there. */
        public String found() {
            return found;
        }

        /** What should be. */
        public String expected() {
            return expected;
        }
    }

    private PartFile(FileChannel channel, FileLock lock) {
        this.channel = channel;
        this.lock = lock;
    }

    /**
     * Opens the file of a folder, or begins it.
     *
     * @param key says which plan, shard and engine the cells are of
     * @throws Foreign if the file there has another key, or another process writes it
     */
    public static PartFile open(Path folder, String key) throws IOException, Foreign {
        FileChannel channel =
                FileChannel.open(
                        folder.resolve(NAME),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE);
        try {
            PartFile file = new PartFile(channel, locked(channel, folder));
            file.begin(folder, key);
            return file;
        } catch (IOException | Foreign | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /** The key of the cells in a folder; empty if there are none. */
    public static Optional<String> key(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        return key(Files.readAllBytes(file));
    }

    /** The cells in a folder, read only. */
    public static List<Results.Played> read(Path folder) throws IOException {
        byte[] bytes = Files.readAllBytes(folder.resolve(NAME));
        return key(bytes).isEmpty() ? List.of() : cells(frames(bytes));
    }

    private static FileLock locked(FileChannel channel, Path folder) throws IOException, Foreign {
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException e) {
            // another experiment of this process has it
        }
        if (lock == null) {
            throw new Foreign(
                    folder.resolve(NAME) + " in use by another experiment", "another folder");
        }
        return lock;
    }

    private void begin(Path folder, String key) throws IOException, Foreign {
        byte[] bytes = bytes();
        Optional<String> found = key(bytes);
        if (found.isEmpty() && headEnd(bytes) == 0) {
            channel.truncate(0);
            byte[] head = (FORMAT + key).getBytes(StandardCharsets.UTF_8);
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            line.writeBytes(head);
            line.writeBytes((" " + digits(head) + "\n").getBytes(StandardCharsets.US_ASCII));
            append(ByteBuffer.wrap(line.toByteArray()));
        } else if (!found.equals(Optional.of(key))) {
            throw new Foreign(
                    "cells of another plan in " + folder + " (" + head(bytes) + ")",
                    "an empty folder, or cells of this plan (" + FORMAT + key + ")");
        }
    }

    /** What the first line says the cells are of; empty if it is not whole, or of another form. */
    private static Optional<String> key(byte[] bytes) {
        String head = head(bytes);
        return head.startsWith(FORMAT)
                ? Optional.of(head.substring(FORMAT.length()))
                : Optional.empty();
    }

    /** The first line without its check sum; empty if it does not check. */
    private static String head(byte[] bytes) {
        int end = headEnd(bytes);
        return end == 0 ? "" : new String(bytes, 0, end - CHECK_DIGITS - 2, StandardCharsets.UTF_8);
    }

    /** Where the first line ends, its line feed included; 0 if it does not check. */
    private static int headEnd(byte[] bytes) {
        int end = 0;
        while (end < bytes.length && bytes[end] != '\n') {
            end++;
        }
        int space = end - CHECK_DIGITS - 1;
        if (end == bytes.length || space < 0) {
            return 0;
        }
        String sum = new String(bytes, space + 1, CHECK_DIGITS, StandardCharsets.US_ASCII);
        return sum.equals(digits(Arrays.copyOf(bytes, space))) ? end + 1 : 0;
    }

    private byte[] bytes() throws IOException {
        ByteBuffer all = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        channel.position(0);
        while (all.hasRemaining() && channel.read(all) >= 0) {
            // a read may bring less than was asked
        }
        return all.array();
    }

    /** The file, at its first frame. */
    private static ByteBuffer frames(byte[] bytes) {
        return ByteBuffer.wrap(bytes).position(headEnd(bytes));
    }

    /** The cells whose frames check; the buffer then stands behind the last of them. */
    private static List<Results.Played> cells(ByteBuffer bytes) {
        List<Results.Played> cells = new ArrayList<>();
        while (bytes.remaining() >= AROUND + CELL_HEAD) {
            int start = bytes.position() + Integer.BYTES;
            int length = bytes.getInt(bytes.position());
            if (length < CELL_HEAD
                    || length > bytes.remaining() - AROUND
                    || bytes.getInt(start + length) != sum(bytes.slice(start, length))) {
                break;
            }
            cells.add(cell(bytes.slice(start, length)));
            bytes.position(start + length + Integer.BYTES);
        }
        return cells;
    }

    private static Results.Played cell(ByteBuffer bytes) {
        int part = bytes.getInt();
        long index = bytes.getLong();
        if (bytes.get() == FIGURES) {
            double[] figures = new double[bytes.remaining() / Double.BYTES];
            bytes.asDoubleBuffer().get(figures);
            return new Results.Played(part, index, figures, "");
        }
        String failure = StandardCharsets.UTF_8.decode(bytes).toString();
        return new Results.Played(part, index, new double[0], failure);
    }

    @Override
    public List<Results.Played> kept() throws IOException {
        ByteBuffer frames = frames(bytes());
        List<Results.Played> cells = cells(frames);
        channel.truncate(frames.position());
        return cells;
    }

    @Override
    public void keep(List<Results.Played> cells) throws IOException {
        List<byte[]> rests = new ArrayList<>();
        int length = 0;
        for (Results.Played cell : cells) {
            byte[] rest = rest(cell);
            rests.add(rest);
            length += AROUND + CELL_HEAD + rest.length;
        }
        ByteBuffer frames = ByteBuffer.allocate(length);
        for (int i = 0; i < cells.size(); i++) {
            frame(cells.get(i), rests.get(i), frames);
        }
        append(frames.flip());
    }

    /** What a cell has behind its head. */
    private static byte[] rest(Results.Played cell) {
        if (!cell.isDone()) {
            return cell.failure().getBytes(StandardCharsets.UTF_8);
        }
        byte[] figures = new byte[cell.figures().length * Double.BYTES];
        ByteBuffer.wrap(figures).asDoubleBuffer().put(cell.figures());
        return figures;
    }

    private static void frame(Results.Played cell, byte[] rest, ByteBuffer to) {
        int length = CELL_HEAD + rest.length;
        int start = to.position() + Integer.BYTES;
        to.putInt(length)
                .putInt(cell.part())
                .putLong(cell.index())
                .put(cell.isDone() ? FIGURES : FAILURE)
                .put(rest)
                .putInt(sum(to.slice(start, length)));
    }

    private static int sum(ByteBuffer bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    private static String digits(byte[] line) {
        return HexFormat.of().toHexDigits(sum(ByteBuffer.wrap(line)), CHECK_DIGITS);
    }

    private void append(ByteBuffer bytes) throws IOException {
        channel.position(channel.size());
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(false);
    }

    /** Lets go of the file; it stays where it is. */
    @Override
    public void close() throws IOException {
        lock.close();
        channel.close();
    }
}
