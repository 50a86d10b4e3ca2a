package mnemarium.loop;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A text field that joined an event after logs had been written: its canonical form leaves it out
 * while it is empty, so that those logs keep their bytes and hashes.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@interface Added {}
