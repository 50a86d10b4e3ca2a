package mnemarium.probe;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;

import java.util.Locale;
import java.util.Optional;

/** Pinned versions of a {@code requirements.txt}: {@code name==1.2.3}. */
final class Requirements {

    private static final Pattern LINE =
            Pattern.compile(
                    "([A-Za-z0-9][A-Za-z0-9._-]*)\\s*(?:\\[[^\\]]*\\])?\\s*(===?|[<>=~!][^;#]*)?"
                            + "\\s*([^\\s;#]*).*");

    private Requirements() {}

    static String version(String text, String shown, String name) throws Unknowable {
        Optional<String> found = Optional.empty();
        for (String line : (Iterable<String>) text.lines().map(String::strip)::iterator) {
            Matcher matcher = LINE.matcher(line);
            if (!matcher.matches() || !normal(matcher.group(1)).equals(normal(name))) {
                continue;
            }
            String operator = matcher.group(2);
            if (operator == null || !(operator.equals("==") || operator.equals("==="))) {
                throw new Unknowable(
                        "found \""
                                + line
                                + "\", expected a version that is pinned by == ("
                                + shown
                                + ")");
            }
            String version = matcher.group(3);
            if (found.isPresent() && !found.get().equals(version)) {
                throw new Unknowable(
                        "found "
                                + name
                                + " as "
                                + found.get()
                                + " and as "
                                + version
                                + ", expected one version ("
                                + shown
                                + ")");
            }
            found = Optional.of(version);
        }
        return found.orElseThrow(() -> Manifests.missing(name, shown));
    }

    /** Names that the index of packages holds to be the same (PEP 503). */
    private static String normal(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-').replace('.', '-');
    }
}
