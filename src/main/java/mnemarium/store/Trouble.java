package mnemarium.store;

import org.h2.api.ErrorCode;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** Puts what Java and H2 throw into words: what was found, what was expected, what to do. */
final class Trouble {

    private Trouble() {}

    static StoreFault fault(Throwable thrown, Path file) {
        if (thrown instanceof StoreFault already) {
            return already;
        }
        Opening.Refused refused = refusal(thrown, file);
        return new StoreFault(refused.found(), refused.expected(), file, thrown);
    }

    static Opening.Refused refusal(Throwable thrown, Path file) {
        Throwable cause = deepest(thrown);
        String words =
                Objects.requireNonNullElse(cause.getMessage(), cause.getClass().getSimpleName())
                        .lines()
                        .findFirst()
                        .orElse("");
        String lower = words.toLowerCase(Locale.ROOT);
        if (lower.contains("no space left") || lower.contains("not enough space")) {
            return full("no room left on the disk", file);
        }
        if (cause instanceof AccessDeniedException
                || cause instanceof ReadOnlyFileSystemException
                || lower.contains("read-only")
                || lower.contains("permission denied")) {
            return readOnly("what may not be written: " + words, file);
        }
        return switch (code(thrown)) {
            case ErrorCode.DATABASE_ALREADY_OPEN_1 ->
                    FolderLock.elsewhere("open in another window", file).refused();
            case ErrorCode.DATABASE_IS_READ_ONLY -> damaged("a database without its tables", file);
            case ErrorCode.FILE_VERSION_ERROR_1 -> newer("a database of a later format", file);
            case ErrorCode.WRONG_USER_OR_PASSWORD ->
                    foreign("a database that belongs to another program", file);
            case ErrorCode.FILE_CORRUPTED_1, ErrorCode.IO_EXCEPTION_2 ->
                    damaged("a damaged file: " + words, file);
            case ErrorCode.GENERAL_ERROR_1 -> // H2 stumbled over what it read
                    damaged("a file that the database does not understand: " + words, file);
            default ->
                    isUnread(cause)
                            ? damaged("a damaged file: " + words, file)
                            : new Opening.Refused(
                                    Opening.Reason.UNREACHABLE,
                                    cause instanceof NoSuchFileException
                                            ? "no file " + words
                                            : words,
                                    "a file that can be read and written",
                                    file,
                                    "Look whether the disk is still there, then open the workspace again.");
        };
    }

    static Opening.Refused full(String found, Path where) {
        return new Opening.Refused(
                Opening.Reason.DISK_FULL,
                found,
                "room to write",
                where,
                "Make room on the disk, or choose a folder on another one.");
    }

    static Opening.Refused readOnly(String found, Path where) {
        return new Opening.Refused(
                Opening.Reason.READ_ONLY,
                found,
                "a folder and a file that may be written",
                where,
                "Allow writing there, or choose another folder.");
    }

    static Opening.Refused damaged(String found, Path where) {
        return new Opening.Refused(
                Opening.Reason.DAMAGED,
                found,
                "a whole workspace file",
                where,
                "Put a copy of the file in its place, or move it away to begin an empty workspace.");
    }

    static Opening.Refused newer(String found, Path where) {
        return new Opening.Refused(
                Opening.Reason.NEWER,
                found,
                "version " + Migration.NEWEST + " or older",
                where,
                "Open it with the version that wrote it, or export its runs there as bundles.");
    }

    static Opening.Refused foreign(String found, Path where) {
        return new Opening.Refused(
                Opening.Reason.FOREIGN, found, "a workspace", where, "Choose another folder.");
    }

    /**
     * Whether H2 stumbled over what it read, without a code of its own for it: it misses a table
     * that our statements name, or what went wrong did so inside of it.
     */
    private static boolean isUnread(Throwable cause) {
        return (cause instanceof SQLException sql
                        && Objects.requireNonNullElse(sql.getSQLState(), "").startsWith("42"))
                || (cause instanceof RuntimeException
                        && Stream.of(cause.getStackTrace())
                                .anyMatch(frame -> frame.getClassName().startsWith("org.h2.")));
    }

    private static int code(Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (each instanceof SQLException sql) {
                return sql.getErrorCode();
            }
            if (each instanceof MVStoreException store) {
                return code(store);
            }
        }
        return 0;
    }

    /** What the layer below H2's SQL says, in the codes of that. */
    private static int code(MVStoreException thrown) {
        return switch (thrown.getErrorCode()) {
            case DataUtils.ERROR_FILE_LOCKED -> ErrorCode.DATABASE_ALREADY_OPEN_1;
            case DataUtils.ERROR_UNSUPPORTED_FORMAT -> ErrorCode.FILE_VERSION_ERROR_1;
            default -> ErrorCode.FILE_CORRUPTED_1;
        };
    }

    private static Throwable deepest(Throwable thrown) {
        Throwable deepest = thrown;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return deepest;
    }
}
