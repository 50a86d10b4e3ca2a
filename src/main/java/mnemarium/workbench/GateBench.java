package mnemarium.workbench;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.file.CandidatesFile;
import mnemarium.ownership.file.Reading;
import mnemarium.ownership.file.SampleExport;
import mnemarium.scenario.Source;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.SettingShelf;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The candidate facts of a workspace: the shipped ones until somebody changes them. */
public final class GateBench implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GateBench.class);
    private static final String KEPT = "gate-candidates";

    /** Kept where somebody deleted all: a file of candidates has at least one. */
    private static final String NONE = "none";

    /** The shipped scenario that tells how an account's facts change. */
    private static final String SUPPORT_DESK = "support-desk";

    private final SettingShelf settings;
    private final OwnerDesk owners;
    private final Preparation preparation;
    private final Errands errands = new Errands("gate");

    /** Over a workspace, which stays open longer than this. */
    GateBench(SettingShelf settings, OwnerDesk owners, Preparation preparation) {
        this.settings = settings;
        this.owners = owners;
        this.preparation = preparation;
    }

    /** Those that are shipped: a support desk's and an analyst's. */
    public static List<CandidateFact> shipped() {
        return switch (CandidatesFile.read(SampleExport.candidates())) {
            case Reading.Read<List<CandidateFact>> read -> read.value();
            case Reading.Refused<List<CandidateFact>> refused ->
                    throw new IllegalStateException(
                            "the shipped candidates cannot be read: " + refused.faults());
        };
    }

    /** The candidates that are kept, or the shipped ones. */
    public List<CandidateFact> candidates() {
        return settings.text(KEPT).filter(NONE::equals).isPresent()
                ? List.of()
                : kept().orElseGet(GateBench::shipped);
    }

    private Optional<List<CandidateFact>> kept() {
        return settings.text(KEPT)
                .map(CandidatesFile::read)
                .flatMap(
                        reading ->
                                switch (reading) {
                                    case Reading.Read<List<CandidateFact>> read ->
                                            Optional.of(read.value());
                                    case Reading.Refused<List<CandidateFact>> refused -> {
                                        // kept as it is, for a program that can read it
                                        LOG.warn("the kept candidates are not used: {}", refused);
                                        yield Optional.empty();
                                    }
                                });
    }

    /** Keeps candidates in the workspace; the shipped ones need not be. */
    @SuppressWarnings("FutureReturnValueIgnored") // a failed write is met again by the next one
    public void keep(List<CandidateFact> candidates) {
        if (candidates.equals(shipped())) {
            settings.forget(KEPT);
        } else {
            settings.keep(KEPT, candidates.isEmpty() ? NONE : CandidatesFile.text(candidates));
        }
    }

    /** Reads a file of candidates, without keeping them. */
    public CompletableFuture<List<CandidateFact>> read(Path file) {
        return errands.run(
                () -> OwnFiles.read(file.toString(), CandidatesFile.read(OwnFiles.text(file))));
    }

    /** How facts change, as the shipped scenario of a support desk tells it. */
    public CompletableFuture<List<FactHistory>> histories() {
        return errands.run(
                () -> {
                    for (Source source : new Shipped().all()) {
                        if (source.name().startsWith(SUPPORT_DESK)
                                && preparation.read(source).scenario() instanceof Tenure desk) {
                            return Histories.of(desk);
                        }
                    }
                    throw new IllegalStateException("found no shipped scenario " + SUPPORT_DESK);
                });
    }

    /** Ends what is under way; twice is fine. */
    @Override
    public void close() {
        errands.close();
    }

    /** Who holds what. */
    public OwnerDesk owners() {
        return owners;
    }
}
