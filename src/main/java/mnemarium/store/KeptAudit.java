package mnemarium.store;

import mnemarium.ownership.AuditReport;

/**
 * A memory as it was judged by one owners file, without its findings.
 *
 * @param number by which its findings are found
 * @param memory what was judged
 * @param owners the text of the owners file it was judged by
 * @param report what came of it
 */
public record KeptAudit(int number, StagedMemory memory, String owners, AuditReport report) {}
