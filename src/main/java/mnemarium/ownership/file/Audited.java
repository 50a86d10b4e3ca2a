package mnemarium.ownership.file;

import mnemarium.ownership.AuditReport;

import java.time.Instant;

/**
 * What was audited, and what came of it.
 *
 * @param name of the export
 * @param asOf when ages and expiry are told
 */
public record Audited(String name, Intake.Taken taken, AuditReport report, Instant asOf) {}
