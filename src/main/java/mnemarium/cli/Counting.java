package mnemarium.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a count of at least one. */
final class Counting implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
        try {
            int count = Integer.parseInt(text.strip());
            if (count > 0) {
                return count;
            }
        } catch (NumberFormatException e) {
            throw new TypeConversionException(expected(text));
        }
        throw new TypeConversionException(expected(text));
    }

    private static String expected(String text) {
        return "found '" + text + "', expected a whole number from 1";
    }
}
