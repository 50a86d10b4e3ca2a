package mnemarium.workbench;

/**
 * A guess that items which no rule matched are copies of a field. It counts for nothing until a
 * person confirms it.
 *
 * @param text what the items say, all of them the same
 * @param field whose description is nearest to it
 * @param owner who holds the field
 * @param score cosine of text and description, -1 to 1
 * @param items how many items say it
 * @param example id of the first of them
 * @param next the field that is the next near; empty if there is no other
 * @param nextScore its cosine; near to {@code score} it says that the guess is a toss
 */
public record Suggestion(
        String text,
        String field,
        String owner,
        double score,
        long items,
        String example,
        String next,
        double nextScore) {}
