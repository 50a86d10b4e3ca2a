package mnemarium.scenario.file;

/** Where in a document something stands: {@code turns[2].messages[0].text}. */
final class Paths {

    private Paths() {}

    /** The place of a key's value in the mapping at this place. */
    static String key(String path, String key) {
        String shown = Node.cut(key);
        return path.isEmpty() ? shown : path + "." + shown;
    }
}
