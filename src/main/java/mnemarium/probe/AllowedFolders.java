package mnemarium.probe;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folders that checks may look into. A path is followed to where it really lies, through every
 * link on the way, before it is decided whether that is below one of them.
 */
public final class AllowedFolders {

    /** None: every check on a file is unknown. */
    public static final AllowedFolders NONE = new AllowedFolders(List.of(), List.of(), List.of());

    private final List<Path> folders;

    /** The same as they were given, which may lead through links. */
    private final List<Path> given;

    /** Allowed before, and gone now: no reason to refuse the others. */
    private final List<Path> missing;

    private AllowedFolders(List<Path> folders, List<Path> given, List<Path> missing) {
        this.folders = List.copyOf(folders);
        this.given = List.copyOf(given);
        this.missing = List.copyOf(missing);
    }

    /** The folders of some paths; those that are not there (any more) are left out. */
    public static AllowedFolders of(List<Path> paths) {
        List<Path> folders = new ArrayList<>();
        List<Path> given = new ArrayList<>();
        List<Path> missing = new ArrayList<>();
        for (Path each : paths) {
            try {
                Path real = each.toRealPath();
                if (Files.isDirectory(real)) {
                    folders.add(real);
                    given.add(each.toAbsolutePath().normalize());
                } else {
                    missing.add(each);
                }
            } catch (IOException e) {
                missing.add(each);
            }
        }
        return new AllowedFolders(folders, given, missing);
    }

    /** Those that are there, as they really lie. */
    public List<Path> folders() {
        return folders;
    }

    /** Those that are not. */
    public List<Path> missing() {
        return missing;
    }

    /**
     * Where a path of a check really lies.
     *
     * @param path relative to an allowed folder, or absolute below one
     */
    Path real(String path) throws Unknowable {
        if (folders.isEmpty()) {
            throw new Unknowable("found no allowed folder, expected one that " + path + " lies in");
        }
        Path stated;
        try {
            stated = Path.of(path);
        } catch (InvalidPathException e) {
            throw new Unknowable("found the path " + path + ", expected one: " + e.getReason());
        }
        if (stated.isAbsolute()) {
            Path plain = stated.normalize();
            if (Stream.concat(folders.stream(), given.stream()).noneMatch(plain::startsWith)) {
                throw outside(path);
            }
            return real(stated, path);
        }
        for (Path folder : folders) {
            Path candidate = folder.resolve(stated);
            if (!candidate.normalize().startsWith(folder)) {
                throw outside(path);
            }
            if (Files.exists(candidate, LinkOption.NOFOLLOW_LINKS)) {
                return real(candidate, path);
            }
        }
        throw missing(path);
    }

    /** Where a path that was found in a file really lies. */
    Path real(Path path, String shown) throws Unknowable {
        try {
            Path real = path.toRealPath();
            if (folders.stream().noneMatch(real::startsWith)) {
                throw new Unknowable(
                        "found "
                                + shown
                                + ", which leads out of the allowed folders, expected it to stay in "
                                + names());
            }
            return real;
        } catch (NoSuchFileException e) {
            throw missing(shown);
        } catch (IOException e) {
            throw new Unknowable(
                    "found "
                            + shown
                            + ", which cannot be followed ("
                            + e.getClass().getSimpleName()
                            + "), expected a path that can");
        }
    }

    private Unknowable outside(String path) {
        return new Unknowable(
                "found "
                        + path
                        + ", which is outside the allowed folders, expected a path below "
                        + names());
    }

    private Unknowable missing(String path) {
        return new Unknowable("found no file " + path + ", expected one below " + names());
    }

    private String names() {
        return String.join(", ", folders.stream().map(Path::toString).toList());
    }
}
