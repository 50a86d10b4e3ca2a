package mnemarium.world.evolving;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Subjects that take turns, one session each a day, for a number of sessions.
 *
 * @param subjects what the sessions are about: session i is about subject i mod n
 * @param sessions how many sessions there are
 */
public record EvolvingWorld(List<Subject> subjects, int sessions) {

    // the plan's rhythm: of the sessions that announce nothing, every seventh shows an old document
    // and every third a current one
    private static final int OLD_EVERY = 7;
    private static final int OLD_AT = 5;
    private static final int CURRENT_EVERY = 3;

    public EvolvingWorld {
        subjects = List.copyOf(subjects);
        if (subjects.isEmpty()) {
            throw new IllegalArgumentException(
                    "the evolving world has no subject, expected at least one");
        }
        if (sessions < 1) {
            throw new IllegalArgumentException(
                    "the evolving world has " + sessions + " sessions, expected 1 or more");
        }
        Set<String> names = new HashSet<>();
        for (Subject subject : subjects) {
            if (!names.add(subject.name())) {
                throw new IllegalArgumentException(
                        "subject " + subject.name() + " occurs twice, expected each name once");
            }
        }
    }

    /** The published world in which every change is announced: eleven subjects. */
    public static EvolvingWorld announced(int sessions) {
        return new EvolvingWorld(ANNOUNCED, sessions);
    }

    /** The published world with two subjects more, whose changes nobody announces. */
    public static EvolvingWorld silent(int sessions) {
        return new EvolvingWorld(
                Stream.concat(ANNOUNCED.stream(), SILENT.stream()).toList(), sessions);
    }

    private static final List<Subject> ANNOUNCED =
            List.of(
                    changing("deployregion", "value", Behaviour.STABLE, "useast", 15, "uswest"),
                    changing("pyversion", "pinned", Behaviour.STABLE, "3.11", 15, "3.12"),
                    changing("cachettl", "seconds", Behaviour.STABLE, "60", 20, "120"),
                    changing("dbengine", "primary", Behaviour.BY_VALUE, "Postgres", 20, "MySQL"),
                    changing(
                            "cisystem",
                            "primary",
                            Behaviour.BY_VALUE,
                            "Jenkins",
                            20,
                            "GitHubActions"),
                    changing("jobqueue", "primary", Behaviour.BY_VALUE, "RabbitMQ", 20, "Kafka"),
                    new Subject(
                            "legacytool",
                            "status",
                            Behaviour.STABLE,
                            List.of(new Change(0, "active")),
                            OptionalInt.of(18)),
                    constant("stagingdb", "version", "14"),
                    constant("productiondb", "version", "16"),
                    constant("authsvc", "port", "9001"),
                    constant("billingsvc", "port", "9002"));

    private static final List<Subject> SILENT =
            List.of(
                    changing("featureflag", "state", Behaviour.SILENT, "off", 22, "on"),
                    changing("tlscert", "fingerprint", Behaviour.SILENT, "aa11", 22, "bb22"));

    private static Subject changing(
            String name, String aspect, Behaviour behaviour, String before, int day, String after) {
        return new Subject(
                name,
                aspect,
                behaviour,
                List.of(new Change(0, before), new Change(day, after)),
                OptionalInt.empty());
    }

    private static Subject constant(String name, String aspect, String value) {
        return new Subject(
                name,
                aspect,
                Behaviour.COEXISTING,
                List.of(new Change(0, value)),
                OptionalInt.empty());
    }

    /** The day of a session, from 0. */
    public int day(int session) {
        return session / subjects.size();
    }

    /** The day of the last session. */
    public int lastDay() {
        return day(sessions - 1);
    }

    /**
     * A session of the plan.
     *
     * @param index 0 to {@code sessions} - 1
     */
    public Session session(int index) {
        if (index < 0 || index >= sessions) {
            throw new IllegalArgumentException(
                    "session " + index + " was asked, expected 0 to " + (sessions - 1));
        }
        Subject subject = subjects.get(index % subjects.size());
        int day = day(index);
        Role role = role(index, day, subject);
        Optional<String> shown =
                switch (role) {
                    case EVIDENCE -> Optional.of(subject.valueOn(day));
                    case STALE -> Optional.of(subject.initial());
                    case QUERY -> Optional.empty();
                };
        return new Session(index, day, subject, role, shown);
    }

    private static Role role(int index, int day, Subject subject) {
        if (subject.behaviour() == Behaviour.COEXISTING) {
            return Role.EVIDENCE;
        }
        if (subject.behaviour() == Behaviour.SILENT && day > 0) {
            return Role.QUERY;
        }
        if (subject.changesOn(day)) {
            return Role.EVIDENCE;
        }
        if (index % OLD_EVERY == OLD_AT
                && day > 0
                && !subject.initial().equals(subject.valueOn(day))) {
            return Role.STALE;
        }
        return index % CURRENT_EVERY == 0 ? Role.EVIDENCE : Role.QUERY;
    }

    /**
     * The newest session up to this one that shows current evidence of its subject. There always is
     * one: day 0 is evidence.
     */
    public Session latestEvidence(Session session) {
        Session found = session;
        while (found.role() != Role.EVIDENCE) {
            found = session(found.index() - subjects.size());
        }
        return found;
    }

    /** The answer that counts as right: what evidence showed last, or the truth where none does. */
    public String target(Session session) {
        return session.subject().behaviour() == Behaviour.SILENT
                ? session.truth()
                : latestEvidence(session).shown().orElseThrow();
    }
}
