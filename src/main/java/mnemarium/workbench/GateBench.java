package mnemarium.workbench;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.file.CandidatesFile;
import mnemarium.ownership.file.Reading;
import mnemarium.ownership.file.SampleExport;
import mnemarium.store.SettingShelf;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.List;
import java.util.Optional;

/** The candidate facts of a workspace: the shipped ones until somebody changes them. */
public final class GateBench {

    private static final Logger LOG = LoggerFactory.getLogger(GateBench.class);
    private static final String KEPT = "gate-candidates";

    private final SettingShelf settings;
    private final OwnerDesk owners;

    /** Over a workspace, which stays open longer than this. */
    GateBench(SettingShelf settings, OwnerDesk owners) {
        this.settings = settings;
        this.owners = owners;
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
        return kept().orElseGet(GateBench::shipped);
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

    /** Who holds what. */
    public OwnerDesk owners() {
        return owners;
    }
}
