package mnemarium.memory;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/**
 * The tokens of a BERT model, one a line, numbered by line from 0. A token that goes on inside a
 * word begins with {@code ##}.
 */
public final class Vocabulary {

    private static final String RESOURCE = "/assets/vocabulary.txt";

    private final List<String> tokens;
    private final TokenTable starts;
    private final TokenTable rests;
    private final String hash;
    private final int unknown;
    private final int begin;
    private final int end;

    private Vocabulary(List<String> tokens, String text, String where) {
        this.tokens = tokens;
        this.starts = new TokenTable(tokens.size());
        this.rests = new TokenTable(tokens.size());
        for (int id = 0; id < tokens.size(); id++) {
            String token = tokens.get(id);
            if (token.startsWith("##") && token.length() > 2) {
                rests.put(token.substring(2), id);
            } else {
                starts.put(token, id);
            }
        }
        this.hash = new Sha256().text(text).hex();
        this.unknown = special("[UNK]", where);
        this.begin = special("[CLS]", where);
        this.end = special("[SEP]", where);
    }

    /** The vocabulary that comes with the built-in models. */
    public static Vocabulary shipped() {
        try (InputStream in = Vocabulary.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(
                        RESOURCE + " is not on the class path, expected it beside the program");
            }
            return read(in.readAllBytes(), RESOURCE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a vocabulary from disk.
     *
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if it is no such vocabulary; the message says why
     */
    public static Vocabulary read(Path file) throws IOException {
        return read(Files.readAllBytes(file), file.toString());
    }

    /**
     * A vocabulary of given tokens.
     *
     * @throws IllegalArgumentException if {@code [UNK]}, {@code [CLS]} or {@code [SEP]} is missing
     */
    public static Vocabulary of(List<String> tokens) {
        return new Vocabulary(List.copyOf(tokens), String.join("\n", tokens), "the vocabulary");
    }

    private static Vocabulary read(byte[] bytes, String where) {
        String text;
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(
                    where + " is not UTF-8 text, expected a vocabulary with one token a line", e);
        }
        // Not lines(): some vocabularies hold characters that Java takes for line ends.
        String lines = text.replace("\r\n", "\n").replaceAll("\n+$", "");
        return new Vocabulary(List.of(lines.split("\n")), lines, where);
    }

    /** How many tokens there are. */
    public int size() {
        return tokens.size();
    }

    /** One token as it stands in the file. */
    public String token(int id) {
        return tokens.get(id);
    }

    /** The number of a token, as it stands in the file. */
    public OptionalInt id(String token) {
        int id =
                token.startsWith("##") && token.length() > 2
                        ? rests.find(token.substring(2))
                        : starts.find(token);
        return id < 0 ? OptionalInt.empty() : OptionalInt.of(id);
    }

    /** SHA-256 of the tokens in their order. */
    public String hash() {
        return hash;
    }

    /** The token for a word that cannot be put together. */
    public int unknown() {
        return unknown;
    }

    /** The token before a text. */
    public int begin() {
        return begin;
    }

    /** The token after a text. */
    public int end() {
        return end;
    }

    TokenTable starts() {
        return starts;
    }

    TokenTable rests() {
        return rests;
    }

    private int special(String token, String where) {
        int id = starts.find(token);
        if (id < 0) {
            throw new IllegalArgumentException(
                    "%s has %,d lines and none of them is %s, expected a BERT vocabulary with one token a line"
                            .formatted(where, tokens.size(), token));
        }
        return id;
    }
}
