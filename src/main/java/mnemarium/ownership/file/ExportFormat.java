package mnemarium.ownership.file;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The exports that can be read. */
public enum ExportFormat {
    /**
     * A list of memories with {@code memory}, {@code user_id} and {@code metadata}, or pages of it.
     */
    MEM0("mem0"),
    /** A Letta agent file: memory blocks, core memory and passages. */
    LETTA("Letta agent file"),
    /** Items of a LangGraph store: {@code namespace}, {@code key}, {@code value}. */
    LANGGRAPH("LangGraph store"),
    /**
     * A list of texts, or of objects with {@code content}, as assistants' memories are exported.
     */
    LIST("list of memories"),
    /** One JSON object a line; columns by name or as mapped. */
    JSONL("JSON Lines"),
    /** A table with a header; columns by name or as mapped. */
    CSV("CSV");

    private final String title;

    ExportFormat(String title) {
        this.title = title;
    }

    /** Its name for people. */
    public String title() {
        return title;
    }

    /** Its name on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<ExportFormat> named(String word) {
        return Stream.of(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    public static List<String> words() {
        return Stream.of(values()).map(ExportFormat::word).toList();
    }
}
