package mnemarium.ui.shell;

import mnemarium.ui.Changes;
import mnemarium.workbench.Workbench;

import java.util.List;
import java.util.Optional;

/** The places there are: the Loop, under its timeline. */
final class LoopScreens implements Session.Screens {
    @Override
    public Made make(Workbench workbench, Changes changes, Commands commands) {
        return new Made(List.of(), Optional.empty(), snapshot -> {});
    }
}
