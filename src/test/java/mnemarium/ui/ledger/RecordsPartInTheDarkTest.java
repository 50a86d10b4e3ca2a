package mnemarium.ui.ledger;

import mnemarium.ui.shell.Theme;

/** The same in dark. */
class RecordsPartInTheDarkTest extends RecordsPartTest {

    @Override
    protected Theme theme() {
        return Theme.DARK;
    }
}
