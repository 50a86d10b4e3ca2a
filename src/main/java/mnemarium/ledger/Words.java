package mnemarium.ledger;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The words by which constants go in files and on the command line: {@code dead-end}. */
final class Words {

    /** Of each choice, its constants by their words; made once, since a ledger is read by them. */
    private static final ClassValue<Map<String, Enum<?>>> CHOICES =
            new ClassValue<>() {
                @Override
                protected Map<String, Enum<?>> computeValue(Class<?> type) {
                    Map<String, Enum<?>> constants = new LinkedHashMap<>();
                    for (Object each : type.getEnumConstants()) {
                        Enum<?> constant = (Enum<?>) each;
                        constants.put(of(constant), constant);
                    }
                    return Collections.unmodifiableMap(constants);
                }
            };

    private Words() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static <E extends Enum<E>> Optional<E> find(Class<E> type, String word) {
        return Optional.ofNullable(CHOICES.get(type).get(word)).map(type::cast);
    }

    static <E extends Enum<E>> List<String> all(Class<E> type) {
        return new ArrayList<>(CHOICES.get(type).keySet());
    }
}
