package mnemarium.ownership;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the audit says of one item.
 *
 * @param match the field it is a copy of, if a rule found one
 * @param owner who holds it; nobody if no rule found a field
 * @param verdict the gate's answer had it been asked; {@code unclassified} if nobody owns it and
 *     the export does not say what it costs to learn again
 * @param reason why, in a sentence
 * @param isCopy whether somebody else holds it and keeps it current
 * @param outOfDate the chance that the copy is out of date, from its age and the field's change
 *     rate; empty if one of them is not known or it is no copy
 * @param hasSource whether the export says where it came from
 * @param isExpired whether its own date is past
 * @param claimsAuthority whether it says that somebody may do something
 * @param places how many items of its subject say the same; a request to delete it must find all
 * @param repeats whether an earlier item says the same
 * @param near what it nearly repeats or may contradict: ids and why
 */
public record Finding(
        Optional<FieldMatcher.Match> match,
        Owner owner,
        GateVerdict verdict,
        String reason,
        boolean isCopy,
        OptionalDouble outOfDate,
        boolean hasSource,
        boolean isExpired,
        boolean claimsAuthority,
        int places,
        boolean repeats,
        List<String> near) {

    /** How a line of {@link #near} begins if the two may contradict each other. */
    static final String MAY_CONTRADICT = "may contradict ";

    /** How a line of {@link #near} begins if the two say nearly the same. */
    static final String NEARLY_REPEATS = "nearly repeats ";

    public Finding {
        near = List.copyOf(near);
    }

    /** Whether it may contradict another item of its subject. */
    public boolean mayContradict() {
        return near.stream().anyMatch(each -> each.startsWith(MAY_CONTRADICT));
    }

    /** Whether another item of its subject says nearly the same. */
    public boolean nearlyRepeats() {
        return near.stream().anyMatch(each -> each.startsWith(NEARLY_REPEATS));
    }

    /** The same with what the other items make of it. */
    public Finding beside(int places, boolean repeats, List<String> near) {
        return new Finding(
                match,
                owner,
                verdict,
                reason,
                isCopy,
                outOfDate,
                hasSource,
                isExpired,
                claimsAuthority,
                places,
                repeats,
                near);
    }
}
