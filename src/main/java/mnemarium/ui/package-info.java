/**
 * The window. Here lies what several places of it share: the faces, the breadths of the layout, the
 * wording of figures, and {@link mnemarium.ui.Place}, the door by which a place is shown. A screen
 * per package; screens do not see each other, the shell sees them all, and they see of the shell
 * only its pulse. The room knows the workbench and the types below it, never the store.
 */
@NullMarked
package mnemarium.ui;

import org.jspecify.annotations.NullMarked;
