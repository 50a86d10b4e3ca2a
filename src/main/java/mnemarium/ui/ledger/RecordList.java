package mnemarium.ui.ledger;

import java.util.List;

/**
 * The records of a ledger in the order of their writing, each made when it is asked for: a ledger
 * may hold a hundred thousand. What a record says never changes; its reuses and its standing may.
 */
public interface RecordList {

    /** How many there are. */
    int size();

    /** A record, from 0. */
    RecordRow row(int index);

    /** Whether a later record took its place. */
    boolean isSuperseded(int index);

    /** The place of a record, -1 if there is none of this id. */
    int index(String id);

    /** The kinds that occur, for the filter. */
    List<String> kinds();

    /** The scopes that occur, for the filter. */
    List<String> scopes();

    /** No record. */
    RecordList NONE =
            new RecordList() {
                @Override
                public int size() {
                    return 0;
                }

                @Override
                public RecordRow row(int index) {
                    throw new IndexOutOfBoundsException("record " + index + " of none");
                }

                @Override
                public boolean isSuperseded(int index) {
                    return false;
                }

                @Override
                public int index(String id) {
                    return -1;
                }

                @Override
                public List<String> kinds() {
                    return List.of();
                }

                @Override
                public List<String> scopes() {
                    return List.of();
                }
            };
}
