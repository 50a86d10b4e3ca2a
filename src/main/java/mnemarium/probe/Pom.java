package mnemarium.probe;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The versions that a {@code pom.xml} states, its dependency management among them. Properties of
 * the file are put in; what a parent or a bill of materials states elsewhere is not followed.
 */
final class Pom {

    /** Properties in properties; more than this is a ring. */
    private static final int MOST_STEPS = 10;

    private final Map<String, String> properties = new HashMap<>();

    /** Versions by {@code group:artifact}, as written. */
    private final Map<String, Set<String>> versions = new HashMap<>();

    private final String shown;

    private Pom(String shown) {
        this.shown = shown;
    }

    static Pom read(String text, String shown) throws Unknowable {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        // nothing outside the file is ever read, and nothing in it grows
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        Pom pom = new Pom(shown);
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(text));
            pom.walk(reader);
            return pom;
        } catch (XMLStreamException e) {
            throw new Unknowable(
                    "found XML that cannot be read, expected a Maven project (" + shown + ")");
        }
    }

    private void walk(XMLStreamReader reader) throws XMLStreamException {
        Deque<String> path = new ArrayDeque<>();
        Deque<Map<String, String>> open = new ArrayDeque<>(); // a plugin holds dependencies
        StringBuilder text = new StringBuilder();
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    path.addLast(reader.getLocalName());
                    text.setLength(0);
                    if (isThing(path)) {
                        open.addLast(new HashMap<>());
                    }
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
                        text.append(reader.getText());
                case XMLStreamConstants.END_ELEMENT -> {
                    end(path, text.toString().strip(), open);
                    path.removeLast();
                    text.setLength(0);
                }
                default -> {
                    // comments and the like say nothing
                }
            }
        }
    }

    private void end(Deque<String> path, String text, Deque<Map<String, String>> open) {
        String[] names = path.toArray(String[]::new);
        String name = names[names.length - 1];
        if (names.length == 3 && names[1].equals("properties")) {
            properties.put(name, text);
        } else if (names.length == 2 && (name.equals("version") || name.equals("groupId"))) {
            properties.put("project." + name, text);
        } else if (names.length == 3 && names[1].equals("parent")) {
            properties.put("project.parent." + name, text);
            properties.putIfAbsent("project." + name, text);
        } else if (isThing(path)) {
            keep(open.removeLast());
        } else if (names.length > 2 && isThingName(names[names.length - 2])) {
            open.getLast().put(name, text);
        }
    }

    private static boolean isThing(Deque<String> path) {
        return isThingName(path.getLast());
    }

    private static boolean isThingName(String name) {
        return name.equals("dependency") || name.equals("plugin");
    }

    private void keep(Map<String, String> thing) {
        String artifact = thing.get("artifactId");
        String version = thing.get("version");
        if (artifact != null && version != null) {
            String group = thing.getOrDefault("groupId", "org.apache.maven.plugins");
            versions.computeIfAbsent(group + ":" + artifact, _ -> new LinkedHashSet<>())
                    .add(version);
        }
    }

    /**
     * The version of a dependency or plugin.
     *
     * @param name {@code group:artifact}, or {@code artifact} alone
     */
    String version(String name) throws Unknowable {
        Set<String> found = new LinkedHashSet<>();
        for (Map.Entry<String, Set<String>> each : versions.entrySet()) {
            String key = each.getKey();
            if (key.equals(name) || (!name.contains(":") && key.endsWith(":" + name))) {
                for (String version : each.getValue()) {
                    found.add(resolved(version, MOST_STEPS));
                }
            }
        }
        if (found.size() > 1) {
            throw new Unknowable(
                    "found "
                            + name
                            + " as "
                            + String.join(" and as ", found)
                            + ", expected one version ("
                            + shown
                            + ")");
        }
        return found.stream().findFirst().orElseThrow(() -> Manifests.missing(name, shown));
    }

    private String resolved(String text, int steps) throws Unknowable {
        int start = text.indexOf("${");
        int end = text.indexOf('}', start + 2);
        if (start < 0 || end < 0) {
            return text;
        }
        String name = text.substring(start + 2, end);
        Optional<String> value = Optional.ofNullable(properties.get(name));
        if (value.isEmpty() || steps == 0) {
            throw new Unknowable(
                    "found the property "
                            + name
                            + ", expected its value in the same file ("
                            + shown
                            + ")");
        }
        return resolved(
                text.substring(0, start) + value.get() + text.substring(end + 1), steps - 1);
    }
}
