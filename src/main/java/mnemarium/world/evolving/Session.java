package mnemarium.world.evolving;

import java.util.Optional;

/**
 * One question about one subject, with what the session shows.
 *
 * @param index its number, from 0
 * @param day its day, from 0
 * @param subject what it is about
 * @param role what it brings
 * @param shown the value that its document shows; empty if it brings none
 */
public record Session(int index, int day, Subject subject, Role role, Optional<String> shown) {

    /** What is true of the subject on this day. */
    public String truth() {
        return subject.valueOn(day);
    }

    /** The fact that a memory of values keeps from this session; empty if it shows no value. */
    public Optional<String> fact() {
        return shown.map(value -> Phrases.fact(subject, index, value));
    }

    /** The document that comes with the session: three lines of evidence, or two of a query. */
    public String artifact() {
        return Phrases.artifact(this);
    }
}
