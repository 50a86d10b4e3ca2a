package mnemarium.ui.ledger;

import mnemarium.ui.shell.Theme;

/** The same in dark. */
class LabViewInTheDarkTest extends LabViewTest {

    @Override
    protected Theme theme() {
        return Theme.DARK;
    }
}
