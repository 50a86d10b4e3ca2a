package mnemarium.experiment;

/**
 * A share of a plan's work for one of several machines.
 *
 * @param number 1 to {@code of}
 * @param of how many shares there are
 */
public record Shard(int number, int of) {

    /** All of the work. */
    public static final Shard WHOLE = new Shard(1, 1);

    public Shard {
        if (of < 1 || number < 1 || number > of) {
            throw new IllegalArgumentException(
                    "found the shard " + number + "/" + of + ", expected 1/N to N/N");
        }
    }

    /** Reads {@code 2/5}. */
    public static Shard of(String text) {
        if (!text.matches("\\d{1,6}/\\d{1,6}")) {
            throw new IllegalArgumentException(
                    "found the shard '" + text + "', expected I/N such as 2/5");
        }
        int slash = text.indexOf('/');
        return new Shard(
                Integer.parseInt(text.substring(0, slash)),
                Integer.parseInt(text.substring(slash + 1)));
    }

    /** Whether a unit of work is this share's. */
    public boolean takes(long unit) {
        return unit % of == number - 1;
    }
}
