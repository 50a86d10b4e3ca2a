package mnemarium.ownership.file;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The parts of an item, and the names under which exports have them. */
public enum Column {
    TEXT("memory", "text", "content", "claim", "fact", "value", "data"),
    ID("id", "memory_id", "key", "uuid"),
    SUBJECT("subject", "user_id", "userId", "user", "account", "account_id", "customer_id"),
    FIELD("field", "attribute"),
    SOURCE(
            "source",
            "conversation_id",
            "session_id",
            "thread_id",
            "run_id",
            "message_id",
            "provenance"),
    CREATED("created_at", "createdAt", "created", "create_time", "timestamp"),
    UPDATED("updated_at", "updatedAt", "updated", "update_time"),
    EXPIRES("expiration_date", "expires_at", "expires", "expiry");

    @SuppressWarnings("ImmutableEnumChecker") // List.of cannot be changed
    private final List<String> names;

    Column(String... names) {
        this.names = List.of(names);
    }

    /** Its name on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The names it goes by, the likeliest first. */
    List<String> names() {
        return names;
    }

    public static Optional<Column> named(String word) {
        return Stream.of(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    public static List<String> words() {
        return Stream.of(values()).map(Column::word).toList();
    }
}
