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
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * The cells that were played so far, in a file of the output folder: a line each, appended, with a
 * check sum at its end. A kill may tear the last line, or leave the last few unwritten; from the
 * first line that does not check the file is cut, and those cells are played again.
 */
public final class PartFile implements Keeper, AutoCloseable {

    /** The file's name. */
    public static final String NAME = "cells.part";

    private static final String FORMAT = "mnemarium-cells 1 ";
    private static final String FAILED = "failed";
    private static final int CHECK_DIGITS = 8;

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
        List<String> lines = lines(Files.readAllBytes(file));
        return lines.isEmpty() || !lines.getFirst().startsWith(FORMAT)
                ? Optional.empty()
                : Optional.of(lines.getFirst().substring(FORMAT.length()));
    }

    /** The cells in a folder, read only. */
    public static List<Results.Played> read(Path folder) throws IOException {
        return cells(lines(Files.readAllBytes(folder.resolve(NAME))));
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
        List<String> lines = lines(bytes());
        if (lines.isEmpty()) {
            channel.truncate(0);
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            write(FORMAT + key, head);
            append(head);
        } else if (!lines.getFirst().equals(FORMAT + key)) {
            throw new Foreign(
                    "cells of another plan in " + folder + " (" + lines.getFirst() + ")",
                    "an empty folder, or cells of this plan (" + FORMAT + key + ")");
        }
    }

    private byte[] bytes() throws IOException {
        ByteBuffer all = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        channel.position(0);
        while (all.hasRemaining() && channel.read(all) >= 0) {
            // a read may bring less than was asked
        }
        return all.array();
    }

    /** The lines that check, without their check sums. */
    private static List<String> lines(byte[] bytes) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                String line = new String(bytes, start, i - start, StandardCharsets.UTF_8);
                int space = line.length() - CHECK_DIGITS - 1;
                if (space < 0
                        || !line.substring(space + 1)
                                .equals(
                                        sum(
                                                line.substring(0, space)
                                                        .getBytes(StandardCharsets.UTF_8)))) {
                    break;
                }
                lines.add(line.substring(0, space));
                start = i + 1;
            }
        }
        return lines;
    }

    private static int length(List<String> lines) {
        int length = 0;
        for (String line : lines) {
            length += line.getBytes(StandardCharsets.UTF_8).length + CHECK_DIGITS + 2;
        }
        return length;
    }

    private static List<Results.Played> cells(List<String> lines) {
        List<Results.Played> cells = new ArrayList<>();
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
            String[] words = line.split("\t", -1);
            int part = Integer.parseInt(words[0]);
            long index = Long.parseLong(words[1]);
            if (words[2].equals(FAILED)) {
                cells.add(new Results.Played(part, index, new double[0], unescaped(words[3])));
            } else {
                double[] figures = new double[words.length - 2];
                for (int i = 0; i < figures.length; i++) {
                    figures[i] = Figures.read(words[i + 2]);
                }
                cells.add(new Results.Played(part, index, figures, ""));
            }
        }
        return cells;
    }

    @Override
    public List<Results.Played> kept() throws IOException {
        List<String> lines = lines(bytes());
        channel.truncate(length(lines));
        return cells(lines);
    }

    @Override
    public void keep(List<Results.Played> cells) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StringBuilder line = new StringBuilder();
        for (Results.Played cell : cells) {
            line.setLength(0);
            line.append(cell.part()).append('\t').append(cell.index());
            if (cell.isDone()) {
                for (double figure : cell.figures()) {
                    Figures.write(figure, line.append('\t'));
                }
            } else {
                line.append('\t').append(FAILED).append('\t').append(escaped(cell.failure()));
            }
            write(line.toString(), bytes);
        }
        append(bytes);
    }

    /** A line with its check sum. */
    private static void write(String line, ByteArrayOutputStream bytes) {
        byte[] plain = line.getBytes(StandardCharsets.UTF_8);
        bytes.writeBytes(plain);
        bytes.writeBytes((" " + sum(plain) + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    private static String sum(byte[] line) {
        CRC32 crc = new CRC32();
        crc.update(line);
        return HexFormat.of().toHexDigits(crc.getValue(), CHECK_DIGITS);
    }

    private void append(ByteArrayOutputStream lines) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(lines.toByteArray());
        channel.position(channel.size());
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(false);
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    private static String unescaped(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each == '\\' && i + 1 < text.length()) {
                char next = text.charAt(++i);
                each = next == 't' ? '\t' : next == 'n' ? '\n' : next == 'r' ? '\r' : next;
            }
            plain.append(each);
        }
        return plain.toString();
    }

    /** Lets go of the file; it stays where it is. */
    @Override
    public void close() throws IOException {
        lock.close();
        channel.close();
    }
}
