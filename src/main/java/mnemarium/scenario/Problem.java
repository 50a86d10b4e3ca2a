package mnemarium.scenario;

/**
 * What is wrong with an input, and where.
 *
 * @param file name of the file
 * @param line 1-based; 0 if the whole file is meant
 * @param path where in the structure, such as {@code turns[2].messages[0].text}; empty if the whole
 *     file is meant
 * @param found what is there
 * @param expected what should be there
 */
public record Problem(String file, int line, String path, String found, String expected) {

    public Problem {
        Checked.filled("file of a problem", file);
        Checked.filled("finding of a problem", found);
        Checked.filled("expectation of a problem", expected);
        if (line < 0) {
            throw new IllegalArgumentException("line is " + line + ", expected 0 or more");
        }
    }

    /** One sentence: path, found, expected, and the place in brackets. */
    public String sentence() {
        String place = line == 0 ? file : file + ", line " + line;
        String about = path.isEmpty() ? "" : path + ": ";
        return about + "found " + found + ", expected " + expected + " (" + place + ")";
    }
}
