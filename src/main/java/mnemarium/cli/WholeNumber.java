package mnemarium.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number, and says what was found where there is none. */
final class WholeNumber implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
        try {
            return Long.valueOf(text.strip());
        } catch (NumberFormatException e) {
            throw new TypeConversionException("found '" + text + "', expected a whole number");
        }
    }
}
