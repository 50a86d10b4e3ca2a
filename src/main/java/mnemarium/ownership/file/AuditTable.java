package mnemarium.ownership.file;

import mnemarium.ownership.Finding;
import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.Told;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** An audit as a table (CSV, RFC 4180): a row for each item, with all that was found. */
public final class AuditTable {

    private static final int REPLACEMENT = 0xFFFD;

    private static final List<String> COLUMNS =
            List.of(
                    "id",
                    "text",
                    "subject",
                    "source",
                    "created",
                    "updated",
                    "expires",
                    "field",
                    "matched by",
                    "owner",
                    "verdict",
                    "reason",
                    "copy",
                    "chance out of date",
                    "expired",
                    "claims authority",
                    "places to delete",
                    "repeats an earlier one",
                    "near",
                    "kept beside",
                    "line",
                    "place");

    private AuditTable() {}

    /** The row of the columns' names. */
    public static String header() {
        return row(COLUMNS);
    }

    /** The row of an item. */
    public static String row(MemoryItem item, Finding finding) {
        return row(cells(item, finding));
    }

    /** A row of any cells, with its line break. */
    public static String row(List<String> cells) {
        return String.join(",", cells.stream().map(AuditTable::cell).toList()) + "\r\n";
    }

    private static List<String> cells(MemoryItem item, Finding finding) {
        return List.of(
                item.id(),
                item.text(),
                item.subject().orElse(""),
                item.source().orElse(""),
                time(item.created()),
                time(item.updated()),
                time(item.expires()),
                finding.match().map(each -> each.field().name()).orElse(""),
                finding.match().map(each -> each.rule()).orElse(""),
                finding.owner().name(),
                finding.verdict().title(),
                Told.words(finding.reason()),
                yes(finding.isCopy()),
                finding.outOfDate().isPresent()
                        ? String.format(Locale.ROOT, "%.3f", finding.outOfDate().getAsDouble())
                        : "",
                yes(finding.isExpired()),
                yes(finding.claimsAuthority()),
                Integer.toString(finding.places()),
                yes(finding.repeats()),
                String.join("; ", finding.near()),
                item.others().isEmpty() ? "" : item.others().toString(),
                Integer.toString(item.place().line()),
                item.place().pointer());
    }

    private static String time(Optional<Instant> time) {
        return time.map(Instant::toString).orElse("");
    }

    private static String yes(boolean is) {
        return is ? "yes" : "no";
    }

    /**
     * A cell between quotes if need be. What a spreadsheet would take for a formula gets an
     * apostrophe before it, so that it stays a text; control characters become their pictures.
     */
    static String cell(String text) {
        String safe = visible(text);
        int first = safe.codePoints().filter(c -> !isUnseen(c)).findFirst().orElse(0);
        if ("=+-@＝＋－＠".indexOf(first) >= 0) {
            safe = "'" + safe;
        }
        boolean quoted = safe.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == ';');
        return quoted ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    /** Blanks of all kinds, and marks such as those of the direction of writing. */
    private static boolean isUnseen(int c) {
        return Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || Character.getType(c) == Character.FORMAT;
    }

    /**
     * A text in which every character shows: control characters as their pictures, halves of
     * characters as U+FFFD.
     */
    public static String visible(String text) {
        return mapped(text, c -> isControl(c) ? picture(c) : c);
    }

    /** A text without halves of characters, which no file in UTF-8 can hold: U+FFFD for each. */
    static String whole(String text) {
        return mapped(text, c -> c);
    }

    private static String mapped(String text, IntUnaryOperator character) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints()
                .forEach(
                        c -> {
                            boolean isHalf =
                                    c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
                            shown.appendCodePoint(isHalf ? REPLACEMENT : character.applyAsInt(c));
                        });
        return shown.toString();
    }

    private static boolean isControl(int c) {
        return c != '\n' && Character.isISOControl(c);
    }

    private static int picture(int c) {
        if (c == 0x7F) {
            return 0x2421;
        }
        return c < ' ' ? 0x2400 + c : REPLACEMENT;
    }
}
