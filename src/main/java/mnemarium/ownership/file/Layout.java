package mnemarium.ownership.file;

/** How an export's items lie in it. */
sealed interface Layout {

    /** In a JSON list. */
    record Listed() implements Layout {}

    /**
     * In a list that a JSON object has under a name.
     *
     * @param name such as {@code results}
     */
    record Wrapped(String name) implements Layout {}

    /** One JSON object after the other. */
    record Lines() implements Layout {}

    /** In the parts of an agent file. */
    record AgentFile() implements Layout {}

    /**
     * In the rows of a table.
     *
     * @param separator between two cells
     */
    record Table(char separator) implements Layout {}
}
