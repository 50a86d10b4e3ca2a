package mnemarium.ownership;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * A synthetic memory of a support agent, made from a seed: 4 100 items, of which 1 804 (44 %) are
 * copies of what somebody owns, in the classes of the published audit. Nothing in it is anybody's.
 */
public final class SampleMemory {

    /** The time at which it was exported. */
    public static final Instant EXPORTED = Instant.parse("2026-05-09T00:00:00Z");

    private static final int ACCOUNTS = 600;
    private static final Duration TENURE = Duration.ofDays(548);

    private static final List<String> PLANS = List.of("starter", "team", "business", "enterprise");
    private static final List<String> REGIONS =
            List.of("eu-west", "eu-north", "us-east", "ap-south");
    private static final List<String> NAMES =
            List.of("Ana", "Bo", "Chidi", "Dara", "Elif", "Farid", "Goran", "Hana", "Ines", "Jun");
    private static final List<String> STYLES =
            List.of(
                    "shorter answers",
                    "tables over prose",
                    "a formal tone",
                    "metric units",
                    "answers in Portuguese",
                    "dark screenshots",
                    "no emoji",
                    "one step at a time");
    private static final List<String> COLUMNS =
            List.of("rev_net", "orders_v2", "mrr_adj", "churn_flag", "ltv_90", "cohort_key");
    private static final List<String> RULES =
            List.of(
                    "excludes refunds",
                    "includes chargebacks",
                    "is authoritative",
                    "counts from February",
                    "is filled at night",
                    "ignores test accounts");
    private static final List<String> EVENTS =
            List.of(
                    "The renewal was put off to", "The migration was announced for",
                    "A training was held in", "The pilot ended in");
    private static final List<String> MONTHS =
            List.of("January", "February", "March", "April", "May", "June");

    private final SplittableRandom chance;
    private final List<MemoryItem> items = new ArrayList<>();

    private SampleMemory(long seed) {
        chance = new SplittableRandom(seed);
    }

    /** The items of a seed, in mixed order. */
    public static List<MemoryItem> items(long seed) {
        SampleMemory memory = new SampleMemory(seed);
        memory.make();
        return memory.mixed();
    }

    private void make() {
        several(520, 1, true, () -> "The customer is on the " + one(PLANS) + " plan.");
        several(372, 1, true, () -> "They pay for " + (2 + chance.nextInt(90)) + " seats.");
        several(268, 1, true, () -> "Their data is hosted in " + one(REGIONS) + ".");
        several(324, 1, true, () -> one(NAMES) + " is reachable at extension " + extension() + ".");
        several(320, 1, true, () -> "Ticket " + extension() + " is still open.");
        several(1100, 1, true, () -> one(NAMES) + " prefers " + one(STYLES) + ".");
        several(500, 3, true, () -> one(EVENTS) + " " + one(MONTHS) + ".");
        several(420, 7, true, () -> "In their warehouse " + one(COLUMNS) + " " + one(RULES) + ".");
        several(216, 3, false, () -> "Their industry publishes figures in " + one(MONTHS) + ".");
        several(60, 1, true, () -> "A refund of " + extension() + " was authorised.");
    }

    private int extension() {
        return 100 + chance.nextInt(900);
    }

    private String one(List<String> words) {
        return words.get(chance.nextInt(words.size()));
    }

    private void several(int count, int turns, boolean learned, Supplier<String> text) {
        int from = items.size();
        for (int i = 0; i < count; i++) {
            // one in twenty says again what an earlier one of its class said
            boolean again = i > 0 && chance.nextInt(20) == 0;
            if (again) {
                MemoryItem earlier = items.get(from + chance.nextInt(i));
                add(earlier.text(), earlier.subject().orElse(""), turns, learned);
            } else {
                add(text.get(), "account-%04d".formatted(chance.nextInt(ACCOUNTS)), turns, learned);
            }
        }
    }

    private void add(String text, String subject, int turns, boolean learned) {
        Instant created = EXPORTED.minusSeconds(1 + chance.nextLong(TENURE.toSeconds()));
        boolean expires = chance.nextInt(10) == 0;
        boolean hasSource = chance.nextInt(8) != 0;
        Map<String, String> others = new LinkedHashMap<>();
        others.put("metadata.turns_to_ask", Integer.toString(turns));
        others.put("metadata.learned_from_user", Boolean.toString(learned));
        others.put("metadata.in_one_passage", Boolean.toString(turns == 3 && learned));
        others.put("metadata.synthetic", "true");
        items.add(
                new MemoryItem(
                        "item",
                        text,
                        Optional.of(subject),
                        Optional.empty(),
                        hasSource
                                ? Optional.of("session-" + (1000 + chance.nextInt(9000)))
                                : Optional.empty(),
                        Optional.of(created),
                        Optional.of(created),
                        expires ? Optional.of(created.plus(Duration.ofDays(90))) : Optional.empty(),
                        others,
                        new MemoryItem.Place(0, "")));
    }

    /** In an order that says nothing of how they were made, with ids that say the order. */
    private List<MemoryItem> mixed() {
        for (int i = items.size() - 1; i > 0; i--) {
            int other = chance.nextInt(i + 1);
            MemoryItem moved = items.get(i);
            items.set(i, items.get(other));
            items.set(other, moved);
        }
        List<MemoryItem> named = new ArrayList<>();
        for (MemoryItem each : items) {
            named.add(
                    new MemoryItem(
                            "synthetic-%04d".formatted(named.size() + 1),
                            each.text(),
                            each.subject(),
                            each.field(),
                            each.source(),
                            each.created(),
                            each.updated(),
                            each.expires(),
                            each.others(),
                            each.place()));
        }
        return List.copyOf(named);
    }
}
