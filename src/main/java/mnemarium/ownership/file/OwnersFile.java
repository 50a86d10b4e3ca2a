package mnemarium.ownership.file;

import mnemarium.ownership.FlowTerms;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What an owners file says, in YAML or JSON: owners, the fields they hold, and the numbers on which
 * the flow turns.
 *
 * @param registry who holds what
 * @param terms the flow's numbers; the usual ones where the file has none
 */
public record OwnersFile(OwnerRegistry registry, FlowTerms terms) {

    private static final Duration MILLISECOND = Duration.ofMillis(1);
    private static final Duration DAY = Duration.ofDays(1);

    /**
     * A file's text as owners, or all that is wrong with it. A key word that leads to two owners is
     * wrong: which of them is meant could not be told.
     */
    public static Reading<OwnersFile> read(String text) {
        return read(text, true);
    }

    /**
     * Owners that a workspace has kept. Key words may lead to two owners in what was kept when that
     * was not refused yet; then the first of them is taken, as it was.
     */
    public static Reading<OwnersFile> kept(String text) {
        return read(text, false);
    }

    private static Reading<OwnersFile> read(String text, boolean isKeyWordChecked) {
        Faults faults = new Faults();
        Optional<OwnersFile> file =
                Part.read(text, faults)
                        .flatMap(
                                root ->
                                        Keys.of(
                                                root,
                                                "",
                                                faults,
                                                List.of("owners", "fields", "turn")))
                        .flatMap(keys -> file(keys, faults, isKeyWordChecked));
        return file.isPresent() && faults.isEmpty()
                ? new Reading.Read<>(file.get())
                : new Reading.Refused<>(faults.all());
    }

    /** Read once, when it is first asked for. */
    private static final class Shipped {
        static final OwnersFile FILE = readShipped();
    }

    /** The owners that are shipped: a synthetic support desk's. */
    public static OwnersFile shipped() {
        return Shipped.FILE;
    }

    private static OwnersFile readShipped() {
        return switch (read(SampleExport.owners())) {
            case Reading.Read<OwnersFile> read -> read.value();
            case Reading.Refused<OwnersFile> refused ->
                    throw new IllegalStateException(
                            "found faults in the shipped owners, expected none: "
                                    + refused.faults());
        };
    }

    /** The same as the YAML of an owners file; {@link #read} finds an equal one in it. */
    public String text() {
        return OwnersText.of(this);
    }

    private static Optional<OwnersFile> file(Keys root, Faults faults, boolean isKeyWordChecked) {
        OwnersCheck check = new OwnersCheck(faults);
        int at = 0;
        for (Part part : root.members("owners")) {
            owner(part, "owners[" + at++ + "]", faults)
                    .ifPresent(owner -> check.owner(owner, part));
        }
        at = 0;
        for (Part part : root.members("fields")) {
            String path = "fields[" + at++ + "]";
            field(part, path, faults).ifPresent(field -> check.field(field, part, path));
        }
        FlowTerms terms =
                root.part("turn").flatMap(part -> terms(part, faults)).orElse(FlowTerms.USUAL);
        if (faults.isEmpty()) {
            check.names();
            if (isKeyWordChecked) {
                check.keyWords();
            }
        }
        return faults.isEmpty()
                ? root.make(() -> new OwnersFile(check.registry(), terms))
                : Optional.empty();
    }

    private static Optional<Owner> owner(Part part, String path, Faults faults) {
        List<String> known =
                List.of(
                        "name",
                        "kind",
                        "identifier",
                        "latency-ms",
                        "tokens",
                        "availability",
                        "permission",
                        "change-events",
                        "version",
                        "kept-days");
        return Keys.of(part, path, faults, known).flatMap(keys -> owner(keys, faults, part));
    }

    private static Optional<Owner> owner(Keys keys, Faults faults, Part part) {
        String name = keys.required("name", "the owner's name");
        String kind = keys.required("kind", "system, corpus or transcripts");
        Duration latency = keys.span("latency-ms", MILLISECOND, Duration.ZERO);
        int tokens = keys.whole("tokens", 0);
        String permission = keys.text("permission", "");
        if (name.isEmpty() || kind.isEmpty()) {
            return Optional.empty();
        }
        return switch (kind) {
            case "system" ->
                    keys.make(
                            () ->
                                    new Owner.SystemOfRecord(
                                            name,
                                            keys.text("identifier", "its identifier"),
                                            latency,
                                            tokens,
                                            keys.number("availability", 1),
                                            permission,
                                            keys.text("change-events", "")));
            case "corpus" ->
                    keys.make(
                            () ->
                                    new Owner.MaintainedCorpus(
                                            name,
                                            latency,
                                            tokens,
                                            keys.text("version", ""),
                                            permission));
            case "transcripts" ->
                    keys.make(
                            () ->
                                    new Owner.KeptTranscripts(
                                            name,
                                            latency,
                                            tokens,
                                            keys.span("kept-days", DAY, Duration.ofDays(548)),
                                            permission));
            default -> {
                faults.add(
                        part.line(),
                        keys.at("kind"),
                        "'" + Faults.cut(kind) + "'",
                        "system, corpus or transcripts");
                yield Optional.empty();
            }
        };
    }

    private static Optional<OwnedField> field(Part part, String path, Faults faults) {
        List<String> known =
                List.of(
                        "name",
                        "owner",
                        "aliases",
                        "key-words",
                        "patterns",
                        "description",
                        "changes-every-days");
        return Keys.of(part, path, faults, known)
                .flatMap(
                        keys ->
                                keys.make(
                                        () ->
                                                new OwnedField(
                                                        keys.required("name", "the field's name"),
                                                        keys.required("owner", "an owner's name"),
                                                        keys.texts("aliases"),
                                                        keys.texts("key-words"),
                                                        keys.texts("patterns"),
                                                        keys.text("description", ""),
                                                        keys.span("changes-every-days", DAY))));
    }

    private static Optional<FlowTerms> terms(Part part, Faults faults) {
        FlowTerms usual = FlowTerms.USUAL;
        List<String> known =
                List.of("budget-ms", "share", "cheap-turns", "stale-chance", "review-days");
        return Keys.of(part, "turn", faults, known)
                .flatMap(
                        keys ->
                                keys.make(
                                        () ->
                                                new FlowTerms(
                                                        keys.span(
                                                                "budget-ms",
                                                                MILLISECOND,
                                                                usual.turn()),
                                                        keys.number("share", usual.share()),
                                                        keys.whole(
                                                                "cheap-turns", usual.cheapTurns()),
                                                        keys.number(
                                                                "stale-chance",
                                                                usual.staleChance()),
                                                        keys.span(
                                                                "review-days",
                                                                DAY,
                                                                usual.review()))));
    }
}
