package mnemarium.workbench;

import mnemarium.ownership.Finding;
import mnemarium.ownership.MemoryItem;

/**
 * An item of an audited memory with what was found.
 *
 * @param index in the export, from 0
 */
public record AuditedItem(int index, MemoryItem item, Finding finding) {}
