/**
 * JSON and YAML documents as the probe looks at them: a value by its pointer, and a hash that does
 * not depend on layout and order. Jackson is known here.
 */
@NullMarked
package mnemarium.probe.file;

import org.jspecify.annotations.NullMarked;
