package mnemarium.loop.reuse;

import java.util.Optional;

/**
 * Something kept of an evolving world. Notes are only ever added; a later note of the same slot
 * takes the place of an earlier one.
 *
 * @param id its number, from 0, in the order of writing
 * @param day the day it was written
 * @param subject the subject's name
 * @param slot what it takes the place in
 * @param text its text
 * @param value the value it holds; empty for a method
 */
public record Note(
        int id, int day, String subject, String slot, String text, Optional<String> value) {}
