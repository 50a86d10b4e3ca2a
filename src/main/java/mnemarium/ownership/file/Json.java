package mnemarium.ownership.file;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.json.JsonMapper;

import java.io.Reader;

/** Opens JSON and says what is wrong with it. */
final class Json {

    private Json() {}

    /** A parser that refuses a name given twice in one object, since one value would be lost. */
    static JsonParser parser(Reader reader) {
        return JsonMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build()
                .createParser(reader);
    }

    /**
     * Notes a mistake in the writing.
     *
     * @param read how many items were whole before it
     * @throws JacksonIOException the same, if it is no such mistake
     */
    static void note(JacksonException broken, long read, Faults faults) {
        if (broken instanceof JacksonIOException) {
            throw broken; // not the writing: the file itself cannot be read
        }
        TokenStreamLocation location = broken.getLocation();
        int line = location == null ? 0 : Math.max(0, location.getLineNr());
        if (broken instanceof UnexpectedEndOfInputException) {
            faults.add(
                    line,
                    "",
                    "the end of the file in the middle of what it says",
                    "the rest of the export (whole before it: " + read + ")");
            return;
        }
        String message = broken.getOriginalMessage();
        faults.add(
                line,
                "",
                "a mistake in the writing: " + Faults.cut(message == null ? "unreadable" : message),
                "well-formed JSON (whole before it: " + read + ")");
    }

    /** A name in a JSON pointer (RFC 6901). */
    static String pointer(String name) {
        return "/" + name.replace("~", "~0").replace("/", "~1");
    }
}
