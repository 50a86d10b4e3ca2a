package mnemarium.ownership.file;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.CandidateFact.Elicitation;
import mnemarium.ownership.CandidateFact.Impression;
import mnemarium.ownership.CandidateFact.Sensitivity;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads candidate facts from YAML or JSON: a list under {@code candidates}. */
public final class CandidatesFile {

    private static final List<String> KNOWN =
            List.of(
                    "id",
                    "claim",
                    "subject",
                    "field",
                    "durable",
                    "times-per-month",
                    "stated-by",
                    "confidence",
                    "changes-every-days",
                    "turns-to-ask",
                    "minutes-to-ask",
                    "tokens-to-ask",
                    "synthesis",
                    "in-one-passage",
                    "learned-from-user",
                    "claims-authority",
                    "personal",
                    "permission",
                    "deletion-duty");

    private CandidatesFile() {}

    /** A file's text as candidates, at least one, or all that is wrong with it. */
    public static Reading<List<CandidateFact>> read(String text) {
        Faults faults = new Faults();
        List<CandidateFact> candidates = new ArrayList<>();
        Part.read(text, faults)
                .flatMap(root -> Keys.of(root, "", faults, List.of("candidates")))
                .ifPresent(
                        root -> {
                            Set<String> ids = new HashSet<>();
                            int at = 0;
                            for (Part part : root.members("candidates")) {
                                String path = "candidates[" + at++ + "]";
                                candidate(part, path, at, faults)
                                        .ifPresent(
                                                each -> add(each, part, ids, candidates, faults));
                            }
                        });
        if (candidates.isEmpty() && faults.isEmpty()) {
            faults.add(0, "candidates", "none", "at least one candidate");
        }
        return faults.isEmpty()
                ? new Reading.Read<>(List.copyOf(candidates))
                : new Reading.Refused<>(faults.all());
    }

    /** Candidates as a file that {@link #read} reads. */
    public static String text(List<CandidateFact> candidates) {
        return CandidatesText.of(candidates) + "\n";
    }

    private static void add(
            CandidateFact candidate,
            Part part,
            Set<String> ids,
            List<CandidateFact> candidates,
            Faults faults) {
        if (!ids.add(candidate.id())) {
            faults.add(part.line(), "id", "'" + candidate.id() + "' twice", "each id once");
        }
        candidates.add(candidate);
    }

    private static Optional<CandidateFact> candidate(
            Part part, String path, int number, Faults faults) {
        return Keys.of(part, path, faults, KNOWN)
                .flatMap(
                        keys -> {
                            String claim = keys.required("claim", "the fact in a sentence");
                            String subject =
                                    keys.required("subject", "whom or what the fact is about");
                            return claim.isEmpty() || subject.isEmpty()
                                    ? Optional.empty()
                                    : keys.make(() -> candidate(keys, claim, subject, number));
                        });
    }

    private static CandidateFact candidate(Keys keys, String claim, String subject, int number) {
        String field = keys.text("field", "");
        return new CandidateFact(
                keys.text("id", "candidate " + number),
                claim,
                subject,
                field.isEmpty() ? Optional.empty() : Optional.of(field),
                new Impression(
                        keys.flag("durable", true),
                        keys.number("times-per-month", 0),
                        keys.text("stated-by", "not said"),
                        keys.number("confidence", 1)),
                keys.span("changes-every-days", Duration.ofDays(1)),
                new Elicitation(
                        keys.whole("turns-to-ask", 1),
                        keys.span("minutes-to-ask", Duration.ofMinutes(1), Duration.ZERO),
                        keys.whole("tokens-to-ask", 0),
                        keys.flag("synthesis", false)),
                keys.flag("in-one-passage", false),
                keys.flag("learned-from-user", false),
                keys.flag("claims-authority", false),
                new Sensitivity(
                        keys.flag("personal", false),
                        keys.text("permission", ""),
                        keys.flag("deletion-duty", false)));
    }
}
