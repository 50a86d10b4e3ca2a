package mnemarium.probe;

import com.google.re2j.Pattern;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * References of a git repository, read from its files: loose ones below {@code refs}, packed ones
 * in {@code packed-refs}, and of a worktree whose {@code .git} is a file that names the folder.
 */
final class GitRefs {

    private static final Pattern COMMIT = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");

    /** How a short name is looked up, in git's order. */
    private static final List<String> PLACES =
            List.of("%s", "refs/%s", "refs/tags/%s", "refs/heads/%s", "refs/remotes/%s");

    /** A reference may name another one; more than this is a ring. */
    private static final int MOST_STEPS = 5;

    private final Path own;
    private final Path shared;
    private final String shown;
    private final AllowedFolders allowed;
    private final Reader reader;

    private GitRefs(Path own, Path shared, String shown, AllowedFolders allowed, Reader reader) {
        this.own = own;
        this.shared = shared;
        this.shown = shown;
        this.allowed = allowed;
        this.reader = reader;
    }

    static GitRefs of(String repository, AllowedFolders allowed, Reader reader) throws Unknowable {
        Path folder = allowed.real(repository);
        Path git = folder.resolve(".git");
        if (!Files.exists(git, LinkOption.NOFOLLOW_LINKS)) {
            throw new Unknowable("found no .git, expected a git repository (" + repository + ")");
        }
        Path own = allowed.real(git, repository + "/.git");
        if (Files.isRegularFile(own)) {
            String text = reader.text(own, repository + "/.git").strip();
            if (!text.startsWith("gitdir:")) {
                throw new Unknowable(
                        "found a .git file without \"gitdir:\", expected one that names a folder ("
                                + repository
                                + ")");
            }
            String named = text.substring("gitdir:".length()).strip();
            own = allowed.real(resolve(folder, named), repository + "/.git, " + named);
        }
        if (!Files.isRegularFile(own.resolve("HEAD"))) {
            throw new Unknowable(
                    "found a .git without HEAD, expected a git repository (" + repository + ")");
        }
        return new GitRefs(
                own, shared(own, repository, allowed, reader), repository, allowed, reader);
    }

    /** A worktree keeps only its HEAD to itself. */
    private static Path shared(Path own, String repository, AllowedFolders allowed, Reader reader)
            throws Unknowable {
        Path common = own.resolve("commondir");
        if (!Files.isRegularFile(common, LinkOption.NOFOLLOW_LINKS)) {
            return own;
        }
        String named = reader.text(common, repository + "/.git/commondir").strip();
        return allowed.real(resolve(own, named), repository + "/.git, " + named);
    }

    private static Path resolve(Path folder, String named) throws Unknowable {
        try {
            return folder.resolve(named);
        } catch (java.nio.file.InvalidPathException e) {
            throw new Unknowable("found the path " + named + ", expected one: " + e.getReason());
        }
    }

    /** The commit that a reference names; empty if there is no such reference. */
    Optional<String> commit(String ref) throws Unknowable {
        if (Files.isDirectory(shared.resolve("reftable"))) {
            throw new Unknowable(
                    "found references in a reftable, expected files below refs (" + shown + ")");
        }
        for (String place : PLACES) {
            Optional<String> commit = follow(place.replace("%s", ref), MOST_STEPS);
            if (commit.isPresent()) {
                return commit;
            }
        }
        return Optional.empty();
    }

    private Optional<String> follow(String name, int steps) throws Unknowable {
        if (steps == 0) {
            throw new Unknowable(
                    "found references that name each other, expected an end (" + shown + ")");
        }
        // besides HEAD and its like, only what lies below refs is one
        boolean isOwn = name.chars().allMatch(c -> (c >= 'A' && c <= 'Z') || c == '_');
        if (!isOwn && !name.startsWith("refs/")) {
            return Optional.empty();
        }
        Path file = (isOwn ? own : shared).resolve(name);
        if (!Files.isRegularFile(file)) {
            return packed(name);
        }
        String text = reader.text(allowed.real(file, shown + "/.git/" + name), name).strip();
        if (text.startsWith("ref:")) {
            return follow(text.substring("ref:".length()).strip(), steps - 1);
        }
        return COMMIT.matches(text) ? Optional.of(text) : Optional.empty();
    }

    private Optional<String> packed(String name) throws Unknowable {
        Path file = shared.resolve("packed-refs");
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        String where = shown + "/.git/packed-refs";
        String text = reader.text(allowed.real(file, where), where);
        return text.lines()
                .filter(line -> line.endsWith(" " + name))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .filter(COMMIT::matches)
                .findFirst();
    }
}
