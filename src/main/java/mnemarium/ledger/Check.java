package mnemarium.ledger;

import java.util.Optional;

/**
 * A cheap way to find out whether an assumption still holds, by name: typed, so that nothing that
 * was stored is ever executed. Paths are relative to a folder the user allowed, or absolute below
 * one.
 */
public sealed interface Check {

    /** A path must fit on a line and on a disk. */
    int LONGEST_PATH = 1000;

    /** Its name in files and on the command line. */
    String word();

    /** What it looks at, for people. */
    String target();

    /** True if somebody has to look; else the question brings the value, or nobody may run it. */
    default boolean isProbed() {
        return switch (this) {
            case FileHash _, GitRef _, PackageVersion _, ApiSchemaHash _ -> true;
            case Predicate predicate -> predicate.file().isPresent();
            case TestCommand _ -> false;
        };
    }

    /** SHA-256 of the bytes of a file, in hexadecimal digits. */
    record FileHash(String path) implements Check {
        public FileHash {
            checkPath(path);
        }

        @Override
        public String word() {
            return "file-hash";
        }

        @Override
        public String target() {
            return path;
        }
    }

    /**
     * A branch, tag or other reference of a git repository, read from its files. The value is the
     * commit it names; where {@value #EXISTS} is expected, any will do.
     *
     * @param repository the folder that holds {@code .git}
     * @param ref such as {@code main}, {@code v1.2}, {@code refs/heads/main} or {@code HEAD}
     */
    record GitRef(String repository, String ref) implements Check {

        /** The value that asks for no more than that the reference is there. */
        public static final String EXISTS = "exists";

        public GitRef {
            checkPath(repository);
            Checked.line("git ref", ref, 200);
            if (ref.startsWith("/")
                    || ref.startsWith("-")
                    || ref.endsWith("/")
                    || ref.contains("..")
                    || ref.contains("\\")
                    || ref.contains("//")
                    || ref.indexOf(0) >= 0) {
                throw new IllegalArgumentException(
                        "git ref is \""
                                + Checked.shortened(ref)
                                + "\", expected a name such as main or refs/tags/v1");
            }
        }

        @Override
        public String word() {
            return "git-ref";
        }

        @Override
        public String target() {
            return ref + " in " + repository;
        }
    }

    /**
     * The version of a package as a manifest states it.
     *
     * @param manifest a {@code pom.xml}, {@code package-lock.json} or {@code requirements.txt}
     * @param name {@code group:artifact} or {@code artifact} in a pom, else the package's name
     */
    record PackageVersion(String manifest, String name) implements Check {
        public PackageVersion {
            checkPath(manifest);
            Checked.line("package", name, 300);
        }

        @Override
        public String word() {
            return "package-version";
        }

        @Override
        public String target() {
            return name + " in " + manifest;
        }
    }

    /** SHA-256 of a JSON or YAML document with sorted keys: layout and order do not matter. */
    record ApiSchemaHash(String path) implements Check {
        public ApiSchemaHash {
            checkPath(path);
        }

        @Override
        public String word() {
            return "api-schema-hash";
        }

        @Override
        public String target() {
            return path;
        }
    }

    /**
     * A value by name, which the question must provide, or by JSON pointer in a file.
     *
     * @param file a JSON or YAML file; empty if the value is a named one
     * @param name of the value, or a JSON pointer such as {@code /engines/node} (RFC 6901)
     */
    record Predicate(Optional<String> file, String name) implements Check {
        public Predicate {
            if (file.isPresent()) {
                checkPath(file.get());
                if (!name.isEmpty() && !name.startsWith("/")) {
                    throw new IllegalArgumentException(
                            "JSON pointer is \""
                                    + Checked.shortened(name)
                                    + "\", expected one that starts with /");
                }
            } else {
                Checked.name("name of a predicate", name);
            }
        }

        @Override
        public String word() {
            return "predicate";
        }

        @Override
        public String target() {
            return file.map(each -> (name.isEmpty() ? "all" : name) + " in " + each).orElse(name);
        }
    }

    /** A command that would tell. It is kept for people, is never run, and is always unknown. */
    record TestCommand(String command) implements Check {
        public TestCommand {
            Checked.text("test command", command, 10_000);
        }

        @Override
        public String word() {
            return "test-command";
        }

        @Override
        public String target() {
            return command;
        }
    }

    private static void checkPath(String path) {
        Checked.line("path of a check", path, LONGEST_PATH);
        if (path.indexOf(0) >= 0) {
            throw new IllegalArgumentException(
                    "path of a check holds the character 0, expected a path");
        }
    }
}
