package mnemarium.ui.loop;

/**
 * The working memory at the cursor, in all its forms; each is computed only when it is looked at.
 *
 * @param entries the entries, for the list
 * @param map the accesses, for the map
 * @param wish what the flat map needs
 * @param touched the entry that the newest operation wrote or found, -1 if none
 * @param isNewTouch whether the cursor has moved since the last showing
 */
record MemoryShown(
        Entries entries, AccessMap map, PlaneMaker.Wish wish, int touched, boolean isNewTouch) {}
