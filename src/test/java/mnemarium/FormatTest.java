package mnemarium;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * All sources are formatted by google-java-format in its AOSP style. A test, not a plugin: the
 * plugin would run on Maven's own JVM, which may be older than the language of the sources. {@code
 * mvn -q test -Dtest=FormatTest -Dformat=apply} rewrites them.
 */
class FormatTest {

    @Test
    void everySourceIsFormatted() throws IOException {
        boolean apply = "apply".equals(System.getProperty("format"));
        List<String> unformatted = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                String found = Files.readString(file);
                String expected = format(file, found);
                if (!found.equals(expected)) {
                    unformatted.add(file.toString());
                    if (apply) {
                        Files.writeString(file, expected);
                    }
                }
            }
        }
        if (!apply) {
            assertThat(unformatted)
                    .as("run mvn -q test -Dtest=FormatTest -Dformat=apply")
                    .isEmpty();
        }
    }

    private static String format(Path file, String source) {
        try {
            String formatted =
                    new Formatter(JavaFormatterOptions.builder().style(Style.AOSP).build())
                            .formatSource(source);
            return ImportOrderer.reorderImports(
                    RemoveUnusedImports.removeUnusedImports(formatted), Style.AOSP);
        } catch (FormatterException e) {
            throw new AssertionError(file + " cannot be read by the formatter", e);
        }
    }
}
