package mnemarium.ownership.file;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The parts of an item, and the names under which exports have them. */
public enum Column {
    /** What it says. */
    TEXT,
    ID,
    /** Whom it is about or whose it is. */
    SUBJECT,
    /** What it is a value of. */
    FIELD,
    /** Where it came from. */
    SOURCE,
    CREATED,
    UPDATED,
    EXPIRES;

    /** Its name on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The names it goes by, the likeliest first. */
    List<String> names() {
        return switch (this) {
            case TEXT -> List.of("memory", "text", "content", "claim", "fact", "value", "data");
            case ID -> List.of("id", "memory_id", "key", "uuid");
            case SUBJECT ->
                    List.of(
                            "subject",
                            "user_id",
                            "userId",
                            "user",
                            "account",
                            "account_id",
                            "customer_id");
            case FIELD -> List.of("field", "attribute");
            case SOURCE ->
                    List.of(
                            "source",
                            "conversation_id",
                            "session_id",
                            "thread_id",
                            "run_id",
                            "message_id",
                            "provenance");
            case CREATED ->
                    List.of("created_at", "createdAt", "created", "create_time", "timestamp");
            case UPDATED -> List.of("updated_at", "updatedAt", "updated", "update_time");
            case EXPIRES -> List.of("expiration_date", "expires_at", "expires", "expiry");
        };
    }

    public static Optional<Column> named(String word) {
        return Stream.of(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    public static List<String> words() {
        return Stream.of(values()).map(Column::word).toList();
    }
}
