package mnemarium.scenario.file;

import java.util.Map;

/** Ids that must be unique in a file. */
final class Ids {

    private Ids() {}

    /**
     * Reads the id of a mapping and notes it if another has it already.
     *
     * @param what what the mapping is, for the message
     * @param lines the ids seen so far, with their lines; the new one is added
     * @return the id; a stand-in after noting that there is none
     */
    static String claim(Fields fields, String what, Map<String, Integer> lines) {
        String id = fields.exactText("id").map(String::strip).orElse("");
        Integer before = id.isEmpty() ? null : lines.putIfAbsent(id, fields.line("id"));
        if (before != null) {
            fields.problem(
                    "id",
                    what
                            + " id '"
                            + Node.cut(id)
                            + "' a second time (first in line "
                            + before
                            + ")",
                    "each id once");
        }
        return id.isEmpty() ? "?" : id;
    }
}
