package mnemarium.store;

import mnemarium.ownership.GateVerdict;

import java.util.List;

/**
 * What is kept of a finding: by what it is filtered, and what does not follow from its item and the
 * owners alone.
 *
 * @param index of the item, from 0
 * @param field that it is a copy of; empty if of none
 * @param isCopy whether somebody else holds it and keeps it current
 * @param isExpired whether its own date is past
 * @param hasSource whether the export says where it came from
 * @param claimsAuthority whether it says that somebody may do something
 * @param repeats whether an earlier item says the same
 * @param places how many items of its subject say the same
 * @param near what it nearly repeats or may contradict, a line each
 */
public record KeptFinding(
        int index,
        String field,
        GateVerdict verdict,
        boolean isCopy,
        boolean isExpired,
        boolean hasSource,
        boolean claimsAuthority,
        boolean repeats,
        int places,
        List<String> near) {

    public KeptFinding {
        near = List.copyOf(near);
    }
}
