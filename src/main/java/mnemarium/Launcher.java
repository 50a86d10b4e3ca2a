package mnemarium;

import java.io.File;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The door of the program. It is compiled for Java 17 and names no newer class and no class of
 * JavaFX, so that an old Java, a missing display or a missing GTK ends in one clear line instead of
 * a stack trace.
 *
 * <p>The words come from the arguments or, if there are none, from the system property {@code
 * mnemarium.args}, split as a shell would split them. No word, or the name of a file as the first
 * one, asks for the window; anything else is a command and never needs a display. Where the window
 * cannot be opened the run goes on in the terminal.
 */
public final class Launcher {

    /** The Java that the rest of the program is compiled for. */
    static final int NEEDED_JAVA = 25;

    /** What runs if nothing was asked for and there is no display. */
    static final List<String> DEFAULT_RUN = List.of("run", "alert-triage");

    /** What {@link Launcher} hands the words to. */
    interface Program {
        /**
         * Opens the window (no word, or a file's name) or does what the words say.
         *
         * @throws Throwable what the program threw
         */
        void start(List<String> words) throws Throwable;
    }

    private final int java;
    private final Map<String, String> environment;
    private final Properties properties;
    private final PrintStream messages;
    private final Program program;

    /**
     * A door in the given surroundings.
     *
     * @param java the feature number of the Java that runs
     * @param environment the variables of the process
     * @param properties the system properties; what a command needs is set here
     * @param messages where the one clear line goes
     * @param program what is started
     */
    Launcher(
            int java,
            Map<String, String> environment,
            Properties properties,
            PrintStream messages,
            Program program) {
        this.java = java;
        this.environment = environment;
        this.properties = properties;
        this.messages = messages;
        this.program = program;
    }

    /**
     * Starts the program. Exit status 2: the Java is too old or the words cannot be read.
     *
     * @param arguments the words after the program's name
     * @throws Throwable what the program threw
     */
    public static void main(String[] arguments) throws Throwable {
        int status =
                new Launcher(
                                Runtime.version().feature(),
                                System.getenv(),
                                System.getProperties(),
                                System.err,
                                Launcher::startMain)
                        .launch(List.of(arguments));
        if (status != 0) {
            System.exit(status);
        }
    }

    /**
     * Starts what the words ask for.
     *
     * @return 0, or 2 if the program could not be started
     * @throws Throwable what the program threw, unless it says that there is no window to be had
     */
    int launch(List<String> arguments) throws Throwable {
        if (java < NEEDED_JAVA) {
            return refuse(
                    "Mnemarium needs Java "
                            + NEEDED_JAVA
                            + " or newer; this is Java "
                            + java
                            + " ("
                            + properties.getProperty("java.home")
                            + ").");
        }
        List<String> words;
        try {
            words =
                    arguments.isEmpty()
                            ? split(properties.getProperty("mnemarium.args", ""))
                            : arguments;
        } catch (IllegalArgumentException e) {
            return refuse(e.getMessage());
        }
        quietenJavaFx();
        if (!asksForWindow(words)) {
            // pictures are drawn into memory: a command needs no display even where one is set
            properties.putIfAbsent("glass.platform", "Headless");
            properties.putIfAbsent("prism.order", "sw");
            program.start(words);
            return 0;
        }
        if (isHeadless()) {
            properties.putIfAbsent("prism.order", "sw");
        } else if (hasNoDisplay()) {
            return inTerminal(
                    words,
                    "found no display (DISPLAY is not set): start it from a terminal on a desktop,"
                            + " over ssh with ssh -X");
        }
        try {
            program.start(words);
            return 0;
        } catch (Throwable thrown) {
            String missing = missing(thrown);
            if (missing.isEmpty()) {
                throw thrown;
            }
            return inTerminal(words, missing);
        }
    }

    /** A command's first word never names a file. */
    private static boolean asksForWindow(List<String> words) {
        return words.isEmpty() || new File(words.get(0)).isFile();
    }

    private boolean isHeadless() {
        return properties.getProperty("glass.platform", "").equalsIgnoreCase("Headless");
    }

    private boolean hasNoDisplay() {
        return properties.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux")
                && variable("DISPLAY").isBlank()
                && variable("WAYLAND_DISPLAY").isBlank();
    }

    private String variable(String name) {
        return environment.getOrDefault(name, "");
    }

    /** What keeps the window from opening, in words, or an empty text for any other trouble. */
    private String missing(Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            String message = String.valueOf(each.getMessage());
            if (message.contains("glass GTK library")) {
                return "found no GTK 3, which the window needs: install it (Debian, Ubuntu: apt-get"
                        + " install libgtk-3-0)";
            }
            if (message.contains("Unable to open DISPLAY")) {
                return variable("DISPLAY").isBlank()
                        ? "found Wayland, but no X display (DISPLAY is not set): start Xwayland"
                        : "could not open the display \""
                                + variable("DISPLAY")
                                + "\": start it from a terminal on a desktop, over ssh with ssh -X";
            }
        }
        return "";
    }

    private int inTerminal(List<String> words, String missing) throws Throwable {
        List<String> command = command(words);
        messages.println(
                "Mnemarium " + missing + ". In the terminal now: " + String.join(" ", command));
        program.start(command);
        return 0;
    }

    /** What comes closest in a terminal to opening this in a window. */
    private static List<String> command(List<String> words) {
        if (words.isEmpty()) {
            return DEFAULT_RUN;
        }
        List<String> command = new ArrayList<>(words);
        command.add(0, words.get(0).endsWith(".mnemarium") ? "reproduce" : "run");
        return command;
    }

    private int refuse(String message) {
        messages.println(message);
        return 2;
    }

    /**
     * Splits a line into words as a shell would: at white space outside quotes; {@code '…'} and
     * {@code "…"} keep what they enclose. A backslash takes the next white space, quote or
     * backslash literally; before anything else, and inside {@code '…'}, it stands for itself, so
     * that {@code C:\data} survives.
     *
     * @throws IllegalArgumentException if a quote is not closed
     */
    static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\\' && quote != '\'' && i + 1 < line.length() && isSpecial(line, i + 1)) {
                word.append(line.charAt(++i));
                inWord = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                    inWord = false;
                }
            } else if (c == quote) {
                quote = 0;
            } else if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
                inWord = true;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException(
                    "found a " + quote + " that is not closed, expected a second one in: " + line);
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }

    private static boolean isSpecial(String line, int at) {
        char c = line.charAt(at);
        return Character.isWhitespace(c) || c == '\'' || c == '"' || c == '\\';
    }

    /** Held here because the log manager forgets a logger that nobody holds. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private static final Logger CONTROLS = Logger.getLogger("javafx.scene.control");

    /**
     * Running JavaFX from the class path is meant and works; its warning would only worry. A list
     * that is scrolled to its end tells at each step that it had to guess where that is.
     */
    private static void quietenJavaFx() {
        CONTROLS.setLevel(Level.WARNING);
        JAVAFX.setFilter(
                record ->
                        !String.valueOf(record.getMessage())
                                .startsWith("Unsupported JavaFX configuration"));
    }

    /** By name, so that this class loads where {@code Main} cannot. */
    private static void startMain(List<String> words) throws Throwable {
        try {
            Class.forName("mnemarium.Main")
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) words.toArray(new String[0]));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
