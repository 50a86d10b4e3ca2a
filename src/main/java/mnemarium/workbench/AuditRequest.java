package mnemarium.workbench;

import mnemarium.ownership.SampleMemory;
import mnemarium.ownership.file.Column;
import mnemarium.ownership.file.Export;
import mnemarium.ownership.file.ExportFormat;
import mnemarium.ownership.file.SampleExport;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * What is to be audited, and how it is read.
 *
 * @param export the memory
 * @param synthetic whether it is made up
 * @param format that it has; empty to tell it by the content
 * @param mapping names of its columns where they are others than usual
 * @param asOf when ages and expiry are told; empty for now
 */
public record AuditRequest(
        Export export,
        boolean synthetic,
        Optional<ExportFormat> format,
        Map<Column, String> mapping,
        Optional<Instant> asOf) {

    public AuditRequest {
        mapping = Map.copyOf(mapping);
    }

    /** A file of the user's. */
    public static AuditRequest file(
            Path file, Optional<ExportFormat> format, Map<Column, String> mapping) {
        return new AuditRequest(Export.of(file), false, format, mapping, Optional.empty());
    }

    /** The shipped synthetic memory, on the day of its export. */
    public static AuditRequest sample() {
        return new AuditRequest(
                Export.of("the shipped sample", SampleExport.mem0(SampleExport.SEED)),
                true,
                Optional.empty(),
                Map.of(),
                Optional.of(SampleMemory.EXPORTED));
    }
}
