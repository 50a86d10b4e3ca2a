package mnemarium.probe;

import mnemarium.ledger.Answers;
import mnemarium.ledger.Check;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Plan;
import mnemarium.probe.file.BadDocument;
import mnemarium.probe.file.Document;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Answers checks by looking at files. Never throws for what lies on the disk: a path outside, a
 * missing file, one that is too large or takes too long is an unknown result with its reason. May
 * be used from any thread.
 */
public final class Probe {

    private final AllowedFolders allowed;
    private final LongSupplier nanos;

    /**
     * @param nanos a clock that only moves on, nanoseconds, for time-outs
     */
    public Probe(AllowedFolders allowed, LongSupplier nanos) {
        this.allowed = allowed;
        this.nanos = nanos;
    }

    /** Runs the checks of a plan in its order, up to where its verdict is settled. */
    public Answers answer(Plan plan) {
        Answers answers = Answers.NONE;
        for (Optional<CheckRequest> next = plan.next(answers);
                next.isPresent();
                next = plan.next(answers)) {
            answers = answers.with(next.get(), answer(next.get()));
        }
        return answers;
    }

    /** Runs one check. */
    public CheckResult answer(CheckRequest request) {
        Reader reader = new Reader(new Deadline(nanos, request.timeOut()));
        try {
            return switch (request.check()) {
                case Check.FileHash hash -> judge(request, fileHash(hash.path(), reader));
                case Check.ApiSchemaHash hash ->
                        judge(request, document(hash.path(), reader).sortedHash());
                case Check.PackageVersion version -> judge(request, version(version, reader));
                case Check.GitRef git -> gitRef(request, git, reader);
                case Check.Predicate predicate when predicate.file().isPresent() ->
                        pointer(request, predicate.file().get(), predicate.name(), reader);
                case Check.Predicate predicate ->
                        new CheckResult.Unknown(
                                "found no file to look for "
                                        + predicate.name()
                                        + " in, expected the question to bring it");
                case Check.TestCommand _ -> new CheckResult.Unknown("a test command is never run");
            };
        } catch (Unknowable e) {
            return new CheckResult.Unknown(e.reason());
        } catch (BadDocument e) {
            return new CheckResult.Unknown(
                    "found "
                            + e.getMessage()
                            + ", expected a JSON or YAML document ("
                            + request.check().target()
                            + ")");
        }
    }

    private static CheckResult judge(CheckRequest request, String found) {
        return request.comparison().judge(found, request.expected());
    }

    private String fileHash(String path, Reader reader) throws Unknowable {
        MessageDigest digest = sha256();
        reader.read(
                allowed.real(path),
                path,
                Reader.LARGEST_HASHED,
                (bytes, count) -> digest.update(bytes, 0, count));
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java has no SHA-256, expected every one to", e);
        }
    }

    private Document document(String path, Reader reader) throws Unknowable, BadDocument {
        Path file = allowed.real(path);
        return Document.read(reader.text(file, path), path.endsWith(".json"));
    }

    private String version(Check.PackageVersion version, Reader reader)
            throws Unknowable, BadDocument {
        Path file = allowed.real(version.manifest());
        return new Manifests(reader).version(file, version.manifest(), version.name());
    }

    private CheckResult gitRef(CheckRequest request, Check.GitRef git, Reader reader)
            throws Unknowable {
        GitRefs refs = GitRefs.of(git.repository(), allowed, reader);
        Optional<String> commit = refs.commit(git.ref());
        if (commit.isEmpty()) {
            return new CheckResult.Fail("no ref " + git.ref() + " in " + git.repository());
        }
        return request.expected().equals(Check.GitRef.EXISTS)
                ? new CheckResult.Pass(commit.get())
                : judge(request, commit.get());
    }

    private CheckResult pointer(CheckRequest request, String path, String pointer, Reader reader)
            throws Unknowable, BadDocument {
        Optional<String> found = document(path, reader).at(pointer);
        return found.isPresent()
                ? judge(request, found.get())
                : new CheckResult.Fail("nothing at " + pointer + " in " + path);
    }
}
