package mnemarium.experiment.file;

import java.util.ArrayDeque;
import java.util.Deque;

/** A text of HTML that cannot be left open, and in which no text is taken for a mark. */
final class Html {

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Opens an element; attributes are written as they are and never come from outside. */
    Html open(String name, String... attributes) {
        text.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ').append(attributes[i]).append("=\"");
            text.append(escaped(attributes[i + 1])).append('"');
        }
        text.append('>');
        open.push(name);
        return this;
    }

    Html close() {
        text.append("</").append(open.pop()).append(">\n");
        return this;
    }

    Html text(String words) {
        text.append(escaped(words));
        return this;
    }

    /** An element with nothing in it but text. */
    Html put(String name, String words, String... attributes) {
        return open(name, attributes).text(words).close();
    }

    /** Markup that was made here, such as a picture. */
    Html raw(String markup) {
        text.append(markup).append('\n');
        return this;
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("left open: " + open);
        }
        return text.toString();
    }
}
