package mnemarium.memory;

import java.util.Arrays;

/**
 * Splits a text into the tokens of an uncased BERT vocabulary: words and punctuation first, then
 * each word into the longest pieces that the vocabulary knows, from left to right (Devlin et al.
 * 2019, after Wu et al. 2016). A word of which some part is unknown, or of more than 100
 * characters, becomes the one unknown token.
 *
 * <p>Text never turns into a special token, not even the letters {@code [CLS]}.
 */
public final class WordPiece {

    private static final int LONGEST_WORD = 100;

    private final Vocabulary vocabulary;

    public WordPiece(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** The tokens' names and numbers. */
    public Vocabulary vocabulary() {
        return vocabulary;
    }

    /** How many tokens a text has, without the marks before and after it. */
    public int count(String text) {
        return tokens(text).length;
    }

    /** The numbers of the tokens of a text, without the marks before and after it. */
    public int[] tokens(String text) {
        char[] plain = PlainText.of(text);
        Pieces pieces = new Pieces(vocabulary, plain);
        int start = 0;
        for (int i = 0; i < plain.length; ) {
            int c = Character.codePointAt(plain, i);
            int next = i + Character.charCount(c);
            if (c == ' ') {
                pieces.word(start, i);
                start = next;
            } else if (PlainText.isPunctuation(c)) {
                pieces.word(start, i);
                pieces.word(i, next);
                start = next;
            }
            i = next;
        }
        pieces.word(start, plain.length);
        return Arrays.copyOf(pieces.ids, pieces.size);
    }

    /** The pieces of one text as they are found. */
    private static final class Pieces {

        private final Vocabulary vocabulary;
        private final char[] text;
        private final int[] hashes;
        private int[] ids = new int[32];
        private int size;

        Pieces(Vocabulary vocabulary, char[] text) {
            this.vocabulary = vocabulary;
            this.text = text;
            this.hashes =
                    new int
                            [Math.max(vocabulary.starts().longest(), vocabulary.rests().longest())
                                    + 1];
        }

        void word(int start, int end) {
            if (start == end) {
                return;
            }
            int before = size;
            boolean tooLong =
                    end - start > LONGEST_WORD
                            && Character.codePointCount(text, start, end - start) > LONGEST_WORD;
            TokenTable table = vocabulary.starts();
            int from = start;
            while (!tooLong && from < end) {
                int taken = piece(table, from, end);
                if (taken == 0) {
                    break;
                }
                from += taken;
                table = vocabulary.rests();
            }
            if (from < end) {
                size = before;
                add(vocabulary.unknown());
            }
        }

        /** Adds the longest token that begins at {@code from}; says how long it is, 0 if none. */
        private int piece(TokenTable table, int from, int end) {
            int longest = Math.min(end - from, table.longest());
            for (int length = 1, hash = 0; length <= longest; length++) {
                hash = 31 * hash + text[from + length - 1];
                hashes[length] = hash;
            }
            for (int length = longest; length > 0; length--) {
                int id = table.find(text, from, length, hashes[length]);
                if (id >= 0) {
                    add(id);
                    return length;
                }
            }
            return 0;
        }

        private void add(int id) {
            if (size == ids.length) {
                ids = Arrays.copyOf(ids, 2 * size);
            }
            ids[size++] = id;
        }
    }
}
