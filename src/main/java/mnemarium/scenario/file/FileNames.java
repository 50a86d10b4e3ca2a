package mnemarium.scenario.file;

import java.util.Locale;

/** What the name of a data file gives its scenario. */
final class FileNames {

    private FileNames() {}

    /** The name without its last ending. */
    static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? name : name.substring(0, dot);
    }

    /** A scenario's name after a file or other name: {@code My log (2).csv} gives my-log-2. */
    static String scenario(String name) {
        String slug =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+", "");
        String cut = slug.substring(0, Math.min(80, slug.length())).replaceAll("-+$", "");
        return cut.isEmpty() ? "own-data" : cut;
    }
}
